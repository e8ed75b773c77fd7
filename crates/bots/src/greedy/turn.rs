//! The own turn: cards to play, pieces to build, trades with the bank.

use rules::action::{Action, Exchange, Pair, Verb};
use rules::cards::{Cards, Kind};
use rules::choices::Choices;
use rules::ids::MAX_SEATS;
use rules::table::{Ctx, Hand};
use rules::view::in_hands;

use super::goals::{self, Goal};
use super::mind::Mind;
use super::{cards, robber};

/// Cards that a monopoly should bring at least.
const MONOPOLY_MIN: u8 = 4;

/// A knight first if the robber hurts; then the dice.
pub fn before_dice(mind: &Mind, choices: &Choices) -> Option<Action> {
    if robber::hurts(mind) && choices.contains(&Action::Knight) {
        return Some(Action::Knight);
    }
    Some(Action::Roll)
}

/// The next thing to do after the roll.
pub fn main(mind: &Mind, choices: &Choices) -> Option<Action> {
    let goals = goals::all(mind);
    let hand = mind.hand.cards;
    if choices.contains(&Action::Knight) {
        return Some(Action::Knight);
    }
    let Some((best, _)) = goals::best(mind, &goals, hand) else { return Some(Action::End) };
    if let Some(card) = card(mind, choices, best) {
        return Some(card);
    }
    if choices.contains(&best.first) {
        return Some(best.first);
    }
    if let Some(trade) = trade(mind, choices, best) {
        return Some(trade);
    }
    aside(mind, choices, &goals, best).or(Some(Action::End))
}

/// A development card that serves the goal.
fn card(mind: &Mind, choices: &Choices, goal: &Goal) -> Option<Action> {
    let hand = mind.hand.cards;
    let lacking = hand.missing(goal.cost);
    if matches!(goal.first, Action::Road(_)) && choices.contains(&Action::RoadBuilding) {
        return Some(Action::RoadBuilding);
    }
    let plenty = || choices.listed.iter().any(|action| action.verb() == Verb::Plenty);
    if (1..=2).contains(&lacking.total()) && plenty() {
        return cards::pick(mind, 2).and_then(pair).map(Action::Plenty);
    }
    let monopoly = |action: &&Action| matches!(action, Action::Monopoly(_));
    let catch = |action: &Action| match *action {
        Action::Monopoly(kind) => in_others(mind, kind),
        _ => 0,
    };
    let best = choices.listed.iter().filter(monopoly).max_by_key(|action| catch(action))?;
    let enough = catch(best) >= MONOPOLY_MIN || completes(best, lacking, catch(best));
    enough.then_some(*best)
}

/// Whether so many cards of the monopoly's kind are all that is lacking.
fn completes(action: &Action, lacking: Cards, n: u8) -> bool {
    let Action::Monopoly(kind) = *action else { return false };
    !lacking.is_empty() && lacking == Cards::of(kind, lacking.get(kind)) && lacking.get(kind) <= n
}

/// How many cards of a kind the other players hold: what is neither in the bank nor in the own hand.
fn in_others(mind: &Mind, kind: Kind) -> u8 {
    let mut hands = [Hand::default(); MAX_SEATS];
    hands[mind.seat.at()] = mind.hand;
    let held = in_hands(Ctx { rules: mind.rules, t: mind.table, hands: &hands }, kind);
    held.saturating_sub(mind.hand.cards.get(kind))
}

fn pair(cards: Cards) -> Option<Pair> {
    let mut kinds = (0..2).map(|n| cards.nth(n));
    Some(Pair(kinds.next()??, kinds.next()?))
}

/// A trade with the bank, where trading pays for the goal at once.
fn trade(mind: &Mind, choices: &Choices, goal: &Goal) -> Option<Action> {
    let hand = mind.hand.cards;
    let lacking = hand.missing(goal.cost);
    if mind.rolls(hand, goal.cost) > 0 {
        return None;
    }
    let useful = choices.listed.iter().copied().filter(|action| match *action {
        Action::Bank(Exchange { n, give, get }) => lacking.get(get) > 0 && hand.get(give) >= goal.cost.get(give) + n,
        _ => false,
    });
    super::first_best(useful, |action| match action {
        Action::Bank(exchange) => 100 - u32::from(exchange.n),
        _ => 0,
    })
}

/// Something else that can be paid and does not delay the goal, or that a hand too large for a 7 should rather buy.
fn aside(mind: &Mind, choices: &Choices, goals: &[Goal], best: &Goal) -> Option<Action> {
    let hand = mind.hand.cards;
    let wait = mind.rolls(hand, best.cost);
    let mut others: Vec<&Goal> = goals.iter().filter(|goal| choices.contains(&goal.first)).collect();
    others.sort_by_key(|goal| std::cmp::Reverse(goal.score(mind, hand)));
    let free = |goal: &&Goal| {
        let left = hand.checked_sub(mind.price(&goal.first));
        left.is_some_and(|left| mind.rolls(left, best.cost) <= wait)
    };
    if let Some(goal) = others.iter().copied().find(free) {
        return Some(goal.first);
    }
    let crowded = hand.total() > mind.rules.hand_limit;
    others.first().filter(|_| crowded).map(|goal| goal.first)
}

/// A free road: towards the best place for a settlement, else the longest route.
pub fn free_road(mind: &Mind, choices: &Choices) -> Option<Action> {
    let roads = |goal: &Goal| matches!(goal.first, Action::Road(_)).then_some((goal.worth, goal.first));
    let goals = goals::all(mind);
    let wanted = goals.iter().filter_map(roads).reduce(|best, new| if new.0 > best.0 { new } else { best });
    let wanted = wanted.map(|(_, road)| road).filter(|road| choices.contains(road));
    wanted.or_else(|| goals::longest_extension(mind).map(Action::Road))
}
