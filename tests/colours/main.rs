//! The colours of style/tokens.css hold to the figures of the design: contrast of text, controls, pieces and places to play in
//! both themes, and seats that every eye can tell apart.

mod colour;
mod tokens;

use colour::{Colour, Eyes, contrast, difference};
use tokens::{Theme, Tokens};

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];
const TERRAINS: [&str; 6] = ["forest", "pasture", "fields", "hills", "mountains", "desert"];

/// Text and what it is written on: 4.5 is the least a reader needs.
const TEXT: [(&str, &str); 27] = [
    ("ink", "paper"),
    ("ink", "surface"),
    ("ink", "raised"),
    ("ink", "sunk"),
    ("ink-2", "paper"),
    ("ink-2", "surface"),
    ("ink-2", "raised"),
    ("ink-2", "sunk"),
    ("ink-3", "paper"),
    ("ink-3", "surface"),
    ("ink-3", "raised"),
    ("raised", "ink"),
    ("accent-ink", "surface"),
    ("accent-ink", "raised"),
    ("accent-ink", "accent-soft"),
    ("on-accent", "accent"),
    ("on-accent", "accent-press"),
    ("bad", "surface"),
    ("bad", "raised"),
    ("bad", "bad-soft"),
    ("ink", "bad-soft"),
    ("warn", "warn-soft"),
    ("ink", "warn-soft"),
    ("ok", "ok-soft"),
    ("ink", "ok-soft"),
    ("token-ink", "token"),
    ("token-red", "token"),
];

/// Edges of controls, signs and pieces: 3 is the least.
const PARTS: [(&str, &str); 9] = [
    ("line-strong", "paper"),
    ("line-strong", "surface"),
    ("line-strong", "raised"),
    ("accent", "raised"),
    ("accent", "target-edge"),
    ("accent", "surface"),
    ("sea-ink", "sea"),
    ("casing", "halo"),
    ("ink", "raised"),
];

fn all_reach(pairs: &[(&str, &str)], least: f64) {
    let tokens = Tokens::read();
    for theme in THEMES {
        for (a, b) in pairs {
            let figure = contrast(tokens.colour(theme, a), tokens.colour(theme, b));
            assert!(figure >= least, "{theme:?}: {a} on {b} is {figure:.2}");
        }
    }
}

#[test]
fn text_reaches_a_contrast_of_four_and_a_half() {
    all_reach(&TEXT, 4.5);
}

#[test]
fn parts_of_controls_reach_a_contrast_of_three() {
    all_reach(&PARTS, 3.0);
}

#[test]
fn pieces_and_places_to_play_stand_out_from_every_ground() {
    let tokens = Tokens::read();
    for theme in THEMES {
        for ground in TERRAINS.into_iter().chain(["sea", "sea-3", "beach"]) {
            let best = |a: &str, b: &str| {
                let on = |name: &str| contrast(tokens.colour(theme, name), tokens.colour(theme, ground));
                on(a).max(on(b))
            };
            assert!(best("casing", "halo") >= 3.0, "{theme:?}: pieces on {ground}");
            assert!(best("accent", "target-edge") >= 3.0, "{theme:?}: lit places on {ground}");
        }
    }
}

#[test]
fn a_seats_mark_is_plain_on_its_colour() {
    let tokens = Tokens::read();
    for seat in 1..=6 {
        let colour = tokens.colour(Theme::Light, &format!("p{seat}"));
        let mark = tokens.colour(Theme::Light, &format!("p{seat}-on"));
        assert!(contrast(colour, mark) >= 4.95, "seat {seat}");
    }
}

#[test]
fn t_11_every_eye_tells_the_seats_apart() {
    let tokens = Tokens::read();
    let seats: Vec<Colour> = (1..=6).map(|seat| tokens.colour(Theme::Light, &format!("p{seat}"))).collect();
    for eyes in Eyes::ALL {
        let seen: Vec<Colour> = seats.iter().map(|&seat| eyes.see(seat)).collect();
        for (a, b) in pairs(&seen) {
            let figure = difference(seen[a], seen[b]);
            assert!(figure >= 10.0, "{eyes:?}: seats {} and {} differ by {figure:.1}", a + 1, b + 1);
        }
    }
}

#[test]
fn full_colour_tells_the_washes_of_the_terrains_apart() {
    let tokens = Tokens::read();
    for theme in THEMES {
        let washes: Vec<Colour> = TERRAINS.iter().map(|name| tokens.colour(theme, name)).collect();
        for (a, b) in pairs(&washes) {
            let figure = difference(washes[a], washes[b]);
            assert!(figure >= 10.0, "{theme:?}: {} and {} differ by {figure:.1}", TERRAINS[a], TERRAINS[b]);
        }
    }
}

#[test]
fn every_terrain_has_an_engraving_because_washes_alone_do_not_serve_every_eye() {
    let symbols = tokens::file("style/symbols.svg");
    for terrain in TERRAINS {
        let tile = format!("<g id=\"tile-{terrain}\">");
        let line = symbols.lines().find(|line| line.contains(&tile)).unwrap_or_default();
        assert!(line.contains(&format!("#hx-{terrain}\"")), "{terrain}");
        assert!(symbols.contains(&format!("<g id=\"hx-{terrain}\"")), "{terrain}");
    }
}

#[test]
fn the_dark_of_choice_and_the_dark_of_the_system_are_the_same() {
    let tokens = Tokens::read();
    assert!(tokens.dark_by_choice.len() > 60);
    assert_eq!(tokens.dark_by_choice, tokens.dark_by_system);
}

fn pairs<T>(all: &[T]) -> Vec<(usize, usize)> {
    (0..all.len()).flat_map(|a| (a + 1..all.len()).map(move |b| (a, b))).collect()
}
