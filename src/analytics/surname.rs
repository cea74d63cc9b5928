//! Last names in the order that the Dutch look them up in: by the main part, so that `van den Akker` sorts under A.

/// What may precede the main part of a name, in lower case: of names from the Low Countries, France, Germany, Italy,
/// Spain and Portugal.
const PREFIXES: [&str; 57] = [
    "'s", "'t", "aan", "af", "al", "am", "auf", "aus", "bij", "bin", "d", "da", "dal", "de", "degli", "dei",
    "del", "della", "den", "der", "des", "di", "do", "dos", "du", "een", "el", "het", "im", "in", "l", "la",
    "las", "le", "les", "lo", "los", "onder", "op", "over", "te", "ten", "ter", "tot", "uit", "v", "van",
    "vd", "vden", "vder", "vh", "vom", "von", "voor", "zu", "zum", "zur",
];

/// A last name in its two parts: what precedes the main part, and the main part. A name of prefixes only has its last
/// word as the main part.
fn parts(name: &str) -> (&str, &str) {
    let name = name.trim();
    let mut main = name;
    while let Some((word, rest)) = main.split_once(char::is_whitespace) {
        // Also in short: `v.d. Berg`, `v/d Meer`.
        let word = word.to_lowercase().replace(['’', '‘', '`'], "'").replace(['.', '/'], "");
        if !PREFIXES.contains(&word.as_str()) {
            break;
        }
        main = rest.trim_start();
    }
    (name[..name.len() - main.len()].trim_end(), main)
}

/// A text that sorts as a person is looked up: by the main part of the last name, then by what precedes it, then by the
/// first name.
pub fn looked_up_by(last_name: &str, first_name: &str) -> String {
    let (prefixes, main) = parts(last_name);
    format!("{main} {prefixes} {first_name}")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_main_part_begins_behind_the_prefixes() {
        for (name, expected) in [
            ("Jansen", ("", "Jansen")),
            ("van den Akker", ("van den", "Akker")),
            ("Van Den Akker", ("Van Den", "Akker")),
            ("  van  der   Berg ", ("van  der", "Berg")),
            ("in 't Veld", ("in 't", "Veld")),
            ("op ’t Land", ("op ’t", "Land")),
            ("'t Hart", ("'t", "Hart")),
            ("uit den Bogaard", ("uit den", "Bogaard")),
            ("de la Croix", ("de la", "Croix")),
            ("von zur Mühlen", ("von zur", "Mühlen")),
            ("Vanden Berghe", ("", "Vanden Berghe")),
            ("Jansen van den Berg", ("", "Jansen van den Berg")),
            ("Bakker-de Vries", ("", "Bakker-de Vries")),
            ("v.d. Berg", ("v.d.", "Berg")),
            ("v/d Meer", ("v/d", "Meer")),
            ("vd Heuvel", ("vd", "Heuvel")),
            ("v. d. Broek", ("v. d.", "Broek")),
            ("Deniz", ("", "Deniz")),
            ("De", ("", "De")),
            ("van der", ("van", "der")),
            ("", ("", "")),
        ] {
            assert_eq!(parts(name), expected, "{name:?}");
        }
    }

    #[test]
    fn prefixes_stand_in_order_and_once() {
        assert!(PREFIXES.is_sorted_by(|one, other| one < other));
    }

    proptest! {
        #[test]
        fn no_letter_of_a_name_is_lost(name in "(van |De |'t |[A-Zë]{1,4} ?){0,5}") {
            let (prefixes, main) = parts(&name);
            let letters = |text: &str| text.replace(char::is_whitespace, "");
            prop_assert_eq!(format!("{}{}", letters(prefixes), letters(main)), letters(&name));
            prop_assert_eq!(main.is_empty(), name.trim().is_empty());
        }
    }
}
