//! A game looked back on: points turn by turn, dice against expectation, and what people will talk about.

use rules::event::Event;
use rules::ids::{MAX_SEATS, Seat, SeatSet};
use rules::rng::Rng;

use crate::session::{Session, Step};

/// How often each sum was rolled; sums are indices.
pub type Rolls = [u16; 13];

/// Out of 36 rolls, how often a sum is to be expected.
pub fn ways(sum: usize) -> u16 {
    match sum {
        2..=12 => 6 - sum.abs_diff(7) as u16,
        _ => 0,
    }
}

/// A game looked back on.
#[derive(Clone, PartialEq, Debug)]
pub struct Chronicle {
    /// The turn of the first row of `points`: 0 is the set-up.
    pub first: u16,
    /// Points by seat at the end of each turn, hidden ones included.
    pub points: Vec<[u8; MAX_SEATS]>,
    pub rolls: Rolls,
    pub marvels: Vec<Marvel>,
}

/// Something that one or two players did most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marvel {
    pub feat: Feat,
    pub seats: SeatSet,
    pub n: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// Cards from hexes.
    Earned,
    /// Trades, with players and with the bank.
    Trades,
    /// Had a card stolen.
    Robbed,
    /// Moved the robber.
    Robber,
    /// Rolled a seven.
    Sevens,
    /// Points in one turn of one's own.
    BestTurn,
}

/// The points that a single turn must bring to be worth telling.
const GOOD_TURN: u16 = 2;
/// Most players that share a feat worth telling.
const SHARED: usize = 2;

impl Chronicle {
    pub fn of(session: &Session) -> Chronicle {
        let steps = session.steps();
        let (first, points) = points(steps);
        let players = session.rules().players;
        let feats = [Feat::Earned, Feat::Trades, Feat::Robbed, Feat::Robber, Feat::Sevens, Feat::BestTurn];
        let counts = |feat| match feat {
            Feat::BestTurn => best_turns(steps, first, &points),
            feat => counted(events(session), feat),
        };
        let marvels = feats.into_iter().filter_map(|feat| marvel(feat, players, &counts(feat))).collect();
        Chronicle { first, points, rolls: rolls(session), marvels }
    }
}

/// Everything that happened.
fn events(session: &Session) -> impl Iterator<Item = &Event> {
    session.steps().iter().flat_map(|step| step.events.iter())
}

/// The rolls so far.
pub fn rolls(session: &Session) -> Rolls {
    let mut rolls = Rolls::default();
    for event in events(session) {
        if let Event::Rolled { dice: [a, b], .. } = event {
            rolls[usize::from(a + b).min(12)] += 1;
        }
    }
    rolls
}

/// The cards that hexes have given so far, by seat.
pub fn earned(session: &Session) -> [u16; MAX_SEATS] {
    counted(events(session), Feat::Earned)
}

/// The first turn there is and the points at the end of each from there on.
fn points(steps: &[Step]) -> (u16, Vec<[u8; MAX_SEATS]>) {
    // where pieces stand from the start the first turn has begun already: what is there then is the set-up all the same
    let turn_of = |step: &Step| if step.act.is_none() { 0 } else { step.after.table.turn };
    let first = steps.first().map_or(0, turn_of);
    let mut rows: Vec<[u8; MAX_SEATS]> = Vec::new();
    for step in steps {
        let mut row = step.after.table.points;
        for (points, hand) in row.iter_mut().zip(&step.after.hands) {
            *points += hand.points();
        }
        let at = usize::from(turn_of(step).saturating_sub(first));
        let before = rows.last().copied().unwrap_or(row);
        rows.resize(at + 1, before);
        rows[at] = row;
    }
    (first, rows)
}

