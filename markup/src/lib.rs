//! Markup as it is known from HTML, turned into a value of `loket::view`.
//!
//! What never changes becomes one text, the template; what is made at run time becomes the list of its holes. The text
//! takes a tenth of what the calls would that build the same.

mod sign;
mod template;

use proc_macro::TokenStream;

/// The view that some markup describes.
///
/// - `<p>"text"</p>`: a text stands in quotes, on one line and as it is read: `&`, not `&amp;`.
/// - `<p>{child}</p>`: a child is whatever is `IntoView`; a closure is a part that follows what it was made from.
/// - `name=value`: an attribute, whatever is `IntoValue`; a name alone is an attribute without a value.
/// - `prop:name=value`: a property of the element, set after its children are there.
/// - `on:name=handler`: called with the event.
/// - `node_ref=reference`: an `ElementRef` that gets the element.
#[proc_macro]
pub fn view(markup: TokenStream) -> TokenStream {
    let parsed = rstml::parse2(markup.into()).and_then(|nodes| template::of(&nodes));
    parsed.unwrap_or_else(syn::Error::into_compile_error).into()
}
