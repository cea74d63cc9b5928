//! From typed texts to values, with a problem for each that is none.

use super::{Clocks, TicketDraft};
use crate::domain::zone::{LocalTime, Moment};
use crate::domain::{
    AmountProblem, EventDateId, EventId, Percentage, Price, TemplateId, TicketId, Timestamp,
};
use crate::form::{Problem, ProblemKind};
use crate::wire::{Period, SalePercentage};

/// The values of a draft; a value that could not be read is missing and has a problem instead.
pub(super) struct Parsed {
    pub(super) name: Option<String>,
    pub(super) event_id: Option<EventId>,
    pub(super) dates: Vec<EventDateId>,
    pub(super) price: Option<Price>,
    pub(super) max_capacity: Option<u64>,
    pub(super) min_order_amount: Option<u64>,
    pub(super) max_order_amount: Option<u64>,
    pub(super) template_id: Option<TemplateId>,
    pub(super) mobile_template_id: Option<TemplateId>,
    pub(super) availability: Vec<Period>,
    pub(super) related_tickets: Vec<TicketId>,
    pub(super) excluded_tickets: Vec<TicketId>,
    pub(super) sales_percentage: SalePercentage,
    pub(super) problems: Vec<Problem>,
}

impl Parsed {
    /// Reads a draft. `known` are periods that need not be typed anew: a typed time has no fractions of a
    /// second, so one that was left alone keeps the moment it came with.
    pub(super) fn of(draft: &TicketDraft, known: &[Period], clocks: &impl Clocks) -> Self {
        let mut problems = Vec::new();
        let mut note = |field: &str, kind| problems.push(Problem::new(field, kind));

        let name = Some(draft.name.trim().to_owned()).filter(|name| !name.is_empty());
        if name.is_none() {
            note("name", ProblemKind::Missing);
        }
        let price = Price::parse(&draft.price).map_err(|problem| note("price", price_problem(problem))).ok();
        let mut whole = |field: &str, typed: &str| match typed.trim() {
            "" => None,
            digits => digits.parse().map_err(|_| note(field, ProblemKind::NotWhole)).ok(),
        };
        let max_capacity = whole("max_capacity", &draft.max_capacity);
        let min_order_amount = whole("min_order_amount", &draft.min_order_amount);
        let max_order_amount = whole("max_order_amount", &draft.max_order_amount);
        if let (Some(least), Some(most)) = (min_order_amount, max_order_amount)
            && least > most
        {
            note("min_order_amount", ProblemKind::LeastAboveMost);
        }
        let percentage = match percentage(&draft.sales_percentage) {
            // The interface shows the object with both of its members.
            Ok(None) if draft.sales_percentage_active => Err(ProblemKind::Missing),
            read => read,
        };
        let percentage =
            percentage.map_err(|kind| note("sales_percentage.percentage", kind)).unwrap_or_default();
        let availability = draft
            .availability
            .iter()
            .enumerate()
            .filter_map(|(index, ends)| period(index, ends, known, clocks, &mut note))
            .collect();
        let tickets = |ids: &[String]| ids.iter().filter_map(TicketId::new).collect();
        Self {
            name,
            event_id: EventId::new(draft.event_id.trim()),
            dates: draft.dates.iter().filter_map(EventDateId::new).collect(),
            price,
            max_capacity,
            min_order_amount,
            max_order_amount,
            template_id: TemplateId::new(draft.template_id.trim()),
            mobile_template_id: TemplateId::new(draft.mobile_template_id.trim()),
            availability,
            related_tickets: tickets(&draft.related_tickets),
            excluded_tickets: tickets(&draft.excluded_tickets),
            sales_percentage: SalePercentage { active: Some(draft.sales_percentage_active), percentage },
            problems,
        }
    }
}

fn price_problem(problem: AmountProblem) -> ProblemKind {
    match problem {
        AmountProblem::Empty => ProblemKind::Missing,
        AmountProblem::NotAnAmount => ProblemKind::NotAnAmount,
        AmountProblem::TooPrecise => ProblemKind::TooPrecise,
        AmountProblem::Ambiguous => ProblemKind::AmbiguousAmount,
        AmountProblem::Negative => ProblemKind::Negative,
    }
}

fn percentage(typed: &str) -> Result<Option<Percentage>, ProblemKind> {
    let digits = typed.trim().trim_end_matches('%').trim_end();
    if digits.is_empty() {
        return Ok(None);
    }
    let value = digits.parse().ok().and_then(Percentage::new);
    value.map(Some).ok_or(ProblemKind::NotAPercentage)
}

fn period(
    index: usize,
    (opens, closes): &(String, String),
    known: &[Period],
    clocks: &impl Clocks,
    note: &mut impl FnMut(&str, ProblemKind),
) -> Option<Period> {
    let mut end = |member: &str, typed: &str| {
        let mut ends = known.iter().flat_map(|period| [period.opens_at, period.closes_at]);
        let untouched = ends.find(|moment| clocks.typed(*moment) == typed);
        untouched
            .map_or_else(|| moment(typed, clocks), Ok)
            .map_err(|kind| note(&format!("availability.{index}.{member}"), kind))
            .ok()
    };
    let opens_at = end("opens_at", opens);
    let closes_at = end("closes_at", closes);
    let (opens_at, closes_at) = (opens_at?, closes_at?);
    if opens_at < closes_at {
        Some(Period { id: None, opens_at, closes_at })
    } else {
        note(&format!("availability.{index}.closes_at"), ProblemKind::EndsBeforeStart);
        None
    }
}

/// The moment that a typed local time stands for.
fn moment(typed: &str, clocks: &impl Clocks) -> Result<Timestamp, ProblemKind> {
    let local = LocalTime::parse(typed).ok_or(ProblemKind::NotATime)?;
    match local.moment(|moment| clocks.minutes_ahead(moment)) {
        Some(Moment::Once(moment)) => Ok(moment),
        Some(Moment::Never) => Err(ProblemKind::SkippedTime),
        Some(Moment::Twice(..)) => Err(ProblemKind::RepeatedTime),
        None => Err(ProblemKind::NotATime),
    }
}
