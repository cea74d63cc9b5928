//! Numbers and amounts.

use js_sys::{Array, Intl, JSON, Object};
use loket::i18n::{Formats, Language};
use loket::models::value::{Fee, Price};
use wasm_bindgen_test::wasm_bindgen_test;

fn formats(language: Language, currency: Option<&str>) -> Formats {
    Formats::new(language, Some("UTC".to_owned()), currency.map(str::to_owned))
}

#[wasm_bindgen_test]
fn amounts_are_written_in_the_language_with_the_currency_if_there_is_one() {
    for (language, currency, typed, expected) in [
        (Language::English, None, "1234,5", "1,234.50"),
        (Language::English, Some("EUR"), "1234,5", "€1,234.50"),
        (Language::English, Some("USD"), "0,05", "US$0.05"),
        (Language::Dutch, None, "1234,5", "1.234,50"),
        (Language::Dutch, Some("EUR"), "1234,5", "€ 1.234,50"),
        (Language::Dutch, Some("EUR"), "0", "€ 0,00"),
    ] {
        let written = formats(language, currency).price(Price::parse(typed).unwrap());
        assert_eq!(written.replace('\u{a0}', " "), expected);
    }
}

#[wasm_bindgen_test]
fn an_amount_beyond_the_numbers_of_the_browser_keeps_its_digits() {
    let price = Price::parse("90071992547409931,27").unwrap();
    assert_eq!(formats(Language::English, None).price(price), "90,071,992,547,409,931.27");
}

#[wasm_bindgen_test]
fn whole_numbers_are_grouped() {
    for (language, number, expected) in [
        (Language::English, 0, "0"),
        (Language::English, 1_234_567, "1,234,567"),
        (Language::Dutch, 12_000, "12.000"),
    ] {
        assert_eq!(formats(language, None).integer(number), expected);
    }
}

#[wasm_bindgen_test]
fn unreserved_characters_are_written_as_the_browser_writes_them() {
    for language in Language::ALL {
        let options = JSON::parse(r#"{"minimumFractionDigits":2,"maximumFractionDigits":20}"#).unwrap();
        let locale = Array::of1(&language.locale().into());
        let format = Intl::NumberFormat::new(&locale, &Object::from(options)).format();
        for amount in ["0", "0.5", "-0.05", "12", "999.99", "1000", "-1234.5", "1234567.125", "0.00000001"] {
            let expected = format.call1(&amount.into(), &amount.into()).unwrap().as_string();
            let fee = Fee::from_literal(amount).unwrap();
            assert_eq!(Some(formats(language, None).fee(fee)), expected, "{amount}");
        }
    }
}
