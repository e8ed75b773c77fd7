//! Trade: an offer put together, answered, countered, closed; and the bank.

use rules::action::{Action, Deal, Exchange};
use rules::agenda::Task;
use rules::cards::{Cards, Kind};
use rules::event::Answer;
use rules::ids::{Seat, SeatSet};
use rules::refusal::Refusal;

use super::hand::Pip;
use super::recent::Recent;
use super::rule::RuleLink;
use super::table::Table;
use crate::app::App;
use crate::desk::{Draft, Mode, Side};
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Flag, HAND_ORDER, Icon, IconButton, KindIcon, When};
use crate::topics::topic_of;
use crate::web;
use crate::words::t_string;

/// What the panel shows.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    Nothing,
    Offer,
    HowAnswered,
    Answer,
    Counter,
    Pick,
}

fn shown(table: Table) -> Shown {
    table.desk.with(|desk| {
        let game = desk.session().game();
        match (desk.mode(), game.pending().task) {
            _ if desk.curtain().is_some() => Shown::Nothing,
            (Mode::Offer(_), _) => Shown::Offer,
            (Mode::HowAnswered(_), _) => Shown::HowAnswered,
            (Mode::Counter(_), _) => Shown::Counter,
            (_, Task::Trade) if desk.decider() == Some(game.state.table.active) => Shown::Pick,
            (_, Task::Trade) => Shown::Answer,
            _ => Shown::Nothing,
        }
    })
}

/// Whether trade has a panel of its own now.
pub fn trading(table: Table) -> bool {
    shown(table) != Shown::Nothing
}

/// Whether something is being put together that can be left.
pub fn composing(table: Table) -> bool {
    matches!(shown(table), Shown::Offer | Shown::HowAnswered | Shown::Counter)
}

/// Back to the question; the focus with it.
pub fn leave(table: Table) {
    table.edit(|desk| desk.leave_all());
    web::focus_next("#say");
}

#[component]
pub fn TradePanel() -> View {
    let table = Table::get();
    let words = table.words;
    let shown = Memo::new(move |_| shown(table));
    let active = Memo::new(move |_| table.desk.with(|desk| desk.session().game().state.table.active));
    let title = move || match shown.get() {
        Shown::Answer => t_string!(words, trade.of, name = table.scene(|_, scene| scene.player(active.get()))),
        Shown::Counter => t_string!(words, trade.counter).to_owned(),
        Shown::HowAnswered | Shown::Pick => t_string!(words, trade.answers).to_owned(),
        _ => t_string!(words, trade.title).to_owned(),
    };
    let close = Signal::derive(move || t_string!(words, action.close).to_owned());
    view! {
        <When is=move || shown.get() != Shown::Nothing>
            <section class="panel" inert=move || table.shut() aria-label=title>
                <header>
                    <h1>{title}</h1>
                    <When is=move || composing(table)>
                        <IconButton icon="close" label=close on:click=move |_| leave(table)/>
                    </When>
                </header>
                {move || match shown.get() {
                    Shown::Offer => view! { <Recent/><Sides/><Whom/><Bank/> },
                    Shown::HowAnswered => view! { <HowAnswered/> },
                    Shown::Counter => view! { <Sides/><SendCounter/> },
                    Shown::Answer => view! { <AnswerOffer/><Answers/> },
                    Shown::Pick => view! { <OnTable/><Answers/> },
                    Shown::Nothing => View::Nothing,
                }}
            </section>
        </When>
    }
}

fn draft(table: Table) -> Draft {
    table.desk.with(|desk| match desk.mode() {
        Mode::Offer(draft) | Mode::HowAnswered(draft) | Mode::Counter(draft) => draft,
        _ => Draft::default(),
    })
}

