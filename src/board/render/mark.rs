//! A place that is pointed out, because something was said of it.

use super::pieces::place;
use super::targets::ring;
use crate::board::model::{Land, Place};
use crate::page::*;

/// The ring round it. The words stand beside it, so it says nothing itself.
#[component]
pub(super) fn Mark(mark: Signal<Option<Place>>, land: StoredValue<Land>) -> View {
    let draw = move |at: Place| {
        let (centre, angle) = land.with_value(|land| land.stand(at))?;
        Some(view! {
            <g class="cursor" data-mark=at.key() aria-hidden="true" transform=place(centre, angle)>
                <path class="pale" d=ring(at)/>
                <path class="dark" d=ring(at)/>
            </g>
        })
    };
    View::live(move || mark.get().and_then(draw))
}
