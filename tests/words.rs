//! Every language says everything, and whoever says a text fills its slots.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use farshore::lang::Lang;
use serde_json::Value;

const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

type Strings = BTreeMap<String, String>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The strings of each language under their whole keys, such as `home.minutes_one`.
fn languages() -> BTreeMap<String, Strings> {
    let files = fs::read_dir(root().join("locales")).expect("the folder of languages");
    let languages = files.map(|file| {
        let path = file.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("text");
        let mut strings = Strings::new();
        flatten("", &serde_json::from_str(&text).expect("JSON"), &mut strings);
        (name, strings)
    });
    languages.collect()
}

fn flatten(prefix: &str, value: &Value, into: &mut Strings) {
    match value {
        Value::Object(parts) => {
            for (key, part) in parts {
                let path = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
                flatten(&path, part, into);
            }
        }
        Value::String(text) => drop(into.insert(prefix.to_owned(), text.clone())),
        other => panic!("{prefix}: {other} is no text"),
    }
}

/// A key without its plural form, and the form.
fn split(key: &str) -> (&str, Option<&str>) {
    match key.rsplit_once('_') {
        Some((stem, form)) if FORMS.contains(&form) => (stem, Some(form)),
        _ => (key, None),
    }
}

/// The plural forms that whole numbers below a million take in each language.
fn forms_of(language: &str) -> BTreeSet<&'static str> {
    match language {
        "en" | "pt" | "nl" | "ca" => BTreeSet::from(["one", "other"]),
        "cs" => BTreeSet::from(["one", "few", "other"]),
        other => panic!("say here which plural forms {other} has"),
    }
}

fn placeholders(text: &str) -> BTreeSet<String> {
    text.split("{{").skip(1).map(|rest| rest.split("}}").next().unwrap_or_default().trim().to_owned()).collect()
}

#[test]
fn every_language_of_the_app_has_its_file_and_no_other_is_there() {
    let ours: BTreeSet<String> =
        Lang::ALL.iter().map(|lang| lang.tag().split('-').next().expect("a language").to_owned()).collect();
    assert_eq!(languages().into_keys().collect::<BTreeSet<_>>(), ours);
}

#[test]
fn every_language_has_the_same_strings() {
    let languages = languages();
    let stems = |strings: &Strings| strings.keys().map(|key| split(key).0.to_owned()).collect::<BTreeSet<_>>();
    let english = stems(&languages["en"]);
    for (language, strings) in &languages {
        let theirs = stems(strings);
        let missing: Vec<_> = english.difference(&theirs).collect();
        let surplus: Vec<_> = theirs.difference(&english).collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{language} lacks {missing:?}, has besides {surplus:?}");
    }
}

#[test]
fn what_is_counted_has_every_plural_form_of_its_language() {
    let languages = languages();
    for (language, strings) in &languages {
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for key in strings.keys() {
            if let (stem, Some(form)) = split(key) {
                found.entry(stem).or_default().insert(form);
            }
        }
        for (stem, forms) in found {
            assert_eq!(forms, forms_of(language), "{language}: {stem}");
            assert!(!strings.contains_key(stem), "{language}: {stem} stands beside its plural forms");
        }
    }
}

#[test]
fn a_string_has_the_same_placeholders_in_every_language() {
    let languages = languages();
    let holes = |strings: &Strings, stem: &str| {
        let forms = strings.iter().filter(|(key, _)| split(key).0 == stem);
        forms.flat_map(|(_, text)| placeholders(text)).collect::<BTreeSet<_>>()
    };
    for (language, strings) in &languages {
        for stem in languages["en"].keys().map(|key| split(key).0) {
            assert_eq!(holes(strings, stem), holes(&languages["en"], stem), "{language}: {stem}");
        }
    }
}

#[test]
fn no_string_is_empty_or_has_space_round_it() {
    for (language, strings) in languages() {
        for (key, text) in strings {
            assert!(!text.is_empty() && text.trim() == text, "{language}: {key}: {text:?}");
        }
    }
}

/// What stands in the slots of prompts.
const SAMPLES: [(&str, &str); 10] = [
    ("player", "Marta"),
    ("by", "Ines"),
    ("victim", "Tom"),
    ("people", "Rui and Tom"),
    ("card", "Road Building"),
    ("give", "2 wool"),
    ("get", "1 ore"),
    ("due", "4"),
    ("of", "9"),
    ("count", "2"),
];