/// Both sides of what is being put together, each with its kinds to tap. The names are those of the two who trade:
/// a counter is stated as the player on turn would state it.
#[component]
fn Sides() -> View {
    let table = Table::get();
    let words = table.words;
    let draft = Memo::new(move |_| draft(table));
    let counter = Memo::new(move |_| table.desk.with(|desk| matches!(desk.mode(), Mode::Counter(_))));
    let name = move || table.scene(|desk, scene| desk.decider().map(|seat| scene.player(seat)).unwrap_or_default());
    let own = Memo::new(move |_| if counter.get() { Side::Get } else { Side::Give });
    let other = Memo::new(move |_| if counter.get() { Side::Give } else { Side::Get });
    let cards = move |side: Side| match side {
        Side::Give => draft.get().deal.give,
        Side::Get => draft.get().deal.get,
    };
    let pips = move |side: Side| {
        let cards = cards(side);
        let kinds = HAND_ORDER.into_iter().flat_map(move |kind| (0..cards.get(kind)).map(move |_| kind));
        kinds
            .map(|kind| view! { <Pip kind on_press=move || table.edit(|desk| desk.edit(|draft| draft.remove(side, kind)))/> })
            .collect_view()
    };
    view! {
        <div class="sides">
            <section class="box side">
                <div class="well">
                    <h2>{move || t_string!(words, trade.gives, name = name())}<small>{move || t_string!(words, trade.tap_cards)}</small></h2>
                    <When is=move || !cards(own.get()).is_empty()><div class="give">{move || pips(own.get())}</div></When>
                </div>
                <Pickers side=own/>
            </section>
            <section class="box side">
                <div class="well">
                    <h2>{move || t_string!(words, trade.gets, name = name())}</h2>
                    <When is=move || !cards(other.get()).is_empty()><div class="give">{move || pips(other.get())}</div></When>
                </div>
                <Pickers side=other/>
            </section>
        </div>
    }
}

/// The kinds of one side.
#[component]
fn Pickers(side: Memo<Side>) -> View {
    let table = Table::get();
    let words = table.words;
    let most = move |kind: Kind| {
        table.desk.with(|desk| {
            let own = match desk.mode() {
                Mode::Counter(_) => Side::Get,
                _ => Side::Give,
            };
            match desk.decider() {
                _ if own != side.get() => desk.session().rules().bank.get(kind),
                // what the hand holds is told to nobody while it is not to be seen
                Some(seat) if desk.eyes().is_none() => desk.session().game().state.table.hand_sizes[seat.at()],
                _ => desk.hand().get(kind),
            }
        })
    };
    let count = move |kind: Kind| match side.get() {
        Side::Give => draft(table).deal.give.get(kind),
        Side::Get => draft(table).deal.get.get(kind),
    };
    let picker = move |kind: Kind| {
        let name = move || table.scene(|_, scene| scene.kind(kind));
        let off = move || !draft(table).can_add(side.get(), kind, most(kind));
        // a counter gives what the player on turn would get
        let own = move || table.desk.with(|desk| matches!(desk.mode(), Mode::Counter(_)));
        let label = move || match if own() { side.get().other() } else { side.get() } {
            Side::Give => t_string!(words, trade.give_kind, kind = name(), n = count(kind)),
            Side::Get => t_string!(words, trade.get_kind, kind = name(), n = count(kind)),
        };
        view! {
            <button type="button" class=format!("k-{}", kind.word()) data-side=move || if side.get() == Side::Give { "give" } else { "get" } data-kind=kind.word()
                aria-disabled=move || off().to_string()
                on:click=move |_| {
                    let (side, most) = (side.get_untracked(), most(kind));
                    table.edit(|desk| desk.edit(|draft| draft.add(side, kind, most)));
                }>
                <KindIcon kind/><span class="vh">{label}</span>
                {move || (count(kind) > 0).then(|| view! { <span class="ct num" aria-hidden="true">{count(kind)}</span> })}
            </button>
        }
    };
    view! { <div class="kinds">{HAND_ORDER.into_iter().map(picker).collect_view()}</div> }
}

