//! What helps while one plays: first hints, the rule behind a reason, the keys.

use std::sync::Arc;

use farshore::session::Session;
use farshore::store::{MemoryShelf, SaveId, Store, TabId};
use rules::deal::BoardKind;
use rules::setup::Setup;

use crate::game::{begin, lift, record, step};
use crate::harness::{Page, SIZES, Theme, journey};
use crate::saves::{open_with, shelf};

/// A game on an island dealt at random: it begins with the set-up.
fn set_up() -> Arc<MemoryShelf> {
    let mut setup = Setup::new("base", 3).expect("the base game has three seats");
    setup.board = BoardKind::Random;
    let session = Session::begin(&setup, vec![1, 2, 3], 7).expect("a game");
    let shelf = Arc::new(MemoryShelf::default());
    Store::new(shelf.clone(), TabId(1)).begin(SaveId(0x5eed), &session.save(1_700_000_000_000)).unwrap();
    shelf
}

/// Waits until the hint covers nothing that is lit: after a change of size it stands anew with the next picture.
async fn clear_of_lit(page: &Page) {
    page.until(
        "(() => {
            const hint = document.querySelector('.tag.hint').getBoundingClientRect();
            return [...document.querySelectorAll('.targets [id^=board-]')].every(lit => {
                const box = lit.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
                return x < hint.x - 12 || x > hint.right + 12 || y < hint.y - 12 || y > hint.bottom + 12;
            });
        })()",
    )
    .await;
}

#[test]
fn first_hints_are_shown_once_each_closed_by_doing_it() {
    journey(async |page| {
        open_with(page, &set_up()).await;
        page.click(".resume .btn").await;
        page.until("document.querySelector('.tag.hint:not(.nowhere)')?.textContent == 'Tap a lit corner.'").await;
        for theme in Theme::ALL {
            page.system(theme).await;
            for size in SIZES {
                page.size(size).await;
                page.settle().await;
                assert_eq!(page.count(".hint").await, 1);
                if page.count(".hint.nowhere").await == 0 {
                    clear_of_lit(page).await;
                }
                page.is_accessible().await;
            }
        }
        page.size(SIZES[0]).await;
        page.tap(".targets [id^=board-c]").await;
        page.until("document.querySelector('.hint:not(.nowhere)')?.textContent == 'Tap again to build.'").await;
        clear_of_lit(page).await;
        assert_eq!(page.count(".hint").await, 1);
        page.click("[data-act=go]").await;
        // the road, and the next player's corner: nothing is said twice
        page.tap(".targets [id^=board-e]").await;
        page.find("[data-act=go]").await;
        assert_eq!(page.count(".tag").await, 0);
        page.click("[data-act=go]").await;
        page.find(".targets [id^=board-c]").await;
        assert_eq!(page.count(".hint").await, 0);
        page.reload().await;
        page.find(".targets [id^=board-c]").await;
        assert_eq!(page.count(".hint").await, 0, "kept");
    });
}

#[test]
fn the_curtain_and_the_list_have_theirs_and_the_settings_switch_them_off() {
    journey(async |page| {
        let record = record();
        begin(page, &record).await;
        assert_eq!(page.text(".cur .hint").await, "Pass the tablet when the colour changes.");
        page.is_accessible().await;
        step(page, &record, 0).await;
        assert_eq!(page.text(".prompt .hint").await, "Everything you can do is in the list of moves.");
        assert_eq!(page.count(".hint").await, 1);
        page.is_accessible().await;
        page.click_visible("[data-act=moves]").await;
        page.find("dialog[open] .mv").await;
        page.press("\u{e00c}").await;
        page.until("!document.querySelector('dialog[open]') && !document.querySelector('.hint')").await;
        page.click(".topbar .btn").await;
        page.click("dialog[open] [data-go=settings]").await;
        for on in ["false", "true"] {
            page.click("dialog[open] [role=switch][aria-label='First hints']").await;
            page.until(&format!("document.querySelector('[aria-label=\"First hints\"]').ariaChecked == '{on}'")).await;
        }
        page.press("\u{e00c}").await;
        assert_eq!(page.text(".prompt .hint").await, "Everything you can do is in the list of moves.", "all again");
    });
}

#[test]
fn a_tap_on_a_hint_closes_it_for_good_and_does_nothing_else() {
    journey(async |page| {
        open_with(page, &set_up()).await;
        page.click(".resume .btn").await;
        page.tap(".tag.hint:not(.nowhere)").await;
        page.until("!document.querySelector('.hint')").await;
        assert_eq!(page.count(".piece").await, 0);
        assert_eq!(page.count(".chart .tag").await, 0, "nothing is chosen under it");
        let record = record();
        begin(page, &record).await;
        step(page, &record, 0).await;
        page.tap(".prompt .hint").await;
        page.until("!document.querySelector('.hint')").await;
        assert_eq!(page.count("dialog[open]").await, 0);
        page.reload().await;
        page.find("#lift, [data-act=moves]").await;
        lift(page).await;
        page.find("[data-act=moves]").await;
        assert_eq!(page.count(".hint").await, 0, "kept");
    });
}

#[test]
fn a_reason_why_not_leads_to_its_rule_and_back_with_the_focus_where_it_was() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.click(".resume .btn").await;
        page.click("#lift").await;
        page.press("r").await;
        assert_eq!(page.text(".why.refused").await, "First the dice, then this.");
        page.is_accessible().await;
        page.click(".why.refused + .rule").await;
        assert_eq!(page.text("dialog.help .page h2").await, "A turn");
        page.click("dialog.help .bar .btn").await;
        page.until("!document.querySelector('dialog[open]')").await;
        page.until("document.activeElement.matches('.how .rule')").await;
        page.until("!document.querySelector('.refused')").await;
        page.until("document.activeElement.matches('.how .rule')").await;
    });
}

#[test]
fn the_list_of_moves_and_a_tag_on_the_board_lead_to_rules_too() {
    journey(async |page| {
        open_with(page, &set_up()).await;
        page.click(".resume .btn").await;
        page.click(".words .rule").await;
        assert_eq!(page.text("dialog.help .page h2").await, "Set-up");
        page.press("\u{e00c}").await;
        page.until("!document.querySelector('dialog[open]')").await;
        page.tap(".targets [id^=board-c]").await;
        page.click("[data-act=go]").await;
        page.find(".targets [id^=board-e]").await;
        let record = record();
        begin(page, &record).await;
        step(page, &record, 0).await;
        page.click_visible("[data-act=moves]").await;
        page.click("dialog[open] .mv .rule").await;
        page.find("dialog.help .page h2").await;
        page.is_accessible().await;
        page.click("dialog.help .bar .btn").await;
        page.until("document.activeElement.matches('.mv .rule')").await;
    });
}

#[test]
fn the_key_p_lifts_the_card_that_may_be_played() {
    journey(async |page| {
        let record = record();
        begin(page, &record).await;
        let knight =
            record.lines.iter().position(|line| line.act.is_some_and(|(_, a)| a == rules::action::Action::Knight));
        let knight = knight.expect("a knight is played");
        for at in 0..knight {
            step(page, &record, at).await;
        }
        lift(page).await;
        page.press("p").await;
        page.find(".card.dev.lifted[data-card=knight]").await;
        // the focus goes on to what is asked, where Enter or the arrows answer
        page.until("document.activeElement.id === 'say'").await;
        page.press("\u{e00c}").await;
        page.until("!document.querySelector('.card.lifted')").await;
    });
}
