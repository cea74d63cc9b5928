//! What is wrong with a ticket's form, and at which control it stands.

use leptos::prelude::*;

use crate::form::Problem;
use crate::text::Words;

/// What is wrong, by the dotted name of a control: found by the app or said by the service.
#[derive(Clone, Copy)]
pub(in crate::page::ticket) struct Problems {
    /// Found by the app.
    pub(in crate::page::ticket) found: RwSignal<Vec<Problem>>,
    /// Said by the service, with the messages of each field.
    pub(in crate::page::ticket) said: RwSignal<Vec<(String, Vec<String>)>>,
}

impl Problems {
    pub(in crate::page::ticket) fn new() -> Self {
        Self { found: RwSignal::new(Vec::new()), said: RwSignal::new(Vec::new()) }
    }

    pub(in crate::page::ticket) fn clear(self) {
        self.found.set(Vec::new());
        self.said.set(Vec::new());
    }

    /// Every problem with the name of its control.
    pub(in crate::page::ticket) fn all(self, words: &'static Words) -> Vec<(String, String)> {
        let found = self
            .found
            .get()
            .into_iter()
            .map(|problem| (problem.field, (words.form.problem)(problem.kind).to_owned()));
        let said = self.said.get().into_iter().map(|(field, messages)| (field, messages.join(" ")));
        found.chain(said).collect()
    }

    pub(super) fn at(self, control: &str, words: &'static Words) -> Option<String> {
        let mut problems = self.all(words).into_iter();
        problems.find_map(|(field, text)| (control_of(&field).as_deref() == Some(control)).then_some(text))
    }
}

/// The control at which a problem of a field stands: its own, or that of the list or object it is in
/// (`related_tickets` of `related_tickets.0`).
pub(in crate::page::ticket) fn control_of(field: &str) -> Option<String> {
    if has_control(field) {
        return Some(field.to_owned());
    }
    match field.rsplit_once('.') {
        Some((outer, _)) => control_of(outer),
        None => (field == "sales_percentage").then(|| "sales_percentage.percentage".to_owned()),
    }
}

fn has_control(name: &str) -> bool {
    const CONTROLS: [&str; 17] = [
        "name",
        "event_id",
        "dates",
        "price",
        "max_capacity",
        "min_order_amount",
        "max_order_amount",
        "template_id",
        "mobile_template_id",
        "availability",
        "related_tickets",
        "excluded_tickets",
        "on_fire",
        "sales_percentage.active",
        "sales_percentage.percentage",
        "is_hidden",
        "is_entry",
    ];
    let is_end_of_period =
        name.starts_with("availability.") && (name.ends_with(".opens_at") || name.ends_with(".closes_at"));
    CONTROLS.contains(&name) || is_end_of_period
}
