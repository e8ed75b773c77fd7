use fantoccini::key::Key;

use crate::harness::{SIZES, Theme, journey};

#[test]
fn a_new_game_is_accessible_in_every_size_and_theme() {
    journey(async |page| {
        page.open("#/new").await;
        page.languages("en").await;
        page.reload().await;
        page.click("[role=switch][aria-label='Same dice']").await;
        for theme in Theme::ALL {
            page.system(theme).await;
            for size in SIZES {
                page.size(size).await;
                page.is_accessible().await;
            }
        }
        page.click(".prow button").await;
        page.find("dialog[open]").await;
        page.is_accessible().await;
    });
}

#[test]
fn players_are_named_coloured_moved_and_removed() {
    journey(async |page| {
        page.languages("en").await;
        page.open("#/new").await;
        for (seat, name) in ["Ines", "Rui", "Marta", "Tom"].iter().enumerate() {
            page.type_into(&format!("#name-{seat}"), name).await;
        }
        // first in the list takes the colour of the second
        page.click(".prow:nth-child(1) button").await;
        page.click("dialog[open] .flags button:nth-child(2)").await;
        page.until("!document.querySelector('dialog[open]')").await;
        assert_eq!(label(page, ".prow:nth-child(1) button").await, "Colour of Ines: cobalt diamond");
        assert_eq!(label(page, ".prow:nth-child(2) button").await, "Colour of Rui: vermilion disc");

        page.click("#down-0").await;
        assert_eq!(names(page).await, "Rui,Ines,Marta,Tom");
        assert_eq!(page.js("return document.activeElement.id", vec![]).await, "down-1");
        page.click(".prow:nth-child(3) > button:last-of-type").await;
        assert_eq!(names(page).await, "Rui,Ines,Tom");
        assert_eq!(page.count(".prow > button:last-of-type:enabled").await, 0, "three at least");

        page.type_into("#name-2", "ines").await;
        assert_eq!(page.text(".foot .note").await, "Two players are called Ines. Give one of them another name.");
        assert_eq!(page.count(".foot .btn.primary:enabled").await, 0);
    });
}

#[test]
fn l_04_t_21_the_table_of_the_last_game_is_offered_again() {
    journey(async |page| {
        page.open("#/new").await;
        page.type_into("#name-0", "Ines").await;
        page.click(".step button:first-child").await;
        page.click(".foot .btn.primary").await;
        page.open("").await;
        page.open("#/new").await;
        page.reload().await;
        assert_eq!(names(page).await, "Ines,,,");
        assert_eq!(page.text(".step output").await, "9");
    });
}

#[test]
fn the_number_of_the_dice_shows_only_with_same_dice_and_refuses_nonsense() {
    journey(async |page| {
        page.languages("en").await;
        page.open("#/new").await;
        assert_eq!(page.count(".seed").await, 0);
        page.languages("en").await;
        page.reload().await;
        page.click("[role=switch][aria-label='Same dice']").await;
        page.type_into(".seed input", "5kq 0z7").await;
        assert_eq!(page.text(".seed small").await, "");
        page.type_into(".seed input", "no!").await;
        assert_eq!(page.text(".seed small").await, "Only digits and letters, 12 at most.");
        page.click(".seed button").await;
        assert_eq!(page.text(".seed small").await, "");
    });
}

#[test]
fn the_number_of_the_island_refuses_nonsense_in_the_same_way() {
    journey(async |page| {
        page.languages("en").await;
        page.open("#/new").await;
        page.reload().await;
        assert_eq!(page.count("[data-seed=island]").await, 0, "the drawn island has none");
        page.js("document.querySelector('.seg label:nth-child(3) input').click()", vec![]).await;
        let before = page.js("return document.querySelector('.preview .thumb').innerHTML", vec![]).await;
        page.type_into("[data-seed=island] input", "5kq").await;
        page.until(&format!("document.querySelector('.preview .thumb').innerHTML != {before}")).await;
        let island = page.js("return document.querySelector('.preview .thumb').innerHTML", vec![]).await;
        page.type_into("[data-seed=island] input", "no!").await;
        assert_eq!(page.text("[data-seed=island] small").await, "Only digits and letters, 12 at most.");
        page.type_into("[data-seed=island] input", "5KQ").await;
        page.until(&format!("document.querySelector('.preview .thumb').innerHTML == {island}")).await;
        page.click("[data-seed=island] button").await;
        page.until(&format!("document.querySelector('.preview .thumb').innerHTML != {island}")).await;
    });
}

#[test]
fn a_name_says_how_long_it_may_be_before_a_letter_is_refused() {
    journey(async |page| {
        page.languages("en").await;
        page.open("#/new").await;
        page.reload().await;
        page.type_into("#name-0", "Ines").await;
        assert_eq!(page.text(".prow:first-child .letters").await, "");
        page.type_into("#name-0", "Bartholomew").await;
        assert_eq!(page.text(".prow:first-child .letters").await, "11 of 14");
        page.type_into("#name-0", "Bartholomew the Long").await;
        assert_eq!(page.text(".prow:first-child .letters.full").await, "14 of 14");
        let told = page.js("return document.querySelector('#letters-0').textContent.trim()", vec![]).await;
        assert_eq!(told, "14 letters are the most a name can have.");
        page.is_accessible().await;
    });
}

#[test]
fn a_dialog_keeps_the_focus_and_gives_it_back() {
    journey(async |page| {
        page.open("#/new").await;
        page.find(".prow:nth-child(2) button").await;
        page.js("document.querySelector('.prow:nth-child(2) button').focus()", vec![]).await;
        page.press(&Key::Enter.to_string()).await;
        page.find("dialog[open]").await;
        page.until("document.activeElement.closest('dialog[open]')").await;
        page.press(&Key::Escape.to_string()).await;
        page.until("!document.querySelector('dialog[open]')").await;
        page.until("document.activeElement == document.querySelector('.prow:nth-child(2) button')").await;
    });
}

async fn label(page: &crate::harness::Page, css: &str) -> String {
    page.find(css).await.attr("aria-label").await.expect("an attribute").unwrap_or_default()
}

async fn names(page: &crate::harness::Page) -> String {
    let names =
        page.js("return [...document.querySelectorAll('.prow .field')].map(field => field.value).join()", vec![]).await;
    names.as_str().expect("text").to_owned()
}
