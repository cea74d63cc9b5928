//! The request that a form is about to send, for whoever wants to see it, and to edit it.

use leptos::prelude::*;

use crate::api::form_data::Content;
use crate::api::{Client, Encoding, FreeObject, Write};
use crate::page::context::use_words;
use crate::ui::{Label, TextKind, live, text_area, when};
use crate::view::{View, view};

/// A request as people read it.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct RequestText {
    line: String,
    shown: String,
    json: String,
}

impl RequestText {
    /// The text of a request, in the encoding that it travels in.
    pub(super) fn of(client: &Client, write: &Write<String>) -> Self {
        let json = write.to_json(client.settings().ids);
        let shown = match (client.encoding(write.body()), write.parts()) {
            (Encoding::Json, _) => json.clone(),
            (Encoding::Form, Err(problem)) => problem.to_string(),
            (Encoding::Form, Ok(parts)) => {
                let line = |part: crate::api::form_data::Part| match part.content {
                    Content::Text(text) => format!("{}: {text}", part.name),
                    Content::File(file) => format!("{}: {file:?}", part.name),
                };
                parts.into_iter().map(line).collect::<Vec<_>>().join("\n")
            }
        };
        Self { line: format!("POST {}", write.endpoint()), shown, json }
    }
}

/// What an expert has made of the body; nothing while it is the form's.
#[derive(Clone, Copy)]
pub(super) struct Edited(RwSignal<Option<String>>);

impl Edited {
    pub(super) fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Whether the body was edited.
    pub(super) fn is_edited(self) -> bool {
        self.0.with_untracked(Option::is_some)
    }

    /// The request with the edited body; `None` if that is no JSON object.
    pub(super) fn apply(self, write: Write<String>) -> Option<Write<String>> {
        match self.0.get_untracked() {
            None => Some(write),
            Some(text) => FreeObject::parse(&text).ok().map(|text| write.edited(text)),
        }
    }

    /// Back to the form's body.
    pub(super) fn discard(self) {
        self.0.set(None);
    }

    /// Shows the request, and lets an expert edit its body. Nothing is shown while the form is not valid.
    pub(super) fn view(self, request: Signal<Option<RequestText>>) -> View {
        let words = &use_words().form;
        let problem = Memo::new(move |_| {
            let text = self.0.get()?;
            FreeObject::parse(&text).err().map(|problem| (words.not_json)(&problem.to_string()))
        });
        let is_edited = Memo::new(move |_| self.0.with(Option::is_some));
        let body = move |text: RequestText| {
            let RequestText { line, shown, json } = text;
            if is_edited.get() {
                let value = Signal::derive(move || self.0.get().unwrap_or_default());
                let label = Label::new("request", words.request_body)
                    .hint(words.request_hint)
                    .problem(problem.into());
                let typed = Callback::new(move |text| self.0.set(Some(text)));
                return view! {
                    <p><code>{line}</code></p>
                    {text_area(label, TextKind::Code, 12, value, typed)}
                    <button type="button" class="button" on:click=move |_| self.discard()>
                        {words.discard_edit}
                    </button>
                };
            }
            view! {
                <pre tabindex="0">{format!("{line}\n\n{shown}")}</pre>
                <button type="button" class="button" on:click=move |_| self.0.set(Some(json.clone()))>
                    {words.edit_request}
                </button>
            }
        };
        when(
            move || request.with(Option::is_some),
            move || {
                view! {
                    <details class="request" open=self.0.with_untracked(Option::is_some)>
                        <summary>{words.show_request}</summary>
                        {live(move || request.get().map(body))}
                    </details>
                }
            },
        )
    }
}
