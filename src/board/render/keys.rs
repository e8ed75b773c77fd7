//! Keys on the board: arrows walk, Enter takes, Escape leaves, I asks, plus, minus and 0 zoom.

use crate::page::*;
use web_sys::KeyboardEvent;

use super::Stage;
use crate::board::geometry::{Heading, Point, first, last, step};
use crate::board::intents::{Intent, walkable};
use crate::board::model::{Land, Place, Targets};

/// How much a key zooms.
const ZOOM: f32 = 1.25;

pub(super) fn keys(
    event: &KeyboardEvent,
    stage: Stage,
    land: StoredValue<Land>,
    targets: Signal<Targets>,
    cursor: RwSignal<Option<Place>>,
    on_intent: Callback<Intent>,
) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let lit = targets.get_untracked();
    let places = land.with_value(|land| walkable(land, &lit));
    let points: Vec<Point> = places.iter().map(|place| place.1).collect();
    let here = cursor.get_untracked().or(lit.chosen);
    let from = places.iter().find(|place| Some(place.0) == here).map(|place| place.1);
    let walk = |heading: Heading| match from {
        Some(from) => step(&points, from, heading),
        None => nearest_to(&points, stage.coming().area().centre()),
    };
    let zoom = |factor: f32| stage.change(|camera| camera.zoom(camera.view.size * 0.5, factor));
    let target = match event.key().as_str() {
        "ArrowUp" => walk(Heading::North),
        "ArrowRight" => walk(Heading::East),
        "ArrowDown" => walk(Heading::South),
        "ArrowLeft" => walk(Heading::West),
        "Home" => first(&points),
        "End" => last(&points),
        key => {
            match (key, here) {
                ("Enter" | " ", Some(place)) if lit.get(place).is_some() => {
                    on_intent.run(Intent::Choose { place, or: None });
                }
                ("Enter" | " " | "i" | "I", Some(place)) => on_intent.run(Intent::Ask(place)),
                ("Escape", _) => on_intent.run(Intent::Leave),
                ("+" | "=", _) => zoom(ZOOM),
                ("-", _) => zoom(1.0 / ZOOM),
                ("0", _) => stage.change(|camera| camera.fit()),
                _ => return,
            }
            event.prevent_default();
            event.stop_propagation();
            return;
        }
    };
    event.prevent_default();
    event.stop_propagation();
    if let Some((place, point)) = target.map(|index| places[index]) {
        cursor.set(Some(place));
        stage.change(|camera| camera.reveal(point));
        on_intent.run(Intent::At(place));
    }
}

fn nearest_to(points: &[Point], from: Point) -> Option<usize> {
    (0..points.len()).min_by(|&a, &b| points[a].distance(from).total_cmp(&points[b].distance(from)))
}
