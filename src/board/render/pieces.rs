//! Layers 10 to 14: what players put on the board. An action touches only what it changes.

use super::Paid;
use crate::board::geometry::Point;
use crate::board::model::{Building, Ghost, House, Pieces, Preview, Road, robber_at};
use crate::decimal::{tenths, whole};
use crate::follow::Memo;
use crate::page::*;

/// Where a drawing stands.
pub(super) fn place(at: Point, angle: f32) -> String {
    match angle {
        0.0 => format!("translate({} {})", tenths(at.x), tenths(at.y)),
        angle => format!("translate({} {}) rotate({})", tenths(at.x), tenths(at.y), whole(angle)),
    }
}

/// The drawing of a house in a colour.
pub(super) fn house(house: House, colour: u8) -> String {
    match house {
        House::Settlement => format!("#settlement-{colour}"),
        House::City => format!("#city-{colour}"),
    }
}

/// Roads, houses, the robber, and the ring round hexes that have just paid.
#[component]
pub(super) fn PieceLayers(pieces: Signal<Pieces>, preview: Signal<Option<Preview>>, paid: Signal<Paid>) -> View {
    let roads = Memo::new(move |_| pieces.with(|pieces| pieces.roads.clone()));
    let houses = Memo::new(move |_| pieces.with(Pieces::houses));
    let robber = Memo::new(move |_| pieces.with(|pieces| pieces.robber.map(|(_, centre)| robber_at(centre))));
    let leaving = Memo::new(move |_| preview.get().is_some_and(|preview| preview.ghost == Ghost::Robber));
    // what is there from the start does not drop in
    let begun = StoredValue::new(false);
    request_animation_frame(move || {
        begun.set_value(true);
    });
    let state = move || if begun.get_value() { "grows new" } else { "grows" };
    let road = move |road: Road| {
        view! {
            <g class=format!("pl{}", road.colour) transform=place(road.at, road.angle)>
                <use class=state() href=format!("#road-{}", road.colour)/>
            </g>
        }
    };
    let building = move |one: Building| {
        view! {
            <g class=format!("pl{}", one.colour) transform=place(one.at, 0.0)>
                <use class=state() href=house(one.house, one.colour)/>
            </g>
        }
    };
    view! {
        <g class="pieces roads" aria-hidden="true">
            <For each=move || roads.get() key=|road| (road.edge, road.colour) children=road/>
        </g>
        <g class="pieces houses" aria-hidden="true">
            <For each=move || houses.get() key=|one| (one.corner, one.house, one.colour) children=building/>
        </g>
        <g class="figures" aria-hidden="true">
            {move || robber.get().map(|_| view! {
                <g
                    class="glides"
                    class:gone=move || leaving.get()
                    style:transform=move || robber.get().map(|at| format!("translate({}px,{}px)", tenths(at.x), tenths(at.y)))
                >
                    <use class="grows" href="#robber"/>
                </g>
            })}
        </g>
        <g class="rings" aria-hidden="true">
            <For
                each=move || paid.with(|paid| paid.hexes.iter().map(|&hex| (paid.roll, hex)).collect::<Vec<_>>())
                key=|(roll, hex)| (*roll, hex.x as i32, hex.y as i32)
                children=|(_, hex)| view! { <use href="#hexagon-lit" transform=place(hex, 0.0)/> }
            />
        </g>
    }
}
