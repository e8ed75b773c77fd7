//! The prompt and its second line: who must do what. *Name, question?* where a place, card or person is asked for,
//! *Name, do this.* where one thing must be done, *Name, do this or that.* where the player is free.

use rules::action::Deal;
use rules::ids::{Seat, SeatSet};

use super::scene::Scene;
use super::t_string;
use crate::ask::Ask;

impl Scene<'_> {
    /// The prompt and its second line, which may be empty.
    pub fn ask(&self, ask: &Ask) -> (String, String) {
        let words = self.words;
        let name = |seat: Seat| self.player(seat);
        match *ask {
            Ask::StartSettlement { seat, second: false } => (
                t_string!(words, prompt.start_first, player = name(seat)),
                t_string!(words, prompt.start_first_why).to_owned(),
            ),
            Ask::StartSettlement { seat, second: true } => (
                t_string!(words, prompt.start_second, player = name(seat)),
                t_string!(words, prompt.start_second_why).to_owned(),
            ),
            Ask::StartRoad { seat } => (
                t_string!(words, prompt.start_road, player = name(seat)),
                t_string!(words, prompt.start_road_why).to_owned(),
            ),
            Ask::BeforeDice { seat, cards: false } => {
                (t_string!(words, prompt.roll, player = name(seat)), String::new())
            }
            Ask::BeforeDice { seat, cards: true } => (
                t_string!(words, prompt.roll_or_play, player = name(seat)),
                t_string!(words, prompt.roll_or_play_why).to_owned(),
            ),
            Ask::Main { seat, idle } => (
                t_string!(words, prompt.main, player = name(seat)),
                if idle { t_string!(words, prompt.idle_why).to_owned() } else { String::new() },
            ),
            Ask::PlaceRoad { seat, free_left: Some(left), .. } => {
                (t_string!(words, prompt.road, player = name(seat)), t_string!(words, prompt.free_roads, count = left))
            }
            Ask::PlaceRoad { seat, free_left: None, places } => {
                (t_string!(words, prompt.road, player = name(seat)), self.lit(places))
            }
            Ask::PlaceSettlement { seat, places } => {
                (t_string!(words, prompt.settlement, player = name(seat)), self.lit(places))
            }
            Ask::PlaceCity { seat, places } => (t_string!(words, prompt.city, player = name(seat)), self.lit(places)),
            Ask::ConfirmRoad { seat } => (
                t_string!(words, prompt.confirm_road, player = name(seat)),
                t_string!(words, prompt.confirm_road_why).to_owned(),
            ),
            Ask::ConfirmSettlement { seat } => (
                t_string!(words, prompt.confirm_settlement, player = name(seat)),
                t_string!(words, prompt.confirm_settlement_why).to_owned(),
            ),
            Ask::ConfirmCity { seat } => (
                t_string!(words, prompt.confirm_city, player = name(seat)),
                t_string!(words, prompt.confirm_city_why).to_owned(),
            ),
            Ask::Robber { seat } => {
                (t_string!(words, prompt.robber, player = name(seat)), t_string!(words, prompt.robber_why).to_owned())
            }
            Ask::ConfirmRobber { seat, victim } => (
                t_string!(words, prompt.confirm_robber, player = name(seat)),
                match victim {
                    Some(victim) => t_string!(words, prompt.confirm_robbing_why, victim = name(victim)),
                    None => t_string!(words, prompt.confirm_robber_why).to_owned(),
                },
            ),
            Ask::Steal { seat } => {
                (t_string!(words, prompt.steal, player = name(seat)), t_string!(words, prompt.steal_why).to_owned())
            }
            Ask::Discard { seat, due, of, chosen, then } => (
                t_string!(words, prompt.discard, player = name(seat), due, of),
                self.discard_hint(due.saturating_sub(chosen), then),
            ),
            Ask::Plenty { seat, left: 0 } => (
                t_string!(words, prompt.plenty_ready, player = name(seat)),
                t_string!(words, prompt.plenty_ready_why).to_owned(),
            ),
            Ask::Plenty { seat, left } => (
                t_string!(words, prompt.plenty, player = name(seat), count = left),
                t_string!(words, prompt.plenty_why).to_owned(),
            ),
            Ask::Monopoly { seat } => (
                t_string!(words, prompt.monopoly, player = name(seat)),
                t_string!(words, prompt.monopoly_why).to_owned(),
            ),
            Ask::LiftedCard { seat, card } => {
                (t_string!(words, prompt.lifted, player = name(seat), card = self.card(card)), self.card_text(card))
            }
            Ask::TradeOffer { seat, ready: false } => {
                (t_string!(words, prompt.offer, player = name(seat)), t_string!(words, prompt.offer_why).to_owned())
            }
            Ask::TradeOffer { seat, ready: true } => (
                t_string!(words, prompt.offer, player = name(seat)),
                t_string!(words, prompt.offer_ready_why).to_owned(),
            ),
            Ask::HowAnswered { seat } => (
                t_string!(words, prompt.how_answered, player = name(seat)),
                t_string!(words, prompt.how_answered_why).to_owned(),
            ),
            Ask::TradeAnswer { seat, by, deal, call } => {
                (self.answer(seat, deal, call), t_string!(words, prompt.answer_why, by = name(by)))
            }
            Ask::TradeCounter { seat, by } => (
                t_string!(words, prompt.counter, player = name(seat), by = name(by)),
                t_string!(words, prompt.counter_why).to_owned(),
            ),
            Ask::TradeWait { seat, waiting } => (
                t_string!(words, prompt.wait, player = name(seat), people = self.people(waiting)),
                t_string!(words, prompt.wait_why).to_owned(),
            ),
            Ask::TradePick { seat } => {
                (t_string!(words, prompt.pick, player = name(seat)), t_string!(words, prompt.pick_why).to_owned())
            }
            Ask::ConfirmEnd { seat } => (
                t_string!(words, prompt.confirm_end, player = name(seat)),
                t_string!(words, prompt.confirm_end_why).to_owned(),
            ),
            Ask::Over { winner, points } => {
                (t_string!(words, prompt.over, player = name(winner), count = points), String::new())
            }
        }
    }

    fn lit(&self, places: usize) -> String {
        t_string!(self.words, prompt.places, count = places)
    }

    fn discard_hint(&self, left: u8, then: SeatSet) -> String {
        let words = self.words;
        match (left, then.is_empty()) {
            (0, true) => t_string!(words, prompt.discard_ready).to_owned(),
            (0, false) => t_string!(words, prompt.discard_ready_then, people = self.people(then)),
            (_, true) => t_string!(words, prompt.discard_more, count = left),
            (_, false) => t_string!(words, prompt.discard_more_then, count = left, people = self.people(then)),
        }
    }

    /// Whoever answers gives what the other gets.
    fn answer(&self, seat: Seat, deal: Deal, call: bool) -> String {
        let words = self.words;
        let player = self.player(seat);
        let (give, get) = (self.cards(deal.get), self.cards(deal.give));
        match (call, deal.give.is_empty()) {
            (false, _) => t_string!(words, prompt.answer, player, give, get),
            (true, true) => t_string!(words, prompt.answer_asked, player, give),
            (true, false) => t_string!(words, prompt.answer_shown, player, get),
        }
    }
}
