//! What is asked at the door, and how a list answers it.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;

use super::answers::DoorAnswers;
use super::matches::{MatchColumns, matches};
use crate::features::context::use_i18n;
use crate::features::listing::SearchSubmit;
use crate::features::sales::SalesQueries;
use crate::features::visit_memory::VisitMemory;
use crate::models::{Event, Received};
use crate::query::QueryValue;

/// The maximum number of answers: a scanner asks for thirty in ten seconds.
const MOST: usize = 50;
/// How long the doors of a day are open at most, in milliseconds.
const SHIFT: f64 = 16.0 * 3_600_000.0;
/// Within how many milliseconds a barcode is the same scan once more.
const SCANNED_TWICE: f64 = 2_000.0;

/// Where questions are asked.
#[derive(Clone, Copy)]
pub(crate) struct DoorLookup(pub(super) RwSignal<Questions>);

/// What was asked at the doors of the history. It is stored nowhere else.
pub(crate) type DoorMemory = VisitMemory<Questions>;

/// What was asked at a door.
#[derive(Clone, Default)]
pub(crate) struct Questions {
    /// The latest first.
    pub(super) latest: Vec<Question>,
    /// How many were asked.
    pub(super) count: usize,
    /// When each barcode that admits was asked for first: also of answers that are cleared, or too many by now.
    seen: HashMap<String, f64>,
}

/// What was typed or scanned.
#[derive(Clone)]
pub(super) struct Question {
    pub(super) text: Arc<str>,
    /// When, in milliseconds since 1970.
    asked_at: f64,
}

impl Questions {
    fn asked_at(&self, text: &Arc<str>) -> Option<f64> {
        let question = self.latest.iter().find(|question| Arc::ptr_eq(&question.text, text))?;
        Some(question.asked_at)
    }

    /// Notes that a ticket was looked up.
    pub(super) fn note(&mut self, barcode: &str, text: &Arc<str>) {
        let Some(asked_at) = self.asked_at(text) else { return };
        let first = self.seen.entry(barcode.to_owned()).or_insert(asked_at);
        if asked_at - *first > SHIFT {
            *first = asked_at;
        }
    }

    /// When a ticket was looked up before, on the same day, if that was not just now: a scanner may read one twice.
    pub(super) fn looked_up_before(&self, barcode: &str, text: &Arc<str>) -> Option<f64> {
        let first = *self.seen.get(barcode)?;
        let passed = self.asked_at(text)? - first;
        (SCANNED_TWICE..=SHIFT).contains(&passed).then_some(first)
    }

    /// Forgets the answers.
    fn clear(&mut self) {
        self.latest.clear();
        self.count = 0;
    }
}

impl DoorLookup {
    /// The questions of this place of the history: those from before after a way back.
    pub(crate) fn new() -> Self {
        let questions = RwSignal::new(Questions::default());
        let remembered = expect_context::<DoorMemory>().recall(move || questions.try_get_untracked());
        if let Some(remembered) = remembered {
            questions.set(remembered);
        }
        Self(questions)
    }

    /// The search box asks here, and the answer is given from what has loaded.
    pub(crate) fn search_submit(
        self,
        event: QueryValue<Received<Event>>,
        sales: SalesQueries,
        columns: MatchColumns,
    ) -> SearchSubmit {
        let ask = Callback::new(move |typed: String| {
            if !typed.trim().is_empty() {
                self.0.update(|asked| {
                    let question = Question { text: typed.trim().into(), asked_at: js_sys::Date::now() };
                    asked.latest.insert(0, question);
                    asked.latest.truncate(MOST);
                    asked.count += 1;
                });
            }
        });
        let clear = Callback::new(move |()| self.0.update(Questions::clear));
        let answer = Callback::new(move |list| {
            let matches = matches(list, columns);
            view! { <DoorAnswers lookup=self event sales matches ask clear /> }.into_any()
        });
        SearchSubmit { label: use_i18n().door.find, ask, clear, answer }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_was_looked_up_before_on_the_same_day_but_not_just_now() {
        let mut questions = Questions::default();
        let mut asked = |at: f64| {
            let text: Arc<str> = "871234".into();
            questions.latest = vec![Question { text: Arc::clone(&text), asked_at: at }];
            let before = questions.looked_up_before("871234", &text);
            questions.note("871234", &text);
            assert_eq!(questions.looked_up_before("871234", &text), before);
            before
        };
        assert_eq!(asked(1_000.0), None);
        assert_eq!(asked(2_000.0), None, "a scanner reads it twice");
        assert_eq!(asked(61_000.0), Some(1_000.0));
        assert_eq!(asked(62_000.0), Some(1_000.0), "and says so again");
        assert_eq!(asked(24.0 * 3_600_000.0), None, "on another day");
    }
}
