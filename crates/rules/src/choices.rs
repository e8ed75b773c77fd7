//! What a seat may do now: a list, plus at most one space where a list would explode.

use crate::action::{Action, Deal, Offer, Verb};
use crate::cards::{Cards, Kind};
use crate::ids::SeatSet;
use crate::refusal::Refusal;

/// The choices of one seat: a buffer that is filled anew for each decision.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// Actions listed one by one.
    pub listed: Vec<Action>,
    /// A typed set of further actions.
    pub space: Option<Space>,
}

impl Choices {
    /// An empty buffer with room for the longest common list.
    pub fn new() -> Choices {
        Choices { listed: Vec::with_capacity(160), space: None }
    }

    /// Empties the buffer.
    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        self.listed.clear();
        self.space = None;
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty() && self.space.is_none()
    }

    /// Whether `action` is among the choices.
    pub fn contains(&self, action: &Action) -> bool {
        self.listed.contains(action) || self.space.is_some_and(|s| s.contains(action).is_ok())
    }
}

/// A typed set of actions too many to list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Space {
    /// `give` or `take`: so many cards out of these.
    Cards {
        /// [`Verb::Give`] or [`Verb::Take`].
        verb: Verb,
        /// What there is to choose from.
        from: Cards,
        /// How many, exactly.
        n: u8,
    },
    /// `offer` or `counter`: deals up to these cards on each side, no kind on both.
    Deals {
        /// [`Verb::Offer`] or [`Verb::Counter`].
        verb: Verb,
        /// The most that the player on turn can give.
        give: Cards,
        /// The most that the player on turn can ask for.
        get: Cards,
        /// Who may be asked.
        to: SeatSet,
    },
}

impl Space {
    /// The verb of the actions in this space.
    pub const fn verb(&self) -> Verb {
        match self {
            Space::Cards { verb, .. } | Space::Deals { verb, .. } => *verb,
        }
    }

    fn calls(verb: Verb) -> bool {
        verb == Verb::Offer
    }

    /// Whether the action is in the space.
    ///
    /// # Errors
    /// The first rule that keeps it out.
    pub fn contains(&self, action: &Action) -> Result<(), Refusal> {
        match (*self, *action) {
            (Space::Cards { verb, from, n }, Action::Give(cards) | Action::Take(cards)) if action.verb() == verb => {
                if cards.total() != n {
                    return Err(Refusal::Count { due: n });
                }
                if !from.covers(cards) {
                    return Err(Refusal::NotInHand { missing: from.missing(cards) });
                }
                Ok(())
            }
            (Space::Deals { verb: Verb::Offer, give, get, to }, Action::Offer(offer)) => {
                if offer.to.is_empty() || !offer.to.minus(to).is_empty() {
                    return Err(Refusal::NotAddressed);
                }
                fair(offer.deal, give, get, true)
            }
            (Space::Deals { verb: Verb::Counter, give, get, .. }, Action::Counter(deal)) => {
                fair(deal, give, get, false)
            }
            _ => Err(Refusal::Phase),
        }
    }

    /// How many actions the space holds.
    pub fn len(&self) -> u64 {
        match *self {
            Space::Cards { from, n, .. } => MostWays::new(from, n).total(),
            Space::Deals { verb, give, get, to } => {
                let product = |f: fn(u64, u64) -> u64| -> u64 {
                    Kind::ALL.iter().map(|k| f(give.get(*k).into(), get.get(*k).into())).product()
                };
                let all = product(|a, b| a + b + 1);
                if Space::calls(verb) {
                    (all - 1) * ((1 << to.len()) - 1)
                } else {
                    all + 1 - product(|a, _| a + 1) - product(|_, b| b + 1)
                }
            }
        }
    }

