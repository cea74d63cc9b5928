use loket::models::value::{AmountProblem, Price};
use proptest::prelude::*;
use rust_decimal::Decimal;

/// Whole hundredths, up to far more than any ticket costs.
fn any_price() -> impl Strategy<Value = Price> {
    prop_oneof![0_i64..100_000, 0_i64..i64::MAX]
        .prop_map(|hundredths| Price::exact(Decimal::new(hundredths, 2)).expect("whole hundredths"))
}

/// Any number of the kind, with up to 28 fractional digits.
fn any_decimal() -> impl Strategy<Value = Decimal> {
    (any::<[u32; 3]>(), any::<bool>(), 0_u32..=28).prop_map(|([low, middle, high], negative, scale)| {
        Decimal::from_parts(low, middle, high, negative, scale)
    })
}

/// The digits before a point and exactly two after it.
fn has_two_fractional_digits(text: &str) -> bool {
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    text.split_once('.')
        .is_some_and(|(whole, fraction)| is_number(whole) && is_number(fraction) && fraction.len() == 2)
}

proptest! {
    #[test]
    fn what_is_shown_reads_back(price in any_price()) {
        let shown = price.to_string();
        prop_assert!(has_two_fractional_digits(&shown), "{}", shown);
        prop_assert_eq!(Price::from_literal(&shown), Some(price));
        prop_assert_eq!(Price::parse(&shown), Ok(price));
    }

    #[test]
    fn a_comma_and_a_point_are_the_same(whole in "0|[1-9][0-9]{0,12}", fraction in "[0-9]{0,5}") {
        let point = Price::parse(&format!("{whole}.{fraction}"));
        prop_assert_eq!(Price::parse(&format!("{whole},{fraction}")), point);
        prop_assert_eq!(Price::parse(&format!(" € {whole},{fraction} ")), point);
        if fraction.len() <= 2 {
            prop_assert!(point.is_ok());
        }
    }

    #[test]
    fn thousands_may_be_grouped_in_either_habit(groups in prop::collection::vec(100_u32..1_000, 2..6), cents in 0_u32..100) {
        let groups: Vec<_> = groups.iter().map(u32::to_string).collect();
        let plain = Price::parse(&format!("{}.{cents:02}", groups.concat()));
        prop_assert!(plain.is_ok());
        prop_assert_eq!(Price::parse(&format!("{},{cents:02}", groups.join("."))), plain);
        prop_assert_eq!(Price::parse(&format!("{}.{cents:02}", groups.join(","))), plain);
    }

    #[test]
    fn rounding_is_half_away_from_zero(hundredths in 0_i64..1_000_000_000, rest in prop_oneof![0_i64..10_000, Just(5_000)]) {
        for sign in [1, -1] {
            let amount = Decimal::new(sign * (hundredths * 10_000 + rest), 6);
            let expected = sign * (hundredths + i64::from(rest >= 5_000));
            prop_assert_eq!(Price::rounded(amount).amount(), Decimal::new(expected, 2));
        }
    }

    #[test]
    fn never_more_nor_less_than_two_fractional_digits_are_sent(amount in any_decimal()) {
        match Price::exact(amount) {
            Ok(price) => {
                prop_assert!(has_two_fractional_digits(&price.to_string()), "{}", price);
                prop_assert_eq!(price.amount(), amount);
            }
            Err(AmountProblem::Negative) => prop_assert!(amount < Decimal::ZERO),
            Err(problem) => {
                prop_assert_eq!(problem, AmountProblem::TooPrecise);
                prop_assert!(amount != amount.trunc_with_scale(2));
            }
        }
        let rounded = Price::rounded(amount).to_string();
        prop_assert!(has_two_fractional_digits(rounded.trim_start_matches('-')), "{}", rounded);
    }

    #[test]
    fn nothing_typed_stops_the_app(typed in any::<String>(), amount in "[-−€ ]{0,2}[0-9., ]{0,34}") {
        for typed in [typed, amount] {
            if let Ok(price) = Price::parse(&typed) {
                prop_assert!(has_two_fractional_digits(&price.to_string()), "{} as {}", typed, price);
            }
        }
    }
}
