//! Hints for the first games: a tag at the lit place it speaks of, or a line of the prompt. It covers no lit place and
//! nothing of the hand, and goes by a tap, by doing what it says, or with the decision.

use rules::action::Verb;

use super::table::{Sheet, Table};
use crate::app::App;
use crate::board::build;
use crate::board::geometry::{Crowd, Point, Rect, Side};
use crate::decimal::whole;
use crate::desk::Mode;
use crate::follow::{Memo, effect};
use crate::hints::{Hint, Moment, followed, hint};
use crate::page::*;
use crate::parts::Icon;
use crate::web;
use crate::words::{Words, t_string};

/// How far from the edge of the chart a tag stands that points at nothing.
const RIM: f32 = 12.0;

/// Keeps the hint of the table as what goes on wants it.
pub fn follow(table: Table) {
    let app = App::get();
    let touch = web::has("(pointer: coarse)");
    let moment = Memo::new(move |_| moment(table, touch));
    let seen = Memo::new(move |_| app.prefs.read().hints);
    let serial = Memo::new(move |_| table.desk.with(|desk| desk.session().game().pending().serial));
    let mut before = None;
    effect(move || {
        let (seen, moment, serial) = (seen.get(), moment.get(), serial.get());
        // a hint that has been there for a whole decision has had its time, followed or not
        let done = before.and_then(|(shown, since): (Option<Hint>, _)| {
            shown.filter(|hint| since != serial || followed(*hint, moment))
        });
        if let Some(done) = done {
            app.prefs.update(|prefs| prefs.hints = prefs.hints.with(done));
        }
        let next = hint(done.map_or(seen, |done| seen.with(done)), moment);
        table.hint.set(next);
        before = Some((next, serial));
    });
}

fn moment(table: Table, touch: bool) -> Moment {
    let about = table.note.with(|note| note.as_ref().map(|note| note.topic.is_none() && note.at.is_some()));
    let sheet = table.sheet.get();
    let moved = touch && table.stage.view() != table.stage.whole();
    let log = table.log.get();
    table.desk.with(|desk| {
        let mode = desk.mode();
        Moment {
            covered: desk.curtain().is_some(),
            corners: matches!(mode, Mode::Place(Verb::Settlement | Verb::City, None)) && about.is_none(),
            shown: matches!(mode, Mode::Place(Verb::Road | Verb::Settlement | Verb::City, Some(_))),
            free: mode == Mode::Rest
                && desk.why_none(Verb::End).is_none()
                && (about, sheet, log) == (None, Sheet::None, false),
            touch,
            listed: sheet == Sheet::Moves,
            moved,
            read: about == Some(true),
        }
    })
}

/// What a hint says.
pub fn sentence(words: Words, hint: Hint) -> &'static str {
    match hint {
        Hint::Corner => t_string!(words, hint.corner),
        Hint::Again => t_string!(words, hint.again),
        Hint::Moves => t_string!(words, hint.moves),
        Hint::Map => t_string!(words, hint.map),
        Hint::Hold => t_string!(words, hint.hold),
        Hint::Pass => t_string!(words, hint.pass),
    }
}

/// Whether a hint speaks of a place on the board.
fn at_place(hint: Hint) -> bool {
    matches!(hint, Hint::Corner | Hint::Again)
}

/// The hint is not shown again.
fn close(hint: Hint) {
    App::get().prefs.update(|prefs| prefs.hints = prefs.hints.with(hint));
}

/// What closes a hint: itself.
fn closes(words: Words, hint: Hint) -> String {
    format!("{} {}", sentence(words, hint), t_string!(words, action.close))
}

/// The hint that has a tag at a place.
#[component]
pub fn HintTag() -> View {
    let table = Table::get();
    let shown = Memo::new(move |_| table.hint.get().filter(|hint| at_place(*hint)));
    View::live(move || shown.get().map(|hint| view! { <OneHint hint/> }))
}

/// The hint that stands in the prompt; the curtain says one itself.
pub fn in_prompt(table: Table) -> Option<Hint> {
    table.hint.get().filter(|hint| !at_place(*hint) && *hint != Hint::Pass)
}

/// A hint as a line of the prompt.
#[component]
pub fn HintLine(hint: Hint) -> View {
    let words = Table::get().words;
    view! {
        <button type="button" class="hint line" aria-label=move || closes(words, hint) on:click=move |_| close(hint)>
            <span>{move || sentence(words, hint)}</span><Icon name="close"/>
        </button>
    }
}

