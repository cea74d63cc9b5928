//! The forms of a new and of an existing shop.

use futures_util::future::try_join;
use leptos::prelude::*;

use super::fields::ShopFields;
use crate::api::{Failure, shop};
use crate::features::back_link::BackLink;
use crate::features::context::{use_amend, use_i18n};
use crate::features::form::{
    CreateForm, CreateRecord, EditForm, EditRecord, Finding, Form, FoundRecords, Loading, Plan, RecordDraft,
    Save,
};
use crate::features::heading::PageHeader;
use crate::features::name_index::{NameIndex, disambiguated};
use crate::forms::control::Choices;
use crate::forms::fields::fields;
use crate::forms::shop::ShopDraft;
use crate::forms::{Draft, TimeZone};
use crate::i18n::{Formats, Messages};
use crate::models::value::{EventId, ShopId};
use crate::models::{ErrorBody, Row, Shop};
use crate::navigation::CurrentRoute;
use crate::query::QueryClient;
use crate::routes::Route;

impl RecordDraft for ShopDraft {
    fn place(id: &str) -> Option<Route> {
        ShopId::new(id).map(Route::Shop)
    }

    fn load(client: &QueryClient, id: &str, formats: &Formats) -> Option<Loading<Self>> {
        let (client, formats, id) = (client.clone(), formats.clone(), ShopId::new(id)?);
        Some(Box::pin(async move {
            // Only the list contains the settings of a shop, and only the view the events it shows.
            let (all, view) = try_join(client.fetch(shop::list()), client.fetch(shop::get(&id))).await?;
            match all.rows().find(|row| row.id().as_deref() == Some(id.as_str())) {
                Some(Row::Record(own)) => Ok(Self::of(own, &view, &formats)),
                Some(Row::DecodeError { text, problem }) => {
                    Err(Failure::DecodeError(problem.clone().received(text)))
                }
                None => Err(Failure::NotFound(ErrorBody::default())),
            }
        }))
    }

    /// What no response shows may be set although the form holds nothing.
    fn describe(&self, control: &str) -> Option<String> {
        let is_unknown = Self::UNSHOWN.contains(&control)
            && fields(self).iter().any(|field| field.name == control && field.control.is_empty());
        is_unknown.then(|| use_i18n().shop.not_returned.to_owned())
    }
}

impl CreateRecord for ShopDraft {
    const BACK: Route = Route::SHOPS;
    const NAME: &'static str = Self::FIELDS.url.name;

    fn submit(words: &'static Messages) -> &'static str {
        words.shop.create
    }

    fn created(words: &'static Messages, _: Option<&Self>) -> String {
        words.shop.created.to_owned()
    }

    fn create(&self, zone: &dyn TimeZone) -> Plan {
        shop::create(self.body(None, zone)?).map(|write| write.for_id()).ok_or_else(Vec::new)
    }

    /// There is at most one shop at a subdomain.
    fn find(names: Vec<String>, client: &QueryClient, _: &Formats) -> Finding {
        let client = client.clone();
        Box::pin(async move {
            let shops = client.fetch(shop::list()).await?;
            let link = |shop: &Shop| {
                let label = disambiguated(&shop.url, shop.full_url.as_deref(), shop.id.as_str());
                (Route::Shop(shop.id.clone()), label)
            };
            Ok(FoundRecords::of(&shops, &names, |shop| &shop.url, link))
        })
    }
}

impl EditRecord for ShopDraft {
    fn form(id: &str) -> Option<Route> {
        ShopId::new(id).map(Route::EditShop)
    }

    fn title(words: &'static Messages, draft: Option<&Self>) -> String {
        draft.map_or_else(|| words.shop.edit.to_owned(), |draft| (words.shop.edit_title)(draft.url.trimmed()))
    }

    fn updated(words: &'static Messages) -> &'static str {
        words.shop.updated
    }

    fn note(words: &'static Messages) -> &'static str {
        words.shop.no_deletion
    }

    fn update(&self, id: &str, before: &Self, zone: &dyn TimeZone) -> Plan {
        let id = ShopId::new(id).ok_or_else(Vec::new)?;
        self.body(Some(before), zone).map(|changes| shop::update(&id, changes).for_id())
    }
}

/// The form of a new shop.
#[component]
pub(crate) fn CreateShopPage(
    /// An event that it shows.
    event: Option<EventId>,
) -> impl IntoView {
    let place = event.clone().map_or(Route::NewShop, Route::NewShopOf);
    let start = ShopDraft { events: Choices::new(event), ..ShopDraft::new() };
    let lookup = NameIndex::of_events();
    provide_context(lookup);
    view! {
        <BackToShops />
        <PageHeader title=use_i18n().shop.new_title />
        <CreateForm place start let:form>
            <ShopFields form lookup is_new=true />
        </CreateForm>
    }
}

/// The form of one shop. An event in the address is added to it: a change like one that is made in the form.
#[component]
pub(crate) fn EditShopPage(
    /// The id.
    id: ShopId,
) -> impl IntoView {
    let lookup = NameIndex::of_events();
    provide_context(lookup);
    let CurrentRoute(route) = expect_context();
    let amend = StoredValue::new(use_amend());
    let fields = move |form: Form<ShopDraft>| {
        if let Some(Route::AddToShop(id, event)) = route.get_untracked() {
            form.draft.update(|draft| draft.events.add(&event));
            // Added once: from now on the form has it, until the user removes it.
            amend.with_value(|amend| amend(&Route::EditShop(id)));
        }
        view! { <ShopFields form lookup is_new=false /> }
    };
    let save = Save::<ShopDraft>::of(id);
    view! {
        <BackToShops />
        <EditForm save children=fields />
    }
}

#[component]
fn BackToShops() -> impl IntoView {
    view! { <BackLink to=Route::SHOPS label=use_i18n().shop.title /> }
}
