//! Numbers as a language writes them.
//!
//! The browser's Intl writes the same, but to make its first format takes it 16 ms, in the midst of the first list.

use super::language::Language;

/// The fewest fractional digits of an amount.
const FEWEST_DIGITS: usize = 2;

/// A whole number with its groups of three digits: "12,000".
pub(super) fn whole(number: u64, language: Language) -> String {
    grouped(&number.to_string(), language)
}

/// A decimal number (`-1234.5`) as an amount, with every digit that counts: "-1,234.50".
pub(super) fn amount(decimal: &str, language: Language) -> String {
    let (whole, fraction) = decimal.split_once('.').unwrap_or((decimal, ""));
    let fraction = fraction.trim_end_matches('0');
    let mut written = grouped(whole, language);
    written.push(language.point());
    written.push_str(fraction);
    written.extend((fraction.len()..FEWEST_DIGITS).map(|_| '0'));
    written
}

/// The digits, after an optional sign, in groups of three.
fn grouped(digits: &str, language: Language) -> String {
    let mut grouped = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.char_indices() {
        let is_behind_digit = !grouped.is_empty() && grouped != "-";
        if is_behind_digit && (digits.len() - at).is_multiple_of(3) {
            grouped.push(language.group());
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_stand_as_their_language_writes_them() {
        for (number, english, dutch) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1_000, "1,000", "1.000"),
            (1_234_567, "1,234,567", "1.234.567"),
        ] {
            assert_eq!(
                [Language::English, Language::Dutch].map(|language| whole(number, language)),
                [english, dutch]
            );
        }
        for (decimal, english, dutch) in [
            ("0", "0.00", "0,00"),
            ("1234.5", "1,234.50", "1.234,50"),
            ("-0.05", "-0.05", "-0,05"),
            ("-1000", "-1,000.00", "-1.000,00"),
            ("0.1250", "0.125", "0,125"),
            ("90071992547409931.27", "90,071,992,547,409,931.27", "90.071.992.547.409.931,27"),
        ] {
            assert_eq!(
                [Language::English, Language::Dutch].map(|language| amount(decimal, language)),
                [english, dutch]
            );
        }
    }

    proptest! {
        #[test]
        fn no_digit_is_lost(number: u64, fraction in "[0-9]{0,12}[1-9]") {
            prop_assert_eq!(whole(number, Language::English).replace(',', ""), number.to_string());
            let decimal = format!("{number}.{fraction}");
            let written = amount(&decimal, Language::Dutch).replace('.', "").replace(',', ".");
            prop_assert_eq!(written.trim_end_matches('0'), decimal);
        }
    }
}
