//! What counts as the same text where people search and sort.

use js_sys::JsString;

/// A text without the difference between capital and small letters. The browser knows them all; Rust's own tables of them
/// would have to be loaded with the app.
pub fn folded(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}
