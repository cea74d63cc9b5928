//! Controls for spans of time.

use std::fmt;
use std::marker::PhantomData;

use serde_json::{Value, json};

use super::{Control, Input, is_same_set, rebase_set, same_kind};
use crate::api::NonEmpty;
use crate::forms::changes::Reader;
use crate::forms::describe::Describe;
use crate::forms::problem::ProblemKind;
use crate::forms::time_zone::TimeZone;
use crate::models::value::Timestamp;

/// What has a start and an end.
pub trait Span: 'static {
    /// The interface's names of the two.
    const MEMBERS: [&'static str; 2];

    /// Lasts from one moment to another.
    fn new(start: Timestamp, end: Timestamp) -> Self;
}

/// Local times from and to, as they were typed; their order means nothing.
pub struct Spans<S> {
    typed: Vec<(String, String)>,
    /// The moments that the form started with. A typed time has no fractions of a second, so an unchanged one means the
    /// moment it came from.
    moments: Vec<Timestamp>,
    value: PhantomData<fn() -> S>,
}

impl<S> Spans<S> {
    /// Holds spans of time, typed in a time zone.
    pub fn new(spans: impl IntoIterator<Item = (Timestamp, Timestamp)>, zone: &dyn TimeZone) -> Self {
        let (mut typed, mut moments) = (Vec::new(), Vec::new());
        for (start, end) in spans {
            typed.push((zone.typed(start), zone.typed(end)));
            moments.extend([start, end]);
        }
        Self { typed, moments, value: PhantomData }
    }

    /// Holds spans of time as they were typed.
    pub fn typed(typed: Vec<(String, String)>) -> Self {
        Self { typed, ..Self::default() }
    }

    /// The span that the form started with and that was not changed. It may be an odd one: where the clocks go back, one that lasts
    /// an hour seems to last none.
    fn untouched(&self, start: &str, end: &str, zone: &dyn TimeZone) -> Option<(Timestamp, Timestamp)> {
        let mut spans = self.moments.chunks_exact(2).map(|span| (span[0], span[1]));
        spans.find(|(from, to)| zone.typed(*from) == start && zone.typed(*to) == end)
    }

    /// The moment of a local time.
    fn moment(&self, name: &str, typed: &str, reader: &mut Reader<'_>) -> Option<Timestamp> {
        let zone = reader.zone();
        let untouched = self.moments.iter().copied().find(|moment| zone.typed(*moment) == typed);
        untouched.or_else(|| reader.take(name, zone.moment(typed)))
    }
}

impl<S> Default for Spans<S> {
    fn default() -> Self {
        Self { typed: Vec::new(), moments: Vec::new(), value: PhantomData }
    }
}

impl<S> Clone for Spans<S> {
    fn clone(&self) -> Self {
        Self { typed: self.typed.clone(), moments: self.moments.clone(), value: PhantomData }
    }
}

impl<S> PartialEq for Spans<S> {
    fn eq(&self, other: &Self) -> bool {
        self.typed == other.typed
    }
}

impl<S> fmt::Debug for Spans<S> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.typed.fmt(formatter)
    }
}

impl<S: Span> Control for Spans<S> {
    fn is_empty(&self) -> bool {
        self.typed.is_empty()
    }

    fn has_part(&self, name: &str) -> bool {
        let part = name.split_once('.');
        part.is_some_and(|(index, end)| {
            index.parse::<usize>().is_ok_and(|index| index < self.typed.len()) && S::MEMBERS.contains(&end)
        })
    }

    fn is_same(&self, other: &dyn Control) -> bool {
        same_kind::<Self>(other).is_some_and(|other| is_same_set(&self.typed, &other.typed))
    }

    fn assign(&mut self, other: &dyn Control) {
        if let Some(other) = same_kind::<Self>(other) {
            self.clone_from(other);
        }
    }

    fn rebase(&mut self, from: &dyn Control, to: &dyn Control) -> bool {
        if let (Some(from), Some(to)) = (same_kind::<Self>(from), same_kind::<Self>(to)) {
            rebase_set(&mut self.typed, &from.typed, &to.typed);
            self.moments.extend(&to.moments);
        }
        true
    }

