use rules::cards::Kind;
use rules::deal::BoardKind;
use rules::position;
use rules::rng::Rng;
use rules::setup::Setup;

use super::*;
use crate::store::{Dice, Meta, Save, Status};

/// A desk at a position, as if opened from a save.
fn desk(position: &str) -> Desk {
    let (rules, state) = position::read(position).unwrap();
    let seats = rules.setup.names.iter().map(|name| crate::store::SeatMeta { name: name.clone(), style: 1, points: 0 });
    let meta = Meta {
        scenario: "base".into(),
        seats: seats.collect(),
        status: Status::UnderWay { turn: 1, seat: 0 },
        when: 0,
    };
    let save = Save {
        taken_back: Vec::new(),
        looked: false,
        meta,
        record: String::new(),
        position: position::write(&rules, &state),
        dice: Dice { seed: 1, draws: [0; 5] },
    };
    Desk::new(Session::load(&save).unwrap(), Manners::default())
}

const MAIN: &str = r#"{ "scenario": "base", "players": 3, "turn": "A", "phase": "main", "dice": [3, 5], "seats": {
    "A": { "settlements": "C3n", "roads": "C3ne", "hand": "2 brick 2 lumber 1 wool 3 grain 4 ore", "cards": "knight, plenty, monopoly, road-building" },
    "B": { "settlements": "F2n", "roads": "F2ne", "hand": "2 wool" }, "C": { "settlements": "D5s", "roads": "D5se", "hand": "1 ore" } } }"#;

fn lifted(position: &str) -> Desk {
    let mut desk = desk(position);
    desk.lift();
    desk
}

#[test]
fn behind_the_curtain_nothing_is_shown_lit_or_done() {
    let mut desk = desk(MAIN);
    assert_eq!(desk.curtain(), Some(Seat(0)));
    assert_eq!((desk.eyes(), desk.hand()), (None, Cards::NONE));
    assert!(desk.choices().is_empty());
    desk.begin(Verb::City);
    assert!(desk.lit().is_empty());
    assert_eq!(desk.act(Action::End), Err(Refusal::NotYourDecision));
    desk.lift();
    assert_eq!((desk.curtain(), desk.eyes()), (None, Some(Seat(0))));
    assert_eq!(desk.hand().total(), 12);
}

#[test]
fn the_first_tap_shows_and_the_second_builds() {
    let mut desk = lifted(MAIN);
    desk.begin(Verb::City);
    let [(place, action)] = desk.lit()[..] else { panic!("one settlement to raise") };
    assert_eq!(desk.choose(place), Ok(vec![]));
    assert_eq!(desk.preview(), Some(action));
    assert_eq!(desk.hand().get(Kind::Ore), 4, "a preview is not paid for");
    assert!(!desk.choose(place).unwrap().is_empty());
    assert_eq!((desk.hand().get(Kind::Ore), desk.mode()), (1, Mode::Rest));
}

#[test]
fn with_one_tap_the_first_tap_builds() {
    let mut desk = lifted(MAIN);
    desk.manners.one_tap = true;
    desk.begin(Verb::City);
    let (place, _) = desk.lit()[0];
    assert!(!desk.choose(place).unwrap().is_empty());
}

#[test]
fn a_place_pointed_at_while_placing_says_why_not() {
    let mut desk = lifted(MAIN);
    let far = desk.session().rules().board.parse_edge("F4e").unwrap();
    desk.begin(Verb::Road);
    let (why, at) = desk.point(Place::Edge(far.0)).unwrap();
    assert_eq!((why, at), (Refusal::NoRouteReaches, event::Place::Edge(far)));
}

#[test]
fn an_own_settlement_pointed_at_in_rest_shows_the_city() {
    let mut desk = lifted(MAIN);
    let own = desk.session().rules().board.parse_corner("C3n").unwrap();
    assert_eq!(desk.point(Place::Corner(own.0)), None);
    assert_eq!(desk.preview(), Some(Action::City(own)));
    desk.leave();
    assert_eq!(desk.mode(), Mode::Rest);
}

#[test]
fn the_curtain_falls_when_the_turn_passes_and_undo_brings_it_back_until_someone_looks() {
    let mut desk = lifted(MAIN);
    desk.act(Action::End).unwrap();
    assert_eq!((desk.curtain(), desk.eyes()), (Some(Seat(1)), None));
    assert_eq!(desk.undo(), Ok(Action::End));
    assert_eq!(desk.curtain(), Some(Seat(0)), "whoever holds the tablet now has to say so");
    desk.lift();
    desk.act(Action::End).unwrap();
    desk.lift();
    assert_eq!(desk.undo(), Err(Block::Looked));
}

