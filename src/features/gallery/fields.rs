//! The fields of the gallery: every kind, empty, filled in, and with a problem.

use std::sync::Arc;

use leptos::prelude::*;

use crate::components::{
    Choice, ChoiceField, ChosenFile, DateField, DateKind, DateRangeList, DateRangeWords, ErrorSummary,
    FileField, FileWords, JsonField, JsonWords, Label, MultiSelect, MultiSelectWords, SummaryItem,
    SwitchField, TagInput, TagWords, TextArea, TextField, TextKind,
};

fn label(name: impl Into<String>, text: &'static str, problem: Option<&'static str>) -> Label {
    let problem = Signal::stored(problem.map(str::to_owned));
    Label::new(name, text).hint("What to know before").problem(problem)
}

/// Texts, numbers and a switch.
#[component]
pub(crate) fn Texts(
    /// What is wrong with them.
    #[prop(optional)]
    problem: Option<&'static str>,
) -> impl IntoView {
    let named = |name: &str| if problem.is_some() { format!("{name}_problem") } else { name.to_owned() };
    let kinds = [
        ("line", "A line", TextKind::Line),
        ("amount", "An amount", TextKind::Decimal),
        ("number", "A whole number", TextKind::Integer),
        ("address", "An address", TextKind::Address),
        ("secret", "A secret", TextKind::Secret),
        ("code", "A code", TextKind::Code),
    ];
    let mut fields: Vec<AnyView> = kinds
        .into_iter()
        .map(|(name, text, kind)| {
            let value = RwSignal::new(String::new());
            let typed = Callback::new(move |text| value.set(text));
            let suggestions = Signal::stored(vec!["One".to_owned(), "Another".to_owned()]);
            view! { <TextField label=label(named(name), text, problem) kind value on_input=typed suggestions /> }.into_any()
        })
        .collect();
    let value = RwSignal::new(String::new());
    let typed = Callback::new(move |text| value.set(text));
    fields.push(
        view! {
            <TextArea
                label=label(named("area"), "Several lines", problem)
                kind=TextKind::Line
                rows=4
                value
                on_input=typed
            />
        }
        .into_any(),
    );
    let on = RwSignal::new(problem.is_none());
    fields.push(
        view! {
            <SwitchField
                label=label(named("switch"), "On or off", problem)
                value=on
                on_change=Callback::new(move |is| on.set(is))
            />
        }
        .into_any(),
    );
    fields
}

/// One of several, several of a few, of many and of none.
#[component]
pub(crate) fn Choices() -> impl IntoView {
    let choice = |number: usize| Choice { value: number.to_string(), label: format!("Choice {number}") };
    let few: Vec<Choice> = (1..4).map(choice).collect();
    let many: Vec<Choice> = (1..140).map(choice).collect();
    let words = MultiSelectWords {
        search: "Search choices",
        count: |count| format!("{count} chosen"),
        more: |count| format!("and {count} more"),
        nothing: "Nothing matches",
    };
    let one = RwSignal::new(String::new());
    let choose = Callback::new(move |value| one.set(value));
    let several = |name, text, choices: Vec<Choice>| {
        let chosen = choices.get(1).map(|choice| choice.value.clone());
        let values = RwSignal::new(Vec::from_iter(chosen));
        let change = Callback::new(move |chosen| values.set(chosen));
        let empty = Signal::stored("Nothing to choose from".to_owned());
        view! {
            <MultiSelect
                label=label(name, text, None)
                words
                choices=Signal::stored(choices)
                empty
                values
                on_change=change
            />
        }
        .into_any()
    };
    vec![
        view! { <ChoiceField label=label("one", "One of several", None) none="None" choices=Signal::stored(few.clone()) value=one on_change=choose/> }.into_any(),
        several("few", "Several of a few", few),
        several("many", "Several of many", many),
        several("none", "Several of none", Vec::new()),
    ]
}

/// Messages, with some to choose from, and spans of time, one of them half filled in.
#[component]
pub(crate) fn Lists() -> impl IntoView {
    let words = TagWords { add: "Add", remove: |word| format!("Remove {word}") };
    let values = RwSignal::new(vec!["ideal".to_owned(), "bancontact".to_owned()]);
    let change = Callback::new(move |words| values.set(words));
    let suggestions = Signal::stored(vec!["ideal".to_owned(), "creditcard".to_owned()]);
    vec![
        view! { <TagInput label=label("words", "Several words", None) words suggestions values on_change=change/> }.into_any(),
        view! { <Spans/> }.into_any(),
    ]
}

