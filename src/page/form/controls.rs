//! The controls of a form, bound to its draft, its problems and its words.

use leptos::prelude::*;
use web_sys::HtmlDetailsElement;

use super::Form;
use crate::api::{Attachment, FreeList, FreeObject};
use crate::form::{Draft, Typed};
use crate::page::context::{use_formats, use_words};
use crate::reactive::effect;
use crate::text::words::FieldWords;
use crate::ui::{
    Choice, ChosenFile, FileWords, JsonWords, Label, ManyWords, SpanWords, TextKind, WordsWords,
    choice_field, file_field, json_field, many_field, spans_field, switch_field, text_area, text_field,
    words_field,
};
use crate::view::{ElementRef, View, view};
use crate::wire::indented;

impl Form {
    /// A line of text.
    pub fn line(self, name: &'static str, words: &FieldWords, kind: TextKind) -> View {
        self.suggested(name, words, kind, Signal::stored(Vec::new()))
    }

    /// A line of text with values to choose from as a help.
    pub fn suggested(
        self,
        name: &'static str,
        words: &FieldWords,
        kind: TextKind,
        suggestions: Signal<Vec<String>>,
    ) -> View {
        text_field(
            self.label(name, words),
            kind,
            self.text(name),
            self.change(name, Typed::Text),
            suggestions,
        )
    }

    /// A text of several lines.
    pub fn area(self, name: &'static str, words: &FieldWords, kind: TextKind, rows: u32) -> View {
        text_area(self.label(name, words), kind, rows, self.text(name), self.change(name, Typed::Text))
    }

    /// On or off.
    pub fn switch(self, name: &'static str, words: &FieldWords) -> View {
        let value = self.value(move |draft| draft.is_on(name));
        switch_field(self.label(name, words), value, self.change(name, Typed::Flag))
    }

    /// One of several, or none.
    pub fn choice(
        self,
        name: &'static str,
        words: &FieldWords,
        none: &'static str,
        choices: Signal<Vec<Choice>>,
        on_change: Callback<String>,
    ) -> View {
        choice_field(self.label(name, words), none, choices, self.text(name), on_change)
    }

    /// Several of many.
    pub fn many(
        self,
        name: &'static str,
        words: &FieldWords,
        search: &'static str,
        choices: Signal<Vec<Choice>>,
        empty: Signal<String>,
    ) -> View {
        let common = &use_words().form;
        let many = ManyWords { search, count: common.chosen, more: common.more_choices };
        let values = self.value(move |draft| draft.chosen_in(name).to_vec());
        many_field(self.label(name, words), many, choices, empty, values, self.change(name, Typed::Chosen))
    }

    /// Spans of time.
    pub fn spans(self, name: &'static str, words: &FieldWords, spans: SpanWords) -> View {
        let problem = Callback::new(move |control: String| self.problem_at(&control));
        let values = self.value(move |draft| draft.spans_in(name).to_vec());
        let zone = (use_words().common.in_zone)(&use_formats().zone());
        let label = self.label(name, words);
        let label = Label { hint: format!("{} {zone}", label.hint).trim_start().to_owned(), ..label };
        spans_field(label, spans, problem, values, self.change(name, Typed::Spans))
    }

    /// Free words.
    pub fn words(self, name: &'static str, words: &FieldWords, suggestions: Signal<Vec<String>>) -> View {
        let common = &use_words().form;
        let values = self.value(move |draft| draft.chosen_in(name).to_vec());
        let texts = WordsWords { add: common.add_word, remove: common.remove_word };
        words_field(self.label(name, words), texts, suggestions, values, self.change(name, Typed::Chosen))
    }

    /// A JSON object of any members.
    pub fn json_object(self, name: &'static str, words: &FieldWords) -> View {
        self.json(name, words, |text| {
            FreeObject::parse(text).map(drop).map_err(|problem| problem.to_string())
        })
    }