/// The prompts themselves, without their second lines.
fn prompts(strings: &Strings) -> impl Iterator<Item = (&str, String)> {
    let first_line = |key: &&str| {
        let stem = split(key).0;
        let second = ["_why", "prompt.places", "prompt.free_roads", "prompt.discard_more", "prompt.discard_ready"];
        stem.starts_with("prompt.") && !stem.ends_with(second[0]) && !second[1..].iter().any(|s| stem.starts_with(s))
    };
    let filled = |text: &String| {
        let fill = |text: String, (slot, sample): &(&str, &str)| text.replace(&format!("{{{{ {slot} }}}}"), sample);
        SAMPLES.iter().fold(text.clone(), fill)
    };
    strings
        .iter()
        .filter(move |(key, _)| first_line(&key.as_str()))
        .map(move |(key, text)| (key.as_str(), filled(text)))
}

#[test]
fn a_prompt_names_somebody_first_and_asks_or_tells_in_one_sentence() {
    for (language, strings) in languages() {
        for (key, text) in prompts(&strings) {
            let comma = if key.starts_with("prompt.over") { "" } else { "," };
            assert!(text.starts_with(&format!("Marta{comma} ")), "{language}: {key}: {text}");
            assert!(text.ends_with(['?', '.']) && !text.contains(['!', '{']), "{language}: {key}: {text}");
            let inner = &text[..text.len() - 1];
            assert!(!inner.contains(['?', '.']), "{language}: {key}: more than a sentence: {text}");
        }
    }
}

#[test]
fn a_prompt_is_shorter_than_48_characters_in_english() {
    let english = &languages()["en"];
    let long: Vec<_> = prompts(english).filter(|(_, text)| text.chars().count() >= 48).collect();
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn who_settles_first_is_asked_by_name_since_everybody_reads_it() {
    for (language, strings) in languages() {
        for key in ["prompt.start_first", "prompt.start_second", "prompt.start_road"] {
            let text = strings[key].to_lowercase();
            let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
            for word in ["you", "your", "você", "seu", "sua"] {
                assert!(!words.contains(&word), "{language}: {key}: {text}");
            }
        }
    }
}

#[test]
fn every_string_is_used() {
    let mut source = String::new();
    read_all(&root().join("src"), &mut source);
    for key in languages()["en"].keys() {
        let stem = split(key).0;
        assert!(source.contains(stem), "nothing says {stem}");
    }
}

/// A use of a text: its key, and the slots that are filled.
fn uses(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let calls = code.split("t_string!(").skip(1).filter_map(|rest| {
        let arguments = arguments(rest);
        let (key, slots) = arguments.get(1..)?.split_first()?;
        let name = |slot: &String| slot.split('=').next().unwrap_or_default().trim().to_owned();
        let key = key.split_whitespace().collect::<String>();
        // the macro's own lines name no key
        (key.contains('.') && !key.contains('$')).then(|| (key, slots.iter().map(name).collect()))
    });
    calls.collect()
}

/// The arguments of a call, up to its closing bracket.
fn arguments(rest: &str) -> Vec<String> {
    let (mut all, mut depth, mut quoted) = (vec![String::new()], 0, false);
    for letter in rest.chars() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                all.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = all.last_mut() {
            last.push(letter);
        }
    }
    all.retain(|argument| !argument.trim().is_empty());
    all
}

#[test]
fn whoever_says_a_text_fills_its_slots_and_no_others() {
    let mut source = String::new();
    read_all(&root().join("src"), &mut source);
    let english = &languages()["en"];
    let uses = uses(&source);
    assert!(uses.len() > 500, "only {} uses were found", uses.len());
    for (key, filled) in uses {
        let mut texts = english.iter().filter(|(other, _)| split(other).0 == key).peekable();
        assert!(texts.peek().is_some(), "nothing is called {key}");
        let counted = texts.clone().any(|(other, _)| split(other).1.is_some());
        let mut slots: BTreeSet<String> = texts.flat_map(|(_, text)| placeholders(text)).collect();
        if counted {
            slots.insert("count".to_owned());
        }
        assert_eq!(filled, slots, "{key}");
    }
}

fn read_all(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read_all(&path, into);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            into.push_str(&fs::read_to_string(&path).expect("text"));
        }
    }
}
