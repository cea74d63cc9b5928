//! What visitors filled in, counted, checked against the service's own data.

use std::collections::BTreeMap;

use serde_json::Value;

use super::sales::{EVENT, all, may_come, sold, text};
use crate::browser::{Sight, signed_in};
use crate::service::{Colleague, serve};

/// A run with a size of shirt for each runner.
const RUN: &str = "/events/1006";
const SIZE: &str = "Shirtmaat";

/// The answer at a field of a ticket.
fn answer<'a>(purchase: &'a Value, field: &str) -> Option<&'a str> {
    let mut values = purchase["values"].as_array()?.iter();
    values.find(|value| value["name"] == field)?["value"].as_str()
}

/// How many tickets have each answer at a field, and how many have none.
fn counted<'a>(tickets: &[&'a Value], field: &str) -> BTreeMap<&'a str, String> {
    let mut counts = BTreeMap::<&str, u64>::new();
    let is_asked = |one: &Value| {
        tickets
            .iter()
            .any(|other| other["ticket"]["id"] == one["ticket"]["id"] && answer(other, field).is_some())
    };
    for ticket in tickets.iter().filter(|ticket| is_asked(ticket)) {
        *counts.entry(answer(ticket, field).unwrap_or("Not filled in")).or_default() += 1;
    }
    counts.insert("Total", counts.values().sum());
    counts.into_iter().map(|(answer, count)| (answer, grouped(count))).collect()
}

/// A number as it is shown.
fn grouped(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{},{:03}", number / 1_000, number % 1_000),
    }
}

/// The first table of answers, with its sum.
fn first_table(sight: &Sight) -> BTreeMap<&str, String> {
    let rows = sight.rows.iter().skip_while(|row| row[0] != "Answer").skip(1);
    let mut has_sum = false;
    let lines = rows.take_while(|row| !std::mem::replace(&mut has_sum, row[0] == "Total"));
    lines.map(|row| (row[0].as_str(), row[1].clone())).collect()
}

#[tokio::test]
async fn each_size_of_a_shirt_is_counted_with_all_tickets_and_with_one() {
    let service = serve().await;
    let orders = all(&Colleague::of(&service), &format!("{RUN}/orders")).await;
    let tickets: Vec<&Value> = sold(&orders).into_iter().map(|(_, purchase)| purchase).collect();
    let of_five: Vec<&Value> =
        tickets.iter().copied().filter(|purchase| text(purchase, "/ticket/name") == "5 km").collect();
    let (every, five) = (counted(&tickets, SIZE), counted(&of_five, SIZE));
    assert!(every.len() > 6 && five["Total"] != every["Total"], "{every:?}");
    signed_in(&service, RUN, async |browser| {
        browser.see("the sizes of all", |sight| first_table(sight) == every).await;
        browser.choose("answers_of", "5 km").await;
        browser.see("the sizes of 5 km", |sight| first_table(sight) == five).await;
        browser.reload().await;
        browser.see("the same sizes", |sight| first_table(sight) == five).await;
        browser.choose("answers_of", "Herinneringsshirt").await;
        browser.see_text("Nothing was filled in with these tickets.").await;
        browser.reload().await;
        browser.see_text("Nothing was filled in with these tickets.").await;
        browser.choose("answers_of", "All tickets").await;
        browser.see("the sizes of all", |sight| first_table(sight) == every).await;
    })
    .await;
}

#[tokio::test]
async fn answers_are_counted_of_those_who_may_come_on_a_date() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = all(&colleague, &format!("{EVENT}/orders")).await;
    let tickets = all(&colleague, "/tickets").await;
    let event = colleague.get(EVENT).await;
    let date = text(&event, "/dates/1/id");
    let visitors: Vec<&Value> = sold(&orders)
        .into_iter()
        .map(|(_, purchase)| purchase)
        .filter(|purchase| may_come(&tickets, purchase, date))
        .collect();
    let expected = counted(&visitors, "Achternaam");
    signed_in(&service, &format!("{EVENT}?answers_on={date}"), async |browser| {
        browser.see("the answers of the date", |sight| first_table(sight) == expected).await;
    })
    .await;
}
