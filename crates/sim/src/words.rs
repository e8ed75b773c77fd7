//! Every sentence of `sim`: the engine gives codes, the words are here.

use rules::agenda::{GiveTo, Task};
use rules::audit::Broken;
use rules::event::Award;
use rules::ids::{MAX_SEATS, Seat, SeatSet};
use rules::notation::ReadError;
use rules::position::{self, PositionError};
use rules::record;
use rules::refusal::Refusal;
use rules::rules::Rules;
use rules::setup::SetupError;
use rules::table::Piece;

/// Why a setup can't be played.
pub fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::Scenario(id) => format!("there is no scenario \"{id}\"; `sim list` names them"),
        SetupError::Players(n) => format!("not for {n} players"),
        SetupError::Target { asked, min, max } => format!("{asked} points: choose from {min} to {max}"),
        SetupError::Option(option) => {
            format!("there is no option \"{option}\"; there are board, harbours, target, first, trade, offers, seed")
        }
        SetupError::Value { option, value } => format!("option {option} can't be \"{value}\""),
        SetupError::Name(name) => format!("\"{name}\" can't be a name"),
        SetupError::Layout(error) => format!("the map is broken: {error}"),
        SetupError::Deal(error) => format!("the island can't be dealt: {error}"),
        SetupError::NoPreset => "this map has no starts for beginners".to_string(),
    }
}

/// Why words can't be read.
pub fn read_error(error: &ReadError) -> String {
    match error {
        ReadError::Short => "the words end too early".to_string(),
        ReadError::Verb(word) => format!("\"{word}\" is no action"),
        ReadError::Place(word) => format!("there is no place \"{word}\" of this kind on the board"),
        ReadError::Seat(word) => format!("\"{word}\" is no seat of this game"),
        ReadError::Kind(word) => format!("\"{word}\" is no kind of card"),
        ReadError::Number(word) => format!("\"{word}\" is no number in range"),
        ReadError::Expected(wanted, word) if word.is_empty() => format!("\"{wanted}\" is missing at the end"),
        ReadError::Expected(wanted, word) => format!("\"{wanted}\" should stand where \"{word}\" stands"),
        ReadError::Outcome(word) => format!("\"{word}\" is nothing that chance can say"),
        ReadError::Extra(word) => format!("\"{word}\" is too much"),
    }
}

/// Why an action is refused.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Over => "the game is over".to_string(),
        Refusal::Stale => "the decision it answers has passed".to_string(),
        Refusal::NotYourDecision => "someone else decides now".to_string(),
        Refusal::Phase => "not at this moment of the turn".to_string(),
        Refusal::RollFirst => "the dice come first".to_string(),
        Refusal::Pay { missing } => format!("can't be paid: {missing} missing"),
        Refusal::NoStock(piece) => format!("no {} left", piece_word(*piece)),
        Refusal::Occupied => "something stands there".to_string(),
        Refusal::NoLand => "there is no land".to_string(),
        Refusal::NoRouteReaches => "no own road, settlement or city reaches it".to_string(),
        Refusal::TooNear => "a settlement or city stands on a neighbouring corner".to_string(),
        Refusal::NotAtStart => "the road must touch the settlement placed just now".to_string(),
        Refusal::NoSettlement => "no own settlement stands there".to_string(),
        Refusal::Banned(_) => "the map forbids it there".to_string(),
        Refusal::NoPlace(verb) => format!("there is no place for \"{}\" now", verb.word()),
        Refusal::RobberStays => "the robber must leave its hex".to_string(),
        Refusal::NoCard(card) => format!("no {} card in hand", card.word()),
        Refusal::Fresh(card) => format!("the {} card was bought this turn", card.word()),
        Refusal::CardPlayed => "a development card was played this turn already".to_string(),
        Refusal::DeckEmpty => "no development card is left".to_string(),
        Refusal::BankLacks(kind) => format!("the bank has too little {}", kind.word()),
        Refusal::BankEmpty => "the bank has nothing to take".to_string(),
        Refusal::SameKind(kind) => format!("{} on both sides", kind.word()),
        Refusal::Rate { kind, rate } => format!("the bank wants {rate} {} for a card", kind.word()),
        Refusal::EmptySide => "one side of the deal is empty".to_string(),
        Refusal::NotAddressed => "the offer goes to nobody, or to someone who can't be asked".to_string(),
        Refusal::NotInHand { missing } => format!("{missing} not in the hand that should give"),
        Refusal::TheyLack(seat) => format!("{seat} can't pay"),
        Refusal::NotAgreed(seat) => format!("{seat} has not agreed"),
        Refusal::OnlyCounter => "a call can only be answered by a counter-offer".to_string(),
        Refusal::NoTrade => "players do not trade with each other in this game".to_string(),
        Refusal::Limit => "no more offers this turn".to_string(),
        Refusal::Count { due } => format!("it must be exactly {due} cards"),
        Refusal::NoVictim(seat) => format!("nothing to steal from {seat} there"),
        Refusal::FirstPiece => "the first piece must be placed before stopping".to_string(),
        Refusal::NotListed => "not possible now".to_string(),
    }
}

