//! What building costs, with the pictures of the table.

use rules::cards::{Cards, Kind};
use rules::table::Piece;

use super::library::Book;
use crate::page::*;
use crate::parts::{COST_ORDER, KindIcon};
use crate::words::{Scene, Words, t_string, use_i18n};

/// A row: what to draw, in which box, and what it is.
struct Row {
    drawing: &'static str,
    turn: &'static str,
    frame: &'static str,
    name: &'static str,
    cost: Cards,
}

fn rows(words: Words, book: &Book) -> [Row; 4] {
    let rules = &book.island.rules;
    let piece = |drawing, name, piece| {
        let turn = if piece == Piece::Road { "rotate(-28)" } else { "" };
        Row { drawing, turn, frame: "-40 -36 80 72", name, cost: rules.cost(piece) }
    };
    [
        piece("#road-1", t_string!(words, moves.verb_road), Piece::Road),
        piece("#settlement-1", t_string!(words, moves.verb_settlement), Piece::Settlement),
        piece("#city-1", t_string!(words, moves.verb_city), Piece::City),
        Row {
            drawing: "#s-dev",
            turn: "",
            frame: "-4 -2 32 28",
            name: t_string!(words, help.development_card),
            cost: rules.costs.card,
        },
    ]
}

#[component]
pub fn Costs<'a>(book: &'a Book) -> View {
    let words: Words = use_i18n();
    let scene = Scene { words, rules: &book.island.rules, table: &book.island.table };
    let row = |Row { drawing, turn, frame, name, cost }: Row| {
        let kinds = COST_ORDER.into_iter().flat_map(|kind| (0..cost.get(kind)).map(move |_| kind));
        let card = |kind: Kind| view! { <span class=format!("mini k-{}", kind.word())><KindIcon kind/></span> };
        view! {
            <li>
                <svg class="pc pl1" viewBox=frame aria-hidden="true"><use href=drawing transform=turn></use></svg>
                <span>{name}</span>
                <span class="c">
                    <span class="vh">{scene.cards(cost)}</span>
                    {kinds.map(card).collect_view()}
                </span>
            </li>
        }
    };
    view! { <ul class="costs">{rows(words, book).into_iter().map(row).collect_view()}</ul> }
}
