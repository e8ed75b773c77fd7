//! Elements of the page, and what is set on them.

use std::sync::atomic::{AtomicU32, Ordering};

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use rstml::Infallible;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::spanned::Spanned;
use syn::{Expr, Lit};

use crate::{component, expression, refused};

/// Elements of a drawing rather than of text.
const DRAWN: [&str; 12] =
    ["svg", "g", "use", "path", "line", "polyline", "polygon", "rect", "circle", "ellipse", "text", "tspan"];

// What comes next in a template. The reader in `src/page/template.rs` has the same letters.
const ELEMENT: char = '\u{1}';
const DRAWING: char = '\u{2}';
const ATTRIBUTE: char = '\u{3}';
const VALUE: char = '\u{4}';
const PART: char = '\u{5}';
const TEXT: char = '\u{6}';
const HOLE: char = '\u{7}';
const END: char = '\u{8}';

/// Tells one place in the source from the next: where the same place is drawn again, the element stays.
static PLACES: AtomicU32 = AtomicU32::new(0);

pub fn shown(element: &NodeElement<Infallible>) -> TokenStream {
    let place = PLACES.fetch_add(1, Ordering::Relaxed);
    let (mut made, mut holes) = (String::new(), Vec::new());
    write(element, &mut made, &mut holes);
    quote_spanned! { element.open_tag.name.span() =>
        crate::page::View::element(crate::page::Template { place: #place, made: #made }, [#(#holes),*])
    }
}

/// Writes what never changes of an element with all inside it, as `src/page/template.rs` reads it, and gathers in `holes`
/// what fills its holes, in their order.
fn write(element: &NodeElement<Infallible>, made: &mut String, holes: &mut Vec<TokenStream>) {
    let tag = element.name().to_string();
    made.push(if DRAWN.contains(&tag.as_str()) { DRAWING } else { ELEMENT });
    made.push_str(&tag);
    let mut parts = String::new();
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Attribute(attribute) => match words(attribute) {
                Some((name, words)) => {
                    made.extend([&ATTRIBUTE.to_string(), &name, &VALUE.to_string(), &words].map(String::as_str))
                }
                None => {
                    let (part, hole) = part(attribute);
                    parts.push(PART);
                    parts.push_str(&part);
                    holes.push(hole);
                }
            },
            NodeAttribute::Block(block) => holes.push(refused(block, "an attribute needs a name")),
        }
    }
    made.push_str(&parts);
    for child in &element.children {
        match child {
            Node::Element(element) if !component::is(element) => write(element, made, holes),
            Node::Text(text) => {
                made.push(TEXT);
                made.push_str(&text.value_string());
            }
            other => {
                made.push(HOLE);
                holes.push(match other {
                    Node::Block(NodeBlock::ValidBlock(block)) => {
                        let value = crate::unwrapped(block);
                        quote_spanned! { block.span() => crate::page::inner(#value) }
                    }
                    other => {
                        let view = crate::shown(other);
                        quote! { crate::page::Hole::View(#view) }
                    }
                });
            }
        }
    }
    made.push(END);
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

/// Something set on an element: the hole, as a letter and a name, and what fills it.
pub fn part(attribute: &KeyedAttribute) -> (String, TokenStream) {
    let name = attribute.key.to_string();
    let span = attribute.key.span();
    let given = attribute.value().map_or(quote! { true }, expression);
    let set =
        |place: char, name: &str| (format!("{place}{name}"), quote_spanned! { span => crate::page::value(#given) });
    match name.split_once(':') {
        Some(("on", event)) => {
            let (event, letter) = event.strip_suffix(":capture").map_or((event, 'o'), |event| (event, 'f'));
            let typed = format_ident!("{event}");
            (format!("{letter}{event}"), quote_spanned! { span => crate::page::on(::leptos::ev::#typed, #given) })
        }
        Some(("class", name)) => set('c', name),
        Some(("style", name)) => set('s', name),
        Some(("prop", name)) => set('p', name),
        Some(("attr", name)) => set('a', name),
        Some(_) => (String::new(), refused(&attribute.key, "known are on:, class:, style:, prop: and attr:")),
        None => match (name.as_str(), attribute.value()) {
            ("node_ref", _) => ("r".to_owned(), quote_spanned! { span => crate::page::reference(#given) }),
            ("inner_html", _) => set('i', ""),
            ("style", Some(Expr::Tuple(pair))) => match (pair.elems.first(), pair.elems.last()) {
                (Some(Expr::Lit(syn::ExprLit { lit: Lit::Str(name), .. })), Some(value)) => {
                    (format!("s{}", name.value()), quote_spanned! { span => crate::page::value(#value) })
                }
                _ => (String::new(), refused(&attribute.key, "style takes a name in quotes and a value")),
            },
            _ => set('a', &name),
        },
    }
}
