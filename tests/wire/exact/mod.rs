//! Each record as it is read from its sample, member by member.

mod checkout;
mod event;
mod order;
mod reference;
mod shop;
mod shop_view;
mod ticket;

use std::fmt::Debug;

use loket::models::value::{Fee, PeriodId, Price, Timestamp};
use loket::models::{FromJson, Json, Period, RawJson, Venue, read_record};

/// Holds what is read against what was expected, and its text against what was sent.
fn reads_as<T: FromJson + PartialEq + Debug>(sample: &str, expected: T) {
    let received = read_record::<T>(sample).unwrap();
    assert_eq!(received.record, expected);
    assert_eq!(&*received.text, sample.trim());
}

fn moment(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap()
}

fn price(typed: &str) -> Price {
    Price::parse(typed).unwrap()
}

fn fee(typed: &str) -> Option<Fee> {
    Some(Fee::parse(typed).unwrap())
}

fn text(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn unshown(json: &str) -> RawJson {
    RawJson::from_json(Json::parse(json).unwrap()).unwrap()
}

fn period(id: &str, opens_at: &str, closes_at: &str) -> Period {
    Period { id: PeriodId::new(id), opens_at: moment(opens_at), closes_at: moment(closes_at) }
}

/// The place of both samples that have one.
fn loods() -> Venue {
    Venue {
        name: text("De Loods"),
        street: text("Kade"),
        house_number: text("12"),
        addition: text("bis"),
        zipcode: text("3511 AB"),
        city: text("Utrecht"),
        state: text("Utrecht"),
        country: text("NL"),
    }
}
