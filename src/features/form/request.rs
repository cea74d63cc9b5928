//! The request that a form is about to send, for developers to view and edit.

use leptos::prelude::*;

use crate::api::form_data::Content;
use crate::api::{Client, Encoding, FreeObject, IdForm, Mutation};
use crate::components::{Label, TextArea, TextKind, control_id, focus_by_id, focus_first};
use crate::features::context::use_i18n;

/// The name of the control with its body.
const REQUEST: &str = "request";

/// A request as people read it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct RequestText {
    line: String,
    shown: String,
    json: String,
}

impl RequestText {
    /// The text of a request, in the encoding that it travels in.
    pub(crate) fn of(client: &Client, write: &Mutation<String>) -> Self {
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
pub(crate) struct Edited(RwSignal<Option<Edit>>);

/// A body that was edited.
#[derive(Clone, PartialEq, Eq)]
struct Edit {
    text: String,
    /// What the form made when it was last edited: an edit of something else is not sent.
    of: String,
}

impl Edited {
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Whether the body was edited.
    pub(crate) fn is_edited(self) -> bool {
        self.0.with_untracked(Option::is_some)
    }

    /// The request with the edited body; `None` if that is no JSON object, or if the form has changed since.
    pub(crate) fn apply(self, write: Mutation<String>, ids: IdForm) -> Option<Mutation<String>> {
        match self.0.get_untracked() {
            None => Some(write),
            Some(edit) if edit.of != write.to_json(ids) => None,
            Some(edit) => FreeObject::parse(&edit.text).ok().map(|text| write.edited(text)),
        }
    }

    /// Back to the form's body.
    pub(crate) fn discard(self) {
        self.0.set(None);
    }
}

/// A request, of which an expert can edit the body. Nothing is shown while the form is not valid.
#[component]
pub(crate) fn RequestView(
    /// What an expert has made of the body.
    edited: Edited,
    /// The request.
    request: Signal<Option<RequestText>>,
) -> impl IntoView {
    let words = &use_i18n().form;
    let Edited(edited) = edited;
    let problem = Memo::new(move |_| {
        let edit = edited.get()?;
        let is_stale =
            request.with(|request| request.as_ref().is_some_and(|request| request.json != edit.of));
        let problem = FreeObject::parse(&edit.text).err();
        let problem = problem.map(|problem| (words.not_json)(&problem.to_string()));
        problem.or_else(|| is_stale.then(|| words.request_stale.to_owned()))
    });
    let is_edited = Memo::new(move |_| edited.with(Option::is_some));
    let body = move || {
        let RequestText { line, shown, json } = request.get()?;
        if !is_edited.get() {
            let edit = move |_| {
                edited.set(Some(Edit { text: json.clone(), of: json.clone() }));
                request_animation_frame(|| focus_by_id(&control_id(REQUEST)));
            };
            let shown = view! {
                <pre tabindex="0">{format!("{line}\n\n{shown}")}</pre>
                <button type="button" class="button" on:click=edit>
                    {words.edit_request}
                </button>
            };
            return Some(shown.into_any());
        }
        let label = Label::new(REQUEST, words.request_body).hint(words.request_hint).problem(problem.into());
        let value = Signal::derive(move || edited.get().map(|edit| edit.text).unwrap_or_default());
        let on_input = Callback::new(move |text| edited.set(Some(Edit { text, of: json.clone() })));
        let discard = move |_| {
            edited.set(None);
            request_animation_frame(|| {
                focus_first(".request button");
            });
        };
        let editor = view! {
            <p>
                <code>{line}</code>
            </p>
            <TextArea label kind=TextKind::Code rows=12 value on_input />
            <button type="button" class="button" on:click=discard>
                {words.discard_edit}
            </button>
        };
        Some(editor.into_any())
    };
    view! {
        <Show when=move || request.with(Option::is_some)>
            <details class="request" open=edited.with_untracked(Option::is_some)>
                <summary>{words.show_request}</summary>
                {body}
            </details>
        </Show>
    }
}
