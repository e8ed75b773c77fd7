//! What this table and this device like: a sheet over any screen. Everything is kept and takes effect at once.

mod data;
mod screen;
mod table;

use crate::app::App;
use crate::follow::{effect, watch};
use crate::hearing::Cue;
use crate::lang::Lang;
use crate::page::*;
use crate::parts::{Choice, Dialog, Pick, Switch};
use crate::prefs::{Prefs, Sound};
use crate::web::sound;
use crate::words::{Words, t_string, use_i18n};
use data::Data;
use screen::ScreenPart;
use table::TablePart;

#[component]
pub fn SettingsSheet(open: RwSignal<bool>) -> View {
    let words: Words = use_i18n();
    view! {
        <Dialog open title=text(words, |words| t_string!(words, settings.title))>
            <div class="settings">
                <TablePart/>
                <ScreenPart/>
                <SoundPart/>
                <LanguagePart/>
                <Data/>
            </div>
        </Dialog>
    }
}

#[component]
fn SoundPart() -> View {
    let words: Words = use_i18n();
    let volume = pref(|prefs| prefs.sound, |prefs, sound| prefs.sound = sound);
    watch(move |first| {
        let volume = volume.get();
        if !first {
            sound::play(volume, &[Cue::Turn]);
        }
    });
    let options = options(
        words,
        &[
            (Sound::Off, |words| t_string!(words, settings.sound_off)),
            (Sound::Quiet, |words| t_string!(words, settings.sound_quiet)),
            (Sound::Full, |words| t_string!(words, settings.sound_full)),
        ],
    );
    view! {
        <h3>{move || t_string!(words, settings.sound)}</h3>
        <div class="opt tall">
            <span>{move || t_string!(words, settings.sounds)}<small>{move || t_string!(words, settings.sounds_hint)}</small></span>
            <Choice value=volume label=text(words, |words| t_string!(words, settings.sounds)) options/>
        </div>
    }
}

#[component]
fn LanguagePart() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    view! {
        <h3>{move || t_string!(words, settings.language)}</h3>
        <div class="opt">
            <span>{move || t_string!(words, settings.words)}</span>
            <Pick
                label=text(words, |words| t_string!(words, settings.words))
                value=Signal::derive(move || app.lang())
                options=Lang::ALL.map(|lang| (lang, lang.name().to_owned())).to_vec()
                on_pick=move |lang| app.prefs.update(|prefs| prefs.lang = Some(lang))
            />
        </div>
    }
}

/// Something that is on or off.
#[component]
fn OnOff(
    value: RwSignal<bool>,
    name: fn(Words) -> &'static str,
    #[prop(optional)] hint: Option<fn(Words) -> &'static str>,
) -> View {
    let words: Words = use_i18n();
    view! {
        <div class="opt">
            <span>
                {move || name(words)}
                {hint.map(|hint| view! { <small>{move || hint(words)}</small> })}
            </span>
            <Switch value label=text(words, name)/>
        </div>
    }
}

/// One preference as a control wants it: what the control sets is kept.
fn pref<T>(get: fn(&Prefs) -> T, set: fn(&mut Prefs, T)) -> RwSignal<T>
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let prefs = App::get().prefs;
    let value = RwSignal::new(prefs.with_untracked(get));
    effect(move || {
        let value = value.get();
        if prefs.with_untracked(get) != value {
            prefs.update(|prefs| set(prefs, value));
        }
    });
    value
}

fn text(words: Words, key: fn(Words) -> &'static str) -> Signal<String> {
    Signal::derive(move || key(words).to_owned())
}

/// Values with their names in the language of the moment.
type Named<T> = (T, fn(Words) -> &'static str);

fn options<T>(words: Words, named: &[Named<T>]) -> Signal<Vec<(T, String)>>
where
    T: Copy + Send + Sync + 'static,
{
    let named = named.to_vec();
    Signal::derive(move || named.iter().map(|(value, name)| (*value, name(words).to_owned())).collect())
}