/// How often each seat did something.
fn counted<'a>(events: impl Iterator<Item = &'a Event>, feat: Feat) -> [u16; MAX_SEATS] {
    let mut counts = [0; MAX_SEATS];
    for event in events {
        match (feat, *event) {
            (Feat::Earned, Event::Produced { seat, cards } | Event::StartCards { seat, cards }) => {
                counts[seat.at()] += u16::from(cards.total());
            }
            (Feat::Trades, Event::Banked { seat, .. }) => counts[seat.at()] += 1,
            (Feat::Trades, Event::Traded { seat, with, .. }) => {
                counts[seat.at()] += 1;
                counts[with.at()] += 1;
            }
            (Feat::Robbed, Event::Stole { from, .. }) => counts[from.at()] += 1,
            (Feat::Robber, Event::Robber { seat, .. }) => counts[seat.at()] += 1,
            (Feat::Sevens, Event::Rolled { seat, dice: [a, b] }) if a + b == 7 => counts[seat.at()] += 1,
            _ => {}
        }
    }
    counts
}

/// The most points that each seat made in one turn of its own.
fn best_turns(steps: &[Step], first: u16, points: &[[u8; MAX_SEATS]]) -> [u16; MAX_SEATS] {
    let mut best = [0; MAX_SEATS];
    for event in steps.iter().flat_map(|step| step.events.iter()) {
        let Event::Turn { seat: Seat(seat), number } = *event else { continue };
        let at = usize::from(number.saturating_sub(first));
        let seat = usize::from(seat);
        if let (Some(before), Some(after)) = (at.checked_sub(1).and_then(|at| points.get(at)), points.get(at)) {
            best[seat] = best[seat].max(u16::from(after[seat].saturating_sub(before[seat])));
        }
    }
    best
}

fn marvel(feat: Feat, players: SeatSet, counts: &[u16; MAX_SEATS]) -> Option<Marvel> {
    let n = players.iter().map(|seat| counts[seat.at()]).max()?;
    let seats: SeatSet = players.iter().filter(|seat| counts[seat.at()] == n).collect();
    let least = if feat == Feat::BestTurn { GOOD_TURN } else { 1 };
    (n >= least && seats.len() <= SHARED && seats.len() < players.len()).then_some(Marvel { feat, seats, n })
}

/// How often dice stray as far from what is to be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    Common,
    /// In so many games of a hundred.
    Seldom(u8),
    /// In less than one of a hundred.
    Rare,
}

impl Luck {
    /// From this many games of a hundred on it is common.
    const COMMON: u32 = 10;

    /// Compared with a thousand games of as many rolls. None without rolls.
    pub fn of(rolls: &Rolls) -> Option<Luck> {
        const GAMES: u32 = 1000;
        let total: u16 = rolls.iter().sum();
        if total == 0 {
            return None;
        }
        let ours = gap(rolls, total);
        let mut rng = Rng::new(u64::from(total), 0);
        let as_far = (0..GAMES).filter(|_| {
            let mut theirs = Rolls::default();
            for _ in 0..total {
                theirs[(2 + rng.below(6) + rng.below(6)) as usize] += 1;
            }
            gap(&theirs, total) >= ours
        });
        Some(match as_far.count() as u32 * 100 / GAMES {
            0 => Luck::Rare,
            percent if percent >= Luck::COMMON => Luck::Common,
            percent => Luck::Seldom(percent as u8),
        })
    }
}

/// How far rolls are from the expected ones: each difference squared, over what was expected.
fn gap(rolls: &Rolls, total: u16) -> f64 {
    let one = |sum: usize| {
        let expected = f64::from(total) * f64::from(ways(sum)) / 36.0;
        (f64::from(rolls[sum]) - expected).powi(2) / expected
    };
    (2..=12).map(one).sum()
}

#[cfg(test)]
pub(crate) mod tests {
    use rules::cards::{Cards, Kind};
    use rules::game::Move;
    use rules::record::Record;

    use super::*;

    const RECORD: &str = include_str!("../tests/records/three-at-one-table.txt");

    /// The recorded game, played again.
    pub(crate) fn played() -> Session {
        let record = Record::read(RECORD).unwrap();
        let mut session = Session::begin(&record.setup, vec![1, 2, 3], record.dice.unwrap()).unwrap();
        for line in &record.lines {
            if let Some((seat, action)) = line.act {
                let serial = session.game().pending().serial;
                session.act(Move { serial, seat, action }).unwrap();
            }
        }
        assert!(!session.over().is_empty());
        session
    }

