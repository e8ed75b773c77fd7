use rules::action::Action;
use rules::choices::Choices;
use rules::deal::BoardKind;
use rules::rng::Rng;
use rules::setup::First;

use super::*;

fn begin(board: BoardKind) -> Session {
    let mut setup = Setup::new("base", 3).unwrap();
    setup.board = board;
    setup.first = First::Dice;
    setup.offers = Some(2);
    Session::begin(&setup, vec![1, 2, 3], 11).unwrap()
}

/// Plays `n` actions at random.
fn play(session: &mut Session, n: usize, rng: &mut Rng) {
    let mut choices = Choices::new();
    for _ in 0..n {
        let Some(seat) = session.decider() else { return };
        session.game().choices(seat, &mut choices);
        let listed = choices.listed.len() as u32;
        let action = match rng.below(listed + u32::from(choices.space.is_some())) {
            i if i < listed => choices.listed[i as usize],
            _ => match choices.space.and_then(|space| space.sample(|n| rng.below(n))) {
                Some(action) => action,
                None => continue,
            },
        };
        let serial = session.game().pending().serial;
        session.act(Move { serial, seat, action }).unwrap();
    }
}

#[test]
fn a_save_taken_at_any_moment_goes_on_as_if_nothing_had_happened() {
    for seed in 0..6 {
        let mut rng = Rng::new(seed, 0);
        let mut session = begin(if seed % 2 == 0 { BoardKind::Random } else { BoardKind::Beginner });
        for _ in 0..40 {
            play(&mut session, 7, &mut rng);
            let mut again = Session::load(&session.save(0)).unwrap();
            assert_eq!(again.game.state, session.game.state);
            assert_eq!(again.save(0), session.save(0));
            assert_eq!(again.undoable(), session.undoable());
            assert_eq!(again.steps.len(), session.steps.len());
            let (mut a, mut b) = (rng.clone(), rng.clone());
            play(&mut again, 5, &mut a);
            play(&mut session, 5, &mut b);
            assert_eq!(again.game.state, session.game.state, "the same dice, the same cards");
        }
    }
}

#[test]
fn undo_takes_back_to_the_barrier_and_no_further() {
    let mut rng = Rng::new(3, 0);
    let mut session = begin(BoardKind::Random);
    for _ in 0..400 {
        play(&mut session, 1, &mut rng);
        let before = session.steps.len();
        let states: Vec<State> = session.steps.iter().map(|step| step.after).collect();
        let mut undone = 0;
        while session.undo().is_ok() {
            undone += 1;
            assert_eq!(session.game.state, states[before - 1 - undone]);
        }
        assert!(session.steps.last().unwrap().barrier);
        assert_eq!(session.save(0), Session::load(&session.save(0)).unwrap().save(0));
    }
}

#[test]
fn an_action_meant_for_a_decision_that_was_undone_is_stale() {
    let mut session = begin(BoardKind::Random);
    let serial = session.game().pending().serial;
    let seat = session.decider().unwrap();
    let mut choices = Choices::new();
    session.game().choices(seat, &mut choices);
    let action = choices.listed[0];
    session.act(Move { serial, seat, action }).unwrap();
    assert_eq!(session.undo(), Ok(action));
    assert_eq!(session.act(Move { serial, seat, action }).err(), Some(Refusal::Stale));
}

#[test]
fn dice_taken_back_by_nobody_are_a_barrier_with_its_reason() {
    let mut session = begin(BoardKind::Beginner);
    assert_eq!(session.undoable(), Err(Block::Nothing));
    let (serial, seat) = (session.game().pending().serial, session.decider().unwrap());
    session.act(Move { serial, seat, action: Action::Roll }).unwrap();
    assert_eq!(session.undoable(), Err(Block::Dice));
}

#[test]
fn what_the_next_player_has_seen_can_no_longer_be_taken_back() {
    let mut rng = Rng::new(9, 0);
    let mut session = begin(BoardKind::Random);
    play(&mut session, 1, &mut rng);
    assert!(session.undoable().is_ok());
    session.look();
    assert_eq!(session.undoable(), Err(Block::Looked));
    let opened = Session::load(&session.save(0)).unwrap();
    assert_eq!(opened.undoable(), Err(Block::Looked), "it stands after a reload as well");
}

#[test]
fn a_save_names_the_one_on_turn_even_while_another_is_asked() {
    let mut rng = Rng::new(3, 0);
    let mut session = begin(BoardKind::Random);
    let (mut asked, mut founding) = (0, 0);
    for _ in 0..400 {
        if !session.over().is_empty() {
            break;
        }
        let (turn, active) = (session.game().state.table.turn, session.game().state.table.active);
        let Status::UnderWay { seat, .. } = session.save(0).meta.status else { panic!("the game goes on") };
        let decider = session.decider().unwrap();
        if turn == 0 {
            assert_eq!(seat, decider.at());
            founding += 1;
        } else {
            assert_eq!(seat, active.at());
            asked += usize::from(decider != active);
        }
        play(&mut session, 1, &mut rng);
    }
    assert!(asked > 0 && founding > 0, "{asked} {founding}");
}

