//! What can be built, bought and traded, and the end of the turn: tiles, or tabs where there is little room.

use rules::action::{Action, Verb};
use rules::agenda::Task;
use rules::cards::Cards;
use rules::refusal::Refusal;
use rules::table::Piece;

use super::placing::founding;
use super::table::{Sheet, Table};
use crate::desk::Mode;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{COST_ORDER, Dialog, Icon, KindIcon, When};
use crate::words::t_string;

/// Whether tiles are shown: in turns, for whoever may build.
fn shown(table: Table) -> bool {
    table.desk.with(|desk| {
        let task = desk.session().game().pending().task;
        !matches!(desk.mode(), Mode::Discard(_) | Mode::Plenty(_) | Mode::Monopoly(_))
            && !matches!(task, Task::Found(..) | Task::Give { .. } | Task::Trade | Task::Over(_))
    })
}

#[component]
pub fn Acts() -> View {
    let table = Table::get();
    view! {
        <When is=move || shown(table)>
            <div class="acts" role="group" aria-label=move || t_string!(table.words, desk.actions)>
                <Tiles/>
                <TradeTile/>
                <EndTurn class="act end"/>
            </div>
        </When>
    }
}

/// The cost as pictures; what the hand lacks is framed.
#[component]
pub fn Cost(#[prop(into)] cards: Signal<Cards>, #[prop(into)] missing: Signal<Cards>) -> View {
    View::live(move || {
        let (cards, missing) = (cards.get(), missing.get());
        let kinds = COST_ORDER.into_iter().filter(|kind| cards.get(*kind) > 0);
        kinds
            .map(|kind| {
                let n = cards.get(kind);
                view! {
                    <span class="g" class:miss=missing.get(kind) != 0>
                        {(n > 1).then(|| view! { <b>{n}</b> })}
                        <KindIcon kind/>
                    </span>
                }
            })
            .collect_view()
    })
}

/// The cards missing for a price, of the hand that may be seen.
pub fn missing(table: Table, cost: Cards) -> Cards {
    table.desk.with(|desk| if desk.eyes().is_some() { desk.hand().missing(cost) } else { Cards::NONE })
}

/// The picture of a piece in the colour of whoever decides.
#[component]
pub fn PieceIcon(piece: Piece) -> View {
    let table = Table::get();
    let style = Memo::new(move |_| table.desk.with(|desk| desk.decider().map_or(1, |seat| desk.session().style(seat))));
    let (name, turn) = match piece {
        Piece::Road => ("road", "rotate(-28)"),
        Piece::Settlement => ("settlement", ""),
        Piece::City => ("city", "translate(-2 4) scale(.9)"),
    };
    view! {
        <svg class=move || format!("pc pl{}", style.get()) viewBox="-40 -36 80 72" aria-hidden="true">
            <use href=move || format!("#{name}-{}", style.get()) transform=turn></use>
        </svg>
    }
}

/// What is built on the board, or bought.
#[component]
fn Tile(
    verb: Verb,
    /// What is built, unless it is a card.
    #[prop(optional)]
    piece: Option<Piece>,
    /// The key that does the same.
    key: &'static str,
) -> View {
    let table = Table::get();
    let words = table.words;
    let why = Memo::new(move |_| table.desk.with(|desk| desk.why_none(verb)));
    let cost = Memo::new(move |_| {
        table.desk.with(|desk| {
            let rules = desk.session().rules();
            piece.map_or(rules.costs.card, |piece| rules.cost(piece))
        })
    });
    let left = Memo::new(move |_| {
        table.desk.with(|desk| {
            let now = &desk.session().game().state.table;
            let pieces = |piece| desk.decider().map_or(0, |seat| now.stock_of(seat, piece));
            piece.map_or(now.deck, pieces)
        })
    });
    let on = move || {
        let placing = table.desk.with(|desk| matches!(desk.mode(), Mode::Place(now, _) if now == verb));
        piece.map(|_| placing.to_string())
    };
    let label = move || {
        let cards = table.scene(|_, scene| scene.cards(cost.get()));
        match why.get() {
            None => t_string!(words, desk.tile, cost = cards, n = left.get()),
            Some(refusal) => {
                let why = table.scene(|_, scene| scene.refusal(&refusal));
                t_string!(words, desk.tile_off, cost = cards, why = why)
            }
        }
    };
    let picture = piece.map_or_else(|| view! { <Icon name="book"/> }, |piece| view! { <PieceIcon piece/> });
    view! {
        <button type="button" class="act" data-act=verb.word() aria-disabled=move || why.get().is_some().to_string()
            aria-pressed=on on:click=move |_| press(table, verb)>
            <span class="top">{picture}<span class="left num" aria-hidden="true">{move || left.get()}</span><Key key/></span>
            <span class="lb">{move || table.scene(|_, scene| scene.verb(verb))}</span><span class="vh">{label}</span>
            <span class="cost" aria-hidden="true"><Cost cards=cost missing=Signal::derive(move || missing(table, cost.get()))/></span>
        </button>
    }
}

/// The key that does what its tile does, where there are keys and they are on.
#[component]
fn Key(key: &'static str) -> View {
    let letters = Table::get().letters;
    view! { <When is=move || letters.get()><kbd class="kbd" aria-hidden="true">{key}</kbd></When> }
}

