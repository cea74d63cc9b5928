//! An answer in words, and its appearance: only an answer that admits the visitor is green.

use super::lookup_result::{LookupResult, LookupTicket, Verdict};
use super::recheck::{Recheck, RecheckState};
use crate::analytics::{Admission, FieldLabels};
use crate::components::{Icon, ReadCount, Shape};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::sales::FilledIn;
use crate::i18n::Messages;
use crate::routes::Route;
use leptos::prelude::*;

/// The first line of an answer, and its appearance: only an answer that admits the visitor is green.
fn verdict(result: &LookupResult, words: &'static Messages) -> (String, &'static str, Shape) {
    let formats = use_formats();
    let words = &words.door;
    match &result.verdict {
        Verdict::Ticket(admission) => {
            let (class, shape) = appearance(admission);
            (admission_text(admission, result.status.as_deref()), class, shape)
        }
        Verdict::Order => ((words.one_order)(result.tickets.len()), "answer", Shape::Orders),
        Verdict::Several(count) => ((words.several_orders)(*count), "answer", Shape::Search),
        Verdict::Nothing => (words.not_found.to_owned(), "answer bad", Shape::Cross),
        Verdict::NothingSince => (words.not_found_since.to_owned(), "answer warning", Shape::Search),
        Verdict::InPart(count) => ((words.in_part)(*count), "answer warning", Shape::Search),
        Verdict::NothingYet(ReadCount { read, total }) => {
            let text = match read < total {
                true => (words.not_found_yet)(&formats.integer(*read), &formats.integer(*total)),
                false => words.not_found_unread.to_owned(),
            };
            (text, "answer warning", Shape::Search)
        }
        Verdict::WithoutOrder(ReadCount { read, total }) => {
            let text = match read < total {
                true => (words.payment_not_yet)(&formats.integer(*read), &formats.integer(*total)),
                false => words.payment_unread.to_owned(),
            };
            (text, "answer warning", Shape::Search)
        }
    }
}

/// What an answer about a ticket looks like.
pub(super) fn appearance(admission: &Admission) -> (&'static str, Shape) {
    match admission {
        Admission::Valid => ("answer good", Shape::Check),
        Admission::NotPaid => ("answer bad", Shape::Warning),
        Admission::CheckedIn { .. } | Admission::NotToday(_) | Admission::OtherSlot(_) => {
            ("answer bad", Shape::Cross)
        }
        Admission::NotEntry => ("answer warning", Shape::Warning),
        // Let in again, but on no more than what the last scan says.
        Admission::CheckedInEarlier { .. } => ("answer warning", Shape::Refresh),
        Admission::Unknown { .. } => ("answer warning", Shape::Search),
    }
}

/// When a ticket was checked in, where its verdict is about something else.
pub(super) fn other_scan(ticket: &LookupTicket) -> Option<String> {
    let is_said =
        matches!(ticket.admission, Admission::CheckedIn { .. } | Admission::CheckedInEarlier { .. });
    if is_said { None } else { scan(ticket) }
}

/// When a ticket was checked in.
fn scan(ticket: &LookupTicket) -> Option<String> {
    let at = ticket.scanned_at?;
    Some((use_i18n().door.scanned_at)(&use_formats().moment(at)))
}

/// Whether a ticket admits its holder, in a sentence.
pub(super) fn admission_text(admission: &Admission, status: Option<&str>) -> String {
    let (words, formats) = (&use_i18n().door, use_formats());
    match admission {
        Admission::Valid => words.valid.to_owned(),
        Admission::NotPaid => status.map_or_else(|| words.payment_unknown.to_owned(), words.not_paid),
        Admission::NotEntry => words.not_entry.to_owned(),
        Admission::NotToday(dates) if dates.is_empty() => words.valid_on_no_date.to_owned(),
        Admission::NotToday(dates) => {
            let dates: Vec<_> = dates.iter().map(|date| formats.span(date.starts_at, date.ends_at)).collect();
            (words.not_today)(&dates.join(", "))
        }
        Admission::OtherSlot(at) => (words.other_slot)(&formats.moment(*at)),
        Admission::CheckedIn { at, is_today: true } => {
            (words.checked_in_today)(&formats.time_of_day(at.milliseconds()))
        }
        Admission::CheckedIn { at, is_today: false } => (words.checked_in)(&formats.moment(*at)),
        Admission::CheckedInEarlier { at, dates } => (words.checked_in_earlier)(&formats.moment(*at), *dates),
        Admission::Unknown { has_failed: false } => words.dates_unknown.to_owned(),
        Admission::Unknown { has_failed: true } => words.dates_unreadable.to_owned(),
    }
}

