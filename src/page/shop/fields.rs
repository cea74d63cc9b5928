//! The fields of a shop: their controls in groups, their labels, and what stands in them in words.

use leptos::prelude::*;

use super::color::color_field;
use super::payment::payment_field;
use crate::domain::EventId;
use crate::form::Draft;
use crate::page::context::{use_store, use_words};
use crate::page::form::{Form, group, row};
use crate::page::lookup::Lookup;
use crate::text::Words;
use crate::text::words::FieldWords;
use crate::ui::{SpanWords, TextKind, Tone, notice};
use crate::view::{View, view};

/// The members that no response shows.
pub(super) const UNSHOWN: &[&str] =
    &["payment_methods", "header_image", "analytics_tag", "social_pixel_id", "social", "queue"];
/// The members whose structure the interface does not show.
const FREE: &[&str] = &["social", "queue"];

fn words_of(words: &'static Words, member: &str) -> Option<&'static FieldWords> {
    let words = &words.shop;
    Some(match member {
        "url" => &words.url,
        "events" => &words.events,
        "language" => &words.language,
        "header_image" => &words.header_image,
        "availability" => &words.availability,
        "payment_methods" => &words.payment_methods,
        "analytics_tag" => &words.analytics_tag,
        "social_pixel_id" => &words.social_pixel_id,
        "social" => &words.social,
        "protected" => &words.protected,
        "queue" => &words.queue,
        "custom_color" => &words.color,
        _ => return None,
    })
}

/// The label of a member of the request.
pub(super) fn label(words: &'static Words, member: &str) -> Option<&'static str> {
    words_of(words, member).map(|field| field.label)
}

/// What stands in a control, where it is a set of names, or nothing that the service would tell.
pub(super) fn describe(draft: &Draft, control: &str) -> Option<String> {
    let is_empty = draft.text_of(control).is_empty()
        && draft.chosen_in(control).is_empty()
        && draft.file_in(control).is_none();
    if UNSHOWN.contains(&control) && is_empty {
        return Some(use_words().shop.not_returned.to_owned());
    }
    if control != "events" {
        return None;
    }
    let lookup: Lookup = expect_context();
    let names = draft.chosen_in(control).iter().filter_map(EventId::new).map(|id| lookup.event_name(&id));
    Some(names.collect::<Vec<_>>().join(", "))
}

/// The controls of a shop's form. Of one that is there already, some fields can't be shown as they are.
pub(super) fn fields(form: Form, lookup: Lookup, is_new: bool) -> View {
    let words = &use_words().shop;
    let unshown = (!is_new).then(|| {
        let text = view! { <p>{words.not_returned_list} " " {words.replaces}</p> };
        notice(Tone::Information, words.leave_empty, text)
    });
    view! {
        {lookup.missing_notice()}
        {unshown}
        {group(words.one, [
            form.line("url", &words.url, TextKind::Line),
            language_field(form),
            form.switch("protected", &words.protected),
        ])}
        {group(words.sale, [
            events_field(form, lookup),
            availability_field(form),
            payment_field(form),
        ])}
        {group(words.look, [
            form.file("header_image", &words.header_image, "image/*"),
            color_field(form),
        ])}
        {group(words.tracking, [row([
            form.line("analytics_tag", &words.analytics_tag, TextKind::Code),
            form.line("social_pixel_id", &words.social_pixel_id, TextKind::Code),
        ])])}
        {group(use_words().event.advanced, [form.folded(words.advanced_summary, words.advanced_hint, FREE, [
            form.json_object("social", &words.social),
            form.json_object("queue", &words.queue),
        ])])}
    }
}

/// The language, with those of the other shops as a help.
fn language_field(form: Form) -> View {
    let all = use_store().watch_all(crate::api::shop::list);
    let languages = Signal::derive(move || {
        let walk = all.with(|reading| reading.value.clone());
        let shops = walk.iter().flat_map(|walk| walk.records());
        let mut languages: Vec<String> = shops.filter_map(|shop| shop.language.clone()).collect();
        languages.sort_unstable();
        languages.dedup();
        languages
    });
    form.suggested("language", &use_words().shop.language, TextKind::Line, languages)
}

fn events_field(form: Form, lookup: Lookup) -> View {
    let words = use_words();
    let choices = Signal::derive(move || lookup.event_choices());
    let empty = Signal::derive(move || {
        if lookup.is_reading() { words.common.loading } else { words.event.empty }.to_owned()
    });
    form.many("events", &words.shop.events, words.shop.search_events, choices, empty)
}

fn availability_field(form: Form) -> View {
    let words = use_words();
    if form.draft.with_untracked(|draft| draft.get("availability").is_none()) {
        return view! { <p class="hint">{words.ticket.availability_unshown}</p> };
    }
    let spans = SpanWords {
        members: ["opens_at", "closes_at"],
        labels: [words.ticket.opens_at, words.ticket.closes_at],
        add: words.ticket.add_period,
        remove: words.ticket.remove_period,
    };
    form.spans("availability", &words.shop.availability, spans)
}
