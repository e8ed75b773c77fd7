//! Offers between players: how they are answered is asked once.

use crate::game::{begin, lift, record, step};
use crate::harness::{Page, SIZES, Theme, journey};

/// Puts together an offer of one card for another, and makes it.
async fn offer(page: &Page) {
    page.click(".acts [data-act=trade]").await;
    page.click(".panel [data-side=give]:not([aria-disabled=true])").await;
    page.click(".panel [data-side=get]:not([aria-disabled=true])").await;
    page.click(".panel [data-act=offer]:not([disabled])").await;
}

#[test]
fn how_offers_are_answered_is_asked_with_the_first_one_and_kept_for_the_table() {
    journey(async |page| {
        let record = record();
        begin(page, &record).await;
        step(page, &record, 0).await;
        lift(page).await;
        offer(page).await;
        assert_eq!(page.text("#say").await, "A, how is the offer answered?");
        assert_eq!(page.js("return document.activeElement.id", vec![]).await, "say");
        for theme in Theme::ALL {
            page.system(theme).await;
            for size in SIZES {
                page.size(size).await;
                page.settle().await;
                page.is_accessible().await;
            }
        }
        page.size(SIZES[0]).await;
        page.click("[data-act=answers-openly]").await;
        page.click("[data-act=decline]").await;
        page.until("document.querySelector('.ans:nth-child(2).now')").await;
        assert_eq!(page.count("#lift").await, 0, "no curtain between answers");
        page.click("[data-act=decline]").await;
        lift(page).await;
        if page.count("[data-act=withdraw]").await > 0 {
            page.click("[data-act=withdraw]").await;
        }
        lift(page).await;
        offer(page).await;
        page.find("[data-act=decline]").await;
        assert_eq!(page.count("[data-act=answers-openly]").await, 0, "asked once");
        page.reload().await;
        let kept = page.js("return JSON.parse(localStorage['farshore/prefs']).manners.open_answers", vec![]).await;
        assert_eq!(kept, true);
    });
}
