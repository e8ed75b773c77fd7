//! The desk of whoever decides: what is being asked, what is lit, what a tap does. No browser and no words here.
//!
//! The desk asks the engine what is legal and sends it one action at a time; it never works out a rule itself.

mod draft;
mod recent;
#[cfg(test)]
mod tests;

use rules::action::{Action, Offer, Pair, Verb};
use rules::agenda::Task;
use rules::cards::{Cards, Kind};
use rules::choices::{Choices, Space};
use rules::deck::Card;
use rules::event::{self, Event};
use rules::game::Move;
use rules::ids::{Corner, Edge, Hex, Seat, SeatSet};
use rules::refusal::Refusal;

use crate::ask::{Ask, Block};
use crate::board::build::place_of;
use crate::board::model::Place;
use crate::kept::kept_fields;
use crate::session::Session;
pub use draft::{Draft, Side};

/// What the person at the desk is in the middle of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mode {
    /// Nothing.
    Rest,
    /// Looking for a place to build on, or for the robber; one may be chosen.
    Place(Verb, Option<Place>),
    /// A development card is lifted.
    Lifted(Card),
    /// Choosing the cards of Year of Plenty.
    Plenty(Cards),
    /// Choosing the kind of Monopoly.
    Monopoly(Option<Kind>),
    /// Making an offer, or trading with the bank.
    Offer(Draft),
    /// The first offer is ready; the table says how its offers are answered.
    HowAnswered(Draft),
    /// Answering with another offer.
    Counter(Draft),
    /// Choosing what goes back.
    Discard(Cards),
    /// About to end the turn, asked once more.
    Ending,
}

/// How this table plays, as far as the desk is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manners {
    /// Hands lie open: no curtain.
    pub open_hands: bool,
    /// Whether offers are answered on the offerer's screen; `None` until the first offer of the table.
    pub open_answers: Option<bool>,
    /// A tap places at once.
    pub one_tap: bool,
    /// The curtain is lifted by holding its button.
    pub hold_to_lift: bool,
    /// Any step may be taken back.
    pub trusting: bool,
}

kept_fields!(Manners { open_hands or false, open_answers, one_tap or false, hold_to_lift or false, trusting or false });

/// The desk of a game at the table.
pub struct Desk {
    session: Session,
    mode: Mode,
    lifted: Option<Seat>,
    manners: Manners,
    /// Whoever sits down at a table just opened, or covered on purpose, lifts the curtain whatever is asked.
    asleep: bool,
}

impl Desk {
    /// The desk of a game just begun or opened: the curtain is down.
    pub fn new(session: Session, manners: Manners) -> Desk {
        let mut desk = Desk { session, mode: Mode::Rest, lifted: None, manners, asleep: true };
        desk.behave(manners);
        desk.rest();
        desk
    }

    /// How this table plays.
    pub fn manners(&self) -> Manners {
        self.manners
    }

