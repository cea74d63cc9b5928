//! How wide the columns of a long list are. They are fixed, so that a row is laid out without its neighbours.
//!
//! Widths are whole pixels at the usual size of text, where 16 are a `rem`: whole numbers, because the code that writes
//! and reads fractions would be more than all of this module.

use std::fmt;

const NARROWEST: u32 = 64;
const WIDEST: u32 = 640;
/// The widest column that is not chosen by the user: a long text is cut off rather than the other columns pushed out of
/// view.
const WIDEST_FITTED: u32 = 288;
const WITHOUT_CONTENT: u32 = 144;
/// What ten characters take on average.
const TEN_CHARACTERS: u32 = 83;
/// What is beside the text: the space at its ends, and in a heading the arrow of its order.
const BESIDE: u32 = 28;
const BESIDE_HEADING: u32 = 44;

/// The widths that the user chose, by the column's key. In a preference `name:200,price:96`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColumnWidths(Vec<(&'static str, u32)>);

impl ColumnWidths {
    /// Reads a preference; what is no column (any more) or no width is left out.
    pub fn parse(text: &str, keys: &[&'static str]) -> Self {
        let mut widths = Self::default();
        for (name, width) in text.split(',').filter_map(|part| part.split_once(':')) {
            if let (Some(key), Ok(width)) = (keys.iter().find(|key| **key == name), width.parse()) {
                widths.set(key, width);
            }
        }
        widths
    }

    /// Whether the user chose none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The width of a column, if the user chose it.
    pub fn get(&self, key: &str) -> Option<u32> {
        self.0.iter().find(|(chosen, _)| *chosen == key).map(|(_, width)| *width)
    }

    /// Chooses the width of a column, as far as it is a usable one.
    pub fn set(&mut self, key: &'static str, width: u32) {
        self.0.retain(|(chosen, _)| *chosen != key);
        self.0.push((key, width.clamp(NARROWEST, WIDEST)));
    }
}

impl fmt::Display for ColumnWidths {
    /// As stored.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths: Vec<String> = self.0.iter().map(|(key, width)| format!("{key}:{width}")).collect();
        formatter.write_str(&widths.join(","))
    }
}

/// The width that a heading and nearly all of some texts below it take, where `drawn` is beside each text; none where all
/// of them are empty. A few long texts are cut off.
pub fn fitting_width<T: AsRef<str>>(
    heading: &str,
    texts: impl Iterator<Item = T>,
    drawn: u32,
) -> Option<u32> {
    let mut widths = widths_of(texts);
    widths.sort_unstable();
    let fitting = *widths.get((widths.len() * 9).div_ceil(10).checked_sub(1)?)?;
    Some(fitted(heading, fitting, drawn))
}

/// The width that a heading and all of some texts below it take; none where all of them are empty. For codes, which are of
/// no use when they are cut off.
pub fn width_of_all<T: AsRef<str>>(heading: &str, texts: impl Iterator<Item = T>) -> Option<u32> {
    Some(fitted(heading, widths_of(texts).into_iter().max()?, 0))
}

fn widths_of<T: AsRef<str>>(texts: impl Iterator<Item = T>) -> Vec<u32> {
    texts.map(|text| width_of(text.as_ref())).filter(|width| *width > 0).collect()
}

fn fitted(heading: &str, content: u32, drawn: u32) -> u32 {
    with_heading(heading, content.saturating_add(BESIDE + drawn).min(WIDEST_FITTED))
}

/// The width of a column without content.
pub fn width_without_content(heading: &str) -> u32 {
    with_heading(heading, WITHOUT_CONTENT)
}

/// The most that a cell takes with this text, where `drawn` is beside it: fonts differ.
pub fn most_width(text: &str, drawn: u32) -> u32 {
    let widths = text.chars().map(|character| match character {
        'a'..='l' | 'n'..='v' | 'x'..='z' | '0'..='9' | ' '..='/' | ':'..='?' => 10,
        character if character.is_ascii() => 15,
        _ => 20,
    });
    widths.sum::<u32>().saturating_add(BESIDE + drawn)
}

fn with_heading(heading: &str, content: u32) -> u32 {
    content.max(width_of(heading) + BESIDE_HEADING)
}

fn width_of(text: &str) -> u32 {
    let characters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    characters.saturating_mul(TEN_CHARACTERS) / 10
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const KEYS: [&str; 3] = ["name", "price", "event"];

    #[test]
    fn a_preference_is_read_as_it_was_written_and_what_it_does_not_know_is_left_out() {
        let mut widths = ColumnWidths::default();
        widths.set("price", 100);
        widths.set("name", 3);
        widths.set("price", 120);
        assert_eq!(widths.to_string(), "name:64,price:120");
        assert_eq!(ColumnWidths::parse(&widths.to_string(), &KEYS), widths);
        let odd = ColumnWidths::parse("gone:5,name:wide,price:-3,event:999999999,,:", &KEYS);
        assert_eq!((odd.get("name"), odd.get("price"), odd.get("event")), (None, None, Some(640)));
        assert!(ColumnWidths::parse("", &KEYS).is_empty());
    }

    #[test]
    fn a_column_fits_its_heading_and_its_content() {
        let width = |texts: &[&str]| fitting_width("Name", texts.iter(), 0);
        assert!(width(&["Jan", "Hendrikje"]) > width(&["Jan"]));
        assert_eq!(width(&[&"x".repeat(500)]), Some(288));
        assert_eq!((width(&["", ""]), width(&[])), (None, None));
        assert!(fitting_width("A very long heading indeed", ["1"].iter(), 0) > width(&["1"]));
        assert!(fitting_width("Name", ["Hendrikje"].iter(), 30) > width(&["Hendrikje"]));
    }

    #[test]
    fn one_long_text_of_many_does_not_push_the_other_columns_out_of_view() {
        let mut texts = vec!["Hendrikje"; 19];
        let usual = fitting_width("Name", texts.iter(), 0);
        texts.push("van Heeckeren van Brandsenburg tot Wolfheze");
        assert_eq!(fitting_width("Name", texts.iter(), 0), usual);
        assert!(width_of_all("Name", texts.iter()) > usual, "but a code is not cut off");
        assert!(width_without_content("A very long heading indeed") > width_without_content("Name"));
    }

    #[test]
    fn the_most_that_a_text_takes_is_no_less_than_what_it_takes_on_average() {
        for text in ["", "Hendrikje", "WWWWWW", "2100000021893", "東京タワー"] {
            let average = fitting_width("", [text].iter(), 0).unwrap_or(BESIDE);
            assert!(most_width(text, 0) >= average, "{text}");
        }
        assert!(most_width("iii", 0) < most_width("WWW", 0));
        assert_eq!(most_width("a", 36), most_width("a", 0) + 36);
    }

    proptest! {
        #[test]
        fn any_preference_gives_usable_widths(text in ".{0,40}", width: u32) {
            let mut widths = ColumnWidths::parse(&text, &KEYS);
            widths.set("event", width);
            for width in KEYS.iter().filter_map(|key| widths.get(key)) {
                prop_assert!((64..=640).contains(&width));
            }
        }
    }
}