#[test]
fn a_covered_tab_hides_what_was_open_and_drops_the_draft() {
    let mut desk = lifted(MAIN);
    desk.trade();
    desk.tap_kind(Kind::Ore);
    desk.cover();
    assert_eq!((desk.mode(), desk.eyes()), (Mode::Rest, None));
}

#[test]
fn an_offer_is_put_together_answered_behind_the_curtain_and_closed() {
    let mut desk = lifted(MAIN);
    desk.trade();
    assert_eq!(desk.ready(), None);
    desk.tap_kind(Kind::Grain);
    desk.edit(|draft| draft.add(Side::Get, Kind::Wool, 19));
    desk.confirm().unwrap();
    desk.offer_answered(false).unwrap();
    assert_eq!(desk.curtain(), Some(Seat(1)), "the next player clockwise answers first");
    desk.lift();
    assert!(matches!(desk.ask(), Some(Ask::TradeAnswer { seat: Seat(1), by: Seat(0), .. })));
    desk.act(Action::Accept).unwrap();
    assert_eq!(desk.curtain(), Some(Seat(2)));
    desk.lift();
    assert_eq!(desk.why_none(Verb::Accept), Some(Refusal::NotInHand { missing: Kind::Wool.into() }));
    desk.counter();
    desk.edit(|draft| {
        draft.remove(Side::Get, Kind::Wool);
        draft.add(Side::Get, Kind::Ore, 1);
    });
    desk.confirm().unwrap();
    assert_eq!(desk.curtain(), Some(Seat(0)), "all have answered: the one who offered picks");
    desk.lift();
    assert_eq!(desk.ask(), Some(Ask::TradePick { seat: Seat(0) }));
    assert!(desk.legal(&Action::Close(Seat(1))) && desk.legal(&Action::Close(Seat(2))));
    desk.act(Action::Close(Seat(1))).unwrap();
    assert_eq!((desk.hand().get(Kind::Wool), desk.hand().get(Kind::Grain)), (2, 2));
    assert_eq!(desk.curtain(), None, "the turn goes on without another curtain");
}

/// A desk with an offer of grain for wool put together.
fn offering() -> Desk {
    let mut desk = lifted(MAIN);
    desk.trade();
    desk.tap_kind(Kind::Grain);
    desk.edit(|draft| draft.add(Side::Get, Kind::Wool, 19));
    desk
}

#[test]
fn how_offers_are_answered_is_asked_with_the_first_offer_of_a_table_and_never_again() {
    let mut desk = offering();
    assert_eq!(desk.confirm(), Ok(vec![]));
    assert_eq!(desk.ask(), Some(Ask::HowAnswered { seat: Seat(0) }));
    desk.leave();
    assert!(
        matches!(desk.mode(), Mode::Offer(draft) if draft.deal.give == Kind::Grain.into()),
        "the offer is still there"
    );
    desk.confirm().unwrap();
    assert!(!desk.offer_answered(true).unwrap().is_empty());
    assert_eq!((desk.curtain(), desk.decider()), (None, Some(Seat(1))), "answered in the open");
    desk.act(Action::Decline).unwrap();
    desk.act(Action::Decline).unwrap();
    if desk.legal(&Action::Withdraw) {
        desk.lift();
        desk.act(Action::Withdraw).unwrap();
    }
    desk.lift();
    desk.trade();
    desk.tap_kind(Kind::Ore);
    desk.edit(|draft| draft.add(Side::Get, Kind::Wool, 19));
    assert!(!desk.confirm().unwrap().is_empty(), "not asked again");
}

#[test]
fn where_hands_lie_open_nobody_is_asked_how_to_answer() {
    let mut desk = offering();
    desk.behave(Manners { open_hands: true, ..Manners::default() });
    assert!(!desk.confirm().unwrap().is_empty());
}

#[test]
fn the_next_card_that_may_be_played_is_lifted_one_after_the_other() {
    let mut desk = lifted(MAIN);
    for card in [Card::Knight, Card::RoadBuilding, Card::Plenty, Card::Monopoly, Card::Knight] {
        assert_eq!(desk.lift_next_card(), Ok(card));
        assert_eq!(desk.lifted_card(), Some(card));
    }
    desk.confirm().unwrap();
    assert!(desk.lift_next_card().is_err(), "the robber moves first");
}

