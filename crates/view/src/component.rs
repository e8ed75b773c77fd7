//! Components, with what is handed to them and to the element they show.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use rstml::Infallible;
use rstml::node::{KeyedAttribute, NodeAttribute, NodeElement};
use syn::spanned::Spanned;

use crate::{element, refused, together};

/// A name that begins with a capital letter is a component's.
pub fn is(element: &NodeElement<Infallible>) -> bool {
    element.name().to_string().starts_with(|first: char| first.is_ascii_uppercase())
}

pub fn shown(element: &NodeElement<Infallible>) -> TokenStream {
    let name = element.name();
    let (mut given, mut parts) = (Vec::new(), Vec::new());
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Attribute(attribute) if attribute.key.to_string().contains(':') => {
                let (part, hole) = element::part(attribute);
                parts.push(quote! { (crate::page::Part::of(#part), #hole) });
            }
            NodeAttribute::Attribute(attribute) => given.push(prop(attribute)),
            NodeAttribute::Block(block) => parts.push(refused(block, "an attribute needs a name")),
        }
    }
    if !element.children.is_empty() {
        let children = together(&element.children);
        given.push(quote! { .children(crate::page::children(move || #children)) });
    }
    let view = quote_spanned! { name.span() =>
        ::leptos::component::component_view(#name, ::leptos::component::component_props_builder(&#name) #(#given)* .build())
    };
    match parts.as_slice() {
        [] => view,
        parts => quote! { crate::page::View::with(#view, ::std::vec![#(#parts),*]) },
    }
}

/// A value for the component; a name alone stands for the variable of that name.
fn prop(attribute: &KeyedAttribute) -> TokenStream {
    let name = format_ident!("{}", attribute.key.to_string());
    let value = match attribute.value() {
        Some(value) => crate::expression(value),
        None => quote! { #name },
    };
    quote_spanned! { attribute.key.span() => .#name(#value) }
}
