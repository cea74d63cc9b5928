//! From what was typed to values, with a problem for each that is none.

use super::draft::{Draft, TimeZone};
use super::problem::{Problem, ProblemKind};
use crate::api::{Attachment, FreeList, FreeObject, NullablePatch, Patch};
use crate::models::value::zone::{LocalTime, Moment};
use crate::models::value::{AmountProblem, Color, Fee, Percentage, Price, Timestamp};

/// Reads the controls of a draft and notes what is wrong with them.
pub(super) struct Validator<'a> {
    pub(super) draft: &'a Draft,
    clocks: &'a dyn TimeZone,
    pub(super) problems: Vec<Problem>,
}

impl<'a> Validator<'a> {
    pub(super) fn new(draft: &'a Draft, clocks: &'a dyn TimeZone) -> Self {
        Self { draft, clocks, problems: Vec::new() }
    }

    /// What was read, or all that is wrong, in the order of the form. Where something is wrong, what stands in for it in
    /// the request goes nowhere.
    pub(super) fn finish<T>(mut self, request: T) -> Result<T, Vec<Problem>> {
        if self.problems.is_empty() {
            return Ok(request);
        }
        let controls: Vec<_> = self.draft.names().collect();
        let place = |problem: &Problem| {
            let holds = |control: &&str| {
                problem
                    .field
                    .strip_prefix(control)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            };
            controls.iter().position(holds)
        };
        self.problems.sort_by_key(place);
        Err(self.problems)
    }

    pub(super) fn note(&mut self, control: &str, kind: ProblemKind) {
        self.problems.push(Problem::new(control, kind));
    }

    /// Takes a value, or notes what is wrong with it.
    fn take<T>(&mut self, control: &str, read: Result<T, ProblemKind>) -> Option<T> {
        read.map_err(|kind| self.note(control, kind)).ok()
    }

    /// A text without the blanks around it, if there is one.
    pub(super) fn text(&mut self, control: &str) -> Option<String> {
        Some(self.draft.text_of(control).trim()).filter(|text| !text.is_empty()).map(str::to_owned)
    }

    /// A text that has to be there.
    pub(super) fn required(&mut self, control: &str) -> Option<String> {
        let text = self.text(control);
        self.take(control, text.ok_or(ProblemKind::Missing))
    }

    /// Whatever a type reads from a text, if there is one.
    pub(super) fn parsed<T>(
        &mut self,
        control: &str,
        parse: impl FnOnce(&str) -> Result<T, ProblemKind>,
    ) -> Option<T> {
        let text = self.text(control)?;
        self.take(control, parse(&text))
    }

    /// An amount that has to be there.
    pub(super) fn price(&mut self, control: &str) -> Option<Price> {
        let read = Price::parse(self.draft.text_of(control)).map_err(Into::into);
        self.take(control, read)
    }

    /// A fee, if there is one.
    pub(super) fn fee(&mut self, control: &str) -> Option<Fee> {
        self.parsed(control, |text| Fee::parse(text).map_err(Into::into))
    }

    /// A whole number, if there is one.
    pub(super) fn whole(&mut self, control: &str) -> Option<u64> {
        self.parsed(control, |text| text.parse().map_err(|_| ProblemKind::NotWhole))
    }

    /// A percentage, if there is one.
    pub(super) fn percentage(&mut self, control: &str) -> Option<Percentage> {
        self.parsed(control, |text| {
            let digits = text.trim_end_matches('%').trim_end();
            digits.parse().ok().and_then(Percentage::new).ok_or(ProblemKind::NotAPercentage)
        })
    }

    /// A colour, if there is one.
    pub(super) fn color(&mut self, control: &str) -> Option<Color> {
        self.parsed(control, |text| Color::parse(text).ok_or(ProblemKind::NotAColor))
    }

    /// A link, if there is one.
    pub(super) fn link(&mut self, control: &str) -> Option<String> {
        self.parsed(control, |text| {
            let is_link = text.starts_with("https://") && !text.contains(char::is_whitespace);
            if is_link { Ok(text.to_owned()) } else { Err(ProblemKind::NotALink) }
        })
    }

    /// A JSON object, if there is one.
    pub(super) fn object(&mut self, control: &str) -> Option<FreeObject> {
        self.parsed(control, |text| FreeObject::parse(text).map_err(ProblemKind::NotAnObject))
    }

    /// A JSON list, if there is one.
    pub(super) fn list(&mut self, control: &str) -> Option<FreeList> {
        self.parsed(control, |text| FreeList::parse(text).map_err(ProblemKind::NotAList))
    }

    /// The id of what was chosen, if anything was.
    pub(super) fn id<I>(&mut self, control: &str, id: fn(&str) -> Option<I>) -> Option<I> {
        id(self.draft.text_of(control).trim())
    }

    /// The ids of what was chosen.
    pub(super) fn ids<I>(&mut self, control: &str, id: fn(&str) -> Option<I>) -> Vec<I> {
        self.draft.chosen_in(control).iter().filter_map(|chosen| id(chosen)).collect()
    }

