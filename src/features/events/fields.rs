//! The fields of a new event: their controls in groups.

use leptos::prelude::*;

use super::dates::DatesField;
use super::duplicate::FirstDayField;
use super::types::known_types;
use crate::components::{Notice, TextKind, Tone};
use crate::features::context::use_i18n;
use crate::features::form::{
    AreaControl, FieldRow, FileControl, FoldedControls, Form, FormGroup, JsonControl, Outline, SwitchControl,
    TextControl, json_list, json_object,
};
use crate::forms::event::EventDraft;

/// The controls of an event's form; `dates` are those of the event that it starts from.
#[component]
pub(crate) fn EventFields(
    /// The form.
    form: Form<EventDraft>,
    /// The dates of the event that it starts from.
    dates: Vec<(String, String)>,
) -> impl IntoView {
    let words = &use_i18n().event;
    view! {
        <Notice tone=Tone::Warning title=words.final_title>
            <p>{words.no_change}</p>
        </Notice>
        <FormGroup title=words.basics>
            <TextControl field=form.bind(EventDraft::NAME) />
            <TypeField form />
            <AreaControl field=form.bind(EventDraft::DESCRIPTION) rows=5 />
        </FormGroup>
        <FormGroup title=words.when>
            <FirstDayField form dates />
            <DatesField form />
            <TextControl field=form.bind(EventDraft::MAX_CAPACITY) kind=TextKind::Integer />
        </FormGroup>
        <FormGroup title=words.place>
            <SwitchControl field=form.bind(EventDraft::IS_ONLINE) />
            <TextControl field=form.bind(EventDraft::VENUE_NAME) />
            <TextControl field=form.bind(EventDraft::STREET) />
            <FieldRow>
                <TextControl field=form.bind(EventDraft::HOUSE_NUMBER) />
                <TextControl field=form.bind(EventDraft::ADDITION) />
            </FieldRow>
            <FieldRow>
                <TextControl field=form.bind(EventDraft::ZIPCODE) />
                <TextControl field=form.bind(EventDraft::CITY) />
            </FieldRow>
            <FieldRow>
                <TextControl field=form.bind(EventDraft::STATE) />
                <TextControl field=form.bind(EventDraft::COUNTRY) />
            </FieldRow>
        </FormGroup>
        <FormGroup title=words.presentation>
            <FileControl field=form.bind(EventDraft::HEADER_IMAGE) accept="image/*" />
            <TextControl field=form.bind(EventDraft::HEADER_VIDEO) kind=TextKind::Address />
            <TextControl field=form.bind(EventDraft::SERVICE_FEE) kind=TextKind::Decimal />
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
    form: Form<EventDraft>,
) -> impl IntoView {
    let (types, ask) = known_types();
    let field = view! { <TextControl field=form.bind(EventDraft::TYPE) suggestions=types /> };
    view! { <div on:focusin=move |_| ask.run(())>{field}</div> }
}

#[component]
fn AdvancedFields(
    /// The form.
    form: Form<EventDraft>,
) -> impl IntoView {
    let words = &use_i18n().event;
    // The members whose structure the interface does not show.
    let free = vec![EventDraft::EXTRA_INFO.name, EventDraft::LEGAL.name, EventDraft::MAIL_MOMENTS.name];
    let controls = [
        view! { <JsonControl field=form.bind(EventDraft::EXTRA_INFO) check=json_object /> },
        view! { <JsonControl field=form.bind(EventDraft::LEGAL) check=json_object /> },
        view! { <JsonControl field=form.bind(EventDraft::MAIL_MOMENTS) check=json_list /> },
    ];
    view! {
        <FoldedControls form summary=words.advanced_summary hint=words.advanced_hint names=free>
            {controls}
        </FoldedControls>
    }
}
