use serde_json::json;

use crate::harness::{PHONE, journey};

#[test]
fn after_a_panic_a_screen_says_that_the_game_is_safe_and_leads_back() {
    journey(async |page| {
        page.expect_error("farshore:panic");
        page.expect_error("unreachable");
        page.languages("en").await;
        page.open("").await;
        page.size(PHONE).await;
        page.js("dispatchEvent(new CustomEvent('farshore:panic'))", vec![]).await;
        assert_eq!(page.text("#fault h1").await, "Something broke.");
        assert_eq!(page.text("#fault p").await, "Your game is safe up to the last move.");
        assert_eq!(page.js("return document.activeElement.tagName", vec![]).await, "H1");
        page.is_accessible().await;
        page.shot("fault-phone").await;
        page.click("#fault summary").await;
        assert!(page.text("#fault pre").await.contains("farshore:panic"));
        page.click("#fault button").await;
        page.find("main.home").await;
    });
}

#[test]
fn the_panic_screen_speaks_the_language_of_the_reader() {
    journey(async |page| {
        page.expect_error("farshore:panic");
        page.expect_error("unreachable");
        page.languages("pt").await;
        page.open("").await;
        page.js("dispatchEvent(new CustomEvent('farshore:panic'))", vec![]).await;
        assert_eq!(page.text("#fault button").await, "Voltar a ela");
    });
}

#[test]
fn a_fault_while_starting_is_said_too() {
    journey(async |page| {
        page.expect_error("no languages here");
        page.before_load("Object.defineProperty(Navigator.prototype, 'languages', { get() { throw new Error('no languages here') } })").await;
        page.js("location.assign(arguments[0])", vec![json!(page.address())]).await;
        assert_eq!(page.text("#fault h1").await, "Something broke.");
    });
}

#[test]
fn a_browser_that_cannot_run_it_is_told_so() {
    journey(async |page| {
        page.expect_error("no WebAssembly here");
        page.before_load("for (const way of ['instantiate', 'instantiateStreaming', 'compile', 'compileStreaming']) WebAssembly[way] = () => { throw new Error('no WebAssembly here') }").await;
        page.js("location.assign(arguments[0])", vec![json!(page.address())]).await;
        page.until("document.querySelector('#unable:not([hidden])')").await;
        assert!(page.text("#unable").await.starts_with("Farshore did not start."));
    });
}
