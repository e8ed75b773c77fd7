//! The others: title, dice, seats, the last line of the log; and the menu.

use rules::ids::Seat;
use wasm_bindgen::JsCast;

use super::clock::{self, ClockFace};
use super::log::LastLine;
use super::placing::{self, Placing};
use super::table::{Sheet, Table};
use crate::app::App;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Button, Dialog, Flag, IconButton, When};
use crate::prefs::Theme;
use crate::route::Screen;
use crate::words::{scenario, t_string};

#[component]
pub fn Rail() -> View {
    let table = Table::get();
    let words = table.words;
    let title = move || scenario(words, &table.desk.with(|desk| desk.session().rules().setup.scenario.clone()));
    let sub = move || {
        table.desk.with(|desk| {
            let (turn, target) = (desk.session().game().state.table.turn, desk.session().rules().target);
            if turn == 0 {
                t_string!(words, rail.setting_up, target = target)
            } else {
                t_string!(words, rail.turn, turn = turn, target = target)
            }
        })
    };
    let founding = Memo::new(move |_| placing::founding(table));
    let players = table.desk.with_untracked(|desk| desk.session().rules().players);
    let menu = Signal::derive(move || t_string!(words, rail.menu).to_owned());
    view! {
        <aside class="rail" inert=move || table.shut() aria-label=move || t_string!(words, rail.players)>
            <header class="topbar" class:founding=move || founding.get()>
                <div class="title"><h1>{title}</h1><div class="sub">{sub}</div></div>
                <Dice/>
                <IconButton icon="menu" label=menu kind=crate::parts::Kind::Plain on:click=move |_| table.sheet.set(Sheet::Menu)/>
            </header>
            <ul class="seats" class:many={players.len() >= 5}>{players.iter().map(|seat| view! { <SeatRow seat/> }).collect_view()}</ul>
            <LastLine/>
        </aside>
    }
}

#[component]
fn Dice() -> View {
    let table = Table::get();
    let words = table.words;
    let dice = Memo::new(move |_| table.desk.with(|desk| desk.session().game().state.table.dice));
    let by = move || {
        table.scene(|desk, scene| {
            let name = scene.player(desk.session().game().state.table.active);
            if dice.get().is_some() {
                t_string!(words, rail.rolled, name = name)
            } else {
                t_string!(words, rail.to_roll, name = name)
            }
        })
    };
    let timed = clock::timed();
    let started = Memo::new(move |_| table.desk.with(|desk| desk.session().game().state.table.turn > 0));
    // what lay there from the start does not roll
    let begun = StoredValue::new(false);
    request_animation_frame(move || {
        begun.set_value(true);
    });
    // once: a rail that is shown again does not roll them again
    let still = |event: web_sys::AnimationEvent| {
        if let Some(dice) = event.current_target().and_then(|dice| dice.dyn_into::<web_sys::Element>().ok()) {
            let _ = dice.class_list().remove_1("rolling");
        }
    };
    let class = move || if begun.get_value() { "dice rolling" } else { "dice" };
    view! {
        <When is=move || started.get() otherwise=move || view! { <Placing/> }>
            <div class="rolled" class:timed=move || timed.get()>
                {move || match dice.get() {
                    Some([a, b]) => view! {
                        <div class=class() on:animationend=still role="img" aria-label=t_string!(words, rail.dice, a = a, b = b, sum = a + b)>
                            <Die face=Some(a)/><Die face=Some(b)/><span class="sum">{a + b}</span>
                        </div>
                    },
                    None => view! { <div class="dice" aria-hidden="true"><Die face=None/><Die face=None/><span class="sum"></span></div> },
                }}
                <ClockFace/>
                <div class="by">{by}</div>
            </div>
        </When>
    }
}

#[component]
fn Die(face: Option<u8>) -> View {
    let href = face.map_or("#die-blank".to_owned(), |n| format!("#die-{n}"));
    view! { <svg class="die" viewBox="0 0 40 40" aria-hidden="true"><use href=href></use></svg> }
}

/// The public facts of a seat.
#[derive(Clone, Copy, PartialEq)]
struct Facts {
    points: u8,
    secret: u8,
    cards: u8,
    held: u8,
    knights: u8,
    route: u8,
    longest: bool,
    largest: bool,
    now: bool,
    gives_back: u8,
}

