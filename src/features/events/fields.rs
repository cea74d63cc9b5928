//! The fields of a new event: their controls in groups, their labels, and what stands in them in words.

use leptos::prelude::*;

use super::dates::{DatesField, in_short};
use super::duplicate::FirstDayField;
use super::types::known_types;
use crate::components::{Notice, TextKind, Tone};
use crate::features::context::{use_formats, use_words};
use crate::features::form::{
    AreaControl, FieldRow, FileControl, FoldedControls, Form, FormGroup, JsonControl, Outline, SwitchControl,
    TextControl, json_list, json_object,
};
use crate::forms::Draft;
use crate::i18n::Words;
use crate::models::value::Fee;

/// The members whose structure the interface does not show.
const FREE: &[&str] = &["extra_info", "legal", "mail_moments"];

/// The label of a member of the request, or of a part of the address.
pub(crate) fn label(words: &'static Words, member: &str) -> Option<&'static str> {
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
pub(crate) fn describe(draft: &Draft, control: &str) -> Option<String> {
    match control {
        "dates" => in_short(draft),
        "service_fee" => Some(use_formats().fee(Fee::parse(draft.text_of(control)).ok()?)),
        _ => None,
    }
}

/// The controls of an event's form; `dates` are those of the event that it starts from.
#[component]
pub(crate) fn EventFields(
    /// The form.
    form: Form,
    /// The dates of the event that it starts from.
    dates: Vec<(String, String)>,
) -> impl IntoView {
    let words = &use_words().event;
    view! {
        <Notice tone=Tone::Warning title=words.final_title>
            <p>{words.no_change}</p>
        </Notice>
        <FormGroup title=words.basics>
            <TextControl form name="name" words=&words.name />
            <TypeField form />
            <AreaControl form name="description" words=&words.description rows=5 />
        </FormGroup>
        <FormGroup title=words.when>
            <FirstDayField form dates />
            <DatesField form />
            <TextControl form name="max_capacity" words=&words.max_capacity kind=TextKind::Integer />
        </FormGroup>
        <FormGroup title=words.place>
            <SwitchControl form name="is_online" words=&words.is_online />
            <TextControl form name="venue.name" words=&words.venue_name />
            <TextControl form name="venue.street" words=&words.street />
            <FieldRow>
                <TextControl form name="venue.house_number" words=&words.house_number />
                <TextControl form name="venue.addition" words=&words.addition />
            </FieldRow>
            <FieldRow>
                <TextControl form name="venue.zipcode" words=&words.zipcode />
                <TextControl form name="venue.city" words=&words.city />
            </FieldRow>
            <FieldRow>
                <TextControl form name="venue.state" words=&words.state />
                <TextControl form name="venue.country" words=&words.country />
            </FieldRow>
        </FormGroup>
        <FormGroup title=words.presentation>
            <FileControl form name="header_image" words=&words.header_image accept="image/*" />
            <TextControl form name="header_video" words=&words.header_video kind=TextKind::Address />
            <TextControl form name="service_fee" words=&words.service_fee kind=TextKind::Decimal />
        </FormGroup>
        <FormGroup title=words.advanced>
            <AdvancedFields form />
        </FormGroup>
        <FormGroup title=words.outline>
            <Outline form />
        </FormGroup>
    }
}

#[component]
fn TypeField(
    /// The form.
    form: Form,
) -> impl IntoView {
    let words = &use_words().event;
    let (types, ask) = known_types();
    let field = view! { <TextControl form name="type" words=&words.r#type suggestions=types /> };
    view! { <div on:focusin=move |_| ask.run(())>{field}</div> }
}

#[component]
fn AdvancedFields(
    /// The form.
    form: Form,
) -> impl IntoView {
    let words = &use_words().event;
    let controls = [
        view! { <JsonControl form name="extra_info" words=&words.extra_info check=json_object /> },
        view! { <JsonControl form name="legal" words=&words.legal check=json_object /> },
        view! { <JsonControl form name="mail_moments" words=&words.mail_moments check=json_list /> },
    ];
    view! {
        <FoldedControls form summary=words.advanced_summary hint=words.advanced_hint names=FREE>
            {controls}
        </FoldedControls>
    }
}
