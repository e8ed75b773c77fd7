//! The root: what every screen shares, and which screen is shown.

use std::sync::Arc;

use leptos::ev;

use crate::follow::{Memo, effect, watch};
use crate::lang::Lang;
use crate::layers::Layers;
use crate::nav::Nav;
use crate::page::{self, *};
use crate::parts::{ToastRegion, Toasts};
use crate::prefs::Prefs;
use crate::route::Screen;
use crate::screens::{Chosen, Help, HelpSheet, Home, Library, NewGame, Play, Saved, SettingsSheet};
use crate::session::Session;
use crate::store::{MemoryShelf, Save, SaveId, Shelf, ShelfError, Store, StoreError, TabId, from_file, to_file};
use crate::web::{self, WebShelf};
use crate::words::{Words, store_error, t_string, use_i18n};

/// What every screen may use. Copied freely.
#[derive(Clone, Copy)]
pub struct App {
    pub nav: Nav,
    pub prefs: RwSignal<Prefs>,
    pub toasts: Toasts,
    /// The topic of "How to play" that lies over the screen, if it does.
    pub help: RwSignal<Option<String>>,
    pub library: Library,
    /// Whether the settings lie over the screen.
    pub settings: RwSignal<bool>,
    /// What lies over the screen.
    pub layers: Layers,
    kept: StoredValue<Kept>,
}

/// Where things are kept, and what was found there when the app opened.
#[derive(Clone)]
struct Kept {
    shelf: Arc<dyn Shelf>,
    store: Store,
    blocked: bool,
    damaged: Vec<SaveId>,
}

impl Kept {
    fn open() -> Kept {
        let web = WebShelf::open();
        let blocked = web.is_err();
        let shelf: Arc<dyn Shelf> = match web {
            Ok(web) => Arc::new(web),
            Err(_) => Arc::new(MemoryShelf::default()),
        };
        let store = Store::new(shelf.clone(), TabId(web::random()));
        let damaged = store.tidy().unwrap_or_default();
        Kept { shelf, store, blocked, damaged }
    }
}

impl App {
    pub fn get() -> App {
        expect_context()
    }

    pub fn store(self) -> Store {
        self.kept.with_value(|kept| kept.store.clone())
    }

    /// Whether nothing outlives this tab.
    pub fn blocked(self) -> bool {
        self.kept.with_value(|kept| kept.blocked)
    }

    /// Games of which a slot was found damaged, and set aside, when the app opened.
    pub fn damaged(self) -> Vec<SaveId> {
        self.kept.with_value(|kept| kept.damaged.clone())
    }

    pub fn lang(self) -> Lang {
        self.prefs.with(|prefs| prefs.lang).unwrap_or_else(|| Lang::best(web::languages()))
    }

    /// Begins a game and shows it.
    fn begin(self, words: Words, chosen: Chosen) {
        let setup = chosen.options.setup(&chosen.names, chosen.points, chosen.board_seed);
        let styles = chosen.party.players.iter().map(|player| player.style).collect();
        let seed = chosen.seed.unwrap_or_else(web::random);
        let session = setup.and_then(|setup| Session::begin(&setup, styles, seed));
        let Ok(session) = session else {
            self.toasts.say(t_string!(words, new_game.cannot));
            return;
        };
        self.take_in(words, &session.save(web::now()));
    }

    /// Opens what a file holds, as a game beside those that are here.
    pub fn open_file(self, words: Words, text: &str) {
        match from_file(text) {
            Ok(save) if Session::load(&save).is_ok() => self.take_in(words, &save),
            Err(error @ StoreError::Newer { .. }) => self.toasts.say(store_error(words, error)),
            _ => self.toasts.say(t_string!(words, save.bad_file)),
        }
    }

    /// Shows a game that is kept here.
    pub fn go_on(self, words: Words, id: SaveId) {
        let store = self.store();
        let chosen = if store.current() == Ok(Some(id)) { Ok(()) } else { store.set_current(Some(id)) };
        match chosen {
            Ok(()) => self.nav.go(Screen::Play),
            Err(error) => self.toasts.say(store_error(words, error)),
        }
    }