pub fn piece_word(piece: Piece) -> &'static str {
    match piece {
        Piece::Road => "road",
        Piece::Settlement => "settlement",
        Piece::City => "city",
    }
}

pub fn award_word(award: Award) -> &'static str {
    match award {
        Award::LongestRoute => "longest road",
        Award::LargestArmy => "largest army",
    }
}

/// Why a position can't be read.
pub fn position_error(error: &PositionError) -> String {
    use position::Problem;
    let what = match &error.what {
        Problem::Json { line, column } => return format!("not JSON: line {line}, column {column}"),
        Problem::Type(wanted) => format!("should be {wanted}"),
        Problem::Unknown => "no such field".to_string(),
        Problem::Missing => "must be there".to_string(),
        Problem::Words(error) => read_error(error),
        Problem::Setup(error) => setup_error(error),
        Problem::Terrain(word) => format!("\"{word}\" is neither terrain nor harbour"),
        Problem::Overlap(place) => format!("{place} is taken twice"),
        Problem::NoLand(place) => format!("there is no land at {place}"),
        Problem::TooNear(place) => format!("{place} is next to another settlement or city"),
        Problem::Stock(piece) => format!("more pieces than there are: {}", piece_word(*piece)),
        Problem::Cards(kind) => format!("more {} than there is", kind.word()),
        Problem::Deck(card) => format!("more {} cards than there are", card.word()),
        Problem::Ambiguous(award) => format!("several could hold it, say who: {}", award_word(*award)),
        Problem::NotHolder(award) => format!("this seat can't hold it: {}", award_word(*award)),
        Problem::Agenda => "these tasks do not stand on each other".to_string(),
        Problem::Answers => "does not fit what is asked".to_string(),
    };
    if error.at.is_empty() { what } else { format!("{}: {what}", error.at) }
}

/// What is wrong with a record.
pub fn record_problem(what: &record::Problem) -> String {
    use record::Problem;
    match what {
        Problem::Header => "no header of a record".to_string(),
        Problem::Newer => "written by a newer version".to_string(),
        Problem::Setup(error) => setup_error(error),
        Problem::Words(error) => read_error(error),
        Problem::Refused(why) => refusal(why),
        Problem::Chance => chance().to_string(),
        Problem::End => "the game does not end like this".to_string(),
        Problem::Digest { found } => format!("the state reached has another digest: {found:016x}"),
    }
}

/// Chance does not fit the action.
pub fn chance() -> &'static str {
    "what chance said is too little, too much or impossible here"
}

