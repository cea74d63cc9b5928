//! The forms of a new and of an existing shop.

use futures_util::future::try_join;
use leptos::prelude::*;

use super::fields::ShopFields;
use crate::api::{Failure, shop};
use crate::components::{Notice, Tone};
use crate::features::context::{use_amend, use_formats, use_i18n, use_query_client};
use crate::features::form::{
    CreateForm, CreateRecord, EditForm, EditRecord, Finding, Form, FoundRecords, Loading, Opening,
    OpeningView, Plan, RecordDraft, Save,
};
use crate::features::heading::{BackLink, PageHeader};
use crate::features::name_index::{NameIndex, disambiguated};
use crate::forms::control::Choices;
use crate::forms::fields::fields;
use crate::forms::shop::ShopDraft;
use crate::forms::{Draft, Spans, Text, TimeZone};
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
        ShopId::new(id).map(|id| read(client, id, formats))
    }

    /// What no response shows may be set although the form holds nothing.
    fn describe(&self, control: &str) -> Option<String> {
        let is_unknown = Self::UNSHOWN.contains(&control)
            && fields(self).iter().any(|field| field.name == control && field.control.is_empty());
        is_unknown.then(|| use_i18n().shop.not_returned.to_owned())
    }
}

/// Reads a shop: only the list contains its settings, and only the view the events it shows.
fn read(client: &QueryClient, id: ShopId, formats: &Formats) -> Loading<ShopDraft> {
    let (client, formats) = (client.clone(), formats.clone());
    Box::pin(async move {
        let (all, view) = try_join(client.fetch(shop::list()), client.fetch(shop::get(&id))).await?;
        match all.rows().find(|row| row.id().as_deref() == Some(id.as_str())) {
            Some(Row::Record(own)) => Ok(ShopDraft::of(own, &view, &formats)),
            Some(Row::DecodeError { text, problem }) => {
                Err(Failure::DecodeError(problem.clone().received(text)))
            }
            None => Err(Failure::NotFound(ErrorBody::default())),
        }
    })
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

    fn doubt(&self, before: &Self, words: &'static Messages) -> Option<&'static str> {
        (self.url.trimmed() != before.url.trimmed()).then_some(words.shop.url_changes)
    }

    fn update(&self, id: &str, before: &Self, zone: &dyn TimeZone) -> Plan {
        let id = ShopId::new(id).ok_or_else(Vec::new)?;
        self.body(Some(before), zone).map(|changes| shop::update(&id, changes).for_id())
    }
}

/// The form of a new shop, filled as another one is if it starts from that.
#[component]
pub(crate) fn CreateShopPage(
    /// The shop that it starts from.
    from: Option<ShopId>,
) -> impl IntoView {
    let place = Route::NewShop { from: from.clone() };
    let Some(from) = from else {
        return view! {
            <NewShop let:lookup>
                <ShopForm place start=ShopDraft::new() lookup />
            </NewShop>
        }
        .into_any();
    };
    let (queries, formats) = (use_query_client(), use_formats());
    let opening = Opening::begin(move || read(&queries, from.clone(), &formats));
    view! {
        <NewShop let:lookup>
            <OpeningView opening let:start>
                <ShopCopy place=place.clone() of=start lookup />
            </OpeningView>
        </NewShop>
    }
    .into_any()
}

/// The form of a new shop that shows an event.
#[component]
pub(crate) fn CreateShopOfEventPage(
    /// The event.
    event: EventId,
) -> impl IntoView {
    let place = Route::NewShopOf(event.clone());
    let start = ShopDraft { events: Choices::new([event]), ..ShopDraft::new() };
    view! {
        <NewShop let:lookup>
            <ShopForm place start lookup />
        </NewShop>
    }
}

/// The page around the form of a new shop.
#[component]
fn NewShop<F, V>(
    /// The form, with the names of other records.
    children: F,
) -> impl IntoView
where
    F: FnOnce(NameIndex) -> V + 'static,
    V: IntoView + 'static,
{
    let lookup = NameIndex::of_events();
    provide_context(lookup);
    view! {
        <BackToShops />
        <PageHeader title=use_i18n().shop.new_title />
        {children(lookup)}
    }
}

/// The form of a new shop that starts from another one. Each shop has its own subdomain, and what no response shows can't
/// be copied.
#[component]
fn ShopCopy(
    /// The place of the form.
    place: Route,
    /// The other shop.
    of: ShopDraft,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = &use_i18n().shop;
    let periods = of.availability.is_none().then_some(words.periods_not_copied);
    let availability = of.availability.clone().or_else(|| Some(Spans::default()));
    let start = ShopDraft { url: Text::default(), availability, ..of };
    view! {
        <Notice tone=Tone::Warning title=words.partly_copied>
            <p>{words.not_returned_list} " " {words.enter_again} " " {periods}</p>
        </Notice>
        <ShopForm place start lookup />
    }
}

/// The form of a new shop.
#[component]
fn ShopForm(
    /// Its place.
    place: Route,
    /// What it starts with.
    start: ShopDraft,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    view! {
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
        let added = route.get_untracked().and_then(|route| match route {
            Route::AddToShop(id, event) => Some((id, event)),
            _ => None,
        });
        let notice = added.map(|(id, event)| {
            form.draft.update(|draft| draft.events.add(&event));
            // Added once: from now on the form has it, until the user removes it.
            amend.with_value(|amend| amend(&Route::EditShop(id)));
            view! { <Notice tone=Tone::Information title=use_i18n().shop.added /> }
        });
        view! {
            {notice}
            <ShopFields form lookup is_new=false />
        }
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
