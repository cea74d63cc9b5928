//! The periods in which something is on sale or public.

use leptos::prelude::*;

use super::{Form, SpansControl};
use crate::components::DateRangeWords;
use crate::features::context::use_i18n;
use crate::forms::{Draft, Field, Span, Spans};
use crate::models::Period;

/// The periods, or why they can't be edited here.
#[component]
pub(crate) fn PeriodsControl<D: Draft>(
    /// The form.
    form: Form<D>,
    /// The field; the form lacks it where the periods have a structure that the app doesn't know.
    field: Field<D, Option<Spans<Period>>>,
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
    view! { <SpansControl field=form.bind(field) words=texts /> }.into_any()
}
