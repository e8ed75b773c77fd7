//! The game that was begun or is continued: board, desk, seats, log, and the curtain between players.

mod acts;
mod air;
mod answers;
mod bars;
mod chart;
mod clock;
mod curtain;
mod desk;
mod discard;
mod end;
mod hand;
mod hints;
mod island;
mod keys;
mod log;
mod moves;
mod panel;
mod placing;
mod rail;
mod recent;
mod rule;
mod seat;
mod stats;
mod table;

use leptos::ev;

use crate::app::App;
use crate::desk::Desk;
use crate::follow::{Memo, watch};
use crate::keeper::{Keeper, OtherTab};
use crate::page::*;
use crate::parts::{Button, Kind, Notice, When};
use crate::route::Screen;
use crate::session::Session;
use crate::store::{Opened, Save, StoreError};
use crate::web;
use crate::words::{Words, store_error, t_string, use_i18n};
use acts::{BuildSheet, Tabs};
use air::Sky;
use chart::Chart;
use curtain::Curtain;
use desk::DeskPart;
use end::End;
use hints::HintTag;
use island::IslandSheet;
use log::Log;
use moves::Moves;
use panel::TradePanel;
use rail::{Menu, Rail};
use seat::SeatSheet;
use table::{Sheet, Table};

/// Opens the current game.
#[component]
pub fn Play() -> View {
    let app = App::get();
    match open(app) {
        Ok((opened, session)) => {
            if opened.damaged || app.damaged().contains(&opened.held.id) {
                let time = web::time_of_day(opened.save.meta.when, app.lang());
                app.toasts.say(t_string!(use_i18n(), save.damaged_but, time = time));
            }
            view! { <Game opened session/> }
        }
        Err(error) => view! { <Closed error/> },
    }
}

fn open(app: App) -> Result<(Opened, Session), StoreError> {
    let store = app.store();
    let id = store.current()?.ok_or(StoreError::Missing)?;
    // at once this tab's: another one that has the game open says so
    let opened = match store.take_over(id) {
        Err(StoreError::Full | StoreError::Blocked) => store.open(id),
        opened => opened,
    };
    let opened = opened.map_err(|error| match error {
        // both slots were set aside when the app opened
        StoreError::Missing if app.damaged().contains(&id) => StoreError::Damaged,
        error => error,
    })?;
    let session = Session::load(&opened.save).map_err(|_| StoreError::Damaged)?;
    Ok((opened, session))
}

#[component]
fn Game(opened: Opened, session: Session) -> View {
    let app = App::get();
    let keeper = Keeper::new(opened.held, opened.save);
    let table = Table::new(Desk::new(session, app.prefs.with_untracked(|prefs| prefs.manners)), keeper);
    provide_context(table);
    // what is chosen in the settings takes effect at once
    let manners = Memo::new(move |_| app.prefs.read().manners);
    watch(move |first| {
        let manners = manners.get();
        if !first {
            table.desk.update(|desk| desk.behave(manners));
        }
    });

    // a hidden tab or a locked screen brings the curtain back
    let hidden = window_event_listener(ev::visibilitychange, move |_| {
        if document().hidden() {
            table.cover();
        }
    });
    on_cleanup(move || hidden.remove());
    app.layers.add(0, table.log.into(), move || table.close_log());
    app.layers.add(0, Signal::derive(move || panel::composing(table)), move || panel::leave(table));
    app.layers.add(1, Signal::derive(move || table.sheet.get() != Sheet::None), move || table.sheet.set(Sheet::None));
    keys::listen(table);
    hints::follow(table);

    let taken = move |save: Save| {
        if let Ok(session) = Session::load(&save) {
            table.replace(Desk::new(session, manners.get_untracked()));
        }
    };
    let trading = Memo::new(move |_| panel::trading(table));
    let handed = Memo::new(move |_| table.desk.with(|desk| desk.eyes().is_some()));
    let over = Memo::new(move |_| table.desk.with(|desk| !desk.session().over().is_empty()));
    view! {
        <When is=move || !over.get() || table.looking.get() otherwise=move || view! { <End/> }>
            <main
                class="game"
                class:trading=move || trading.get()
                class:reading=move || table.log.get()
                class:handed=move || handed.get()
                class:elsewhere=move || !keeper.may_play()
                tabindex="-1"
                on:pointerdown:capture=move |_| table.air.clear()
                on:keydown:capture=move |_| table.air.clear()
            >
                <DeskPart/>
                <Chart/>
                <TradePanel/>
                <Rail/>
                <Log/>
                <HintTag/>
                <Sky/>
            </main>
            <div class="other-tab"><OtherTab keeper on_taken=taken/></div>
            <BuildSheet/>
            <Moves/>
            <Menu/>
            <SeatSheet/>
            <IslandSheet/>
            <Curtain/>
        </When>
    }
}

/// Instead of the game: why it cannot be opened.
#[component]
fn Closed(error: StoreError) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    view! {
        <main class="sheet-page" tabindex="-1">
            <header class="bar"><h1>{move || t_string!(words, play.title)}</h1></header>
            <div class="body stack">
                <Notice>{move || store_error(words, error)}</Notice>
                <Button kind=Kind::Primary on:click=move |_| app.nav.turn_to(Screen::Home)>{move || t_string!(words, action.back)}</Button>
            </div>
        </main>
    }
}
