//! Points turn by turn: a stepped line for each player, ending in a flag.

use rules::ids::{MAX_SEATS, Seat};

use crate::chronicle::Chronicle;
use crate::decimal::{tenths, whole};
use crate::page::*;
use crate::screens::play::table::Table;
use crate::words::t_string;

const HEIGHT: f64 = 262.0;
const LEFT: f64 = 30.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 24.0;
/// Between flags at the ends of lines.
const APART: f64 = 24.0;
/// For a flag and a name at the end of a line.
const ROOM: f64 = 104.0;

/// Where turns and points lie in the plot.
#[derive(Clone, Copy)]
struct Scale {
    right: f64,
    first: u16,
    last: u16,
    most: u8,
}

impl Scale {
    fn x(self, turn: u16) -> f64 {
        let span = f64::from((self.last - self.first).max(1));
        LEFT + (self.right - LEFT) * f64::from(turn.saturating_sub(self.first)) / span
    }

    fn y(self, points: u8) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * f64::from(points) / f64::from(self.most.max(1))
    }
}

#[component]
pub fn Lines(chronicle: Chronicle, narrow: RwSignal<bool>, winner: Seat) -> View {
    let table = Table::get();
    let words = table.words;
    let (target, mut seats) = table.desk.with_untracked(|desk| {
        let rules = desk.session().rules();
        (rules.target, rules.players.iter().collect::<Vec<Seat>>())
    });
    // the winner's line lies on top
    rules::sort::by_key(&mut seats, |seat| *seat == winner);
    let Chronicle { first, points, .. } = chronicle;
    let points = StoredValue::new(points);
    let seats = StoredValue::new(seats);
    let plot = move || {
        let width = if narrow.get() { 350.0 } else { 500.0 };
        let most = points.with_value(|rows| rows.last().and_then(|row| row.iter().max().copied())).unwrap_or(0);
        let last = first + points.with_value(Vec::len).saturating_sub(1) as u16;
        let scale = Scale { right: width - ROOM, first, last, most: most.max(target) };
        let lines = seats.with_value(|seats| seats.iter().map(|seat| line(table, scale, points, *seat)).collect_view());
        let ends = seats.with_value(|seats| points.with_value(|rows| ends(table, scale, rows, seats)));
        view! {
            <svg class="plot" viewBox=format!("0 0 {} {}", whole(width), whole(HEIGHT)) role="img" aria-label=move || t_string!(words, end.by_turn_about)>
                {grid(scale)}
                {across(scale, target, "goal")}
                {lines}
                {ends}
            </svg>
        }
    };
    view! {
        <section class="paper">
            <h2>{move || t_string!(words, end.by_turn)}</h2>
            {plot}
        </section>
    }
}

fn across(scale: Scale, points: u8, class: &'static str) -> View {
    view! { <path class=class d=format!("M{},{}H{}", whole(LEFT), tenths(scale.y(points)), tenths(scale.right))/> }
}

fn grid(scale: Scale) -> View {
    let rows = (0..=scale.most).step_by(2).map(|points| {
        view! {
            {across(scale, points, "grid")}
            <text class="ax end" x="22" y=tenths(scale.y(points) + 4.5).to_string()>{points}</text>
        }
    });
    let turns = scale.last - scale.first;
    let every = [5, 10, 20, 50].into_iter().find(|every| turns / every <= 6).unwrap_or(100);
    let columns = (scale.first..=scale.last).filter(move |turn| *turn == 1 || (*turn > 1 && turn % every == 0));
    let columns =
        columns.map(|turn| view! { <text class="ax" x=tenths(scale.x(turn)).to_string() y=HEIGHT - 4.0>{turn}</text> });
    view! { {rows.collect_view()}{columns.collect_view()} }
}

fn line(table: Table, scale: Scale, points: StoredValue<Vec<[u8; MAX_SEATS]>>, seat: Seat) -> View {
    let way = points.with_value(|rows| {
        let mut at = rows.first().map_or(0, |row| row[seat.at()]);
        let mut way = format!("M{},{}", tenths(scale.x(scale.first)), tenths(scale.y(at)));
        for (turn, row) in (scale.first..).zip(rows) {
            if row[seat.at()] != at {
                at = row[seat.at()];
                way.push_str(&format!("H{}V{}", tenths(scale.x(turn)), tenths(scale.y(at))));
            }
        }
        way + &format!("H{}", tenths(scale.right))
    });
    view! {
        <g class=format!("pl{}", table.style(seat))>
            <path class="line under" d=way.clone()/>
            <path class="line" d=way/>
        </g>
    }
}

/// A flag and a name at the end of each line, moved apart where lines end together.
fn ends(table: Table, scale: Scale, rows: &[[u8; MAX_SEATS]], seats: &[Seat]) -> View {
    let last = rows.last().copied().unwrap_or_default();
    let mut ends: Vec<(f64, Seat)> = seats.iter().map(|seat| (scale.y(last[seat.at()]), *seat)).collect();
    rules::sort::by_key(&mut ends, |end| end.0);
    let mut free = f64::MIN;
    for (y, _) in &mut ends {
        *y = y.max(free);
        free = *y + APART;
    }
    // pushed off the lower end: up again, from the last to the first
    let mut floor = HEIGHT - BOTTOM;
    for (y, _) in ends.iter_mut().rev() {
        *y = y.min(floor);
        floor = *y - APART;
    }
    let end = |(y, seat): (f64, Seat)| {
        let style = table.style(seat);
        let place = format!("translate({} {})", tenths(scale.right + 4.0), tenths(y - 9.0));
        view! {
            <g class=format!("pl{style}") transform=place>
                <svg class="flag" width="26" height="19" viewBox="0 0 40 30"><use href=format!("#flag-{style}")></use></svg>
                <foreignObject x="31" y="0" width=ROOM - 35.0 height="20">
                    <p class="nm">{table.scene_untracked(|_, scene| scene.player(seat))}</p>
                </foreignObject>
            </g>
        }
    };
    ends.into_iter().map(end).collect_view()
}
