use std::sync::Arc;

use farshore::session::Session;
use farshore::store::{MemoryShelf, Save, SaveId, SeatMeta, Shelf, Status, Store, TabId};
use rules::game::Move;
use rules::record::Record;
use rules::setup::Setup;
use serde_json::json;

use crate::harness::{Page, journey};

/// A game that was just begun, as if it had come to that turn.
fn save(turn: u32) -> Save {
    let setup = Setup::new("base", 3).expect("the base game has three seats");
    let mut save = Session::begin(&setup, vec![1, 2, 3], 7).expect("a game").save(1_700_000_000_000);
    let seat = |name: &str, style, points| SeatMeta { name: name.into(), style, points };
    save.meta.seats = vec![seat("Ines", 1, 7), seat("Rui", 2, 6), seat("Marta", 3, 8)];
    save.meta.status = Status::UnderWay { turn, seat: 1 };
    save
}

/// What the storage holds after a game was saved twice: turn 33, then turn 34.
pub fn shelf() -> Arc<MemoryShelf> {
    let shelf = Arc::new(MemoryShelf::default());
    let store = Store::new(shelf.clone(), TabId(1));
    let mut held = store.begin(SaveId(0x5eed), &save(33)).unwrap();
    store.write(&mut held, &save(34)).unwrap();
    shelf
}

/// What the storage holds after the recorded game came to its end.
pub fn finished() -> Arc<MemoryShelf> {
    let record = Record::read(include_str!("../records/three-at-one-table.txt")).expect("a record");
    let seed = record.dice.expect("the seed of the dice");
    let mut setup = record.setup.clone();
    setup.names = ["Ines", "Rui", "Marta"].map(str::to_owned).to_vec();
    let mut session = Session::begin(&setup, vec![1, 2, 3], seed).expect("a game");
    for (seat, action) in record.lines.iter().filter_map(|line| line.act) {
        let serial = session.game().pending().serial;
        session.act(Move { serial, seat, action }).expect("a legal move");
    }
    let shelf = Arc::new(MemoryShelf::default());
    Store::new(shelf.clone(), TabId(1)).begin(SaveId(0x5eed), &session.save(1_700_000_000_000)).unwrap();
    shelf
}

/// Puts texts into the storage of the page's site, then opens the app.
pub async fn open_with(page: &Page, shelf: &MemoryShelf) {
    page.languages("en").await;
    page.open("").await;
    for key in shelf.keys().unwrap() {
        let text = shelf.get(&key).unwrap();
        page.js("localStorage.setItem(arguments[0], arguments[1])", vec![json!(key), json!(text)]).await;
    }
    page.reload().await;
}

#[test]
fn home_offers_to_continue_the_game_under_way() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        assert_eq!(page.text(".resume h2").await, "First Island");
        assert!(page.text(".resume").await.contains("Turn 34. It is Rui’s turn."));
        assert!(page.text(".resume").await.contains("days ago"));
        assert_eq!(page.count(".resume .flag").await, 3);
        page.is_accessible().await;
        page.click(".resume .btn").await;
        page.find("main.game").await;
    });
}

#[test]
fn a_game_played_in_another_tab_can_only_be_looked_at_until_it_is_taken_over() {
    journey(async |page| {
        let shelf = shelf();
        open_with(page, &shelf).await;
        page.click(".resume .btn").await;
        page.find("main.game").await;
        assert_eq!(page.count(".note").await, 0);
        // it is this tab's at once, so that any other hears of it
        let slots = "return [...'ab'].map(slot => localStorage[`farshore/save/0000000000005eed/${slot}`])";
        let before = ["a", "b"].map(|slot| shelf.get(&format!("farshore/save/0000000000005eed/{slot}")).unwrap());
        assert_ne!(page.js(slots, vec![]).await, json!(before));

        let other = Store::new(shelf.clone(), TabId(2));
        let mut held = other.open(SaveId(0x5eed)).unwrap().held;
        other.write(&mut held, &save(35)).unwrap();
        let key = "farshore/save/0000000000005eed/a";
        page.in_another_tab(
            "localStorage.setItem(arguments[0], arguments[1])",
            vec![json!(key), json!(shelf.get(key).unwrap())],
        )
        .await;
        assert!(page.text(".note").await.starts_with("This game is open in another tab."));
        page.until("document.querySelector('main.game.elsewhere .desk').inert").await;

        page.click(".note .btn").await;
        page.until("!document.querySelector('.note')").await;
        page.open("").await;
        page.reload().await;
        assert!(page.text(".resume").await.contains("Turn 35."));
    });
}

