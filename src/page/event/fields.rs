//! The fields of a new event: their controls in groups, their labels, and what stands in them in words.

use leptos::prelude::*;

use super::dates::{dates_field, in_short};
use super::start::first_day_field;
use super::types::known_types;
use crate::domain::Fee;
use crate::form::Draft;
use crate::page::context::{use_formats, use_words};
use crate::page::form::{Form, group, outline, row};
use crate::text::Words;
use crate::ui::{TextKind, Tone, notice};
use crate::view::{View, view};

/// The members whose structure the interface does not show.
const FREE: &[&str] = &["extra_info", "legal", "mail_moments"];

/// The label of a member of the request, or of a part of the address.
pub(super) fn label(words: &'static Words, member: &str) -> Option<&'static str> {
    let words = &words.event;
    let field = match member {
        "name" => &words.name,
        "type" => &words.r#type,
        "description" => &words.description,
        "dates" => &words.dates,
        "max_capacity" => &words.max_capacity,
        "is_online" => &words.is_online,
        "venue" => return Some(words.place),
        "venue.name" => &words.venue_name,
        "venue.street" => &words.street,
        "venue.house_number" => &words.house_number,
        "venue.zipcode" => &words.zipcode,
        "venue.city" => &words.city,
        "venue.country" => &words.country,
        "header_image" => &words.header_image,
        "header_video" => &words.header_video,
        "service_fee" => &words.service_fee,
        "extra_info" => &words.extra_info,
        "legal" => &words.legal,
        "mail_moments" => &words.mail_moments,
        _ => return None,
    };
    Some(field.label)
}

/// What stands in a control, where it is an amount or much.
pub(super) fn describe(draft: &Draft, control: &str) -> Option<String> {
    match control {
        "dates" => in_short(draft),
        "service_fee" => Some(use_formats().fee(Fee::parse(draft.text_of(control)).ok()?)),
        _ => None,
    }
}

/// The controls of an event's form; `dates` are those of the event that it starts from.
pub(super) fn fields(form: Form, dates: Vec<(String, String)>) -> View {
    let words = &use_words().event;
    view! {
        {notice(Tone::Warning, words.final_title, view! { <p>{words.no_change}</p> })}
        {group(words.basics, [
            form.line("name", &words.name, TextKind::Line),
            type_field(form),
            form.area("description", &words.description, TextKind::Line, 5),
        ])}
        {group(words.when, [
            first_day_field(form, dates),
            dates_field(form),
            form.line("max_capacity", &words.max_capacity, TextKind::Integer),
        ])}
        {group(words.place, [
            form.switch("is_online", &words.is_online),
            form.line("venue.name", &words.venue_name, TextKind::Line),
            form.line("venue.street", &words.street, TextKind::Line),
            row([
                form.line("venue.house_number", &words.house_number, TextKind::Line),
                form.line("venue.addition", &words.addition, TextKind::Line),
            ]),
            row([
                form.line("venue.zipcode", &words.zipcode, TextKind::Line),
                form.line("venue.city", &words.city, TextKind::Line),
            ]),
            row([
                form.line("venue.state", &words.state, TextKind::Line),
                form.line("venue.country", &words.country, TextKind::Line),
            ]),
        ])}
        {group(words.presentation, [
            form.file("header_image", &words.header_image, "image/*"),
            form.line("header_video", &words.header_video, TextKind::Address),
            form.line("service_fee", &words.service_fee, TextKind::Decimal),
        ])}
        {group(words.advanced, [advanced_fields(form)])}
        {group(words.outline, [outline(form)])}
    }
}

fn type_field(form: Form) -> View {
    let words = &use_words().event;
    let (types, ask) = known_types();
    let field = form.suggested("type", &words.r#type, TextKind::Line, types);
    view! { <div on:focusin=move |_| ask.run(())>{field}</div> }
}

fn advanced_fields(form: Form) -> View {
    let words = &use_words().event;
    let controls = [
        form.json_object("extra_info", &words.extra_info),
        form.json_object("legal", &words.legal),
        form.json_list("mail_moments", &words.mail_moments),
    ];
    form.folded(words.advanced_summary, words.advanced_hint, FREE, controls)
}
