//! The board as a list: hexes, what stands where, harbours.

use rules::ids::Seat;

use super::table::{Sheet, Table};
use crate::desk::Desk;
use crate::page::*;
use crate::parts::{Dialog, Flag};
use crate::standing::harbours;
use crate::words::{Scene, t_string};

#[component]
pub fn IslandSheet() -> View {
    let table = Table::get();
    let open = table.sheet_open(Sheet::Island);
    let title = Signal::derive(move || t_string!(table.words, island.title).to_owned());
    let part = move |(seat, heading, lines): Part| {
        view! {
            <h3>{seat.map(|seat| view! { <Flag style=table.style(seat)/> })}{heading}</h3>
            <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        }
    };
    view! {
        <Dialog open title>
            <div class="island" tabindex="0" role="group" aria-label=title>{move || table.scene(parts).into_iter().map(part).collect_view()}</div>
        </Dialog>
    }
}

/// Whose it is about, the heading, the lines.
type Part = (Option<Seat>, String, Vec<String>);

fn parts(desk: &Desk, scene: &Scene) -> Vec<Part> {
    let words = scene.words;
    let (rules, t) = (scene.rules, scene.table);
    let land = rules.board.tiles.iter().filter(|hex| t.land.has(*hex));
    let hexes = land.map(|hex| scene.hex_facts(hex)).collect();
    let mut parts = vec![(None, t_string!(words, island.hexes).to_owned(), hexes)];
    for seat in desk.session().rules().owners.iter() {
        let cities = t.cities[seat.at()].iter().map(|at| t_string!(words, island.city, place = scene.corner(at)));
        let settlements =
            t.settlements[seat.at()].iter().map(|at| t_string!(words, island.settlement, place = scene.corner(at)));
        let roads = t.roads[seat.at()].iter().map(|at| t_string!(words, island.road, place = scene.edge(at)));
        let mut lines: Vec<String> = cities.chain(settlements).chain(roads).collect();
        if lines.is_empty() {
            lines.push(t_string!(words, island.nothing).to_owned());
        }
        parts.push((Some(seat), scene.player(seat), lines));
    }
    let harbours = harbours(&rules.board, t).map(|(harbour, users)| {
        let harbour = scene.harbour(harbour);
        match users.is_empty() {
            true => harbour,
            false => t_string!(words, island.used, harbour, people = scene.people(users.into_iter().collect())),
        }
    });
    parts.push((None, t_string!(words, island.harbours).to_owned(), harbours.collect()));
    parts
}
