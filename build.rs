//! Turns `locales/*.json` into the keys of the app's words and a list of texts for each language. Only the browser build
//! speaks.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The languages in the order of `lang::Lang`.
const LANGUAGES: [&str; 2] = ["en", "pt"];

/// The forms that a counted text may have, the last for whatever has none of its own.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

type Texts = BTreeMap<String, String>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=locales");
    if std::env::var("CARGO_CFG_TARGET_ARCH")? != "wasm32" {
        return Ok(());
    }
    let languages = LANGUAGES.iter().map(|language| texts(language)).collect::<Result<Vec<_>, _>>()?;
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let (keys, lists) = made(&languages)?;
    fs::write(out.join("keys.rs"), keys)?;
    for (language, list) in LANGUAGES.iter().zip(lists) {
        fs::write(out.join(format!("{language}.txt")), list)?;
    }
    Ok(())
}

fn texts(language: &str) -> Result<Texts, Box<dyn Error>> {
    let file = Path::new("locales").join(language).with_extension("json");
    let mut texts = Texts::new();
    flatten("", &serde_json::from_str(&fs::read_to_string(file)?)?, &mut texts);
    Ok(texts)
}

fn flatten(prefix: &str, value: &Value, into: &mut Texts) {
    match value {
        Value::Object(parts) => {
            for (key, part) in parts {
                let path = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
                flatten(&path, part, into);
            }
        }
        other => drop(into.insert(prefix.to_owned(), other.as_str().unwrap_or_default().to_owned())),
    }
}

/// A key without the form it is for, and the form.
fn split(key: &str) -> (&str, Option<&str>) {
    match key.rsplit_once('_') {
        Some((stem, form)) if FORMS.contains(&form) => (stem, Some(form)),
        _ => (key, None),
    }
}

/// The keys as Rust, and for each language all texts in their order, a line each.
fn made(languages: &[Texts]) -> Result<(String, Vec<String>), Box<dyn Error>> {
    let mut forms: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for key in languages.iter().flat_map(Texts::keys) {
        let (stem, form) = split(key);
        let found = forms.entry(stem).or_default();
        found.extend(form.and_then(|form| FORMS.iter().position(|known| *known == form)));
    }
    let (mut keys, mut lists, mut count) = (String::new(), vec![String::new(); languages.len()], 0);
    let mut module = "";
    for (stem, forms) in &forms {
        let (group, name) = stem.split_once('.').ok_or_else(|| format!("{stem} is in no group"))?;
        if group != module {
            let close = if module.is_empty() { "" } else { "}\n" };
            writeln!(keys, "{close}pub mod {group} {{ use super::{{Counted, Form, Key}};")?;
            module = group;
        }
        if forms.is_empty() {
            writeln!(keys, "pub const {name}: Key = Key({count});")?;
        } else {
            let forms = forms.iter().map(|form| format!("Form::{}", FORMS[*form])).collect::<Vec<_>>().join(", ");
            writeln!(keys, "pub const {name}: Counted = Counted {{ first: {count}, forms: &[{forms}] }};")?;
        }
        let lines: Vec<String> = match forms.is_empty() {
            true => vec![stem.to_string()],
            false => forms.iter().map(|form| format!("{stem}_{}", FORMS[*form])).collect(),
        };
        count += lines.len();
        for (texts, list) in languages.iter().zip(&mut lists) {
            for line in &lines {
                // a form that this language does not tell apart is never asked for
                let text = texts.get(line).or_else(|| texts.get(&format!("{stem}_other")));
                let text = text.ok_or_else(|| format!("a language lacks {line}"))?;
                if text.contains('\n') {
                    return Err(format!("{line} has more than a line").into());
                }
                list.push_str(text);
                list.push('\n');
            }
        }
    }
    keys.push_str("}\n");
    Ok((keys, lists))
}
