//! The own hand, what goes back, and the kinds to choose from.

use rules::cards::{Cards, Kind};
use rules::deck::Card;

use super::table::Table;
use crate::desk::Mode;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{HAND_ORDER, Icon, KindIcon, When};
use crate::words::t_string;

/// What of the hand lies before the player: all of it less what was put into a tray or an offer.
fn in_hand(mode: Mode, hand: Cards) -> Cards {
    let away = match mode {
        Mode::Discard(cards) => cards,
        Mode::Offer(draft) | Mode::HowAnswered(draft) => draft.deal.give,
        Mode::Counter(draft) => draft.deal.get,
        _ => Cards::NONE,
    };
    hand.checked_sub(away).unwrap_or(hand)
}

#[component]
pub fn Hand() -> View {
    let table = Table::get();
    let words = table.words;
    let open = Memo::new(move |_| table.desk.with(|desk| desk.eyes().is_some()));
    let cards = Memo::new(move |_| table.desk.with(|desk| in_hand(desk.mode(), desk.hand())));
    let limit = Memo::new(move |_| {
        table.desk.with(|desk| {
            let total = desk.hand().total();
            (total >= desk.session().rules().hand_limit).then_some(total)
        })
    });
    let held = Memo::new(move |_| {
        table.desk.with(|desk| {
            let hand = desk.eyes().map(|seat| desk.session().game().state.hands[seat.at()]).unwrap_or_default();
            (hand.ready, hand.fresh, desk.lifted_card())
        })
    });
    // with the five kinds and the line after them
    let long = Memo::new(move |_| {
        let (ready, fresh, _) = held.get();
        let stacks = |card: &Card| {
            let (now, new) = (ready[*card as usize] > 0, fresh[*card as usize] > 0);
            if *card == Card::VictoryPoint { usize::from(now || new) } else { usize::from(now) + usize::from(new) }
        };
        Card::ALL.iter().map(stacks).sum::<usize>() >= 4
    });
    view! {
        <When is=move || open.get() otherwise=move || view! { <div class="hand hidden"></div> }>
            <div class="hand" class:long=move || long.get() role="group" aria-label=move || t_string!(words, desk.hand)>
                {HAND_ORDER.into_iter().map(|kind| view! { <Stack kind cards/> }).collect_view()}
                {move || {
                    let (ready, fresh, lifted) = held.get();
                    let any = ready.iter().chain(&fresh).any(|n| *n > 0);
                    let stacks = Card::ALL.into_iter().flat_map(|card| {
                        [(card, ready[card as usize], false), (card, fresh[card as usize], card != Card::VictoryPoint)]
                    });
                    // points just bought lie with the others: they count at once
                    let mut shown: Vec<(Card, u8, bool)> = Vec::new();
                    for (card, n, waits) in stacks.filter(|(_, n, _)| *n > 0) {
                        match shown.iter_mut().find(|(c, _, w)| *c == card && *w == waits) {
                            Some((_, count, _)) => *count += n,
                            None => shown.push((card, n, waits)),
                        }
                    }
                    any.then(|| view! {
                        <span class="sep"></span>
                        {shown.into_iter().map(|(card, n, fresh)| view! { <DevStack card n fresh lifted=lifted == Some(card) && !fresh/> }).collect_view()}
                    })
                }}
            </div>
            {move || limit.get().map(|n| view! {
                <div class="limit">{t_string!(words, desk.limit, n = n, most = table.desk.with(|desk| desk.session().rules().hand_limit))}</div>
            })}
        </When>
    }
}

#[component]
fn Stack(kind: Kind, cards: Memo<Cards>) -> View {
    let table = Table::get();
    let words = table.words;
    let n = Memo::new(move |_| cards.get().get(kind));
    let class = move || match n.get() {
        0 => format!("card none k-{}", kind.word()),
        1 => format!("card k-{}", kind.word()),
        2 => format!("card s2 k-{}", kind.word()),
        _ => format!("card s3 k-{}", kind.word()),
    };
    let name = move || table.scene(|_, scene| scene.kind(kind));
    let count = move || t_string!(words, desk.count, n = n.get());
    view! {
        <button type="button" class=class data-kind=kind.word() on:click=move |_| table.edit(|desk| desk.tap_kind(kind))>
            <KindIcon kind/>
            <span class="nm" style=("--letters", move || letters(&name()))>{name}</span><span class="vh">{count}</span>
            {move || (n.get() > 0).then(|| view! { <span class="ct num" aria-hidden="true">{n.get()}</span> })}
        </button>
    }
}

/// How many letters a name has, which tells its size.
fn letters(name: &str) -> String {
    name.chars().count().to_string()
}

/// The drawing of a development card.
pub fn picture(card: Card) -> &'static str {
    match card {
        Card::Knight => "#d-knight",
        Card::RoadBuilding => "#d-roads",
        Card::Plenty => "#d-plenty",
        Card::Monopoly => "#d-monopoly",
        Card::VictoryPoint => "#d-point",
    }
}

