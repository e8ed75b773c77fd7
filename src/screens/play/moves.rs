//! Every move as a button, with its place in words, and why the others are off: grouped by what they are about.

use rules::action::{Action, Verb};
use rules::agenda::Task;
use rules::refusal::Refusal;
use rules::table::Piece;

use super::acts::{Cost, PieceIcon, missing, open_trade};
use super::discard::GoingBack;
use super::rule::RuleLink;
use super::table::{Sheet, Table};
use crate::desk::{Desk, Mode};
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Dialog, Icon, When};
use crate::topics::topic_of;
use crate::words::t_string;

/// What "All moves" is divided into.
#[derive(Clone, Copy, PartialEq)]
enum Group {
    Dice,
    Build(Piece),
    Cards,
    Trade,
    Robber,
    Hand,
    Turn,
}

/// The groups in order, each with what is told in it.
const GROUPS: [(Group, &[Verb]); 9] = [
    (Group::Dice, &[Verb::Roll]),
    (Group::Robber, &[Verb::Robber, Verb::Steal]),
    (Group::Hand, &[Verb::Give, Verb::Take]),
    (Group::Build(Piece::Road), &[Verb::Road]),
    (Group::Build(Piece::Settlement), &[Verb::Settlement]),
    (Group::Build(Piece::City), &[Verb::City]),
    (Group::Cards, &[Verb::Card, Verb::Knight, Verb::RoadBuilding, Verb::Plenty, Verb::Monopoly]),
    (Group::Trade, &[Verb::Accept, Verb::Counter, Verb::Decline, Verb::Close, Verb::Withdraw, Verb::Offer, Verb::Bank]),
    (Group::Turn, &[Verb::Stop, Verb::End]),
];

