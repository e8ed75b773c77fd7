//! What is there only while something holds.

use crate::follow::Memo;
use crate::page::*;

/// Builds its children while `is` holds, and `otherwise` while it does not. One component for every use, where the
/// framework's own is compiled anew for each.
#[component]
pub fn When(#[prop(into)] is: Signal<bool>, #[prop(optional, into)] otherwise: ViewFn, children: ChildrenFn) -> View {
    let is = Memo::new(move |_| is.get());
    View::live(move || if is.get() { children() } else { otherwise.run() })
}