    fn encode(&self) -> Option<Value> {
        Some(json!(self.typed))
    }

    fn decode(&mut self, stored: &Value) {
        if let Ok(typed) = serde_json::from_value(stored.clone()) {
            self.typed = typed;
        }
    }

    fn describe(&self, texts: &dyn Describe) -> String {
        let span =
            |(from, to): &(String, String)| format!("{} – {}", texts.local_time(from), texts.local_time(to));
        self.typed.iter().map(span).collect::<Vec<_>>().join(", ")
    }
}

impl<S: Span> Input for Spans<S> {
    type Held = Vec<(String, String)>;
    type Value = NonEmpty<S>;

    fn held(&self) -> Vec<(String, String)> {
        self.typed.clone()
    }

    fn hold(&mut self, held: Vec<(String, String)>) {
        self.typed = held;
    }

    fn read(&self, name: &str, reader: &mut Reader<'_>) -> Option<NonEmpty<S>> {
        let [from, to] = S::MEMBERS;
        let mut spans = Vec::new();
        for (index, (start, end)) in self.typed.iter().enumerate() {
            if let Some((start, end)) = self.untouched(start, end, reader.zone()) {
                spans.push(S::new(start, end));
                continue;
            }
            let end_name = format!("{name}.{index}.{to}");
            let start = self.moment(&format!("{name}.{index}.{from}"), start, reader);
            let end = self.moment(&end_name, end, reader);
            match (start, end) {
                (Some(start), Some(end)) if start < end => spans.push(S::new(start, end)),
                (Some(_), Some(_)) => reader.note(&end_name, ProblemKind::EndsBeforeStart),
                _ => {}
            }
        }
        NonEmpty::new(spans)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forms::TypedFormats;
    use crate::forms::ticket::TicketDraft;
    use crate::models::Ticket;
    use crate::models::read_record;
    use crate::models::value::zone::LocalTime;

    /// Clocks that go back an hour on 25 October 2026.
    struct Autumn;

    impl TypedFormats for Autumn {
        fn decimal_point(&self) -> char {
            '.'
        }
    }

    impl TimeZone for Autumn {
        fn minutes_ahead(&self, moment: Timestamp) -> i32 {
            if Some(moment) < Timestamp::parse("2026-10-25T01:00:00Z") { 120 } else { 60 }
        }

        fn typed(&self, moment: Timestamp) -> String {
            LocalTime::at(moment, self.minutes_ahead(moment)).map(|it| it.to_string()).unwrap_or_default()
        }
    }

    fn problems(change: impl FnOnce(&mut Vec<(String, String)>)) -> Vec<String> {
        let text = r#"{"id":"1","name":"Nacht","price":"1.00","availability":[
            {"id":"1","opens_at":"2026-10-25T00:30:00Z","closes_at":"2026-10-25T01:30:00Z"}]}"#;
        let ticket = read_record::<Ticket>(text).unwrap_or_else(|problem| panic!("{problem}"));
        let before = TicketDraft::of(&ticket, &Autumn);
        let mut after = before.clone();
        if let Some(spans) = &mut after.availability {
            let mut typed = spans.held();
            change(&mut typed);
            spans.hold(typed);
        }
        let problems = after.body(Some(&before), &Autumn).err().unwrap_or_default();
        problems.into_iter().map(|problem| problem.field).collect()
    }

    fn span(from: &str, to: &str) -> (String, String) {
        (from.to_owned(), to.to_owned())
    }

    #[test]
    fn a_period_that_the_clocks_make_seem_empty_stays_as_it_is() {
        let another = span("2026-11-01T10:00", "2026-11-02T10:00");
        assert_eq!(problems(|spans| spans.push(another.clone())), [""; 0]);
        let empty = span("2026-11-01T10:00", "2026-11-01T10:00");
        assert_eq!(problems(|spans| spans.push(empty)), ["availability.1.closes_at"]);
    }

    #[test]
    fn a_year_of_two_digits_is_none() {
        let antique = span("0026-12-05T10:00", "2026-12-05T10:00");
        assert_eq!(problems(|spans| spans.push(antique)), ["availability.1.opens_at"]);
    }
}
