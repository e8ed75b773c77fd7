//! How the screen looks and behaves.

use leptos::ev;

use super::{OnOff, options, pref, text};
use crate::follow::watch;
use crate::hints::Seen;
use crate::page::*;
use crate::parts::Choice;
use crate::prefs::{Motion, TEXT_SIZES, Theme};
use crate::web;
use crate::words::{Words, t_string, use_i18n};

#[component]
pub fn ScreenPart() -> View {
    let words: Words = use_i18n();
    let theme = pref(|prefs| prefs.theme, |prefs, theme| prefs.theme = theme);
    let size = pref(|prefs| prefs.text, |prefs, size| prefs.text = size);
    let motion = pref(|prefs| prefs.motion, |prefs, motion| prefs.motion = motion);
    let contrast = pref(|prefs| prefs.contrast, |prefs, on| prefs.contrast = on);
    let names = pref(|prefs| prefs.names, |prefs, on| prefs.names = on);
    let left = pref(|prefs| prefs.left_handed, |prefs, on| prefs.left_handed = on);
    let awake = pref(|prefs| prefs.awake, |prefs, on| prefs.awake = on);
    let hints =
        pref(|prefs| prefs.hints != Seen::ALL, |prefs, on| prefs.hints = if on { Seen::default() } else { Seen::ALL });
    let letters = pref(|prefs| prefs.letters, |prefs, on| prefs.letters = on);
    let themes = options(
        words,
        &[
            (Theme::System, |words| t_string!(words, settings.theme_system)),
            (Theme::Light, |words| t_string!(words, settings.theme_light)),
            (Theme::Dark, |words| t_string!(words, settings.theme_dark)),
        ],
    );
    let motions = options(
        words,
        &[
            (Motion::System, |words| t_string!(words, settings.motion_system)),
            (Motion::Full, |words| t_string!(words, settings.motion_full)),
            (Motion::Less, |words| t_string!(words, settings.motion_less)),
            (Motion::None, |words| t_string!(words, settings.motion_none)),
        ],
    );
    let sizes = TEXT_SIZES.map(|size| (size, t_string!(words, settings.percent, n = size))).to_vec();
    view! {
        <h3>{move || t_string!(words, settings.screen)}</h3>
        <div class="opt tall">
            <span>{move || t_string!(words, settings.theme)}</span>
            <Choice value=theme label=text(words, |words| t_string!(words, settings.theme)) options=themes/>
        </div>
        <div class="opt tall">
            <span>{move || t_string!(words, settings.text)}</span>
            <Choice value=size label=text(words, |words| t_string!(words, settings.text)) options=sizes/>
        </div>
        <div class="opt tall">
            <span>{move || t_string!(words, settings.motion)}</span>
            <Choice value=motion label=text(words, |words| t_string!(words, settings.motion)) options=motions/>
        </div>
        <OnOff value=contrast name=|words| t_string!(words, settings.contrast)/>
        <OnOff value=names name=|words| t_string!(words, settings.names)/>
        <OnOff value=left name=|words| t_string!(words, settings.left_handed) hint=|words| t_string!(words, settings.left_handed_hint)/>
        {web::can_fill().then(|| view! { <FullScreen/> })}
        {web::awake::is_possible().then(|| view! {
            <OnOff value=awake name=|words| t_string!(words, settings.awake) hint=|words| t_string!(words, settings.awake_hint)/>
        })}
        <OnOff value=hints name=|words| t_string!(words, settings.hints) hint=|words| t_string!(words, settings.hints_hint)/>
        <OnOff value=letters name=|words| t_string!(words, settings.letters) hint=|words| t_string!(words, settings.letters_hint)/>
    }
}

/// Not a preference: the browser lets a page fill the screen only when somebody asks, and leaves it on Escape.
#[component]
fn FullScreen() -> View {
    let full = RwSignal::new(web::is_full());
    let changed = window_event_listener(ev::fullscreenchange, move |_| full.set(web::is_full()));
    on_cleanup(move || changed.remove());
    watch(move |first| {
        let full = full.get();
        if !first && full != web::is_full() {
            web::fill(full);
        }
    });
    view! { <OnOff value=full name=|words| t_string!(words, settings.full_screen)/> }
}
