//! The periods in which something is on sale or public.

use leptos::prelude::*;

use super::{Form, SpansControl};
use crate::components::{DateRangeWords, Icon, Shape};
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::today::use_minute;
use crate::forms::{Draft, Field, Input, Span, Spans};
use crate::models::Period;

/// The periods, or why they can't be edited here.
#[component]
pub(crate) fn PeriodsControl<D: Draft>(
    /// The form.
    form: Form<D>,
    /// The field; the form lacks it where the periods have a structure that the app doesn't know.
    field: Field<D, Option<Spans<Period>>>,
    /// What it means that all of them are over.
    over: &'static str,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    if form.draft.with_untracked(|draft| (field.get)(draft).is_none()) {
        return view! { <p class="hint">{words.availability_unshown}</p> }.into_any();
    }
    let texts = DateRangeWords {
        members: Period::MEMBERS,
        labels: [words.opens_at, words.closes_at],
        span: words.period,
        add: words.add_period,
        remove: words.remove_period,
    };
    let (formats, minute) = (use_formats(), use_minute());
    let are_over = Memo::new(move |_| {
        minute.track();
        let now = formats.typed(now());
        let periods =
            form.draft.with(|draft| (field.get)(draft).as_ref().map(Input::held)).unwrap_or_default();
        // Local times of one zone, as controls hold them, are in the order of their texts.
        let is_over = |(_, closes_at): &(String, String)| !closes_at.is_empty() && *closes_at < now;
        !periods.is_empty() && periods.iter().all(is_over)
    });
    view! {
        <SpansControl field=form.bind(field) words=texts />
        <div role="status">
            <Show when=move || are_over.get()>
                <p class="hint warning">
                    <Icon shape=Shape::Warning />
                    " "
                    {over}
                </p>
            </Show>
        </div>
    }
    .into_any()
}
