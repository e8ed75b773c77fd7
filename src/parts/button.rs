//! Buttons. What they do is given with `on:click` where they are used.

use super::Icon;
use crate::page::*;

/// How much a button asks for attention; one `Primary` a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Plain,
    Primary,
    Quiet,
    /// The primary button of a screen that has room for it.
    Big,
}

impl Kind {
    fn class(self) -> &'static str {
        match self {
            Kind::Plain => "btn",
            Kind::Primary => "btn primary",
            Kind::Quiet => "btn quiet",
            Kind::Big => "btn primary big",
        }
    }
}

#[component]
pub fn Button(
    #[prop(optional)] kind: Kind,
    /// Icon before the words.
    #[prop(optional)]
    icon: Option<&'static str>,
    /// Icon after the words.
    #[prop(optional)]
    after: Option<&'static str>,
    #[prop(optional, into)] disabled: Signal<bool>,
    children: Children,
) -> View {
    view! {
        <button type="button" class=kind.class() disabled=disabled>
            {icon.map(|name| view! { <Icon name/> })}
            {children()}
            {after.map(|name| view! { <Icon name/> })}
        </button>
    }
}

/// A button that is an icon; its label is what readers aloud say.
#[component]
pub fn IconButton(
    icon: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(default = Kind::Quiet)] kind: Kind,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> View {
    view! {
        <button type="button" class=format!("{} icon", kind.class()) aria-label=label title=label disabled=disabled>
            <Icon name=icon/>
        </button>
    }
}
