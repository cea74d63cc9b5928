//! Fields of a form: a visible label, a hint, the control, and what is wrong with it.

use leptos::prelude::*;

use super::control_id;

/// How a text is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextKind {
    /// A line of text.
    #[default]
    Line,
    /// A secret: hidden, and not for a browser to keep.
    Secret,
    /// An address of the web.
    Address,
    /// A number with a fraction.
    Decimal,
    /// A whole number.
    Integer,
}

impl TextKind {
    fn input_type(self) -> &'static str {
        match self {
            Self::Secret => "password",
            _ => "text",
        }
    }

    fn input_mode(self) -> &'static str {
        match self {
            Self::Line | Self::Secret => "text",
            Self::Address => "url",
            Self::Decimal => "decimal",
            Self::Integer => "numeric",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Decimal | Self::Integer => "input numeric",
            Self::Address | Self::Secret => "input code",
            Self::Line => "input",
        }
    }
}

/// A label, a hint and a problem around a control with the id [`control_id`]`(name)`.
#[component]
pub fn Field(
    /// The name of the control.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before typing.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with what was typed.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// The control.
    children: Children,
) -> impl IntoView {
    let id = control_id(&name);
    view! {
        <div class={"field"} class:invalid=move || problem.get().is_some()>
            <label for=id.clone()>{label}</label>
            <Hint name=name.clone() hint/>
            <Problem name problem/>
            {children()}
        </div>
    }
}

/// What to know before typing.
#[component]
pub fn Hint(
    /// The name of the control.
    name: String,
    /// The hint; nothing stands there if it is empty.
    hint: Signal<String>,
) -> impl IntoView {
    let id = hint_id(&name);
    move || (!hint.get().is_empty()).then(|| view! { <p class={"hint"} id=id.clone()>{hint}</p> })
}

/// What is wrong with a control.
#[component]
pub fn Problem(
    /// The name of the control.
    name: String,
    /// What is wrong.
    problem: Signal<Option<String>>,
) -> impl IntoView {
    let id = problem_id(&name);
    move || problem.get().map(|text| view! { <p class={"problem"} id=id.clone()>{text}</p> })
}

fn hint_id(name: &str) -> String {
    format!("hint-{name}")
}

fn problem_id(name: &str) -> String {
    format!("problem-{name}")
}

/// The ids of what describes a control, for `aria-describedby`.
pub(super) fn described_by(
    name: &str,
    hint: Signal<String>,
    problem: Signal<Option<String>>,
) -> impl Fn() -> Option<String> + Clone + use<> {
    let (hint_id, problem_id) = (hint_id(name), problem_id(name));
    move || {
        let ids: Vec<&str> = [
            (!hint.get().is_empty()).then_some(hint_id.as_str()),
            problem.get().is_some().then_some(problem_id.as_str()),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }
}

/// A line of text.
#[component]
pub fn TextField(
    /// The interface's name of the field.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before typing.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with it.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// What stands in it.
    #[prop(into)]
    value: Signal<String>,
    /// Receives what is typed.
    #[prop(into)]
    on_input: Callback<String>,
    /// How it is typed.
    #[prop(optional)]
    kind: TextKind,
    /// Values to choose from, as a help: others can be typed.
    #[prop(optional, into)]
    suggestions: Signal<Vec<String>>,
) -> impl IntoView {
    let id = control_id(&name);
    let list_id = format!("suggestions-{name}");
    let describedby = described_by(&name, hint, problem);
    let listed = list_id.clone();
    let list = move || (!suggestions.get().is_empty()).then(|| listed.clone());
    let control = view! {
        <input
            class={kind.class()}
            type=kind.input_type()
            inputmode=kind.input_mode()
            id=id
            name=name.clone()
            list=list
            autocomplete={"off"}
            spellcheck={"false"}
            aria-describedby=describedby
            aria-invalid=move || problem.get().map(|_| "true")
            prop:value=value
            on:input:target=move |event| on_input.run(event.target().value())
        />
    };
    view! {
        <Field name label hint problem>
            {control}
            {move || {
                let suggestions = suggestions.get();
                (!suggestions.is_empty())
                    .then(|| {
                        let options = suggestions
                            .into_iter()
                            .map(|value| view! { <option value=value></option> })
                            .collect_view();
                        view! { <datalist id=list_id.clone()>{options}</datalist> }
                    })
            }}
        </Field>
    }
}

/// On or off.
#[component]
pub fn SwitchField(
    /// The interface's name of the field.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What it does.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with it.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// Whether it is on.
    #[prop(into)]
    value: Signal<bool>,
    /// Receives the change.
    #[prop(into)]
    on_change: Callback<bool>,
) -> impl IntoView {
    let id = control_id(&name);
    let describedby = described_by(&name, hint, problem);
    view! {
        <div class={"field switch-field"} class:invalid=move || problem.get().is_some()>
            <input
                class={"switch"}
                type="checkbox"
                role="switch"
                id=id.clone()
                name=name.clone()
                aria-describedby=describedby
                prop:checked=value
                on:change:target=move |event| on_change.run(event.target().checked())
            />
            <div>
                <label for=id>{label}</label>
                <Hint name=name.clone() hint/>
                <Problem name problem/>
            </div>
        </div>
    }
}

/// Something to choose: its value and what people read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The value, such as an id.
    pub value: String,
    /// What people read.
    pub label: String,
}

/// One of several.
#[component]
pub fn ChoiceField(
    /// The interface's name of the field.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before choosing.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with the choice.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// What there is to choose from; a chosen value that is missing here stands for itself.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// The chosen value; empty for none.
    #[prop(into)]
    value: Signal<String>,
    /// What choosing none is called.
    #[prop(into)]
    none: Signal<String>,
    /// Receives the chosen value.
    #[prop(into)]
    on_change: Callback<String>,
) -> impl IntoView {
    let id = control_id(&name);
    let describedby = described_by(&name, hint, problem);
    let options = move || {
        let chosen = value.get();
        let mut choices = choices.get();
        if !chosen.is_empty() && choices.iter().all(|choice| choice.value != chosen) {
            choices.insert(0, Choice { value: chosen.clone(), label: format!("#{chosen}") });
        }
        choices
            .into_iter()
            .map(|choice| {
                let selected = choice.value == chosen;
                view! { <option value=choice.value prop:selected=selected>{choice.label}</option> }
            })
            .collect_view()
    };
    let control = view! {
        <select
            class={"input"}
            id=id
            name=name.clone()
            aria-describedby=describedby
            aria-invalid=move || problem.get().map(|_| "true")
            on:change:target=move |event| on_change.run(event.target().value())
        >
            <option value={""} prop:selected=move || value.get().is_empty()>{none}</option>
            {options}
        </select>
    };
    view! { <Field name label hint problem>{control}</Field> }
}
