//! The controls of a form, bound to its draft, its problems and its words.

use leptos::html;
use leptos::prelude::*;

use super::Form;
use crate::api::{Attachment, FreeList, FreeObject};
use crate::components::{
    Choice, ChoiceField, ChosenFile, DateRangeList, DateRangeWords, FileField, FileWords, JsonField,
    JsonWords, Label, MultiSelect, MultiSelectWords, SwitchField, TagInput, TagWords, TextArea, TextField,
    TextKind,
};
use crate::features::context::{use_formats, use_words};
use crate::forms::{Draft, Typed};
use crate::i18n::words::FieldWords;
use crate::models::pretty;
use crate::reactive::effect;

/// A line of text.
#[component]
pub(crate) fn TextControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// How the text is typed.
    #[prop(optional)]
    kind: TextKind,
    /// Values to choose from as a help.
    #[prop(optional)]
    suggestions: Signal<Vec<String>>,
) -> impl IntoView {
    let on_input = form.change(name, Typed::Text);
    view! { <TextField label=form.label(name, words) kind value=form.text(name) on_input suggestions /> }
}

/// A text of several lines.
#[component]
pub(crate) fn AreaControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// How the text is typed.
    #[prop(optional)]
    kind: TextKind,
    /// How many lines of it are in sight.
    rows: u32,
) -> impl IntoView {
    let on_input = form.change(name, Typed::Text);
    view! { <TextArea label=form.label(name, words) kind rows value=form.text(name) on_input /> }
}

/// On or off.
#[component]
pub(crate) fn SwitchControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
) -> impl IntoView {
    let value = form.value(move |draft| draft.is_on(name));
    view! { <SwitchField label=form.label(name, words) value on_change=form.change(name, Typed::Flag) /> }
}

/// One of several, or none.
#[component]
pub(crate) fn ChoiceControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// What no choice is called.
    none: &'static str,
    /// What there is to choose from.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// Takes what is chosen into the draft.
    on_change: Callback<String>,
) -> impl IntoView {
    view! { <ChoiceField label=form.label(name, words) none choices value=form.text(name) on_change /> }
}

/// Several of many.
#[component]
pub(crate) fn ManyControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// The label of the box to search in.
    search: &'static str,
    /// What there is to choose from.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// Said when there is nothing to choose from.
    empty: Signal<String>,
) -> impl IntoView {
    let common = &use_words().form;
    let many = MultiSelectWords { search, count: common.chosen, more: common.more_choices };
    let values = form.value(move |draft| draft.chosen_in(name).to_vec());
    let on_change = form.change(name, Typed::Chosen);
    view! { <MultiSelect label=form.label(name, words) words=many choices empty values on_change /> }
}

/// Spans of time.
#[component]
pub(crate) fn SpansControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// The words of the list.
    spans: DateRangeWords,
) -> impl IntoView {
    let problem = Callback::new(move |control: String| form.problem_at(&control));
    let values = form.value(move |draft| draft.spans_in(name).to_vec());
    let zone = (use_words().common.in_zone)(&use_formats().zone());
    let label = form.label(name, words);
    let label = Label { hint: format!("{} {zone}", label.hint).trim_start().to_owned(), ..label };
    view! { <DateRangeList label words=spans problem values on_change=form.change(name, Typed::Spans) /> }
}

/// Free words.
#[component]
pub(crate) fn WordsControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// Words to choose from as a help.
    suggestions: Signal<Vec<String>>,
) -> impl IntoView {
    let common = &use_words().form;
    let values = form.value(move |draft| draft.chosen_in(name).to_vec());
    let texts = TagWords { add: common.add_word, remove: common.remove_word };
    let on_change = form.change(name, Typed::Chosen);
    view! { <TagInput label=form.label(name, words) words=texts suggestions values on_change /> }
}

/// JSON.
#[component]
pub(crate) fn JsonControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// Says what keeps a text from being what is asked for.
    check: fn(&str) -> Result<(), String>,
) -> impl IntoView {
    let common = &use_words().form;
    let texts = JsonWords {
        valid: common.json_valid,
        invalid: common.json_invalid,
        tidy: common.json_tidy,
        check,
        indent: pretty,
    };
    let on_input = form.change(name, Typed::Text);
    view! { <JsonField label=form.label(name, words) words=texts value=form.text(name) on_input /> }
}

