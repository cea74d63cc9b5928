//! How far something long is read, with a button that stops it or goes on.

use std::ops::Add;

use leptos::prelude::*;

use super::recover_focus;

/// How many records are read, and of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReadCount {
    /// Those that are read.
    pub read: u64,
    /// All, as far as known.
    pub total: u64,
}

impl Add for ReadCount {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { read: self.read + other.read, total: self.total + other.total }
    }
}

/// A row that is built once and then follows what is read.
#[component]
pub fn ProgressRow(
    /// How far it is read.
    progress: Signal<ReadCount>,
    /// Whether there is more to read: a bar shows how much.
    #[prop(into)]
    has_bar: Signal<bool>,
    /// What the bar shows.
    bar_label: &'static str,
    /// The same as a text.
    #[prop(into)]
    text: Signal<String>,
    /// The button.
    #[prop(into)]
    label: Signal<&'static str>,
    /// Whether what it asks for is under way.
    #[prop(into)]
    is_busy: Signal<bool>,
    /// Called when it is pressed.
    on_press: Callback<()>,
    /// What is said beside.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    // The button may have the focus when the row goes.
    on_cleanup(recover_focus);
    let bar = move || {
        has_bar.get().then(|| {
            view! {
                <progress
                    max=move || progress.get().total.max(1).to_string()
                    value=move || progress.get().read.to_string()
                    aria-label=bar_label
                ></progress>
            }
        })
    };
    // The text grows with what is read: after the button, so that this stays where it is.
    view! {
        <div class="progress-row">
            <button
                type="button"
                class="button"
                aria-disabled=move || is_busy.get().then_some("true")
                on:click=move |_| on_press.run(())
            >
                {label}
            </button>
            {bar}
            <p>{text}</p>
            {children.map(|children| children())}
        </div>
    }
}
