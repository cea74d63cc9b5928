//! One value of a body, read as the type that the interface gives its field.

use super::body::Encoding;
use super::given::{Given, Upload};
use super::members::Members;
use crate::price::Price;
use crate::problems::Problems;
use crate::timestamp::Timestamp;

/// A value that is not null, with the name under which its problems are noted.
pub(crate) struct Input<'a> {
    given: &'a Given,
    encoding: Encoding,
    path: String,
    problems: &'a Problems,
}

impl<'a> Input<'a> {
    pub(super) fn new(given: &'a Given, encoding: Encoding, path: String, problems: &'a Problems) -> Self {
        Self { given, encoding, path, problems }
    }

    /// Notes what is wrong and returns nothing.
    pub(crate) fn refuse<T>(&self, why: &str) -> Option<T> {
        self.problems.add(&self.path, format!("The {} field {why}.", self.path));
        None
    }

    /// A string, blank or not.
    pub(crate) fn text(&self) -> Option<String> {
        match self.given {
            Given::Text(text) => Some(text.clone()),
            _ => self.refuse("must be a string"),
        }
    }

    /// A string that says something.
    pub(crate) fn filled_text(&self) -> Option<String> {
        match self.given {
            Given::Text(text) if text.trim().is_empty() => self.refuse("is required"),
            _ => self.text(),
        }
    }

    /// A string with its own rule.
    pub(crate) fn text_that(&self, rule: impl FnOnce(&str) -> bool, why: &str) -> Option<String> {
        match self.given {
            Given::Text(text) if !rule(text) => self.refuse(why),
            _ => self.text(),
        }
    }

    /// An integer of at least `least`.
    pub(crate) fn integer(&self, least: i64) -> Option<i64> {
        let number = match (self.given, self.encoding) {
            (Given::Number(number), _) => number.as_i64(),
            (Given::Text(text), Encoding::Form) => text.parse().ok(),
            _ => None,
        };
        match number {
            None => self.refuse("must be an integer"),
            Some(number) if number < least => self.refuse(&format!("must be at least {least}")),
            number => number,
        }
    }

    /// A number that is not negative.
    pub(crate) fn amount(&self) -> Option<f64> {
        let number = match (self.given, self.encoding) {
            (Given::Number(number), _) => number.as_f64(),
            (Given::Text(text), Encoding::Form) => {
                text.parse().ok().filter(|number: &f64| number.is_finite())
            }
            _ => None,
        };
        match number {
            None => self.refuse("must be a number"),
            Some(number) if number < 0.0 => self.refuse("must be at least 0"),
            number => number,
        }
    }

    /// A boolean; a form says `1` or `0`.
    pub(crate) fn boolean(&self) -> Option<bool> {
        match (self.given, self.encoding) {
            (Given::Boolean(boolean), _) => Some(*boolean),
            (Given::Text(text), Encoding::Form) if matches!(text.as_str(), "1" | "true") => Some(true),
            (Given::Text(text), Encoding::Form) if matches!(text.as_str(), "0" | "false") => Some(false),
            _ => self.refuse("must be true or false"),
        }
    }

    /// A price, as a number or as text.
    pub(crate) fn price(&self) -> Option<Price> {
        let text = match self.given {
            // A number is read by its shortest spelling, never through binary arithmetic.
            Given::Number(number) => number.to_string(),
            Given::Text(text) => text.clone(),
            _ => return self.refuse("must be a decimal"),
        };
        let price = text.parse().ok();
        price.or_else(|| self.refuse("must be a decimal of at least 0 with at most 2 decimals"))
    }

    /// The id of a record, as an integer or as the text that a response shows.
    pub(crate) fn id(&self) -> Option<i64> {
        match self.given {
            Given::Number(number) if number.is_i64() => number.as_i64(),
            Given::Text(text) => text.parse().ok().or_else(|| self.refuse("is invalid")),
            _ => self.refuse("must be an id"),
        }
    }

    /// A moment with six fractional digits and `Z`.
    pub(crate) fn timestamp(&self) -> Option<Timestamp> {
        let Given::Text(text) = self.given else { return self.refuse("must be a timestamp") };
        text.parse().ok().or_else(|| self.refuse("must be a timestamp like 2026-06-20T19:30:00.000000Z"))
    }

    /// A period: an object whose first moment lies before its last.
    pub(crate) fn period(&self, first: &str, last: &str) -> Option<(Timestamp, Timestamp)> {
        let members = self.object()?;
        let starts = members.required(first, Input::timestamp);
        let ends = members.required(last, |input| {
            let ends = input.timestamp()?;
            let in_order = starts.is_none_or(|starts| starts < ends);
            if in_order { Some(ends) } else { input.refuse(&format!("must be after {first}")) }
        });
        starts.zip(ends)
    }

    /// A list, each item by the same reader; one bad item spoils it.
    pub(crate) fn list<T>(&self, read: impl Fn(&Input<'a>) -> Option<T>) -> Option<Vec<T>> {
        let Given::List(items) = self.given else { return self.refuse("must be an array") };
        let read_item = |(index, given)| {
            let path = format!("{}.{index}", self.path);
            read(&Input { given, path, ..*self })
        };
        // Every item is looked at before the list is given up, so that all problems come back at once.
        let items: Vec<Option<T>> = items.iter().enumerate().map(read_item).collect();
        items.into_iter().collect()
    }

    /// A list of ids.
    pub(crate) fn ids(&self) -> Option<Vec<i64>> {
        self.list(Input::id)
    }

    /// An object.
    pub(crate) fn object(&self) -> Option<Members<'a>> {
        match self.given {
            Given::Object(members) => {
                Some(Members::new(members, self.encoding, format!("{}.", self.path), self.problems))
            }
            _ => self.refuse("must be an object"),
        }
    }

    /// An object whose members the interface does not show, stored as received.
    pub(crate) fn any_object(&self) -> Option<serde_json::Value> {
        let given = self.given;
        self.object().map(|_| given.into())
    }

    /// An array whose elements the interface does not show, stored as received.
    pub(crate) fn any_array(&self) -> Option<serde_json::Value> {
        match self.given {
            Given::List(_) => Some(self.given.into()),
            _ => self.refuse("must be an array"),
        }
    }

    /// A file, which only a multipart body can carry.
    pub(crate) fn file(&self) -> Option<&'a Upload> {
        match self.given {
            Given::File(upload) => Some(upload),
            _ => self.refuse("must be a file"),
        }
    }
}
