//! Offers made before, to be made again with two taps.

use rules::action::{Action, Offer};
use rules::cards::Cards;

use super::table::Table;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Flag, HAND_ORDER, Icon, KindIcon, When};
use crate::words::t_string;

#[component]
pub fn Recent() -> View {
    let table = Table::get();
    let offers = Memo::new(move |_| table.desk.with(|desk| desk.recent_offers()));
    view! {
        <When is=move || offers.with(|offers| !offers.is_empty())>
            <section class="recent" aria-label=move || t_string!(table.words, trade.recent)>
                {move || offers.get().into_iter().map(|offer| view! { <Chip offer/> }).collect_view()}
            </section>
        </When>
    }
}

#[component]
fn Chip(offer: Offer) -> View {
    let table = Table::get();
    let Offer { deal, to } = offer;
    // whom it is for is shown where it is not for everyone
    let (label, some) = table.scene_untracked(|desk, scene| {
        let all = desk.session().rules().players;
        (scene.action(&Action::Offer(offer)), to.len() + 1 < all.len())
    });
    let style = move |seat| table.desk.with_untracked(|desk| desk.session().style(seat));
    let cards = |cards: Cards| {
        let kinds = HAND_ORDER.into_iter().filter(move |kind| cards.get(*kind) > 0);
        let one = move |kind| {
            let n = cards.get(kind);
            view! { {(n > 1).then_some(n)}<span class=format!("face k-{}", kind.word())><KindIcon kind/></span> }
        };
        kinds.map(one).collect_view()
    };
    view! {
        <button type="button" class="chip" on:click=move |_| table.edit(|desk| desk.trade_again(offer))>
            <span class="vh">{label}</span>
            <span class="what" aria-hidden="true">{cards(deal.give)}<Icon name="next"/>{cards(deal.get)}</span>
            {some.then(|| to.iter().map(|seat| view! { <Flag style=style(seat)/> }).collect_view())}
        </button>
    }
}