    /// Keeps a game from now on and shows it.
    fn take_in(self, words: Words, save: &Save) {
        let id = SaveId(web::random());
        let removed = self.store().make_room(save).unwrap_or(0);
        if removed > 0 {
            self.toasts.say(t_string!(words, save.made_room, count = removed));
        }
        if let Err(error) = self.store().begin(id, save) {
            // the game goes on in this tab, kept nowhere else
            self.kept
                .update_value(|kept| kept.store = Store::new(Arc::new(MemoryShelf::default()), TabId(web::random())));
            if self.store().begin(id, save).is_err() {
                return;
            }
            let give = move || {
                if let Ok(opened) = self.store().open(id) {
                    self.give(words, &opened.save);
                }
            };
            self.toasts.offer(store_error(words, error), t_string!(words, save.as_file), give);
        }
        match self.nav.screen_untracked() {
            Screen::NewGame => self.nav.turn_to(Screen::Play),
            _ => self.nav.go(Screen::Play),
        }
    }

    /// Gives a game to the person as a file.
    pub fn give(self, words: Words, save: &Save) {
        let name = format!("farshore-{}.txt", web::stamp(save.meta.when));
        if !web::file::give(&name, &to_file(save)) {
            self.toasts.say(t_string!(words, save.no_file));
        }
    }

    fn shelf(self) -> Arc<dyn Shelf> {
        self.kept.with_value(|kept| kept.shelf.clone())
    }
}

pub fn start() {
    crate::fault::install();
    page::mount(|| view! { <Root/> });
    crate::fault::started();
}

#[component]
fn Root() -> View {
    let kept = Kept::open();
    let prefs = RwSignal::new(Prefs::read(&*kept.shelf));
    let app = App {
        nav: Nav::new(),
        prefs,
        toasts: Toasts::default(),
        help: RwSignal::new(None),
        library: Library::default(),
        settings: RwSignal::new(false),
        layers: Layers::new(),
        kept: StoredValue::new(kept),
    };
    app.layers.add(2, app.settings.into(), move || app.settings.set(false));
    app.layers.add(3, Signal::derive(move || app.help.with(Option::is_some)), move || app.help.set(None));
    provide_context(app);
    provide_context(Words::new(app.lang()));
    let screen = Memo::new(move |_| app.nav.screen().whole());

    view! {
            <Follow/>
            <div class="app">
                {move || match screen.get() {
                    Screen::Home => view! { <Home/> },
                    Screen::NewGame => {
                        let words = use_i18n();
                        view! { <NewGame on_start=move |chosen| app.begin(words, chosen)/> }
                    }
                    Screen::Saved => view! { <Saved/> },
                    Screen::Play => view! { <Play/> },
                    Screen::Help(_) => view! { <Help/> },
                }}
                <HelpSheet topic=app.help/>
                <SettingsSheet open=app.settings/>
                <ToastRegion toasts=app.toasts/>
            </div>
    }
}

/// Lets the page follow what was chosen, and keeps the choice.
#[component]
fn Follow() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    effect(move || {
        web::speak(app.lang());
        words.speak(app.lang());
    });
    effect(move || web::dress(&app.prefs.read()));
    let awake = Memo::new(move |_| app.prefs.read().awake && app.nav.screen() == Screen::Play);
    effect(move || web::awake::keep(awake.get()));
    let shown = window_event_listener(ev::visibilitychange, move |_| web::awake::again());
    on_cleanup(move || shown.remove());
    watch(move |first| {
        let prefs = app.prefs.get();
        // the first run only reads what was kept
        if !first && let Err(error) = prefs.keep(&*app.shelf()) {
            app.toasts.say(match error {
                // a game that is shown says so itself, and offers its file
                ShelfError::Full if app.nav.screen_untracked() == Screen::Play => return,
                ShelfError::Full => t_string!(words, settings.not_kept),
                ShelfError::Blocked => store_error(words, error.into()),
            });
        }
    });
    let screen = Memo::new(move |_| app.nav.screen().whole());
    let mut before = screen.get_untracked();
    watch(move |first| {
        let title = match screen.get() {
            Screen::Home => t_string!(words, app.name).to_owned(),
            Screen::NewGame => t_string!(words, app.screen_title, screen = t_string!(words, new_game.title)),
            Screen::Saved => t_string!(words, app.screen_title, screen = t_string!(words, saved.title)),
            Screen::Play => t_string!(words, app.screen_title, screen = t_string!(words, play.title)),
            Screen::Help(_) => t_string!(words, app.screen_title, screen = t_string!(words, help.title)),
        };
        document().set_title(&title);
        let before = std::mem::replace(&mut before, screen.get_untracked());
        if !first {
            // back where one came from, the focus is on what led away
            web::focus_next(match (screen.get_untracked(), before) {
                (Screen::Home, Screen::NewGame) => "[data-go=new]",
                (Screen::Home, Screen::Saved) => "[data-go=saved]",
                (Screen::Home, Screen::Help(_)) => "[data-go=learn]",
                _ => ".app main",
            });
        }
    });
    View::Nothing
}
