//! A new game: who plays, to how many points, with which dice.

mod dice;
mod island;
mod party;
mod seed;

use crate::app::App;
use crate::follow::Memo;
use crate::new_game::{Dice, Options, Party};
use crate::page::*;
use crate::parts::{Button, IconButton, Kind, Notice, Stepper};
use crate::words::{Words, party_problem, t_string, use_i18n};
pub use dice::DiceChoice;
use island::{IslandChoice, Preview};
pub use party::PartyEditor;

/// What was chosen.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub party: Party,
    /// One a player, none empty, no two alike.
    pub names: Vec<String>,
    pub points: u8,
    pub options: Options,
    /// Of the island.
    pub board_seed: u64,
    /// Of the dice; none to draw one.
    pub seed: Option<u64>,
}

const PLAYERS: std::ops::RangeInclusive<usize> = 3..=4;
const POINTS: std::ops::RangeInclusive<u8> = 8..=15;

#[component]
pub fn NewGame(on_start: impl Fn(Chosen) + Send + Sync + 'static) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let prefs = app.prefs.get_untracked();
    let mut last = prefs.party.unwrap_or_default();
    last.fit(PLAYERS);
    let party = RwSignal::new(last);
    let points = RwSignal::new(prefs.points.unwrap_or(10).clamp(*POINTS.start(), *POINTS.end()));
    let options = RwSignal::new(prefs.options);
    let board_seed = RwSignal::new(seed::draw());
    let dice = RwSignal::new(if prefs.dice.same { prefs.dice } else { Dice { same: false, seed: seed::draw() } });

    let names = Memo::new(move |_| party.read().names(|n| t_string!(words, new_game.player_number, n = n)));
    let problem = Memo::new(move |_| names.with(|names| party.read().problem(names)));
    let start = move |_| {
        let chosen = Chosen {
            party: party.get_untracked(),
            names: names.get_untracked(),
            points: points.get_untracked(),
            options: options.get_untracked(),
            board_seed: board_seed.get_untracked(),
            seed: dice.with_untracked(|dice| dice.same.then_some(dice.seed)),
        };
        app.prefs.update(|prefs| {
            prefs.party = Some(chosen.party.clone());
            prefs.points = Some(chosen.points);
            prefs.options = chosen.options;
            prefs.dice = dice.get_untracked();
        });
        on_start(chosen);
    };
    let text = move |key: fn(Words) -> &'static str| Signal::derive(move || key(words).to_owned());

    view! {
        <main class="new" tabindex="-1">
            <header class="bar">
                <IconButton icon="left" label=text(|words| t_string!(words, action.back)) on:click=move |_| app.nav.back()/>
                <h1>{move || t_string!(words, new_game.title)}</h1>
            </header>
            <Preview options seed=board_seed/>
            <div class="set">
                <div class="body">
                    <PartyEditor party names allowed=PLAYERS/>
                    <h2>{move || t_string!(words, scenario.base)}</h2>
                    <div class="opt">
                        <span>{move || t_string!(words, new_game.points_to_win)}</span>
                        <Stepper
                            value=points
                            min=*POINTS.start()
                            max=*POINTS.end()
                            label=text(|words| t_string!(words, new_game.points_to_win))
                            fewer=text(|words| t_string!(words, new_game.fewer))
                            more=text(|words| t_string!(words, new_game.more))
                        />
                    </div>
                    <IslandChoice options seed=board_seed/>
                    <DiceChoice dice/>
                </div>
                <div class="foot">
                    {move || {
                        let problem = problem.get()?;
                        Some(view! { <Notice>{move || names.with(|names| party_problem(words, problem, names))}</Notice> })
                    }}
                    <Button kind=Kind::Big after="next" disabled=Signal::derive(move || problem.get().is_some()) on:click=start>
                        {move || t_string!(words, action.start)}
                    </Button>
                </div>
            </div>
        </main>
    }
}
