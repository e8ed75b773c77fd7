//! The layouts that come with the engine, from `layouts/*.txt`.

use super::{Layout, text};
use std::sync::OnceLock;

/// Ids and texts of the layouts that come with the engine.
pub const SHIPPED: [(&str, &str); 5] = [
    ("base", include_str!("../../layouts/base.txt")),
    ("new-shores-4", include_str!("../../layouts/new-shores-4.txt")),
    ("oceania-4", include_str!("../../layouts/oceania-4.txt")),
    ("traders-and-barbarians", include_str!("../../layouts/traders-and-barbarians.txt")),
    ("into-the-unknown-4", include_str!("../../layouts/into-the-unknown-4.txt")),
];

/// The shipped layouts, in the order of [`SHIPPED`]. They are read when first asked for.
pub fn layouts() -> &'static [Layout] {
    static LAYOUTS: OnceLock<Vec<Layout>> = OnceLock::new();
    LAYOUTS.get_or_init(|| SHIPPED.iter().filter_map(|(_, text)| text::parse(text).ok()).collect())
}

/// The shipped layout of an id.
pub fn layout(id: &str) -> Option<&'static Layout> {
    layouts().iter().find(|layout| layout.id == id)
}
