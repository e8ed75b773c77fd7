//! The board of the game: what is lit, what is being looked at, why not.

use rules::action::Action;
use rules::board::Board;
use rules::cards::Kind;
use rules::deal::pips;
use rules::event::Event;
use rules::ids::{Corner, Hex};
use rules::table::Table as Facts;
use rules::terrain::HarbourKind;

use super::table::Table;
use crate::app::App;
use crate::board::build;
use crate::board::intents::Intent;
use crate::board::model::{Pieces, Place, Preview, Tag, TagItem, Target, Targets};
use crate::board::render::{BoardView, BoardWords, Paid};
use crate::desk::{Desk, Mode};
use crate::follow::Memo;
use crate::page::*;
use crate::parts::ToastRegion;
use crate::web;
use crate::words::{Words, t_string};

/// Milliseconds within which a second tap on a place is a finger that bounced: quicker than anyone taps twice on purpose.
const BOUNCE: u64 = 120;

#[component]
pub fn Chart() -> View {
    let table = Table::get();
    let words = table.words;
    let land = table.desk.with_untracked(|desk| {
        let session = desk.session();
        build::land(session.rules(), &session.game().state.table)
    });
    let pieces = Memo::new(move |_| table.desk.with(board_pieces));
    let targets = Memo::new(move |_| targets(table));
    let preview = Memo::new(move |_| table.desk.with(preview));
    let tag = Memo::new(move |_| tag(table));
    let paid = Memo::new(move |_| table.desk.with(paid));
    let names = Signal::derive(move || BoardWords {
        board: t_string!(words, board.name).to_owned(),
        kind: t_string!(words, board.kind).to_owned(),
        closer: t_string!(words, board.closer).to_owned(),
        farther: t_string!(words, board.farther).to_owned(),
        whole: t_string!(words, board.whole).to_owned(),
        beyond: [
            t_string!(words, board.more_left).to_owned(),
            t_string!(words, board.more_right).to_owned(),
            t_string!(words, board.more_top).to_owned(),
            t_string!(words, board.more_bottom).to_owned(),
        ],
    });
    let toasts = App::get().toasts;
    toasts.move_to_board(move || table.shut());
    // the place that a tag speaks of
    let mark = Memo::new(move |_| table.note.with(|note| note.as_ref().and_then(|note| note.at)));
    let tapped = StoredValue::new(None::<(Place, u64)>);
    // a finger that bounced confirms nothing
    let bounced = move |place: Place| {
        let now = web::now();
        let before = tapped.try_update_value(|tapped| tapped.replace((place, now))).flatten();
        before.is_some_and(|(last, when)| last == place && now.saturating_sub(when) < BOUNCE)
    };
    let intent = move |intent: Intent| match intent {
        Intent::Choose { place, or } => {
            if bounced(place) {
                return;
            }
            table.doing(|desk| desk.choose(place));
            let shown = table
                .desk
                .with_untracked(|desk| matches!(desk.mode(), Mode::Place(_, Some(chosen)) if chosen == place));
            table.instead.set(or.filter(|_| shown));
        }
        Intent::Point(place) => {
            bounced(place);
            table.point(place);
        }
        Intent::Leave => table.edit(|desk| desk.leave()),
        Intent::Ask(place) => table.why(facts(table, place), Some(place), None),
        Intent::Explain => table.explain(),
        Intent::At(place) => table.said.set(table.name_of(place)),
    };
    view! {
        <BoardView
            land
            pieces
            targets
            preview
            tag
            paid
            mark
            name_of=Callback::new(move |place| table.name_of(place))
            words=names
            shut=Signal::derive(move || table.shut())
            on_intent=Callback::new(intent)
            stage=table.stage
        >
            <ToastRegion toasts board=true attr:inert=move || table.shut()/>
        </BoardView>
    }
}

fn board_pieces(desk: &Desk) -> Pieces {
    let session = desk.session();
    build::pieces(session.rules(), &session.game().state.table, session.styles())
}

fn targets(table: Table) -> Targets {
    table.scene(|desk, scene| {
        let board = &desk.session().rules().board;
        let target = |(place, action): (Place, Action)| {
            let (at, angle) = build::anchor(board, place);
            Target { place, at, angle, name: scene.target(&action, false) }
        };
        let chosen = if let Mode::Place(_, chosen) = desk.mode() { chosen } else { None };
        Targets { places: desk.lit().into_iter().map(target).collect(), chosen }
    })
}

fn preview(desk: &Desk) -> Option<Preview> {
    let colour = desk.session().style(desk.decider()?);
    build::preview(desk.session().rules(), &desk.preview()?, colour)
}

/// The hexes that the last roll made pay.
fn paid(desk: &Desk) -> Paid {
    let session = desk.session();
    let board = &session.rules().board;
    let Some(step) = session.steps().last() else { return Paid::default() };
    let rolled = step.events.iter().find_map(|event| match event {
        Event::Rolled { dice: [a, b], .. } => Some(a + b),
        _ => None,
    });
    let t = &step.after.table;
    let hexes = rolled.filter(|sum| *sum != 7).map_or(Vec::new(), |sum| {
        let paying = t.by_number[usize::from(sum)].iter().filter(|hex| t.robber != Some(*hex));
        paying.map(|hex| build::anchor(board, Place::Hex(hex.0)).0).collect()
    });
    Paid { roll: session.steps().len() as u32, hexes }
}

