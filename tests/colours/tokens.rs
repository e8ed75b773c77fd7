//! Reads style/tokens.css.

use std::collections::BTreeMap;
use std::path::Path;

use crate::colour::Colour;

#[derive(Clone, Copy, Debug)]
pub enum Theme {
    Light,
    Dark,
}

type Block = BTreeMap<String, String>;

pub struct Tokens {
    light: Block,
    pub dark_by_choice: Block,
    pub dark_by_system: Block,
}

pub fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Tokens {
    pub fn read() -> Tokens {
        let css = file("style/tokens.css");
        Tokens {
            light: block(&css, "\n:root {"),
            dark_by_choice: block(&css, "\n[data-theme=\"dark\"] {"),
            dark_by_system: block(&css, "\n  :root:not([data-theme=\"light\"]) {"),
        }
    }

    pub fn colour(&self, theme: Theme, name: &str) -> Colour {
        let dark = match theme {
            Theme::Light => None,
            Theme::Dark => self.dark_by_choice.get(name),
        };
        let value = dark.or_else(|| self.light.get(name)).unwrap_or_else(|| panic!("no token --{name}"));
        Colour::parse(value).unwrap_or_else(|| panic!("--{name} is {value}, which is no colour"))
    }
}

/// The custom properties of the first rule that begins so.
fn block(css: &str, head: &str) -> Block {
    let start = css.find(head).unwrap_or_else(|| panic!("no rule {head}")) + head.len();
    let end = start + css[start..].find('}').expect("a rule ends");
    let declarations =
        css[start..end].split(';').filter_map(|line| line.rsplit("*/").next()?.trim().strip_prefix("--"));
    declarations.filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.into(), value.into())).collect()
}
