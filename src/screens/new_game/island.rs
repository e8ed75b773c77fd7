//! Which island: the drawn one, or one dealt by a number that can be told to others; seen as it will be.

use rules::deal::{BoardKind, HarbourSetup};
use rules::rules::Rules;
use rules::setup::First;
use rules::table::State;

use super::seed::SeedField;
use crate::board::build;
use crate::board::model::Land;
use crate::board::render::BoardThumb;
use crate::follow::{Memo, effect};
use crate::new_game::Options;
use crate::page::*;
use crate::parts::{Choice, Switch, When};
use crate::words::{Words, t_string, use_i18n};

/// The island as it will be.
#[component]
pub fn Preview(options: RwSignal<Options>, seed: RwSignal<u64>) -> View {
    let words: Words = use_i18n();
    let land = Memo::new(move |_| land(options.get(), seed.get()).unwrap_or_default());
    view! {
        <section class="chart preview" aria-label=move || t_string!(words, new_game.island)>
            <BoardThumb land numbers=true/>
            <div class="neat"></div>
        </section>
    }
}

fn land(options: Options, seed: u64) -> Option<Land> {
    let names = ["A", "B", "C"].map(str::to_owned);
    let rules = Rules::new(&options.setup(&names, 10, seed).ok()?).ok()?;
    let mut state = State::start(&rules);
    state.table.land = rules.board.tiles;
    Some(build::land(&rules, &state.table))
}

#[component]
pub fn IslandChoice(options: RwSignal<Options>, seed: RwSignal<u64>) -> View {
    let words: Words = use_i18n();
    let text = move |key: fn(Words) -> &'static str| Signal::derive(move || key(words).to_owned());
    let board = RwSignal::new(options.get_untracked().board);
    let shuffled = RwSignal::new(options.get_untracked().harbours == HarbourSetup::Shuffled);
    let by_dice = RwSignal::new(options.get_untracked().first == First::Dice);
    let trade = RwSignal::new(options.get_untracked().trade);
    effect(move || {
        let harbours = if shuffled.get() { HarbourSetup::Shuffled } else { HarbourSetup::Fixed };
        let first = if by_dice.get() { First::Dice } else { First::Seat };
        options.set(Options { board: board.get(), harbours, first, trade: trade.get() });
    });
    let boards = move || {
        vec![
            (BoardKind::Beginner, t_string!(words, new_game.board_beginner).to_owned()),
            (BoardKind::Spiral, t_string!(words, new_game.board_spiral).to_owned()),
            (BoardKind::Random, t_string!(words, new_game.board_random).to_owned()),
            (BoardKind::Balanced, t_string!(words, new_game.board_balanced).to_owned()),
        ]
    };
    let about = move || match board.get() {
        BoardKind::Beginner => t_string!(words, new_game.about_beginner),
        BoardKind::Spiral => t_string!(words, new_game.about_spiral),
        BoardKind::Random => t_string!(words, new_game.about_random),
        BoardKind::Balanced => t_string!(words, new_game.about_balanced),
    };
    view! {
        <div class="opt tall">
            <span>{move || t_string!(words, new_game.island)}<small>{about}</small></span>
            <Choice value=board label=text(|words| t_string!(words, new_game.island)) options=Signal::derive(boards)/>
        </div>
        <When is=move || board.get() != BoardKind::Beginner>
            <SeedField
                seed
                name="island"
                label=text(|words| t_string!(words, new_game.island_number))
                another=text(|words| t_string!(words, new_game.another_island))
            />
            <div class="opt">
                <span>{move || t_string!(words, new_game.harbours)}</span>
                <Switch value=shuffled label=text(|words| t_string!(words, new_game.harbours))/>
            </div>
        </When>
        <div class="opt">
            <span>{move || t_string!(words, new_game.first_by_dice)}<small>{move || t_string!(words, new_game.first_by_dice_hint)}</small></span>
            <Switch value=by_dice label=text(|words| t_string!(words, new_game.first_by_dice))/>
        </div>
        <div class="opt">
            <span>{move || t_string!(words, new_game.trade)}</span>
            <Switch value=trade label=text(|words| t_string!(words, new_game.trade))/>
        </div>
    }
}
