//! `FromJson`: how a record is read.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, FieldsNamed, Result};

use crate::member_name;

pub(crate) fn implementation(input: &DeriveInput, fields: &FieldsNamed) -> Result<TokenStream> {
    let record = &input.ident;
    let members = fields.named.iter().filter_map(|field| field.ident.as_ref()).map(|field| {
        let name = member_name(field);
        quote!(#field: members.read(#name)?)
    });
    Ok(quote! {
        impl ::loket_models::FromJson for #record {
            fn from_json(
                json: ::loket_models::Json<'_>,
            ) -> ::core::result::Result<Self, ::loket_models::DecodeError> {
                let members = json.members()?;
                ::core::result::Result::Ok(Self { #(#members),* })
            }
        }
    })
}
