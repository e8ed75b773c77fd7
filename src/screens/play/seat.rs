//! The sheet behind a seat: everything that the whole table may know of a player.

use rules::ids::Seat;
use rules::table::Piece;

use super::table::{Sheet, Table};
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Dialog, Flag, HAND_ORDER, KindIcon};
use crate::standing::Standing;
use crate::words::{Words, style, t_string};

#[component]
pub fn SeatSheet() -> View {
    let table = Table::get();
    let open = table.sheet_open(Sheet::Seat(Seat(0)));
    let whose = Memo::new(move |_| match table.sheet.get() {
        Sheet::Seat(seat) => Some(seat),
        _ => None,
    });
    let title =
        Signal::derive(move || table.scene(|_, scene| whose.get().map(|seat| scene.player(seat)).unwrap_or_default()));
    view! {
        <Dialog open title class:broad=true>
            {move || whose.get().map(|seat| view! { <Facts seat/> })}
        </Dialog>
    }
}

#[component]
fn Facts(seat: Seat) -> View {
    let table = Table::get();
    let words = table.words;
    let (colour, standing) =
        table.desk.with_untracked(|desk| (desk.session().style(seat), Standing::of(desk.session().game().ctx(), seat)));
    let points = standing.points();
    view! {
        <div class="facts">
            <div class="head">
                <Flag style=colour/>
                <span class="grow">{move || style(words, colour)}</span>
                <b>{move || t_string!(words, seat.points, count = points)}</b>
            </div>
            <Sources colour sources=standing.sources/>
            <Held standing=standing.clone()/>
            <section>
                <h3>{move || t_string!(words, facts.left)}</h3>
                <ul class="left">{standing.left.into_iter().map(|(piece, n)| view! { <Left colour piece n/> }).collect_view()}</ul>
                <dl>{row(sign("route"), move || t_string!(words, facts.route).to_owned(), standing.route)}</dl>
            </section>
            <Bank standing/>
        </div>
    }
}

/// The name of a fact on the left, what it is on the right.
fn row(picture: View, name: impl Fn() -> String + Send + 'static, n: u8) -> View {
    view! {
        <div class:zero=n == 0><dt>{picture}{name}</dt><dd class="num">{n}</dd></div>
    }
}

fn sign(name: &'static str) -> View {
    view! { <svg viewBox="0 0 24 24" aria-hidden="true"><use href=format!("#s-{name}")></use></svg> }
}

fn drawing(piece: Piece, colour: u8) -> View {
    let (name, turn) = match piece {
        Piece::Road => ("road", "rotate(-28)"),
        Piece::Settlement => ("settlement", ""),
        Piece::City => ("city", "translate(-2 4) scale(.9)"),
    };
    view! {
        <svg class=format!("pc pl{colour}") viewBox="-40 -36 80 72" aria-hidden="true">
            <use href=format!("#{name}-{colour}") transform=turn></use>
        </svg>
    }
}

/// Points by where they come from.
#[component]
fn Sources(colour: u8, sources: [u8; 4]) -> View {
    let words = Table::get().words;
    let [settlements, cities, longest, largest] = sources;
    let text = move |name: fn(Words) -> &'static str| move || name(words).to_owned();
    view! {
        <section>
            <h3>{move || t_string!(words, end.points)}</h3>
            <dl>
                {row(drawing(Piece::Settlement, colour), text(|words| t_string!(words, end.settlements)), settlements)}
                {row(drawing(Piece::City, colour), text(|words| t_string!(words, end.cities)), cities)}
                {row(sign("route"), text(|words| t_string!(words, end.longest)), longest)}
                {row(sign("army"), text(|words| t_string!(words, end.largest)), largest)}
            </dl>
        </section>
    }
}

/// Cards in hand, by number only, and those played.
#[component]
fn Held(standing: Standing) -> View {
    let table = Table::get();
    let words = table.words;
    let Standing { cards, held, played, .. } = standing;
    let told = move || {
        let played = played.iter().map(|(card, n)| {
            let card = table.scene(|_, scene| scene.card(*card));
            t_string!(words, desk.stack, kind = card, n = n)
        });
        played.collect::<Vec<_>>().join(" · ")
    };
    view! {
        <section>
            <h3>{move || t_string!(words, facts.hand)}</h3>
            <dl>
                {row(sign("hand"), move || t_string!(words, desk.hand).to_owned(), cards)}
                {row(sign("dev"), move || t_string!(words, facts.held).to_owned(), held)}
                <div>
                    <dt>{sign("sword")}{move || t_string!(words, facts.played)}</dt>
                    <dd>{move || Some(told()).filter(|told| !told.is_empty()).unwrap_or_else(|| t_string!(words, facts.none_played).to_owned())}</dd>
                </div>
            </dl>
        </section>
    }
}

#[component]
fn Left(colour: u8, piece: Piece, n: u8) -> View {
    let table = Table::get();
    let name = move || t_string!(table.words, desk.stack, kind = table.scene(|_, scene| scene.piece(piece)), n = n);
    view! {
        <li class:zero=n == 0>{drawing(piece, colour)}<b class="num" aria-hidden="true">{n}</b><span class="vh">{name}</span></li>
    }
}

/// What the bank wants for a card, and the harbours that make it so.
#[component]
fn Bank(standing: Standing) -> View {
    let table = Table::get();
    let words = table.words;
    let Standing { harbours, rates, .. } = standing;
    let rate = move |kind| {
        let n = rates[kind as usize];
        let label = move || t_string!(words, facts.rate, n = n, kind = table.scene(|_, scene| scene.kind(kind)));
        view! {
            <li class=format!("k-{}", kind.word())><span class="face"><KindIcon kind/></span><b class="num" aria-hidden="true">{n}":1"</b><span class="vh">{label}</span></li>
        }
    };
    let told = move || {
        let lines = harbours.iter().map(|harbour| table.scene(|_, scene| scene.harbour(*harbour)));
        lines.map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! {
        <section>
            <h3>{move || t_string!(words, facts.bank)}</h3>
            <ul class="rates">{HAND_ORDER.into_iter().map(rate).collect_view()}</ul>
            <ul class="small muted">{told}</ul>
        </section>
    }
}
