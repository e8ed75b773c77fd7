//! What lies over a screen and goes away with the browser's Back: sheets, the log, help, settings.
//!
//! While anything lies there, the history has one entry more, with the same address. Back takes it away and closes what
//! lies on top; whatever is closed otherwise takes the entry away itself.

use leptos::ev;

use crate::follow::watch;
use crate::nav;
use crate::page::*;

/// Everything that can lie over a screen. Copied freely.
#[derive(Clone, Copy)]
pub struct Layers {
    all: RwSignal<Vec<Layer>>,
    /// Times that the app itself went back and the browser has not said so yet.
    going: StoredValue<u32>,
}

#[derive(Clone, Copy)]
struct Layer {
    id: u64,
    /// The higher, the nearer to the eye.
    height: u8,
    open: Signal<bool>,
    close: Callback<()>,
}

impl Layers {
    /// Follows the history from now on.
    pub fn new() -> Layers {
        let layers = Layers { all: RwSignal::new(Vec::new()), going: StoredValue::new(0) };
        let went = window_event_listener(ev::popstate, move |_| layers.went());
        on_cleanup(move || went.remove());
        let any = Memo::new(move |_| layers.all.with(|all| all.iter().any(|layer| layer.open.get())));
        watch(move |first| match any.get() {
            true => nav::cover(),
            false if !first && nav::is_covered() => {
                layers.going.update_value(|n| *n += 1);
                nav::uncover();
            }
            false => {}
        });
        layers
    }

    /// Something that may lie over the screen for as long as the caller lasts.
    pub fn add(self, height: u8, open: Signal<bool>, close: impl Fn() + Send + Sync + 'static) {
        let id = crate::web::random();
        let close = Callback::new(move |()| close());
        self.all.update(|all| all.push(Layer { id, height, open, close }));
        on_cleanup(move || self.all.update(|all| all.retain(|layer| layer.id != id)));
    }

    /// The history has moved.
    fn went(self) {
        let ours = self.going.try_update_value(|n| std::mem::replace(n, n.saturating_sub(1))) != Some(0);
        let open =
            || self.all.with_untracked(|all| all.iter().filter(|layer| layer.open.get_untracked()).copied().collect());
        let lying: Vec<Layer> = open();
        if nav::is_covered() || lying.is_empty() {
            return;
        }
        // what was opened while the app was going back needs an entry of its own
        if !ours && let Some(top) = lying.iter().max_by_key(|layer| layer.height) {
            top.close.run(());
        }
        if ours || lying.len() > 1 {
            nav::cover();
        }
    }
}
