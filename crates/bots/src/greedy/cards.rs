//! Which cards to give, to take and to trade.

use rules::action::{Action, Deal};
use rules::cards::{Cards, Kind};
use rules::choices::{Choices, Space};
use rules::event::Answer;

use super::goals;
use super::mind::Mind;

/// Discards what the best goal needs least.
pub fn give(mind: &Mind, choices: &Choices) -> Option<Action> {
    let Some(Space::Cards { n, .. }) = choices.space else { return None };
    let wanted = wanted(mind);
    let (mut left, mut given) = (mind.hand.cards, Cards::NONE);
    for _ in 0..n {
        let spare = |kind: &Kind| (left.get(*kind).saturating_sub(wanted.get(*kind)), left.get(*kind));
        let kind = left.kinds().iter().max_by_key(spare)?;
        left -= kind.into();
        given += kind.into();
    }
    Some(Action::Give(given))
}

/// Takes what the best goal lacks, then what comes rarely.
pub fn take(mind: &Mind, choices: &Choices) -> Option<Action> {
    let listed =
        choices.listed.iter().find_map(|a| if let Action::Take(cards) = a { Some(cards.total()) } else { None });
    let n = match choices.space {
        Some(Space::Cards { n, .. }) => n,
        _ => listed?,
    };
    Some(Action::Take(pick(mind, n)?))
}

/// So many cards of the bank: those the best goal lacks, then those that come rarely.
pub fn pick(mind: &Mind, n: u8) -> Option<Cards> {
    let wanted = wanted(mind);
    let mut picked = Cards::NONE;
    for _ in 0..n {
        let lacks = |kind: &Kind| {
            let have = mind.hand.cards.get(*kind) + picked.get(*kind);
            (wanted.get(*kind).saturating_sub(have) > 0, std::cmp::Reverse(mind.income[*kind as usize]))
        };
        let there = |kind: &Kind| mind.table.bank.get(*kind) > picked.get(*kind);
        picked += mind.rules.kinds.iter().filter(there).max_by_key(lacks)?.into();
    }
    Some(picked)
}

fn wanted(mind: &Mind) -> Cards {
    goals::best(mind, &goals::all(mind), mind.hand.cards).map_or(Cards::NONE, |(goal, _)| goal.cost)
}

/// Says yes to a deal that brings the own goals nearer and helps nobody to win.
pub fn answer(mind: &Mind, choices: &Choices) -> Option<Action> {
    let trade = &mind.table.trade;
    if mind.table.active == mind.seat {
        let closes = choices.listed.iter().copied().find(|action| match *action {
            Action::Close(with) => match trade.answers[with.at()] {
                Answer::Counter(deal) => helps(mind, deal.give, deal.get),
                _ => true,
            },
            _ => false,
        });
        return closes.or(Some(Action::Withdraw));
    }
    let Deal { give, get } = trade.offer.deal;
    let rival = mind.table.points[mind.table.active.at()] + 2 >= mind.rules.target;
    let takes = !rival && choices.contains(&Action::Accept) && helps(mind, get, give);
    Some(if takes { Action::Accept } else { Action::Decline })
}

/// Whether giving these cards for those brings a goal nearer.
fn helps(mind: &Mind, give: Cards, get: Cards) -> bool {
    let goals = goals::all(mind);
    let score = |hand| goals::best(mind, &goals, hand).map_or(0, |(_, score)| score);
    let hand = mind.hand.cards;
    hand.checked_sub(give).is_some_and(|left| score(left + get) > score(hand))
}
