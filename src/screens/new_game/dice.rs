//! "Same dice", with the number that makes them the same.

use leptos::prelude::*;

use crate::follow::{Memo, effect};
use crate::new_game::{Dice, seed_of, seed_text};
use crate::parts::{IconButton, Switch, When};
use crate::web;
use crate::words::{Words, t_string, use_i18n};

/// A seed that people draw: short enough to read to each other.
const DRAWN_BITS: u32 = 30;

#[component]
pub fn DiceChoice(dice: RwSignal<Dice>) -> impl IntoView {
    let words: Words = use_i18n();
    let same = RwSignal::new(dice.get_untracked().same);
    let typed = RwSignal::new(seed_text(dice.get_untracked().seed));
    let wrong = Memo::new(move |_| seed_of(&typed.read()).is_none());
    effect(move || {
        let seed = seed_of(&typed.read());
        // what is no number is not used: the field says so, and the last that was one stays
        dice.update(|dice| *dice = Dice { same: same.get(), seed: seed.unwrap_or(dice.seed) });
    });
    let draw = move |_| typed.set(seed_text(web::random() >> (64 - DRAWN_BITS)));

    view! {
        <div class="opt">
            <span>{move || t_string!(words, new_game.same_dice)}<small>{move || t_string!(words, new_game.same_dice_hint)}</small></span>
            <Switch value=same label=Signal::derive(move || t_string!(words, new_game.same_dice).to_owned())/>
        </div>
        <When is=move || same.get()>
            <div class="opt seed">
                <input
                    class="field num"
                    type="text"
                    autocapitalize="off"
                    autocomplete="off"
                    spellcheck="false"
                    aria-label=move || t_string!(words, new_game.seed)
                    aria-invalid=move || wrong.get().to_string()
                    aria-describedby="seed-wrong"
                    prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))
                />
                <IconButton icon="shuffle" label=Signal::derive(move || t_string!(words, new_game.another_seed).to_owned()) on:click=draw/>
                <small id="seed-wrong" role="status">{move || wrong.get().then(|| t_string!(words, new_game.bad_seed))}</small>
            </div>
        </When>
    }
}