    /// Whether the space holds nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every action of the space, in a fixed order. For tests and tools; deals run into millions.
    pub fn iter(self) -> Box<dyn Iterator<Item = Action>> {
        match self {
            Space::Cards { verb, from, n } => {
                Box::new(hands(from).filter(move |c| c.total() == n).map(move |c| cards_action(verb, c)))
            }
            Space::Deals { verb, give, get, to } => {
                let calls = Space::calls(verb);
                let deals = hands(give).flat_map(move |g| hands(get).map(move |t| Deal { give: g, get: t }));
                let fair = deals.filter(move |d| fair(*d, give, get, calls).is_ok());
                if calls {
                    Box::new(fair.flat_map(move |deal| to.subsets().map(move |to| Action::Offer(Offer { deal, to }))))
                } else {
                    Box::new(fair.map(Action::Counter))
                }
            }
        }
    }

    /// One action of the space; `below(n)` is a uniform number below `n`. Cards are drawn uniformly, deals
    /// from the small ones: one or two cards a side.
    pub fn sample(&self, mut below: impl FnMut(u32) -> u32) -> Option<Action> {
        match *self {
            Space::Cards { verb, from, n } => {
                let drawn = match n {
                    0..16 => FewWays::new(from, n).draw(from, &mut below),
                    _ => MostWays::new(from, n).draw(from, &mut below),
                };
                drawn.map(|cards| cards_action(verb, cards))
            }
            Space::Deals { verb, give, get, to } => {
                let mut side = |from: Cards, not: Cards| -> Cards {
                    let kinds = from.kinds().minus(not.kinds());
                    if kinds.is_empty() {
                        return Cards::NONE;
                    }
                    let kind = kinds.iter().nth(below(kinds.len() as u32) as usize);
                    kind.map_or(Cards::NONE, |kind| Cards::of(kind, 1 + below(u32::from(from.get(kind).min(2))) as u8))
                };
                // the side that is a hand goes first: it may hold a single kind
                let (give, get) = if verb == Verb::Offer {
                    let given = side(give, Cards::NONE);
                    (given, side(get, given))
                } else {
                    let got = side(get, Cards::NONE);
                    (side(give, got), got)
                };
                let deal = Deal { give, get };
                let action = if verb == Verb::Offer {
                    if to.is_empty() {
                        return None;
                    }
                    let at = below((1 << to.len()) - 1) as usize;
                    Action::Offer(Offer { deal, to: to.subsets().nth(at)? })
                } else {
                    Action::Counter(deal)
                };
                self.contains(&action).is_ok().then_some(action)
            }
        }
    }
}

fn cards_action(verb: Verb, cards: Cards) -> Action {
    if verb == Verb::Take { Action::Take(cards) } else { Action::Give(cards) }
}

/// A deal by the rules of trade (reference/base.md, "Trade": Domestic).
fn fair(deal: Deal, give: Cards, get: Cards, calls: bool) -> Result<(), Refusal> {
    let empty =
        if calls { deal.give.is_empty() && deal.get.is_empty() } else { deal.give.is_empty() || deal.get.is_empty() };
    if empty {
        return Err(Refusal::EmptySide);
    }
    if let Some(kind) = deal.give.kinds().iter().find(|k| deal.get.get(*k) > 0) {
        return Err(Refusal::SameKind(kind));
    }
    if !give.covers(deal.give) {
        return Err(Refusal::NotInHand { missing: give.missing(deal.give) });
    }
    if !get.covers(deal.get) {
        return Err(Refusal::NotInHand { missing: get.missing(deal.get) });
    }
    Ok(())
}

/// All hands within `from`, the empty one included.
fn hands(from: Cards) -> impl Iterator<Item = Cards> {
    let mut next = Some(Cards::NONE);
    std::iter::from_fn(move || {
        let hand = next?;
        next = Kind::ALL
            .iter()
            .try_fold(hand, |hand, k| {
                if hand.get(*k) < from.get(*k) {
                    Err(hand + Cards::from(*k))
                } else {
                    Ok(hand - Cards::of(*k, hand.get(*k)))
                }
            })
            .err();
        Some(hand)
    })
}

/// In how many ways up to `n` cards can be chosen from the last so many kinds that there are: a table with room for so
/// many cards.
struct Ways<const ROOM: usize> {
    n: usize,
    kinds: usize,
    ways: [[u64; ROOM]; 9],
}

