//! The fields of a shop: their controls in groups, their labels, and what stands in them in words.

use leptos::prelude::*;

use super::color::ColorField;
use super::payment::PaymentField;
use crate::components::{DateRangeWords, Notice, TextKind, Tone};
use crate::features::context::{use_query_client, use_words};
use crate::features::form::{
    FieldRow, FileControl, FoldedControls, Form, FormGroup, JsonControl, ManyControl, SpansControl,
    SwitchControl, TextControl, json_object,
};
use crate::features::name_index::{MissingNames, NameIndex};
use crate::forms::Draft;
use crate::i18n::Words;
use crate::i18n::words::FieldWords;
use crate::models::value::EventId;

/// The members that no response shows.
pub(crate) const UNSHOWN: &[&str] =
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
pub(crate) fn label(words: &'static Words, member: &str) -> Option<&'static str> {
    words_of(words, member).map(|field| field.label)
}

/// What stands in a control, where it is a set of names, or nothing that the service would tell.
pub(crate) fn describe(draft: &Draft, control: &str) -> Option<String> {
    let is_empty = draft.text_of(control).is_empty()
        && draft.chosen_in(control).is_empty()
        && draft.file_in(control).is_none();
    if UNSHOWN.contains(&control) && is_empty {
        return Some(use_words().shop.not_returned.to_owned());
    }
    if control != "events" {
        return None;
    }
    let lookup: NameIndex = expect_context();
    let names = draft.chosen_in(control).iter().filter_map(EventId::new).map(|id| lookup.event_name(&id));
    Some(names.collect::<Vec<_>>().join(", "))
}

/// The controls of a shop's form. Of one that is there already, some fields can't be shown as they are.
#[component]
pub(crate) fn ShopFields(
    /// The form.
    form: Form,
    /// The names of other records.
    lookup: NameIndex,
    /// Whether it is a new one.
    is_new: bool,
) -> impl IntoView {
    let words = &use_words().shop;
    let unshown = (!is_new).then(|| {
        let text = view! { <p>{words.not_returned_list} " " {words.replaces}</p> };
        view! {
            <Notice tone=Tone::Information title=words.leave_empty>
                {text}
            </Notice>
        }
    });
    view! {
        <MissingNames lookup />
        {unshown}
        <FormGroup title=words.one>
            <TextControl form name="url" words=&words.url />
            <LanguageField form />
            <SwitchControl form name="protected" words=&words.protected />
        </FormGroup>
        <FormGroup title=words.sale>
            <EventsField form lookup />
            <AvailabilityField form />
            <PaymentField form />
        </FormGroup>
        <FormGroup title=words.look>
            <FileControl form name="header_image" words=&words.header_image accept="image/*" />
            <ColorField form />
        </FormGroup>
        <FormGroup title=words.tracking>
            <FieldRow>
                <TextControl form name="analytics_tag" words=&words.analytics_tag kind=TextKind::Code />
                <TextControl form name="social_pixel_id" words=&words.social_pixel_id kind=TextKind::Code />
            </FieldRow>
        </FormGroup>
        <FormGroup title=use_words().event.advanced>
            <FoldedControls form summary=words.advanced_summary hint=words.advanced_hint names=FREE>
                <JsonControl form name="social" words=&words.social check=json_object />
                <JsonControl form name="queue" words=&words.queue check=json_object />
            </FoldedControls>
        </FormGroup>
    }
}

/// The language, with those of the other shops as a help.
#[component]
fn LanguageField(
    /// The form.
    form: Form,
) -> impl IntoView {
    let all = use_query_client().watch_all(crate::api::shop::list);
    let languages = Signal::derive(move || {
        let walk = all.with(|reading| reading.value.clone());
        let shops = walk.iter().flat_map(|walk| walk.records());
        let mut languages: Vec<String> = shops.filter_map(|shop| shop.language.clone()).collect();
        languages.sort_unstable();
        languages.dedup();
        languages
    });
    view! {
        <TextControl
            form
            name="language"
            words=&use_words().shop.language
            kind=TextKind::Line
            suggestions=languages
        />
    }
}

#[component]
fn EventsField(
    /// The form.
    form: Form,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = use_words();
    let choices = Memo::new(move |_| lookup.event_choices());
    let empty = Signal::derive(move || {
        if lookup.is_reading() { words.common.loading } else { words.event.empty }.to_owned()
    });
    view! {
        <ManyControl
            form
            name="events"
            words=&words.shop.events
            search=words.shop.search_events
            choices
            empty
        />
    }
}

#[component]
fn AvailabilityField(
    /// The form.
    form: Form,
) -> impl IntoView {
    let words = use_words();
    if form.draft.with_untracked(|draft| draft.get("availability").is_none()) {
        return view! { <p class="hint">{words.ticket.availability_unshown}</p> }.into_any();
    }
    let spans = DateRangeWords {
        members: ["opens_at", "closes_at"],
        labels: [words.ticket.opens_at, words.ticket.closes_at],
        add: words.ticket.add_period,
        remove: words.ticket.remove_period,
    };
    view! { <SpansControl form name="availability" words=&words.shop.availability spans /> }.into_any()
}
