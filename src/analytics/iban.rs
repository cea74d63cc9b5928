//! Numbers of bank accounts (ISO 13616).

/// How many characters form a group on paper.
const GROUP: usize = 4;
/// The shortest and the longest number there is: Norway's, and the most that the standard has room for.
const LENGTHS: std::ops::RangeInclusive<usize> = 15..=34;

/// A number in groups of four, as on paper; what is no letter or digit stays out of it.
pub fn grouped(number: &str) -> String {
    let characters: Vec<char> = bare(number).collect();
    let groups: Vec<String> = characters.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join(" ")
}

/// Whether a number has the form of an account's: a country, two check digits that fit, and the account.
pub fn is_well_formed(number: &str) -> bool {
    let characters: Vec<char> = bare(number).collect();
    let [first, second, third, fourth, ..] = characters[..] else { return false };
    LENGTHS.contains(&characters.len())
        && [first, second].iter().all(char::is_ascii_alphabetic)
        && [third, fourth].iter().all(char::is_ascii_digit)
        && remainder(&characters) == Some(1)
}

fn bare(number: &str) -> impl Iterator<Item = char> {
    number.chars().filter(|character| !character.is_whitespace() && !"-.".contains(*character))
}

/// The number modulo 97, with its first four characters behind the others and letters as 10 to 35.
fn remainder(characters: &[char]) -> Option<u32> {
    let (head, account) = characters.split_at(4);
    account.iter().chain(head).try_fold(0, |remainder, character| {
        let value = character.to_digit(36)?;
        let shift = if value < 10 { 10 } else { 100 };
        Some((remainder * shift + value) % 97)
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in ["NL91ABNA0417164300", "nl91 abna 0417 1643 00", "GB82 WEST 1234 5698 7654 32"] {
            assert!(is_well_formed(number), "{number}");
        }
        assert_eq!(grouped("NL91ABNA0417164300"), "NL91 ABNA 0417 1643 00");
        assert_eq!(grouped("nl91 abna-0417"), "nl91 abna 0417");
    }

    #[test]
    fn what_is_no_number_of_an_account_is_noticed() {
        for number in ["", "NL", "NL91ABNA0417164301", "91NLABNA0417164300", "NL91ABNA041716430é", "NL91"] {
            assert!(!is_well_formed(number), "{number}");
        }
    }

    proptest! {
        #[test]
        fn one_wrong_digit_is_always_noticed(place in 8_usize..18, digit in 0_u32..10) {
            let mut characters: Vec<char> = "NL91ABNA0417164300".chars().collect();
            let right = characters[place];
            characters[place] = char::from_digit(digit, 10).unwrap_or('0');
            let number: String = characters.iter().collect();
            prop_assert_eq!(is_well_formed(&number), characters[place] == right);
        }

        #[test]
        fn grouping_keeps_every_character(number in "[A-Z0-9 ]{0,40}") {
            prop_assert_eq!(grouped(&number).replace(' ', ""), number.replace(' ', ""));
        }
    }
}
