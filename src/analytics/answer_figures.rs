//! What visitors filled in, field by field: how many shirts of each size.

use std::collections::HashMap;

use super::filled_in::{FieldLabels, filled_in};
use super::sold_ticket::SoldTicket;
use super::visitors::Visitors;
use crate::data_grid::folded;
use crate::models::value::TicketId;

/// So many different answers, or fewer, are a choice if any of them is given twice and most of them are not personal.
const FEW: usize = 12;
/// Beyond so many, a table of them is of no use.
const MANY: usize = 60;
/// How many tickets have an answer on average at least, where there are more than a few.
const SHARED: u64 = 4;
/// A number with so many digits is one of a telephone; a date has fewer.
const LONG_NUMBER: usize = 9;

/// What was filled in at one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerFigures {
    /// What the field is called; none where that is not known.
    pub label: Option<String>,
    /// Each answer, the most frequent first.
    pub answers: Vec<AnswerVisitors>,
    /// Those who answered.
    pub answered: Visitors,
    /// Those who did not, of the tickets with which others did.
    pub unanswered: Visitors,
    /// Whether some gave several answers, so that these have no sum.
    pub has_several: bool,
}

/// Those who gave one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerVisitors {
    /// The answer, in the spelling of most of them.
    pub answer: String,
    /// How many they are.
    pub visitors: Visitors,
}

impl AnswerFigures {
    /// Whether the answers are a choice, such as a size, which most share with others; else each has a text such as a name.
    pub fn is_choice(&self) -> bool {
        let different = self.answers.len();
        let is_personal = |answer: &AnswerVisitors| {
            let text = answer.answer.as_str();
            let is_number = text.chars().all(|it| it.is_ascii_digit() || "+ ()-./".contains(it));
            let digits = text.chars().filter(char::is_ascii_digit).count();
            text.contains('@') || (is_number && digits >= LONG_NUMBER)
        };
        let is_shared = match different <= FEW {
            true => self.answers.iter().any(|answer| answer.visitors.expected > 1),
            false => different <= MANY && self.answered.expected >= SHARED * different as u64,
        };
        let personal = self.answers.iter().filter(|answer| is_personal(answer)).count();
        is_shared && personal * 2 <= different
    }
}

/// Counts what was filled in with the tickets of paid orders.
#[derive(Default)]
pub struct AnswerCount {
    fields: Vec<FieldCount>,
    /// Where the ticket types are in `of_type`.
    types: HashMap<Option<TicketId>, usize>,
    /// How many were sold of each ticket type.
    of_type: Vec<Visitors>,
    counted: usize,
}

#[derive(Default)]
struct FieldCount {
    label: Option<String>,
    /// Where the answers are in `answers`, by their folded texts.
    places: HashMap<String, usize>,
    answers: Vec<AnswerCounts>,
    answered: Visitors,
    /// The ticket types with which any was answered.
    types: Vec<usize>,
    has_several: bool,
}

#[derive(Default)]
struct AnswerCounts {
    /// How often each spelling occurs.
    spellings: Vec<(String, u64)>,
    visitors: Visitors,
}

impl AnswerCount {
    /// Counts at most so many tickets that are not counted yet, of those that are wanted; whether some are left.
    pub fn extend(
        &mut self,
        sold: &[SoldTicket],
        labels: &FieldLabels,
        at_most: usize,
        is_wanted: impl Fn(Option<&TicketId>) -> bool,
    ) -> bool {
        let until = sold.len().min(self.counted.saturating_add(at_most));
        let is_wanted = |sold: &&SoldTicket| sold.is_paid() && is_wanted(sold.ticket_id());
        sold[self.counted..until].iter().filter(is_wanted).for_each(|sold| self.add(sold, labels));
        self.counted = until;
        until < sold.len()
    }

