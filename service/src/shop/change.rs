//! Creating and updating a shop ("Create shop body", "Update shop body").

use rusqlite::Connection;

use super::record::Shop;
use super::view::ShopView;
use crate::availability::{self, Owner};
use crate::database::exists;
use crate::image::header_image;
use crate::problems::Problems;
use crate::refusal::Refusal;
use crate::request::{Call, Change, Input, Members, Rule};

/// Create shop.
pub(crate) fn create(connection: &Connection, call: Call) -> Result<ShopView, Refusal> {
    save(connection, Shop::default(), call, Rules { url: Rule::Required, events: Rule::Optional })
}

/// Update shop.
pub(crate) fn update(connection: &Connection, call: Call) -> Result<ShopView, Refusal> {
    let shop = Shop::find(connection, call.id("shop")?)?;
    save(connection, shop, call, Rules { url: Rule::Optional, events: Rule::Nullable })
}

/// In what the two bodies differ.
struct Rules {
    url: Rule,
    events: Rule,
}

fn save(connection: &Connection, mut shop: Shop, call: Call, rules: Rules) -> Result<ShopView, Refusal> {
    let body = call.body?;
    let problems = Problems::default();
    let members = body.members(&problems);

    members
        .field("url", rules.url, |input| {
            input.text_that(is_subdomain, "must consist of lowercase letters, digits and hyphens")
        })
        .apply(&mut shop.url);
    if Shop::is_taken(connection, &shop.url, shop.id)? {
        members.refuse("url", "has already been taken");
    }
    change(&mut shop, &members);
    let events = members.field("events", rules.events, Input::ids);
    if let Change::Set(events) = &events {
        for (index, id) in events.iter().enumerate() {
            if !exists(connection, "event", *id)? {
                members.refuse(&format!("events.{index}"), "is invalid");
            }
        }
    }
    let availability =
        members.optional("availability", |input| input.list(|item| item.period("opens_at", "closes_at")));
    if !problems.is_empty() {
        return Err(Refusal::Invalid(problems));
    }

    shop.id = shop.save(connection)?;
    match events {
        Change::Keep => {}
        Change::Clear => Shop::replace_events(connection, shop.id, &[])?,
        Change::Set(events) => Shop::replace_events(connection, shop.id, &events)?,
    }
    if let Some(periods) = availability {
        availability::replace(connection, Owner::Shop(shop.id), &periods)?;
    }
    Ok(ShopView::of(connection, shop, call.now)?)
}

/// Changes the columns of the shop's own row; nothing of it has a null type.
fn change(shop: &mut Shop, members: &Members<'_>) {
    let optional = Rule::Optional;
    members.field("language", optional, Input::filled_text).apply(&mut shop.language);
    if let Some(image) = members.optional("header_image", header_image) {
        shop.banner = Some(format!("banner-{}.jpg", image.len()));
        shop.header_image = Some(image);
    }
    members
        .field("payment_methods", optional, |input| input.list(Input::filled_text))
        .apply(&mut shop.payment_methods);
    members.field("analytics_tag", optional, Input::text).optional().apply(&mut shop.analytics_tag);
    members.field("social_pixel_id", optional, Input::text).optional().apply(&mut shop.social_pixel_id);
    members.field("social", optional, Input::any_object).apply(&mut shop.social);
    members.field("protected", optional, Input::boolean).apply(&mut shop.protected);
    members.field("queue", optional, Input::any_object).optional().apply(&mut shop.queue);
    members
        .field("custom_color", optional, |input| input.text_that(is_color, "must be a colour like #1a2b3c"))
        .optional()
        .apply(&mut shop.custom_color);
}

fn is_subdomain(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.bytes().all(allowed)
}

fn is_color(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
}