    /// The table plays otherwise from now on.
    pub fn behave(&mut self, manners: Manners) {
        self.manners = manners;
        self.session.trust(manners.trusting);
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// What the person is in the middle of.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Who is asked now.
    pub fn decider(&self) -> Option<Seat> {
        self.session.decider()
    }

    /// Whether the open decision needs a look at the decider's own hand.
    fn private(&self) -> bool {
        self.session.needs_hand() && !self.answers_openly()
    }

    /// Whether an offer is answered where all see it: no hand is shown for that.
    fn answers_openly(&self) -> bool {
        let answering = self.task() == Task::Trade && self.decider() != Some(self.active());
        answering && self.manners.open_answers == Some(true)
    }

    /// Whether someone has anything in the hand.
    fn holds_secrets(&self, seat: Seat) -> bool {
        let hand = &self.session.game().state.hands[seat.at()];
        !hand.cards.is_empty() || hand.ready.iter().chain(&hand.fresh).any(|n| *n > 0)
    }

    /// Who must lift the curtain before anything goes on.
    pub fn curtain(&self) -> Option<Seat> {
        let decider = self.decider()?;
        let asleep = self.asleep && !self.answers_openly() && self.holds_secrets(decider);
        let private = self.private() || asleep;
        (private && !self.manners.open_hands && self.lifted != Some(decider)).then_some(decider)
    }

    /// Whose private things may be shown: nobody's behind the curtain.
    pub fn eyes(&self) -> Option<Seat> {
        let decider = self.decider()?;
        (self.lifted == Some(decider) || self.manners.open_hands).then_some(decider)
    }

    /// The one who must, lifts the curtain.
    pub fn lift(&mut self) {
        let Some(seat) = self.curtain() else { return };
        self.lifted = Some(seat);
        self.asleep = false;
        let by = self.session.steps().last().and_then(|step| step.act).map(|(by, _)| by);
        if by != Some(seat) {
            self.session.look();
        }
        self.rest();
    }

    /// The curtain comes down: the tab is hidden, or the person asks for it.
    pub fn cover(&mut self) {
        self.lifted = None;
        self.asleep = true;
        self.rest();
    }

    fn task(&self) -> Task {
        self.session.game().pending().task
    }

    fn active(&self) -> Seat {
        self.session.game().state.table.active
    }

    /// Goes back to what the open decision begins with.
    fn rest(&mut self) {
        self.mode = match self.task() {
            Task::Found(..) => match self.session.game().state.table.start {
                None => Mode::Place(Verb::Settlement, None),
                Some(_) => Mode::Place(Verb::Road, None),
            },
            Task::Figure { .. } => Mode::Place(Verb::Robber, None),
            Task::FreeBuild(_) => Mode::Place(Verb::Road, None),
            Task::Give { .. } => Mode::Discard(Cards::NONE),
            _ => Mode::Rest,
        };
    }

    /// Whether there is something to leave.
    pub fn can_leave(&self) -> bool {
        match self.mode {
            Mode::Rest => false,
            Mode::Place(_, Some(_)) => true,
            Mode::Place(_, None) => self.task() == Task::Main,
            Mode::Discard(cards) => !cards.is_empty(),
            _ => true,
        }
    }

    /// Leaves what is being done, a step at a time.
    pub fn leave(&mut self) {
        match self.mode {
            Mode::Place(verb, Some(_)) if self.task() != Task::Main => self.mode = Mode::Place(verb, None),
            Mode::HowAnswered(draft) => self.mode = Mode::Offer(draft),
            _ => self.rest(),
        }
    }

    /// Leaves what is being done altogether.
    pub fn leave_all(&mut self) {
        self.rest();
    }

    /// Everything the decider may do; nothing behind the curtain.
    pub fn choices(&self) -> Choices {
        let mut choices = Choices::new();
        if let (Some(seat), None) = (self.decider(), self.curtain()) {
            self.session.game().choices(seat, &mut choices);
        }
        choices
    }

    /// Why no action of a verb is possible now.
    pub fn why_none(&self, verb: Verb) -> Option<Refusal> {
        let seat = self.decider()?;
        self.session.game().why_none(seat, verb)
    }

    /// The lit places, each with what is done there.
    pub fn lit(&self) -> Vec<(Place, Action)> {
        let Mode::Place(verb, _) = self.mode else { return Vec::new() };
        if self.curtain().is_some() {
            return Vec::new();
        }
        let listed = self.choices().listed;
        let of_verb = listed.into_iter().filter(|action| action.verb() == verb);
        of_verb.filter_map(|action| Some((place_of(&action)?, action))).collect()
    }

    /// The action being looked at before it is done.
    pub fn preview(&self) -> Option<Action> {
        let Mode::Place(_, Some(chosen)) = self.mode else { return None };
        self.lit().into_iter().find(|(place, _)| *place == chosen).map(|(_, action)| action)
    }

    /// Begins to look for a place for this verb.
    pub fn begin(&mut self, verb: Verb) {
        self.mode = Mode::Place(verb, None);
    }

    /// A lit place was chosen: shows it, or does it if it was shown already.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn choose(&mut self, place: Place) -> Result<Vec<Event>, Refusal> {
        let Mode::Place(verb, chosen) = self.mode else { return Ok(Vec::new()) };
        if chosen == Some(place) || self.manners.one_tap {
            self.mode = Mode::Place(verb, Some(place));
            return self.confirm();
        }
        if self.lit().iter().any(|(lit, _)| *lit == place) {
            self.mode = Mode::Place(verb, Some(place));
        }
        Ok(Vec::new())
    }

    /// A place that is not lit was pointed at. While placing: why not. At rest: what may be built there is shown.
    pub fn point(&mut self, place: Place) -> Option<(Refusal, event::Place)> {
        let seat = self.decider().filter(|_| self.curtain().is_none())?;
        let game = self.session.game();
        let at = engine_place(place);
        match self.mode {
            Mode::Place(verb, _) => {
                let action = action_at(verb, place)?;
                game.why_not(seat, &action).map(|refusal| (refusal, at))
            }
            Mode::Rest if self.task() == Task::Main => {
                let verbs = [Verb::City, Verb::Settlement, Verb::Road];
                let legal = |verb: &Verb| action_at(*verb, place).is_some_and(|a| game.why_not(seat, &a).is_none());
                if let Some(verb) = verbs.into_iter().find(legal) {
                    self.mode = Mode::Place(verb, Some(place));
                }
                None
            }
            _ => None,
        }
    }

