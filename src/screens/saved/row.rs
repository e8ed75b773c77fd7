//! A row of the list; for a while after its game was deleted, the way to have it back.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;

use super::told::{Who, board, state, when};
use crate::app::App;
use crate::board::render::BoardThumb;
use crate::page::*;
use crate::parts::{Button, Icon, IconButton, When};
use crate::store::{Listed, Meta, Removed, SaveId, Status, StoreError};
use crate::web;
use crate::words::{Words, scenario, store_error, t_string, use_i18n};

/// How long a deleted game can be had back.
const UNDO: Duration = Duration::from_secs(10);

#[component]
pub fn Row(row: Listed, rows: RwSignal<Vec<Listed>>) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let Listed { id, meta } = row;
    let removed = RwSignal::new(None::<Removed>);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let hold = move || {
        if let Some(Some(timer)) = timer.try_update_value(Option::take) {
            timer.clear();
        }
    };
    // whoever leaves in the meantime takes the offer along
    on_cleanup(move || {
        hold();
        if let Some(gone) = removed.try_update(Option::take).flatten() {
            let put_back = move || {
                if let Err(error) = app.store().put_back(&gone) {
                    app.toasts.say(store_error(words, error));
                }
            };
            app.toasts.offer_for(UNDO, t_string!(words, saved.deleted), t_string!(words, desk.undo), put_back);
        }
    });
    let say = move |error: StoreError| app.toasts.say(store_error(words, error));
    let delete = move || match app.store().delete(id) {
        Ok(gone) => {
            removed.set(Some(gone));
            let forget = move || {
                removed.update(|gone| drop(gone.take()));
                rows.update(|rows| rows.retain(|row| row.id != id));
            };
            timer.set_value(set_timeout_with_handle(forget, UNDO).ok());
            web::focus_next(format!("#undo-{id}"));
        }
        Err(error) => say(error),
    };
    let undo = move |_| {
        hold();
        match removed.try_update(Option::take).flatten().map(|gone| app.store().put_back(&gone)) {
            Some(Err(error)) => say(error),
            _ => web::focus_next(format!("#delete-{id}")),
        }
    };
    let meta = StoredValue::new(meta);
    view! {
        <li class="save">
            <When
                is=move || removed.read().is_none()
                otherwise=move || view! {
                    <p class="grow" role="status">{move || t_string!(words, saved.deleted)}</p>
                    <Button icon="undo" attr:id=format!("undo-{id}") on:click=undo>{move || t_string!(words, desk.undo)}</Button>
                }
            >
                {match meta.get_value() {
                    Ok(meta) => view! { <Game id meta delete/> },
                    Err(error) => view! { <Unreadable id error delete/> },
                }}
            </When>
        </li>
    }
}

#[component]
fn Game(id: SaveId, meta: Meta, delete: impl Fn() + Copy + Send + Sync + 'static) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let over = matches!(meta.status, Status::Finished { .. });
    let opened = app.store().open(id).ok();
    let drawn = opened.and_then(|opened| board(&opened.save));
    let seats = meta.seats.clone();
    let meta = StoredValue::new(meta);
    let name = move || meta.with_value(|meta| scenario(words, &meta.scenario));
    let give = move |_| match app.store().open(id) {
        Ok(opened) => app.give(words, &opened.save),
        Err(error) => app.toasts.say(store_error(words, error)),
    };
    let as_file = Signal::derive(move || t_string!(words, save.as_file).to_owned());
    let to_delete = Signal::derive(move || t_string!(words, saved.delete).to_owned());
    view! {
        <div class="pic">{drawn.map(|(land, pieces)| view! { <BoardThumb land pieces/> })}</div>
        <div class="grow">
            <h2>{name}</h2>
            <p class="small">{move || meta.with_value(|meta| state(words, meta))}</p>
            <p class="small muted">{move || meta.with_value(|meta| when(words, meta))}</p>
            <Who seats/>
        </div>
        <div class="row">
            <Button attr:data-act="go-on" on:click=move |_| app.go_on(words, id)>
                {move || if over { t_string!(words, saved.look_back) } else { t_string!(words, action.go_on) }}
            </Button>
            <IconButton icon="save" label=as_file attr:data-act="give" on:click=give/>
            <IconButton icon="trash" label=to_delete attr:data-act="delete" attr:id=format!("delete-{id}") on:click=move |_| delete()/>
        </div>
    }
}

/// A save that this version can make nothing of. It stays until it is deleted.
#[component]
fn Unreadable(id: SaveId, error: StoreError, delete: impl Fn() + Copy + Send + Sync + 'static) -> View {
    let words: Words = use_i18n();
    let to_delete = Signal::derive(move || t_string!(words, saved.delete).to_owned());
    view! {
        <Icon name="warn"/>
        <p class="grow">{move || store_error(words, error)}</p>
        <IconButton icon="trash" label=to_delete attr:data-act="delete" attr:id=format!("delete-{id}") on:click=move |_| delete()/>
    }
}
