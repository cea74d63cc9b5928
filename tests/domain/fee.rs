use loket::api::{Body, IdForm};
use loket::models::value::Fee;
use loket::models::{FromJson, Json};
use proptest::prelude::*;

fn sent(fee: Fee) -> String {
    Body::new().set("service_fee", fee).to_json(IdForm::Auto).split_whitespace().collect()
}

fn received(json: &str) -> Option<Fee> {
    Json::parse(json).and_then(Fee::from_json).ok()
}

proptest! {
    /// A number of JSON comes back with every digit, trailing zeros too.
    #[test]
    fn every_digit_survives(literal in "-?(0|[1-9][0-9]{0,13})(\\.[0-9]{1,13}[1-9])?|(0|[1-9][0-9]{0,8})\\.[0-9]{1,17}0") {
        prop_assume!(literal != "-0");
        let fee = received(&literal);
        prop_assert_eq!(fee.map(|fee| fee.to_string()), Some(literal.clone()));
        prop_assert_eq!(received(&format!("\"{literal}\"")), fee);
        prop_assert_eq!(fee.map(sent), Some(format!("{{\"service_fee\":{literal}}}")));
    }

    /// What is sent is a number of JSON, also where it was received with an exponent.
    #[test]
    fn an_exponent_is_the_same_number(digits in 1_u32..1_000_000, exponent in -20_i32..20) {
        let fee = received(&format!("{digits}e{exponent}"));
        prop_assert!(fee.is_some());
        let text = fee.map(|fee| fee.to_string()).unwrap();
        prop_assert_eq!(received(&text), fee);
        let value: f64 = text.parse().unwrap();
        let expected: f64 = format!("{digits}e{exponent}").parse().unwrap();
        prop_assert_eq!(value, expected);
    }

    #[test]
    fn typed_with_a_comma_or_a_point(whole in "0|[1-9][0-9]{0,9}", fraction in "[0-9]{1,2}|[0-9]{4,15}") {
        let point = Fee::parse(&format!("{whole}.{fraction}"));
        prop_assert_eq!(point.map(|fee| fee.to_string()), Ok(format!("{whole}.{fraction}")));
        prop_assert_eq!(Fee::parse(&format!("{whole},{fraction}")), point);
    }
}
