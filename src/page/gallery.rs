//! All building blocks in all their states, for whoever builds with them: `/components`, in debug builds only.

use leptos::prelude::*;

use super::heading::page_header;
use crate::ui::{
    Choice, FileWords, Icon, Label, ManyWords, PagerWords, Shape, SpanWords, SummaryItem, TextKind, Tone,
    choice_field, error_summary, file_field, many_field, notice, pager, spans_field, switch_field, text_area,
    text_field,
};

/// The page of all building blocks.
pub fn gallery_page() -> AnyView {
    view! {
        {page_header("Components", ().into_any())}
        {section("Buttons", buttons())}
        {section("Notices", notices())}
        {section("Badges", badges())}
        {section("Texts to type", texts(None))}
        {section("The same with a problem", texts(Some("Fill this in")))}
        {section("Choices", choices())}
        {section("Spans of time", spans())}
        {section("A file", file())}
        {section("Problems of a form", summary())}
        {section("The place of a page", pages())}
        {section("Waiting", waiting())}
    }
    .into_any()
}

fn section(title: &'static str, content: Vec<AnyView>) -> AnyView {
    view! {
        <section class={"form-group"}>
            <h2>{title}</h2>
            <div class={"form-group-fields"}>{content}</div>
        </section>
    }
    .into_any()
}

fn buttons() -> Vec<AnyView> {
    let button = |class: &'static str, label: &'static str, disabled: Option<&'static str>| {
        view! { <button type="button" class=class aria-disabled=disabled><Icon shape=Shape::Plus/><span>{label}</span></button> }
            .into_any()
    };
    vec![
        button("button primary", "The one that matters", None),
        button("button", "Another one", None),
        button("button quiet", "A quiet one", None),
        button("button", "Not now", Some("true")),
    ]
}

fn notices() -> Vec<AnyView> {
    [Tone::Information, Tone::Success, Tone::Warning, Tone::Failure]
        .into_iter()
        .map(|tone| notice(tone, "What it is about", view! { <p>{"What follows from it."}</p> }.into_any()))
        .collect()
}

fn badges() -> Vec<AnyView> {
    [
        ("badge", Shape::Ticket, "Entry"),
        ("badge accent", Shape::Flame, "Popular"),
        ("badge warning", Shape::Hidden, "Hidden"),
    ]
    .into_iter()
    .map(|(class, shape, text)| view! { <span class=class><Icon shape/>{text}</span> }.into_any())
    .collect()
}

fn label(name: &'static str, text: &'static str, problem: Option<&'static str>) -> Label {
    let problem = Signal::stored(problem.map(str::to_owned));
    Label::new(name, text).hint("What to know before").problem(problem)
}

fn texts(problem: Option<&'static str>) -> Vec<AnyView> {
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
            text_field(label(name, text, problem), kind, value.into(), typed, suggestions)
        })
        .collect();
    let value = RwSignal::new(String::new());
    let typed = Callback::new(move |text| value.set(text));
    fields.push(text_area(label("area", "Several lines", problem), TextKind::Line, 4, value.into(), typed));
    let on = RwSignal::new(problem.is_none());
    fields.push(switch_field(
        label("switch", "On or off", problem),
        on.into(),
        Callback::new(move |is| on.set(is)),
    ));
    fields
}

fn choices() -> Vec<AnyView> {
    let choice = |number: usize| Choice { value: number.to_string(), label: format!("Choice {number}") };
    let few: Vec<Choice> = (1..4).map(choice).collect();
    let many: Vec<Choice> = (1..140).map(choice).collect();
    let words = ManyWords {
        search: "Search choices",
        count: |count| format!("{count} chosen"),
        more: |count| format!("and {count} more"),
    };
    let one = RwSignal::new(String::new());
    let choose = Callback::new(move |value| one.set(value));
    let several = |name, text, choices: Vec<Choice>| {
        let values = RwSignal::new(vec!["2".to_owned()]);
        let change = Callback::new(move |chosen| values.set(chosen));
        let empty = Signal::stored("Nothing to choose from".to_owned());
        many_field(label(name, text, None), words, Signal::stored(choices), empty, values.into(), change)
    };
    vec![
        choice_field(
            label("one", "One of several", None),
            "None",
            Signal::stored(few.clone()),
            one.into(),
            choose,
        ),
        several("few", "Several of a few", few),
        several("many", "Several of many", many),
        several("none", "Several of none", Vec::new()),
    ]
}

fn spans() -> Vec<AnyView> {
    let words = SpanWords {
        members: ["opens_at", "closes_at"],
        labels: ["From", "Until"],
        add: "Add period",
        remove: "Remove period",
    };
    let values = RwSignal::new(vec![("2026-07-04T20:00".to_owned(), String::new())]);
    let problem = Callback::new(|name: String| {
        name.ends_with("closes_at").then(|| "Enter a date and a time".to_owned())
    });
    let change = Callback::new(move |spans| values.set(spans));
    vec![spans_field(label("spans", "On sale", None), words, problem, values.into(), change)]
}

fn file() -> Vec<AnyView> {
    let words = FileWords { remove: "Remove file", size: |bytes| format!("{bytes} bytes") };
    let value = RwSignal::new(None);
    let change = Callback::new(move |file| value.set(file));
    vec![file_field(label("file", "An image", None), "image/*", words, value.into(), change)]
}

fn summary() -> Vec<AnyView> {
    let items = vec![
        SummaryItem { name: Some("line".to_owned()), text: "A line: fill this in".to_owned() },
        SummaryItem { name: None, text: "Something without a control".to_owned() },
    ];
    vec![error_summary(|count| format!("{count} things need your attention"), Signal::stored(items))]
}

fn pages() -> Vec<AnyView> {
    let words = PagerWords { label: "Pages", previous: "Previous", next: "Next" };
    vec![pager(words, "41–60 of 128".to_owned(), None, Some("#".to_owned()))]
}

fn waiting() -> Vec<AnyView> {
    vec![
        view! { <p class={"waiting"}>{"Being read…"}</p> }.into_any(),
        view! { <progress max={"10"} value={"4"} aria-label="How far"></progress> }.into_any(),
        view! { <p><span class={"skeleton"}></span></p> }.into_any(),
    ]
}
