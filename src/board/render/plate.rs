//! A picture of "How to play": the board as it is drawn in a game, without anything to touch.

use super::pieces::{house, place};
use super::still::{beach, coast, hexes, jetties, plates, shoals};
use crate::board::model::{Place, number_at, robber_at};
use crate::board::plate::{Mark, Plate};
use crate::decimal::whole;
use crate::page::*;

/// The picture; what it shows stands in its caption.
#[component]
pub fn BoardPlate(plate: Plate) -> View {
    let area = plate.frame;
    let frame = format!("{} {} {} {}", whole(area.x), whole(area.y), whole(area.width), whole(area.height));
    view! { <svg class="plate" viewBox=frame aria-hidden="true" inner_html=picture(&plate)></svg> }
}

fn picture(plate: &Plate) -> String {
    let Plate { land, pieces, marks, faded, .. } = plate;
    let coast = coast(land);
    let robbed = pieces.robber.map(|(hex, _)| hex);
    let tokens = land.tiles.iter().filter_map(|tile| {
        let class = if robbed == Some(tile.id) { " class='blocked'" } else { "" };
        let place = place(number_at(tile.at), 0.0);
        tile.number.map(|number| format!("<g{class} transform='{place}'><use href='#tok-{number}'/></g>"))
    });
    let faded = faded.iter().map(|&at| format!("<use href='#hexagon' transform='{}'/>", place(at, 0.0)));
    let roads = pieces
        .roads
        .iter()
        .map(|road| drawing(&format!("#road-{}", road.colour), road.colour, &place(road.at, road.angle)));
    let houses = pieces.houses();
    let houses = houses.iter().map(|one| drawing(&house(one.house, one.colour), one.colour, &place(one.at, 0.0)));
    let robber =
        pieces.robber.map(|(_, centre)| format!("<use href='#robber' transform='{}'/>", place(robber_at(centre), 0.0)));
    [
        layer("shoal", [shoals(&coast, &[1, 2, 3])]),
        layer("piers", [jetties(land)]),
        layer("coast", [beach(&coast)]),
        layer("land", [hexes(land)]),
        layer("ports", [plates(land)]),
        layer("tokens", tokens),
        layer("faded", faded),
        layer("pieces", roads),
        layer("pieces", houses),
        layer("figures", robber),
        layer("marks", marks.iter().map(mark)),
    ]
    .concat()
}

fn layer(class: &str, drawings: impl IntoIterator<Item = String>) -> String {
    let drawings: String = drawings.into_iter().collect();
    format!("<g class='{class}'>{drawings}</g>")
}

fn drawing(symbol: &str, colour: u8, place: &str) -> String {
    format!("<g class='pl{colour}' transform='{place}'><use href='{symbol}'/></g>")
}

/// Right is ringed, wrong is crossed, a hex that is wrong has a broken line: no colour needed. Each is drawn twice, the
/// wider one as its pale edge.
fn mark(mark: &Mark) -> String {
    const RING: &str = "M-27,0A27,27 0 1 1 27,0A27,27 0 1 1 -27,0Z";
    const CAPSULE: &str = "M-32,-25H32A25,25 0 0 1 32,25H-32A25,25 0 0 1 -32,-25Z";
    const HEXAGON: &str = "M0,-84 72.7,-42 72.7,42 0,84 -72.7,42 -72.7,-42Z";
    const CROSS: &str = "M-21,-21 21,21M-21,21 21,-21";
    let (class, shape) = match (mark.good, mark.place) {
        (true, Place::Corner(_)) => ("good", RING),
        (true, Place::Edge(_)) => ("good", CAPSULE),
        (true, Place::Hex(_)) => ("good", HEXAGON),
        (false, Place::Hex(_)) => ("bad dashed", HEXAGON),
        (false, _) => ("bad", CROSS),
    };
    let place = place(mark.at, mark.angle);
    format!("<g class='{class}' transform='{place}'><path class='pale' d='{shape}'/><path d='{shape}'/></g>")
}
