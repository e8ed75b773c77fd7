use std::sync::Mutex;

use super::*;

const GAME: SaveId = SaveId(0x5eed);

fn save(turn: u32) -> Save {
    Save {
        taken_back: Vec::new(),
        looked: true,
        meta: Meta {
            scenario: "base".into(),
            seats: vec![
                SeatMeta { name: "Inês".into(), style: 1, points: 3 },
                SeatMeta { name: "Rui".into(), style: 5, points: 2 },
            ],
            status: Status::UnderWay { turn, seat: 1 },
            when: 1_000 + u64::from(turn),
        },
        record: format!("A roll = 3 5\nB note {turn}"),
        position: r#"{"scenario":"base"}"#.into(),
        dice: Dice { seed: 7, draws: [3, 1, 4, 1, 5] },
    }
}

fn tab_on(shelf: &Arc<MemoryShelf>, tab: u64) -> Store {
    Store::new(shelf.clone(), TabId(tab))
}

/// A shelf with one game of two writes: turn 1 in the older slot, turn 2 in the newer.
fn two_writes() -> (Arc<MemoryShelf>, Store, Held) {
    let shelf = Arc::new(MemoryShelf::default());
    let store = tab_on(&shelf, 1);
    let mut held = store.begin(GAME, &save(1)).unwrap();
    store.write(&mut held, &save(2)).unwrap();
    (shelf, store, held)
}

fn aside(shelf: &MemoryShelf) -> Vec<String> {
    let keys = shelf.keys().unwrap().into_iter().filter(|key| key.starts_with(ASIDE));
    keys.map(|key| shelf.get(&key).unwrap().unwrap()).collect()
}

#[test]
fn the_newest_write_is_read_back_whole() {
    let (_, store, mut held) = two_writes();
    for turn in 3..9 {
        store.write(&mut held, &save(turn)).unwrap();
        assert_eq!(store.open(GAME).unwrap(), Opened { save: save(turn), held: held.clone(), damaged: false });
    }
}

#[test]
fn the_two_slots_take_turns() {
    let (shelf, store, mut held) = two_writes();
    let before = [shelf.get(&slot_key(GAME, 0)).unwrap(), shelf.get(&slot_key(GAME, 1)).unwrap()];
    store.write(&mut held, &save(3)).unwrap();
    assert_ne!(shelf.get(&slot_key(GAME, 0)).unwrap(), before[0]);
    assert_eq!(shelf.get(&slot_key(GAME, 1)).unwrap(), before[1]);
}

#[test]
fn any_changed_character_of_a_slot_is_noticed_and_the_other_slot_read() {
    let (shelf, store, _) = two_writes();
    let key = slot_key(GAME, 1);
    let raw = shelf.get(&key).unwrap().unwrap();
    for (at, was) in raw.char_indices() {
        for now in ['0', '9', ' ', '\n', 'é'].into_iter().filter(|now| *now != was) {
            let mut hurt = raw.clone();
            hurt.replace_range(at..at + was.len_utf8(), &now.to_string());
            shelf.set(&key, &hurt).unwrap();
            let opened = store.open(GAME).unwrap();
            assert_eq!((opened.save, opened.damaged), (save(1), true), "{hurt:?}");
            assert!(aside(&shelf).contains(&hurt));
            assert_eq!(shelf.get(&key).unwrap(), None);
        }
    }
}

#[test]
fn any_truncation_of_a_slot_is_noticed_and_the_other_slot_read() {
    let (shelf, store, _) = two_writes();
    let raw = shelf.get(&slot_key(GAME, 1)).unwrap().unwrap();
    for length in (0..raw.len()).filter(|length| raw.is_char_boundary(*length)) {
        shelf.set(&slot_key(GAME, 1), &raw[..length]).unwrap();
        assert_eq!(store.open(GAME).unwrap().save, save(1), "{length} bytes");
    }
}

#[test]
fn play_goes_on_after_a_damaged_slot_was_set_aside() {
    let (shelf, store, _) = two_writes();
    shelf.set(&slot_key(GAME, 0), "farshore 1").unwrap();
    let mut held = store.open(GAME).unwrap().held;
    store.write(&mut held, &save(3)).unwrap();
    store.write(&mut held, &save(4)).unwrap();
    assert_eq!(store.open(GAME).unwrap().save, save(4));
}

