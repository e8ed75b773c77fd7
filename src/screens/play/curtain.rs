//! The curtain: the screen in the next player's colour, with nothing private behind it.

use rules::event::Event;
use rules::ids::Seat;

use super::hints::sentence;
use super::log::lines;
use super::table::Table;
use crate::desk::Desk;
use crate::follow::{Memo, effect};
use crate::hints::Hint;
use crate::page::*;
use crate::parts::{Flag, HoldButton, Icon, Kind};
use crate::web;
use crate::words::{Scene, t_string};

/// Most lines of what happened since: more than four others do in their turns.
const SINCE: usize = 60;

#[component]
pub fn Curtain() -> View {
    let table = Table::get();
    let words = table.words;
    let whose = Memo::new(move |_| table.desk.with(Desk::curtain));
    // the cloth on its way up: nothing is on it and nothing waits for it
    let lifting = RwSignal::new(None::<u8>);
    let mut before = None::<Seat>;
    effect(move || {
        let now = whose.get();
        match (std::mem::replace(&mut before, now), now) {
            (_, Some(_)) => web::focus_next("#lift"),
            (Some(seat), None) => lifting.set(Some(table.desk.with_untracked(|desk| desk.session().style(seat)))),
            _ => {}
        }
    });
    let cloth = move || {
        let style = lifting.get()?;
        Some(view! {
            <div class=format!("cur lifts pl{style}") aria-hidden="true" on:animationend=move |_| lifting.set(None)><Sign style/></div>
        })
    };
    let curtain = move || {
        let seat = whose.get()?;
        let style = table.style(seat);
        let name = table.scene(|_, scene| scene.player(seat));
        let since = table.scene(|desk, scene| since(desk, scene, seat));
        let lift_name = name.clone();
        // the style fits the longest word into a line
        let letters = name.split(' ').map(|word| word.chars().count()).max().unwrap_or(1).max(1);
        let lift = move || {
            table.lift();
            web::focus_next("#say");
        };
        // until the next player has looked, the last move can be taken back from here
        let undo = table.scene(|desk, scene| desk.session().undoable().ok().map(|action| scene.undo(&action)));
        Some(view! {
            <div class=format!("cur falls pl{style}") role="alertdialog" aria-modal="true" aria-labelledby="pass-to">
                <Sign style/>
                <section class="sheet">
                    <Flag style/>
                    <div class="pass">{move || t_string!(words, curtain.pass)}</div>
                    <h1 id="pass-to" style=("--letters", move || letters.to_string())>{name}</h1>
                    {if table.desk.with(|desk| desk.manners().hold_to_lift) {
                        view! {
                            <HoldButton kind=Kind::Big icon="eye" on_held=lift attr:id="lift" attr:data-act="lift">
                                {move || t_string!(words, curtain.hold, name = lift_name.clone())}
                            </HoldButton>
                        }
                    } else {
                        view! {
                            <button type="button" class="btn primary big" id="lift" data-act="lift" on:click=move |_| lift()>
                                <Icon name="eye"/>{move || t_string!(words, curtain.lift, name = lift_name.clone())}
                            </button>
                        }
                    }}
                    {move || (table.hint.get() == Some(Hint::Pass)).then(|| view! { <p class="tag hint">{sentence(words, Hint::Pass)}</p> })}
                    {undo.map(|name| view! {
                        <button type="button" class="btn quiet" data-act="curtain-undo" on:click=move |_| table.undo()><Icon name="undo"/>{name}</button>
                    })}
                    {(!since.is_empty()).then(|| view! {
                        <div class="since">
                            <h2 id="since">{move || t_string!(words, curtain.since)}</h2>
                            <ul class="log" tabindex="0" aria-labelledby="since">
                                {since.into_iter().map(|(seat, text)| view! {
                                    <li>{seat.map(|seat| view! { <Flag style=table.style(seat)/> })}<span>{text}</span></li>
                                }).collect_view()}
                            </ul>
                        </div>
                    })}
                </section>
            </div>
        })
    };
    view! { {curtain}{cloth} }
}

/// The mark of a player, as large as the screen.
#[component]
fn Sign(style: u8) -> View {
    view! {
        <svg class="sign" viewBox="0 0 1180 820" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=format!("#mark-{style}") transform="translate(590 410) scale(66)"></use>
        </svg>
    }
}

/// What everyone could see since this player last acted, the newest first.
fn since(desk: &Desk, scene: &Scene, seat: Seat) -> Vec<(Option<Seat>, String)> {
    let steps = desk.session().steps();
    let own = steps.iter().rposition(|step| step.act.is_some_and(|(by, _)| by == seat));
    let events: Vec<Event> = steps[own.map_or(0, |at| at + 1)..]
        .iter()
        .flat_map(|step| step.events.iter())
        .filter(|event| !matches!(event, Event::Turn { .. }))
        .map(|event| event.seen_by(None))
        .collect();
    lines(scene, &events).into_iter().rev().take(SINCE).collect()
}
