//! Lists of which each item stays while it is in them.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use leptos::prelude::{Owner, RenderEffect, component};
use web_sys::Node;

use super::live::Find;
use super::shown::{Shown, mark, put, take};
use super::view::{IntoView, View};

/// An item to show.
pub struct Item {
    key: u64,
    show: Box<dyn FnOnce() -> View>,
}

/// Shows each item of a list; `key` tells one from the next. What is shown of an item is made once, and stays, with
/// whatever it follows, for as long as the item is in the list.
#[component]
pub fn For<I, T, K, V>(
    each: impl Fn() -> I + 'static,
    key: impl Fn(&T) -> K + 'static,
    children: impl Fn(T) -> V + 'static,
) -> View
where
    I: IntoIterator<Item = T> + 'static,
    T: 'static,
    K: Hash + 'static,
    V: IntoView + 'static,
{
    let children = Rc::new(children);
    View::Each(Box::new(List { each, key, children }))
}

struct List<E, K, C> {
    each: E,
    key: K,
    children: Rc<C>,
}

impl<E, I, T, K, H, C, V> Find<Vec<Item>> for List<E, K, C>
where
    E: Fn() -> I,
    I: IntoIterator<Item = T>,
    T: 'static,
    K: Fn(&T) -> H,
    H: Hash,
    C: Fn(T) -> V + 'static,
    V: IntoView,
{
    fn find(&mut self) -> Vec<Item> {
        let item = |item: T| {
            let mut hasher = DefaultHasher::new();
            (self.key)(&item).hash(&mut hasher);
            let children = Rc::clone(&self.children);
            Item { key: hasher.finish(), show: Box::new(move || children(item).into_view()) }
        };
        (self.each)().into_iter().map(item).collect()
    }
}

/// Items that are shown, with the comment that ends them.
pub struct Items {
    items: Vec<ShownItem>,
    end: Node,
}

/// Owns what its view follows.
struct ShownItem {
    key: u64,
    owner: Owner,
    shown: Shown,
}

/// Shows a list now, and what it has become whenever what it reads has changed.
pub fn list(mut find: Box<dyn Find<Vec<Item>>>) -> RenderEffect<Items> {
    // not what the effect owns, which goes whenever it runs again
    let owner = Owner::current().unwrap_or_default();
    let run = move |before: Option<Items>| {
        let mut items = before.unwrap_or_else(|| Items { items: Vec::new(), end: mark() });
        items.become_(find.find(), &owner);
        items
    };
    RenderEffect::new(run)
}

impl Items {
    fn become_(&mut self, wanted: Vec<Item>, owner: &Owner) {
        let parent = self.end.parent_node();
        let mut before = std::mem::take(&mut self.items);
        let mut at = 0;
        while at < before.len() {
            if wanted.iter().any(|item| item.key == before[at].key) {
                at += 1;
            } else {
                before.remove(at).remove();
            }
        }
        for Item { key, show } in wanted {
            let found = before.iter().position(|item| item.key == key);
            let is_next = found == Some(0);
            let item = match found {
                Some(found) => before.remove(found),
                None => {
                    let owner = owner.child();
                    let shown = owner.with(|| show().draw());
                    ShownItem { key, owner, shown }
                }
            };
            // those that are in their place already are not touched
            if let Some(parent) = parent.as_ref().filter(|_| !is_next) {
                let next = before.first().and_then(|item| item.shown.first()).unwrap_or_else(|| self.end.clone());
                item.shown.insert(parent, Some(&next));
            }
            self.items.push(item);
        }
    }

    pub fn insert(&self, parent: &Node, before: Option<&Node>) {
        for item in &self.items {
            item.shown.insert(parent, before);
        }
        put(parent, &self.end, before);
    }

    pub fn remove(self) {
        self.items.into_iter().for_each(ShownItem::remove);
        take(&self.end);
    }

    pub fn stop(self) {
        for item in self.items {
            item.shown.stop();
            item.owner.cleanup();
        }
    }

    pub fn first(&self) -> Option<Node> {
        self.items.first().map_or_else(|| Some(self.end.clone()), |item| item.shown.first())
    }
}

impl ShownItem {
    fn remove(self) {
        self.shown.remove();
        self.owner.cleanup();
    }
}
