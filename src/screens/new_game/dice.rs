//! "Same dice", with the number that makes them the same.

use super::seed::SeedField;
use crate::follow::effect;
use crate::new_game::Dice;
use crate::page::*;
use crate::parts::{Switch, When};
use crate::words::{Words, t_string, use_i18n};

#[component]
pub fn DiceChoice(dice: RwSignal<Dice>) -> View {
    let words: Words = use_i18n();
    let text = move |key: fn(Words) -> &'static str| Signal::derive(move || key(words).to_owned());
    let same = RwSignal::new(dice.get_untracked().same);
    let seed = RwSignal::new(dice.get_untracked().seed);
    effect(move || dice.set(Dice { same: same.get(), seed: seed.get() }));

    view! {
        <div class="opt">
            <span>{move || t_string!(words, new_game.same_dice)}<small>{move || t_string!(words, new_game.same_dice_hint)}</small></span>
            <Switch value=same label=text(|words| t_string!(words, new_game.same_dice))/>
        </div>
        <When is=move || same.get()>
            <SeedField
                seed
                name="dice"
                label=text(|words| t_string!(words, new_game.seed))
                another=text(|words| t_string!(words, new_game.another_seed))
            />
        </When>
    }
}
