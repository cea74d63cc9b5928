//! The forms of a new shop and of one that is there.

use futures_util::future::try_join;
use leptos::prelude::*;

use super::fields::{ShopFields, UNSHOWN, describe, label};
use crate::api::{Failure, shop};
use crate::features::back_link::BackLink;
use crate::features::context::{use_formats, use_words};
use crate::features::form::{CreateForm, Creation, EditForm, Editing, Finding, Plan, Subject};
use crate::features::heading::PageHeader;
use crate::features::name_index::{NameIndex, disambiguated};
use crate::forms::shop::{create, differing, draft, required, update};
use crate::forms::{Draft, TimeZone};
use crate::i18n::Formats;
use crate::models::Shop;
use crate::models::value::ShopId;
use crate::query::QueryClient;
use crate::routes::Route;

static SHOP: Subject = Subject {
    label,
    describe,
    required,
    unshown: UNSHOWN,
    place: |id| Some(Route::Shop(ShopId::new(id)?)),
    read: |store, id, formats| {
        let (store, formats, id) = (store.clone(), formats.clone(), ShopId::new(id)?);
        Some(Box::pin(async move {
            // Only the list says how a shop is set up, and only the view which events it shows.
            let (all, view) = try_join(store.fetch_all(shop::list()), store.fetch(shop::get(&id))).await?;
            let own = all.records().find(|shop| shop.id == id).ok_or(Failure::NotFound)?;
            Ok(draft(Some(own), Some(&view), &formats))
        }))
    },
};

static CREATION: Creation = Creation {
    subject: &SHOP,
    back: Route::SHOPS,
    submit: |words| words.shop.create,
    created: |words, _| words.shop.created.to_owned(),
    plan: |draft, clocks| create(draft, clocks).map(|request| shop::create(request).for_id()),
    differing,
    find,
};

static EDITING: Editing = Editing {
    subject: &SHOP,
    form: |id| Some(Route::EditShop(ShopId::new(id)?)),
    title: |words, draft| (words.shop.edit_title)(draft.text_of("url")),
    updated: |words| words.shop.updated,
    note: |words| words.shop.no_deletion,
    plan: plan_update,
};

fn plan_update(id: &str, before: &Draft, after: &Draft, clocks: &dyn TimeZone) -> Plan {
    let id = ShopId::new(id).ok_or_else(Vec::new)?;
    update(before, after, clocks).map(|changes| shop::update(&id, changes).for_id())
}

/// The shop at the typed subdomain: there is at most one.
fn find(store: &QueryClient, draft: &Draft, _: &Formats) -> Finding {
    let (store, url) = (store.clone(), draft.text_of("url").trim().to_owned());
    Box::pin(async move {
        let shops = store.fetch_all(shop::list()).await?;
        let same = shops.records().filter(|shop| shop.url == url);
        let label = |shop: &Shop| disambiguated(&shop.url, shop.full_url.as_deref(), shop.id.as_str());
        Ok(same.map(|shop| (Route::Shop(shop.id.clone()), label(shop))).collect())
    })
}

/// The form of a new shop.
#[component]
pub(crate) fn CreateShopPage() -> impl IntoView {
    let lookup = NameIndex::of_events();
    provide_context(lookup);
    let start = draft(None, None, &use_formats());
    view! {
        <BackToShops />
        <PageHeader title=use_words().shop.new_title />
        <CreateForm creation=&CREATION place=Route::NewShop start let:form>
            <ShopFields form lookup is_new=true />
        </CreateForm>
    }
}

/// The form of one shop.
#[component]
pub(crate) fn EditShopPage(
    /// The id.
    id: ShopId,
) -> impl IntoView {
    let lookup = NameIndex::of_events();
    provide_context(lookup);
    view! {
        <BackToShops />
        <EditForm editing=&EDITING id=id.to_string() let:form>
            <ShopFields form lookup is_new=false />
        </EditForm>
    }
}

#[component]
fn BackToShops() -> impl IntoView {
    view! { <BackLink to=Route::SHOPS label=use_words().shop.title /> }
}
