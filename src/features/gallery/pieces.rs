//! What of the gallery is no field.

use leptos::html;
use leptos::prelude::*;

use crate::components::{
    BarChart, CopyButton, CopyWords, Icon, Notice, PagePlace, Pager, PagerWords, Point, ProgressRow,
    ReadCount, Shape, Share, Toasts, Tone, focused,
};

/// Buttons by weight, one that can't be pressed now, and links.
#[component]
pub(crate) fn Buttons() -> impl IntoView {
    let button = |class: &'static str, label: &'static str, disabled: Option<&'static str>| {
        view! {
            <button type="button" class=class aria-disabled=disabled>
                <Icon shape=Shape::Plus />
                <span>{label}</span>
            </button>
        }
        .into_any()
    };
    let row = |buttons: Vec<AnyView>| view! { <p class="actions">{buttons}</p> }.into_any();
    let copy = CopyWords {
        copy: |what| format!("Copy {what}"),
        copied: |what| format!("Copied {what}"),
        refused: "Not allowed",
    };
    vec![
        row(vec![
            button("button primary", "The one that matters", None),
            button("button", "Another one", None),
            button("button quiet", "A quiet one", None),
            button("button small", "A small one", None),
        ]),
        row(vec![
            button("button primary", "The one that matters, not now", Some("true")),
            button("button", "Another one, not now", Some("true")),
        ]),
        view! { <p><CopyButton text="5001" name="the id" words=copy/></p> }.into_any(),
        view! { <p><a href="components">{"A link in a text"}</a></p> }.into_any(),
        view! { <p class="back"><a href="components"><Icon shape=Shape::Left/>{"A link back"}</a></p> }
            .into_any(),
        view! { <p><a class="record-link" href="components">{"A link to a record"}</a></p> }.into_any(),
    ]
}

/// Notices of every tone.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    [Tone::Information, Tone::Success, Tone::Warning, Tone::Failure]
        .into_iter()
        .map(|tone| {
            view! {
                <Notice tone title="What it is about">
                    <p>{"What follows from it."}</p>
                </Notice>
            }
            .into_any()
        })
        .collect_view()
}

/// Messages shown above the page, with and without an undo button.
#[component]
pub(crate) fn ToastExamples() -> impl IntoView {
    let toasts: Toasts = expect_context();
    let say = move |_| {
        toasts.say("Changes saved".to_owned());
    };
    let say_with_undo = move |_| {
        toasts.say_with_undo("“Dag 1” is hidden.".to_owned(), focused(), "Undo", move || {
            toasts.say("Taken back".to_owned());
        });
    };
    vec![view! {
        <p class="actions">
            <button type="button" class="button" on:click=say>{"Say it"}</button>
            <button type="button" class="button" on:click=say_with_undo>{"Say it with a way back"}</button>
        </p>
    }.into_any()]
}

/// Badges of every meaning.
#[component]
pub(crate) fn BadgeExamples() -> impl IntoView {
    let badges = [
        ("badge", Shape::Ticket, "Entry"),
        ("badge accent", Shape::Flame, "Popular"),
        ("badge good", Shape::Check, "Paid"),
        ("badge warning", Shape::Hidden, "Hidden"),
    ];
    let badge = |(class, shape, text): (&'static str, Shape, &'static str)| {
        view! {
            <span class=class>
                <Icon shape />
                {text}
            </span>
        }
        .into_any()
    };
    let badges = badges.into_iter().map(badge).collect_view();
    vec![view! { <p class="badges">{badges}</p> }.into_any()]
}

/// The ways to the parts of a record.
#[component]
pub(crate) fn TabsExample() -> impl IntoView {
    let tab = |(label, current): (&'static str, Option<&'static str>)| {
        view! {
            <a href="components" aria-current=current>
                {label}
            </a>
        }
        .into_any()
    };
    let tabs =
        [("Overview", Some("page")), ("Tickets", None), ("Orders", None)].into_iter().map(tab).collect_view();
    vec![view! { <nav class="tabs" aria-label="Parts">{tabs}</nav> }.into_any()]
}

/// A dialog, once it is asked for.
#[component]
pub(crate) fn DialogExample() -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let open = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            // A dialog that is open already stays so.
            let _ = dialog.show_modal();
        }
    };
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    vec![
        view! { <p><button type="button" class="button" on:click=open>{"Open a dialog"}</button></p> }
            .into_any(),
        view! {
            <dialog class="sheet-dialog" node_ref=dialog aria-label="A dialog">
                <h2>{"A dialog"}</h2>
                <p>{"Nothing else can be done until it is closed."}</p>
                <p class="actions">
                    <button type="button" class="button primary" on:click=close>{"Close"}</button>
                </p>
            </dialog>
        }
        .into_any(),
    ]
}