/// What keeps a text from being a JSON object.
pub(crate) fn json_object(text: &str) -> Result<(), String> {
    FreeObject::parse(text).map(drop).map_err(|problem| problem.to_string())
}

/// What keeps a text from being a JSON list.
pub(crate) fn json_list(text: &str) -> Result<(), String> {
    FreeList::parse(text).map(drop).map_err(|problem| problem.to_string())
}

/// Controls that few need, folded away until one of them holds something or something is wrong with it.
#[component]
pub(crate) fn FoldedControls(
    /// The form.
    form: Form,
    /// What they are called.
    summary: &'static str,
    /// What to know of them.
    hint: &'static str,
    /// The names of the controls.
    names: &'static [&'static str],
    /// The controls.
    children: Children,
) -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    effect(move || {
        let is_wrong = names.iter().any(|name| form.problem_at(name).is_some());
        let is_filled =
            || form.draft.with_untracked(|draft| names.iter().any(|name| !draft.text_of(name).is_empty()));
        if let Some(details) = details.get().filter(|_| is_wrong || is_filled()) {
            details.set_open(true);
        }
    });
    view! {
        <details class="advanced" node_ref=details>
            <summary>{summary}</summary>
            <p class="hint">{hint}</p>
            {children()}
        </details>
    }
}

/// A file.
#[component]
pub(crate) fn FileControl(
    /// The form.
    form: Form,
    /// The name of the control.
    name: &'static str,
    /// Its label and its hint.
    words: &'static FieldWords,
    /// The media types, such as `image/*`.
    accept: &'static str,
) -> impl IntoView {
    let common = &use_words().form;
    let value = form.value(move |draft| {
        let chosen = |file: &Attachment| ChosenFile {
            name: file.name.clone(),
            media_type: file.media_type.clone(),
            content: file.content.clone(),
        };
        draft.file_in(name).map(chosen)
    });
    let on_change = form.change(name, |file: Option<ChosenFile>| {
        Typed::File(file.map(|ChosenFile { name, media_type, content }| Attachment {
            name,
            media_type,
            content,
        }))
    });
    let texts = FileWords { remove: common.remove_file, size: common.file_size };
    view! { <FileField label=form.label(name, words) accept words=texts value on_change /> }
}

/// A group of controls under a heading.
#[component]
pub(crate) fn FormGroup(
    /// The heading.
    title: &'static str,
    /// The controls.
    children: Children,
) -> impl IntoView {
    view! {
        <section class="form-group">
            <h2>{title}</h2>
            <div class="form-group-fields">{children()}</div>
        </section>
    }
}

/// Controls beside each other, where there is room.
#[component]
pub(crate) fn FieldRow(
    /// The controls.
    children: Children,
) -> impl IntoView {
    view! { <div class="field-row">{children()}</div> }
}

impl Form {
    /// What the draft holds, as it changes.
    pub(crate) fn value<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Draft) -> T + Send + Sync + 'static,
    ) -> Signal<T> {
        Memo::new(move |_| self.draft.with(&read)).into()
    }

    /// The text in a control, as it changes.
    pub(crate) fn text(self, name: &'static str) -> Signal<String> {
        self.value(move |draft| draft.text_of(name).to_owned())
    }

    /// Takes what was typed or chosen into the draft.
    fn change<T: 'static>(self, name: &'static str, typed: fn(T) -> Typed) -> Callback<T> {
        Callback::new(move |value| self.draft.update(|draft| draft.set(name, typed(value))))
    }

    /// A control's label, hint and problem.
    fn label(self, name: &'static str, words: &FieldWords) -> Label {
        let problem = Memo::new(move |_| self.problem_at(name));
        let is_required = self.value(move |draft| (self.subject.required)(draft).contains(&name));
        Label::new(name, words.label).hint(words.hint).problem(problem.into()).required(is_required)
    }
}
