//! Elements of the page, and what is set on them.

use std::sync::atomic::{AtomicU32, Ordering};

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use rstml::Infallible;
use rstml::node::{KeyedAttribute, NodeAttribute, NodeElement};
use syn::spanned::Spanned;
use syn::{Expr, Lit};

use crate::{refused, shown as child};

/// Elements of a drawing rather than of text.
const DRAWN: [&str; 12] =
    ["svg", "g", "use", "path", "line", "polyline", "polygon", "rect", "circle", "ellipse", "text", "tspan"];

/// Tells one place in the source from the next: where the same place is drawn again, the element stays.
static PLACES: AtomicU32 = AtomicU32::new(0);

pub fn shown(element: &NodeElement<Infallible>) -> TokenStream {
    let tag = element.name().to_string();
    let drawn = DRAWN.contains(&tag.as_str());
    let place = PLACES.fetch_add(1, Ordering::Relaxed);
    let (mut still, mut parts) = (Vec::new(), Vec::new());
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Attribute(attribute) => match words(attribute) {
                Some((name, words)) => still.push(quote! { (#name, #words) }),
                None => parts.push(part(attribute)),
            },
            NodeAttribute::Block(block) => parts.push(refused(block, "an attribute needs a name")),
        }
    }
    let children = element.children.iter().map(child);
    quote_spanned! { element.open_tag.name.span() =>
        crate::page::View::element(
            &crate::page::Made { tag: #tag, drawn: #drawn, place: #place, still: &[#(#still),*] },
            ::std::vec![#(#parts),*],
            ::std::vec![#(#children),*],
        )
    }
}

/// The name and value of an attribute that is written out and never changes.
fn words(attribute: &KeyedAttribute) -> Option<(String, String)> {
    let name = attribute.key.to_string();
    if name.contains(':') {
        return None;
    }
    match attribute.value() {
        None => Some((name, String::new())),
        Some(Expr::Lit(literal)) => match &literal.lit {
            Lit::Str(words) => Some((name, words.value())),
            _ => None,
        },
        Some(_) => None,
    }
}

/// What is set on an element, as a `crate::page::Part`.
pub fn part(attribute: &KeyedAttribute) -> TokenStream {
    let name = attribute.key.to_string();
    let value = attribute.value().map_or(quote! { true }, crate::expression);
    let span = attribute.key.span();
    match name.split_once(':') {
        Some(("on", event)) => {
            let (event, listen) = match event.strip_suffix(":capture") {
                Some(event) => (event, format_ident!("on_capture")),
                None => (event, format_ident!("on")),
            };
            let event = format_ident!("{event}");
            quote_spanned! { span => crate::page::#listen(::leptos::ev::#event, #value) }
        }
        Some(("class", name)) => quote_spanned! { span => crate::page::set(crate::page::Place::Class(#name), #value) },
        Some(("style", name)) => quote_spanned! { span => crate::page::set(crate::page::Place::Style(#name), #value) },
        Some(("prop", name)) => {
            quote_spanned! { span => crate::page::set(crate::page::Place::Property(#name), #value) }
        }
        Some(("attr", name)) => {
            quote_spanned! { span => crate::page::set(crate::page::Place::Attribute(#name), #value) }
        }
        Some(_) => refused(&attribute.key, "known are on:, class:, style:, prop: and attr:"),
        None => match (name.as_str(), attribute.value()) {
            ("node_ref", _) => quote_spanned! { span => crate::page::reference(#value) },
            ("inner_html", _) => quote_spanned! { span => crate::page::set(crate::page::Place::Inside, #value) },
            ("style", Some(Expr::Tuple(pair))) if pair.elems.len() == 2 => {
                let (name, value) = (&pair.elems[0], &pair.elems[1]);
                quote_spanned! { span => crate::page::set(crate::page::Place::Style(#name), #value) }
            }
            _ => quote_spanned! { span => crate::page::set(crate::page::Place::Attribute(#name), #value) },
        },
    }
}
