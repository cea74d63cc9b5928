//! A shop's colour, and whether text can be read on it.

use leptos::prelude::*;

use crate::components::TextKind;
use crate::features::context::{use_formats, use_i18n};
use crate::features::form::{Bound, Form, TextControl};
use crate::forms::shop::ShopDraft;
use crate::models::value::Color;

/// Enough contrast for any text (WCAG), in tenths.
const ENOUGH: u32 = 45;
/// Enough contrast for large text.
const ENOUGH_FOR_LARGE: u32 = 30;

/// The colour, with a look at it as soon as it is one.
#[component]
pub(crate) fn ColorField(
    /// The form.
    form: Form<ShopDraft>,
    /// The field.
    field: Bound<String>,
) -> impl IntoView {
    let typed = form.value(|draft| draft.custom_color.value());
    let seen = move || typed.get().map(|color| view! { <Swatch color /> });
    view! {
        <div>
            <TextControl field kind=TextKind::Code />
            {seen}
        </div>
    }
}

/// A colour, and how well white and black text are read on it.
#[component]
pub(crate) fn Swatch(
    /// The colour.
    color: Color,
) -> impl IntoView {
    let words = use_i18n();
    let point = use_formats().decimal_point();
    let verdict = |text: &'static str, other: Color| {
        let contrast = color.contrast(other);
        let verdict = match contrast {
            ENOUGH.. => words.shop.readable,
            ENOUGH_FOR_LARGE.. => words.shop.readable_large,
            _ => words.shop.unreadable,
        };
        let ratio = format!("{}{}{}", contrast / 10, point, contrast % 10);
        (words.shop.contrast)(text, &ratio, verdict)
    };
    let (code, name) = (color.to_string(), color.to_string());
    view! {
        <div class="swatch">
            <svg viewBox="0 0 48 48" role="img" aria-label=name>
                <rect width="48" height="48" rx="4" fill=code></rect>
            </svg>
            <ul>
                <li>{verdict(words.shop.white_text, Color::WHITE)}</li>
                <li>{verdict(words.shop.black_text, Color::BLACK)}</li>
            </ul>
        </div>
    }
}
