//! What flies over the table: cards and ribbons, or the change of a count where things should not move.
//!
//! Nothing waits for it: a tap or a key ends it all at once, and still does what it does.

use rules::cards::Kind;
use rules::event::Award;

use super::table::Table;
use crate::board::build;
use crate::board::geometry::{Point, Rect};
use crate::board::model::Place;
use crate::decimal::whole;
use crate::desk::Desk;
use crate::flights::{Cargo, Flight, Spot, changes};
use crate::follow::{Memo, effect};
use crate::page::*;
use crate::web;

/// Everything that is in the air. Copied freely.
#[derive(Clone, Copy)]
pub struct Air {
    shown: RwSignal<Vec<Shown>>,
    count: StoredValue<u32>,
}

#[derive(Clone, Copy)]
struct Shown {
    id: u32,
    what: What,
    from: Point,
    to: Point,
}

#[derive(Clone, Copy)]
enum What {
    Flight(Flight),
    /// A count has changed by so much.
    Change(i16),
}

impl Air {
    pub fn new() -> Air {
        Air { shown: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Everything has arrived.
    pub fn clear(self) {
        if self.shown.with_untracked(|shown| !shown.is_empty()) {
            self.shown.set(Vec::new());
        }
    }

    /// Sends off the flights of a step once the page shows the table after it. Where things do not travel, the counts
    /// they would change say by how much.
    pub fn send(self, table: Table, flights: Vec<Flight>, travels: bool) {
        if flights.is_empty() {
            return;
        }
        request_animation_frame(move || {
            // the screen may be gone by now
            if table.desk.try_with_untracked(|desk| desk.curtain().is_none()) != Some(true) {
                return;
            }
            let Some(sky) = web::area(".air") else { return };
            let corner = Point { x: sky.x, y: sky.y };
            let shown = if travels {
                let shown = |flight: Flight| {
                    let (from, to) = (centre(table, flight.from)?, centre(table, flight.to)?);
                    Some(self.shown(What::Flight(flight), from - corner, to - corner))
                };
                flights.into_iter().filter_map(shown).collect()
            } else {
                let shown = |(spot, by): (Spot, i16)| {
                    let at = beside(spot)? - corner;
                    Some(self.shown(What::Change(by), at, at))
                };
                changes(&flights).into_iter().filter_map(shown).collect()
            };
            self.shown.set(shown);
        });
    }

    fn shown(self, what: What, from: Point, to: Point) -> Shown {
        let id = self.count.try_update_value(|count| {
            *count = count.wrapping_add(1);
            *count
        });
        Shown { id: id.unwrap_or_default(), what, from, to }
    }
}

/// Where on the screen something is; a seat by the count of its cards where that is shown.
fn area(spot: Spot) -> Option<Rect> {
    match spot {
        Spot::Hex(_) | Spot::Bank => web::area(".chart"),
        Spot::Seat(seat) => {
            web::area(&format!("[data-seat={seat}] .st span")).or_else(|| web::area(&format!("[data-seat={seat}]")))
        }
        Spot::Hand(kind) => web::area(&format!(".hand [data-kind={}]", kind.word())),
        Spot::Held(card) => web::area(&format!(".hand [data-card={}]", card.word())),
    }
}

/// The point a flight begins or ends at.
fn centre(table: Table, spot: Spot) -> Option<Point> {
    let area = area(spot)?;
    Some(match spot {
        Spot::Hex(hex) => {
            let (at, _) =
                table.desk.with_untracked(|desk| build::anchor(&desk.session().rules().board, Place::Hex(hex.0)));
            Point { x: area.x, y: area.y } + table.stage.coming().to_screen(at)
        }
        Spot::Bank => Point { x: area.centre().x, y: area.y },
        _ => area.centre(),
    })
}

/// The point beside a count.
fn beside(spot: Spot) -> Option<Point> {
    let area = area(spot)?;
    Some(match spot {
        // over the picture of the stack, so that its count can be read
        Spot::Hand(_) => area.centre(),
        _ => Point { x: area.right() + 16.0, y: area.centre().y },
    })
}

/// What is in the air, over everything but dialogs and the curtain; readers aloud are told in words.
#[component]
pub fn Sky() -> View {
    let table = Table::get();
    let air = table.air;
    // what only some eyes may see leaves with them
    let eyes = Memo::new(move |_| table.desk.with(Desk::eyes));
    effect(move || {
        eyes.get();
        air.clear();
    });
    let one = move |one: Shown| {
        let Shown { id, what, from, to } = one;
        // what is paid is soon gone
        let (class, after, paid) = match what {
            What::Flight(Flight { cargo, to, after, .. }) => (class(cargo), after, to == Spot::Bank),
            What::Change(_) => ("change", 0, false),
        };
        let face = match what {
            What::Flight(flight) => {
                let many = (flight.n > 1).then(|| view! { <b>"×"{flight.n}</b> });
                view! { <svg><use href=picture(flight.cargo)></use></svg>{many} }
            }
            What::Change(by) if by < 0 => view! { "−"{-by} },
            What::Change(by) => view! { "+"{by} },
        };
        view! {
            <div
                class=class
                class:paid=paid
                style=("--x0", pixels(from.x))
                style=("--y0", pixels(from.y))
                style=("--x1", pixels(to.x))
                style=("--y1", pixels(to.y))
                style=("--after", format!("{after}ms"))
                on:animationend=move |_| air.shown.update(|shown| shown.retain(|other| other.id != id))
            >
                {face}
            </div>
        }
    };
    view! { <div class="air" aria-hidden="true"><For each=move || air.shown.get() key=|one| one.id children=one/></div> }
}

fn pixels(n: f32) -> String {
    format!("{}px", whole(n))
}

fn class(cargo: Cargo) -> &'static str {
    match cargo {
        Cargo::Card(Some(Kind::Lumber)) => "flying k-lumber",
        Cargo::Card(Some(Kind::Brick)) => "flying k-brick",
        Cargo::Card(Some(Kind::Wool)) => "flying k-wool",
        Cargo::Card(Some(Kind::Grain)) => "flying k-grain",
        Cargo::Card(Some(_)) => "flying k-ore",
        Cargo::Card(None) => "flying down",
        Cargo::Development(_) => "flying held",
        Cargo::Ribbon(_) => "flying award",
    }
}

fn picture(cargo: Cargo) -> &'static str {
    match cargo {
        Cargo::Card(Some(Kind::Lumber)) => "#r-lumber",
        Cargo::Card(Some(Kind::Brick)) => "#r-brick",
        Cargo::Card(Some(Kind::Wool)) => "#r-wool",
        Cargo::Card(Some(Kind::Grain)) => "#r-grain",
        Cargo::Card(Some(_)) => "#r-ore",
        Cargo::Card(None) | Cargo::Development(None) => "#i-anchor",
        Cargo::Development(Some(card)) => super::hand::picture(card),
        Cargo::Ribbon(Award::LongestRoute) => "#s-route",
        Cargo::Ribbon(Award::LargestArmy) => "#s-army",
    }
}
