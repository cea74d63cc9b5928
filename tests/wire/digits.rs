//! Numbers that no computer's number holds keep every digit.

use loket::models::{Order, Purchase, Ticket, read_record};

const DIGITS: [&str; 6] = [
    "0",
    "9007199254740993",
    "9223372036854775808",
    "18446744073709551616",
    "1234567890123456789012345678901234567890",
    "9999999999999999999999999999999999999999",
];

#[test]
fn barcodes_keep_every_digit_as_numbers_and_as_texts() {
    for digits in DIGITS {
        for json in [digits.to_owned(), format!("\"{digits}\"")] {
            let purchase = format!(r#"{{"id":"1","barcode":{json}}}"#);
            let order = format!(r#"{{"id":"1","purchases":[{purchase}]}}"#);
            let purchase = read_record::<Purchase>(&purchase).unwrap().record;
            assert_eq!(purchase.barcode.unwrap().as_str(), digits);
            let order = read_record::<Order>(&order).unwrap().record;
            assert_eq!(order.purchases[0].barcode.as_ref().unwrap().as_str(), digits);
        }
    }
    let zeros = read_record::<Purchase>(r#"{"id":"1","barcode":"000123"}"#).unwrap().record;
    assert_eq!(zeros.barcode.unwrap().as_str(), "000123");
}

#[test]
fn ids_keep_every_digit_as_numbers_and_as_texts() {
    for digits in DIGITS {
        for json in [digits.to_owned(), format!("\"{digits}\"")] {
            let purchase = read_record::<Purchase>(&format!(r#"{{"id":{json}}}"#)).unwrap().record;
            assert_eq!(purchase.id.as_str(), digits);
        }
    }
}

#[test]
fn fees_keep_every_digit_as_numbers_and_as_texts() {
    for digits in ["2.3512345678901234", "12345678901234567", "0.12345678901234567", "1.10", "0.000", "-0.25"]
    {
        for json in [digits.to_owned(), format!("\"{digits}\"")] {
            let text = format!(r#"{{"id":"1","name":"A","price":"1.00","service_fee":{json}}}"#);
            let ticket = read_record::<Ticket>(&text).unwrap().record;
            assert_eq!(ticket.service_fee.unwrap().to_string(), digits);
        }
    }
}

#[test]
fn raw_values_stay_digit_by_digit() {
    for digits in DIGITS.into_iter().chain(["1.50", "1E400", "-0.0"]) {
        let purchase = read_record::<Purchase>(&format!(r#"{{"id":"1","slot":{digits}}}"#)).unwrap().record;
        assert_eq!(purchase.slot.unwrap().text(), digits);
    }
}
