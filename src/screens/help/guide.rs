//! The topics and the page of one of them: what the screen and the sheet have in common.

use std::sync::Arc;

use super::costs::Costs;
use super::library::Book;
use crate::app::App;
use crate::board::render::BoardPlate;
use crate::follow::{Memo, effect};
use crate::help::{Figure, Remark, Topic};
use crate::page::*;
use crate::parts::{Button, Icon, Notice};
use crate::web;
use crate::words::{Words, t_string, use_i18n};

/// The page after the topics; it has no id that a file could use.
const EASY_TO_MISS: &str = "easy-to-miss";
/// The picture that is a table.
const COSTS: &str = "costs";

/// `topic` is the one to show, the first if it is none of the book's.
#[component]
pub fn Guide(topic: Signal<Option<String>>, on_topic: Callback<String>) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let lang = Memo::new(move |_| app.lang());
    effect(move || app.library.want(lang.get()));
    View::live(move || match app.library.book(lang.get()) {
        Some(book) => view! { <Pages book topic on_topic/> },
        None if app.library.lacks(lang.get()) => view! {
            <div class="art">
                <Notice>
                    <p>{move || t_string!(words, help.missing)}</p>
                    <Button on:click=move |_| app.library.want(lang.get_untracked())>{move || t_string!(words, help.try_again)}</Button>
                </Notice>
            </div>
        },
        None => view! { <div class="art" aria-busy="true"></div> },
    })
}

/// Which page an id names.
fn page_of(book: &Book, id: Option<&str>) -> usize {
    let topics = &book.help.topics;
    match id {
        Some(EASY_TO_MISS) => topics.len(),
        id => topics.iter().position(|topic| Some(topic.id.as_str()) == id).unwrap_or(0),
    }
}

#[component]
fn Pages(book: Arc<Book>, topic: Signal<Option<String>>, on_topic: Callback<String>) -> View {
    let words: Words = use_i18n();
    let article = NodeRef::<web_sys::HtmlElement>::new();
    let book = StoredValue::new(book);
    let at = Memo::new(move |_| book.with_value(|book| page_of(book, topic.read().as_deref())));
    effect(move || {
        at.get();
        if let Some(article) = article.get() {
            article.set_scroll_top(0);
        }
        web::reveal(".nav [aria-current]");
    });
    let link = move |page: usize, id: String, title: String| {
        view! {
            <button type="button" aria-current=move || (at.get() == page).then_some("true") on:click=move |_| on_topic.run(id.clone())>
                {title}
            </button>
        }
    };
    let titles = move || {
        let titled = book.with_value(|book| {
            let topics = book.help.topics.iter().map(|topic| (topic.id.clone(), topic.title.clone()));
            topics.collect::<Vec<_>>()
        });
        titled.into_iter().chain([(EASY_TO_MISS.to_owned(), t_string!(words, help.easy_to_miss).to_owned())])
    };
    let next = move || titles().nth(at.get() + 1);
    view! {
        <nav class="nav" aria-label=move || t_string!(words, help.topics)>
            {move || titles().enumerate().map(|(page, (id, title))| link(page, id, title)).collect_view()}
        </nav>
        <article class="art" node_ref=article>
            {move || book.with_value(|book| match book.help.topics.get(at.get()) {
                Some(topic) => view! { <Page book topic first=at.get() == 0/> },
                None => view! { <EasyToMiss book on_topic/> },
            })}
            {move || next().map(|(id, title)| view! {
                <p class="on">
                    // an element, not a component: what is handed to a component is not replaced when it is drawn again
                    <button type="button" class="btn" on:click=move |_| on_topic.run(id.clone())>
                        {t_string!(words, help.next, topic = title)}<Icon name="next"/>
                    </button>
                </p>
            })}
        </article>
    }
}

#[component]
fn Page<'a>(book: &'a Book, topic: &'a Topic, first: bool) -> View {
    let words: Words = use_i18n();
    let remarks = book.help.easy_to_miss.iter().filter(|remark| remark.topic == topic.id);
    let remarks: Vec<_> = remarks.map(|remark| view! { <li>{remark.text.clone()}</li> }).collect();
    let keys = topic.keys.iter().map(|(key, does)| {
        view! { <div><dt><kbd class="kbd">{key.clone()}</kbd></dt><dd>{does.clone()}</dd></div> }
    });
    let keys: Vec<_> = keys.collect();
    view! {
        <div class="page" class:plain=topic.picture.is_none()>
            <header>
                <h2>{topic.title.clone()}</h2>
                {first.then(|| view! { <p class="lead">{book.help.lead.clone()}</p> })}
            </header>
            {topic.picture.as_ref().map(|figure| view! { <Shown book figure/> })}
            <div class="text">
                {topic.paragraphs.iter().map(|text| view! { <p>{text.clone()}</p> }).collect_view()}
                {(!keys.is_empty()).then(|| view! { <dl class="keys">{keys}</dl> })}
            </div>
            {(!remarks.is_empty()).then(|| view! {
                <section class="aside">
                    <h3>{move || t_string!(words, help.easy_to_miss)}</h3>
                    <ul>{remarks}</ul>
                </section>
            })}
        </div>
    }
}

/// A picture with its words.
#[component]
fn Shown<'a>(book: &'a Book, figure: &'a Figure) -> View {
    let drawn = match book.plates.get(&figure.id) {
        Some(plate) => view! { <div class="fig"><BoardPlate plate=plate.clone()/></div> },
        None if figure.id == COSTS => view! { <Costs book/> },
        None => View::Nothing,
    };
    view! { <figure class:table=figure.id == COSTS>{drawn}<figcaption>{figure.caption.clone()}</figcaption></figure> }
}

/// All remarks, each with the way to its topic.
#[component]
fn EasyToMiss<'a>(book: &'a Book, on_topic: Callback<String>) -> View {
    let words: Words = use_i18n();
    let row = |remark: &Remark| {
        let id = remark.topic.clone();
        let title = book.help.topics.iter().find(|topic| topic.id == id).map(|topic| topic.title.clone());
        view! {
            <li>
                <button type="button" class="item" on:click=move |_| on_topic.run(id.clone())>
                    <span>{remark.text.clone()}<small>{title}</small></span>
                    <span class="end"><Icon name="right"/></span>
                </button>
            </li>
        }
    };
    view! {
        <div class="page plain">
            <header><h2>{move || t_string!(words, help.easy_to_miss)}</h2></header>
            <ul class="text stack">{book.help.easy_to_miss.iter().map(row).collect_view()}</ul>
        </div>
    }
}
