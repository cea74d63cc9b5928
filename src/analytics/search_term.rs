//! What is asked for, in a text as people copy it from a mail: `Order #500062.`, `mailto:zoe@mail.example`, `Mevr. De Wit`.

/// Signs around what is meant.
const AROUND: &str = "\"“”„«»*<>[]|,;:!?";
/// What an order is called, in the languages of the app.
const ORDER: [&str; 6] = ["ordernummer", "bestelnummer", "ordernr", "bestelnr", "bestelling", "order"];
const NUMBER: [&str; 4] = ["nummer", "number", "nr", "no"];
/// How many digits a number has at least that is one of an order without being called so.
const SHORTEST: usize = 4;
/// What addresses and numbers are called.
const LABELS: [&str; 15] = [
    "telefoonnummer",
    "telefoon",
    "tel",
    "phone",
    "mobiel",
    "mobile",
    "e-mailadres",
    "e-mail",
    "email",
    "mailto",
    "mail",
    "barcode",
    "ticketnummer",
    "ticket",
    "code",
];
/// What comes before a name. Longer words are before those that they begin with.
const TITLES: [&str; 15] = [
    "de heer", "dhr", "mevrouw", "mevr", "mw", "familie", "family", "fam", "mrs", "mr", "ms", "drs", "dr",
    "prof", "t.a.v",
];

/// What is meant: an address alone, the id of an order, a number without its label, a name without its title.
pub fn search_term(typed: &str) -> &str {
    let text = trimmed(typed);
    if let Some(id) = order_number(text) {
        return id;
    }
    let text = in_brackets(text).unwrap_or(text);
    let is_value =
        |rest: &&str| rest.contains('@') || (rest.contains(is_digit) && !rest.contains(char::is_alphabetic));
    let mut text = after_word(text, &LABELS).filter(is_value).unwrap_or(text);
    while let Some(name) = after_word(text, &TITLES).filter(|name| !name.is_empty()) {
        text = name;
    }
    text
}

/// The id of an order behind such words or the sign `#`; `None` for any other text.
pub fn order_number(typed: &str) -> Option<&str> {
    let typed = trimmed(typed);
    if let Some(id) = typed.strip_prefix('#') {
        return Some(alone(id.trim_start_matches('#').trim_start()));
    }
    let Some(rest) = after_word(typed, &ORDER) else {
        // A short one may be of a house or a table.
        let id = alone(after_word(typed, &NUMBER)?);
        return (id.len() >= SHORTEST && id.chars().all(is_digit)).then_some(id);
    };
    let id = alone(after_word(rest, &NUMBER).unwrap_or(rest));
    let is_other = |character: char| character.is_whitespace() || character == '@';
    (id.contains(is_digit) && !id.contains(is_other)).then_some(id)
}

/// An id without what follows it, which is of something else.
fn alone(id: &str) -> &str {
    id.split(['/', ',', ';', '(']).next().unwrap_or_default().trim_end()
}

/// Without the signs around it, and those that end a sentence.
fn trimmed(typed: &str) -> &str {
    let is_around = |sign: char| sign.is_whitespace() || AROUND.contains(sign);
    let text = typed.trim_start_matches(is_around);
    // The bracket of `Zoë <zoe@mail.example>` ends an address.
    let is_after = |sign: char| is_around(sign) && !(sign == '>' && text.contains('<'));
    text.trim_end_matches(|sign: char| is_after(sign) || sign == '.')
}

/// The address of `Zoë <zoe@mail.example>`.
fn in_brackets(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once('<')?;
    let address = rest.split_once('>').map_or(rest, |(address, _)| address);
    address.contains('@').then(|| trimmed(address))
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

fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_told_from_a_name() {
        for typed in [
            "#500062",
            "# 500062",
            "#500062.",
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
            "nr. 500062",
            "nr.500062",
            "Bestelnr 500062 / ticket 2100000102604",
            "#500062 (2 tickets)",
            "#500062, Jansen",
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
            "No Jansen",
            "No 12",
            "No Mercy2024",
            "",
        ] {
            assert_eq!(order_number(typed), None, "{typed}");
        }
    }

    #[test]
    fn what_is_copied_from_a_mail_is_what_is_meant() {
        for (typed, meant) in [
            (" Jansen ", "Jansen"),
            ("\"Daan de Bruijn\"", "Daan de Bruijn"),
            ("“Daan de Bruijn”,", "Daan de Bruijn"),
            ("Daan de Bruijn <daan@mail.example>", "daan@mail.example"),
            ("<daan@mail.example>", "daan@mail.example"),
            ("mailto:daan@mail.example", "daan@mail.example"),
            ("E-mail: daan@mail.example.", "daan@mail.example"),
            ("tel. 06-67387201", "06-67387201"),
            ("(06) 673 872 01", "(06) 673 872 01"),
            ("*2100000102604*", "2100000102604"),
            ("Ticket: 2100000102604", "2100000102604"),
            ("500062.", "500062"),
            ("Order #500062!", "500062"),
            ("Dhr. J. Đorđević", "J. Đorđević"),
            ("De heer Jose Dordevic", "Jose Dordevic"),
            ("Mevrouw dr. De Wit", "De Wit"),
            ("Fam. Dijkstra", "Dijkstra"),
            ("'t Veld", "'t Veld"),
            // These are no labels and no titles.
            ("Drost", "Drost"),
            ("Ticket Jansen", "Ticket Jansen"),
            ("Familie", "Familie"),
            ("mail", "mail"),
            ("", ""),
            (" ,", ""),
        ] {
            assert_eq!(search_term(typed), meant, "{typed}");
        }
    }
}
