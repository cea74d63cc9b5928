//! How much of a list is read.

use leptos::prelude::*;

use crate::features::context::{use_formats, use_i18n};
use crate::query::PagedResult;

/// How much of a list is read, as long as that is not all; then how much of it can't be read.
#[component]
pub(crate) fn ReadProgress<'a, T>(
    /// What is read of it.
    list: Option<&'a PagedResult<T>>,
) -> impl IntoView + use<T> {
    let (words, formats) = (&use_i18n().list, use_formats());
    let walk = list.filter(|walk| !walk.has_all())?;
    let is_complete = walk.is_complete();
    let text = match is_complete {
        false => (words.reading)(&formats.integer(walk.read), &formats.integer(walk.total)),
        true => (words.not_readable)(&formats.integer(walk.unreadable)),
    };
    // A number that rises with every page is not announced each time.
    let role = is_complete.then_some("status");
    Some(view! {
        <p class="hint" role=role>
            {text}
        </p>
    })
}
