//! The fields of a new event: their controls in groups.

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use super::dates::DatesField;
use super::duplicate::FirstDayField;
use crate::api::shop;
use crate::components::{Notice, TextKind, Tone};
use crate::features::context::{use_i18n, use_query_client};
use crate::features::form::{
    AreaControl, Bound, FieldRow, FileControl, FoldedControls, Form, FormGroup, JsonControl, Outline,
    SwitchControl, TextControl, json_list, json_object,
};
use crate::forms::event::{EventDraft, EventDraftFields};

/// The controls of an event's form; `dates` are those of the event that it starts from.
#[component]
pub(crate) fn EventFields(
    /// The form.
    form: Form<EventDraft>,
    /// The dates of the event that it starts from.
    dates: Vec<(String, String)>,
) -> impl IntoView {
    let words = &use_i18n().event;
    let first_dates = dates;
    // Taken apart as a whole, so that no field is left out.
    let EventDraftFields {
        name,
        r#type,
        description,
        dates,
        repeat,
        until,
        max_capacity,
        is_online,
        venue_name,
        street,
        house_number,
        addition,
        zipcode,
        city,
        state,
        country,
        header_image,
        header_video,
        service_fee,
        extra_info,
        legal,
        mail_moments,
    } = EventDraft::FIELDS;
    // The members whose structure the interface does not show.
    let free = vec![extra_info.name, legal.name, mail_moments.name];
    let text = move |field| view! { <TextControl field=form.bind(field) /> };
    view! {
        <Notice tone=Tone::Warning title=words.final_title>
            <p>{words.no_change}</p>
        </Notice>
        <FormGroup title=words
            .basics>
            {text(name)} <TypeField field=form.bind(r#type) />
            <AreaControl field=form.bind(description) rows=5 />
        </FormGroup>
        <FormGroup title=words.when>
            <FirstDayField form dates=first_dates />
            <DatesField form field=form.bind(dates) repeat=form.bind(repeat) until=form.bind(until) />
            <TextControl field=form.bind(max_capacity) kind=TextKind::Integer />
        </FormGroup>
        <FormGroup title=words.place>
            <SwitchControl field=form.bind(is_online) />
            {text(venue_name)}
            {text(street)}
            <FieldRow>{text(house_number)} {text(addition)}</FieldRow>
            <FieldRow>{text(zipcode)} {text(city)}</FieldRow>
            <FieldRow>{text(state)} {text(country)}</FieldRow>
        </FormGroup>
        <FormGroup title=words.presentation>
            <FileControl field=form.bind(header_image) accept="image/*" />
            <TextControl field=form.bind(header_video) kind=TextKind::Address />
            <TextControl field=form.bind(service_fee) kind=TextKind::Decimal />
        </FormGroup>
        <FormGroup title=words.advanced>
            <FoldedControls form summary=words.advanced_summary hint=words.advanced_hint names=free>
                <JsonControl field=form.bind(extra_info) check=json_object />
                <JsonControl field=form.bind(legal) check=json_object />
                <JsonControl field=form.bind(mail_moments) check=json_list />
            </FoldedControls>
        </FormGroup>
        <FormGroup title=words.outline>
            <Outline form />
        </FormGroup>
    }
}

#[component]
fn TypeField(
    /// The field.
    field: Bound<String>,
) -> impl IntoView {
    let (types, ask) = known_types();
    let field = view! { <TextControl field suggestions=types /> };
    view! { <div on:focusin=move |_| ask.run(())>{field}</div> }
}

/// How many shops are asked at most.
const MOST_SHOPS: usize = 20;

/// The types of the events that the organisation's shops show, and a way to ask for them: that reads each shop, so it
/// is done only when the user is about to type one.
pub(crate) fn known_types() -> (Signal<Vec<String>>, Callback<()>) {
    let queries = use_query_client();
    let types = RwSignal::new(Vec::new());
    let asked = StoredValue::new(false);
    let ask = Callback::new(move |()| {
        if asked.get_value() {
            return;
        }
        asked.set_value(true);
        let queries = queries.clone();
        spawn_local_scoped_with_cancellation(async move {
            // Suggestions are optional: a failure is not shown.
            let Ok(shops) = queries.fetch(shop::list()).await else { return asked.set_value(false) };
            for shop in shops.records().take(MOST_SHOPS) {
                let Ok(view) = queries.fetch(shop::get(&shop.id)).await else { continue };
                let shown = view.events.iter().filter_map(|event| event.r#type.clone());
                types.update(|types: &mut Vec<String>| {
                    types.extend(shown);
                    types.sort_unstable();
                    types.dedup();
                });
            }
        });
    });
    (types.into(), ask)
}
