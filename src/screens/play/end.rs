//! The end: who won, and where the points came from.

use leptos::prelude::*;
use rules::ids::Seat;

use super::table::Table;
use crate::app::App;
use crate::parts::{Button, Flag, Kind};
use crate::route::Screen;
use crate::words::{scenario, t, t_string};

/// The points of a seat by source: settlements, cities, longest route, largest army, cards.
fn sources(table: Table, seat: Seat) -> [u8; 5] {
    table.desk.with(|desk| {
        let game = desk.session().game();
        let t = &game.state.table;
        let award = |holder: Option<Seat>| if holder == Some(seat) { 2 } else { 0 };
        [
            t.settlements[seat.at()].len() as u8,
            2 * t.cities[seat.at()].len() as u8,
            award(t.longest_route),
            award(t.largest_army),
            game.state.hands[seat.at()].points(),
        ]
    })
}

#[component]
pub fn End() -> impl IntoView {
    let table = Table::get();
    let words = table.words;
    let app = App::get();
    let (winner, mut seats, turns) = table.desk.with_untracked(|desk| {
        let winner = desk.session().over().first().unwrap_or(Seat(0));
        let seats: Vec<Seat> = desk.session().rules().players.iter().collect();
        (winner, seats, desk.session().game().state.table.turn)
    });
    seats.sort_by_key(|seat| std::cmp::Reverse((*seat == winner, sources(table, *seat).iter().sum::<u8>())));
    let style = table.style(winner);
    let points: u8 = sources(table, winner).iter().sum();
    let title = move || {
        t_string!(words, end.wins, name = table.scene(|_, scene| scene.player(winner)), points = points)
    };
    let about = move || {
        let id = table.desk.with(|desk| desk.session().rules().setup.scenario.clone());
        t_string!(words, end.about, scenario = scenario(words, &id), count = turns)
    };
    let row = move |seat: Seat| {
        let sources = sources(table, seat);
        let name = table.scene_untracked(|_, scene| scene.player(seat));
        view! {
            <tr class:first=seat == winner>
                <th scope="row" class="name"><div><Flag style=table.style(seat)/>{name}</div></th>
                {sources.into_iter().map(|n| view! { <td class:zero=n == 0>{n}</td> }).collect_view()}
                <td class="sum">{sources.iter().sum::<u8>()}</td>
            </tr>
        }
    };
    view! {
        <main class="fin" tabindex="-1">
            <header class=format!("win pl{style}")>
                <Flag style/>
                <div class="grow">
                    <h1 id="say" tabindex="-1">{title}</h1>
                    <p class="muted">{about}</p>
                </div>
            </header>
            <div class="res">
                <section class="paper">
                    <h2>{t!(words, end.sources)}</h2>
                    <table class="points">
                        <thead><tr>
                            <td></td>
                            <th scope="col">{t!(words, end.settlements)}</th>
                            <th scope="col">{t!(words, end.cities)}</th>
                            <th scope="col">{t!(words, end.longest)}</th>
                            <th scope="col">{t!(words, end.largest)}</th>
                            <th scope="col">{t!(words, end.cards)}</th>
                            <th scope="col">{t!(words, end.points)}</th>
                        </tr></thead>
                        <tbody>{seats.into_iter().map(row).collect_view()}</tbody>
                    </table>
                </section>
            </div>
            <footer class="foot">
                <Button kind=Kind::Quiet icon="left" on:click=move |_| app.nav.turn_to(Screen::Home)>{t!(words, end.home)}</Button>
                <span class="grow"></span>
                <Button icon="eye" on:click=move |_| table.looking.set(true)>{t!(words, end.look)}</Button>
                <Button kind=Kind::Big after="next" on:click=move |_| app.nav.turn_to(Screen::NewGame)>{t!(words, end.again)}</Button>
            </footer>
        </main>
    }
}
