//! What can be done and what can be undone.

use rules::action::{Action, Deal, Offer, Verb};
use rules::cards::Cards;
use rules::deck::Card;
use rules::event::Answer;
use rules::ids::Seat;

use super::scene::Scene;
use super::t_string;
use crate::ask::Block;

impl Scene<'_> {
    /// A line of "All moves".
    pub fn action(&self, action: &Action) -> String {
        let words = self.words;
        let start = self.table.turn == 0;
        match *action {
            Action::Roll => t_string!(words, moves.roll).to_owned(),
            Action::End => t_string!(words, moves.end).to_owned(),
            Action::Road(edge) if start => t_string!(words, moves.place_road, place = self.edge(edge)),
            Action::Road(edge) if self.table.grants.head().is_some() => {
                t_string!(words, moves.free_road, place = self.edge(edge))
            }
            Action::Road(edge) => t_string!(words, moves.build_road, place = self.edge(edge)),
            Action::Settlement(corner) if start => {
                t_string!(words, moves.place_settlement, place = self.corner(corner))
            }
            Action::Settlement(corner) => t_string!(words, moves.build_settlement, place = self.corner(corner)),
            Action::City(corner) => t_string!(words, moves.build_city, place = self.corner(corner)),
            Action::Card => t_string!(words, moves.buy).to_owned(),
            Action::Bank(exchange) => {
                let give = self.cards(Cards::of(exchange.give, exchange.n));
                t_string!(words, moves.bank, give, get = self.cards(exchange.get.into()))
            }
            Action::Offer(offer) => self.offer(offer),
            Action::Accept => {
                let Deal { give, get } = self.table.trade.offer.deal;
                t_string!(words, moves.accept, give = self.cards(get), get = self.cards(give))
            }
            Action::Decline => t_string!(words, moves.decline).to_owned(),
            Action::Counter(deal) => {
                t_string!(words, moves.counter, give = self.cards(deal.get), get = self.cards(deal.give))
            }
            Action::Close(seat) => {
                let Deal { give, get } = self.agreed(seat);
                let player = self.player(seat);
                t_string!(words, moves.close, player, give = self.cards(give), get = self.cards(get))
            }
            Action::Withdraw => t_string!(words, moves.withdraw).to_owned(),
            Action::Knight => t_string!(words, moves.play, card = self.card(Card::Knight)),
            Action::RoadBuilding => t_string!(words, moves.play, card = self.card(Card::RoadBuilding)),
            Action::Plenty(pair) => t_string!(words, moves.play_plenty, cards = self.cards(pair.cards())),
            Action::Monopoly(kind) => t_string!(words, moves.play_monopoly, kind = self.kind(kind)),
            Action::Robber(hex) => t_string!(words, moves.robber, place = self.hex(hex)),
            Action::Steal(seat) => t_string!(words, moves.steal, player = self.player(seat)),
            Action::Give(cards) => t_string!(words, moves.give_back, cards = self.cards(cards)),
            Action::Take(cards) => t_string!(words, moves.take, cards = self.cards(cards)),
            Action::Stop => t_string!(words, moves.stop).to_owned(),
        }
    }

    fn offer(&self, Offer { deal: Deal { give, get }, to }: Offer) -> String {
        let words = self.words;
        let call = (give.is_empty(), get.is_empty());
        let (give, get) = (self.cards(give), self.cards(get));
        match (call, self.asked(self.table.active, to)) {
            ((true, _), None) => t_string!(words, moves.ask, get),
            ((true, _), Some(people)) => t_string!(words, moves.ask_of, get, people),
            ((_, true), None) => t_string!(words, moves.show, give),
            ((_, true), Some(people)) => t_string!(words, moves.show_to, give, people),
            (_, None) => t_string!(words, moves.offer, give, get),
            (_, Some(people)) => t_string!(words, moves.offer_to, give, get, people),
        }
    }

    /// The deal that trading with `seat` would close.
    fn agreed(&self, seat: Seat) -> Deal {
        match self.table.trade.answers[seat.at()] {
            Answer::Counter(deal) => deal,
            _ => self.table.trade.offer.deal,
        }
    }

    /// A tile, or a group of "All moves".
    pub fn verb(&self, verb: Verb) -> String {
        let words = self.words;
        match verb {
            Verb::Roll => t_string!(words, moves.verb_roll),
            Verb::End => t_string!(words, moves.verb_end),
            Verb::Road => t_string!(words, moves.verb_road),
            Verb::Settlement => t_string!(words, moves.verb_settlement),
            Verb::City => t_string!(words, moves.verb_city),
            Verb::Card => t_string!(words, moves.verb_card),
            Verb::Bank => t_string!(words, moves.verb_bank),
            Verb::Offer | Verb::Close => t_string!(words, moves.verb_trade),
            Verb::Accept => t_string!(words, moves.verb_accept),
            Verb::Decline => t_string!(words, moves.verb_decline),
            Verb::Counter => t_string!(words, moves.verb_counter),
            Verb::Withdraw => t_string!(words, moves.verb_withdraw),
            Verb::Knight => return self.card(Card::Knight),
            Verb::RoadBuilding => return self.card(Card::RoadBuilding),
            Verb::Plenty => return self.card(Card::Plenty),
            Verb::Monopoly => return self.card(Card::Monopoly),
            Verb::Robber => t_string!(words, moves.verb_robber),
            Verb::Steal => t_string!(words, moves.verb_steal),
            Verb::Give => t_string!(words, moves.verb_give),
            Verb::Take => t_string!(words, moves.verb_take),
            Verb::Stop => t_string!(words, moves.verb_stop),
        }
        .to_owned()
    }

    /// The label of Undo, which names what it takes back.
    pub fn undo(&self, action: &Action) -> String {
        let words = self.words;
        match action.verb() {
            Verb::Roll => t_string!(words, undo.roll),
            Verb::End => t_string!(words, undo.end),
            Verb::Road => t_string!(words, undo.road),
            Verb::Settlement => t_string!(words, undo.settlement),
            Verb::City => t_string!(words, undo.city),
            Verb::Card | Verb::RoadBuilding | Verb::Plenty | Verb::Monopoly => t_string!(words, undo.card),
            Verb::Bank | Verb::Close => t_string!(words, undo.trade),
            Verb::Offer => t_string!(words, undo.offer),
            Verb::Accept | Verb::Decline | Verb::Counter => t_string!(words, undo.answer),
            Verb::Withdraw => t_string!(words, undo.withdrawal),
            Verb::Knight => t_string!(words, undo.knight),
            Verb::Robber => t_string!(words, undo.robber),
            Verb::Steal => t_string!(words, undo.theft),
            Verb::Give => t_string!(words, undo.gift),
            Verb::Take => t_string!(words, undo.taking),
            Verb::Stop => t_string!(words, undo.stop),
        }
        .to_owned()
    }

    /// Why Undo is off.
    pub fn block(&self, block: &Block) -> String {
        let words = self.words;
        match block {
            Block::Nothing => t_string!(words, undo.block_nothing),
            Block::Dice => t_string!(words, undo.block_dice),
            Block::Drawn => t_string!(words, undo.block_drawn),
            Block::Stolen => t_string!(words, undo.block_stolen),
            Block::Discards => t_string!(words, undo.block_discards),
            Block::Monopoly => t_string!(words, undo.block_monopoly),
            Block::Answered => t_string!(words, undo.block_answered),
            Block::Looked => t_string!(words, undo.block_looked),
            Block::Begun => t_string!(words, undo.block_begun),
            Block::Loaded => t_string!(words, undo.block_loaded),
        }
        .to_owned()
    }
}
