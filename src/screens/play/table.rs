//! What every part of the game screen shares.

use std::mem::discriminant;
use std::time::Duration;

use crate::page::*;
use rules::action::Action;
use rules::deck::Card;
use rules::event::{self, Event};
use rules::ids::Seat;
use rules::refusal::Refusal;

use super::air::Air;
use crate::app::App;
use crate::ask::Block;
use crate::board::model::Place;
use crate::board::render::Stage;
use crate::desk::{Desk, Mode, engine_place};
use crate::flights::flights;
use crate::follow::effect;
use crate::hints::Hint;
use crate::keeper::Keeper;
use crate::parts::Toasts;
use crate::prefs::Sound;
use crate::session::TakenBack;
use crate::topics::topic_of;
use crate::web::{self, sound};
use crate::words::{Scene, Words, use_i18n};

/// How long a reason why not is shown.
const NOTE_SHOWN: Duration = Duration::from_secs(4);

/// A reason why not, or what is told of a place; at a place or in the prompt.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    pub words: String,
    pub at: Option<Place>,
    /// What explains a reason.
    pub topic: Option<&'static str>,
}

/// The sheet that lies over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sheet {
    #[default]
    None,
    Build,
    Moves,
    Menu,
    /// What everyone may know of a player.
    Seat(Seat),
    /// The board as a list.
    Island,
}

/// What every part of the game screen shares. Copied freely.
#[derive(Clone, Copy)]
pub struct Table {
    pub desk: RwSignal<Desk>,
    pub words: Words,
    pub sheet: RwSignal<Sheet>,
    /// Whether the log is open.
    pub log: RwSignal<bool>,
    /// Whether the board is looked at after the end.
    pub looking: RwSignal<bool>,
    /// Why not.
    pub note: RwSignal<Option<Note>>,
    /// The other place that a tap may have meant.
    pub instead: RwSignal<Option<Place>>,
    /// What readers aloud are told.
    pub said: RwSignal<String>,
    /// The view of the board.
    pub stage: Stage,
    /// What flies over the table.
    pub air: Air,
    /// The hint for this moment.
    pub hint: RwSignal<Option<Hint>>,
    help: RwSignal<Option<String>>,
    toasts: Toasts,
    sound: Signal<Sound>,
    travels: Signal<bool>,
    /// Whether keys of a single letter do something.
    pub letters: Signal<bool>,
    keeper: Keeper,
    notes: StoredValue<u32>,
}

impl Table {
    pub fn new(desk: Desk, keeper: Keeper) -> Table {
        let app = App::get();
        Table {
            desk: RwSignal::new(desk),
            words: use_i18n(),
            sheet: RwSignal::new(Sheet::None),
            log: RwSignal::new(false),
            looking: RwSignal::new(false),
            note: RwSignal::new(None),
            instead: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            stage: Stage::new(),
            air: Air::new(),
            hint: RwSignal::new(None),
            help: app.help,
            toasts: app.toasts,
            travels: Signal::derive(move || {
                app.prefs.read().motion.travels(web::has("(prefers-reduced-motion: reduce)"))
            }),
            sound: Signal::derive(move || app.prefs.read().sound),
            letters: Signal::derive(move || app.prefs.read().letters),
            keeper,
            notes: StoredValue::new(0),
        }
    }

    pub fn get() -> Table {
        expect_context()
    }

    /// Looks at the game with the words for it.
    pub fn scene<T>(self, look: impl FnOnce(&Desk, &Scene) -> T) -> T {
        self.desk.with(|desk| look(desk, &scene(self.words, desk)))
    }

    /// The same, without following the game.
    pub fn scene_untracked<T>(self, look: impl FnOnce(&Desk, &Scene) -> T) -> T {
        self.desk.with_untracked(|desk| look(desk, &scene(self.words, desk)))
    }

    /// Whether nothing of the table is to be reached: the curtain is down, or another tab has the game. Each part of the
    /// table follows it by itself, since what is `inert` is laid out anew, and the board is large.
    pub fn shut(self) -> bool {
        self.covered() || !self.keeper.may_play()
    }

    /// Whether the curtain is down.
    pub fn covered(self) -> bool {
        self.desk.with(|desk| desk.curtain().is_some())
    }

    /// Colour and mark of a seat.
    pub fn style(self, seat: Seat) -> u8 {
        self.desk.with(|desk| desk.session().style(seat))
    }

    /// Whether a sheet is open, whoever's it is, for its dialog, which may close itself.
    pub fn sheet_open(self, sheet: Sheet) -> RwSignal<bool> {
        let is = move |other: Sheet| discriminant(&other) == discriminant(&sheet);
        let open = RwSignal::new(false);
        effect(move || open.set(is(self.sheet.get())));
        effect(move || {
            if !open.get() && is(self.sheet.get_untracked()) {
                self.sheet.set(Sheet::None);
            }
        });
        open
    }

    /// Closes the log; the focus goes back to the prompt.
    pub fn close_log(self) {
        self.log.set(false);
        web::focus_next("#say");
    }

