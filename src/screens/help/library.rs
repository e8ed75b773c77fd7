//! The books of "How to play", fetched when first opened and kept as long as the page.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::page::*;
use leptos::task::spawn_local;

use crate::board::plate::{Island, Plate, plate};
use crate::help::{Help, Pictures};
use crate::kept::{self, gathered};
use crate::lang::Lang;
use crate::web::fetch;

/// The scenario whose help is shown.
const SCENARIO: &str = "base";

/// A book in one language.
pub struct Book {
    pub help: Help,
    pub plates: BTreeMap<String, Plate>,
    pub island: Island,
}

/// All books that were opened. Copied freely.
#[derive(Clone, Copy, Default)]
pub struct Library {
    books: RwSignal<Vec<(Lang, Arc<Book>)>>,
    missing: RwSignal<Option<Lang>>,
}

impl Library {
    pub fn book(self, lang: Lang) -> Option<Arc<Book>> {
        self.books.with(|books| books.iter().find(|(of, _)| *of == lang).map(|(_, book)| book.clone()))
    }

    /// Whether the book was asked for in vain.
    pub fn lacks(self, lang: Lang) -> bool {
        self.missing.get() == Some(lang)
    }

    /// Fetches the book unless it is here.
    pub fn want(self, lang: Lang) {
        if self.books.with_untracked(|books| books.iter().any(|(of, _)| *of == lang)) {
            return;
        }
        self.missing.set(None);
        spawn_local(async move {
            match fetch_book(lang).await {
                Some(book) => self.books.update(|books| books.push((lang, Arc::new(book)))),
                None => self.missing.set(Some(lang)),
            }
        });
    }
}

async fn fetch_book(lang: Lang) -> Option<Book> {
    let tag = lang.tag().split('-').next()?;
    let help: Help = kept::read(&fetch::text(&format!("help/{SCENARIO}.{tag}.json")).await?)?;
    let pictures = fetch::text(&format!("help/{SCENARIO}.pictures.json")).await?;
    let pictures: Pictures = kept::read(&pictures)?;
    let island = Island::of(SCENARIO)?;
    let plates = pictures.iter().map(|(id, picture)| (id.clone(), plate(&island, picture))).collect();
    let plates = gathered(plates);
    Some(Book { help, plates, island })
}
