//! The members of an object in a body, read one by one.

use std::collections::BTreeMap;

use super::body::Encoding;
use super::given::Given;
use super::input::Input;
use crate::problems::Problems;

/// An object of a body.
pub(crate) struct Members<'a> {
    given: &'a BTreeMap<String, Given>,
    encoding: Encoding,
    prefix: String,
    problems: &'a Problems,
}

/// What the interface says of a field's presence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// It must be there.
    Required,
    /// It may be left out, but is not null.
    Optional,
    /// It may be left out, and may be null.
    Nullable,
}

/// What a request does to a field.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Change<T> {
    /// It was left out: unchanged.
    Keep,
    /// It is null.
    Clear,
    /// It has a new value.
    Set(T),
}

impl<T> Change<T> {
    /// The new value, if there is one.
    pub(crate) fn value(self) -> Option<T> {
        match self {
            Self::Set(value) => Some(value),
            Self::Keep | Self::Clear => None,
        }
    }

    /// Carries the change out; null makes it what it is when never given.
    pub(crate) fn apply(self, current: &mut T)
    where
        T: Default,
    {
        match self {
            Self::Keep => {}
            Self::Clear => *current = T::default(),
            Self::Set(value) => *current = value,
        }
    }

    /// The same change to an optional field.
    pub(crate) fn optional(self) -> Change<Option<T>> {
        match self {
            Self::Keep => Change::Keep,
            Self::Clear => Change::Clear,
            Self::Set(value) => Change::Set(Some(value)),
        }
    }
}

impl<'a> Members<'a> {
    pub(super) fn new(
        given: &'a BTreeMap<String, Given>,
        encoding: Encoding,
        prefix: String,
        problems: &'a Problems,
    ) -> Self {
        Self { given, encoding, prefix, problems }
    }

    /// Reads one member by its rule; a reader that finds fault has noted it and returns nothing.
    pub(crate) fn field<T>(
        &self,
        name: &str,
        rule: Rule,
        read: impl FnOnce(&Input<'a>) -> Option<T>,
    ) -> Change<T> {
        let path = format!("{}{name}", self.prefix);
        match self.given.get(name) {
            None | Some(Given::Null) if rule == Rule::Required => {
                self.refuse(name, "is required");
                Change::Keep
            }
            None => Change::Keep,
            Some(Given::Null) if rule == Rule::Nullable => Change::Clear,
            Some(Given::Null) => {
                self.refuse(name, "must not be null");
                Change::Keep
            }
            Some(given) => {
                let input = Input::new(given, self.encoding, path, self.problems);
                read(&input).map_or(Change::Keep, Change::Set)
            }
        }
    }

    /// Reads a member that must be there.
    pub(crate) fn required<T>(&self, name: &str, read: impl FnOnce(&Input<'a>) -> Option<T>) -> Option<T> {
        self.field(name, Rule::Required, read).value()
    }

    /// Reads a member that may be left out.
    pub(crate) fn optional<T>(&self, name: &str, read: impl FnOnce(&Input<'a>) -> Option<T>) -> Option<T> {
        self.field(name, Rule::Optional, read).value()
    }

    /// Whether a member is given, be it as null.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.given.contains_key(name)
    }

    /// Notes what is wrong with a member, read or not.
    pub(crate) fn refuse(&self, name: &str, why: &str) {
        let path = format!("{}{name}", self.prefix);
        self.problems.add(&path, format!("The {path} field {why}."));
    }
}
