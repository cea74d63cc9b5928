//! From what was typed to a request, with a problem for each control that has no valid value.

use super::control::{Control, Input};
use super::fields::{Draft, Field, names};
use super::problem::{Problem, ProblemKind};
use super::time_zone::TimeZone;
use crate::api::{NullablePatch, Patch};

/// Notes what is wrong while values are read.
pub struct Reader<'a> {
    zone: &'a dyn TimeZone,
    problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    /// The time zone that times are typed in.
    pub fn zone(&self) -> &'a dyn TimeZone {
        self.zone
    }

    /// Notes what is wrong at a control.
    pub fn note(&mut self, name: &str, kind: ProblemKind) {
        self.problems.push(Problem::new(name, kind));
    }

    /// Takes a value, or notes what is wrong with it.
    pub fn take<T>(&mut self, name: &str, read: Result<T, ProblemKind>) -> Option<T> {
        read.map_err(|kind| self.note(name, kind)).ok()
    }
}

/// What a draft asks for: a new record, or changes of one.
///
/// Of a change only what differs from where the form started is read, and only its problems count: a record that is odd
/// already can still be edited elsewhere.
pub struct Changes<'a, D> {
    before: Option<&'a D>,
    after: &'a D,
    reader: Reader<'a>,
}

impl<'a, D: Draft> Changes<'a, D> {
    /// A new record if there is nothing before.
    pub fn new(before: Option<&'a D>, after: &'a D, zone: &'a dyn TimeZone) -> Self {
        Self { before, after, reader: Reader { zone, problems: Vec::new() } }
    }

    /// The draft.
    pub fn draft(&self) -> &'a D {
        self.after
    }

    /// Whether it asks for a new record.
    pub fn is_new(&self) -> bool {
        self.before.is_none()
    }

    /// Whether a field of a record is changed; of a new one every field is.
    pub fn is_changed<C: Control>(&self, field: Field<D, C>) -> bool {
        self.before.is_none_or(|before| !(field.get)(self.after).is_same((field.get)(before)))
    }

    /// Notes what is wrong at a control.
    pub fn note(&mut self, name: &str, kind: ProblemKind) {
        self.reader.note(name, kind);
    }

    /// Reads a field, changed or not; one that has to be filled in has to be there.
    pub fn read<C: Input>(&mut self, field: Field<D, C>) -> Option<C::Value> {
        let value = (field.get)(self.after).read(field.name, &mut self.reader);
        if value.is_none() && !self.has_problem(field.name) && self.after.required().contains(&field.name) {
            self.note(field.name, ProblemKind::Missing);
        }
        value
    }

    /// Reads a field that can't be cleared.
    pub fn patch<C: Input>(&mut self, field: Field<D, C>) -> Patch<C::Value> {
        if !self.is_changed(field) {
            return Patch::Keep;
        }
        match self.read(field) {
            Some(value) => Patch::Set(value),
            None => {
                if !self.is_new() && !self.has_problem(field.name) {
                    self.note(field.name, ProblemKind::CannotBeCleared);
                }
                Patch::Keep
            }
        }
    }

    /// Reads a field that null clears.
    pub fn nullable<C: Input>(&mut self, field: Field<D, C>) -> NullablePatch<C::Value> {
        if !self.is_changed(field) {
            return NullablePatch::Keep;
        }
        match self.read(field) {
            Some(value) => NullablePatch::Set(value),
            None if self.is_new() => NullablePatch::Keep,
            None => NullablePatch::Clear,
        }
    }

    /// The request, or all problems, in the order of the form. A request with placeholders for wrong values is dropped.
    pub fn finish<T>(self, request: T) -> Result<T, Vec<Problem>> {
        let problems = self.reader.problems;
        if problems.is_empty() { Ok(request) } else { Err(in_order(problems, &names(self.after))) }
    }

    fn has_problem(&self, name: &str) -> bool {
        self.reader.problems.iter().any(|problem| is_at(problem, name))
    }
}

/// Problems in the order of the controls.
fn in_order(mut problems: Vec<Problem>, names: &[&str]) -> Vec<Problem> {
    problems.sort_by_key(|problem| names.iter().position(|name| is_at(problem, name)));
    problems
}

/// Whether a problem is at a control, or at a part of it: `availability.0.opens_at` at `availability`.
fn is_at(problem: &Problem, name: &str) -> bool {
    problem.field.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
