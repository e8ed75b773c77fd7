//! Hints for the first games: a tag on the thing it speaks of. It covers no lit place and takes no tap.

use leptos::html;
use leptos::prelude::*;
use rules::action::Verb;

use super::table::{Sheet, Table};
use crate::app::App;
use crate::board::geometry::{Point, Rect, Side, free_tag};
use crate::desk::Mode;
use crate::hints::{Hint, Moment, followed, hint};
use crate::web;
use crate::words::{Words, t_string};

/// Keeps the hint of the table as what goes on wants it.
pub fn follow(table: Table) {
    let app = App::get();
    let touch = web::has("(pointer: coarse)");
    let moment = Memo::new(move |_| moment(table, touch));
    let seen = Memo::new(move |_| app.prefs.read().hints);
    let serial = Memo::new(move |_| table.desk.with(|desk| desk.session().game().pending().serial));
    Effect::new(move |before: Option<(Option<Hint>, _)>| {
        let (seen, moment, serial) = (seen.get(), moment.get(), serial.get());
        // a hint that has been there for a whole decision has had its time, followed or not
        let done = before.and_then(|(shown, since)| shown.filter(|hint| since != serial || followed(*hint, moment)));
        if let Some(done) = done {
            app.prefs.update(|prefs| prefs.hints = prefs.hints.with(done));
        }
        let next = hint(done.map_or(seen, |done| seen.with(done)), moment);
        table.hint.set(next);
        (next, serial)
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

/// The hint that has a tag of its own; the others are said by the tag of the preview, and by the curtain.
#[component]
pub fn HintTag() -> impl IntoView {
    let table = Table::get();
    let shown = Memo::new(move |_| table.hint.get().filter(|hint| !matches!(hint, Hint::Again | Hint::Pass)));
    move || shown.get().map(|hint| view! { <OneHint hint/> })
}

/// Where a tag stands, and the side of the thing it is on, if it points at one.
#[derive(Clone, Copy, PartialEq)]
struct Stand {
    corner: Point,
    /// The side it is on, and where the thing is.
    points: Option<(Side, Point)>,
}

#[component]
fn OneHint(hint: Hint) -> impl IntoView {
    let table = Table::get();
    let label = NodeRef::<html::Div>::new();
    let stand = RwSignal::new(None::<Stand>);
    Effect::new(move || {
        // what it stands by moves with the board
        table.stage.view();
        if let Some(label) = label.get() {
            let size = Point { x: label.offset_width() as f32, y: label.offset_height() as f32 };
            stand.set(place(table, hint, size));
        }
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
    let pixels = |n: f32| format!("{n:.0}px");
    let corner = move || stand.get().map_or(Point::default(), |stand| stand.corner);
    let tip = move || {
        let tip = stand.get().and_then(|stand| stand.points).map(|(_, thing)| thing - corner());
        tip.unwrap_or_default() - Point { x: 5.0, y: 5.0 }
    };
    view! {
        <div
            class=class
            node_ref=label
            style:left=move || pixels(corner().x)
            style:top=move || pixels(corner().y)
            style=("--tip-x", move || pixels(tip().x))
            style=("--tip-y", move || pixels(tip().y))
        >
            {move || sentence(table.words, hint)}
        </div>
    }
}

/// Where the tag of this size stands within the game; nowhere if it would cover what is lit.
fn place(table: Table, hint: Hint, size: Point) -> Option<Stand> {
    let game = web::area("main.game")?;
    let chart = web::area(".chart")?;
    let within = |area: Rect| Point { x: area.x - game.x, y: area.y - game.y };
    match hint {
        Hint::Corner => {
            let view = table.stage.view();
            let board = table.desk.with_untracked(|desk| desk.session().rules().clone());
            let lit = table.desk.with_untracked(crate::desk::Desk::lit);
            let at = |(place, _): &(_, _)| view.to_screen(crate::board::build::anchor(&board.board, *place).0);
            let lit: Vec<Point> = lit.iter().map(at).collect();
            let (at, side, corner) = free_tag(&lit, size, view.size)?;
            let chart = within(chart);
            Some(Stand { corner: chart + corner, points: Some((side, chart + at)) })
        }
        Hint::Moves => {
            let list = web::area(".tools .moves").or_else(|| web::area("[data-act=tab-moves]"))?;
            let (at, list) = (within(list), Point { x: list.width, y: list.height });
            let thing = Point { x: at.x + list.x / 2.0, y: at.y };
            let x = (thing.x - size.x / 2.0).min(game.width - size.x - 8.0).max(8.0);
            Some(Stand { corner: Point { x, y: at.y - size.y - 10.0 }, points: Some((Side::Above, thing)) })
        }
        _ => {
            let chart = Rect { x: chart.x - game.x, y: chart.y - game.y, ..chart };
            let corner = Point { x: chart.centre().x - size.x / 2.0, y: chart.bottom() - size.y - 26.0 };
            Some(Stand { corner, points: None })
        }
    }
}
