//! A record with all its fields, in groups.

use leptos::prelude::*;

use crate::components::DialogButton;
use crate::features::context::use_i18n;
use crate::models::pretty;
use crate::preferences::Preferences;

/// A field with its values, one per line.
pub(crate) type Line = (&'static str, Signal<Vec<String>>);

/// A field that does not change while it is shown.
pub(crate) fn line(label: &'static str, value: Option<String>) -> Line {
    let none = use_i18n().common.none.to_owned();
    (label, Signal::stored(vec![value.filter(|value| !value.is_empty()).unwrap_or(none)]))
}

/// A field whose values may still be on their way, such as names.
pub(crate) fn lines(label: &'static str, values: impl Fn() -> Vec<String> + Send + Sync + 'static) -> Line {
    let none = use_i18n().common.none;
    let values = Signal::derive(move || {
        let values = values();
        if values.is_empty() { vec![none.to_owned()] } else { values }
    });
    (label, values)
}

/// Yes, no, or nothing.
pub(crate) fn flag(label: &'static str, flag: Option<bool>) -> Line {
    let words = &use_i18n().common;
    line(label, flag.map(|flag| if flag { words.yes } else { words.no }.to_owned()))
}

/// Fields under a heading.
#[component]
pub(crate) fn DetailGroup<F: IntoIterator<Item = Line>>(
    /// The title.
    title: &'static str,
    /// Its fields.
    lines: F,
) -> impl IntoView {
    let line = |(label, values): Line| {
        let values = move || {
            values
                .get()
                .into_iter()
                .map(|value| {
                    view! {
                        <dd>
                            <bdi>{value}</bdi>
                        </dd>
                    }
                })
                .collect::<Vec<_>>()
        };
        view! {
            <div class="line">
                <dt>{label}</dt>
                {values}
            </div>
        }
    };
    view! {
        <section class="group">
            <h2>{title}</h2>
            <dl>{lines.into_iter().map(line).collect::<Vec<_>>()}</dl>
        </section>
    }
}

/// The record as the service sent it, for developers.
#[component]
pub(crate) fn AsReceived<'a>(
    /// The text.
    text: &'a str,
) -> impl IntoView + use<> {
    let preferences: Preferences = expect_context();
    let text = text.to_owned();
    view! {
        <Show when=move || preferences.shows_developer_details.get()>
            <ReceivedText text=&text />
        </Show>
    }
}

/// A text as the service sent it, folded away unless it is all that there is to see.
#[component]
pub(crate) fn ReceivedText<'a>(
    /// The text.
    text: &'a str,
    /// Whether it is open.
    #[prop(optional)]
    is_open: bool,
) -> impl IntoView + use<> {
    view! {
        <details class="as-received" open=is_open>
            <summary>{use_i18n().common.as_received}</summary>
            <pre tabindex="0">{pretty(text)}</pre>
        </details>
    }
}

/// A button that shows a record as the service sent it, for one that has no page.
#[component]
pub(crate) fn ReceivedButton<'a>(
    /// The text.
    text: &'a str,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let text = StoredValue::new(text.to_owned());
    view! {
        <DialogButton
            label=words.common.as_received
            name=words.common.received
            class="button quiet"
            dialog_class="sheet-dialog question"
            close=words.frame.close
        >
            <div class="as-received">
                <pre tabindex="0">{text.with_value(|text| pretty(text))}</pre>
            </div>
        </DialogButton>
    }
}

/// The placeholder of a record while it loads.
#[component]
pub(crate) fn Skeleton() -> impl IntoView {
    let lines = (0..8).map(|_| view! { <span class="skeleton"></span> }).collect::<Vec<_>>();
    view! {
        <div class="sheet-skeleton" aria-hidden="true">
            {lines}
        </div>
    }
}