#[test]
fn a_damaged_slot_is_set_aside_and_the_one_before_offered() {
    journey(async |page| {
        let shelf = shelf();
        let key = "farshore/save/0000000000005eed/b";
        let hurt = shelf.get(key).unwrap().unwrap().replace("Ines", "Inez");
        shelf.set(key, &hurt).unwrap();
        open_with(page, &shelf).await;
        assert!(
            page.text(".note")
                .await
                .starts_with("This save is damaged. It is set aside, nothing is deleted; the one of ")
        );
        assert!(page.text(".resume").await.contains("Turn 33."));
        page.is_accessible().await;
        let aside = "return Object.keys(localStorage).filter(key => key.startsWith('farshore/aside/')).map(key => localStorage[key])";
        assert_eq!(page.js(aside, vec![]).await, json!([hurt]));
        page.reload().await;
        assert_eq!(page.count(".note").await, 0, "said once");
    });
}

#[test]
fn a_game_damaged_in_both_slots_does_not_stop_the_app() {
    journey(async |page| {
        let shelf = shelf();
        for slot in ["a", "b"] {
            shelf.set(&format!("farshore/save/0000000000005eed/{slot}"), "farshore 1 ?").unwrap();
        }
        open_with(page, &shelf).await;
        assert_eq!(page.text(".note").await, "This save is damaged. It is set aside, nothing is deleted.");
        assert_eq!(page.text(".resume").await, "Games you begin are kept here.");
    });
}

#[test]
fn preferences_that_make_no_sense_do_not_stop_the_app() {
    journey(async |page| {
        let shelf = MemoryShelf::default();
        shelf.set("farshore/prefs", "{\"theme\":").unwrap();
        shelf.set("farshore/current", "nonsense").unwrap();
        open_with(page, &shelf).await;
        assert_eq!(page.text("h1").await, "Farshore");
    });
}

#[test]
fn with_storage_blocked_the_app_opens_and_says_so() {
    journey(async |page| {
        let blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })";
        page.before_load(blocked).await;
        page.languages("en").await;
        page.open("").await;
        assert!(page.text(".note").await.starts_with("This browser keeps nothing for this page."));
        page.is_accessible().await;
        page.choose(".foot .pick:last-child select", "Português").await;
        page.until("document.querySelector('.item').textContent.startsWith('Nova partida')").await;
    });
}

#[test]
fn with_storage_full_the_app_opens_and_says_so_when_something_is_not_kept() {
    journey(async |page| {
        let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";
        page.before_load(full).await;
        page.languages("en").await;
        page.open("").await;
        assert_eq!(page.count(".note").await, 0);
        page.choose(".foot .pick select", "Português").await;
        assert!(page.text(".toast").await.starts_with("Não há espaço"), "said in the language just chosen");
        page.click(".toast button").await;
        page.until("!document.querySelector('.toast')").await;
    });
}

/// Keeps the texts of the files that the page makes, in `window.files`.
async fn catch_files(page: &Page) {
    let script = "window.files = []; const make = URL.createObjectURL;
        URL.createObjectURL = blob => { blob.text().then(text => files.push(text)); return make.call(URL, blob) }";
    page.js(script, vec![]).await;
}

/// Chooses a file of this text where files are opened.
async fn choose_file(page: &Page, text: &str) {
    let script = "const box = new DataTransfer();
        box.items.add(new File([arguments[0]], 'game.txt', { type: 'text/plain' }));
        const field = document.querySelector('[data-go=open] input');
        field.files = box.files;
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.find("[data-go=open] input").await;
    page.js(script, vec![json!(text)]).await;
}

/// Three games: one finished, two under way, of which the later one is current.
fn three_games() -> Arc<MemoryShelf> {
    let shelf = finished();
    let store = Store::new(shelf.clone(), TabId(1));
    for (id, turn) in [(0xa, 12), (0xb, 20)] {
        store.begin(SaveId(id), &save(turn)).unwrap();
    }
    shelf
}

