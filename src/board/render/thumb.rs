//! A board as a small picture.

use leptos::prelude::*;

use super::still::{beach, coast, plates, shoals};
use crate::board::model::{Land, Tile, number_at};

/// A board as a small picture: washes and coast, and the numbers when asked for.
#[component]
pub fn BoardThumb(
    /// The land.
    #[prop(into)]
    land: Signal<Land>,
    /// Whether numbers are drawn.
    #[prop(optional)]
    numbers: bool,
) -> impl IntoView {
    let frame = move || {
        let area = land.with(Land::bounds).grow(30.0);
        format!("{:.0} {:.0} {:.0} {:.0}", area.x, area.y, area.width, area.height)
    };
    view! {
        <svg class="thumb" aria-hidden="true" viewBox=frame inner_html=move || land.with(|land| picture(land, numbers))></svg>
    }
}

fn picture(land: &Land, numbers: bool) -> String {
    let coast = coast(land);
    let wash = |tile: &Tile| {
        format!(
            "<use href='#hexagon' class='w-{} wash' x='{:.1}' y='{:.1}'/>",
            tile.terrain.name(),
            tile.at.x,
            tile.at.y
        )
    };
    let token = |tile: &Tile| {
        let at = number_at(tile.at);
        tile.number.map(|number| format!("<use href='#tok-{number}' x='{:.1}' y='{:.1}'/>", at.x, at.y))
    };
    let mut picture = format!("<g class='shoal'>{}</g><g class='coast'>{}</g>", shoals(&coast, &[3]), beach(&coast));
    picture.extend(land.tiles.iter().map(wash));
    if numbers {
        picture.push_str(&plates(land));
        picture.extend(land.tiles.iter().filter_map(token));
    }
    picture
}