    fn add(&mut self, sold: &SoldTicket, labels: &FieldLabels) {
        let next = self.of_type.len();
        let of_type = *self.types.entry(sold.ticket_id().cloned()).or_insert(next);
        if of_type == next {
            self.of_type.push(Visitors::default());
        }
        self.of_type[of_type].add(sold);
        let mut given = Vec::<(Option<String>, Vec<String>)>::new();
        for filled in sold.values().iter().flat_map(|value| filled_in(value, labels)) {
            let label = filled.name();
            match given.iter_mut().find(|(known, _)| *known == label) {
                Some((_, answers)) => answers.extend(filled.answers),
                None => given.push((label, filled.answers)),
            }
        }
        for (label, answers) in given {
            self.field(label).add(sold, of_type, answers);
        }
    }

    fn field(&mut self, label: Option<String>) -> &mut FieldCount {
        let place = self.fields.iter().position(|field| field.label == label).unwrap_or(self.fields.len());
        if place == self.fields.len() {
            self.fields.push(FieldCount { label, ..FieldCount::default() });
        }
        &mut self.fields[place]
    }

    /// The figures of what is counted: the fields with the fewest different answers first, names and other texts last.
    pub fn figures(&self) -> Vec<AnswerFigures> {
        let mut fields: Vec<_> = self.fields.iter().map(|field| field.figures(&self.of_type)).collect();
        fields.sort_by_cached_key(|field| (!field.is_choice(), field.answers.len(), field.label.clone()));
        fields
    }
}

impl FieldCount {
    fn add(&mut self, sold: &SoldTicket, of_type: usize, answers: Vec<String>) {
        if !self.types.contains(&of_type) {
            self.types.push(of_type);
        }
        self.answered.add(sold);
        let mut seen = Vec::new();
        for answer in answers {
            let key = folded(&answer).split_whitespace().collect::<Vec<_>>().join(" ");
            let next = self.answers.len();
            let place = *self.places.entry(key).or_insert(next);
            if place == next {
                self.answers.push(AnswerCounts::default());
            }
            // Who chose one twice is one visitor.
            if !seen.contains(&place) {
                seen.push(place);
                self.answers[place].add(sold, answer);
            }
        }
        self.has_several |= seen.len() > 1;
    }

    fn figures(&self, of_type: &[Visitors]) -> AnswerFigures {
        let mut answers: Vec<_> = self.answers.iter().map(AnswerCounts::figures).collect();
        answers.sort_by(|one, other| {
            let count = |of: &AnswerVisitors| of.visitors.expected;
            count(other).cmp(&count(one)).then_with(|| one.answer.cmp(&other.answer))
        });
        let asked = self.types.iter().filter_map(|place| of_type.get(*place));
        let asked = asked.fold(Visitors::default(), |sum, visitors| sum + *visitors);
        AnswerFigures {
            label: self.label.clone(),
            answers,
            answered: self.answered,
            unanswered: Visitors {
                expected: asked.expected - self.answered.expected,
                checked_in: asked.checked_in - self.answered.checked_in,
            },
            has_several: self.has_several,
        }
    }
}

impl AnswerCounts {
    fn add(&mut self, sold: &SoldTicket, answer: String) {
        self.visitors.add(sold);
        match self.spellings.iter_mut().find(|(known, _)| *known == answer) {
            Some((_, count)) => *count += 1,
            None => self.spellings.push((answer, 1)),
        }
    }

