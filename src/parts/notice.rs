//! What went wrong and what to do, where it went wrong; stays until it is dealt with.

use super::Icon;
use crate::page::*;

/// Children are the words, and a button for what can be done if anything can.
#[component]
pub fn Notice(children: Children) -> View {
    view! {
        <div class="note warn" role="alert">
            <Icon name="warn"/>
            <div>{children()}</div>
        </div>
    }
}
