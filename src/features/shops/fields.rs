//! The fields of a shop: their controls in groups.

use leptos::prelude::*;

use super::color::ColorField;
use super::payment::PaymentField;
use crate::components::{Notice, TextKind, Tone};
use crate::features::context::use_i18n;
use crate::features::form::{
    Bound, FieldRow, FileControl, FoldedControls, Form, FormGroup, JsonControl, ManyControl, PeriodsControl,
    SwitchControl, TextControl, json_object,
};
use crate::features::name_index::{MissingNames, NameIndex};
use crate::forms::shop::{ShopDraft, ShopDraftFields};
use crate::query::use_query;

/// The controls of a shop's form. Some fields of an existing shop can't be shown as they are.
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
    // Taken apart as a whole, so that no field is left out.
    let ShopDraftFields {
        url,
        events,
        availability,
        protected,
        language,
        payment_methods,
        header_image,
        custom_color,
        social,
        queue,
        analytics_tag,
        social_pixel_id,
    } = ShopDraft::FIELDS;
    // The members whose structure the interface does not show.
    let free = vec![social.name, queue.name];
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
            <TextControl field=form.bind(url) />
            <LanguageField field=form.bind(language) />
            <SwitchControl field=form.bind(protected) />
        </FormGroup>
        <FormGroup title=words.sale>
            <EventsField field=form.bind(events) lookup />
            <PeriodsControl form field=availability over=words.periods_over />
            <PaymentField form field=form.bind(payment_methods) />
        </FormGroup>
        <FormGroup title=words.look>
            <FileControl field=form.bind(header_image) accept="image/*" />
            <ColorField form field=form.bind(custom_color) />
        </FormGroup>
        <FormGroup title=words.tracking>
            <FieldRow>
                <TextControl field=form.bind(analytics_tag) kind=TextKind::Code />
                <TextControl field=form.bind(social_pixel_id) kind=TextKind::Code />
            </FieldRow>
        </FormGroup>
        <FormGroup title=use_i18n().event.advanced>
            <FoldedControls form summary=words.advanced_summary hint=words.advanced_hint names=free>
                <JsonControl field=form.bind(social) check=json_object />
                <JsonControl field=form.bind(queue) check=json_object />
            </FoldedControls>
        </FormGroup>
    }
}

/// The language, with those of the other shops as a help.
#[component]
fn LanguageField(
    /// The field.
    field: Bound<String>,
) -> impl IntoView {
    let all = use_query(crate::api::shop::list());
    let languages = Signal::derive(move || {
        let list = all.value.get();
        let shops = list.iter().flat_map(|list| list.records());
        let mut languages: Vec<String> = shops.filter_map(|shop| shop.language.clone()).collect();
        languages.sort_unstable();
        languages.dedup();
        languages
    });
    view! { <TextControl field suggestions=languages /> }
}

#[component]
fn EventsField(
    /// The field.
    field: Bound<Vec<String>>,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = use_i18n();
    let choices = Memo::new(move |_| lookup.event_choices());
    let empty = Signal::derive(move || {
        if lookup.is_reading() { words.common.loading } else { words.event.empty }.to_owned()
    });
    view! { <ManyControl field search=words.shop.search_events choices empty /> }
}
