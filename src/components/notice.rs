//! A few words about the state of things, in the place they are about.

use leptos::html;
use leptos::prelude::*;

use super::focus::recover_focus;
use super::icon::{Icon, Shape};
use crate::reactive::effect;

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
#[component]
pub fn Notice(
    /// How much it matters.
    tone: Tone,
    /// Its title.
    #[prop(into)]
    title: String,
    /// Whether it takes the focus, so that it is seen and heard wherever the page is scrolled to.
    #[prop(optional)]
    takes_focus: bool,
    /// Whether it is in a region that announces it.
    #[prop(optional)]
    is_announced: bool,
    /// What follows from it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let element = NodeRef::<html::Div>::new();
    if takes_focus {
        effect(move || {
            if let Some(element) = element.get() {
                // An element that is gone already needs no focus.
                let _ = element.focus();
            }
        });
    }
    on_cleanup(recover_focus);
    view! {
        <div class=tone.class() role=(!is_announced).then(|| tone.role()) tabindex="-1" node_ref=element>
            <Icon shape=tone.shape() />
            <div class="notice-text">
                <p class="notice-title">{title}</p>
                {children.map(|children| children())}
            </div>
        </div>
    }
}

/// Shown when there is nothing to display, with advice on how to change that.
#[component]
pub fn EmptyState(
    /// That there is nothing.
    title: &'static str,
    /// What to do.
    advice: &'static str,
    /// The way there.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="empty stub">
            <h2>{title}</h2>
            <p>{advice}</p>
            {children.map(|children| children())}
        </div>
    }
}