/// A move, or why there is none of its kind.
#[derive(Clone, PartialEq)]
struct Line {
    verb: Verb,
    name: String,
    /// The action and its notation, or why there is none and the topic that explains it.
    what: Result<(Action, String), (String, &'static str)>,
}

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
pub fn Moves() -> View {
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
fn off(desk: &Desk, verb: Verb) -> Option<Refusal> {
    desk.why_none(verb)
        .filter(|why| !matches!(why, Refusal::Phase | Refusal::NoCard(_) | Refusal::NotYourDecision | Refusal::Over))
}

#[component]
fn List() -> View {
    let table = Table::get();
    let words = table.words;
    let groups = Memo::new(move |_| {
        let lines = |(group, verbs): (Group, &[Verb])| (group, lines(table, verbs));
        GROUPS.into_iter().map(lines).collect::<Vec<_>>()
    });
    let nothing = Memo::new(move |_| {
        groups.with(|groups| !groups.iter().flat_map(|(_, lines)| lines).any(|line| line.what.is_ok()))
    });
    let going_back = Memo::new(move |_| {
        table.desk.with(|desk| match desk.mode() {
            Mode::Discard(cards) => Some((cards, desk.due())),
            _ => None,
        })
    });
    let offers =
        Memo::new(move |_| table.desk.with(|desk| desk.decider().is_some() && desk.why_none(Verb::Offer).is_none()));
    let section = move |(group, lines): (Group, Vec<Line>)| {
        let offer = group == Group::Trade && offers.get();
        if lines.is_empty() && !offer {
            return None;
        }
        Some(view! {
            <Heading group lines=lines.clone()/>
            <ul>
                {offer.then(|| view! { <li><MakeOffer/></li> })}
                {lines.into_iter().filter(|line| !in_heading(group, line)).map(|line| view! { <li><Told line/></li> }).collect_view()}
            </ul>
        })
    };
    view! {
        {move || going_back.get().map(|(cards, due)| view! { <GoingBack cards due/> })}
        <When is=move || nothing.get() && going_back.with(Option::is_none)>
            <p class="small muted">{move || t_string!(words, moves.by_hand)}</p>
        </When>
        {move || groups.get().into_iter().map(section).collect_view()}
    }
}

/// The moves of these verbs, and of those that have none, why.
fn lines(table: Table, verbs: &[Verb]) -> Vec<Line> {
    table.scene(|desk, scene| {
        let board = &desk.session().rules().board;
        let listed = desk.choices().listed;
        let of = |&verb: &Verb| {
            let moves = listed.iter().filter(move |action| action.verb() == verb);
            let mut lines: Vec<Line> = moves
                .map(|action| Line { verb, name: scene.action(action), what: Ok((*action, action.words(board))) })
                .collect();
            if lines.is_empty()
                && let Some(why) = off(desk, verb)
            {
                lines.push(Line { verb, name: scene.verb(verb), what: Err((scene.refusal(&why), topic_of(&why))) });
            }
            lines
        };
        verbs.iter().flat_map(of).collect()
    })
}

/// Whether a line is told by the heading of its group: a piece that can go nowhere.
fn in_heading(group: Group, line: &Line) -> bool {
    matches!(group, Group::Build(_)) && line.what.is_err()
}

/// What a group is called; of a piece also its cost, and how many places and pieces there are, or why there is none.
#[component]
fn Heading(group: Group, lines: Vec<Line>) -> View {
    let table = Table::get();
    let words = table.words;
    let name = match group {
        Group::Dice => t_string!(words, moves.group_dice),
        Group::Build(Piece::Road) => t_string!(words, moves.group_roads),
        Group::Build(Piece::Settlement) => t_string!(words, moves.group_settlements),
        Group::Build(Piece::City) => t_string!(words, moves.group_cities),
        Group::Cards => t_string!(words, moves.group_cards),
        Group::Trade => t_string!(words, moves.group_trade),
        Group::Robber => t_string!(words, moves.group_robber),
        Group::Hand => t_string!(words, moves.group_hand),
        Group::Turn => t_string!(words, moves.group_turn),
    };
    let Group::Build(piece) = group else { return view! { <h3 class="grp">{name}</h3> } };
    let (cost, left, paid) = table.desk.with(|desk| {
        let session = desk.session();
        let stock = desk.decider().map_or(0, |seat| session.game().state.table.stock_of(seat, piece));
        (session.rules().cost(piece), stock, session.game().pending().task == Task::Main)
    });
    let why = lines.iter().find_map(|line| line.what.clone().err());
    let off = why.is_some();
    let topic = why.as_ref().map(|(_, topic)| *topic);
    let places = || t_string!(words, moves.places, count = lines.len(), left = left);
    let about = why.map_or_else(places, |(why, _)| why);
    view! {
        <div class="grp of-piece" class:off=off>
            <PieceIcon piece/>
            <div><h3>{name}</h3><small>{about}" "{topic.map(|topic| view! { <RuleLink topic/> })}</small></div>
            {paid.then(|| view! {
                <span class="cost" aria-hidden="true"><Cost cards=cost missing=missing(table, cost)/></span>
            })}
        </div>
    }
}

#[component]
fn Told(line: Line) -> View {
    let table = Table::get();
    let Line { verb, name, what } = line;
    match what {
        Ok((action, notation)) => view! {
            <button type="button" class="mv" data-move=notation on:click=move |_| table.act(action)>
                <Icon name=icon(verb)/><span><b>{name}</b></span>
            </button>
        },
        Err((why, topic)) => view! {
            <div class="mv" aria-disabled="true"><Icon name=icon(verb)/><span><b>{name}</b><small>{why}</small></span><RuleLink topic/></div>
        },
    }
}

#[component]
fn MakeOffer() -> View {
    let table = Table::get();
    let open = move |_| {
        table.sheet.set(Sheet::None);
        open_trade(table);
    };
    view! {
        <button type="button" class="mv" on:click=open>
            <Icon name="people"/><span><b>{move || t_string!(table.words, moves.make_offer)}</b></span>
        </button>
    }
}