#[component]
fn Spans() -> impl IntoView {
    let words = DateRangeWords {
        members: ["opens_at", "closes_at"],
        labels: ["From", "Until"],
        span: |number| format!("Period {number}"),
        add: "Add period",
        remove: "Remove period",
    };
    let values = RwSignal::new(vec![("2026-07-04T20:00".to_owned(), String::new())]);
    let problem = Callback::new(|name: String| {
        name.ends_with("closes_at").then(|| "Enter a date and a time".to_owned())
    });
    let change = Callback::new(move |spans| values.set(spans));
    let label = label("spans", "On sale", None).hint("All times in Europe/Amsterdam");
    view! { <DateRangeList label words problem values on_change=change /> }.into_any()
}

/// A day, filled in and with a problem.
#[component]
pub(crate) fn Times() -> impl IntoView {
    let day = |name, text, problem, day: &str| {
        let value = RwSignal::new(day.to_owned());
        view! {
            <DateField kind=DateKind::Day
                label=label(name, text, problem)
                value
                on_input=Callback::new(move |day| value.set(day))
            />
        }
        .into_any()
    };
    vec![
        day("day", "A day", None, "2026-07-04"),
        day("day_problem", "A day with a problem", Some("Choose a day"), ""),
    ]
}

/// JSON that will do, and JSON that will not yet.
#[component]
pub(crate) fn JsonFields() -> impl IntoView {
    let words = JsonWords {
        valid: "Valid JSON",
        invalid: |problem| format!("Not JSON yet: {problem}"),
        tidy: "Indent",
        check: |text| if text.trim_end().ends_with('}') { Ok(()) } else { Err("a } is missing".to_owned()) },
        indent: str::to_owned,
    };
    let field = |name, text, json: &str| {
        let value = RwSignal::new(json.to_owned());
        view! {
            <JsonField
                label=label(name, text, None)
                words
                value
                on_input=Callback::new(move |json| value.set(json))
            />
        }
        .into_any()
    };
    vec![field("json", "An object", "{\"open\": true}"), field("json_open", "Half an object", "{\"open\":")]
}

/// A grey point as a PNG.
const GREY_POINT: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\
    \0\0\0\nIDATx\xdach\0\0\0\x82\0\x81\xdaE\x08;\0\0\0\0IEND\xaeB`\x82";

/// A file to choose, one that is chosen, and one with a problem.
#[component]
pub(crate) fn Files() -> impl IntoView {
    let words = FileWords {
        remove: "Remove file",
        unreadable: "This file can’t be read.",
        lost: "Not stored with the draft:",
        size: |bytes| format!("{bytes} bytes"),
    };
    let field = |name, text, problem, chosen: Option<ChosenFile>| {
        let value = RwSignal::new(chosen);
        let change = Callback::new(move |file| value.set(file));
        view! { <FileField label=label(name, text, problem) accept="image/*" words value on_change=change /> }
            .into_any()
    };
    let point = ChosenFile {
        name: "point.png".to_owned(),
        media_type: "image/png".to_owned(),
        content: Arc::from(GREY_POINT),
    };
    vec![
        field("file", "An image", None, None),
        field("file_chosen", "An image that is chosen", None, Some(point)),
        field("file_problem", "An image with a problem", Some("It is too large"), None),
    ]
}

/// All that is wrong with a form, with the ways there, once it is asked for: it takes the focus.
#[component]
pub(crate) fn Summary() -> impl IntoView {
    let items = RwSignal::new(Vec::new());
    let check = move |_| {
        items.set(vec![
            SummaryItem { name: Some("line_problem".to_owned()), text: "A line: fill this in".to_owned() },
            SummaryItem { name: None, text: "Something without a control".to_owned() },
        ]);
    };
    vec![
        view! { <ErrorSummary title=|count| format!("{count} things need your attention") items/> }
            .into_any(),
        view! { <p><button type="button" class="button" on:click=check>{"Check the form"}</button></p> }
            .into_any(),
    ]
}
