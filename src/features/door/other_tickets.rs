//! The other tickets of the order that an answer is about, to be chosen from.

use leptos::prelude::*;

use super::lookup_result::{LookupResult, LookupTicket};
use super::verdict::{admission_text, appearance, other_scan};
use crate::analytics::filled_in::filled_in_text;
use crate::components::{ButtonList, Icon};
use crate::features::context::use_i18n;

/// The other tickets of the order that an answer is about.
#[component]
pub(super) fn OtherTickets(
    /// The answer that is shown.
    result: Signal<Option<LookupResult>>,
    /// Asks for a ticket by its barcode.
    on_choose: Callback<String>,
    /// Moves the focus to the search box.
    on_leave: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    // What is checked again is mostly the same: then the list stays, and so does what has the focus.
    let others = Memo::new(move |_| {
        result.with(|result| {
            let LookupResult { tickets, status, .. } = result.as_ref()?;
            let others: Vec<_> = tickets.iter().filter(|ticket| !ticket.is_asked).cloned().collect();
            let is_all = others.len() == tickets.len();
            (!others.is_empty()).then(|| (others, is_all, status.clone()))
        })
    });
    move || {
        let (others, is_all, status) = others.get()?;
        let title = if is_all { words.order.tickets } else { words.door.same_order };
        let row = |ticket| view! { <OtherTicket ticket status=status.as_deref() on_choose /> };
        let rows = others.iter().map(row).collect_view();
        Some(view! {
            <div class="answer-others">
                <p class="hint">{title}</p>
                <ButtonList on_leave>{rows}</ButtonList>
            </div>
        })
    }
}

/// A ticket, and what was filled in for it: whose it is. Pressing it asks for it, if it has a barcode.
#[component]
fn OtherTicket<'a>(
    /// The ticket.
    ticket: &'a LookupTicket,
    /// The status of the order.
    status: Option<&'a str>,
    /// Asks for it by its barcode.
    on_choose: Callback<String>,
) -> impl IntoView + use<> {
    let admission = admission_text(&ticket.admission, status);
    let (_, shape) = appearance(&ticket.admission);
    let scan = other_scan(ticket).map(|scan| format!(" · {scan}"));
    let filled_in = filled_in_text(&ticket.values);
    let filled_in = (!filled_in.is_empty()).then(|| view! { <bdi class="personal">{filled_in}</bdi> });
    let barcode = ticket.barcode.clone();
    let content = view! {
        <Icon shape />
        <bdi>{ticket.name.clone()}</bdi>
        <span class="code personal">{barcode.clone()}</span>
        {filled_in}
        <span class="answer-scan">{admission} {scan}</span>
    };
    view! {
        <li>
            {if barcode.is_empty() {
                view! { <div class="match">{content}</div> }.into_any()
            } else {
                let choose = move |_| on_choose.run(barcode.clone());
                view! {
                    <button type="button" class="match" on:click=choose>
                        {content}
                    </button>
                }
                    .into_any()
            }}
        </li>
    }
}