#[test]
fn every_saved_game_is_listed_and_any_of_them_can_be_gone_on_with() {
    journey(async |page| {
        open_with(page, &three_games()).await;
        assert!(page.text("[data-go=saved]").await.contains("2 under way, 1 finished"));
        assert!(page.text(".resume").await.contains("Turn 20."));
        page.click("[data-go=saved]").await;
        page.find(".save .thumb").await;
        assert_eq!(page.count(".save").await, 3);
        for theme in crate::harness::Theme::ALL {
            page.system(theme).await;
            for size in crate::harness::SIZES {
                page.size(size).await;
                page.until("document.scrollingElement.scrollWidth <= innerWidth").await;
                page.is_accessible().await;
            }
        }
        let open = "[...document.querySelectorAll('.save')].find(row => row.textContent.includes('Turn 12.')).querySelector('[data-act=go-on]').click()";
        page.js(open, vec![]).await;
        page.find("main.game").await;
        page.back().await;
        page.find(".saves").await;
        page.back().await;
        assert!(page.text(".resume").await.contains("Turn 12."), "the game one left");
        page.click("[data-go=saved]").await;
        let over = "[...document.querySelectorAll('.save')].find(row => row.textContent.includes(' won.')).querySelector('[data-act=go-on]').click()";
        page.find(".save").await;
        page.js(over, vec![]).await;
        page.find("main.fin").await;
    });
}

#[test]
fn a_deleted_game_can_be_had_back_and_without_games_the_list_says_what_it_is_for() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.open("#/saved").await;
        page.click("[data-act=delete]").await;
        page.until("document.activeElement.id.startsWith('undo-')").await;
        assert!(page.text(".save").await.starts_with("The game is deleted."));
        page.is_accessible().await;
        page.click(".save .btn").await;
        page.until("document.activeElement.id.startsWith('delete-')").await;
        assert!(page.text(".save").await.contains("Turn 34."));
        page.click("[data-act=delete]").await;
        page.find("[id^=undo-]").await;
        page.reload().await;
        assert!(page.text(".sheet-page").await.contains("Games you begin are kept here."));
        page.is_accessible().await;
        page.click("[data-go=new]").await;
        page.find("main.new").await;
    });
}

#[test]
fn l_03_a_game_saved_as_a_file_is_opened_again_beside_the_others() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        catch_files(page).await;
        page.click("[data-go=saved]").await;
        page.click("[data-act=give]").await;
        page.until("window.files.length == 1").await;
        let text = page.js("return files[0]", vec![]).await;
        let text = text.as_str().expect("a text");
        choose_file(page, &text[..text.len() - 5]).await;
        assert!(page.text(".toast").await.starts_with("This file holds no game, or it is damaged."));
        choose_file(page, text).await;
        page.find("main.game").await;
        page.back().await;
        page.until("document.querySelectorAll('.save').length == 2").await;
    });
}

#[test]
fn a_storage_that_was_cleared_in_mid_game_holds_the_game_again() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.click(".resume .btn").await;
        page.find("main.game").await;
        page.in_another_tab("localStorage.clear()", vec![]).await;
        page.until("localStorage.getItem('farshore/current') == '0000000000005eed'").await;
        assert_eq!(page.count(".note").await, 0, "this is no other tab that plays");

        page.js("localStorage.clear()", vec![]).await;
        crate::game::lift(page).await;
        page.click("[data-act=go]").await;
        page.find(".dice .sum").await;
        assert_eq!(page.count(".note").await, 0);
        page.reload().await;
        page.find("main.game").await;
        crate::game::lift(page).await;
        page.find(".dice .sum").await;
    });
}

#[test]
fn with_storage_full_in_mid_game_the_news_offers_the_game_as_a_file() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.click(".resume .btn").await;
        page.find("main.game").await;
        catch_files(page).await;
        page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", vec![])
            .await;
        crate::game::lift(page).await;
        page.click("[data-act=go]").await;
        let told = page.text(".chart .toast").await;
        assert!(told.starts_with("No room to save on this device. The game goes on; save it as a file."), "{told}");
        page.is_accessible().await;
        page.click(".toast [data-act=offer-taken]").await;
        page.until("window.files.length == 1 && files[0].includes('A roll')").await;
        page.until("!document.querySelector('.toast')").await;
    });
}
