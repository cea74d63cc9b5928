//! Keep, clear and set survive the encoding, in any combination: what is retained is left out, what is cleared is null,
//! and nothing else is.

use loket::api::shop::{self, ShopBody};
use loket::api::ticket::{self, TicketBody};
use loket::api::{Body, FreeObject, IdForm, NonEmpty, NullablePatch, Patch};
use loket::models::value::{
    Color, EventDateId, EventId, Percentage, Price, ShopId, Subdomain, TemplateId, TicketId, Timestamp,
};
use loket::models::{Period, SalePercentage};
use proptest::prelude::*;
use serde_json::Value;

/// What becomes of a member: left out, null, or something.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Retained,
    Cleared,
    Set,
}

fn patch<T: Clone + std::fmt::Debug>(value: impl Strategy<Value = T>) -> impl Strategy<Value = Patch<T>> {
    prop_oneof![Just(Patch::Keep), value.prop_map(Patch::Set)]
}

fn nullable<T: Clone + std::fmt::Debug>(
    value: impl Strategy<Value = T>,
) -> impl Strategy<Value = NullablePatch<T>> {
    prop_oneof![Just(NullablePatch::Keep), Just(NullablePatch::Clear), value.prop_map(NullablePatch::Set)]
}

fn of_patch<T>(patch: &Patch<T>) -> Fate {
    match patch {
        Patch::Keep => Fate::Retained,
        Patch::Set(_) => Fate::Set,
    }
}

fn of_nullable<T>(patch: &NullablePatch<T>) -> Fate {
    match patch {
        NullablePatch::Keep => Fate::Retained,
        NullablePatch::Clear => Fate::Cleared,
        NullablePatch::Set(_) => Fate::Set,
    }
}

fn ids<T: Clone + std::fmt::Debug>(new: fn(String) -> Option<T>) -> impl Strategy<Value = T> {
    "[0-9]{1,20}|[a-z0-9-]{1,8}".prop_filter_map("an id", new)
}

fn some_of<T: Clone + std::fmt::Debug>(
    value: impl Strategy<Value = T>,
) -> impl Strategy<Value = NonEmpty<T>> {
    prop::collection::vec(value, 1..4).prop_filter_map("not empty", NonEmpty::new)
}

fn periods() -> impl Strategy<Value = Period> {
    (0..4_000_000_000_000_000_i64, 0..4_000_000_000_000_000_i64).prop_filter_map(
        "moments",
        |(opens, closes)| {
            let (opens_at, closes_at) =
                (Timestamp::from_microseconds(opens)?, Timestamp::from_microseconds(closes)?);
            Some(Period { id: None, opens_at, closes_at })
        },
    )
}

prop_compose! {
    fn tickets()(
        (name, event_id, dates, price) in (
            patch(any::<String>()),
            nullable(ids(EventId::new)),
            nullable(some_of(ids(EventDateId::new))),
            patch((0_u32..).prop_filter_map("a price", |cents| Price::parse(&format!("{cents},5")).ok())),
        ),
        (max_capacity, min_order_amount, max_order_amount) in
            (nullable(any::<u64>()), nullable(any::<u64>()), nullable(any::<u64>())),
        (template_id, mobile_template_id) in (nullable(ids(TemplateId::new)), nullable(ids(TemplateId::new))),
        availability in nullable(some_of(periods())),
        related_tickets in nullable(some_of(ids(TicketId::new))),
        excluded_tickets in patch(some_of(ids(TicketId::new))),
        on_fire in patch(any::<bool>()),
        sales_percentage in patch((any::<Option<bool>>(), prop::option::of(0_u64..=100)).prop_map(|(active, of)| {
            SalePercentage { active, percentage: of.and_then(Percentage::new) }
        })),
        (is_hidden, is_entry) in (patch(any::<bool>()), patch(any::<bool>())),
    ) -> TicketBody {
        TicketBody {
            name, event_id, dates, price, max_capacity, min_order_amount, max_order_amount, template_id,
            mobile_template_id, availability, related_tickets, excluded_tickets, on_fire, sales_percentage,
            is_hidden, is_entry,
        }
    }
}