#[component]
fn Whom() -> View {
    let table = Table::get();
    let words = table.words;
    let others = Memo::new(move |_| {
        table.desk.with(|desk| {
            let active = desk.session().game().state.table.active;
            desk.session().rules().players.minus(SeatSet::EMPTY.with(active))
        })
    });
    let off = Memo::new(move |_| table.desk.with(|desk| desk.why_none(rules::action::Verb::Offer)));
    let ready = Memo::new(move |_| table.desk.with(|desk| desk.ready().is_some()));
    let person = move |seat: Seat| {
        view! {
            <button type="button" class="btn" data-whom=seat.to_string() aria-pressed=move || draft(table).to.has(seat).to_string()
                on:click=move |_| table.edit(|desk| desk.edit(|draft| draft.toggle(seat)))>
                <Flag style=Signal::derive(move || table.style(seat))/>
                {move || table.scene(|_, scene| scene.player(seat))}
            </button>
        }
    };
    let send = move || t_string!(words, trade.offer_to, count = draft(table).to.len());
    view! {
        <section class="box table">
            <h2>{move || t_string!(words, trade.table)}</h2>
            {move || match off.get() {
                Some(refusal) => view! { <Why refusal/> },
                None => view! {
                    <div class="whom">{move || others.get().iter().map(person).collect_view()}</div>
                    <button type="button" class="btn primary wide" data-act="offer" disabled=move || !ready.get() on:click=move |_| table.doing(|desk| desk.confirm())>
                        <Icon name="people"/>{send}
                    </button>
                },
            }}
        </section>
    }
}

/// Why this can't be done, and the rule behind it.
#[component]
fn Why(refusal: Refusal) -> View {
    let table = Table::get();
    view! {
        <div class="how"><p class="small muted">{table.scene_untracked(|_, scene| scene.refusal(&refusal))}</p><RuleLink topic=topic_of(&refusal)/></div>
    }
}

/// Asked once, with the first offer of a table: how its offers are answered.
#[component]
fn HowAnswered() -> View {
    let app = App::get();
    let table = Table::get();
    let words = table.words;
    // the button that led here is gone
    web::focus_next("#say");
    let choose = move |openly: bool| {
        table.doing(|desk| desk.offer_answered(openly));
        app.prefs.update(|prefs| prefs.manners.open_answers = Some(openly));
    };
    view! {
        <div class="few">
            <button type="button" class="btn" data-act="answers-apart" on:click=move |_| choose(false)>
                <Icon name="eyeoff"/><b>{move || t_string!(words, trade.apart)}</b><small>{move || t_string!(words, trade.apart_how)}</small>
            </button>
            <button type="button" class="btn" data-act="answers-openly" on:click=move |_| choose(true)>
                <Icon name="people"/><b>{move || t_string!(words, trade.openly)}</b><small>{move || t_string!(words, trade.openly_how)}</small>
            </button>
        </div>
    }
}

