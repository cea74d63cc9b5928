//! The controls of a form, each bound to a field of its draft.

use leptos::prelude::*;

use super::Bound;
use crate::api::{Attachment, FreeList, FreeObject};
use crate::components::{
    Choice, ChoiceField, ChosenFile, DateRangeList, DateRangeWords, FileField, FileWords, JsonField,
    JsonWords, Label, MultiSelect, MultiSelectWords, SwitchField, TagInput, TagWords, TextArea, TextField,
    TextKind,
};
use crate::features::context::{use_formats, use_i18n};
use crate::forms::File;
use crate::models::pretty;

/// A line of text.
#[component]
pub(crate) fn TextControl(
    /// The field.
    field: Bound<String>,
    /// How the text is typed.
    #[prop(optional)]
    kind: TextKind,
    /// Values to choose from as a help.
    #[prop(optional)]
    suggestions: Signal<Vec<String>>,
) -> impl IntoView {
    let Bound { label, value, on_change, .. } = field;
    view! { <TextField label kind value on_input=on_change suggestions /> }
}

/// A text of several lines.
#[component]
pub(crate) fn AreaControl(
    /// The field.
    field: Bound<String>,
    /// How the text is typed.
    #[prop(optional)]
    kind: TextKind,
    /// How many lines of it are in sight.
    rows: u32,
) -> impl IntoView {
    let Bound { label, value, on_change, .. } = field;
    view! { <TextArea label kind rows value on_input=on_change /> }
}

/// On or off.
#[component]
pub(crate) fn SwitchControl(
    /// The field.
    field: Bound<bool>,
) -> impl IntoView {
    let Bound { label, value, on_change, .. } = field;
    view! { <SwitchField label value on_change /> }
}

/// One of several, or none.
#[component]
pub(crate) fn ChoiceControl(
    /// The field.
    field: Bound<String>,
    /// What no choice is called.
    none: &'static str,
    /// What there is to choose from.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
) -> impl IntoView {
    let Bound { label, value, on_change, .. } = field;
    view! { <ChoiceField label none choices value on_change /> }
}

/// Several of many.
#[component]
pub(crate) fn ManyControl(
    /// The field.
    field: Bound<Vec<String>>,
    /// The label of the box to search in.
    search: &'static str,
    /// What there is to choose from.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// Said when there is nothing to choose from.
    empty: Signal<String>,
) -> impl IntoView {
    let common = &use_i18n().form;
    let nothing = use_i18n().list.nothing_matches;
    let words = MultiSelectWords { search, count: common.chosen, more: common.more_choices, nothing };
    let Bound { label, value: values, on_change, .. } = field;
    view! { <MultiSelect label words choices empty values on_change /> }
}

/// Spans of time.
#[component]
pub(crate) fn SpansControl(
    /// The field.
    field: Bound<Vec<(String, String)>>,
    /// The words of the list.
    words: DateRangeWords,
) -> impl IntoView {
    let zone = (use_i18n().common.in_zone)(&use_formats().zone());
    let Bound { label, value: values, on_change, problem_at: problem } = field;
    let label = Label { hint: format!("{} {zone}", label.hint).trim_start().to_owned(), ..label };
    view! { <DateRangeList label words problem values on_change /> }
}

/// Free words.
#[component]
pub(crate) fn WordsControl(
    /// The field.
    field: Bound<Vec<String>>,
    /// Words to choose from as a help.
    suggestions: Signal<Vec<String>>,
) -> impl IntoView {
    let common = &use_i18n().form;
    let words = TagWords { add: common.add_word, remove: common.remove_word };
    let Bound { label, value: values, on_change, .. } = field;
    view! { <TagInput label words suggestions values on_change /> }
}

/// JSON.
#[component]
pub(crate) fn JsonControl(
    /// The field.
    field: Bound<String>,
    /// Checks the text; the error explains what is wrong.
    check: fn(&str) -> Result<(), String>,
) -> impl IntoView {
    let common = &use_i18n().form;
    let words = JsonWords {
        valid: common.json_valid,
        invalid: common.json_invalid,
        tidy: common.json_tidy,
        check,
        indent: pretty,
    };
    let Bound { label, value, on_change, .. } = field;
    view! { <JsonField label words value on_input=on_change /> }
}

/// Checks that a text is a JSON object.
pub(crate) fn json_object(text: &str) -> Result<(), String> {
    FreeObject::parse(text).map(drop).map_err(|problem| (use_i18n().decode.problem)(&problem))
}

/// Checks that a text is a JSON list.
pub(crate) fn json_list(text: &str) -> Result<(), String> {
    FreeList::parse(text).map(drop).map_err(|problem| (use_i18n().decode.problem)(&problem))
}

/// A file.
#[component]
pub(crate) fn FileControl(
    /// The field.
    field: Bound<File>,
    /// The media types, such as `image/*`.
    accept: &'static str,
) -> impl IntoView {
    let common = &use_i18n().form;
    let words = FileWords {
        remove: common.remove_file,
        unreadable: common.unreadable_file,
        lost: common.lost_file,
        size: common.file_size,
    };
    let Bound { label, value, on_change, .. } = field;
    let shown = Memo::new(move |_| match value.get() {
        File::Chosen(Attachment { name, media_type, content }) => {
            Some(ChosenFile { name, media_type, content })
        }
        File::Nothing | File::Lost(_) => None,
    });
    let lost = Memo::new(move |_| match value.get() {
        File::Lost(name) => Some(name),
        File::Nothing | File::Chosen(_) => None,
    });
    let choose = Callback::new(move |file: Option<ChosenFile>| {
        let chosen =
            |ChosenFile { name, media_type, content }| File::Chosen(Attachment { name, media_type, content });
        on_change.run(file.map(chosen).unwrap_or_default());
    });
    // Until it is read, it is one that can't be sent.
    let begin = Callback::new(move |name| on_change.run(File::Lost(name)));
    view! { <FileField label accept words value=shown lost on_begin=begin on_change=choose /> }
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