#[component]
fn DevStack(card: Card, n: u8, fresh: bool, lifted: bool) -> View {
    let table = Table::get();
    let words = table.words;
    let name = move || table.scene(|_, scene| scene.card(card));
    // points are told in full: what they are called matters less than what they are worth
    let short = move || match card {
        Card::VictoryPoint => t_string!(words, desk.point_card).to_owned(),
        Card::RoadBuilding => t_string!(words, desk.roads_card).to_owned(),
        Card::Plenty => t_string!(words, desk.plenty_card).to_owned(),
        _ => name(),
    };
    let label = move || {
        if fresh {
            t_string!(words, desk.fresh_card, card = name(), n = n)
        } else {
            t_string!(words, desk.stack, kind = name(), n = n)
        }
    };
    let tap = move |_| {
        let why = table.desk.with_untracked(|desk| desk.why_not_card(card));
        match why {
            _ if card == Card::VictoryPoint => {
                let text = table.scene_untracked(|_, scene| scene.card_text(card));
                table.why(text, None, Some("cards"));
            }
            Some(refusal) => table.refuse(refusal),
            None if fresh => table.refuse(rules::refusal::Refusal::Fresh(card)),
            None => table.edit(|desk| desk.lift_card(card)),
        }
    };
    view! {
        <button type="button" class="card dev" class:fresh=fresh class:lifted=lifted data-card=card.word() aria-pressed=lifted.to_string() on:click=tap>
            {fresh.then(|| view! { <span class="wait"><Icon name="hourglass"/></span> })}
            <svg viewBox="0 0 24 24" aria-hidden="true"><use href=picture(card)></use></svg>
            <span class="nm" aria-hidden="true" style=("--letters", move || letters(&short()))>{short}</span><span class="vh">{label}</span>
            {(n > 1).then(|| view! { <span class="ct num" aria-hidden="true">{n}</span> })}
        </button>
    }
}

/// The tray of what goes back on a seven.
#[component]
pub fn Tray() -> View {
    let table = Table::get();
    let words = table.words;
    let state = Memo::new(move |_| {
        table.desk.with(|desk| match desk.mode() {
            Mode::Discard(cards) => (cards, desk.due()),
            _ => (Cards::NONE, 0),
        })
    });
    view! {
        <div class="back" role="group" aria-label=move || t_string!(words, desk.going_back)>
            <div>
                <h3>{move || t_string!(words, desk.going_back)}</h3>
                <div class="small muted num">{move || t_string!(words, desk.n_of, n = state.get().0.total(), of = state.get().1)}</div>
            </div>
            <div class="give">
                {move || {
                    let (cards, due) = state.get();
                    let kinds = HAND_ORDER.into_iter().flat_map(move |kind| (0..cards.get(kind)).map(move |_| kind));
                    let pips = kinds.map(|kind| view! { <Pip kind on_press=move || table.edit(|desk| desk.untap_kind(kind))/> }).collect_view();
                    let slots = (cards.total()..due).map(|_| view! { <span class="slot"></span> }).collect_view();
                    view! { {pips}{slots} }
                }}
            </div>
        </div>
    }
}

/// A small card that can be taken back.
#[component]
pub fn Pip(kind: Kind, on_press: impl Fn() + Send + Sync + 'static) -> View {
    let table = Table::get();
    let words = table.words;
    let label =
        move || t_string!(words, desk.take_back, cards = table.scene(|_, scene| scene.cards(Cards::of(kind, 1))));
    view! {
        <button type="button" class=format!("pip k-{}", kind.word()) aria-label=label on:click=move |_| on_press()>
            <KindIcon kind/>
            <span class="x"><Icon name="close"/></span>
        </button>
    }
}

/// The five kinds in a row: for Year of Plenty and Monopoly.
#[component]
pub fn Kinds() -> View {
    let table = Table::get();
    let words = table.words;
    let mode = Memo::new(move |_| table.desk.with(|desk| desk.mode()));
    let bank = Memo::new(move |_| table.desk.with(|desk| desk.session().game().state.table.bank));
    let chosen = move |kind: Kind| match mode.get() {
        Mode::Plenty(cards) => cards.get(kind),
        Mode::Monopoly(Some(named)) => u8::from(named == kind),
        _ => 0,
    };
    let plenty = move || matches!(mode.get(), Mode::Plenty(_));
    let kinds = HAND_ORDER.into_iter().map(move |kind| {
        let name = move || table.scene(|_, scene| scene.kind(kind));
        let label = move || {
            if plenty() { t_string!(words, desk.kind_in_bank, kind = name(), n = bank.get().get(kind)) } else { name() }
        };
        let off = move || plenty() && bank.get().get(kind) <= chosen(kind);
        view! {
            <button type="button" class=format!("k-{}", kind.word()) data-pick=kind.word()
                aria-pressed=move || (chosen(kind) > 0).to_string() aria-disabled=move || off().to_string()
                on:click=move |_| table.edit(|desk| desk.tap_kind(kind))>
                <KindIcon kind/><span class="vh">{label}</span>
                {move || (plenty() && chosen(kind) > 0).then(|| view! { <span class="ct num" aria-hidden="true">{chosen(kind)}</span> })}
            </button>
        }
    });
    let again = move || match mode.get() {
        Mode::Plenty(cards) => HAND_ORDER.into_iter().filter(|kind| cards.get(*kind) > 0).collect(),
        _ => Vec::new(),
    };
    view! {
        <div class="back pick-kinds" role="group" aria-label=move || t_string!(words, desk.kinds)>
            <div class="kinds">{kinds.collect_view()}</div>
            <When is=move || !again().is_empty()>
                <div class="give">
                    {move || again().into_iter().map(|kind| view! { <Pip kind on_press=move || table.edit(|desk| desk.untap_kind(kind))/> }).collect_view()}
                </div>
            </When>
        </div>
    }
}