/// Deals with the bank: for the kind asked for, or for all; the best rate first, those out of reach last.
#[component]
fn Bank() -> View {
    let table = Table::get();
    let words = table.words;
    let deals = Memo::new(move |_| {
        table.scene(|desk, scene| {
            let draft = draft(table);
            let wanted: Vec<Kind> = HAND_ORDER.into_iter().filter(|kind| draft.deal.get.get(*kind) > 0).collect();
            let Some(seat) = desk.decider() else { return Vec::new() };
            let t = &desk.session().game().state.table;
            let mut deals = Vec::new();
            for get in if wanted.is_empty() { HAND_ORDER.to_vec() } else { wanted.clone() } {
                for give in HAND_ORDER.into_iter().filter(|give| *give != get) {
                    let exchange = Exchange { n: t.rate(seat, give), give, get };
                    let why = desk.session().game().why_not(seat, &Action::Bank(exchange));
                    // without a wish only what is possible is shown
                    if why.is_none() || (!wanted.is_empty() && desk.hand().get(give) > 0) {
                        let why = why.map(|why| (scene.refusal(&why), why));
                        deals.push((exchange, why));
                    }
                }
            }
            rules::sort::by_key(&mut deals, |(exchange, why)| (why.is_some(), exchange.n));
            deals
        })
    });
    let row = move |(exchange, why): (Exchange, Option<(String, Refusal)>)| {
        let Exchange { n, give, get } = exchange;
        let refusal = why.as_ref().map(|(_, refusal)| *refusal);
        let off = why.is_some();
        let label = table.scene_untracked(|_, scene| scene.action(&Action::Bank(exchange)));
        let press = move |_| match refusal {
            None => table.act(Action::Bank(exchange)),
            Some(refusal) => table.refuse(refusal),
        };
        view! {
            <button type="button" class="deal" data-bank=format!("{n} {} for {}", give.word(), get.word()) aria-disabled=off.to_string() on:click=press>
                <span class="vh">{label}</span><b aria-hidden="true">{n}</b><KindIcon kind=give/><Icon name="next"/><b aria-hidden="true">"1"</b><KindIcon kind=get/>
                <span class="why" aria-hidden="true">{why.map(|(words, _)| words)}</span>
            </button>
        }
    };
    view! {
        <section class="box bank">
            <h2>{move || t_string!(words, trade.bank)}</h2>
            <When is=move || !deals.get().is_empty() otherwise=move || view! { <p class="small muted">{move || t_string!(words, trade.no_bank)}</p> }>
                <div class="deals">{move || deals.get().into_iter().map(row).collect_view()}</div>
            </When>
        </section>
    }
}

/// A deal as two rows of cards.
#[component]
fn DealLine(deal: Deal, left: String, right: String, first: Side) -> View {
    let cards = move |cards: Cards| {
        let kinds = HAND_ORDER.into_iter().flat_map(move |kind| (0..cards.get(kind)).map(move |_| kind));
        kinds.map(|kind| view! { <span class=format!("pip k-{}", kind.word())><KindIcon kind/></span> }).collect_view()
    };
    let (a, b) = if first == Side::Give { (deal.give, deal.get) } else { (deal.get, deal.give) };
    view! {
        <div class="swapline">
            <div><div class="lab">{left}</div><div class="give">{cards(a)}</div></div>
            <Icon name="swap"/>
            <div><div class="lab">{right}</div><div class="give">{cards(b)}</div></div>
        </div>
    }
}

/// The offer to whoever is asked, and the three answers.
#[component]
fn AnswerOffer() -> View {
    let table = Table::get();
    let words = table.words;
    let offer = Memo::new(move |_| table.desk.with(|desk| desk.session().game().state.table.trade.offer.deal));
    let why = Memo::new(move |_| table.desk.with(|desk| desk.why_none(rules::action::Verb::Accept)));
    // where all answers are given in the open, nobody learns from here what a hand lacks
    let told = Memo::new(move |_| {
        why.get().filter(|why| *why == Refusal::OnlyCounter || table.desk.with(|desk| desk.eyes().is_some()))
    });
    let counter = Memo::new(move |_| table.desk.with(|desk| desk.why_none(rules::action::Verb::Counter).is_none()));
    let accept = move |_| match why.get_untracked() {
        None => table.act(Action::Accept),
        Some(refusal) => table.refuse(refusal),
    };
    // on a phone the offer lies over the prompt
    let refused = Memo::new(move |_| table.note.get().filter(|note| note.at.is_none()).map(|note| note.words));
    let another = move |_| {
        table.edit(|desk| desk.counter());
        web::focus_next(".panel [data-side]:enabled");
    };
    let line = move || {
        let name = table.scene(|desk, scene| desk.decider().map(|seat| scene.player(seat)).unwrap_or_default());
        let (left, right) =
            (t_string!(words, trade.gets, name = name.clone()), t_string!(words, trade.gives, name = name));
        view! { <DealLine deal=offer.get() left right first=Side::Give/> }
    };
    view! {
        <section class="box">
            {line}
            {move || told.get().map(|refusal| view! { <Why refusal/> })}
        </section>
        <div class="reply">
            <button type="button" class="btn primary big" data-act="accept" disabled=move || told.get().is_some() on:click=accept>
                <Icon name="check"/>{move || t_string!(words, trade.accept)}
            </button>
            <div class="two">
                <button type="button" class="btn" data-act="counter" disabled=move || !counter.get() on:click=another>{move || t_string!(words, trade.other_offer)}</button>
                <button type="button" class="btn" data-act="decline" on:click=move |_| table.act(Action::Decline)>{move || t_string!(words, trade.decline)}</button>
            </div>
            {move || refused.get().map(|words| view! { <p class="why refused" aria-hidden="true">{words}</p> })}
        </div>
    }
}

