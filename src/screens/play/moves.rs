//! Every move as a button, with its place in words, and why the others are off.

use leptos::prelude::*;
use rules::action::{Action, Verb};

use super::acts::open_trade;
use super::rule::RuleLink;
use super::table::{Sheet, Table};
use crate::desk::Desk;
use crate::follow::Memo;
use crate::parts::{Dialog, Icon, When};
use crate::topics::topic_of;
use crate::words::t_string;

/// What is told of when it is off.
const EXPLAINED: [Verb; 9] = [
    Verb::Road,
    Verb::Settlement,
    Verb::City,
    Verb::Card,
    Verb::Bank,
    Verb::Knight,
    Verb::RoadBuilding,
    Verb::Plenty,
    Verb::Monopoly,
];

fn icon(verb: Verb) -> &'static str {
    match verb {
        Verb::Roll => "dice",
        Verb::End | Verb::Stop => "next",
        Verb::Bank | Verb::Offer | Verb::Counter | Verb::Close | Verb::Accept => "swap",
        Verb::Card | Verb::Knight | Verb::RoadBuilding | Verb::Plenty | Verb::Monopoly => "book",
        Verb::Decline | Verb::Withdraw => "close",
        Verb::Robber | Verb::Steal => "flag",
        _ => "check",
    }
}

#[component]
pub fn Moves() -> impl IntoView {
    let table = Table::get();
    let words = table.words;
    let open = table.sheet_open(Sheet::Moves);
    let title = Signal::derive(move || {
        table.scene(|desk, scene| match desk.decider() {
            Some(seat) => t_string!(words, moves.title, name = scene.player(seat)),
            None => t_string!(words, moves.all).to_owned(),
        })
    });
    view! {
        <Dialog open title>
            <List/>
        </Dialog>
    }
}

/// Why a verb is off, unless it has nothing to do with this moment.
fn off(desk: &Desk, verb: Verb) -> Option<rules::refusal::Refusal> {
    use rules::refusal::Refusal;
    desk.why_none(verb)
        .filter(|why| !matches!(why, Refusal::Phase | Refusal::NoCard(_) | Refusal::NotYourDecision | Refusal::Over))
}

#[component]
fn List() -> impl IntoView {
    let table = Table::get();
    let words = table.words;
    let moves = Memo::new(move |_| {
        table.scene(|desk, scene| {
            let board = &desk.session().rules().board;
            let listed = desk.choices().listed;
            listed.into_iter().map(|action| (action, scene.action(&action), action.words(board))).collect::<Vec<_>>()
        })
    });
    let reasons = Memo::new(move |_| {
        table.scene(|desk, scene| {
            let told = |verb: Verb| {
                let why = off(desk, verb)?;
                Some((scene.verb(verb), scene.refusal(&why), topic_of(&why)))
            };
            EXPLAINED.into_iter().filter_map(told).collect::<Vec<_>>()
        })
    });
    let offers =
        Memo::new(move |_| table.desk.with(|desk| desk.decider().is_some() && desk.why_none(Verb::Offer).is_none()));
    let row = move |(action, name, notation): (Action, String, String)| {
        view! {
            <li><button type="button" class="mv" data-move=notation on:click=move |_| table.act(action)>
                <Icon name=icon(action.verb())/><span><b>{name}</b></span>
            </button></li>
        }
    };
    view! {
        <div class="grp">{move || t_string!(words, moves.possible)}</div>
        <When is=move || moves.get().is_empty()><p class="small muted">{move || t_string!(words, moves.by_hand)}</p></When>
        <ul>{move || moves.get().into_iter().map(row).collect_view()}</ul>
        <When is=move || offers.get()>
            <button type="button" class="mv" on:click=move |_| { table.sheet.set(Sheet::None); open_trade(table); }>
                <Icon name="people"/><span><b>{move || t_string!(words, moves.make_offer)}</b></span>
            </button>
        </When>
        <When is=move || !reasons.get().is_empty()>
            <div class="grp">{move || t_string!(words, moves.not_now)}</div>
            <ul>
                {move || reasons.get().into_iter().map(|(name, why, topic)| view! {
                    <li class="mv" aria-disabled="true"><Icon name="close"/><span><b>{name}</b><small>{why}</small></span><RuleLink topic/></li>
                }).collect_view()}
            </ul>
        </When>
    }
}
