//! A button that wants to be held, against pressing it by mistake.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;

use super::{Button, Kind};
use crate::page::*;

/// The time that `.btn.hold` takes to fill.
const HELD: Duration = Duration::from_millis(500);

/// A finger or the mouse holds it for half a second. A key, or a reader aloud, presses it as any other button.
#[component]
pub fn HoldButton(
    #[prop(optional)] kind: Kind,
    icon: &'static str,
    on_held: impl Fn() + Copy + Send + Sync + 'static,
    children: Children,
) -> View {
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(Some(timer)) = timer.try_update_value(Option::take) {
            timer.clear();
        }
    };
    let start = move || {
        stop();
        timer.set_value(set_timeout_with_handle(on_held, HELD).ok());
    };
    on_cleanup(stop);
    view! {
        <Button
            kind
            icon
            class:hold=true
            on:pointerdown=move |_| start()
            on:pointerup=move |_| stop()
            on:pointerleave=move |_| stop()
            on:pointercancel=move |_| stop()
            on:contextmenu=|event| event.prevent_default()
            on:click=move |event| {
                // no pointer was involved
                if event.detail() == 0 {
                    on_held();
                }
            }
        >
            {children()}
        </Button>
    }
}
