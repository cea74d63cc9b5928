//! The month that is shown, the ways to others, and the choice of a view.

use leptos::prelude::*;

use super::beginning;
use crate::components::{Icon, Shape};
use crate::features::context::{href, use_formats, use_i18n};
use crate::models::value::Month;
use crate::routes::{CalendarQuery, Route};

/// The month that is shown, with the ways to those beside it and to the present one, as a grid or as a list. The links stay when
/// the month changes, and with them the focus.
#[component]
pub(super) fn MonthBar(
    /// The month that is shown.
    month: Memo<Option<Month>>,
    /// The present month.
    present: Memo<Option<Month>>,
    /// Whether it is shown as a list.
    is_agenda: Memo<bool>,
) -> impl IntoView {
    let words = &use_i18n().calendar;
    let formats = use_formats().in_utc();
    let name = move || month.get().map(|month| formats.month(beginning(month.days().start)));
    let way = move |to: Option<Month>, is_agenda: bool| {
        // The present month has the plain address, which is right tomorrow as well.
        let query = CalendarQuery { month: to.filter(|_| to != present.get()), is_agenda };
        to.map(|_| href(&Route::Calendar(query)))
    };
    let current = move |is_it: bool| is_it.then_some("page");
    view! {
        <div class="calendar-bar">
            <h2 aria-live="polite">{name}</h2>
            <nav class="calendar-ways" aria-label=words.month>
                <a
                    class="button quiet"
                    title=words.before
                    aria-label=words.before
                    href=move || way(month.get().and_then(Month::before), is_agenda.get())
                >
                    <Icon shape=Shape::Left />
                </a>
                <a
                    class="button quiet"
                    aria-current=move || current(month.get() == present.get())
                    href=move || way(present.get(), is_agenda.get())
                >
                    {words.present}
                </a>
                <a
                    class="button quiet"
                    title=words.after
                    aria-label=words.after
                    href=move || way(month.get().and_then(Month::after), is_agenda.get())
                >
                    <Icon shape=Shape::Right />
                </a>
            </nav>
            <nav class="tabs calendar-views" aria-label=words.view>
                <a href=move || way(month.get(), false) aria-current=move || current(!is_agenda.get())>
                    {words.grid}
                </a>
                <a href=move || way(month.get(), true) aria-current=move || current(is_agenda.get())>
                    {words.agenda}
                </a>
            </nav>
        </div>
    }
}
