//! The end: who won, where the points came from, how they came turn by turn, and how the dice fell.

mod dice;
mod lines;

use leptos::ev;
use rules::ids::Seat;
use rules::settle;

use super::table::Table;
use crate::app::App;
use crate::chronicle::{Chronicle, Feat, Marvel};
use crate::page::*;
use crate::parts::{Button, Flag, Kind};
use crate::route::Screen;
use crate::words::{Words, scenario, t_string};
use dice::Dice;
use lines::Lines;

/// Below this width of the window plots are drawn narrow, so that their words stay large enough.
const NARROW: f64 = 600.0;

/// The points of a seat by source: settlements, cities, longest route, largest army, cards.
fn sources(table: Table, seat: Seat) -> [u8; 5] {
    table.desk.with_untracked(|desk| {
        let game = desk.session().game();
        let [settlements, cities, longest, largest] = settle::sources(game.ctx(), seat);
        [settlements, cities, longest, largest, game.state.hands[seat.at()].points()]
    })
}

#[component]
pub fn End() -> View {
    let table = Table::get();
    let words = table.words;
    let app = App::get();
    let (winner, turns, chronicle) = table.desk.with_untracked(|desk| {
        let winner = desk.session().over().first().unwrap_or(Seat(0));
        (winner, desk.session().game().state.table.turn, Chronicle::of(desk.session()))
    });
    let style = table.style(winner);
    let points: u8 = sources(table, winner).iter().sum();
    let title =
        move || t_string!(words, end.wins, name = table.scene(|_, scene| scene.player(winner)), points = points);
    let about = move || {
        let id = table.desk.with(|desk| desk.session().rules().setup.scenario.clone());
        t_string!(words, end.about, scenario = scenario(words, &id), count = turns)
    };
    let narrow = RwSignal::new(is_narrow());
    let resized = window_event_listener(ev::resize, move |_| narrow.set(is_narrow()));
    on_cleanup(move || resized.remove());
    let marvels = chronicle.marvels.clone();
    view! {
        <main class="fin" tabindex="-1">
            <header class=format!("win pl{style}")>
                <Flag style/>
                <div class="grow">
                    <h1 id="say" tabindex="-1">{title}</h1>
                    <p class="muted">{about}</p>
                </div>
            </header>
            <div class="res" tabindex="0" role="group" aria-label=move || t_string!(words, end.results)>
                <section class="paper">
                    <h2>{move || t_string!(words, end.sources)}</h2>
                    <Sources winner/>
                    {(!marvels.is_empty()).then(|| view! {
                        <ul class="marvels">{marvels.into_iter().map(|marvel| view! { <Told marvel/> }).collect_view()}</ul>
                    })}
                </section>
                <div class="plots">
                    <Lines chronicle=chronicle.clone() narrow winner/>
                    <Dice rolls=chronicle.rolls narrow/>
                </div>
            </div>
            <footer class="foot">
                <Button kind=Kind::Quiet icon="left" on:click=move |_| app.nav.turn_to(Screen::Home)>{move || t_string!(words, end.home)}</Button>
                <span class="grow"></span>
                <Button icon="eye" on:click=move |_| table.looking.set(true)>{move || t_string!(words, end.look)}</Button>
                <Button kind=Kind::Big after="next" on:click=move |_| app.nav.turn_to(Screen::NewGame)>{move || t_string!(words, end.again)}</Button>
            </footer>
        </main>
    }
}

fn is_narrow() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width < NARROW)
}

/// The winner first, the others by points.
#[component]
fn Sources(winner: Seat) -> View {
    let table = Table::get();
    let words = table.words;
    let mut seats: Vec<Seat> = table.desk.with_untracked(|desk| desk.session().rules().players.iter().collect());
    rules::sort::by_key(&mut seats, |seat| {
        std::cmp::Reverse((*seat == winner, sources(table, *seat).iter().sum::<u8>()))
    });
    let head = |drawing: Option<&'static str>, name: fn(Words) -> &'static str| {
        let picture = drawing.map(|drawing| {
            let piece = drawing.ends_with("-6");
            // a city is higher than a settlement
            let frame = if drawing.starts_with("#city") { "-44 -46 88 80" } else { "-40 -36 80 72" };
            let (class, frame) = if piece { ("pc pl6", frame) } else { ("", "0 0 24 24") };
            view! { <svg class=class viewBox=frame aria-hidden="true"><use href=drawing></use></svg> }
        });
        view! { <th scope="col">{picture}<span class:spoken=drawing.is_some()>{move || name(words)}</span></th> }
    };
    let row = move |seat: Seat| {
        let sources = sources(table, seat);
        let name = table.scene_untracked(|_, scene| scene.player(seat));
        view! {
            <tr class:first=seat == winner>
                <th scope="row" class="name"><div><Flag style=table.style(seat)/><span>{name}</span></div></th>
                {sources.into_iter().map(|n| view! { <td class:zero=n == 0>{n}</td> }).collect_view()}
                <td class="sum">{sources.iter().sum::<u8>()}</td>
            </tr>
        }
    };
    view! {
        <table class="points">
            <thead><tr>
                <td></td>
                {head(Some("#settlement-6"), |words| t_string!(words, end.settlements))}
                {head(Some("#city-6"), |words| t_string!(words, end.cities))}
                {head(Some("#s-route"), |words| t_string!(words, end.longest))}
                {head(Some("#s-army"), |words| t_string!(words, end.largest))}
                {head(Some("#s-dev"), |words| t_string!(words, end.cards))}
                {head(None, |words| t_string!(words, end.points))}
            </tr></thead>
            <tbody>{seats.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// Who did something most, and how often.
#[component]
fn Told(marvel: Marvel) -> View {
    let table = Table::get();
    let words = table.words;
    let Marvel { feat, seats, n } = marvel;
    let name = move || match feat {
        Feat::Earned => t_string!(words, end.most_earned),
        Feat::Trades => t_string!(words, end.most_trades),
        Feat::Robbed => t_string!(words, end.most_robbed),
        Feat::Robber => t_string!(words, end.most_robber),
        Feat::Sevens => t_string!(words, end.most_sevens),
        Feat::BestTurn => t_string!(words, end.best_turn),
    };
    let who = move || {
        let people = table.scene(|_, scene| scene.people(seats));
        match feat {
            Feat::BestTurn => t_string!(words, end.who_gained, people, n),
            _ => t_string!(words, end.who, people, n),
        }
    };
    view! {
        <li>
            <div class="small muted">{name}</div>
            <div class="flagged">
                {seats.iter().map(|seat| view! { <Flag style=table.style(seat)/> }).collect_view()}
                <span>{who}</span>
            </div>
        </li>
    }
}
