//! One shop: how it is set up, and what its customers get.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::prelude::*;

use super::color::Swatch;
use super::link::{LiveLink, is_web_address};
use super::shop_tickets::EventOffer;
use crate::analytics::Gap;
use crate::api::shop;
use crate::components::{EmptyState, Icon, Notice, Shape, Tone};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::detail_view::{AsReceived, DetailGroup, Skeleton, flag, line, lines};
use crate::features::heading::{BackLink, Heading, MissingHeading};
use crate::features::query_view::{QueryView, ReadingNotice};
use crate::features::record_text::period_texts;
use crate::features::today::use_minute;
use crate::models::value::{Color, ShopId};
use crate::models::{Json, RawJson, Received, Row, Shop, ShopView};
use crate::query::use_query;
use crate::routes::Route;

/// One shop.
#[component]
pub(crate) fn ShopPage(
    /// The id.
    id: ShopId,
) -> impl IntoView {
    let words = &use_i18n().shop;
    let own = id.clone();
    let view = use_query(shop::get(&id));
    // Only the list contains the settings of a shop.
    let all = use_query(shop::list());
    let settings = move || {
        let walk = all.value.get()?;
        Some(match walk.rows().find(|row| row.id().as_deref() == Some(own.as_str()))? {
            Row::Record(shop) => view! { <Settings shop /> }.into_any(),
            Row::DecodeError { problem, .. } => {
                let said = (use_i18n().decode.problem)(problem);
                let title = (use_i18n().common.unreadable_row)(&said);
                view! { <Notice tone=Tone::Warning title /> }.into_any()
            }
        })
    };
    view! {
        <BackLink to=Route::SHOPS label=words.title />
        <MissingHeading reading=view.reading kind=words.one id=id.to_string() />
        <QueryView query=view skeleton=Skeleton let:shop>
            <ShopSheet shop />
        </QueryView>
        <ReadingNotice query=all />
        {settings}
    }
}

/// What the customers of a shop get.
#[component]
fn ShopSheet(
    /// The shop.
    shop: Arc<Received<ShopView>>,
) -> impl IntoView {
    let words = &use_i18n().shop;
    let formats = use_formats();
    let open: Vec<String> =
        shop.availability.iter().map(|period| formats.span(period.opens_at, period.closes_at)).collect();
    let open = if open.is_empty() { words.always.to_owned() } else { open.join("; ") };
    let minute = use_minute();
    let periods = shop.availability.clone();
    let is_closed = move || {
        minute.track();
        Gap::between(&periods, now()).is_some()
    };
    let closed = move || is_closed().then(|| view! { <span class="badge bad">{words.closed}</span> });
    let events = shop.events.iter().map(|event| view! { <EventOffer event minute /> }).collect_view();
    let nothing = shop.events.is_empty().then(|| {
        view! { <EmptyState title=words.no_events advice=words.no_events_advice /> }
    });
    view! {
        <header class="page-header">
            <div>
                <Heading title=shop.url.clone() />
                <p class="subtitle">
                    <LiveLink address=shop.full_url.clone() />
                    <span>{words.availability.label}": "{open}</span>
                    {closed}
                </p>
            </div>
            <p class="actions">
                <a class="button primary" href=href(&Route::EditShop(shop.id.clone()))>
                    <Icon shape=Shape::Pen />
                    <span>{words.edit}</span>
                </a>
                <a
                    class="button"
                    href=href(
                        &Route::NewShop {
                            from: Some(shop.id.clone()),
                        },
                    )
                >
                    <Icon shape=Shape::Copy />
                    <span>{words.duplicate}</span>
                </a>
            </p>
        </header>
        <p class="hint">
            <span class="developer">{words.only_these} " "</span>
            {(use_i18n().common.in_zone)(&formats.zone())}
        </p>
        {events}
        {nothing}
        <AsReceived text=&shop.text />
    }
}

/// The shop's pages on social media: links where their addresses are known, else as received.
#[component]
fn Socials<'a>(
    /// The shop.
    shop: &'a Shop,
) -> impl IntoView + use<> {
    let words = &use_i18n().shop;
    let item = |social: &RawJson| {
        let (name, address) = link_of(social);
        match address.filter(|address| is_web_address(address)) {
            Some(address) => view! {
                <dd>
                    {name
                        .map(|name| {
                            view! {
                                <bdi>{name}</bdi>
                                " "
                            }
                        })} <LiveLink address=Some(address) />
                </dd>
            }
            .into_any(),
            None => view! {
                <dd>
                    <code class="value">{social.text().to_owned()}</code>
                </dd>
            }
            .into_any(),
        }
    };
    let items = shop.socials.iter().map(item).collect_view();
    (!items.is_empty()).then(|| {
        view! {
            <dl class="group">
                <div class="line">
                    <dt>{words.social.label}</dt>
                    {items}
                </div>
            </dl>
        }
    })
}

/// The name and the address of a page on social media, in any of the usual members.
fn link_of(social: &RawJson) -> (Option<String>, Option<String>) {
    let text = |json: Json<'_>, names: &[&str]| {
        let members = json.members().ok()?;
        names.iter().find_map(|name| members.get(name)?.as_text().map(Cow::into_owned))
    };
    let Some(json) = social.parsed() else { return (None, None) };
    match json.as_text() {
        Some(address) => (None, Some(address.into_owned())),
        None => (
            text(json, &["name", "kind", "type", "platform", "network"]),
            text(json, &["url", "link", "href", "address"]),
        ),
    }
}

/// The settings of a shop, as far as the service returns them.
#[component]
fn Settings<'a>(
    /// The shop.
    shop: &'a Received<Shop>,
) -> impl IntoView + use<> {
    let words = &use_i18n().shop;
    let periods = match &shop.availability[..] {
        [] => vec![words.always.to_owned()],
        availability => period_texts(availability, &use_formats()),
    };
    let unshown = |label: &'static str, value: &Option<RawJson>| {
        let text = value.as_ref().filter(|value| value.text() != "null");
        line(label, text.map(|value| value.said().unwrap_or_else(|| value.text().to_owned())))
    };
    let color = shop.custom_color.as_ref().and_then(RawJson::said).and_then(|code| Color::parse(&code));
    view! {
        <h2 class="part">{words.settings}</h2>
        <div class="groups">
            <DetailGroup
                title=words.sale
                lines=[
                    flag(words.is_available, shop.is_available),
                    lines(words.availability.label, move || periods.clone()),
                    flag(words.protected.label, shop.protected),
                    flag(words.invoicing, shop.invoicing),
                    line(words.language.label, shop.language.clone()),
                    line(words.id, Some(shop.id.to_string())),
                ]
            />
            <DetailGroup
                title=words.look
                lines=[
                    unshown(words.custom_color.label, &shop.custom_color),
                    unshown(words.banner, &shop.banner),
                    unshown(words.text, &shop.record.text),
                    unshown(words.html, &shop.html),
                    unshown(words.css, &shop.css),
                ]
            />
        </div>
        <Socials shop />
        {color.map(|color| view! { <Swatch color /> })}
        <p class="hint">{words.no_deletion} " " {words.not_returned_list}</p>
        <AsReceived text=&shop.text />
    }
}