prop_compose! {
    fn shops()(
        events in nullable(some_of(ids(EventId::new))),
        availability in patch(some_of(periods())),
        payment_methods in patch(some_of(any::<String>())),
        (url, language, analytics_tag, social_pixel_id) in (
            patch("[a-z0-9]{1,63}".prop_filter_map("a subdomain", |text| Subdomain::parse(&text))),
            patch(any::<String>()), patch(any::<String>()), patch(any::<String>()),
        ),
        (social, queue) in (patch(objects()), patch(objects())),
        protected in patch(any::<bool>()),
        custom_color in patch("[0-9a-f]{6}".prop_filter_map("a colour", |code| Color::parse(&code))),
    ) -> ShopBody {
        ShopBody {
            url, events, language, header_image: Patch::Keep, availability, payment_methods, analytics_tag,
            social_pixel_id, social, protected, queue, custom_color,
        }
    }
}

fn objects() -> impl Strategy<Value = FreeObject> {
    any::<String>().prop_filter_map("an object", |text| {
        FreeObject::parse(&serde_json::json!({ "text": text, "nothing": null }).to_string()).ok()
    })
}

/// Reads an encoded body with another reader, and tells the fate of each of its members.
fn holds(body: &Body, fates: &[(&str, Fate)]) -> Result<(), TestCaseError> {
    for form in [IdForm::Auto, IdForm::Integer, IdForm::Text] {
        let encoded: Value = serde_json::from_str(&body.to_json(form)).expect("a body is JSON");
        let members = encoded.as_object().expect("a body is an object");
        for (name, fate) in fates {
            let found = match members.get(*name) {
                None => Fate::Retained,
                Some(Value::Null) => Fate::Cleared,
                Some(_) => Fate::Set,
            };
            prop_assert_eq!(found, *fate, "{}", name);
        }
        let sent = fates.iter().filter(|(_, fate)| *fate != Fate::Retained).count();
        prop_assert_eq!(members.len(), sent);
    }
    Ok(())
}

proptest! {
    #[test]
    fn of_a_ticket(changes in tickets()) {
        let fates = [
            ("name", of_patch(&changes.name)),
            ("event_id", of_nullable(&changes.event_id)),
            ("dates", of_nullable(&changes.dates)),
            ("price", of_patch(&changes.price)),
            ("max_capacity", of_nullable(&changes.max_capacity)),
            ("min_order_amount", of_nullable(&changes.min_order_amount)),
            ("max_order_amount", of_nullable(&changes.max_order_amount)),
            ("template_id", of_nullable(&changes.template_id)),
            ("mobile_template_id", of_nullable(&changes.mobile_template_id)),
            ("availability", of_nullable(&changes.availability)),
            ("related_tickets", of_nullable(&changes.related_tickets)),
            ("excluded_tickets", of_patch(&changes.excluded_tickets)),
            ("on_fire", of_patch(&changes.on_fire)),
            ("sales_percentage", of_patch(&changes.sales_percentage)),
            ("is_hidden", of_patch(&changes.is_hidden)),
            ("is_entry", of_patch(&changes.is_entry)),
        ];
        let id = TicketId::new("1").unwrap();
        holds(ticket::update(&id, changes).body(), &fates)?;
    }

    #[test]
    fn of_a_shop(changes in shops()) {
        let fates = [
            ("url", of_patch(&changes.url)),
            ("events", of_nullable(&changes.events)),
            ("language", of_patch(&changes.language)),
            ("header_image", of_patch(&changes.header_image)),
            ("availability", of_patch(&changes.availability)),
            ("payment_methods", of_patch(&changes.payment_methods)),
            ("analytics_tag", of_patch(&changes.analytics_tag)),
            ("social_pixel_id", of_patch(&changes.social_pixel_id)),
            ("social", of_patch(&changes.social)),
            ("protected", of_patch(&changes.protected)),
            ("queue", of_patch(&changes.queue)),
            ("custom_color", of_patch(&changes.custom_color)),
        ];
        let id = ShopId::new("1").unwrap();
        holds(shop::update(&id, changes).body(), &fates)?;
    }
}
