//! What is asked at the door, and how a list answers it.

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
}

/// What was typed or scanned.
#[derive(Clone)]
pub(super) struct Question {
    pub(super) text: Arc<str>,
    /// When, in milliseconds since 1970.
    asked_at: f64,
}

impl Questions {
    /// When a question was asked.
    pub(super) fn asked_at(&self, text: &Arc<str>) -> Option<f64> {
        self.latest
            .iter()
            .find(|question| Arc::ptr_eq(&question.text, text))
            .map(|question| question.asked_at)
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
        let clear = Callback::new(move |()| self.0.set(Questions::default()));
        let answer = Callback::new(move |list| {
            let matches = matches(list, columns);
            view! { <DoorAnswers lookup=self event sales matches ask clear /> }.into_any()
        });
        SearchSubmit { label: use_i18n().door.find, ask, clear, answer }
    }
}
