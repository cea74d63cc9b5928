//! The list for the door.

use super::sales::{EVENT, barcode, orders, sold, text};
use crate::browser::signed_in;
use crate::service::{Colleague, serve};

#[tokio::test]
async fn every_sold_ticket_of_a_kind_is_on_paper_by_last_name() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let mut expected: Vec<Vec<String>> = sold(&orders)
        .into_iter()
        .filter(|(_, purchase)| text(purchase, "/ticket/name") == "Dag 2")
        .map(|(order, purchase)| {
            let code = barcode(purchase);
            vec![
                text(order, "/orderer/data/last_name").to_owned(),
                text(order, "/orderer/data/first_name").to_owned(),
                "Dag 2".to_owned(),
                code[code.len() - 5..].to_owned(),
            ]
        })
        .collect();
    signed_in(&service, &format!("{EVENT}/purchases?ticket=Dag%202"), async |browser| {
        browser.see_text("of 200, read at").await;
        browser.press("Door list").await;
        let sight = browser.see_heading(&format!("Dag 2 · Door list: {} tickets", expected.len())).await;
        let shown: Vec<Vec<String>> = sight.rows.iter().skip(1).map(|row| row[..4].to_vec()).collect();
        let plain = |row: &Vec<String>| row[0].split_whitespace().next().unwrap_or_default().to_lowercase();
        let dutch: Vec<String> =
            shown.iter().map(plain).filter(|name| name == "bakker" || name == "visser").collect();
        assert!(dutch.is_sorted(), "{dutch:?}");
        assert_are_by_main_part(&shown);
        let mut rows = shown;
        for row in rows.iter_mut().chain(&mut expected) {
            // A person reads one blank for several.
            row.iter_mut().for_each(|cell| *cell = cell.split_whitespace().collect::<Vec<_>>().join(" "));
            row.iter_mut().filter(|cell| cell.is_empty()).for_each(|cell| "—".clone_into(cell));
        }
        rows.sort();
        expected.sort();
        assert_eq!(rows, expected);
        browser.press("Close door list").await;
        browser.see_text("of 200, read at").await;
    })
    .await;
}

/// Checks that Dutch prefixes play no part in the order.
fn assert_are_by_main_part(rows: &[Vec<String>]) {
    let prefixes = ["van ", "de ", "der ", "den ", "op ", "'t "];
    let main_part = |name: &str| {
        let mut main = name.to_lowercase();
        while let Some(rest) = prefixes.iter().find_map(|prefix| main.strip_prefix(prefix)) {
            main = rest.to_owned();
        }
        main
    };
    let names = rows.iter().map(|row| row[0].as_str());
    let with_prefix = names.clone().filter(|name| prefixes.iter().any(|prefix| name.starts_with(prefix)));
    assert!(with_prefix.count() > 0, "the sample has no such name");
    let is_plain = |name: &&str| name.chars().all(|letter| letter.is_ascii_alphabetic() || letter == ' ');
    let parts: Vec<String> = names.filter(is_plain).map(main_part).collect();
    assert!(parts.is_sorted(), "{parts:?}");
}
