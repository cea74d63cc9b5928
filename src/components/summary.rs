//! What is wrong with a form, in one place, each with a link to where it can be mended.

use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use web_sys::HtmlElement;

use super::{control_id, focus_by_id};
use crate::reactive::effect;

/// One problem of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummaryItem {
    /// The name of the control, if the problem belongs to one on the form.
    pub name: Option<String>,
    /// What is wrong.
    pub text: String,
}

/// The problems of a form. As soon as there is a new one, the focus moves to the control of the first one, or here if
/// none of them belongs to a control. It stays where it is when one of them is resolved.
#[component]
pub fn ErrorSummary(
    /// The title for a number of problems.
    title: fn(usize) -> String,
    /// The problems, in the order of the form.
    #[prop(into)]
    items: Signal<Vec<SummaryItem>>,
) -> impl IntoView {
    let element = NodeRef::<html::Div>::new();
    let names = Memo::new(move |_| {
        items.with(|items| items.iter().map(|item| item.name.clone()).collect::<Vec<_>>())
    });
    let before = StoredValue::new(Vec::<Option<String>>::new());
    effect(move || {
        let names = names.get();
        let Some(element) = element.get().filter(|_| !names.is_empty()) else {
            before.set_value(Vec::new());
            return;
        };
        let has_new = before.with_value(|before| names.iter().any(|name| !before.contains(name)));
        before.set_value(names.clone());
        if !has_new {
            return;
        }
        // The whole list first, then the control, which the browser scrolls to only where it is out of sight.
        element.scroll_into_view();
        match names.into_iter().flatten().next() {
            Some(name) => {
                focus_by_id(&control_id(&name));
                show_control(&element, &control_id(&name));
            }
            // An element that can't take the focus is one that is not on the page any more.
            None => drop(element.focus()),
        }
    });
    view! {
        <Show when=move || !items.with(Vec::is_empty)>
            <div class="error-summary" role="alert" tabindex="-1" node_ref=element>
                <h2>{move || title(items.with(Vec::len))}</h2>
                <ul>
                    {move || {
                        items.get().into_iter().map(|item| view! { <SummaryLine item /> }).collect_view()
                    }}
                </ul>
            </div>
        </Show>
    }
}

/// A problem, with a link to its control.
#[component]
fn SummaryLine(
    /// The problem.
    item: SummaryItem,
) -> impl IntoView {
    let SummaryItem { name, text } = item;
    let Some(name) = name else { return view! { <li>{text}</li> }.into_any() };
    let id = control_id(&name);
    let href = format!("#{id}");
    let jump = move |event: MouseEvent| {
        event.prevent_default();
        focus_by_id(&id);
    };
    view! {
        <li>
            <a href=href on:click=jump>
                {text}
            </a>
        </li>
    }
    .into_any()
}

/// Where the screen has no room for both the list and the focused control, scrolls to the control with its label and
/// messages.
fn show_control(summary: &HtmlElement, id: &str) {
    let Some(control) = document().get_element_by_id(id) else { return };
    let is_above_view = summary.get_bounding_client_rect().top() < 0.0 || is_covered(summary);
    if let Ok(Some(field)) = control.closest(".field")
        && is_above_view
    {
        field.scroll_into_view();
    }
}

/// Whether the header of the page lies over the top of an element.
fn is_covered(element: &HtmlElement) -> bool {
    let header = document().query_selector(".frame-header").ok().flatten();
    header.is_some_and(|header| {
        header.get_bounding_client_rect().bottom() > element.get_bounding_client_rect().top()
    })
}

/// Moves the focus to the control with a name.
pub fn focus_control(name: &str) {
    focus_by_id(&control_id(name));
}
