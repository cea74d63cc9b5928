//! `Fields`: the fields of a draft by name.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, DeriveInput, Error, FieldsNamed, Ident, LitStr, Result};

use crate::member_name;

pub(crate) fn implementation(input: &DeriveInput, fields: &FieldsNamed) -> Result<TokenStream> {
    let draft = &input.ident;
    let texts = Options::of(&input.attrs)?.texts;
    let texts = texts.ok_or_else(|| Error::new_spanned(draft, "expected `#[draft(texts = …)]`"))?;
    let table = format_ident!("{draft}Fields");
    let (mut kinds, mut values, mut idents) = (Vec::new(), Vec::new(), Vec::new());
    for field in &fields.named {
        let Some(ident) = &field.ident else { continue };
        let member = member_name(ident);
        let name = Options::of(&field.attrs)?.name.unwrap_or_else(|| LitStr::new(&member, ident.span()));
        kinds.push(&field.ty);
        values.push(quote! {
            crate::forms::Field {
                name: #name,
                texts: |messages| &messages.#texts.#ident,
                get: |draft| &draft.#ident,
                get_mut: |draft| &mut draft.#ident,
            }
        });
        idents.push(ident);
    }
    Ok(quote! {
        /// The fields of the draft: a form that takes them apart can't leave one out.
        pub(crate) struct #table {
            #(pub(crate) #idents: crate::forms::Field<#draft, #kinds>),*
        }

        impl #draft {
            pub(crate) const FIELDS: #table = #table { #(#idents: #values),* };
        }

        impl crate::forms::Fields for #draft {
            fn fields(&self) -> ::std::vec::Vec<crate::forms::AnyField<'_>> {
                ::std::vec![#(crate::forms::AnyField {
                    name: Self::FIELDS.#idents.name,
                    texts: Self::FIELDS.#idents.texts,
                    control: &self.#idents,
                }),*]
            }

            fn controls_mut(&mut self) -> ::std::vec::Vec<(&'static str, &mut dyn crate::forms::Control)> {
                ::std::vec![#((Self::FIELDS.#idents.name, &mut self.#idents as &mut dyn crate::forms::Control)),*]
            }
        }
    })
}

/// What the attributes of a struct or a field say.
#[derive(Default)]
struct Options {
    texts: Option<Ident>,
    name: Option<LitStr>,
}

impl Options {
    fn of(attributes: &[Attribute]) -> Result<Self> {
        let mut options = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("draft")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("texts") {
                    options.texts = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("name") {
                    options.name = Some(meta.value()?.parse()?);
                } else {
                    return Err(meta.error("expected `texts` or `name`"));
                }
                Ok(())
            })?;
        }
        Ok(options)
    }
}
