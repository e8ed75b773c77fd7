//! What happened, in the present tense and with names always: the log's lines and what is read out.

use rules::action::{Deal, Offer};
use rules::cards::Cards;
use rules::deck::Card;
use rules::event::{Answer, Award, Event, How, Place};
use rules::ids::{Seat, SeatSet};
use rules::table::Piece;

use super::scene::Scene;
use super::t_string;
use crate::session::TakenBack;
use crate::telling::{headlines, is_told, news};

impl Scene<'_> {
    /// One line of the log: whose flag, and the sentence, without a full stop. `None` where there is nothing to tell.
    /// The event is as the reader may see it.
    pub fn event(&self, event: &Event) -> Option<(Option<Seat>, String)> {
        is_told(event).then(|| (flag(event), self.line(event)))
    }

    /// What is read out: at most three sentences, the dice first.
    pub fn announce(&self, events: &[Event]) -> String {
        let told =
            headlines(events).into_iter().map(|event| t_string!(self.words, log.sentence, text = self.line(&event)));
        told.collect::<Vec<_>>().join(" ")
    }

    /// What the last step brought, as sentences; empty where there is nothing to tell. The events are as `eyes` may see
    /// them.
    pub fn news(&self, events: &[Event], eyes: Option<Seat>) -> String {
        let mut lines: Vec<String> = news(events, eyes).iter().map(|event| self.line(event)).collect();
        lines.extend(self.monopoly(events));
        lines.into_iter().map(|text| t_string!(self.words, log.sentence, text)).collect::<Vec<_>>().join(" ")
    }

    /// What Monopoly brought in all.
    fn monopoly(&self, events: &[Event]) -> Option<String> {
        let player = events.iter().find_map(|event| match event {
            Event::Played { seat, card: Card::Monopoly } => Some(self.player(*seat)),
            _ => None,
        })?;
        let handed = events.iter().filter_map(|event| match *event {
            Event::Monopolised { kind, n, .. } => Some(Cards::of(kind, n)),
            _ => None,
        });
        let all = handed.reduce(|all, more| all + more);
        Some(match all {
            Some(cards) => t_string!(self.words, log.monopoly_brings, player, cards = self.cards(cards)),
            None => t_string!(self.words, log.monopoly_brings_none, player),
        })
    }

    /// The line of the log for a step taken back although it stood.
    pub fn taken_back(&self, taken: &TakenBack) -> String {
        t_string!(self.words, log.taken_back, player = self.player(taken.seat), step = self.verb(taken.action.verb()))
    }

    fn line(&self, event: &Event) -> String {
        let words = self.words;
        let name = |seat: Seat| self.player(seat);
        match *event {
            Event::Begins(seat) => t_string!(words, log.begins, player = name(seat)),
            Event::Turn { seat, number } => t_string!(words, log.turn, number, player = name(seat)),
            Event::Rolled { seat, dice: [first, second] } => {
                t_string!(words, log.rolled, player = name(seat), first, second, sum = first + second)
            }
            Event::Produced { seat, cards } => {
                t_string!(words, log.gets, player = name(seat), cards = self.cards(cards))
            }
            Event::StartCards { seat, cards } => {
                t_string!(words, log.starts_with, player = name(seat), cards = self.cards(cards))
            }
            Event::Short(kind) => t_string!(words, log.short, kind = self.kind(kind)),
            Event::Built { seat, piece, at, how } => self.built(seat, piece, at, how),
            Event::Bought { seat, card: None } => t_string!(words, log.buys, player = name(seat)),
            Event::Bought { seat, card: Some(card) } => {
                t_string!(words, log.buys_card, player = name(seat), card = self.card(card))
            }
            Event::Played { seat, card } => t_string!(words, log.plays, player = name(seat), card = self.card(card)),
            Event::Took { seat, cards } => t_string!(words, log.takes, player = name(seat), cards = self.cards(cards)),
            Event::Monopolised { seat, from, kind, n } => {
                let cards = self.cards(Cards::of(kind, n));
                t_string!(words, log.monopolises, player = name(seat), from = name(from), cards)
            }
            Event::Robber { seat, to, .. } => {
                t_string!(words, log.moves_robber, player = name(seat), place = self.hex(to))
            }
            Event::Stole { seat, from, kind: None } => {
                t_string!(words, log.steals_card, player = name(seat), from = name(from))
            }
            Event::Stole { seat, from, kind: Some(kind) } => {
                t_string!(words, log.steals, player = name(seat), from = name(from), cards = self.cards(kind.into()))
            }
            Event::GaveBack { seat, cards } => {
                t_string!(words, log.gives_back, player = name(seat), cards = self.cards(cards))
            }
            Event::Gave { seat, to, n, cards: None } => {
                t_string!(words, log.gives_cards, player = name(seat), to = name(to), count = n)
            }
            Event::Gave { seat, to, cards: Some(cards), .. } => {
                t_string!(words, log.gives, player = name(seat), to = name(to), cards = self.cards(cards))
            }
            Event::Banked { seat, give, get } => {
                let (give, get) = (self.cards(give), self.cards(get.into()));
                t_string!(words, log.banks, player = name(seat), give, get)
            }
            Event::Offered { seat, offer } => self.offered(seat, offer),
            Event::Answered { seat, answer } => self.answered(seat, answer),
            Event::Traded { seat, with, deal } => {
                let (give, get) = (self.cards(deal.give), self.cards(deal.get));
                t_string!(words, log.trades, player = name(seat), with = name(with), give, get)
            }
            Event::Shut(seat) => t_string!(words, log.shuts, player = name(seat)),
            Event::Stopped(seat) => t_string!(words, log.stops, player = name(seat)),
            Event::Award { award, from, to } => self.award(award, from, to),
            Event::Revealed { seat, points } => t_string!(words, log.reveals, player = name(seat), count = points),
            Event::Over(winners) => t_string!(words, log.wins, player = self.people(winners)),
        }
    }

    fn built(&self, seat: Seat, piece: Piece, at: Place, how: How) -> String {
        let words = self.words;
        let (player, place) = (self.player(seat), self.place(at));
        match (how, piece) {
            (How::Start, Piece::Road) => t_string!(words, log.places_road, player, place),
            (How::Start, Piece::Settlement) => t_string!(words, log.places_settlement, player, place),
            (How::Start, Piece::City) => t_string!(words, log.places_city, player, place),
            (How::Free, Piece::Road) => t_string!(words, log.builds_free_road, player, place),
            (_, Piece::Road) => t_string!(words, log.builds_road, player, place),
            (_, Piece::Settlement) => t_string!(words, log.builds_settlement, player, place),
            (_, Piece::City) => t_string!(words, log.builds_city, player, place),
        }
    }

    fn offered(&self, seat: Seat, Offer { deal: Deal { give, get }, to }: Offer) -> String {
        let words = self.words;
        let player = self.player(seat);
        let call = (give.is_empty(), get.is_empty());
        let (give, get) = (self.cards(give), self.cards(get));
        match (call, self.asked(seat, to)) {
            ((true, _), None) => t_string!(words, log.asks, player, get),
            ((true, _), Some(people)) => t_string!(words, log.asks_of, player, get, people),
            ((_, true), None) => t_string!(words, log.shows, player, give),
            ((_, true), Some(people)) => t_string!(words, log.shows_to, player, give, people),
            (_, None) => t_string!(words, log.offers, player, give, get),
            (_, Some(people)) => t_string!(words, log.offers_to, player, give, get, people),
        }
    }

    /// Who is asked by `seat`, where it is not everyone else.
    pub(super) fn asked(&self, seat: Seat, to: SeatSet) -> Option<String> {
        (to.with(seat) != self.rules.players).then(|| self.people(to))
    }

    /// A counter-offer is stated as the one who made the offer would state it, and told as the one who answers would.
    fn answered(&self, seat: Seat, answer: Answer) -> String {
        let words = self.words;
        let player = self.player(seat);
        match answer {
            Answer::Yes => t_string!(words, log.says_yes, player),
            Answer::No => t_string!(words, log.says_no, player),
            Answer::Counter(deal) => {
                t_string!(words, log.counters, player, give = self.cards(deal.get), get = self.cards(deal.give))
            }
            Answer::NotAsked | Answer::Waiting => String::new(),
        }
    }

    fn award(&self, award: Award, from: Option<Seat>, to: Option<Seat>) -> String {
        let words = self.words;
        let name = |seat: Option<Seat>| seat.map(|seat| self.player(seat)).unwrap_or_default();
        let (player, from) = (name(to), from.map(|seat| self.player(seat)));
        match (award, to, from) {
            (Award::LongestRoute, Some(_), None) => t_string!(words, log.longest_road, player),
            (Award::LongestRoute, Some(_), Some(from)) => t_string!(words, log.longest_road_from, player, from),
            (Award::LongestRoute, None, from) => {
                t_string!(words, log.longest_road_aside, from = from.unwrap_or_default())
            }
            (Award::LargestArmy, Some(_), None) => t_string!(words, log.largest_army, player),
            (Award::LargestArmy, Some(_), Some(from)) => t_string!(words, log.largest_army_from, player, from),
            (Award::LargestArmy, None, from) => {
                t_string!(words, log.largest_army_aside, from = from.unwrap_or_default())
            }
        }
    }
}

/// Whose flag stands before the line.
fn flag(event: &Event) -> Option<Seat> {
    match *event {
        Event::Begins(seat) | Event::Shut(seat) | Event::Stopped(seat) => Some(seat),
        Event::Turn { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Produced { seat, .. }
        | Event::StartCards { seat, .. }
        | Event::Built { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Played { seat, .. }
        | Event::Took { seat, .. }
        | Event::Robber { seat, .. }
        | Event::Stole { seat, .. }
        | Event::GaveBack { seat, .. }
        | Event::Gave { seat, .. }
        | Event::Banked { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Answered { seat, .. }
        | Event::Traded { seat, .. }
        | Event::Revealed { seat, .. } => Some(seat),
        Event::Monopolised { from, .. } => Some(from),
        Event::Award { from, to, .. } => to.or(from),
        Event::Over(winners) => winners.first(),
        Event::Short(_) => None,
    }
}