/// What the tile of a verb does.
pub fn press(table: Table, verb: Verb) {
    if verb != Verb::Card {
        return table.toggle_place(verb);
    }
    match table.desk.with_untracked(|desk| desk.why_none(verb)) {
        None => table.act(Action::Card),
        Some(refusal) => table.refuse(refusal),
    }
}

/// What can be built and bought.
#[component]
fn Tiles() -> View {
    view! {
        <Tile verb=Verb::Road piece=Piece::Road key="R"/>
        <Tile verb=Verb::Settlement piece=Piece::Settlement key="E"/>
        <Tile verb=Verb::City piece=Piece::City key="C"/>
        <Tile verb=Verb::Card key="D"/>
    }
}

/// Why neither the bank nor the others can be traded with.
fn no_trade(table: Table) -> Option<Refusal> {
    table.desk.with(|desk| desk.why_none(Verb::Offer).and(desk.why_none(Verb::Bank)))
}

#[component]
fn TradeTile() -> View {
    let table = Table::get();
    let words = table.words;
    let why = Memo::new(move |_| no_trade(table));
    let on = Memo::new(move |_| table.desk.with(|desk| matches!(desk.mode(), Mode::Offer(_) | Mode::HowAnswered(_))));
    view! {
        <button type="button" class="act" data-act="trade" aria-disabled=move || why.get().is_some().to_string() aria-pressed=move || on.get().to_string()
            on:click=move |_| open_trade(table)>
            <span class="top"><Icon name="swap"/><Key key="T"/></span>
            <span class="lb">{move || t_string!(words, trade.title)}</span>
            <span class="cost"></span>
        </button>
    }
}

/// Opens or closes the trade panel, or says why not.
pub fn open_trade(table: Table) {
    match no_trade(table) {
        Some(refusal) => table.refuse(refusal),
        None => table.edit(|desk| desk.trade()),
    }
}

/// Ends the turn, or says why not. It can be taken back until the next player has looked.
pub fn end_turn(table: Table) {
    match table.desk.with_untracked(|desk| desk.why_none(Verb::End)) {
        Some(refusal) => table.refuse(refusal),
        None => table.act(Action::End),
    }
}

/// Whether ending the turn is all there is to do.
fn nothing_else(table: Table) -> bool {
    table.desk.with(|desk| desk.mode() == Mode::Rest && desk.choices().listed == [Action::End])
}

#[component]
fn EndTurn(class: &'static str) -> View {
    let table = Table::get();
    let words = table.words;
    let why = Memo::new(move |_| table.desk.with(|desk| desk.why_none(Verb::End)));
    let primary = Memo::new(move |_| why.get().is_none() && nothing_else(table));
    view! {
        <button type="button" class=class class:primary=move || primary.get() data-act="end" aria-disabled=move || why.get().is_some().to_string()
            on:click=move |_| end_turn(table)>
            <Icon name="next"/>
            <span>{move || t_string!(words, desk.end_turn)}</span>
        </button>
    }
}

/// The same as tabs along the bottom of a phone.
#[component]
pub fn Tabs() -> View {
    let table = Table::get();
    let words = table.words;
    let acting = Memo::new(move |_| shown(table));
    let founding = Memo::new(move |_| founding(table));
    let trade_off = Memo::new(move |_| no_trade(table).is_some());
    let trading =
        Memo::new(move |_| table.desk.with(|desk| matches!(desk.mode(), Mode::Offer(_) | Mode::HowAnswered(_))));
    let placing = Memo::new(move |_| {
        table.desk.with(|desk| matches!(desk.mode(), Mode::Place(verb, _) if verb != Verb::Robber) && desk.can_leave())
    });
    view! {
        <When is=move || acting.get() || founding.get()>
            <nav class="tabs" aria-label=move || t_string!(words, desk.actions)>
                <When is=move || acting.get()>
                    <button type="button" class="tab" aria-haspopup="dialog" aria-pressed=move || placing.get().to_string() on:click=move |_| table.sheet.set(Sheet::Build)>
                        <PieceIcon piece=Piece::Settlement/><span>{move || t_string!(words, desk.build)}</span>
                    </button>
                    <button type="button" class="tab" aria-disabled=move || trade_off.get().to_string() aria-pressed=move || trading.get().to_string() on:click=move |_| open_trade(table)>
                        <Icon name="swap"/><span>{move || t_string!(words, trade.title)}</span>
                    </button>
                </When>
                <button type="button" class="tab" data-act="tab-moves" aria-haspopup="dialog" on:click=move |_| table.sheet.set(Sheet::Moves)>
                    <Icon name="list"/><span>{move || t_string!(words, moves.tab)}</span>
                </button>
                <button type="button" class="tab" aria-pressed=move || table.log.get().to_string() on:click=move |_| table.log.update(|open| *open = !*open)>
                    <Icon name="book"/><span>{move || t_string!(words, rail.log)}</span>
                </button>
                <When is=move || acting.get()><EndTurn class="tab"/></When>
            </nav>
        </When>
    }
}

/// What can be built and bought, as a sheet over a phone's board.
#[component]
pub fn BuildSheet() -> View {
    let table = Table::get();
    let open = table.sheet_open(Sheet::Build);
    let title = Signal::derive(move || t_string!(table.words, desk.build).to_owned());
    view! {
        <Dialog open title>
            <div class="acts">
                <Tiles/>
            </div>
        </Dialog>
    }
}