#[test]
fn without_a_card_to_play_none_is_lifted_and_the_reason_is_told() {
    let none = MAIN.replace("knight, plenty, monopoly, road-building", "");
    assert_eq!(lifted(&none).lift_next_card(), Err(Refusal::NotListed));
    let played = MAIN.replace("\"dice\"", "\"card-played\": true, \"dice\"");
    assert_eq!(lifted(&played).lift_next_card(), Err(Refusal::CardPlayed));
    assert_eq!(desk(MAIN).lift_next_card(), Err(Refusal::NotYourDecision), "behind the curtain");
    let one = MAIN.replace("knight, plenty, monopoly, road-building", "plenty");
    let mut desk = lifted(&one);
    assert_eq!((desk.lift_next_card(), desk.lift_next_card()), (Ok(Card::Plenty), Ok(Card::Plenty)));
    assert_eq!(desk.mode(), Mode::Plenty(Cards::NONE), "the only one stays lifted");
}

#[test]
fn a_lifted_card_is_put_back_or_played_and_the_robber_comes_next() {
    let mut desk = lifted(MAIN);
    desk.lift_card(Card::Knight);
    assert_eq!(desk.ready(), Some(Action::Knight));
    desk.leave();
    assert_eq!(desk.mode(), Mode::Rest);
    desk.lift_card(Card::Knight);
    desk.confirm().unwrap();
    assert_eq!(desk.mode(), Mode::Place(Verb::Robber, None));
    assert_eq!(desk.undo(), Ok(Action::Knight), "played is put back until the robber moves");
    assert_eq!(desk.curtain(), None);
}

#[test]
fn year_of_plenty_takes_the_two_kinds_tapped_and_monopoly_the_one_named() {
    let mut desk = lifted(MAIN);
    desk.lift_card(Card::Plenty);
    desk.tap_kind(Kind::Wool);
    assert_eq!(desk.ready(), None);
    desk.tap_kind(Kind::Wool);
    desk.tap_kind(Kind::Ore);
    assert_eq!(desk.ready(), Some(Action::Plenty(Pair(Kind::Wool, Some(Kind::Wool)))));
    desk.leave();
    desk.lift_card(Card::Monopoly);
    assert_eq!(desk.ready(), None);
    desk.tap_kind(Kind::Wool);
    assert_eq!(desk.ready(), Some(Action::Monopoly(Kind::Wool)));
}

#[test]
fn r_74_cards_go_back_only_at_exactly_the_right_number() {
    let mut desk = desk(
        r#"{ "scenario": "base", "players": 3, "turn": "A", "dice": [3, 4], "agenda": ["turn main", "roll produce", "robber A",
            "give A 4 C 4 to bank waiting A C"],
            "seats": { "A": { "hand": "9 ore" }, "B": { "hand": "2 wool" }, "C": { "hand": "8 grain" } } }"#,
    );
    desk.lift();
    for n in 0..4 {
        assert_eq!(desk.ready(), None, "{n} of 4");
        desk.tap_kind(Kind::Ore);
    }
    desk.tap_kind(Kind::Ore);
    assert_eq!(desk.ready(), Some(Action::Give(Cards::of(Kind::Ore, 4))), "a fifth can't be put down");
    desk.untap_kind(Kind::Ore);
    assert_eq!(desk.ready(), None);
    desk.tap_kind(Kind::Ore);
    desk.confirm().unwrap();
    assert_eq!(desk.curtain(), Some(Seat(2)));
    desk.lift();
    assert_eq!(desk.due(), 4);
}

#[test]
fn whole_games_are_played_at_the_desk_by_confirming_what_it_offers() {
    for seed in 0..4 {
        let mut setup = Setup::new("base", 3).unwrap();
        setup.board = BoardKind::Random;
        setup.board_seed = seed;
        setup.target = 8;
        let mut desk = Desk::new(Session::begin(&setup, vec![1, 2, 3], seed).unwrap(), Manners::default());
        let mut rng = Rng::new(seed, 1);
        for _ in 0..20_000 {
            if !desk.session().over().is_empty() {
                break;
            }
            desk.lift();
            assert!(desk.ask().is_some());
            let lit = desk.lit();
            if let Mode::Discard(_) = desk.mode() {
                let hand = desk.hand();
                while desk.ready().is_none() {
                    desk.tap_kind(hand.nth(rng.below(hand.total().into()) as u8).unwrap());
                }
                desk.confirm().unwrap();
            } else if !lit.is_empty() {
                let (place, _) = lit[rng.below(lit.len() as u32) as usize];
                desk.choose(place).unwrap();
                assert!(desk.preview().is_some());
                desk.confirm().unwrap();
            } else {
                let listed = desk.choices().listed;
                desk.act(listed[rng.below(listed.len() as u32) as usize]).unwrap();
            }
        }
        assert!(matches!(desk.ask(), Some(Ask::Over { points: 8.., .. })), "seed {seed}");
        assert_eq!((desk.curtain(), desk.eyes()), (None, None));
    }
}