/// The label at a place: why not, or what the preview brings.
fn tag(table: Table) -> Option<Tag> {
    let words = table.words;
    if let Some(note) = table.note.get()
        && let Some(place) = note.at
    {
        let at = table.desk.with(|desk| build::anchor(&desk.session().rules().board, place).0);
        let rule = note.topic.map(|_| t_string!(words, help.rule).to_owned());
        return Some(Tag { at, items: vec![TagItem { icon: None, words: note.words }], instead: None, rule });
    }
    table.scene(|desk, scene| {
        let action = desk.preview()?;
        let rules = desk.session().rules();
        let t = &desk.session().game().state.table;
        let items = match action {
            Action::Settlement(corner) | Action::City(corner) => brings(words, &rules.board, t, corner),
            Action::Robber(hex) => {
                let seat = desk.decider()?;
                let victims = rules::tasks::figure::victims(desk.session().game().ctx(), seat, hex);
                let names: Vec<String> = victims.iter().map(|seat| scene.player(seat)).collect();
                let text =
                    if names.is_empty() { t_string!(words, board.nobody_there).to_owned() } else { names.join(", ") };
                vec![TagItem { icon: None, words: text }]
            }
            _ => return None,
        };
        let place = build::place_of(&action)?;
        let instead = table.instead.get().map(|other| (other, t_string!(words, board.or_next).to_owned()));
        let items = if items.is_empty() {
            vec![TagItem { icon: None, words: scene.place(crate::desk::engine_place(place)) }]
        } else {
            items
        };
        Some(Tag { at: build::anchor(&rules.board, place).0, items, instead, rule: None })
    })
}

/// What a building on this corner brings: kinds with their numbers, a harbour, and, in the set-up, the odds.
fn brings(words: Words, board: &Board, t: &Facts, corner: Corner) -> Vec<TagItem> {
    let mut items = Vec::new();
    let mut odds = 0;
    for hex in board.hexes_at(corner) {
        if let Some(kind) = t.terrain[hex.at()].product() {
            odds += pips(t.numbers[hex.at()]);
            if let Some(sum) = (2..=12).find(|sum| t.numbers[hex.at()] >> sum & 1 != 0) {
                items.push(TagItem { icon: Some(icon(kind)), words: sum.to_string() });
            }
        }
    }
    if let Some(harbour) = t.harbours.iter().flatten().find(|harbour| board.ends(harbour.edge).contains(&corner)) {
        items.push(match harbour.kind {
            HarbourKind::Generic => TagItem { icon: Some("#r-any"), words: "3:1".to_owned() },
            HarbourKind::Special(kind) => TagItem { icon: Some(icon(kind)), words: "2:1".to_owned() },
        });
    }
    if t.turn == 0 {
        items.push(TagItem { icon: None, words: t_string!(words, board.odds, n = odds) });
    }
    items
}

fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Brick => "#r-brick",
        Kind::Lumber => "#r-lumber",
        Kind::Wool => "#r-wool",
        Kind::Grain => "#r-grain",
        _ => "#r-ore",
    }
}

/// Shows a place that was read of: it comes into view, ringed, with what there is to know of it.
pub fn show(table: Table, place: Place) {
    if web::lies_over(".pane", ".chart") {
        table.log.set(false);
        web::focus(".board");
    }
    let at = table.desk.with_untracked(|desk| build::anchor(&desk.session().rules().board, place).0);
    table.stage.change(|camera| camera.reveal(at));
    table.why(facts(table, place), Some(place), None);
}

/// What there is to know of a place.
fn facts(table: Table, place: Place) -> String {
    let words = table.words;
    table.scene_untracked(|desk, scene| {
        let t = &desk.session().game().state.table;
        let name = scene.place(crate::desk::engine_place(place));
        match place {
            Place::Hex(id) => {
                let odds = pips(t.numbers[usize::from(id)]);
                let told = if odds == 0 { name } else { t_string!(words, board.hex_odds, place = name, n = odds) };
                match t.robber {
                    Some(Hex(at)) if at == id => t_string!(words, island.blocked, hex = told),
                    _ => told,
                }
            }
            Place::Corner(id) => match t.building(Corner(id)) {
                Some((seat, piece)) => {
                    t_string!(
                        words,
                        board.building,
                        place = name,
                        piece = scene.piece(piece),
                        name = scene.player(seat)
                    )
                }
                None => t_string!(words, board.empty, place = name),
            },
            Place::Edge(id) => match t.edge_owner(rules::ids::Edge(id)) {
                Some(seat) => {
                    let piece = scene.piece(rules::table::Piece::Road);
                    t_string!(words, board.building, place = name, piece = piece, name = scene.player(seat))
                }
                None => t_string!(words, board.empty, place = name),
            },
        }
    })
}
