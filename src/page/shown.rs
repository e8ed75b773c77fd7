//! What is in the page, and how it becomes something else in place.

use std::borrow::Cow;

use leptos::prelude::{RenderEffect, document};
use wasm_bindgen::JsCast;
use web_sys::Node;

use super::each::{self, Items};
use super::element::{ShownElement, words};
use super::live;
use super::view::View;

/// A view that is drawn. Where it shows nothing of its own a comment holds its place.
pub enum Shown {
    Nothing(Node),
    Text(Node, Cow<'static, str>),
    Element(ShownElement),
    /// With the comment that ends it.
    Many(Vec<Shown>, Node),
    Live(RenderEffect<Shown>),
    Each(RenderEffect<Items>),
}

/// A comment: something to find a place by.
pub fn mark() -> Node {
    document().create_comment("").unchecked_into()
}

impl View {
    /// Draws it, outside the page yet.
    pub fn draw(self) -> Shown {
        match self {
            View::Nothing => Shown::Nothing(mark()),
            View::Text(text) => Shown::Text(words(&text), text),
            View::Element(element) => Shown::Element(element.draw()),
            View::Many(views) => Shown::Many(views.into_iter().map(View::draw).collect(), mark()),
            View::Live(find) => Shown::Live(live::view(find, None)),
            View::Each(find) => Shown::Each(each::list(find)),
        }
    }
}

impl Shown {
    /// Puts it into the page before a node, or at the end of the parent.
    pub fn insert(&self, parent: &Node, before: Option<&Node>) {
        match self {
            Shown::Nothing(node) | Shown::Text(node, _) => put(parent, node, before),
            Shown::Element(element) => put(parent, &element.node, before),
            Shown::Many(all, end) => {
                for one in all {
                    one.insert(parent, before);
                }
                put(parent, end, before);
            }
            Shown::Live(effect) => drop(effect.with_value_mut(|shown| shown.insert(parent, before))),
            Shown::Each(effect) => drop(effect.with_value_mut(|items| items.insert(parent, before))),
        }
    }

    /// Takes it out of the page.
    pub fn remove(self) {
        match self {
            Shown::Nothing(node) | Shown::Text(node, _) => take(&node),
            Shown::Element(element) => {
                element.node.remove();
                element.stop();
            }
            Shown::Many(all, end) => {
                all.into_iter().for_each(Shown::remove);
                take(&end);
            }
            Shown::Live(effect) => drop(effect.take_value().map(Shown::remove)),
            Shown::Each(effect) => drop(effect.take_value().map(Items::remove)),
        }
    }

    /// Nothing in it follows anything any more. An effect that is dropped keeps its value until its turn comes, and what
    /// is in there would run once more, on what is gone: so the values are taken out.
    pub fn stop(self) {
        match self {
            Shown::Nothing(_) | Shown::Text(..) => {}
            Shown::Element(element) => element.stop(),
            Shown::Many(all, _) => all.into_iter().for_each(Shown::stop),
            Shown::Live(effect) => drop(effect.take_value().map(Shown::stop)),
            Shown::Each(effect) => drop(effect.take_value().map(Items::stop)),
        }
    }

    /// Its first node.
    pub fn first(&self) -> Option<Node> {
        match self {
            Shown::Nothing(node) | Shown::Text(node, _) => Some(node.clone()),
            Shown::Element(element) => Some(element.node.clone().unchecked_into()),
            Shown::Many(all, end) => all.first().map_or_else(|| Some(end.clone()), Shown::first),
            Shown::Live(effect) => effect.with_value_mut(|shown| shown.first()).flatten(),
            Shown::Each(effect) => effect.with_value_mut(|items| items.first()).flatten(),
        }
    }

    /// Becomes another view: what is alike stays, and is changed where it differs.
    pub fn become_(&mut self, view: View) {
        match (self, view) {
            (Shown::Nothing(_), View::Nothing) => {}
            (Shown::Text(node, before), View::Text(text)) => {
                if *before != text {
                    node.set_node_value(Some(&text));
                    *before = text;
                }
            }
            (Shown::Element(shown), View::Element(element)) if shown.fits(&element) => shown.become_(*element),
            (Shown::Many(shown, end), View::Many(views)) => many(shown, end, views),
            (Shown::Live(effect), View::Live(find)) => {
                let before = effect.take_value();
                *effect = live::view(find, before);
            }
            (shown, view) => {
                let other = view.draw();
                if let Some((parent, first)) = shown.first().and_then(|first| Some((first.parent_node()?, first))) {
                    other.insert(&parent, Some(&first));
                }
                std::mem::replace(shown, other).remove();
            }
        }
    }
}

/// One after the other; more are added at the end, fewer leave from there.
fn many(shown: &mut Vec<Shown>, end: &Node, views: Vec<View>) {
    while shown.len() > views.len() {
        if let Some(last) = shown.pop() {
            last.remove();
        }
    }
    let parent = end.parent_node();
    for (index, view) in views.into_iter().enumerate() {
        if let Some(shown) = shown.get_mut(index) {
            shown.become_(view);
            continue;
        }
        let more = view.draw();
        if let Some(parent) = &parent {
            more.insert(parent, Some(end));
        }
        shown.push(more);
    }
}

/// Puts a node into its place.
pub fn put(parent: &Node, node: &Node, before: Option<&Node>) {
    // fails only where `before` is elsewhere by now
    drop(parent.insert_before(node, before));
}

/// Takes a node out of the page.
pub fn take(node: &Node) {
    if let Some(parent) = node.parent_node() {
        drop(parent.remove_child(node));
    }
}
