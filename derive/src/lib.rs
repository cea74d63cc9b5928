//! What follows from the definition of a record, so that a member is spelled once in each of its three shapes: as it
//! is received, as it is sent, and as it is filled in.
//!
//! The macros name items of the app (`crate::models`, `crate::api`, `crate::forms`); they are of no use elsewhere.

mod fields;
mod from_json;
mod into_body;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use syn::{Data, DeriveInput, Fields, FieldsNamed, Ident, parse_macro_input};

/// Reads a record from JSON: each member by the name of its field, as its type reads it.
#[proc_macro_derive(FromJson)]
pub fn from_json(input: TokenStream) -> TokenStream {
    derive(&parse_macro_input!(input as DeriveInput), from_json::implementation)
}

/// Turns a request into its body: each field as a member of its name, in the order of the definition.
#[proc_macro_derive(IntoBody)]
pub fn into_body(input: TokenStream) -> TokenStream {
    derive(&parse_macro_input!(input as DeriveInput), into_body::implementation)
}

/// Names the fields of a draft: `FIELDS`, a struct with each of them, and the list of them all.
///
/// `#[draft(texts = ticket)]` on the struct says which messages have the label and hint of each field, under the name of
/// the field. `#[draft(name = "venue.city")]` on a field names the control where it is not called as the field is.
#[proc_macro_derive(Fields, attributes(draft))]
pub fn fields(input: TokenStream) -> TokenStream {
    derive(&parse_macro_input!(input as DeriveInput), fields::implementation)
}

fn derive(
    input: &DeriveInput,
    implementation: impl FnOnce(&DeriveInput, &FieldsNamed) -> syn::Result<Tokens>,
) -> TokenStream {
    let tokens = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(named) => implementation(input, named),
            _ => Err(syn::Error::new_spanned(&input.ident, "expected named fields")),
        },
        _ => Err(syn::Error::new_spanned(&input.ident, "expected a struct")),
    };
    tokens.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// The name of a member: that of its field, also where it is a word of the language (`r#type`).
fn member_name(field: &Ident) -> String {
    let name = field.to_string();
    name.strip_prefix("r#").map(str::to_owned).unwrap_or(name)
}
