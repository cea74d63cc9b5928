//! How many visitors each time slot expects, checked against the service's own data.

use std::collections::BTreeMap;

use serde_json::Value;

use super::sales::{all, sold, text};
use crate::browser::{Sight, signed_in};
use crate::service::{Colleague, serve};

#[tokio::test]
async fn each_time_slot_of_a_day_says_how_many_it_expects_and_how_many_came() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = all(&colleague, "/events/1002/orders").await;
    let tickets = all(&colleague, "/tickets").await;
    let is_entry = |purchase: &Value| {
        tickets.iter().any(|ticket| ticket["id"] == purchase["ticket"]["id"] && ticket["is_entry"] == true)
    };
    let visitors: Vec<&Value> =
        sold(&orders).into_iter().map(|(_, purchase)| purchase).filter(|it| is_entry(it)).collect();
    let without = visitors.iter().filter(|purchase| purchase["timeslot"].is_null()).count();
    // The museum opens and closes on the same day in UTC.
    let mut days = BTreeMap::<&str, BTreeMap<&str, (usize, usize)>>::new();
    for purchase in visitors.iter().filter(|purchase| !purchase["timeslot"].is_null()) {
        let day = days.entry(&text(purchase, "/available_at")[..10]).or_default();
        let (expected, came) = day.entry(text(purchase, "/timeslot")).or_default();
        *expected += 1;
        *came += usize::from(purchase["scanned_at"].is_string());
    }
    // From the heading on, as far as the sum.
    let lines = |sight: &Sight, heading: &str| -> Vec<Vec<String>> {
        let from = sight.rows.iter().skip_while(|row| row[0] != heading || row[1] != "Expected").skip(1);
        from.take_while(|row| row[0] != "Total").map(|row| row[..3].to_vec()).collect()
    };
    let line = |name: &str, (expected, came): (usize, usize)| {
        vec![name.to_owned(), expected.to_string(), came.to_string()]
    };
    let of_day = |day: &str| days[day].iter().map(|(slot, counts)| line(slot, *counts)).collect::<Vec<_>>();
    let (today, tomorrow) = (of_day("2026-06-20"), of_day("2026-06-21"));
    signed_in(&service, "/events/1002", async |browser| {
        browser.emulate_now("2026-06-20T08:00:00Z").await;
        browser.reload().await;
        browser.see("the slots of today", |sight| lines(sight, "Time slot") == today).await;
        browser.choose("day", "Sun, 21 Jun 2026").await;
        browser.see("the slots of tomorrow", |sight| lines(sight, "Time slot") == tomorrow).await;
        browser.see_address("/events/1002?day=2026-06-21").await;
        browser.reload().await;
        browser.see("the same slots", |sight| lines(sight, "Time slot") == tomorrow).await;

        browser.choose("day", "All days").await;
        let sums = days
            .values()
            .map(|slots| slots.values().fold((0, 0), |sum, counts| (sum.0 + counts.0, sum.1 + counts.1)));
        let sums: Vec<_> = sums.map(|counts| line("", counts)[1..].to_vec()).collect();
        let has_days = |sight: &Sight| {
            let lines = lines(sight, "Day");
            lines.len() >= sums.len() && lines.iter().zip(&sums).all(|(line, sum)| line[1..] == sum[..])
        };
        let sight = browser.see("each day", has_days).await;
        let last = lines(&sight, "Day").split_off(sums.len());
        assert_eq!(last.len(), usize::from(without > 0), "{last:?}");
    })
    .await;
}