#[test]
fn a_turn_taken_back_by_a_trusting_table_never_shows_a_hand_to_the_wrong_eyes() {
    let mut desk = lifted(MAIN);
    desk.behave(Manners { trusting: true, ..Manners::default() });
    desk.act(Action::End).unwrap();
    desk.lift();
    assert_eq!(desk.eyes(), Some(Seat(1)), "the next player has looked");
    assert_eq!(desk.undo(), Ok(Action::End));
    assert_eq!((desk.curtain(), desk.eyes()), (Some(Seat(0)), None));
}

#[test]
fn without_trust_a_turn_stands_once_the_next_player_has_looked() {
    let mut desk = lifted(MAIN);
    desk.act(Action::End).unwrap();
    desk.lift();
    assert_eq!(desk.undo(), Err(Block::Looked));
}

#[test]
fn the_prompt_knows_when_ending_the_turn_is_all_there_is_to_do() {
    let asked = |trade: &str| {
        let options = format!(r#"{{ "options": {{ "trade": "{trade}" }}, "scenario""#);
        let bare = MAIN.replacen(r#"{ "scenario""#, &options, 1);
        let bare = bare.replace("2 brick 2 lumber 1 wool 3 grain 4 ore", "");
        lifted(&bare.replace("knight, plenty, monopoly, road-building", "victory-point")).ask()
    };
    assert_eq!(asked("off"), Some(Ask::Main { seat: Seat(0), idle: true }));
    assert_eq!(asked("on"), Some(Ask::Main { seat: Seat(0), idle: false }), "cards can be asked for");
}

const TRADERS: &str = r#"{ "scenario": "base", "players": 3, "turn": "A", "phase": "main", "dice": [3, 5], "seats": {
    "A": { "settlements": "C3n", "roads": "C3ne", "hand": "2 brick 1 lumber 1 wool" },
    "B": { "settlements": "F2n", "roads": "F2ne", "hand": "2 ore" }, "C": { "settlements": "D5s", "roads": "D5se", "hand": "1 ore" } } }"#;

/// Offers one for one to everyone, and nobody agrees, each behind the curtain.
fn offers(desk: &mut Desk, give: Kind, get: Kind) -> Offer {
    desk.behave(Manners { open_answers: Some(false), ..desk.manners() });
    desk.trade();
    desk.edit(|draft| {
        draft.add(Side::Give, give, 9);
        draft.add(Side::Get, get, 9);
    });
    let Some(Action::Offer(offer)) = desk.ready() else { panic!("an offer") };
    desk.confirm().unwrap();
    for _ in 0..2 {
        desk.lift();
        desk.act(Action::Decline).unwrap();
    }
    desk.lift();
    offer
}

#[test]
fn the_last_three_different_offers_can_be_made_again() {
    let mut desk = lifted(TRADERS);
    assert!(desk.recent_offers().is_empty());
    let first = offers(&mut desk, Kind::Brick, Kind::Ore);
    let second = offers(&mut desk, Kind::Lumber, Kind::Ore);
    assert_eq!(offers(&mut desk, Kind::Brick, Kind::Ore), first);
    assert_eq!(desk.recent_offers(), [first, second], "the newest first, the same once");
    let third = offers(&mut desk, Kind::Wool, Kind::Ore);
    let fourth = offers(&mut desk, Kind::Brick, Kind::Grain);
    assert_eq!(desk.recent_offers(), [fourth, third, first]);
    desk.trade_again(third);
    assert_eq!(desk.ready(), Some(Action::Offer(third)));
}

#[test]
fn an_offer_that_can_no_longer_be_made_is_not_offered_again_nor_shown_to_others() {
    let mut desk = lifted(TRADERS);
    let first = offers(&mut desk, Kind::Brick, Kind::Ore);
    let second = offers(&mut desk, Kind::Lumber, Kind::Ore);
    desk.begin(Verb::Road);
    let (place, _) = desk.lit()[0];
    desk.choose(place).unwrap();
    desk.choose(place).unwrap();
    assert_eq!(desk.recent_offers(), [first], "the lumber is spent: {second:?}");
    desk.cover();
    assert!(desk.recent_offers().is_empty());
    desk.lift();
    desk.act(Action::End).unwrap();
    desk.lift();
    assert!(desk.recent_offers().is_empty(), "of somebody else");
}
