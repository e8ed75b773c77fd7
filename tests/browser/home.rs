use crate::harness::{Page, SIZES, Theme, journey};

/// Every size and theme of the page as it is now.
async fn in_every_size_and_theme(page: &Page, check: impl AsyncFn(&Page)) {
    for theme in Theme::ALL {
        page.system(theme).await;
        for size in SIZES {
            page.size(size).await;
            check(page).await;
        }
    }
}

#[test]
fn home_opens_in_english_and_is_accessible_in_every_size_and_theme() {
    journey(async |page| {
        page.languages("en-GB,en").await;
        page.open("").await;
        assert_eq!(page.text("h1").await, "Farshore");
        assert_eq!(page.js("return document.documentElement.lang", vec![]).await, "en");
        assert!(page.text(".item").await.starts_with("New game"));
        in_every_size_and_theme(page, async |page| page.is_accessible().await).await;
    });
}

#[test]
fn home_opens_in_portuguese_and_is_accessible_in_every_size_and_theme() {
    journey(async |page| {
        page.languages("pt-PT,pt,en").await;
        page.open("").await;
        assert_eq!(page.js("return document.documentElement.lang", vec![]).await, "pt-BR");
        assert!(page.text(".item").await.starts_with("Nova partida"));
        in_every_size_and_theme(page, async |page| page.is_accessible().await).await;
    });
}

#[test]
fn t_16_the_chosen_language_is_kept() {
    journey(async |page| {
        page.languages("en").await;
        page.open("").await;
        page.choose(".foot .pick select", "Português").await;
        page.until("document.querySelector('.item').textContent.startsWith('Nova partida')").await;
        page.reload().await;
        assert!(page.text(".item").await.starts_with("Nova partida"));
    });
}

#[test]
fn nothing_moves_sideways_at_any_size() {
    journey(async |page| {
        for screen in ["", "#/new"] {
            page.open(screen).await;
            in_every_size_and_theme(page, async |page| {
                page.until("document.scrollingElement.scrollWidth <= innerWidth").await;
            })
            .await;
        }
    });
}

#[test]
fn back_leads_from_a_new_game_to_home_and_forward_again() {
    journey(async |page| {
        page.open("").await;
        page.click(".item").await;
        page.find("main.new").await;
        assert_eq!(page.js("return document.title", vec![]).await, "New game · Farshore");
        page.back().await;
        page.find("main.home").await;
        page.click(".item").await;
        page.click(".bar .btn").await;
        page.find("main.home").await;
        assert_eq!(page.js("return location.hash", vec![]).await, "");
    });
}

#[test]
fn a_screen_opened_by_its_address_goes_back_to_home() {
    journey(async |page| {
        page.open("#/new").await;
        page.click(".bar .btn").await;
        page.find("main.home").await;
    });
}
