//! Turns `locales/*.json` into the module of words that the app includes. Only the browser build speaks.

use std::error::Error;
use std::path::PathBuf;

use leptos_i18n_build::{Config, ParseOptions, TranslationsInfos};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=locales");
    if std::env::var("CARGO_CFG_TARGET_ARCH")? != "wasm32" {
        return Ok(());
    }
    let options = ParseOptions::new().interpolate_display(true);
    let config = Config::new("en")?.parse_options(options).add_locale("pt")?;
    let words = TranslationsInfos::parse(config)?;
    words.emit_diagnostics();
    words.generate_i18n_module(PathBuf::from(std::env::var("OUT_DIR")?).join("i18n"))?;
    Ok(())
}