    /// A JSON list of any elements.
    pub fn json_list(self, name: &'static str, words: &FieldWords) -> View {
        self.json(name, words, |text| FreeList::parse(text).map(drop).map_err(|problem| problem.to_string()))
    }

    fn json(self, name: &'static str, words: &FieldWords, check: fn(&str) -> Result<(), String>) -> View {
        let common = &use_words().form;
        let texts = JsonWords {
            valid: common.json_valid,
            invalid: common.json_invalid,
            tidy: common.json_tidy,
            check,
            indent: indented,
        };
        json_field(self.label(name, words), texts, self.text(name), self.change(name, Typed::Text))
    }

    /// Controls that few need, folded away until one of them holds something or something is wrong with it.
    pub fn folded(
        self,
        summary: &'static str,
        hint: &'static str,
        names: &'static [&'static str],
        controls: impl IntoIterator<Item = View>,
    ) -> View {
        let details = ElementRef::<HtmlDetailsElement>::new();
        effect(move || {
            let is_wrong = names.iter().any(|name| self.problem_at(name).is_some());
            let is_filled = || {
                self.draft.with_untracked(|draft| names.iter().any(|name| !draft.text_of(name).is_empty()))
            };
            if let Some(details) = details.get().filter(|_| is_wrong || is_filled()) {
                details.set_open(true);
            }
        });
        view! {
            <details class="advanced" node_ref=details>
                <summary>{summary}</summary>
                <p class="hint">{hint}</p>
                {controls.into_iter().collect::<Vec<_>>()}
            </details>
        }
    }

    /// A file.
    pub fn file(self, name: &'static str, words: &FieldWords, accept: &'static str) -> View {
        let common = &use_words().form;
        let value = self.value(move |draft| {
            let chosen = |file: &Attachment| ChosenFile {
                name: file.name.clone(),
                media_type: file.media_type.clone(),
                content: file.content.clone(),
            };
            draft.file_in(name).map(chosen)
        });
        let on_change = self.change(name, |file: Option<ChosenFile>| {
            Typed::File(file.map(|ChosenFile { name, media_type, content }| Attachment {
                name,
                media_type,
                content,
            }))
        });
        let texts = FileWords { remove: common.remove_file, size: common.file_size };
        file_field(self.label(name, words), accept, texts, value, on_change)
    }

    /// What the draft holds, as it changes.
    pub fn value<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Draft) -> T + Send + Sync + 'static,
    ) -> Signal<T> {
        Memo::new(move |_| self.draft.with(&read)).into()
    }

    /// The text in a control, as it changes.
    pub fn text(self, name: &'static str) -> Signal<String> {
        self.value(move |draft| draft.text_of(name).to_owned())
    }

    /// Takes what was typed or chosen into the draft.
    pub fn change<T: 'static>(self, name: &'static str, typed: fn(T) -> Typed) -> Callback<T> {
        Callback::new(move |value| self.draft.update(|draft| draft.set(name, typed(value))))
    }

    /// A control's label, hint and problem.
    pub fn label(self, name: &'static str, words: &FieldWords) -> Label {
        let problem = Memo::new(move |_| self.problem_at(name));
        let is_required = self.value(move |draft| (self.subject.required)(draft).contains(&name));
        Label::new(name, words.label).hint(words.hint).problem(problem.into()).required(is_required)
    }
}

/// A group of controls under a heading.
pub fn group(title: &'static str, controls: impl IntoIterator<Item = View>) -> View {
    view! {
        <section class="form-group">
            <h2>{title}</h2>
            <div class="form-group-fields">{controls.into_iter().collect::<Vec<_>>()}</div>
        </section>
    }
}

/// Controls beside each other, where there is room.
pub fn row(controls: impl IntoIterator<Item = View>) -> View {
    view! { <div class="field-row">{controls.into_iter().collect::<Vec<_>>()}</div> }
}
