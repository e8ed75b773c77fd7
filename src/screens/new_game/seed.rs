//! A number that people draw, or type to play the same again.

use crate::follow::Memo;
use crate::new_game::{seed_of, seed_text};
use crate::page::*;
use crate::parts::IconButton;
use crate::web;
use crate::words::{Words, t_string, use_i18n};

/// Drawn numbers are short enough to be read to each other.
const DRAWN_BITS: u32 = 30;

/// A new number.
pub fn draw() -> u64 {
    web::random() >> (64 - DRAWN_BITS)
}

/// What is typed and is no number is not used: the field says so, and the last that was one stays.
#[component]
pub fn SeedField(
    seed: RwSignal<u64>,
    /// Tells one field of the page from another.
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    /// What the button that draws another one is called.
    #[prop(into)]
    another: Signal<String>,
) -> View {
    let words: Words = use_i18n();
    let typed = RwSignal::new(seed_text(seed.get_untracked()));
    let wrong = Memo::new(move |_| seed_of(&typed.read()).is_none());
    let write = move |text: String| {
        if let Some(number) = seed_of(&text) {
            seed.set(number);
        }
        typed.set(text);
    };
    let wrong_id = format!("{name}-wrong");
    view! {
        <div class="opt seed" data-seed=name>
            <span aria-hidden="true">{move || label.get()}</span>
            <input
                class="field num"
                type="text"
                autocapitalize="off"
                autocomplete="off"
                spellcheck="false"
                aria-label=label
                aria-invalid=move || wrong.get().to_string()
                aria-describedby=wrong_id.clone()
                prop:value=move || typed.get()
                on:input=move |event| write(event_target_value(&event))
            />
            <IconButton icon="shuffle" label=another on:click=move |_| write(seed_text(draw()))/>
            <small id=wrong_id role="status">{move || wrong.get().then(|| t_string!(words, new_game.bad_seed))}</small>
        </div>
    }
}
