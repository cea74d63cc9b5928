//! Texts without case and accents, so that `zoe` finds Zoë and Ångström sorts beside Angel.

/// Adds a text to another in its folded form: ASCII in lower case, the Latin letters of Europe as their base letters,
/// accents that are separate characters left out. All else, other scripts among it, stays as it is.
///
/// The letters are those of Unicode's blocks Latin-1 Supplement and Latin Extended-A, the few beyond them that European
/// names need, and the apostrophes and dashes that word processors put in the place of the typed ones.
pub(super) fn fold_into(folded: &mut String, text: &str) {
    if text.is_ascii() {
        let start = folded.len();
        folded.push_str(text);
        folded[start..].make_ascii_lowercase();
        return;
    }
    for character in text.chars() {
        if character.is_ascii() {
            folded.push(character.to_ascii_lowercase());
        } else if let Some(base) = base(character) {
            folded.push_str(base);
        } else {
            folded.push(character);
        }
    }
}

/// A text in its folded form.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    fold_into(&mut folded, text);
    folded
}

/// The base letters of an accented letter, in lower case; an empty text for an accent alone.
fn base(character: char) -> Option<&'static str> {
    Some(match character {
        '\u{300}'..='\u{36f}' => "",
        'À'..='Å' | 'à'..='å' | 'Ā'..='ą' => "a",
        'Æ' | 'æ' => "ae",
        'Ç' | 'ç' | 'Ć'..='č' => "c",
        'Ð' | 'ð' | 'Ď'..='đ' => "d",
        'È'..='Ë' | 'è'..='ë' | 'Ē'..='ě' => "e",
        'Ĝ'..='ģ' => "g",
        'Ĥ'..='ħ' => "h",
        'Ì'..='Ï' | 'ì'..='ï' | 'Ĩ'..='ı' => "i",
        'Ĳ' | 'ĳ' => "ij",
        'Ĵ' | 'ĵ' => "j",
        'Ķ'..='ĸ' => "k",
        'Ĺ'..='ł' => "l",
        'Ñ' | 'ñ' | 'Ń'..='ŋ' => "n",
        'Ò'..='Ö' | 'Ø' | 'ò'..='ö' | 'ø' | 'Ō'..='ő' => "o",
        'Œ' | 'œ' => "oe",
        'Ŕ'..='ř' => "r",
        'Ś'..='š' | 'ſ' | 'Ș' | 'ș' => "s",
        'ß' | 'ẞ' => "ss",
        'Ţ'..='ŧ' | 'Ț' | 'ț' => "t",
        'Þ' | 'þ' => "th",
        'Ù'..='Ü' | 'ù'..='ü' | 'Ũ'..='ų' => "u",
        'Ŵ' | 'ŵ' => "w",
        'Ý' | 'ý' | 'ÿ' | 'Ŷ'..='Ÿ' => "y",
        'Ź'..='ž' => "z",
        '‘' | '’' | 'ʼ' => "'",
        '‐'..='―' => "-",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        let mut folded = String::new();
        fold_into(&mut folded, text);
        folded
    }

    #[test]
    fn letters_lose_case_and_accents() {
        for (text, expected) in [
            ("Zoë van den BERG", "zoe van den berg"),
            ("Straße", "strasse"),
            ("Łukasz Żółć", "lukasz zolc"),
            ("Smørrebrød, Æble", "smorrebrod, aeble"),
            ("İstanbul ığdır", "istanbul igdir"),
            ("Þórður Œuvre Ĳsbrand", "thordur oeuvre ijsbrand"),
            ("Ștefan Țepeș", "stefan tepes"),
            ("d’Ancona", "d'ancona"),
        ] {
            assert_eq!(folded(text), expected);
        }
    }

    #[test]
    fn a_composed_letter_equals_its_parts() {
        assert_eq!(folded("Zoe\u{308}"), folded("Zoë"));
    }

    #[test]
    fn other_scripts_and_signs_stay_as_they_are() {
        for text in ["Ελλάδα", "Київ", "東京", "3 × 4 ÷ 2", "🎟"] {
            assert_eq!(folded(text), text);
        }
    }

    #[test]
    fn every_letter_of_both_blocks_becomes_ascii() {
        for character in ('À'..='ſ').filter(|character| !"×÷".contains(*character)) {
            assert!(
                folded(&character.to_string()).bytes().all(|byte| byte.is_ascii_lowercase()),
                "{character}"
            );
        }
    }
}