    fn figures(&self) -> AnswerVisitors {
        // Of equally many, the first.
        let most = self.spellings.iter().rev().max_by_key(|(_, count)| *count);
        let answer = most.map(|(answer, _)| answer.clone()).unwrap_or_default();
        AnswerVisitors { answer, visitors: self.visitors }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{joined, read_order};
    use super::*;

    /// What is counted of tickets in a paid order: the type, the values, and whether it was scanned.
    fn counted(tickets: &[(&str, &str, bool)], status: u32) -> Vec<AnswerFigures> {
        let purchase = |(id, (ticket, values, is_scanned)): (usize, &(&str, &str, bool))| {
            let scanned = if *is_scanned { r#","scanned_at":"2026-07-04T09:00:00Z""# } else { "" };
            format!(r#"{{"id":"{id}","ticket":{{"id":"{ticket}"}},"values":[{values}]{scanned}}}"#)
        };
        let purchases = tickets.iter().enumerate().map(purchase).collect::<Vec<_>>().join(",");
        let order =
            read_order(&format!(r#"{{"id":"1","status":{{"code":{status}}},"purchases":[{purchases}]}}"#));
        let sold = joined(&[order], &[]);
        let mut count = AnswerCount::default();
        while count.extend(&sold, &FieldLabels::default(), 2, |_| true) {}
        count.figures()
    }

    /// The lines of a field: `M 2/1` for two visitors, one of whom came.
    fn lines(field: &AnswerFigures) -> Vec<String> {
        let line = |text: &str, Visitors { expected, checked_in }: Visitors| {
            format!("{text} {expected}/{checked_in}")
        };
        let mut lines: Vec<_> =
            field.answers.iter().map(|answer| line(&answer.answer, answer.visitors)).collect();
        lines.push(line("–", field.unanswered));
        lines
    }

    #[test]
    fn each_answer_is_counted_however_it_is_spelled() {
        let fields = counted(
            &[
                ("Run", r#"{"name":"Shirt","value":"M"}"#, true),
                ("Run", r#"{"name":"Shirt","value":" m "}"#, false),
                ("Run", r#"{"name":"Shirt","value":"M"},{"name":"Diet","value":["vegan","no nuts"]}"#, false),
                ("Run", r#"{"name":"Shirt","value":"L"},{"name":"Diet","value":"Vegan"}"#, true),
                ("Run", "", true),
                ("Parking", "", true),
            ],
            190,
        );
        assert_eq!(fields.len(), 2);
        assert_eq!((fields[0].label.as_deref(), fields[0].has_several), (Some("Diet"), true));
        assert_eq!(lines(&fields[0]), ["vegan 2/1", "no nuts 1/0", "– 3/2"]);
        assert_eq!((fields[1].label.as_deref(), fields[1].has_several), (Some("Shirt"), false));
        assert_eq!(lines(&fields[1]), ["M 3/1", "L 1/1", "– 1/1"], "parking is not asked for a size");
    }

    #[test]
    fn what_is_not_paid_is_not_counted() {
        assert_eq!(counted(&[("Run", r#"{"name":"Shirt","value":"M"}"#, false)], 200), []);
    }

    #[test]
    fn names_are_no_choice_and_come_last() {
        let names: Vec<String> =
            (0..13).map(|at| format!(r#"{{"name":"Name","value":"Visitor {at}"}}"#)).collect();
        let shirts = names.iter().map(|name| format!(r#"{name},{{"name":"Shirt","value":"M"}}"#));
        let values: Vec<String> = shirts.collect();
        let tickets: Vec<_> = values.iter().map(|values| ("Run", values.as_str(), false)).collect();
        let fields = counted(&tickets, 190);
        let choices: Vec<_> =
            fields.iter().map(|field| (field.label.as_deref(), field.is_choice())).collect();
        assert_eq!(choices, [(Some("Shirt"), true), (Some("Name"), false)]);
        let twice: Vec<_> = tickets[..12].iter().chain(&tickets[..1]).copied().collect();
        assert!(
            counted(&twice, 190).iter().all(AnswerFigures::is_choice),
            "few, one of which is given twice"
        );
        let address = [("Run", r#"{"name":"E-mail","value":"zoe@mail.example"}"#, false); 2];
        assert!(!counted(&address, 190).iter().any(AnswerFigures::is_choice), "an address is no choice");
        let day = [("Run", r#"{"name":"Day","value":"20-06-2026"}"#, false); 2];
        assert!(counted(&day, 190).iter().all(AnswerFigures::is_choice), "a day is one");
    }
}