/// The first line of an answer that may no longer hold: a ticket that was valid may have been checked in elsewhere, and one
/// that was not found may have been sold.
fn rechecked_verdict(
    result: &LookupResult,
    recheck: Recheck,
    words: &'static Messages,
) -> (String, &'static str, Shape) {
    let is_valid = result.valid_code().is_some();
    let is_missing = result.verdict == Verdict::Nothing;
    let as_of = recheck.as_of.map(|at| use_formats().time_of_day(at)).unwrap_or_default();
    match recheck.state {
        RecheckState::UnderWay if is_missing => {
            ((words.door.missing_rechecking)(&as_of), "answer warning", Shape::Search)
        }
        RecheckState::Stale if is_missing => {
            ((words.door.missing_stale)(&as_of), "answer warning", Shape::Warning)
        }
        RecheckState::UnderWay if is_valid => {
            ((words.door.valid_rechecking)(&as_of), "answer warning", Shape::Search)
        }
        RecheckState::Stale if is_valid => {
            ((words.door.valid_stale)(&as_of), "answer warning", Shape::Warning)
        }
        _ => verdict(result, words),
    }
}

/// The answer to what was asked, without the other tickets of its order.
#[component]
pub(crate) fn VerdictCard<'a>(
    /// The answer.
    result: &'a LookupResult,
    /// Whether it still holds.
    recheck: Recheck,
    /// When the same ticket was looked up before, in milliseconds since 1970.
    looked_up_at: Option<f64>,
    /// What the fields are called.
    labels: &'a FieldLabels,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let (said, class, shape) = rechecked_verdict(result, recheck, words);
    let as_of = match recheck.state {
        RecheckState::UnderWay => Some(words.door.rechecking.to_owned()),
        _ => recheck.as_of.map(|at| (words.common.read_at)(&use_formats().time_of_day(at))),
    };
    let asked = result.tickets.iter().find(|ticket| ticket.is_asked);
    let ticket = asked.map(|ticket| {
        let slot = ticket.slot.clone().map(|slot| {
            view! {
                " · "
                <bdi>{slot}</bdi>
            }
        });
        // While the verdict is about a later scan, it does not have this one.
        let is_rechecked = said != verdict(result, words).0;
        let scan_beside = if is_rechecked { scan(ticket) } else { other_scan(ticket) };
        let values = (!ticket.values.is_empty()).then(|| view! { <FilledIn values=&ticket.values labels /> });
        view! {
            <p class="answer-ticket">
                <bdi>{ticket.name.clone()}</bdi>
                {slot}
            </p>
            {scan_beside.map(|scan| view! { <p class="answer-ticket">{scan}</p> })}
            {values}
        }
    });
    let says_so = result.verdict == Verdict::Ticket(Admission::NotPaid);
    let not_paid = result.status.as_ref().filter(|_| !says_so).map(|status| (words.door.not_paid)(status));
    let before = looked_up_at.map(|at| (words.door.looked_up_before)(&use_formats().time_of_day(at)));
    let doubts = [not_paid, before].into_iter().flatten().map(|doubt| {
        view! {
            <p class="answer-doubt">
                <Icon shape=Shape::Warning />
                {doubt}
            </p>
        }
    });
    let doubts = doubts.collect_view();
    let name = (!result.name.is_empty()).then(|| {
        view! {
            <p class="answer-name personal">
                <bdi>{result.name.clone()}</bdi>
            </p>
        }
    });
    let order = result.order.as_ref().map(|order| {
        let label = (words.order.order_number)(order.id.as_str());
        view! { <a href=href(&Route::Order(order.id.clone()))>{label}</a> }
    });
    view! {
        <div class=class>
            <p class="answer-verdict">
                <Icon shape />
                {said}
            </p>
            {doubts}
            {name}
            {ticket}
            <p class="answer-facts">
                <span class="code personal">{result.asked.to_string()}</span>
                {order}
                <span>{as_of}</span>
            </p>
        </div>
    }
}

/// An earlier answer on one line.
#[component]
pub(crate) fn VerdictLine<'a>(
    /// The answer.
    result: &'a LookupResult,
) -> impl IntoView + use<> {
    let (said, ..) = verdict(result, use_i18n());
    view! {
        <li>
            <span class="code personal">{result.asked.to_string()}</span>
            <span class="personal">{result.name.clone()}</span>
            <span>{said}</span>
        </li>
    }
}