#[test]
fn a_game_whose_record_no_longer_fits_the_rules_goes_on_from_its_position() {
    let mut rng = Rng::new(5, 0);
    let mut session = begin(BoardKind::Random);
    play(&mut session, 60, &mut rng);
    for (from, to) in [(" roll =", " road A1ne\nA roll ="), ("settlement", "hamlet")] {
        let mut save = session.save(0);
        save.record = save.record.replacen(from, to, 1);
        let mut mended = Session::load(&save).unwrap();
        assert_eq!(mended.game.state, session.game.state);
        assert_eq!(mended.undoable(), Err(Block::Loaded));
        play(&mut mended, 30, &mut rng.clone());
        let again = Session::load(&mended.save(0)).unwrap();
        assert_eq!(again.game.state, mended.game.state);
        let kept = again.save(0).record;
        assert!(kept.contains(to.lines().next().unwrap()), "what was played stays as text");
    }
}

#[test]
fn a_damaged_position_is_an_error_and_no_panic() {
    let mut save = begin(BoardKind::Beginner).save(0);
    save.position.truncate(100);
    assert!(Session::load(&save).is_err());
}

#[test]
fn a_trusting_table_takes_back_any_step_and_the_log_tells_those_that_stood() {
    let mut session = begin(BoardKind::Beginner);
    session.trust(true);
    let before = session.game.state;
    let (serial, seat) = (session.game().pending().serial, session.decider().unwrap());
    session.act(Move { serial, seat, action: Action::Roll }).unwrap();
    session.look();
    assert_eq!(session.undo(), Ok(Action::Roll));
    let mut after = session.game.state;
    after.table.serial = before.table.serial;
    assert_eq!(after, before, "but for the number that tells decisions apart");
    assert_eq!(session.undoable(), Err(Block::Nothing), "what the set-up did is no step");
    let taken = TakenBack { after: 1, seat, action: Action::Roll };
    assert_eq!(session.happenings().last(), Some(Happening::TakenBack(taken)));
    let again = Session::load(&session.save(0)).unwrap();
    assert_eq!(again.happenings().last(), Some(Happening::TakenBack(taken)), "kept with the game");
    session.trust(false);
    let serial = session.game().pending().serial;
    session.act(Move { serial, seat, action: Action::Roll }).unwrap();
    assert_eq!(session.undoable(), Err(Block::Dice), "without trust as ever");
}

#[test]
fn a_whole_game_can_be_taken_back_where_the_table_trusts() {
    let mut rng = Rng::new(4, 0);
    let mut session = begin(BoardKind::Random);
    play(&mut session, 120, &mut rng);
    session.trust(true);
    let played = session.steps.len() - 1;
    let stood = session.steps.iter().skip(1).filter(|step| step.barrier).count();
    for _ in 0..played {
        session.undo().unwrap();
    }
    assert_eq!(session.steps.len(), 1);
    let told = session.happenings().filter(|happening| matches!(happening, Happening::TakenBack(_))).count();
    assert_eq!(told, stood, "steps that did not stand go without a word");
}

#[test]
fn a_step_of_ones_own_that_did_not_stand_goes_without_a_word() {
    let mut rng = Rng::new(9, 0);
    let mut session = begin(BoardKind::Random);
    session.trust(true);
    play(&mut session, 1, &mut rng);
    session.undo().unwrap();
    assert!(!session.happenings().any(|happening| matches!(happening, Happening::TakenBack(_))));
}

#[test]
fn points_of_hidden_cards_are_counted_for_everyone_once_the_game_is_over() {
    let mut hidden = 0;
    for seed in 0..12 {
        let mut rng = Rng::new(seed, 0);
        let mut session = begin(BoardKind::Beginner);
        play(&mut session, 200, &mut rng);
        let t = &session.game().state.table;
        assert!(session.rules().players.iter().all(|seat| session.points(seat) == t.points[seat.at()]), "in mid-game");
        play(&mut session, 50_000, &mut rng);
        let winner = session.over().first().expect("a winner");
        let saved = session.save(0);
        for seat in session.rules().players.iter() {
            let state = &session.game().state;
            let cards = state.hands[seat.at()].points();
            assert_eq!(session.points(seat), state.table.points[seat.at()] + cards);
            assert_eq!(saved.meta.seats[seat.at()].points, session.points(seat));
            hidden += u32::from(cards);
        }
        assert!(session.points(winner) >= session.rules().target);
    }
    assert!(hidden > 0, "a game with hidden points among them");
}
