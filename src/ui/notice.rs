//! A few words about the state of things, in the place they are about.

use web_sys::HtmlElement;

use super::icon::{Shape, icon};
use crate::reactive::effect;
use crate::view::{ElementRef, View, view};

/// How much a notice matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Good to know.
    Information,
    /// It went well.
    Success,
    /// Worth a look.
    Warning,
    /// It went wrong.
    Failure,
}

impl Tone {
    fn class(self) -> &'static str {
        match self {
            Self::Information => "notice information",
            Self::Success => "notice success",
            Self::Warning => "notice warning",
            Self::Failure => "notice failure",
        }
    }

    fn shape(self) -> Shape {
        match self {
            Self::Information => Shape::Information,
            Self::Success => Shape::Check,
            Self::Warning | Self::Failure => Shape::Warning,
        }
    }

    /// Failures interrupt a screen reader, the rest waits for a pause.
    fn role(self) -> &'static str {
        match self {
            Self::Failure => "alert",
            _ => "status",
        }
    }
}

/// A notice with a title and what follows from it.
pub fn notice(tone: Tone, title: &str, content: View) -> View {
    notice_view(tone, title.to_owned(), content, false)
}

/// The same, and it takes the focus, so that it is seen and heard wherever the page is scrolled to.
pub fn focused_notice(tone: Tone, title: &str, content: View) -> View {
    notice_view(tone, title.to_owned(), content, true)
}

fn notice_view(tone: Tone, title: String, content: View, focused: bool) -> View {
    let element = ElementRef::<HtmlElement>::new();
    if focused {
        effect(move || {
            if let Some(element) = element.get() {
                // An element that is gone already needs no focus.
                let _ = element.focus();
            }
        });
    }
    view! {
        <div class={tone.class()} role=tone.role() tabindex="-1" node_ref=element>
            {icon(tone.shape())}
            <div class="notice-text">
                <p class="notice-title">{title}</p>
                {content}
            </div>
        </div>
    }
}
