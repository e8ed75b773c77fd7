//! Layers 15 and 16: places to play, the one considered, and the cursor of the arrow keys.

use super::pieces::{house, place};
use crate::board::model::{Ghost, Land, Place, Preview, Target, Targets, robber_at};
use crate::decimal::hundredths;
use crate::follow::Memo;
use crate::page::*;

/// How much larger a house that is only considered is drawn. A road is not: it would lie over the houses at its ends.
const GHOST: f32 = 1.18;

/// The id in the page of what stands for a place.
pub(super) fn anchor_id(place: Place) -> String {
    format!("board-{}", place.key())
}

/// The lit places, but for the one considered.
#[component]
pub(super) fn Lit(targets: Signal<Targets>) -> View {
    let lit = Memo::new(move |_| {
        targets.with(|targets| {
            let others = targets.places.iter().filter(|target| Some(target.place) != targets.chosen);
            others.cloned().collect::<Vec<_>>()
        })
    });
    let chosen = Memo::new(move |_| targets.with(|targets| targets.chosen.is_some()));
    let one = |target: Target| {
        let (class, drawing) = match target.place {
            Place::Hex(_) => ("t-wash", "#hexagon-lit"),
            Place::Corner(_) => ("appears", "#lit-corner"),
            Place::Edge(_) => ("appears", "#lit-edge"),
        };
        view! {
            <g
                id=anchor_id(target.place)
                role="button"
                aria-label=target.name
                transform=place(target.at, target.angle)
            >
                <use class=class href=drawing/>
            </g>
        }
    };
    view! {
        <g class="targets" class:chosen=move || chosen.get()>
            <For each=move || lit.get() key=|target| (target.place, target.name.clone()) children=one/>
        </g>
    }
}

/// What is considered, where it would stand.
#[component]
pub(super) fn Shown(preview: Signal<Option<Preview>>, targets: Signal<Targets>) -> View {
    let shown = Memo::new(move |_| preview.get());
    let name = move |place: Place| targets.with(|targets| targets.get(place).map(|target| target.name.clone()));
    let ghost = move |preview: Preview| match preview.ghost {
        Ghost::Road(colour) => piece("#chosen-edge", format!("#road-{colour}"), colour, 1.0, preview),
        Ghost::House(kind, colour) => piece("#chosen", house(kind, colour), colour, GHOST, preview),
        Ghost::Robber => robber(preview),
    };
    view! {
        <g class="preview">
            {move || shown.get().map(|preview| view! {
                <g id=anchor_id(preview.place) role="button" aria-label=move || name(preview.place)>{ghost(preview)}</g>
            })}
        </g>
    }
}

/// A piece in a dashed ring.
fn piece(ring: &'static str, drawing: String, colour: u8, size: f32, preview: Preview) -> View {
    let stand = format!("{} scale({})", place(preview.at, preview.angle), hundredths(size));
    view! {
        <g class=format!("pl{colour}") transform=stand>
            <use href=ring/>
            <use href=drawing/>
        </g>
    }
}

/// The robber on another hex.
fn robber(preview: Preview) -> View {
    view! {
        <g>
            <use href="#lit-hex" transform=place(preview.at, 0.0)/>
            <g transform=place(robber_at(preview.at), 0.0)><use class="grows" href="#robber"/></g>
        </g>
    }
}

/// The ring round a place.
pub(super) const fn ring(place: Place) -> &'static str {
    match place {
        Place::Corner(_) => "M-34,0A34,34 0 1 1 34,0A34,34 0 1 1 -34,0Z",
        Place::Edge(_) => "M-30,-26H30A26,26 0 0 1 30,26H-30A26,26 0 0 1 -30,-26Z",
        Place::Hex(_) => "M0,-80 69,-40 69,40 0,80 -69,40 -69,-40Z",
    }
}

/// Where the arrow keys are. On a hex at rest it also carries the hex's name; a lit place has its own.
#[component]
pub(super) fn Cursor(
    cursor: RwSignal<Option<Place>>,
    targets: Signal<Targets>,
    land: StoredValue<Land>,
    name_of: Callback<Place, String>,
) -> View {
    let stand = move |at: Place| {
        let lit = targets.with(|targets| targets.get(at).map(|target| place(target.at, target.angle)));
        let hex =
            || land.with_value(|land| land.tiles.iter().find(|tile| Place::Hex(tile.id) == at).map(|tile| tile.at));
        match lit {
            Some(spot) => Some((spot, true)),
            None => hex().map(|centre| (place(centre, 0.0), false)),
        }
    };
    let draw = move |at: Place| {
        let (spot, is_lit) = stand(at)?;
        let marks = view! {
            <path class="pale" d=ring(at)/>
            <path class="dark" d=ring(at)/>
        };
        Some(if is_lit {
            view! { <g class="cursor" aria-hidden="true" transform=spot>{marks}</g> }
        } else {
            let name = name_of.run(at);
            view! { <g class="cursor" id=anchor_id(at) role="img" aria-label=name transform=spot>{marks}</g> }
        })
    };
    View::live(move || cursor.get().and_then(draw))
}
