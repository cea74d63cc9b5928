//! `IntoBody`: how a request is sent.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, FieldsNamed, Result};

use crate::member_name;

pub(crate) fn implementation(input: &DeriveInput, fields: &FieldsNamed) -> Result<TokenStream> {
    let request = &input.ident;
    let members = fields.named.iter().filter_map(|field| field.ident.as_ref()).map(|field| {
        let name = member_name(field);
        quote!(.member(#name, request.#field))
    });
    Ok(quote! {
        impl ::core::convert::From<#request> for ::loket_api::Body {
            fn from(request: #request) -> Self {
                Self::new() #(#members)*
            }
        }
    })
}