    #[test]
    fn points_begin_with_the_set_up_and_end_with_the_winners_total() {
        let session = played();
        let record = Record::read(RECORD).unwrap();
        let end = record.end.unwrap();
        let chronicle = Chronicle::of(&session);
        assert_eq!(chronicle.first, 0);
        assert_eq!(chronicle.points.len(), usize::from(session.game().state.table.turn) + 1);
        assert_eq!(chronicle.points[0][..3], [2, 2, 2], "two settlements each");
        let winner = end.winners.first().unwrap();
        assert_eq!(chronicle.points.last().unwrap()[winner.at()], end.points);
    }

    #[test]
    fn the_rolls_are_those_of_the_record() {
        let chronicle = Chronicle::of(&played());
        let rolled = RECORD.lines().filter(|line| line.contains(" roll = ")).count();
        assert_eq!(chronicle.rolls.iter().sum::<u16>() as usize, rolled);
        let sixes = RECORD.lines().filter_map(|line| line.split_once(" roll = ")).filter(|(_, dice)| {
            let faces: Vec<u16> = dice.split([' ', ',']).take(2).filter_map(|face| face.parse().ok()).collect();
            faces.iter().sum::<u16>() == 6
        });
        assert_eq!(usize::from(chronicle.rolls[6]), sixes.count());
    }

    #[test]
    fn what_is_counted_for_whom() {
        let (a, b, c) = (Seat(0), Seat(1), Seat(2));
        let events = [
            Event::Produced { seat: a, cards: Cards::of(Kind::Ore, 3) },
            Event::StartCards { seat: b, cards: Cards::from(Kind::Wool) },
            Event::Banked { seat: b, give: Cards::of(Kind::Ore, 4), get: Kind::Wool },
            Event::Traded { seat: a, with: b, deal: Default::default() },
            Event::Stole { seat: a, from: c, kind: Some(Kind::Ore) },
            Event::Rolled { seat: c, dice: [3, 4] },
            Event::Rolled { seat: c, dice: [3, 3] },
        ];
        let of = |feat| counted(events.iter(), feat);
        assert_eq!(of(Feat::Earned)[..3], [3, 1, 0]);
        assert_eq!(of(Feat::Trades)[..3], [1, 2, 0], "a trade is one for both");
        assert_eq!(of(Feat::Robbed)[..3], [0, 0, 1]);
        assert_eq!(of(Feat::Sevens)[..3], [0, 0, 1]);
        assert_eq!(of(Feat::Robber)[..3], [0, 0, 0]);
    }

    #[test]
    fn a_feat_that_most_share_or_nobody_did_is_not_told() {
        let players = SeatSet::first_n(3);
        assert_eq!(marvel(Feat::Sevens, players, &[2, 2, 2, 0, 0, 0]), None);
        assert_eq!(marvel(Feat::Sevens, players, &[0; 6]), None);
        assert_eq!(marvel(Feat::BestTurn, players, &[1, 0, 0, 0, 0, 0]), None, "a point a turn is nothing special");
        let shared = marvel(Feat::Sevens, players, &[2, 1, 2, 0, 0, 0]).unwrap();
        assert_eq!((shared.seats, shared.n), (SeatSet::EMPTY.with(Seat(0)).with(Seat(2)), 2));
    }

    #[test]
    fn the_ways_of_two_dice_are_36() {
        assert_eq!((0..13).map(ways).sum::<u16>(), 36);
        assert_eq!((ways(2), ways(7), ways(8), ways(12)), (1, 6, 5, 1));
    }

    #[test]
    fn dice_as_expected_are_common_and_nothing_but_twelves_is_rare() {
        let expected: Rolls = std::array::from_fn(ways);
        assert_eq!(Luck::of(&expected), Some(Luck::Common));
        let mut twelves = Rolls::default();
        assert_eq!(Luck::of(&twelves), None);
        twelves[12] = 20;
        assert_eq!(Luck::of(&twelves), Some(Luck::Rare));
    }
}