/// Room for the most cards a single choice may ask for: half of all that can be in a hand.
type MostWays = Ways<97>;
/// Room for nearly every choice, on a table that is quickly made.
type FewWays = Ways<16>;

impl<const ROOM: usize> Ways<ROOM> {
    #[inline(always)]
    fn new(from: Cards, n: u8) -> Ways<ROOM> {
        let n = usize::from(n).min(ROOM - 1);
        let mut ways = [[0; ROOM]; 9];
        ways[0][0] = 1;
        let mut kinds = 0;
        for have in Kind::ALL.iter().rev().map(|kind| usize::from(from.get(*kind))).filter(|have| *have > 0) {
            let mut window = 0u64;
            for total in 0..=n {
                window += ways[kinds][total];
                if total > have {
                    window -= ways[kinds][total - have - 1];
                }
                ways[kinds + 1][total] = window;
            }
            kinds += 1;
        }
        Ways { n, kinds, ways }
    }

    fn total(&self) -> u64 {
        self.ways[self.kinds][self.n]
    }

    fn draw(&self, from: Cards, below: &mut impl FnMut(u32) -> u32) -> Option<Cards> {
        let (mut left, mut cards) = (self.n, Cards::NONE);
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut at = match u32::try_from(total) {
            Ok(total) => below(total).into(),
            Err(_) => (u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX))) % total,
        };
        for ((kind, have), after) in from.iter().zip((0..self.kinds).rev()) {
            for take in 0..=usize::from(have).min(left) {
                let ways = self.ways[after][left - take];
                if at < ways {
                    cards += Cards::of(kind, take as u8);
                    left -= take;
                    break;
                }
                at -= ways;
            }
        }
        Some(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: [u8; 5]) -> Cards {
        Cards::new([text[0], text[1], text[2], text[3], text[4], 0, 0, 0])
    }

    #[test]
    fn a_space_of_cards_counts_lists_and_samples_the_same_set() {
        let space = Space::Cards { verb: Verb::Give, from: cards([3, 2, 0, 4, 1]), n: 5 };
        let all: Vec<Action> = space.iter().collect();
        assert_eq!(all.len() as u64, space.len());
        assert!(all.iter().all(|a| space.contains(a).is_ok()));
        let mut seen = std::collections::HashSet::new();
        let mut at = 0;
        for _ in 0..space.len() {
            let drawn = space.sample(|n| {
                assert_eq!(u64::from(n), space.len());
                at += 1;
                at - 1
            });
            seen.insert(drawn.unwrap());
        }
        assert_eq!(seen.len(), all.len(), "each index is another choice: the draw is uniform");
    }

    #[test]
    fn a_space_of_deals_counts_and_lists_the_same_set() {
        let (a, b) = (cards([1, 2, 0, 0, 0]), cards([1, 1, 1, 0, 0]));
        for (verb, to) in [(Verb::Offer, SeatSet(0b110)), (Verb::Counter, SeatSet(1))] {
            let space = Space::Deals { verb, give: a, get: b, to };
            let all: std::collections::HashSet<Action> = space.iter().collect();
            assert_eq!(all.len() as u64, space.len(), "{verb:?}");
            assert!(all.iter().all(|x| space.contains(x).is_ok()));
        }
    }

    #[test]
    fn r_95_nothing_for_something_and_like_for_like_are_no_deals() {
        let hand = cards([2, 2, 2, 2, 2]);
        let counter = Space::Deals { verb: Verb::Counter, give: hand, get: hand, to: SeatSet(1) };
        let ore = |n| Cards::of(Kind::Ore, n);
        let one_sided = Action::Counter(Deal { give: Cards::NONE, get: ore(1) });
        assert_eq!(counter.contains(&one_sided), Err(Refusal::EmptySide));
        let same = Action::Counter(Deal { give: ore(2), get: ore(1) });
        assert_eq!(counter.contains(&same), Err(Refusal::SameKind(Kind::Ore)));
    }
}