#[component]
fn SendCounter() -> View {
    let table = Table::get();
    let ready = Memo::new(move |_| table.desk.with(|desk| desk.ready().is_some()));
    view! {
        <button type="button" class="btn primary wide" data-act="send-counter" disabled=move || !ready.get() on:click=move |_| table.doing(|desk| desk.confirm())>
            <Icon name="check"/>{move || t_string!(table.words, trade.send_counter)}
        </button>
    }
}

/// What is on the table, for the one who offered it, with the way out.
#[component]
fn OnTable() -> View {
    let table = Table::get();
    let words = table.words;
    let line = move || {
        let (deal, name) = table.scene(|desk, scene| {
            let t = &desk.session().game().state.table;
            (t.trade.offer.deal, scene.player(t.active))
        });
        let (left, right) =
            (t_string!(words, trade.gives, name = name.clone()), t_string!(words, trade.gets, name = name));
        view! { <DealLine deal left right first=Side::Give/> }
    };
    view! {
        <section class="box">{line}</section>
        <button type="button" class="btn wide" data-act="withdraw" on:click=move |_| table.act(Action::Withdraw)>{move || t_string!(words, trade.withdraw)}</button>
    }
}

/// Who has answered what; the one who offered closes with one of them.
#[component]
fn Answers() -> View {
    let table = Table::get();
    let words = table.words;
    let state = Memo::new(move |_| {
        table.desk.with(|desk| {
            let game = desk.session().game();
            let trade = game.state.table.trade;
            let picks = desk.decider() == Some(game.state.table.active);
            trade
                .offer
                .to
                .iter()
                .map(|seat| (seat, trade.answers[seat.at()], desk.decider() == Some(seat), picks))
                .collect::<Vec<_>>()
        })
    });
    let row = move |(seat, answer, now, picks): (Seat, Answer, bool, bool)| {
        let name = table.scene_untracked(|_, scene| scene.player(seat));
        let text = match answer {
            Answer::Yes => t_string!(words, trade.yes),
            Answer::No => t_string!(words, trade.no),
            Answer::Counter(_) => t_string!(words, trade.countered),
            _ if now => t_string!(words, trade.answering),
            _ => t_string!(words, trade.waiting),
        };
        let closable = picks && table.desk.with_untracked(|desk| desk.legal(&Action::Close(seat)));
        let deal = if let Answer::Counter(deal) = answer { Some(deal) } else { None };
        let active = table.scene_untracked(|desk, scene| scene.player(desk.session().game().state.table.active));
        view! {
            <li class="ans" class:now=now>
                <Flag style=table.style(seat)/>
                <div class="said"><b>{name.clone()}</b><span class="small muted">{text}</span></div>
                {closable.then(|| view! {
                    <button type="button" class="btn primary" data-close=seat.to_string() aria-label=t_string!(words, trade.close_with, name = name.clone()) on:click=move |_| table.act(Action::Close(seat))>{move || t_string!(words, trade.close)}</button>
                })}
            </li>
            {deal.map(|deal| view! {
                <li class="box"><DealLine deal left=t_string!(words, trade.gives, name = active.clone()) right=t_string!(words, trade.gets, name = active.clone()) first=Side::Give/></li>
            })}
        }
    };
    view! {
        <section class="heard">
            <h2 class="grp">{move || t_string!(words, trade.who)}</h2>
            <ul class="answered">{move || state.get().into_iter().map(row).collect_view()}</ul>
        </section>
    }
}
