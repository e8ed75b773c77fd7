//! `view!`: what a screen shows, written the way it will stand in the page.
//!
//! The same notation as the framework's macro of this name, for the part of it that the app uses. That one gives every
//! element a type of its own, and the compiler builds the code that draws and changes it anew for each; this one only
//! makes the list of what is to be drawn, for the one piece of code in `src/page` that draws it.

mod component;
mod element;

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use rstml::node::{Node, NodeBlock};
use rstml::{Parser, ParserConfig};
use syn::spanned::Spanned;

/// Elements that never have an end.
const ALONE: [&str; 4] = ["br", "hr", "img", "input"];

/// What is shown, as a `crate::page::View`.
///
/// - `<div class="a" title=words>…</div>`: an element. A value may be text, a number, a boolean (there or not), an option, a
///   signal, or a closure that is followed.
/// - `class:name=on`, `style:name=value`, `style=("--name", value)`, `prop:name=value`, `inner_html=text`,
///   `node_ref=reference`, `on:event=handler`,
///   `on:event:capture=handler`.
/// - `<Part a=1 b/>`: a component; `attr:name=value`, `on:…` and `class:…` are handed on to the element it shows.
/// - `{expression}` and `"text"`.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let config = ParserConfig::new().always_self_closed_elements(HashSet::from(ALONE));
    match Parser::new(config).parse_simple(TokenStream::from(tokens)) {
        Ok(nodes) => together(&nodes).into(),
        Err(error) => error.to_compile_error().into(),
    }
}

/// Several views as one.
fn together(nodes: &[Node]) -> TokenStream {
    match nodes {
        [one] => shown(one),
        _ => {
            let all = nodes.iter().map(shown);
            quote! { crate::page::View::Many(::std::vec![#(#all),*]) }
        }
    }
}

fn shown(node: &Node) -> TokenStream {
    match node {
        Node::Text(text) => {
            let text = &text.value;
            quote! { crate::page::View::Text(::std::borrow::Cow::Borrowed(#text)) }
        }
        Node::Block(NodeBlock::ValidBlock(block)) => {
            let value = unwrapped(block);
            quote_spanned! { block.span() => crate::page::IntoView::into_view(#value) }
        }
        Node::Element(element) if component::is(element) => component::shown(element),
        Node::Element(element) => element::shown(element),
        Node::Fragment(fragment) => together(&fragment.children),
        other => refused(other, "view! takes elements, components, text in quotes, and blocks"),
    }
}

/// A value, without the braces that only set it off.
fn expression(value: &syn::Expr) -> TokenStream {
    match value {
        syn::Expr::Block(block) => unwrapped(&block.block),
        value => quote! { #value },
    }
}

/// A block of one expression without its braces.
fn unwrapped(block: &syn::Block) -> TokenStream {
    match block.stmts.as_slice() {
        [syn::Stmt::Expr(value, None)] => quote! { #value },
        _ => quote! { #block },
    }
}

fn refused(what: &impl Spanned, why: &str) -> TokenStream {
    syn::Error::new(what.span(), why).to_compile_error()
}
