//! What lies over the picture: zoom buttons, arrows to places out of view, the tag beside a place.

use super::{BoardWords, Stage};
use crate::board::geometry::{Beyond, Point, Side, beyond, tag_side};
use crate::board::intents::Intent;
use crate::board::model::{Land, Pieces, Tag, TagItem, Targets};
use crate::decimal::whole;
use crate::follow::{Memo, effect};
use crate::page::*;

fn icon(name: &'static str) -> View {
    view! { <svg class="i" aria-hidden="true"><use href=name/></svg> }
}

/// Closer, farther, and the whole board.
#[component]
pub(super) fn ZoomButtons(stage: Stage, words: Signal<BoardWords>, shut: Signal<bool>) -> View {
    let zoom = move |factor: f32| stage.change(|camera| camera.zoom(camera.view.size * 0.5, factor));
    view! {
        <div class="zoom" inert=shut>
            <button type="button" aria-label=move || words.get().closer on:click=move |_| zoom(1.4)>{icon("#i-plus")}</button>
            <button type="button" aria-label=move || words.get().farther on:click=move |_| zoom(1.0 / 1.4)>{icon("#i-minus")}</button>
            <button type="button" class="fit" aria-label=move || words.get().whole on:click=move |_| stage.change(|camera| camera.fit())>
                {icon("#i-fit")}
            </button>
        </div>
    }
}

/// An arrow with a count on each side past which lit places lie.
#[component]
pub(super) fn Arrows(stage: Stage, targets: Signal<Targets>, words: Signal<BoardWords>, shut: Signal<bool>) -> View {
    let found = Memo::new(move |_| {
        let places: Vec<Point> = targets.with(|targets| targets.places.iter().map(|target| target.at).collect());
        if places.is_empty() { vec![] } else { beyond(&places, &stage.view()) }
    });
    let arrow = move |one: Beyond| {
        let (side, drawing, index) = match one.side {
            Side::Left => ("beyond w", "#i-left", 0),
            Side::Right => ("beyond e", "#i-right", 1),
            Side::Above => ("beyond n", "#i-up", 2),
            Side::Below => ("beyond s", "#i-down", 3),
        };
        let label = move || format!("{}: {}", words.get().beyond[index], one.count);
        view! {
            <button type="button" class=side inert=shut aria-label=label on:click=move |_| stage.change(|camera| camera.reveal(one.nearest))>
                {icon(drawing)}
                <span aria-hidden="true">{one.count}</span>
            </button>
        }
    };
    View::live(move || found.get().into_iter().map(arrow).collect_view())
}

/// The label beside a place, on the side where it hides the fewest pieces.
#[component]
pub(super) fn TagBeside(
    stage: Stage,
    tag: Signal<Option<Tag>>,
    land: StoredValue<Land>,
    pieces: Signal<Pieces>,
    targets: Signal<Targets>,
    on_intent: Callback<Intent>,
    shut: Signal<bool>,
) -> View {
    let shown = Memo::new(move |_| tag.get());
    View::live(move || {
        shown.get().map(|tag| {
            let mut around = pieces.with_untracked(Pieces::anchors);
            around.extend(land.with_value(Land::anchors));
            around.extend(targets.with_untracked(|lit| lit.places.iter().map(|target| target.at).collect::<Vec<_>>()));
            view! { <OneTag stage tag around on_intent shut/> }
        })
    })
}

#[component]
fn OneTag(stage: Stage, tag: Tag, around: Vec<Point>, on_intent: Callback<Intent>, shut: Signal<bool>) -> View {
    let at = tag.at;
    let label = NodeRef::<web_sys::HtmlDivElement>::new();
    let size = RwSignal::new(Point { x: 150.0, y: 36.0 });
    effect(move || {
        if let Some(label) = label.get() {
            size.set(Point { x: label.offset_width() as f32, y: label.offset_height() as f32 });
        }
    });
    let stand = Memo::new(move |_| {
        let view = stage.view();
        let around: Vec<Point> = around.iter().map(|&piece| view.to_screen(piece)).collect();
        let (spot, size) = (view.to_screen(at), size.get());
        // clear of the ring round the place
        let gap = (60.0 * view.scale).max(40.0);
        let (side, corner) = tag_side(spot, size, gap, &around, view.size);
        // the arrow stays between the round corners
        let tip = |spot: f32, corner: f32, length: f32| (spot - corner - 5.0).min(length - 20.0).max(10.0);
        (side, corner, Point { x: tip(spot.x, corner.x, size.x), y: tip(spot.y, corner.y, size.y) })
    });
    let class = move || match stand.get().0 {
        Side::Right => "tag right",
        Side::Left => "tag left",
        Side::Above => "tag above",
        Side::Below => "tag below",
    };
    let item = |item: TagItem| {
        view! {
            <span>
                {item.icon.map(|name| view! { <svg class="r" aria-hidden="true"><use href=name/></svg> })}
                {item.words}
            </span>
        }
    };
    let instead = tag.instead.map(|(place, words)| {
        view! { <button type="button" on:click=move |_| on_intent.run(Intent::Choose { place, or: None })>{words}</button> }
    });
    let rule = tag.rule.map(|words| {
        view! { <button type="button" on:click=move |_| on_intent.run(Intent::Explain)>{words}</button> }
    });
    view! {
        <div
            class=class
            inert=shut
            node_ref=label
            style:left=move || format!("{}px", whole(stand.get().1.x))
            style:top=move || format!("{}px", whole(stand.get().1.y))
            style=("--tip-x", move || format!("{}px", whole(stand.get().2.x)))
            style=("--tip-y", move || format!("{}px", whole(stand.get().2.y)))
        >
            {tag.items.into_iter().map(item).collect_view()}
            {instead}
            {rule}
        </div>
    }
}
