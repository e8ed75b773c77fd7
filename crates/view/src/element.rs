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

/// Tells one place in the source from the next: where the same place is drawn again, the element stays.
static PLACES: AtomicU32 = AtomicU32::new(0);

pub fn shown(element: &NodeElement<Infallible>) -> TokenStream {
    let place = PLACES.fetch_add(1, Ordering::Relaxed);
    let mut holes = Vec::new();
    let root = made(element, &mut holes);
    quote_spanned! { element.open_tag.name.span() =>
        crate::page::View::element(&crate::page::Template { place: #place, root: #root }, [#(#holes),*])
    }
}

/// What never changes of an element with all inside it, and in `holes` what fills its holes, in their order.
fn made(element: &NodeElement<Infallible>, holes: &mut Vec<TokenStream>) -> TokenStream {
    let tag = element.name().to_string();
    let drawn = DRAWN.contains(&tag.as_str());
    let (mut still, mut parts) = (Vec::new(), Vec::new());
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Attribute(attribute) => match words(attribute) {
                Some((name, words)) => still.push(quote! { (#name, #words) }),
                None => {
                    let (part, hole) = part(attribute);
                    parts.push(part);
                    holes.push(hole);
                }
            },
            NodeAttribute::Block(block) => holes.push(refused(block, "an attribute needs a name")),
        }
    }
    let inside = element.children.iter().map(|child| inside(child, holes)).collect::<Vec<_>>();
    quote! {
        crate::page::Made { tag: #tag, drawn: #drawn, still: &[#(#still),*], parts: &[#(#parts),*], inside: &[#(#inside),*] }
    }
}

fn inside(node: &Node, holes: &mut Vec<TokenStream>) -> TokenStream {
    match node {
        Node::Element(element) if !component::is(element) => {
            let made = made(element, holes);
            quote! { crate::page::Inside::Element(#made) }
        }
        Node::Text(text) => {
            let text = &text.value;
            quote! { crate::page::Inside::Text(#text) }
        }
        other => {
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
            quote! { crate::page::Inside::Hole }
        }
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

/// Something set on an element: the hole, and what fills it.
pub fn part(attribute: &KeyedAttribute) -> (TokenStream, TokenStream) {
    let name = attribute.key.to_string();
    let span = attribute.key.span();
    let given = attribute.value().map_or(quote! { true }, expression);
    let set = |place: &str, name: &str, value: &TokenStream| {
        let place = format_ident!("{place}");
        let part = quote! { crate::page::Part::Set(crate::page::Place::#place(#name)) };
        (part, quote_spanned! { span => crate::page::value(#value) })
    };
    match name.split_once(':') {
        Some(("on", event)) => {
            let (event, capture) = event.strip_suffix(":capture").map_or((event, false), |event| (event, true));
            let typed = format_ident!("{event}");
            let part = quote! { crate::page::Part::On { event: #event, capture: #capture } };
            (part, quote_spanned! { span => crate::page::on(::leptos::ev::#typed, #given) })
        }
        Some(("class", name)) => set("Class", name, &given),
        Some(("style", name)) => set("Style", name, &given),
        Some(("prop", name)) => set("Property", name, &given),
        Some(("attr", name)) => set("Attribute", name, &given),
        Some(_) => (TokenStream::new(), refused(&attribute.key, "known are on:, class:, style:, prop: and attr:")),
        None => match (name.as_str(), attribute.value()) {
            ("node_ref", _) => {
                (quote! { crate::page::Part::Reference }, quote_spanned! { span => crate::page::reference(#given) })
            }
            ("inner_html", _) => (
                quote! { crate::page::Part::Set(crate::page::Place::Inside) },
                quote_spanned! { span => crate::page::value(#given) },
            ),
            ("style", Some(Expr::Tuple(pair))) if pair.elems.len() == 2 => {
                let (name, value) = (&pair.elems[0], &pair.elems[1]);
                let part = quote! { crate::page::Part::Set(crate::page::Place::Style(#name)) };
                (part, quote_spanned! { span => crate::page::value(#value) })
            }
            _ => set("Attribute", &name, &given),
        },
    }
}
