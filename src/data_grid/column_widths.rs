//! How wide the columns of a long list are. They are fixed, so that a row is laid out without its neighbours.

use std::fmt;

/// The narrowest column, in `rem`.
const NARROWEST: f64 = 4.0;
/// The widest column, in `rem`.
const WIDEST: f64 = 40.0;
/// The widest column that is not chosen by the user, in `rem`: a long text is cut off rather than the other columns
/// pushed out of view.
const WIDEST_FITTED: f64 = 18.0;
/// The width of a column without content, in `rem`.
const WITHOUT_CONTENT: f64 = 9.0;
/// What a character takes on average, in `rem`.
const CHARACTER: f64 = 0.52;
/// What is beside the text: the space at its ends, and in a heading the arrow of its order, in `rem`.
const BESIDE: f64 = 1.75;
const BESIDE_HEADING: f64 = 2.75;

/// The widths that the user chose, in `rem`, by the column's key. In a preference `name:12.5,price:6`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ColumnWidths(Vec<(&'static str, f64)>);

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
    pub fn get(&self, key: &str) -> Option<f64> {
        self.0.iter().find(|(chosen, _)| *chosen == key).map(|(_, width)| *width)
    }

    /// Chooses the width of a column, as far as it is a usable one.
    pub fn set(&mut self, key: &'static str, width: f64) {
        if width.is_nan() {
            return;
        }
        self.0.retain(|(chosen, _)| *chosen != key);
        self.0.push((key, width.clamp(NARROWEST, WIDEST)));
    }
}

impl fmt::Display for ColumnWidths {
    /// As stored.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths: Vec<String> = self.0.iter().map(|(key, width)| format!("{key}:{width:.2}")).collect();
        formatter.write_str(&widths.join(","))
    }
}

/// The width that a heading and some texts below it take, in `rem`; none where all of them are empty.
pub fn fitting_width<T: AsRef<str>>(heading: &str, texts: impl Iterator<Item = T>) -> Option<f64> {
    let longest = texts.map(|text| text.as_ref().chars().count()).max().filter(|longest| *longest > 0)?;
    Some(with_heading(heading, (width_of(longest) + BESIDE).min(WIDEST_FITTED)))
}

/// The width of a column without content, in `rem`.
pub fn width_without_content(heading: &str) -> f64 {
    with_heading(heading, WITHOUT_CONTENT)
}

fn with_heading(heading: &str, content: f64) -> f64 {
    content.max(width_of(heading.chars().count()) + BESIDE_HEADING)
}

fn width_of(characters: usize) -> f64 {
    characters as f64 * CHARACTER
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const KEYS: [&str; 3] = ["name", "price", "event"];

    #[test]
    fn a_preference_is_read_as_it_was_written_and_what_it_does_not_know_is_left_out() {
        let mut widths = ColumnWidths::default();
        widths.set("price", 6.25);
        widths.set("name", 3.0);
        widths.set("price", 7.5);
        assert_eq!(widths.to_string(), "name:4.00,price:7.50");
        assert_eq!(ColumnWidths::parse(&widths.to_string(), &KEYS), widths);
        let odd = ColumnWidths::parse("gone:5,name:wide,price:NaN,event:1e9,,:", &KEYS);
        assert_eq!((odd.get("name"), odd.get("price"), odd.get("event")), (None, None, Some(40.0)));
        assert!(ColumnWidths::parse("", &KEYS).is_empty());
    }

    #[test]
    fn a_column_fits_its_heading_and_its_content() {
        let width = |texts: &[&str]| fitting_width("Name", texts.iter());
        assert!(width(&["Jan", "Hendrikje"]) > width(&["Jan"]));
        assert_eq!(width(&[&"x".repeat(500)]), Some(18.0));
        assert_eq!((width(&["", ""]), width(&[])), (None, None));
        assert!(fitting_width("A very long heading indeed", ["1"].iter()) > width(&["1"]));
        assert!(width_without_content("A very long heading indeed") > width_without_content("Name"));
    }

    proptest! {
        #[test]
        fn any_preference_gives_usable_widths(text in ".{0,40}", width: f64) {
            let mut widths = ColumnWidths::parse(&text, &KEYS);
            widths.set("event", width);
            for width in KEYS.iter().filter_map(|key| widths.get(key)) {
                prop_assert!((4.0..=40.0).contains(&width));
            }
        }
    }
}