/// A table with a sorted column, a record that is off, and one that can't be read.
#[component]
pub(crate) fn TableExample() -> impl IntoView {
    let row = |class: &'static str, name: &'static str, price: &'static str| {
        view! {
            <tr class=class>
                <th scope="row">
                    <a class="record-link" href="components">
                        {name}
                    </a>
                </th>
                <td class="number">{price}</td>
            </tr>
        }
        .into_any()
    };
    let rows = vec![row("", "Dag 1", "49.50"), row("muted", "Dag 2, hidden", "54.50")];
    vec![view! {
        <div class="table-frame" role="region" aria-label="Tickets" tabindex="0">
            <table class="table">
                <thead>
                    <tr>
                        <th scope="col" aria-sort="ascending"><a href="components">{"Name"}<Icon shape=Shape::Up/></a></th>
                        <th scope="col" class="number">{"Price"}</th>
                    </tr>
                </thead>
                <tbody>
                    {rows}
                    <tr class="unreadable">
                        <td colspan="2"><Icon shape=Shape::Warning/>{" What can't be read, and why"}</td>
                    </tr>
                </tbody>
            </table>
        </div>
    }.into_any()]
}

/// The place of a page at the beginning, in the middle and at the end of its list.
#[component]
pub(crate) fn Pages() -> impl IntoView {
    let pages =
        [("Beginning", "1–20 of 128", 1), ("Middle", "41–60 of 128", 3), ("End", "121–128 of 128", 7)];
    let pager = |(label, text, page): (&'static str, &str, u64)| {
        let words = PagerWords {
            label,
            first: "First",
            previous: "Previous",
            next: "Next",
            last: "Last",
            page: "Page",
            of: |pages| format!("of {pages}"),
        };
        let place = PagePlace { text: text.to_owned(), page, last_page: 7 };
        view! { <Pager words place link=|_| "components".to_owned() on_page=Callback::new(|_| {}) /> }
            .into_any()
    };
    pages.into_iter().map(pager).collect_view()
}

/// A chart, and shares of a whole.
#[component]
pub(crate) fn Figures() -> impl IntoView {
    let bar = |value: u64| Point {
        label: format!("Day {value}"),
        value: Some(value),
        beside: None,
        text: value.to_string(),
    };
    let points = Signal::stored([3, 7, 4, 12, 9].map(bar).to_vec());
    let number = Callback::new(|value: u64| value.to_string());
    let bars = view! { <BarChart name="bars" label="Day" points number /> }.into_any();
    let shares = [0, 40, 100]
        .into_iter()
        .map(|part| {
            view! {
                <p>
                    <Share part whole=100 />
                </p>
            }
            .into_any()
        })
        .collect_view();
    vec![bars, shares.into_any()]
}

/// An empty list.
#[component]
pub(crate) fn Empty() -> impl IntoView {
    vec![
        view! {
            <div class="empty stub">
                <h3>{"Nothing here yet"}</h3>
                <p>{"What to do so that something is."}</p>
            </div>
        }
        .into_any(),
    ]
}

/// Work under way, long and short.
#[component]
pub(crate) fn Waiting() -> impl IntoView {
    let is_busy = RwSignal::new(false);
    let toggle = move |_| is_busy.update(|is_busy| *is_busy = !*is_busy);
    let line = move || is_busy.get().then(|| view! { <div class="busy-line" hidden=false></div> }.into_any());
    vec![
        view! { <p class="waiting">{"Being read…"}</p> }.into_any(),
        view! {
            <ProgressRow
                progress=Signal::stored(ReadCount { read: 4, total: 10 })
                has_bar=true
                bar_label="How far"
                text=Signal::stored("400 of 1,000 read".to_owned())
                label="Stop reading"
                is_busy=false
                on_press=Callback::new(|()| ())
            >
                ""
            </ProgressRow>
        }.into_any(),
        view! { <p><span class="skeleton"></span></p> }.into_any(),
        view! {
            <p><button type="button" class="button" on:click=toggle>{"Work under way, at the upper edge"}</button></p>
        }.into_any(),
        line.into_any(),
    ]
}