#[test]
fn a_slot_damaged_in_mid_game_is_set_aside_by_the_next_write() {
    let (shelf, store, mut held) = two_writes();
    shelf.set(&slot_key(GAME, 1), "gone").unwrap();
    store.write(&mut held, &save(3)).unwrap();
    assert_eq!(store.open(GAME).unwrap().save, save(3));
    assert_eq!(aside(&shelf), ["gone"]);
}

#[test]
fn with_both_slots_damaged_both_are_set_aside_and_the_error_says_so() {
    let (shelf, store, _) = two_writes();
    shelf.set(&slot_key(GAME, 0), "one").unwrap();
    shelf.set(&slot_key(GAME, 1), "two").unwrap();
    assert_eq!(store.list().unwrap()[0].meta, Err(StoreError::Damaged));
    assert_eq!(store.open(GAME), Err(StoreError::Damaged));
    assert_eq!(aside(&shelf), ["one", "two"]);
    assert_eq!(store.open(GAME), Err(StoreError::Missing));
    assert_eq!(store.list().unwrap(), []);
}

#[test]
fn an_intact_slot_that_holds_no_save_is_damaged() {
    let (shelf, store, _) = two_writes();
    let nonsense = seal(VERSION, Stamp { counter: 9, tab: TabId(1) }, r#"{"meta":7}"#);
    shelf.set(&slot_key(GAME, 0), &nonsense).unwrap();
    assert_eq!(store.open(GAME).unwrap().save, save(2));
    assert_eq!(aside(&shelf), [nonsense]);
}

#[test]
fn tidying_sets_damaged_slots_aside_and_names_their_games() {
    let (shelf, store, _) = two_writes();
    store.begin(SaveId(7), &save(5)).unwrap();
    shelf.set(&slot_key(GAME, 0), "hurt").unwrap();
    assert_eq!(store.tidy().unwrap(), [GAME]);
    assert_eq!(store.tidy().unwrap(), []);
    assert_eq!(aside(&shelf), ["hurt"]);
}

#[test]
fn a_save_of_a_newer_version_is_named_and_never_written_over() {
    let (shelf, store, mut held) = two_writes();
    let newer = seal(VERSION + 1, Stamp { counter: 3, tab: TabId(1) }, "whatever comes");
    shelf.set(&slot_key(GAME, 0), &newer).unwrap();
    let error = StoreError::Newer { version: VERSION + 1 };
    assert_eq!(store.open(GAME), Err(error));
    assert_eq!(store.write(&mut held, &save(3)), Err(error));
    assert_eq!(store.list().unwrap()[0].meta, Err(error));
    assert_eq!(store.tidy().unwrap(), []);
    assert_eq!(shelf.get(&slot_key(GAME, 0)).unwrap(), Some(newer));
}

#[test]
fn two_tabs_with_one_game_do_not_overwrite_each_other() {
    let (shelf, first, mut held) = two_writes();
    let second = tab_on(&shelf, 2);
    let mut other = second.open(GAME).unwrap().held;
    first.write(&mut held, &save(3)).unwrap();
    assert_eq!(second.write(&mut other, &save(30)), Err(StoreError::OtherTab));
    assert_eq!(second.open(GAME).unwrap().save, save(3));

    let mut taken = second.take_over(GAME).unwrap();
    assert_eq!(taken.save, save(3));
    assert_eq!(first.write(&mut held, &save(4)), Err(StoreError::OtherTab));
    second.write(&mut taken.held, &save(40)).unwrap();
    assert_eq!(first.open(GAME).unwrap().save, save(40));
}

#[test]
fn a_tab_that_only_looked_does_not_disturb_the_one_that_plays() {
    let (shelf, first, mut held) = two_writes();
    tab_on(&shelf, 2).open(GAME).unwrap();
    first.write(&mut held, &save(3)).unwrap();
}

#[test]
fn a_game_deleted_in_another_tab_is_not_brought_back_by_a_write() {
    let (shelf, first, mut held) = two_writes();
    tab_on(&shelf, 2).delete(GAME).unwrap();
    assert_eq!(first.write(&mut held, &save(3)), Err(StoreError::OtherTab));
    assert_eq!(first.list().unwrap(), []);
}

#[test]
fn a_new_game_never_takes_the_place_of_another() {
    let (_, store, _) = two_writes();
    assert_eq!(store.begin(GAME, &save(1)), Err(StoreError::OtherTab));
}

#[test]
fn the_list_has_every_game_newest_first() {
    let (shelf, store, _) = two_writes();
    store.begin(SaveId(7), &save(9)).unwrap();
    store.begin(SaveId(8), &save(1)).unwrap();
    shelf.set("farshore/save/nonsense/a", "not ours").unwrap();
    shelf.set("another/site", "not ours").unwrap();
    let ids: Vec<SaveId> = store.list().unwrap().iter().map(|row| row.id).collect();
    assert_eq!(ids, [SaveId(7), GAME, SaveId(8)]);
}

#[test]
fn the_current_game_is_the_one_begun_last_until_it_is_deleted() {
    let (shelf, store, _) = two_writes();
    assert_eq!(store.current().unwrap(), Some(GAME));
    store.delete(GAME).unwrap();
    assert_eq!(store.current().unwrap(), None);
    assert_eq!(shelf.keys().unwrap(), [CURRENT], "that none is current stays written");
}

#[test]
fn a_nonsensical_pointer_to_the_current_game_points_nowhere() {
    let (shelf, store, _) = two_writes();
    for text in ["", "5eed", "-000000000005eed", "zzzzzzzzzzzzzzzz", "é"] {
        shelf.set(CURRENT, text).unwrap();
        assert_eq!(store.current().unwrap(), None, "{text}");
    }
}

#[test]
fn a_game_is_not_begun_beyond_the_budget_but_one_under_way_is_still_saved() {
    let (shelf, store, mut held) = two_writes();
    shelf.set("farshore/save/big", &"x".repeat(BUDGET)).unwrap();
    assert_eq!(store.begin(SaveId(7), &save(1)), Err(StoreError::Full));
    store.write(&mut held, &save(3)).unwrap();
}

#[test]
fn a_game_whose_storage_was_cleared_is_written_again_and_is_current() {
    let (shelf, store, mut held) = two_writes();
    shelf.set("another app", "its own").unwrap();
    store.erase().unwrap();
    assert_eq!(store.standing(&held), Ok(Standing::Cleared));
    store.write(&mut held, &save(3)).unwrap();
    assert_eq!((store.open(GAME).unwrap().save, store.current()), (save(3), Ok(Some(GAME))));
    store.write(&mut held, &save(4)).unwrap();
    assert_eq!((store.open(GAME).unwrap().save, store.standing(&held)), (save(4), Ok(Standing::Ours)));
}

#[test]
fn a_game_stands_as_the_last_one_who_touched_it_left_it() {
    let (shelf, first, held) = two_writes();
    assert_eq!(first.standing(&held), Ok(Standing::Ours));
    let second = tab_on(&shelf, 2);
    second.begin(SaveId(7), &save(1)).unwrap();
    assert_eq!(first.standing(&held), Ok(Standing::Ours), "another game is no matter");
    second.take_over(GAME).unwrap();
    assert_eq!(first.standing(&held), Ok(Standing::OtherTab));
    second.delete(GAME).unwrap();
    assert_eq!(first.standing(&held), Ok(Standing::OtherTab));
}

fn finished(when: u64) -> Save {
    let mut save = save(0);
    save.meta.status = Status::Finished { winner: 0 };
    save.meta.when = when;
    save
}

#[test]
fn a_game_removed_can_be_put_back_as_it_was() {
    let (shelf, store, held) = two_writes();
    let before: Vec<_> = [0, 1].map(|slot| shelf.get(&slot_key(GAME, slot))).into();
    let removed = store.delete(GAME).unwrap();
    assert_eq!(store.list().unwrap(), []);
    store.put_back(&removed).unwrap();
    assert_eq!(before, Vec::from([0, 1].map(|slot| shelf.get(&slot_key(GAME, slot)))));
    assert_eq!((store.current(), store.standing(&held)), (Ok(Some(GAME)), Ok(Standing::Ours)));
}

#[test]
fn putting_back_leaves_alone_what_was_begun_meanwhile() {
    let (_, store, _) = two_writes();
    let removed = store.delete(GAME).unwrap();
    store.begin(SaveId(7), &save(1)).unwrap();
    store.put_back(&removed).unwrap();
    assert_eq!(store.current(), Ok(Some(SaveId(7))));
    assert_eq!(store.list().unwrap().len(), 2);
}

#[test]
fn home_goes_on_with_the_current_game_or_else_with_the_last_one_that_is_not_over() {
    let (_, store, _) = two_writes();
    store.begin(SaveId(7), &save(1)).unwrap();
    let to_go_on = || store.to_go_on().unwrap().map(|row| row.id);
    assert_eq!(to_go_on(), Some(SaveId(7)));
    store.begin(SaveId(8), &finished(9_000)).unwrap();
    assert_eq!(to_go_on(), Some(GAME), "turn 2 is later than turn 1");
    store.delete(GAME).unwrap();
    store.delete(SaveId(7)).unwrap();
    assert_eq!(to_go_on(), None);
}

#[test]
fn room_is_made_by_the_oldest_finished_games_and_never_by_one_under_way() {
    let store = tab_on(&Arc::new(MemoryShelf::default()), 1);
    for n in 0..MOST as u64 {
        let save = if n % 2 == 0 { finished(9_000 - n) } else { save(n as u32) };
        store.begin(SaveId(n), &save).unwrap();
    }
    assert_eq!(store.make_room(&save(1)), Ok(1));
    let ids: Vec<SaveId> = store.list().unwrap().iter().map(|row| row.id).collect();
    assert!(!ids.contains(&SaveId(28)) && ids.len() == MOST - 1, "28 was the oldest finished: {ids:?}");
    assert_eq!(store.make_room(&save(1)), Ok(0), "said once");

    for n in 100..100 + MOST as u64 {
        store.make_room(&save(1)).unwrap();
        store.begin(SaveId(n), &save(1)).unwrap();
    }
    let rows = store.list().unwrap();
    assert!(rows.iter().all(Listed::under_way));
    assert_eq!(rows.len(), MOST / 2 + MOST, "more than that rather than lose one");
}

#[test]
fn room_is_made_when_the_budget_is_used_up() {
    let (shelf, store, _) = two_writes();
    let mut over = store.begin(SaveId(7), &finished(5)).unwrap();
    store.write(&mut over, &finished(6)).unwrap();
    shelf.set("farshore/save/big", &"x".repeat(BUDGET - store.used().unwrap() - 200)).unwrap();
    assert_eq!(store.begin(SaveId(8), &save(1)), Err(StoreError::Full));
    assert_eq!(store.make_room(&save(1)), Ok(1));
    store.begin(SaveId(8), &save(1)).unwrap();
}

#[test]
fn a_file_gives_back_the_game_it_was_made_of() {
    let text = to_file(&save(5));
    assert_eq!(from_file(&text), Ok(save(5)));
    let passed_on = format!("{}\r\n", text.replace('\n', "\r\n"));
    assert_eq!(from_file(&passed_on), Ok(save(5)), "ends of lines changed on the way");
    for hurt in ["", "farshore", &text[..text.len() - 1], &text.replace("Rui", "Rua")] {
        assert_eq!(from_file(hurt), Err(StoreError::Damaged), "{hurt}");
    }
    let newer = seal(VERSION + 1, Stamp { counter: 0, tab: TabId(0) }, "whatever comes");
    assert_eq!(from_file(&newer), Err(StoreError::Newer { version: VERSION + 1 }));
}

#[test]
fn the_app_knows_its_own_keys() {
    assert!(Store::owns(&slot_key(GAME, 1)) && Store::owns(CURRENT));
    assert!(!Store::owns("another app"));
}

/// A shelf that fails as browsers do.
struct Failing {
    kept: MemoryShelf,
    how: Mutex<How>,
}

#[derive(Clone, Copy)]
enum How {
    Works,
    Blocked,
    /// Refuses to write and keeps what was there.
    Full,
    /// Refuses to write after it wrote that many bytes.
    Torn(usize),
}

impl Failing {
    fn fails(&self, how: How) {
        *self.how.lock().unwrap() = how;
    }

    fn blocked(&self) -> Result<(), ShelfError> {
        if matches!(*self.how.lock().unwrap(), How::Blocked) { Err(ShelfError::Blocked) } else { Ok(()) }
    }
}

impl Shelf for Failing {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        self.blocked()?;
        self.kept.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        match *self.how.lock().unwrap() {
            How::Works => self.kept.set(key, text),
            How::Blocked => Err(ShelfError::Blocked),
            How::Full => Err(ShelfError::Full),
            How::Torn(bytes) => {
                let end = (0..=bytes.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
                self.kept.set(key, &text[..end])?;
                Err(ShelfError::Full)
            }
        }
    }

    fn remove(&self, key: &str) -> Result<(), ShelfError> {
        self.blocked()?;
        self.kept.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, ShelfError> {
        self.blocked()?;
        self.kept.keys()
    }
}

fn failing() -> (Arc<Failing>, Store, Held) {
    let shelf = Arc::new(Failing { kept: MemoryShelf::default(), how: Mutex::new(How::Works) });
    let store = Store::new(shelf.clone(), TabId(1));
    let mut held = store.begin(GAME, &save(1)).unwrap();
    store.write(&mut held, &save(2)).unwrap();
    (shelf, store, held)
}

#[test]
fn a_full_storage_is_said_and_the_save_before_kept() {
    let (shelf, store, mut held) = failing();
    shelf.fails(How::Full);
    assert_eq!(store.write(&mut held, &save(3)), Err(StoreError::Full));
    assert_eq!(store.open(GAME).unwrap().save, save(2));
    shelf.fails(How::Works);
    store.write(&mut held, &save(4)).unwrap();
    assert_eq!(store.open(GAME).unwrap().save, save(4));
}

#[test]
fn a_write_cut_short_anywhere_leaves_the_save_before() {
    let (whole, _, _) = two_writes();
    let length = whole.get(&slot_key(GAME, 0)).unwrap().unwrap().len();
    for bytes in 0..length {
        let (shelf, store, mut held) = failing();
        shelf.fails(How::Torn(bytes));
        assert_eq!(store.write(&mut held, &save(3)), Err(StoreError::Full));
        shelf.fails(How::Works);
        assert_eq!(store.open(GAME).unwrap().save, save(2), "{bytes} bytes");
        store.write(&mut held, &save(4)).unwrap();
        assert_eq!(store.open(GAME).unwrap().save, save(4), "{bytes} bytes");
    }
}

#[test]
fn a_damaged_slot_is_never_written_over_when_there_is_no_room_to_set_it_aside() {
    let (shelf, store, mut held) = failing();
    shelf.kept.set(&slot_key(GAME, 0), "hurt").unwrap();
    shelf.fails(How::Full);
    assert_eq!(store.write(&mut held, &save(3)), Err(StoreError::Full));
    assert_eq!(store.open(GAME).unwrap().save, save(2));
    assert_eq!(shelf.kept.get(&slot_key(GAME, 0)).unwrap().as_deref(), Some("hurt"));
}

#[test]
fn a_blocked_storage_is_a_typed_error_everywhere() {
    let (shelf, store, mut held) = failing();
    shelf.fails(How::Blocked);
    let blocked = StoreError::Blocked;
    assert_eq!(store.begin(SaveId(7), &save(1)), Err(blocked));
    assert_eq!(store.open(GAME), Err(blocked));
    assert_eq!(store.write(&mut held, &save(3)), Err(blocked));
    assert_eq!(store.list(), Err(blocked));
    assert_eq!(store.current(), Err(blocked));
    assert_eq!(store.tidy(), Err(blocked));
    assert_eq!(store.delete(GAME), Err(blocked));
}

#[test]
fn erasing_leaves_nothing_of_the_app_and_all_of_others() {
    let (shelf, store, _) = two_writes();
    shelf.set("farshore/prefs", "{}").unwrap();
    shelf.set("another app", "its own").unwrap();
    store.erase().unwrap();
    assert_eq!(shelf.keys().unwrap(), ["another app"]);
    assert_eq!(store.used(), Ok(0));
}