    /// Does what is shown, or what was put together.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn confirm(&mut self) -> Result<Vec<Event>, Refusal> {
        match (self.ready(), self.mode) {
            (Some(_), Mode::Offer(draft)) if self.asks_how() => {
                self.mode = Mode::HowAnswered(draft);
                Ok(Vec::new())
            }
            (Some(action), _) => self.act(action),
            (None, _) => Ok(Vec::new()),
        }
    }

    /// Whether the table has still to say how its offers are answered. Where hands lie open it makes no difference.
    fn asks_how(&self) -> bool {
        self.manners.open_answers.is_none() && !self.manners.open_hands
    }

    /// The table says how offers are answered, now and from now on, and the offer is made.
    ///
    /// # Errors
    /// The rule that forbids the offer.
    pub fn offer_answered(&mut self, openly: bool) -> Result<Vec<Event>, Refusal> {
        self.manners.open_answers = Some(openly);
        self.confirm()
    }

    /// The action that confirming would do.
    pub fn ready(&self) -> Option<Action> {
        match self.mode {
            Mode::Place(..) => self.preview(),
            Mode::Lifted(Card::Knight) => Some(Action::Knight),
            Mode::Lifted(Card::RoadBuilding) => Some(Action::RoadBuilding),
            Mode::Plenty(cards) => plenty(cards).filter(|action| self.legal(action)),
            Mode::Offer(draft) | Mode::HowAnswered(draft) => {
                Some(Action::Offer(Offer { deal: draft.deal, to: draft.to }))
            }
            Mode::Counter(draft) => Some(Action::Counter(draft.deal)),
            Mode::Discard(cards) => Some(Action::Give(cards)),
            Mode::Ending => Some(Action::End),
            Mode::Monopoly(kind) => kind.map(Action::Monopoly),
            Mode::Rest | Mode::Lifted(_) => None,
        }
        .filter(|action| self.legal(action))
    }

    /// Whether the decider may do this now.
    pub fn legal(&self, action: &Action) -> bool {
        self.decider().is_some_and(|seat| self.session.game().why_not(seat, action).is_none())
    }

    /// Does an action for the decider.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let Some(seat) = self.decider() else { return Err(Refusal::Over) };
        if self.curtain().is_some() {
            return Err(Refusal::NotYourDecision);
        }
        let serial = self.session.game().pending().serial;
        let events = self.session.act(Move { serial, seat, action })?.to_vec();
        self.settle();
        Ok(events)
    }

    /// Takes back the last action.
    ///
    /// # Errors
    /// Why it can't be taken back.
    pub fn undo(&mut self) -> Result<Action, Block> {
        let action = self.session.undo()?;
        self.settle();
        Ok(action)
    }

    /// The next decision: another person's hands stay hidden.
    fn settle(&mut self) {
        if self.decider() != self.lifted {
            self.lifted = None;
        }
        self.asleep = false;
        self.rest();
    }

    /// Lifts a development card, or puts it back.
    pub fn lift_card(&mut self, card: Card) {
        self.mode = match (card, self.mode) {
            (card, Mode::Lifted(lifted)) if card == lifted => Mode::Rest,
            (Card::Plenty, Mode::Plenty(_)) | (Card::Monopoly, Mode::Monopoly(_)) => Mode::Rest,
            (Card::Plenty, _) => Mode::Plenty(Cards::NONE),
            (Card::Monopoly, _) => Mode::Monopoly(None),
            (card, _) => Mode::Lifted(card),
        };
    }

    /// Why a development card can't be played now.
    pub fn why_not_card(&self, card: Card) -> Option<Refusal> {
        self.why_none(match card {
            Card::Knight => Verb::Knight,
            Card::RoadBuilding => Verb::RoadBuilding,
            Card::Plenty => Verb::Plenty,
            Card::Monopoly => Verb::Monopoly,
            Card::VictoryPoint => return None,
        })
    }

    /// Lifts the first development card in the hand that may be played, or the next one if one is lifted already.
    ///
    /// # Errors
    /// Why none can be played.
    pub fn lift_next_card(&mut self) -> Result<Card, Refusal> {
        let Some(seat) = self.eyes() else { return Err(Refusal::NotYourDecision) };
        let hand = self.session.game().state.hands[seat.at()];
        let held = |card: &Card| *card != Card::VictoryPoint && hand.count(*card) > 0;
        let after = self.lifted_card().map_or(0, |card| card as usize + 1);
        let all = Card::ALL.into_iter().cycle().skip(after).take(Card::ALL.len());
        let mut why = Refusal::NotListed;
        for card in all.filter(held) {
            match self.why_not_card(card) {
                None => {
                    if self.lifted_card() != Some(card) {
                        self.lift_card(card);
                    }
                    return Ok(card);
                }
                Some(refusal) => why = refusal,
            }
        }
        Err(why)
    }

    /// The development card that is lifted.
    pub fn lifted_card(&self) -> Option<Card> {
        match self.mode {
            Mode::Lifted(card) => Some(card),
            Mode::Plenty(_) => Some(Card::Plenty),
            Mode::Monopoly(_) => Some(Card::Monopoly),
            _ => None,
        }
    }

    /// Opens the trade panel, or closes it.
    pub fn trade(&mut self) {
        self.mode = match self.mode {
            Mode::Offer(_) | Mode::HowAnswered(_) => Mode::Rest,
            _ => Mode::Offer(Draft::to(self.others())),
        };
    }

    /// Opens the panel of an offer made before.
    pub fn trade_again(&mut self, offer: Offer) {
        self.mode = Mode::Offer(Draft { deal: offer.deal, to: offer.to });
    }

    /// Begins another offer in answer, from the one made.
    pub fn counter(&mut self) {
        let mut deal = self.session.game().state.table.trade.offer.deal;
        // what this player can't give is not in the way
        deal.get = deal.get.min(self.hand());
        self.mode = Mode::Counter(Draft { deal, to: SeatSet::EMPTY.with(self.active()) });
    }

    fn others(&self) -> SeatSet {
        self.session.rules().players.minus(SeatSet::EMPTY.with(self.active()))
    }

    /// Changes the draft of an offer.
    pub fn edit(&mut self, change: impl FnOnce(&mut Draft)) {
        if let Mode::Offer(draft) | Mode::Counter(draft) = &mut self.mode {
            change(draft);
        }
    }

    /// Asks once more before the turn ends.
    pub fn ask_end(&mut self) {
        self.mode = Mode::Ending;
    }

    /// A card of the own hand was tapped: what that means depends on what is being done.
    pub fn tap_kind(&mut self, kind: Kind) {
        let hand = self.hand();
        match &mut self.mode {
            Mode::Discard(cards) => {
                let due = due(&self.session, self.session.decider());
                if cards.total() < due && cards.get(kind) < hand.get(kind) {
                    *cards += kind.into();
                }
            }
            Mode::Offer(draft) => draft.add(Side::Give, kind, hand.get(kind)),
            Mode::Counter(draft) => draft.add(Side::Get, kind, hand.get(kind)),
            Mode::Monopoly(chosen) => *chosen = Some(kind),
            Mode::Plenty(cards) => {
                let bank = self.session.game().state.table.bank;
                if cards.total() < 2 && cards.get(kind) < bank.get(kind) {
                    *cards += kind.into();
                }
            }
            _ => {}
        }
    }

    /// A card put down is taken back.
    pub fn untap_kind(&mut self, kind: Kind) {
        if let Mode::Discard(cards) | Mode::Plenty(cards) = &mut self.mode
            && cards.get(kind) > 0
        {
            *cards -= kind.into();
        }
    }

    /// The hand that may be shown.
    pub fn hand(&self) -> Cards {
        self.eyes().map_or(Cards::NONE, |seat| self.session.game().state.hands[seat.at()].cards)
    }

    /// The prompt.
    pub fn ask(&self) -> Option<Ask> {
        let game = self.session.game();
        let t = &game.state.table;
        if let Some(winner) = self.session.over().first() {
            let points = t.points[winner.at()] + game.state.hands[winner.at()].points();
            return Some(Ask::Over { winner, points });
        }
        let seat = self.decider()?;
        Some(match (self.task(), self.mode) {
            (_, Mode::Place(Verb::Road, Some(_))) => Ask::ConfirmRoad { seat },
            (_, Mode::Place(Verb::Settlement, Some(_))) => Ask::ConfirmSettlement { seat },
            (_, Mode::Place(Verb::City, Some(_))) => Ask::ConfirmCity { seat },
            (_, Mode::Place(Verb::Robber, Some(place))) => {
                Ask::ConfirmRobber { seat, victim: self.only_victim(seat, place) }
            }
            (Task::Found(..), Mode::Place(Verb::Settlement, None)) => {
                Ask::StartSettlement { seat, second: !t.buildings_of(seat).is_empty() }
            }
            (Task::Found(..), _) => Ask::StartRoad { seat },
            (Task::FreeBuild(_), _) => {
                let left = t.grants.head().map(|grant| grant.left);
                Ask::PlaceRoad { seat, free_left: left, places: self.lit().len() }
            }
            (_, Mode::Place(Verb::Robber, None)) => Ask::Robber { seat },
            (_, Mode::Place(Verb::Road, None)) => Ask::PlaceRoad { seat, free_left: None, places: self.lit().len() },
            (_, Mode::Place(Verb::Settlement, None)) => Ask::PlaceSettlement { seat, places: self.lit().len() },
            (_, Mode::Place(..)) => Ask::PlaceCity { seat, places: self.lit().len() },
            (_, Mode::Lifted(card)) => Ask::LiftedCard { seat, card },
            (_, Mode::Plenty(cards)) => Ask::Plenty { seat, left: t.bank.total().min(2).saturating_sub(cards.total()) },
            (_, Mode::Monopoly(_)) => Ask::Monopoly { seat },
            (_, Mode::Offer(_)) => Ask::TradeOffer { seat, ready: self.ready().is_some() },
            (_, Mode::HowAnswered(_)) => Ask::HowAnswered { seat },
            (_, Mode::Counter(_)) => Ask::TradeCounter { seat, by: t.active },
            (_, Mode::Ending) => Ask::ConfirmEnd { seat },
            (Task::Give { waiting, .. }, Mode::Discard(cards)) => Ask::Discard {
                seat,
                due: due(&self.session, Some(seat)),
                of: t.hand_sizes[seat.at()],
                chosen: cards.total(),
                then: waiting.minus(SeatSet::EMPTY.with(seat)),
            },
            (Task::Steal { .. }, _) => Ask::Steal { seat },
            (Task::BeforeDice, _) => Ask::BeforeDice { seat, cards: self.plays_cards() },
            (Task::Trade, _) if seat == t.active => Ask::TradePick { seat },
            (Task::Trade, _) => {
                let deal = t.trade.offer.deal;
                Ask::TradeAnswer { seat, by: t.active, deal, call: deal.give.is_empty() || deal.get.is_empty() }
            }
            _ => Ask::Main { seat, idle: self.idle() },
        })
    }

    /// Whether ending the turn is all there is to do: not even an offer can be made.
    fn idle(&self) -> bool {
        let choices = self.choices();
        choices.listed == [Action::End] && choices.space.is_none()
    }

    fn plays_cards(&self) -> bool {
        self.choices().listed.len() > 1
    }

    /// Whom the robber on this hex would rob without a question.
    fn only_victim(&self, seat: Seat, place: Place) -> Option<Seat> {
        let Place::Hex(hex) = place else { return None };
        let victims = rules::tasks::figure::victims(self.session.game().ctx(), seat, Hex(hex));
        victims.first().filter(|_| victims.len() == 1)
    }

    /// How many cards go back, for whoever gives back now.
    pub fn due(&self) -> u8 {
        due(&self.session, self.decider())
    }

    /// What the space of this decision allows, if it has one.
    pub fn space(&self) -> Option<Space> {
        self.choices().space
    }
}

