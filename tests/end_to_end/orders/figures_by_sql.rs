//! The figures of an event, checked against the database of the service: by figures that the app has no part in.

use loket_service::{Data, Options};
use rusqlite::Connection;

use super::sales::EVENT;
use crate::browser::{Sight, signed_in};
use crate::service::{options, serve_with};

/// What is sold of the event: the tickets of paid orders, with the day on the clocks of Amsterdam.
const SOLD: &str = "with sold as (
    select purchase.scanned_at, ticket.id as ticket_id, ticket.name, ticket.price,
        date(purchase.created_at, case
            when purchase.created_at between '2025-03-30T01' and '2025-10-26T01' then '+2 hours'
            when purchase.created_at between '2026-03-29T01' and '2026-10-25T01' then '+2 hours'
            else '+1 hour'
        end) as day
    from purchase
    join customer_order on customer_order.id = purchase.order_id
    join ticket on ticket.id = purchase.ticket_id
    where customer_order.event_id = 1001 and customer_order.status_code = 190
)
";

/// The rows that a question about what is sold is answered with, as texts.
fn asked(database: &Connection, question: &str) -> Vec<Vec<String>> {
    let mut statement = database.prepare(&format!("{SOLD}{question}")).unwrap();
    let columns = statement.column_count();
    let rows = statement.query_map([], |row| (0..columns).map(|column| row.get(column)).collect()).unwrap();
    rows.map(Result::unwrap).collect()
}

/// The numbers of a chart: the table below it.
fn numbers<'sight>(sight: &'sight Sight, heading: &str) -> Vec<&'sight [String]> {
    let start = sight.rows.iter().position(|row| row[0] == heading).unwrap();
    sight.rows[start + 1..].iter().map(Vec::as_slice).take_while(|row| row.len() == 2).collect()
}

#[tokio::test]
async fn the_overview_says_what_the_database_says() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("organisation.sqlite");
    let service = serve_with(Options { data: Data::File(file.clone()), ..options() }).await;
    let database = Connection::open(&file).unwrap();
    let totals = asked(
        &database,
        "select cast(count(*) as text), cast(count(scanned_at) as text), printf('%.2f', sum(price) / 100.0) from sold",
    );
    let [sold, scanned, revenue] = &totals[0][..] else { panic!("{totals:?}") };
    let by_ticket = asked(
        &database,
        "select name, cast(count(*) as text), cast(count(scanned_at) as text) from sold group by ticket_id",
    );
    let by_day = asked(
        &database,
        "select ltrim(strftime('%d', day), '0')
            || substr(' Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec ', strftime('%m', day) * 4 - 3, 5)
            || strftime('%Y', day),
            cast(count(*) as text)
        from sold group by day order by day",
    );
    assert!(by_day.len() > 7 && by_ticket.len() > 1, "the sample has too little to tell anything");
    let last_day = by_day.last().unwrap()[0].as_str();
    signed_in(&service, EVENT, async |browser| {
        browser.see_text("280 of 280 orders and purchases · updated").await;
        browser.disclose("Sold by day, as a table").await;
        // The rows come a moment after the disclosure has opened.
        let sight =
            browser.see("days", |sight| sight.rows.iter().any(|row| row[0].ends_with(last_day))).await;
        assert_eq!(sight.terms["Sold"][0], *sold);
        assert_eq!(sight.terms["Checked in"][0], format!("{scanned} of {sold}"));
        assert_eq!(sight.terms["Estimated revenue"][0].replace(',', ""), *revenue);
        for ticket in &by_ticket {
            let row = sight.row(&ticket[0]);
            assert_eq!([row["Sold"], row["Checked in"]], [&ticket[1], &ticket[2]], "{}", ticket[0]);
        }
        let shown: Vec<Vec<String>> = numbers(&sight, "Day")
            .into_iter()
            .map(|row| vec![row[0].split_once(", ").unwrap().1.replace("Sept", "Sep"), row[1].clone()])
            .collect();
        assert_eq!(shown, by_day);
    })
    .await;
}
