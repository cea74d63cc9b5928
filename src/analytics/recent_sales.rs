//! How an event sells lately: today, and this week beside the one before.

use std::collections::HashSet;
use std::ops::Add;

use super::local_hours::LocalHours;
use super::status::is_paid;
use crate::models::value::{PurchaseId, Timestamp};
use crate::models::{Order, Purchase};

const DAYS_OF_WEEK: i64 = 7;
/// In microseconds.
const DAY: i64 = 86_400_000_000;

/// Tickets of paid orders, by the local days on which they were bought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecentSales {
    /// Today.
    pub today: u64,
    /// Today and on the six days before.
    pub week: u64,
    /// On the seven days before these.
    pub week_before: u64,
}

impl RecentSales {
    /// Since when purchases and orders have to be read: the days are counted on local clocks, which are less than a day
    /// away from those of UTC.
    pub fn since(now: Timestamp) -> Timestamp {
        let day = now.microseconds().div_euclid(DAY);
        Timestamp::from_microseconds((day - 2 * DAYS_OF_WEEK) * DAY).unwrap_or(Timestamp::EPOCH)
    }

    /// Counts purchases in paid orders. An order holds the ids of its purchases; when they were bought, only the list of
    /// purchases says.
    pub fn of<'a>(
        now: Timestamp,
        purchases: impl Iterator<Item = &'a Purchase>,
        orders: impl Iterator<Item = &'a Order>,
        hours: &mut LocalHours<'_>,
    ) -> Self {
        let paid: HashSet<&PurchaseId> = orders
            .filter(|order| is_paid(order))
            .flat_map(|order| order.purchases.iter().map(|purchase| &purchase.id))
            .collect();
        let (today, since) = (hours.day(now), Self::since(now));
        let mut sales = Self::default();
        for purchase in purchases.filter(|purchase| paid.contains(&purchase.id)) {
            // Telling the day is what takes the time.
            let Some(at) = purchase.created_at.filter(|at| *at >= since) else { continue };
            let days_ago = today - hours.day(at);
            sales.today += u64::from(days_ago == 0);
            sales.week += u64::from((0..DAYS_OF_WEEK).contains(&days_ago));
            sales.week_before += u64::from((DAYS_OF_WEEK..2 * DAYS_OF_WEEK).contains(&days_ago));
        }
        sales
    }
}

impl Add for RecentSales {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            today: self.today + other.today,
            week: self.week + other.week,
            week_before: self.week_before + other.week_before,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::read_record;

    fn purchase(id: &str, created_at: &str) -> Purchase {
        let text =
            format!(r#"{{"id":"{id}","barcode":"00{id}","scanned_at":null,"created_at":"{created_at}"}}"#);
        match read_record::<Purchase>(&text) {
            Ok(purchase) => purchase.record,
            Err(problem) => panic!("{problem}"),
        }
    }

    fn order(status: u64, purchases: &[&str]) -> Order {
        let purchases: Vec<_> = purchases.iter().map(|id| (*id, "Day", None)).collect();
        crate::analytics::sample::order("1", status, &purchases).record.clone()
    }

    fn sales(purchases: &[Purchase], orders: &[Order]) -> RecentSales {
        // 00:30 on Saturday in Amsterdam, where it is still Friday in UTC.
        let now = Timestamp::parse("2026-07-03T22:30:00Z").unwrap_or(Timestamp::EPOCH);
        RecentSales::of(now, purchases.iter(), orders.iter(), &mut LocalHours::new(|_| 120))
    }

    #[test]
    fn days_are_those_of_local_clocks() {
        let purchases = [
            purchase("1", "2026-07-03T22:10:00Z"),
            purchase("2", "2026-07-03T21:50:00Z"),
            purchase("3", "2026-06-27T22:00:00Z"),
            purchase("4", "2026-06-27T21:59:59Z"),
            purchase("5", "2026-06-20T22:00:00Z"),
            purchase("6", "2026-06-20T21:59:59Z"),
        ];
        let paid = order(190, &["1", "2", "3", "4", "5", "6"]);
        assert_eq!(sales(&purchases, &[paid]), RecentSales { today: 1, week: 3, week_before: 2 });
    }

    #[test]
    fn only_paid_orders_count() {
        let purchases = ["1", "2", "3"].map(|id| purchase(id, "2026-07-03T22:10:00Z"));
        let orders = [order(190, &["1"]), order(100, &["2"])];
        assert_eq!(sales(&purchases, &orders).today, 1, "2 is not paid, and of 3 no order is known");
    }

    #[test]
    fn what_is_read_covers_both_weeks_in_every_zone() {
        for now in ["2026-07-03T22:30:00Z", "2026-07-03T00:00:00Z", "2026-07-03T23:59:59Z"] {
            let now = Timestamp::parse(now).unwrap_or(Timestamp::EPOCH);
            let since = RecentSales::since(now);
            for ahead in [-12 * 60, 0, 14 * 60] {
                let mut hours = LocalHours::new(move |_| ahead);
                let just_before = Timestamp::from_microseconds(since.microseconds() - 1).unwrap_or(since);
                let days_ago = hours.day(now) - hours.day(just_before);
                assert!(days_ago >= 2 * DAYS_OF_WEEK, "{now} {ahead}: {days_ago}");
            }
        }
    }
}
