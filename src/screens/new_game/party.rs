//! The people at the table: names, colours, order.

use std::ops::RangeInclusive;

use crate::follow::Memo;
use crate::new_game::{NAME_LENGTH, Party, STYLES};
use crate::page::*;
use crate::parts::{Button, Dialog, Flag, IconButton, Kind};
use crate::web;
use crate::words::{Words, style, t_string, use_i18n};

/// `names`: what each is called in the game; `allowed`: how many may play.
#[component]
pub fn PartyEditor(party: RwSignal<Party>, names: Memo<Vec<String>>, allowed: RangeInclusive<usize>) -> View {
    let words: Words = use_i18n();
    let (least, most) = (*allowed.start(), *allowed.end());
    let count = Memo::new(move |_| party.read().players.len());
    let add = move |_| {
        party.update(Party::add);
        // the button goes off: keys go on with the name
        if count.get_untracked() >= most && web::has_focus("button:focus-visible") {
            web::focus_next(format!("#name-{}", most - 1));
        }
    };
    let row = move |index| view! { <Row index party names count least/> };
    view! {
        <h2>
            <span class="grow">{move || t_string!(words, new_game.players)}</span>
            <Button
                kind=Kind::Quiet
                icon="plus"
                disabled=Signal::derive(move || count.get() >= most)
                on:click=add
                attr:aria-label=move || t_string!(words, new_game.add_player)
            >
                {move || t_string!(words, action.add)}
            </Button>
        </h2>
        <ul class="people">
            <For each=move || 0..count.get() key=|index| *index children=row/>
        </ul>
    }
}

/// One seat. It stays when players change places; what it shows changes.
#[component]
fn Row(index: usize, party: RwSignal<Party>, names: Memo<Vec<String>>, count: Memo<usize>, least: usize) -> View {
    let words: Words = use_i18n();
    let name = Memo::new(move |_| names.with(|names| names.get(index).cloned()).unwrap_or_default());
    let colour = Memo::new(move |_| party.read().players.get(index).map_or(1, |player| player.style));
    let typed =
        Memo::new(move |_| party.read().players.get(index).map(|player| player.name.clone()).unwrap_or_default());
    let choosing = RwSignal::new(false);
    // said when it comes near, so that a letter refused is no surprise
    let letters = Memo::new(move |_| typed.with(|typed| typed.chars().count()));
    let near = move || letters.get() + 4 > NAME_LENGTH;
    let full = move || letters.get() >= NAME_LENGTH;

    let reseat = move |to: usize, control: &str| {
        party.update(|party| party.reseat(index, to));
        web::focus(&format!("#{control}-{to}:enabled"));
    };
    let remove = move |_| {
        party.update(|party| party.remove(index));
        web::focus(&format!("#name-{}", index.saturating_sub(1)));
    };

    view! {
        <li class="prow">
            <button
                type="button"
                class="btn icon quiet"
                aria-haspopup="dialog"
                aria-label=move || t_string!(words, new_game.style_of, name = name.get(), style = style(words, colour.get()))
                on:click=move |_| choosing.set(true)
            >
                <Flag style=colour/>
            </button>
            <input
                id=format!("name-{index}")
                class="field"
                aria-describedby=format!("letters-{index}")
                type="text"
                autocomplete="off"
                maxlength=NAME_LENGTH
                aria-label=move || t_string!(words, new_game.name_of, n = index + 1)
                placeholder=move || t_string!(words, new_game.player_number, n = index + 1)
                prop:value=move || typed.get()
                on:input=move |event| party.update(|party| party.rename(index, &event_target_value(&event)))
            />
            <small class="letters num" class:full=full aria-hidden="true">
                {move || near().then(|| t_string!(words, new_game.letters, n = letters.get(), most = NAME_LENGTH))}
            </small>
            <span class="vh" role="status" id=format!("letters-{index}")>
                {move || full().then(|| t_string!(words, new_game.letters_full, most = NAME_LENGTH))}
            </span>
            <IconButton
                icon="up"
                label=Signal::derive(move || t_string!(words, new_game.move_up, name = name.get()))
                disabled=index == 0
                on:click=move |_| reseat(index.saturating_sub(1), "up")
                attr:id=format!("up-{index}")
            />
            <IconButton
                icon="down"
                label=Signal::derive(move || t_string!(words, new_game.move_down, name = name.get()))
                disabled=Signal::derive(move || index + 1 >= count.get())
                on:click=move |_| reseat(index + 1, "down")
                attr:id=format!("down-{index}")
            />
            <IconButton
                icon="trash"
                label=Signal::derive(move || t_string!(words, new_game.remove, name = name.get()))
                disabled=Signal::derive(move || count.get() <= least)
                on:click=remove
            />
            <Dialog open=choosing title=Signal::derive(move || t_string!(words, new_game.choose_style, name = name.get()))>
                <div class="flags">
                    {STYLES.map(|this| view! { <StyleButton this index party colour choosing/> }).collect_view()}
                </div>
            </Dialog>
        </li>
    }
}

#[component]
fn StyleButton(this: u8, index: usize, party: RwSignal<Party>, colour: Memo<u8>, choosing: RwSignal<bool>) -> View {
    let words: Words = use_i18n();
    let choose = move |_| {
        party.update(|party| party.restyle(index, this));
        choosing.set(false);
    };
    view! {
        <button
            type="button"
            aria-pressed=move || (colour.get() == this).to_string()
            aria-label=move || style(words, this)
            title=move || style(words, this)
            on:click=choose
        >
            <Flag style=this/>
        </button>
    }
}