/// Which invariant does not hold.
pub fn broken(broken: &Broken) -> String {
    match broken {
        Broken::Cards(kind) => format!("{} in bank and hands does not add up", kind.word()),
        Broken::HandSize(seat) => format!("the hand of {seat} is not as large as the table says"),
        Broken::Deck(card) => format!("{} cards do not add up", card.word()),
        Broken::Held(seat) => format!("{seat} holds another number of development cards than the table says"),
        Broken::Stock(seat, piece) => format!("{} pieces of {seat} do not add up", piece_word(*piece)),
        Broken::Edge(edge) => format!("two pieces on edge {}", edge.0),
        Broken::Corner(corner) => format!("two buildings on or next to corner {}", corner.0),
        Broken::NoLand(seat) => format!("a piece of {seat} stands where there is no land"),
        Broken::Robber(hex) => format!("the robber is not on land but on hex {}", hex.0),
        Broken::Cache(name) => format!("what is kept as \"{name}\" differs from what follows"),
        Broken::Length(seat) => format!("the route of {seat} has another length"),
        Broken::Points(seat) => format!("the points of {seat} are others"),
        Broken::Award(award) => format!("someone holds it who can't: {}", award_word(*award)),
        Broken::Agenda(n) => format!("{n} tasks on the agenda"),
        Broken::Nobody => "the game goes on and nobody can act".to_string(),
        Broken::Sealed(seat) => format!("a sealed answer of {seat} that was not asked for, or none that was"),
        Broken::Dirty => "something is left to settle".to_string(),
        Broken::Position(error) => format!("the position written can't be read: {}", position_error(error)),
        Broken::RoundTrip => "the position written reads back as another".to_string(),
    }
}

/// What is decided now.
pub fn decision(rules: &Rules, task: Task) -> String {
    match task {
        Task::Plan(..) => "nothing: the turn goes on by itself".to_string(),
        Task::Found(..) => "place a settlement, then a road at it".to_string(),
        Task::BeforeDice => "roll, or play a card first".to_string(),
        Task::Main => "trade and build".to_string(),
        Task::Give { due, to, .. } => {
            let to = match to {
                GiveTo::Bank => "to the bank".to_string(),
                GiveTo::Left => "to the next player".to_string(),
                GiveTo::Seat(seat) => format!("to {seat}"),
            };
            format!("give cards {to}: {}", counts(&due))
        }
        Task::Take { due } => format!("take cards of choice: {}", counts(&due)),
        Task::Figure { .. } => "move the robber".to_string(),
        Task::Steal { from, .. } => format!("steal a card from {}", seats(from)),
        Task::FreeBuild(_) => "place free roads".to_string(),
        Task::Trade => "answer the offer, or close it".to_string(),
        Task::Over(winners) => format!("nothing: the game is over, {} won", names(rules, winners)),
    }
}

fn counts(due: &[u8; MAX_SEATS]) -> String {
    let due = (0..MAX_SEATS as u8).map(Seat).filter(|s| due[s.at()] > 0).map(|s| format!("{s} {}", due[s.at()]));
    due.collect::<Vec<_>>().join(", ")
}

pub fn seats(seats: SeatSet) -> String {
    seats.iter().map(|s| s.to_string()).collect::<Vec<_>>().join(" ")
}

/// Letters of seats, each with its player's name where it has one.
pub fn names(rules: &Rules, seats: SeatSet) -> String {
    seats.iter().map(|seat| name(rules, seat)).collect::<Vec<_>>().join(" and ")
}

/// The letter of a seat, with its player's name where it has one.
pub fn name(rules: &Rules, seat: Seat) -> String {
    match rules.setup.names.get(seat.at()) {
        Some(name) if *name != seat.to_string() => format!("{seat} {name}"),
        _ => seat.to_string(),
    }
}

/// A variant that does not exist.
pub fn no_variant(variant: &str) -> String {
    format!("there is no variant \"{variant}\"; `sim list` names what there is")
}

/// An option without its value.
pub fn no_value(option: &str) -> String {
    format!("option \"{option}\" needs a value: NAME=VALUE")
}

/// A map that does not exist.
pub fn no_map(id: &str, ids: &str) -> String {
    format!("there is no map \"{id}\" for so many players; there are {ids}")
}

/// A player who must act has no action.
pub fn nothing_to_choose(seed: u64, step: u64) -> String {
    format!("seed {seed}, step {step}: somebody must act and nothing is listed")
}

/// A broken invariant, with where it broke.
pub fn broken_at(seed: u64, step: u64, what: &Broken) -> String {
    format!("seed {seed}, step {step}: {}", broken(what))
}

/// A file could not be read or written.
pub fn file_error(path: &std::path::Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// A line that is no action.
pub fn no_action() -> &'static str {
    "a line begins with a seat and an action"
}
