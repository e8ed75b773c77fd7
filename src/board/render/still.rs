//! Layers 1 to 9, which stay as they are: sea, jetties, coast, land, harbours, numbers. Also for small pictures of a board.

use super::Stage;
use crate::angle;
use crate::board::geometry::Point;
use crate::board::model::{Harbour, Land, Pieces, number_at};
use crate::board::outline::{outline, path};
use crate::board::rose::rose_spot;
use crate::decimal::{hundredths, tenths, whole};
use crate::follow::Memo;
use crate::page::*;

/// The shoals round the land, deep to shallow, each with a line.
pub(super) fn shoals(coast: &str, depths: &[u8]) -> String {
    depths.iter().map(|n| format!("<path class='iso iso{n}' d='{coast}'/><path class='d{n}' d='{coast}'/>")).collect()
}

/// Coast line and beach.
pub(super) fn beach(coast: &str) -> String {
    format!("<path class='line' d='{coast}'/><path class='sand' d='{coast}'/>")
}

/// The line round all land, as a path.
pub(super) fn coast(land: &Land) -> String {
    path(&outline(&land.tiles))
}

/// Layers 1 to 3 and 5 to 6: rhumb lines, shoals, rose, jetties, coast.
#[component]
pub(super) fn Sea(stage: Stage, land: StoredValue<Land>) -> View {
    let coast = land.with_value(coast);
    let rose = Memo::new(move |_| {
        let whole = stage.whole();
        land.with_value(|land| rose_spot(land, &whole))
    });
    view! {
        <g class="rhumb" aria-hidden="true">{move || rose.get().map(|(at, _)| view! { <path d=rhumb_lines(at)/> })}</g>
        <g class="shoal" aria-hidden="true" inner_html=shoals(&coast, &[1, 2, 3])></g>
        {move || rose.get().map(|(at, radius)| {
            let place = format!("translate({} {}) scale({})", whole(at.x), whole(at.y), hundredths(radius / 100.0));
            view! { <use href="#rose" aria-hidden="true" transform=place/> }
        })}
        <g class="piers" aria-hidden="true" inner_html=land.with_value(jetties)></g>
        <g class="coast" aria-hidden="true" inner_html=beach(&coast)></g>
    }
}

/// The bearings of the rose, drawn across the sea.
fn rhumb_lines(from: Point) -> String {
    let line = |k: u8| {
        let (sin, cos) = angle::sin_cos(f32::from(k) * 11.25);
        format!("M{},{}l{},{}", whole(from.x), whole(from.y), whole(6000.0 * sin), whole(-6000.0 * cos))
    };
    (0..32).map(line).collect()
}

/// Two planked jetties for each harbour, from its plate to its corners.
pub(super) fn jetties(land: &Land) -> String {
    let jetty = |port: &Harbour, end: Point| {
        let way = port.plate - end;
        let (from, to) = (end + way.unit() * 12.0, port.plate - way.unit() * 30.0);
        format!("M{},{} {},{}", tenths(from.x), tenths(from.y), tenths(to.x), tenths(to.y))
    };
    let all: String = land.harbours.iter().flat_map(|port| port.ends.map(|end| jetty(port, end))).collect();
    ["edge", "sand", "plank"].map(|class| format!("<path class='{class}' d='{all}'/>")).concat()
}

/// Layers 7 and 8: the hexes and the harbours' plates.
#[component]
pub(super) fn StillLand(land: StoredValue<Land>) -> View {
    view! {
        <g class="land" aria-hidden="true" inner_html=land.with_value(hexes)></g>
        <g class="ports" aria-hidden="true" inner_html=land.with_value(plates)></g>
    }
}

pub(super) fn hexes(land: &Land) -> String {
    let hex = |tile: &crate::board::model::Tile| {
        format!("<use href='#tile-{}' x='{}' y='{}'/>", tile.terrain.name(), tenths(tile.at.x), tenths(tile.at.y))
    };
    land.tiles.iter().map(hex).collect()
}

pub(super) fn plates(land: &Land) -> String {
    let plate = |port: &Harbour| {
        let (x, y) = (port.plate.x, port.plate.y);
        format!(
            "<g transform='translate({} {})'><use class='grows' href='{}'/></g>",
            tenths(x),
            tenths(y),
            port.port.symbol()
        )
    };
    land.harbours.iter().map(plate).collect()
}

/// Layer 9: the numbers. The robber's is pale.
#[component]
pub(super) fn Numbers(land: StoredValue<Land>, pieces: Signal<Pieces>) -> View {
    let robbed = Memo::new(move |_| pieces.with(|pieces| pieces.robber.map(|(hex, _)| hex)));
    let token = move |id: u8, at: Point, number: u8| {
        let place = format!("translate({} {})", tenths(at.x), tenths(at.y));
        view! {
            <g transform=place class:blocked=move || robbed.get() == Some(id)>
                <use class="grows" href=format!("#tok-{number}")/>
            </g>
        }
    };
    let tokens = land.with_value(|land| {
        let numbered = land.tiles.iter().filter_map(|tile| Some((tile.id, number_at(tile.at), tile.number?)));
        numbered.map(|(id, at, number)| token(id, at, number)).collect_view()
    });
    view! { <g class="tokens" aria-hidden="true">{tokens}</g> }
}
