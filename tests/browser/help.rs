//! "How to play": its screen, the sheet over a game, and what happens off line.

use serde_json::json;

use crate::harness::{Page, SIZES, Theme, journey};
use crate::saves::{finished, open_with, shelf};

async fn accessible_everywhere(page: &Page) {
    for theme in Theme::ALL {
        page.system(theme).await;
        for size in SIZES {
            page.size(size).await;
            page.settle().await;
            page.is_accessible().await;
            page.until("document.scrollingElement.scrollWidth <= innerWidth").await;
        }
    }
}

#[test]
fn learn_leads_through_the_topics_and_back_to_home() {
    journey(async |page| {
        page.languages("en").await;
        page.open("").await;
        page.click("[data-go=learn]").await;
        assert_eq!(page.text(".help .page h2").await, "The aim");
        assert_eq!(page.js("return document.title", vec![]).await, "How to play · Farshore");
        assert_eq!(page.count(".help .plate use[href^='#tile-']").await, 19);
        page.click(".art .on .btn").await;
        page.until("document.querySelector('.page h2').textContent == 'Set-up'").await;
        assert_eq!(page.js("return location.hash", vec![]).await, "#/help/set-up");
        page.back().await;
        page.find("main.home").await;
    });
}

#[test]
fn a_topic_has_an_address_and_is_accessible_in_every_size_and_theme() {
    journey(async |page| {
        page.languages("en").await;
        page.open("#/help/distance").await;
        assert_eq!(page.text(".page h2").await, "Keeping your distance");
        assert_eq!(page.text(".nav [aria-current]").await, "Keeping your distance");
        assert_eq!((page.count(".marks .bad").await, page.count(".marks .good").await), (3, 4));
        accessible_everywhere(page).await;
    });
}

#[test]
fn costs_keys_and_what_is_easy_to_miss_are_accessible_in_every_size_and_theme() {
    journey(async |page| {
        page.languages("pt").await;
        for topic in ["building", "keys", "easy-to-miss"] {
            page.open(&format!("#/help/{topic}")).await;
            page.reload().await;
            page.find(".page h2").await;
            accessible_everywhere(page).await;
        }
    });
}

#[test]
fn what_cannot_be_fetched_is_said_and_can_be_tried_again() {
    journey(async |page| {
        page.expect_error("help/base");
        page.languages("en").await;
        page.open("").await;
        page.cdp("Network.enable", json!({})).await;
        page.cdp("Network.setBlockedURLs", json!({ "urls": ["*/help/*"] })).await;
        page.click("[data-go=learn]").await;
        assert!(page.text(".help .note").await.starts_with("This page could not be fetched."));
        page.is_accessible().await;
        page.cdp("Network.setBlockedURLs", json!({ "urls": [] })).await;
        page.click(".help .note .btn").await;
        assert_eq!(page.text(".page h2").await, "The aim");
    });
}

#[test]
fn over_a_game_it_opens_and_returns_to_it() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.click(".resume .btn").await;
        page.find("main.game").await;
        page.click("#lift").await;
        page.js("document.querySelector('main.game').dataset.same = 'yes'", vec![]).await;
        page.click(".topbar .btn").await;
        page.click("dialog[open] [data-go=learn]").await;
        assert_eq!(page.text("dialog.help .page h2").await, "The aim");
        page.click("dialog.help .nav button:nth-child(5)").await;
        page.until("document.querySelector('.page h2').textContent == 'Sevens and the robber'").await;
        accessible_everywhere(page).await;
        assert_eq!(page.text("dialog.help .bar .btn").await, "Back to the game");
        page.click("dialog.help .bar .btn").await;
        page.until("!document.querySelector('dialog[open]')").await;
        assert_eq!(page.js("return document.querySelector('main.game').dataset.same", vec![]).await, "yes");
        assert_eq!(page.js("return location.hash", vec![]).await, "#/play");
    });
}

#[test]
fn a_finished_game_is_looked_back_on_in_every_size_and_theme() {
    journey(async |page| {
        open_with(page, &finished()).await;
        page.open("#/play").await;
        page.reload().await;
        page.find(".fin").await;
        assert_eq!(page.count(".points tbody tr").await, 3);
        assert_eq!(page.text(".points tbody tr:first-child .sum").await, "10");
        assert!(page.count(".marvels li").await >= 3);
        assert_eq!(page.count(".plots .line:not(.under)").await, 3);
        assert_eq!(page.count(".plots .bar").await, 11);
        assert!(page.text(".plots section:last-child p").await.contains("a gap like this"));
        accessible_everywhere(page).await;
    });
}

#[test]
fn prices_are_told_as_cards_in_the_order_of_the_table() {
    journey(async |page| {
        page.languages("en").await;
        page.open("#/help/building").await;
        page.find(".costs .mini svg").await;
        let kinds = "return [...document.querySelectorAll('.costs li:nth-child(3) .mini')].map(card => card.className.replace('mini k-', '')).join()";
        assert_eq!(page.js(kinds, vec![]).await, "ore,ore,ore,grain,grain");
    });
}

#[test]
fn next_leads_on_from_every_topic() {
    journey(async |page| {
        page.open("#/help").await;
        for _ in 0..3 {
            let before = page.text(".help .art h2, .help .art h1").await;
            page.click(".help .on button").await;
            let script = "const now = document.querySelector('.help .art h2, .help .art h1')?.textContent;
                return Boolean(now) && now != arguments[0]";
            for tries in 0.. {
                if page.js(script, vec![before.clone().into()]).await == true {
                    break;
                }
                assert!(tries < 100, "it stays at {before}");
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        }
    });
}