/// Where a tag stands, and the side of the thing it is on, if it points at one.
#[derive(Clone, Copy, PartialEq)]
struct Stand {
    corner: Point,
    /// The side it is on, and where the thing is.
    points: Option<(Side, Point)>,
}

#[component]
fn OneHint(hint: Hint) -> View {
    let table = Table::get();
    let label = NodeRef::<web_sys::HtmlElement>::new();
    let stand = RwSignal::new(None::<Stand>);
    effect(move || {
        // what it stands by moves with the board, and with what is chosen there
        table.stage.view();
        table.desk.track();
        let Some(label) = label.get() else { return };
        // once the other tag stands
        request_animation_frame(move || {
            let size = Point { x: label.offset_width() as f32, y: label.offset_height() as f32 };
            stand.set(place(table, hint, size));
        });
    });
    let class = move || match stand.get() {
        None => "tag hint nowhere",
        Some(Stand { points: None, .. }) => "tag hint loose",
        Some(Stand { points: Some((side, _)), .. }) => match side {
            Side::Right => "tag hint right",
            Side::Left => "tag hint left",
            Side::Above => "tag hint above",
            Side::Below => "tag hint below",
        },
    };
    let pixels = |n: f32| format!("{}px", whole(n));
    let corner = move || stand.get().map_or(Point::default(), |stand| stand.corner);
    let tip = move || {
        let tip = stand.get().and_then(|stand| stand.points).map(|(_, thing)| thing - corner());
        tip.unwrap_or_default() - Point { x: 5.0, y: 5.0 }
    };
    view! {
        <button
            type="button"
            class=class
            node_ref=label
            style:left=move || pixels(corner().x)
            style:top=move || pixels(corner().y)
            style=("--tip-x", move || pixels(tip().x))
            style=("--tip-y", move || pixels(tip().y))
            aria-label=move || closes(table.words, hint)
            on:click=move |_| close(hint)
        >
            {move || sentence(table.words, hint)}<Icon name="close"/>
        </button>
    }
}

/// Where the tag of this size stands within the game; nowhere if it would cover what is lit.
fn place(table: Table, hint: Hint, size: Point) -> Option<Stand> {
    let game = web::area("main.game")?;
    let within = |area: Rect| Rect { x: area.x - game.x, y: area.y - game.y, ..area };
    let chart = within(web::area(".chart")?);
    let origin = Point { x: chart.x, y: chart.y };
    let (crowd, chosen, scale) = crowd(table, chart, web::area(".chart .tag").map(within));
    let beside = match (hint, chosen) {
        (Hint::Again, Some(chosen)) => crowd.free_tag(&[chosen], size, (60.0 * scale).max(40.0)),
        (Hint::Corner, _) => crowd.free_tag(&crowd.lit, size, 30.0),
        _ => None,
    };
    if let Some((at, side, corner)) = beside {
        return Some(Stand { corner: origin + corner, points: Some((side, origin + at)) });
    }
    // at the rim of the sea
    let (right, bottom) = (chart.width - size.x, chart.height - size.y);
    let rim = [(right / 2.0, bottom - RIM), (right - RIM, RIM), (RIM, RIM), (right - RIM, bottom - RIM)];
    let mut free = rim.into_iter().filter(|&(x, y)| crowd.leaves(Rect { x, y, width: size.x, height: size.y }));
    free.next().map(|(x, y)| Stand { corner: origin + Point { x, y }, points: None })
}

/// What is on the chart, in its pixels: lit places and marks, the place chosen; and the scale.
fn crowd(table: Table, chart: Rect, tag: Option<Rect>) -> (Crowd, Option<Point>, f32) {
    let view = table.stage.coming();
    table.desk.with_untracked(|desk| {
        let rules = desk.session().rules();
        let at = |place| view.to_screen(build::anchor(&rules.board, place).0);
        let chosen = if let Mode::Place(_, chosen) = desk.mode() { chosen } else { None };
        let land = build::land(rules, &desk.session().game().state.table);
        let crowd = Crowd {
            lit: desk.lit().into_iter().map(|(place, _)| at(place)).collect(),
            tag: tag.map(|tag| Rect { x: tag.x - chart.x, y: tag.y - chart.y, ..tag }),
            marks: land.anchors().into_iter().map(|mark| view.to_screen(mark)).collect(),
            screen: view.size,
        };
        (crowd, chosen.map(at), view.scale)
    })
}
