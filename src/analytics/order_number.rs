//! The id of an order as mails and the app itself write it: `#500062`, `Order 500062`, `Bestelling nr. 500062`.

/// What an order is called, and its number, in the languages of the app.
const ORDER: [&str; 6] = ["ordernummer", "bestelnummer", "ordernr", "bestelnr", "bestelling", "order"];
const NUMBER: [&str; 4] = ["nummer", "number", "nr", "no"];

/// The id behind such words or the sign `#`; `None` for any other text.
pub fn order_number(typed: &str) -> Option<&str> {
    let typed = typed.trim();
    if let Some(id) = typed.strip_prefix('#') {
        return Some(id.trim_start_matches('#').trim_start());
    }
    let rest = after_word(typed, &ORDER)?;
    let id = after_word(rest, &NUMBER).unwrap_or(rest);
    let is_other = |character: char| character.is_whitespace() || character == '@';
    let has_digit = id.contains(|character: char| character.is_ascii_digit());
    (has_digit && !id.contains(is_other)).then_some(id)
}

/// What follows one of these words, and the signs between them.
fn after_word<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let rest = words.iter().find_map(|word| {
        let (first, rest) = text.split_at_checked(word.len())?;
        first.eq_ignore_ascii_case(word).then_some(rest)
    })?;
    let id = rest.trim_start_matches(|sign: char| sign.is_whitespace() || ".:#".contains(sign));
    (id.len() < rest.len()).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_told_from_a_name() {
        for typed in [
            "#500062",
            "# 500062",
            "Order 500062",
            "order #500062",
            " ORDER: 500062 ",
            "Bestelling 500062",
            "bestelling nr. 500062",
            "Order no 500062",
            "Ordernummer: 500062",
            "Order number 500062",
            "Ordernr. 500062",
            "bestelnr 500062",
        ] {
            assert_eq!(order_number(typed), Some("500062"), "{typed}");
        }
        assert_eq!(order_number("#"), Some(""));
        assert_eq!(order_number("Order A-17"), Some("A-17"));
        for typed in [
            "500062",
            "Jansen",
            "Order",
            "order500062",
            "Order Jansen",
            "Order 1 Jansen",
            "order.desk24@mail.example",
            "Noë 12",
            "",
        ] {
            assert_eq!(order_number(typed), None, "{typed}");
        }
    }
}
