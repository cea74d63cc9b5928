//! Controls of the page, bound to the fields of a draft.

use leptos::prelude::*;

use super::Form;
use crate::components::Label;
use crate::features::context::use_i18n;
use crate::forms::{Draft, Field, Input};
use crate::i18n::messages::FieldText;

/// What a control of the page needs of the field that it is bound to.
pub(crate) struct Bound<T: Send + Sync + 'static> {
    /// Its name, label, hint and problem.
    pub(crate) label: Label,
    /// What it holds, as it changes.
    pub(crate) value: Signal<T>,
    /// Takes what was typed or chosen into the draft.
    pub(crate) on_change: Callback<T>,
    /// What is wrong at a control within it, by its name.
    pub(crate) problem_at: Callback<String, Option<String>>,
}

impl<D: Draft> Form<D> {
    /// Binds a control to a field.
    pub(crate) fn bind<C: Input>(self, field: Field<D, C>) -> Bound<C::Held> {
        Bound {
            label: self.label(field.name, (field.texts)(use_i18n())),
            value: self.value(move |draft| (field.get)(draft).held()),
            on_change: Callback::new(move |held| self.draft.update(|draft| field.set(draft, held))),
            problem_at: Callback::new(move |name: String| self.problem_at(&name)),
        }
    }

    /// What the draft holds, as it changes.
    pub(crate) fn value<T: PartialEq + Clone + Send + Sync + 'static>(
        self,
        read: impl Fn(&D) -> T + Send + Sync + 'static,
    ) -> Signal<T> {
        Memo::new(move |_| self.draft.with(&read)).into()
    }

    fn label(self, name: &'static str, words: &FieldText) -> Label {
        let problem = Memo::new(move |_| self.problem_at(name));
        let is_required = self.value(move |draft| draft.required().contains(&name));
        Label::new(name, words.label).hint(words.hint).problem(problem.into()).required(is_required)
    }
}