fn due(session: &Session, seat: Option<Seat>) -> u8 {
    match (session.game().pending().task, seat) {
        (Task::Give { due, .. }, Some(seat)) => due[seat.at()],
        _ => 0,
    }
}

fn plenty(cards: Cards) -> Option<Action> {
    let mut kinds = (0..cards.total()).filter_map(|n| cards.nth(n));
    let first = kinds.next()?;
    Some(Action::Plenty(Pair(first, kinds.next())))
}

/// The action of a verb on a place, if they go together.
pub fn action_at(verb: Verb, place: Place) -> Option<Action> {
    match (verb, place) {
        (Verb::Road, Place::Edge(id)) => Some(Action::Road(Edge(id))),
        (Verb::Settlement, Place::Corner(id)) => Some(Action::Settlement(Corner(id))),
        (Verb::City, Place::Corner(id)) => Some(Action::City(Corner(id))),
        (Verb::Robber, Place::Hex(id)) => Some(Action::Robber(Hex(id))),
        _ => None,
    }
}

/// A place of the board in the engine's terms.
pub fn engine_place(place: Place) -> event::Place {
    match place {
        Place::Hex(id) => event::Place::Hex(Hex(id)),
        Place::Corner(id) => event::Place::Corner(Corner(id)),
        Place::Edge(id) => event::Place::Edge(Edge(id)),
    }
}