    /// The words that were chosen.
    pub(super) fn words(&mut self, control: &str) -> Vec<String> {
        self.draft.chosen_in(control).to_vec()
    }

    /// On or off.
    pub(super) fn flag(&mut self, control: &str) -> bool {
        self.draft.is_on(control)
    }

    /// The file that was chosen, if one was.
    pub(super) fn file(&mut self, control: &str) -> Option<Attachment> {
        self.draft.file_in(control).cloned()
    }

    /// Moments from and to; `from` and `to` are the interface's names for them.
    pub(super) fn spans(&mut self, control: &str, from: &str, to: &str) -> Vec<(Timestamp, Timestamp)> {
        let mut spans = Vec::new();
        let draft = self.draft;
        for (index, (starts, ends)) in draft.spans_in(control).iter().enumerate() {
            let start = self.moment(&format!("{control}.{index}.{from}"), starts);
            let end = self.moment(&format!("{control}.{index}.{to}"), ends);
            match (start, end) {
                (Some(start), Some(end)) if start < end => spans.push((start, end)),
                (Some(_), Some(_)) => {
                    self.note(&format!("{control}.{index}.{to}"), ProblemKind::EndsBeforeStart)
                }
                _ => {}
            }
        }
        spans
    }

    /// The moment that a typed local time stands for.
    fn moment(&mut self, control: &str, typed: &str) -> Option<Timestamp> {
        let untouched = self.draft.moment(typed, self.clocks);
        let clocks = self.clocks;
        let read = || {
            let local = LocalTime::parse(typed).ok_or(ProblemKind::NotATime)?;
            match local.moment(|moment| clocks.minutes_ahead(moment)) {
                Some(Moment::Once(moment)) => Ok(moment),
                Some(Moment::Never) => Err(ProblemKind::SkippedTime),
                Some(Moment::Twice(..)) => Err(ProblemKind::RepeatedTime),
                None => Err(ProblemKind::NotATime),
            }
        };
        untouched.or_else(|| self.take(control, read()))
    }
}

/// What turns one draft into another: only what was changed is read for a request, and only its problems count. A record
/// that is odd already can still be edited elsewhere. The same value typed in another way ("12,5" for "12.50") is no
/// change.
pub(super) struct Diff<'a> {
    before: Validator<'a>,
    pub(super) after: Validator<'a>,
    touched: Vec<&'static str>,
}

impl<'a> Diff<'a> {
    pub(super) fn new(before: &'a Draft, after: &'a Draft, clocks: &'a dyn TimeZone) -> Self {
        Self {
            before: Validator::new(before, clocks),
            after: Validator::new(after, clocks),
            touched: after.changed_members(before),
        }
    }

    pub(super) fn is_touched(&self, member: &str) -> bool {
        self.touched.contains(&member)
    }

    /// What a member is changed to; `None` if it is not changed.
    fn changed<T: PartialEq>(
        &mut self,
        member: &str,
        read: impl Fn(&mut Validator<'a>) -> Option<T>,
    ) -> Option<Option<T>> {
        if !self.is_touched(member) {
            return None;
        }
        let value = read(&mut self.after);
        (value != read(&mut self.before)).then_some(value)
    }

    /// Whether a member is another one than before.
    pub(super) fn differs<T: PartialEq>(
        &mut self,
        member: &'static str,
        read: impl Fn(&mut Validator<'a>) -> Option<T>,
    ) -> bool {
        self.changed(member, read).is_some()
    }

    /// Reads a member that can't be cleared.
    pub(super) fn patch<T: PartialEq>(
        &mut self,
        member: &'static str,
        read: impl Fn(&mut Validator<'a>) -> Option<T>,
    ) -> Patch<T> {
        match self.changed(member, read) {
            None => Patch::Keep,
            Some(Some(value)) => Patch::Set(value),
            Some(None) => {
                let has_problem = self.after.problems.iter().any(|problem| problem.member() == member);
                if !has_problem {
                    self.after.note(member, ProblemKind::CannotBeCleared);
                }
                Patch::Keep
            }
        }
    }

    /// Reads a member that null clears.
    pub(super) fn nullable<T: PartialEq>(
        &mut self,
        member: &'static str,
        read: impl Fn(&mut Validator<'a>) -> Option<T>,
    ) -> NullablePatch<T> {
        match self.changed(member, read) {
            None => NullablePatch::Keep,
            Some(Some(value)) => NullablePatch::Set(value),
            Some(None) => NullablePatch::Clear,
        }
    }

    /// The request, or all that is wrong.
    pub(super) fn finish<T>(self, request: T) -> Result<T, Vec<Problem>> {
        self.after.finish(request)
    }
}

impl From<AmountProblem> for ProblemKind {
    fn from(problem: AmountProblem) -> Self {
        match problem {
            AmountProblem::Empty => Self::Missing,
            AmountProblem::NotAnAmount => Self::NotAnAmount,
            AmountProblem::TooPrecise => Self::TooPrecise,
            AmountProblem::Ambiguous => Self::AmbiguousAmount,
            AmountProblem::Negative => Self::Negative,
        }
    }
}