#[component]
fn SeatRow(seat: Seat) -> View {
    let table = Table::get();
    let words = table.words;
    let facts = Memo::new(move |_| {
        table.desk.with(|desk| {
            let game = desk.session().game();
            let t = &game.state.table;
            let gives_back = match game.pending().task {
                rules::agenda::Task::Give { due, waiting, .. } if waiting.has(seat) => due[seat.at()],
                _ => 0,
            };
            Facts {
                points: desk.session().points(seat),
                secret: if desk.eyes() == Some(seat) && desk.session().over().is_empty() {
                    game.state.hands[seat.at()].points()
                } else {
                    0
                },
                cards: t.hand_sizes[seat.at()],
                held: t.held[seat.at()],
                knights: t.army(seat),
                route: t.lengths[seat.at()],
                longest: t.longest_route == Some(seat),
                largest: t.largest_army == Some(seat),
                now: desk.decider() == Some(seat),
                gives_back,
            }
        })
    });
    let style = table.desk.with_untracked(|desk| desk.session().style(seat));
    let name = table.scene_untracked(|_, scene| scene.player(seat));
    let gives_back = move || {
        let n = facts.get().gives_back;
        (n > 0).then(|| t_string!(words, rail.gives_back, n = n, of = facts.get().cards))
    };
    let label = move || {
        let name = table.scene(|_, scene| scene.seat_name(seat, style));
        match gives_back() {
            Some(last) => t_string!(words, kind.comma, first = name, last),
            None => name,
        }
    };
    let stat = |icon: &'static str, n: u8| {
        view! { <span><svg aria-hidden="true" viewBox="0 0 24 24"><use href=format!("#s-{icon}")></use></svg>{n}</span> }
    };
    let ribbon = |icon: &'static str, text: &'static str| {
        view! { <span class="ribbon"><svg aria-hidden="true" viewBox="0 0 24 24"><use href=format!("#s-{icon}")></use></svg><span>{text}</span></span> }
    };
    view! {
        <li><button type="button" class=format!("seat pl{style}") class:now=move || facts.get().now class:giving=move || { facts.get().gives_back > 0 } data-seat=seat.to_string()
            aria-haspopup="dialog" on:click=move |_| table.sheet.set(Sheet::Seat(seat))>
            <span class="vh">{label}</span>
            <Flag style/>
            <span class="who" aria-hidden="true">
                <span class="name">{name}</span>
                {move || gives_back().map(|told| view! { <span class="turn">{told}</span> })}
            </span>
            <span class="vp num" aria-hidden="true">{move || facts.get().points}{move || (facts.get().secret > 0).then(|| view! { <small>" +"{facts.get().secret}</small> })}</span>
            <span class="st" aria-hidden="true">
                {move || { let f = facts.get(); view! { {stat("hand", f.cards)}{stat("dev", f.held)}{stat("sword", f.knights)}{stat("route", f.route)} } }}
            </span>
            <span class="aw" aria-hidden="true">
                {move || facts.get().longest.then(|| ribbon("route", t_string!(words, rail.longest)))}
                {move || facts.get().largest.then(|| ribbon("army", t_string!(words, rail.largest)))}
            </span>
        </button></li>
    }
}

/// What else there is: the log, the colours, the way home.
#[component]
pub fn Menu() -> View {
    let table = Table::get();
    let words = table.words;
    let app = App::get();
    let open = table.sheet_open(Sheet::Menu);
    let title = Signal::derive(move || t_string!(words, rail.menu).to_owned());
    let go = move |deed: fn(Table)| {
        move |_| {
            table.sheet.set(Sheet::None);
            deed(table);
        }
    };
    let over = move |open: fn(App)| {
        move |_| {
            table.sheet.set(Sheet::None);
            open(app);
        }
    };
    let dress = move |_| {
        app.prefs.update(|prefs| prefs.theme = if prefs.theme == Theme::Dark { Theme::Light } else { Theme::Dark });
    };
    view! {
        <Dialog open title>
            <div class="stack">
                <Button icon="list" on:click=go(|table| table.sheet.set(Sheet::Moves))>{move || t_string!(words, moves.all)}</Button>
                <Button icon="book" on:click=go(|table| table.log.set(true))>{move || t_string!(words, rail.log)}</Button>
                <Button icon="hexes" attr:data-go="island" on:click=go(|table| table.sheet.set(Sheet::Island))>{move || t_string!(words, island.title)}</Button>
                <Button icon="eyeoff" on:click=go(Table::cover)>{move || t_string!(words, rail.hide)}</Button>
                <Button icon="halves" on:click=dress>{move || t_string!(words, rail.dark)}</Button>
                <Button icon="help" attr:data-go="learn" on:click=over(|app| app.help.set(Some(String::new())))>{move || t_string!(words, help.title)}</Button>
                <Button icon="cog" attr:data-go="settings" on:click=over(|app| app.settings.set(true))>{move || t_string!(words, settings.title)}</Button>
                <Button icon="save" attr:data-act="give" on:click=go(Table::give)>{move || t_string!(words, save.as_file)}</Button>
                <Button icon="left" on:click=move |_| app.nav.turn_to(Screen::Home)>{move || t_string!(words, rail.home)}</Button>
            </div>
        </Dialog>
    }
}
