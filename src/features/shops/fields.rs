//! The fields of a shop: their controls in groups.

use leptos::prelude::*;

use super::color::ColorField;
use super::payment::PaymentField;
use crate::components::{Notice, TextKind, Tone};
use crate::features::context::use_i18n;
use crate::features::form::{
    FieldRow, FileControl, FoldedControls, Form, FormGroup, JsonControl, ManyControl, PeriodsControl,
    SwitchControl, TextControl, json_object,
};
use crate::features::name_index::{MissingNames, NameIndex};
use crate::forms::shop::ShopDraft;
use crate::query::use_list;

/// The controls of a shop's form. Of one that is there already, some fields can't be shown as they are.
#[component]
pub(crate) fn ShopFields(
    /// The form.
    form: Form<ShopDraft>,
    /// The names of other records.
    lookup: NameIndex,
    /// Whether it is a new one.
    is_new: bool,
) -> impl IntoView {
    let words = &use_i18n().shop;
    // The members whose structure the interface does not show.
    let free = vec![ShopDraft::SOCIAL.name, ShopDraft::QUEUE.name];
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
            <TextControl field=form.bind(ShopDraft::URL) />
            <LanguageField form />
            <SwitchControl field=form.bind(ShopDraft::PROTECTED) />
        </FormGroup>
        <FormGroup title=words.sale>
            <EventsField form lookup />
            <PeriodsControl form field=ShopDraft::AVAILABILITY />
            <PaymentField form />
        </FormGroup>
        <FormGroup title=words.look>
            <FileControl field=form.bind(ShopDraft::HEADER_IMAGE) accept="image/*" />
            <ColorField form />
        </FormGroup>
        <FormGroup title=words.tracking>
            <FieldRow>
                <TextControl field=form.bind(ShopDraft::ANALYTICS_TAG) kind=TextKind::Code />
                <TextControl field=form.bind(ShopDraft::SOCIAL_PIXEL_ID) kind=TextKind::Code />
            </FieldRow>
        </FormGroup>
        <FormGroup title=use_i18n().event.advanced>
            <FoldedControls form summary=words.advanced_summary hint=words.advanced_hint names=free>
                <JsonControl field=form.bind(ShopDraft::SOCIAL) check=json_object />
                <JsonControl field=form.bind(ShopDraft::QUEUE) check=json_object />
            </FoldedControls>
        </FormGroup>
    }
}

/// The language, with those of the other shops as a help.
#[component]
fn LanguageField(
    /// The form.
    form: Form<ShopDraft>,
) -> impl IntoView {
    let all = use_list(crate::api::shop::list()).reading;
    let languages = Signal::derive(move || {
        let walk = all.with(|reading| reading.value.clone());
        let shops = walk.iter().flat_map(|walk| walk.records());
        let mut languages: Vec<String> = shops.filter_map(|shop| shop.language.clone()).collect();
        languages.sort_unstable();
        languages.dedup();
        languages
    });
    view! { <TextControl field=form.bind(ShopDraft::LANGUAGE) suggestions=languages /> }
}

#[component]
fn EventsField(
    /// The form.
    form: Form<ShopDraft>,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = use_i18n();
    let choices = Memo::new(move |_| lookup.event_choices());
    let empty = Signal::derive(move || {
        if lookup.is_reading() { words.common.loading } else { words.event.empty }.to_owned()
    });
    view! { <ManyControl field=form.bind(ShopDraft::EVENTS) search=words.shop.search_events choices empty /> }
}
