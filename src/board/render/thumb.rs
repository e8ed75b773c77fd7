//! A board as a small picture.

use super::pieces::{house, place};
use super::still::{beach, coast, plates, shoals};
use crate::board::model::{Building, Land, Pieces, Road, Tile, number_at, robber_at};
use crate::decimal::{tenths, whole};
use crate::page::*;

/// A board as a small picture: washes and coast, numbers when asked for, and what stands on it.
#[component]
pub fn BoardThumb(
    /// The land.
    #[prop(into)]
    land: Signal<Land>,
    /// Whether numbers are drawn.
    #[prop(optional)]
    numbers: bool,
    /// What players put on it.
    #[prop(optional)]
    pieces: Pieces,
) -> View {
    let pieces = standing(&pieces);
    let frame = move || {
        let area = land.with(Land::bounds).grow(30.0);
        format!("{} {} {} {}", whole(area.x), whole(area.y), whole(area.width), whole(area.height))
    };
    view! {
        <svg class="thumb" aria-hidden="true" viewBox=frame inner_html=move || land.with(|land| picture(land, numbers) + &pieces)></svg>
    }
}

fn picture(land: &Land, numbers: bool) -> String {
    let coast = coast(land);
    let wash = |tile: &Tile| {
        format!(
            "<use href='#hexagon' class='w-{} wash' x='{}' y='{}'/>",
            tile.terrain.name(),
            tenths(tile.at.x),
            tenths(tile.at.y)
        )
    };
    let token = |tile: &Tile| {
        let at = number_at(tile.at);
        tile.number.map(|number| format!("<use href='#tok-{number}' x='{}' y='{}'/>", tenths(at.x), tenths(at.y)))
    };
    let mut picture = format!("<g class='shoal'>{}</g><g class='coast'>{}</g>", shoals(&coast, &[3]), beach(&coast));
    picture.extend(land.tiles.iter().map(wash));
    if numbers {
        picture.push_str(&plates(land));
        picture.extend(land.tiles.iter().filter_map(token));
    }
    picture
}

/// Roads, houses, the robber.
fn standing(pieces: &Pieces) -> String {
    let road = |road: &Road| (road.colour, place(road.at, road.angle), format!("#road-{}", road.colour));
    let house = |one: &Building| (one.colour, place(one.at, 0.0), house(one.house, one.colour));
    let robber = pieces.robber.map(|(_, at)| (0, place(robber_at(at), 0.0), "#robber".to_owned()));
    let houses = pieces.houses();
    let all = pieces.roads.iter().map(road).chain(houses.iter().map(house)).chain(robber);
    all.map(|(colour, at, drawing)| format!("<use class='pl{colour}' transform='{at}' href='{drawing}'/>")).collect()
}