    /// Does something at the desk; what happened is told and kept.
    pub fn doing(self, deed: impl FnOnce(&mut Desk) -> Result<Vec<Event>, Refusal>) {
        if !self.keeper.may_play() {
            return;
        }
        self.note.set(None);
        self.instead.set(None);
        let Some(done) = self.desk.try_update(deed) else { return };
        match done {
            Ok(events) if events.is_empty() => {}
            Ok(events) => self.after(&events),
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// Does an action for whoever decides.
    pub fn act(self, action: Action) {
        self.sheet.set(Sheet::None);
        self.doing(move |desk| desk.act(action));
    }

    /// Changes what is being put together, which is no move yet.
    pub fn edit(self, change: impl FnOnce(&mut Desk)) {
        if !self.keeper.may_play() {
            return;
        }
        self.note.set(None);
        self.instead.set(None);
        self.desk.update(change);
    }

    /// Takes back the last action, or says why not.
    pub fn undo(self) {
        if !self.keeper.may_play() {
            return;
        }
        let last = self.desk.with_untracked(|desk| desk.session().steps().last().and_then(|step| step.act));
        match self.desk.try_update(Desk::undo) {
            Some(Ok(action)) => {
                self.keep();
                let seat = last.map_or(Seat(0), |(seat, _)| seat);
                let taken = TakenBack { after: 0, seat, action };
                self.said.set(self.scene_untracked(|_, scene| scene.taken_back(&taken)));
            }
            Some(Err(block)) => self.why(self.block(block), None, Some("app")),
            None => {}
        }
    }

    fn block(self, block: Block) -> String {
        self.scene_untracked(|_, scene| scene.block(&block))
    }

    /// The one who must, lifts the curtain: what the one before did stands from now on, after a reload too.
    pub fn lift(self) {
        self.desk.update(Desk::lift);
        if self.keeper.may_play() {
            self.keep();
        }
    }

    /// The curtain comes down.
    pub fn cover(self) {
        if self.desk.with_untracked(|desk| desk.eyes().is_some()) {
            self.sheet.set(Sheet::None);
            self.desk.update(Desk::cover);
        }
    }

    /// Another game, or the same from another tab.
    pub fn replace(self, desk: Desk) {
        self.desk.set(desk);
    }

    fn after(self, events: &[Event]) {
        self.keep();
        sound::hear(self.sound.get_untracked(), events);
        let travels = self.travels.get_untracked();
        let (told, over, flights) = self.scene_untracked(|desk, scene| {
            let eyes = desk.eyes();
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(eyes)).collect();
            // where no ribbon is seen to move, it is said
            for award in seen.iter().filter(|event| !travels && matches!(event, Event::Award { .. })) {
                if let Some((_, words)) = scene.event(award) {
                    self.toasts.say(words);
                }
            }
            let session = desk.session();
            let flights = flights(session.rules(), &session.game().state.table, eyes, &seen);
            (scene.announce(&seen), !session.over().is_empty(), flights)
        });
        self.said.set(told);
        self.air.send(self, flights, travels);
        if over {
            self.sheet.set(Sheet::None);
        }
        web::focus_next("#say");
    }

    fn keep(self) {
        let save = self.desk.with_untracked(|desk| desk.session().save(web::now()));
        self.keeper.keep(save);
    }

    /// Gives the game to the person as a file.
    pub fn give(self) {
        self.keeper.give();
    }

    /// Shows a note for a while; `topic` explains a reason why not.
    pub fn why(self, words: String, at: Option<Place>, topic: Option<&'static str>) {
        self.notes.update_value(|n| *n = n.wrapping_add(1));
        self.note.set(Some(Note { words, at, topic }));
        self.expire(self.notes.get_value());
    }

    fn expire(self, this: u32) {
        set_timeout(
            move || {
                // a later one stays its own time; the screen may be gone by now
                if self.notes.try_get_value() != Some(this) {
                    return;
                }
                // whoever is about to read its rule, or reads it, comes back to it
                if self.help.with_untracked(Option::is_some) || web::has_focus(".tag button") {
                    self.expire(this);
                } else {
                    self.note.set(None);
                }
            },
            NOTE_SHOWN,
        );
    }

    /// Shows why something is off.
    pub fn refuse(self, refusal: Refusal) {
        let words = self.scene_untracked(|_, scene| scene.refusal(&refusal));
        self.why(words, None, Some(topic_of(&refusal)));
    }

    /// Opens the rule behind a note.
    pub fn explain(self) {
        if let Some(topic) = self.note.with_untracked(|note| note.as_ref().and_then(|note| note.topic)) {
            self.help.set(Some(topic.to_owned()));
        }
    }

    /// The focus goes to a development card in the hand.
    pub fn held(self, card: Card) {
        self.note.set(None);
        // once it is drawn lifted
        request_animation_frame(move || web::focus(&format!(".hand [data-card={}]:not(.fresh)", card.word())));
    }

    /// A place was pointed at that is not lit.
    pub fn point(self, place: Place) {
        self.note.set(None);
        self.instead.set(None);
        let why = self.desk.try_update(|desk| desk.point(place)).flatten();
        if let Some((refusal, at)) = why {
            let words = self.scene_untracked(|desk, scene| {
                let seat = desk.decider().unwrap_or(Seat(0));
                scene.refusal_at(&refusal, at, seat)
            });
            self.why(words, Some(place), Some(topic_of(&refusal)));
        }
    }

    /// What a place is called.
    pub fn name_of(self, place: Place) -> String {
        let place: event::Place = engine_place(place);
        self.scene(|desk, scene| {
            let lit = desk.lit().into_iter().find(|(lit, _)| engine_place(*lit) == place);
            match lit {
                Some((_, action)) => scene.target(&action, false),
                None => scene.place(place),
            }
        })
    }

    /// Begins to look for a place, or leaves it; says why not where there is none.
    pub fn toggle_place(self, verb: rules::action::Verb) {
        let why = self.desk.with_untracked(|desk| desk.why_none(verb));
        match why {
            Some(refusal) => self.refuse(refusal),
            None => self.edit(|desk| match desk.mode() {
                Mode::Place(now, _) if now == verb => desk.leave_all(),
                _ => desk.begin(verb),
            }),
        }
        self.sheet.set(Sheet::None);
    }
}

fn scene(words: Words, desk: &Desk) -> Scene<'_> {
    let session = desk.session();
    Scene { words, rules: session.rules(), table: &session.game().state.table }
}
