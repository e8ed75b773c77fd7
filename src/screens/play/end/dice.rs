//! The dice against what was to be expected of them, and one calm sentence.

use crate::chronicle::{Luck, Rolls};
use crate::page::*;
use crate::screens::play::bars::Bars;
use crate::screens::play::table::Table;
use crate::words::t_string;

#[component]
pub fn Dice(rolls: Rolls, narrow: RwSignal<bool>) -> View {
    let words = Table::get().words;
    let total: u16 = rolls.iter().sum();
    let luck = Luck::of(&rolls);
    let said = move || {
        luck.map(|luck| match luck {
            Luck::Common => t_string!(words, end.luck_common, count = total),
            Luck::Seldom(games) => t_string!(words, end.luck_seldom, n = total, count = games),
            Luck::Rare => t_string!(words, end.luck_rare, count = total),
        })
    };
    let width = Signal::derive(move || if narrow.get() { 350.0 } else { 500.0 });
    view! {
        <section class="paper">
            <div class="row">
                <h2 class="grow">{move || t_string!(words, end.dice)}</h2>
                <span class="small muted">{move || t_string!(words, end.rolls, count = total)}</span>
            </div>
            <Bars rolls width/>
            <p class="small">{said}</p>
        </section>
    }
}
