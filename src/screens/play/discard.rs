//! The discard on a seven among "All moves": card by card, since there are too many ways to list them.

use rules::cards::{Cards, Kind};

use super::table::{Sheet, Table};
use crate::page::*;
use crate::parts::{HAND_ORDER, Icon, KindIcon};
use crate::words::t_string;

/// `cards` were put aside so far, of `due` in all.
#[component]
pub fn GoingBack(cards: Cards, due: u8) -> View {
    let table = Table::get();
    let words = table.words;
    let hand = table.desk.with_untracked(|desk| desk.hand());
    let full = cards.total() == due;
    let more = move |kind: Kind| {
        let name = t_string!(
            words,
            moves.put_aside,
            cards = table.scene_untracked(|_, scene| scene.cards(Cards::of(kind, 1)))
        );
        let far = t_string!(words, desk.n_of, n = cards.get(kind), of = hand.get(kind));
        let off = full || cards.get(kind) == hand.get(kind);
        (hand.get(kind) > 0).then(|| view! {
            <li>
                <button type="button" class="mv" data-put=kind.word() disabled=off on:click=move |_| table.edit(|desk| desk.tap_kind(kind))>
                    <KindIcon kind/><span><b>{name}</b><small>{far}</small></span>
                </button>
            </li>
        })
    };
    let fewer = move |kind: Kind| {
        let name =
            t_string!(words, desk.take_back, cards = table.scene_untracked(|_, scene| scene.cards(Cards::of(kind, 1))));
        (cards.get(kind) > 0).then(|| view! {
            <li>
                <button type="button" class="mv" data-take=kind.word() on:click=move |_| table.edit(|desk| desk.untap_kind(kind))>
                    <Icon name="undo"/><span><b>{name}</b></span>
                </button>
            </li>
        })
    };
    let give = move |_| {
        table.sheet.set(Sheet::None);
        table.doing(|desk| desk.confirm());
    };
    view! {
        <h3 class="grp">{t_string!(words, desk.going_back)}" · "{t_string!(words, desk.n_of, n = cards.total(), of = due)}</h3>
        <ul>
            {HAND_ORDER.map(more).collect_view()}
            {HAND_ORDER.map(fewer).collect_view()}
            <li>
                <button type="button" class="mv" data-act="give-back" disabled=!full on:click=give>
                    <Icon name="check"/><span><b>{t_string!(words, desk.give_back, count = due)}</b></span>
                </button>
            </li>
        </ul>
    }
}
