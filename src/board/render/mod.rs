//! Draws the board as SVG, layer by layer, and listens to it.
//!
//! Layers 1 to 9 (sea, land, harbours, numbers) are drawn once; a change of the game touches only the lists above them.

mod keys;
mod listen;
mod mark;
mod overlay;
mod pieces;
mod plate;
mod stage;
mod still;
mod targets;
mod thumb;

pub use plate::BoardPlate;
pub use stage::Stage;
pub use thumb::BoardThumb;

use super::geometry::Point;
use super::intents::Intent;
use super::model::{Land, Pieces, Place, Preview, Tag, Targets};
use crate::follow::{Memo, effect};
use crate::page::*;
use keys::keys;
use listen::listen;
use mark::Mark;
use overlay::{Arrows, TagBeside, ZoomButtons};
use pieces::PieceLayers;
use still::{Numbers, Sea, StillLand};
use targets::{Cursor, Lit, Shown};

/// What the board's own controls are called, in the reader's language.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardWords {
    /// The board's name.
    pub board: String,
    /// What kind of thing it is: "map".
    pub kind: String,
    /// Zoom in.
    pub closer: String,
    /// Zoom out.
    pub farther: String,
    /// Show the whole board.
    pub whole: String,
    /// More lit places to the left, right, top and bottom.
    pub beyond: [String; 4],
}

/// Hexes that have just paid: each rings once. The number tells one roll from the next.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Paid {
    /// Changes with each roll.
    pub roll: u32,
    /// The centres of the hexes.
    pub hexes: Vec<Point>,
}

/// The board with its controls: a chart that fills its place.
#[component]
pub fn BoardView(
    /// What never changes in a game.
    land: Land,
    /// What stands on it.
    #[prop(into)]
    pieces: Signal<Pieces>,
    /// Where one may play.
    #[prop(optional, into)]
    targets: Signal<Targets>,
    /// What is being considered.
    #[prop(optional, into)]
    preview: Signal<Option<Preview>>,
    /// The label beside a place.
    #[prop(optional, into)]
    tag: Signal<Option<Tag>>,
    /// Hexes that have just paid.
    #[prop(optional, into)]
    paid: Signal<Paid>,
    /// A place that is pointed out.
    #[prop(optional, into)]
    mark: Signal<Option<Place>>,
    /// The name of a place, for readers aloud.
    #[prop(into)]
    name_of: Callback<Place, String>,
    /// What its controls are called.
    #[prop(into)]
    words: Signal<BoardWords>,
    /// What the person means.
    #[prop(into)]
    on_intent: Callback<Intent>,
    /// The view, for what the app lays over the board; made by the app when it needs one.
    #[prop(default = Stage::new())]
    stage: Stage,
    /// Whether it is out of reach for now.
    #[prop(optional, into)]
    shut: Signal<bool>,
    /// What the app lays over the board.
    #[prop(optional)]
    children: Option<Children>,
) -> View {
    stage.show(land.bounds());
    let land = StoredValue::new(land);
    let chart = NodeRef::<web_sys::HtmlElement>::new();
    stage.follow(chart);
    let cursor = RwSignal::new(None::<Place>);
    let listener = listen(stage, land, targets, on_intent);
    let placing = Memo::new(move |_| targets.with(|targets| !targets.places.is_empty()));
    let compact = Memo::new(move |_| stage.view().is_compact());
    // a cursor on a place that is no longer lit is gone
    effect(move || {
        let lit = targets.with(|targets| targets.places.iter().map(|target| target.place).collect::<Vec<_>>());
        let stale = |place: Place| match lit.as_slice() {
            [] => !matches!(place, Place::Hex(_)),
            lit => !lit.contains(&place),
        };
        if cursor.get_untracked().is_some_and(stale) {
            cursor.set(None);
        }
    });
    view! {
        <section class="chart" node_ref=chart>
            <svg
                class="board"
                class:compact=move || compact.get()
                class:lit=move || placing.get()
                viewBox=move || stage.view().view_box()
                tabindex=move || if shut.get() { "-1" } else { "0" }
                aria-hidden=move || shut.get().then_some("true")
                role="group"
                aria-roledescription=move || words.get().kind
                aria-label=move || words.get().board
                aria-activedescendant=move || cursor.get().map(targets::anchor_id)
                on:pointerdown=move |event| listener.down(&event)
                on:pointermove=move |event| listener.moved(&event)
                on:pointerup=move |event| listener.up(&event)
                on:pointercancel=move |event| listener.lost(&event)
                on:wheel=move |event| listener.wheel(&event)
                on:contextmenu=|event| event.prevent_default()
                on:keydown=move |event| keys(&event, stage, land, targets, cursor, on_intent)
                on:blur=move |_| cursor.set(None)
            >
                <Sea stage land/>
                <StillLand land/>
                <Numbers land pieces/>
                <PieceLayers pieces preview paid/>
                <Lit targets/>
                <Shown preview targets/>
                <Mark mark land/>
                <Cursor cursor targets land name_of/>
            </svg>
            <div class="neat"></div>
            <ZoomButtons stage words shut/>
            <Arrows stage targets words shut/>
            <TagBeside stage tag land pieces targets on_intent shut/>
            {children.map(|children| children())}
        </section>
    }
}
