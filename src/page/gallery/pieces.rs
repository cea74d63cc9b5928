//! What of the gallery is no field.

use leptos::prelude::*;

use crate::ui::{
    Bar, CopyWords, PagePlace, PagerWords, Shape, Toasts, Tone, bars, copy_button, icon, live, notice, pager,
    share,
};
use crate::view::{ElementRef, View, view};

/// Buttons by weight, one that can't be pressed now, and links.
pub(super) fn buttons() -> Vec<View> {
    let button = |class: &'static str, label: &'static str, disabled: Option<&'static str>| {
        view! { <button type="button" class=class aria-disabled=disabled>{icon(Shape::Plus)}<span>{label}</span></button> }
    };
    let row = |buttons: Vec<View>| view! { <p class="actions">{buttons}</p> };
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
        view! { <p>{copy_button("5001".to_owned(), "the id", copy, expect_context())}</p> },
        view! { <p><a href="components">{"A link in a text"}</a></p> },
        view! { <p class="back"><a href="components">{icon(Shape::Left)}{"A link back"}</a></p> },
        view! { <p><a class="record-link" href="components">{"A link to a record"}</a></p> },
    ]
}

/// Notices of every tone.
pub(super) fn notices() -> Vec<View> {
    [Tone::Information, Tone::Success, Tone::Warning, Tone::Failure]
        .into_iter()
        .map(|tone| notice(tone, "What it is about", view! { <p>{"What follows from it."}</p> }))
        .collect()
}

/// What is said over the page, with and without a way back.
pub(super) fn toasts() -> Vec<View> {
    let toasts: Toasts = expect_context();
    let say = move |_| toasts.say("Changes saved".to_owned());
    let say_with_undo = move |_| {
        toasts.say_with_undo("“Dag 1” is hidden.".to_owned(), "Undo", move || {
            toasts.say("Taken back".to_owned())
        });
    };
    vec![view! {
        <p class="actions">
            <button type="button" class="button" on:click=say>{"Say it"}</button>
            <button type="button" class="button" on:click=say_with_undo>{"Say it with a way back"}</button>
        </p>
    }]
}

/// Badges of every meaning.
pub(super) fn badges() -> Vec<View> {
    let badges = [
        ("badge", Shape::Ticket, "Entry"),
        ("badge accent", Shape::Flame, "Popular"),
        ("badge good", Shape::Check, "Paid"),
        ("badge warning", Shape::Hidden, "Hidden"),
    ];
    let badge = |(class, shape, text): (&'static str, Shape, &'static str)| {
        view! { <span class=class>{icon(shape)}{text}</span> }
    };
    let badges: Vec<View> = badges.into_iter().map(badge).collect();
    vec![view! { <p class="badges">{badges}</p> }]
}

/// The ways to the parts of a record.
pub(super) fn tabs() -> Vec<View> {
    let tab = |(label, current): (&'static str, Option<&'static str>)| {
        view! { <a href="components" aria-current=current>{label}</a> }
    };
    let tabs: Vec<View> =
        [("Overview", Some("page")), ("Tickets", None), ("Orders", None)].into_iter().map(tab).collect();
    vec![view! { <nav class="tabs" aria-label="Parts">{tabs}</nav> }]
}

/// A dialog, once it is asked for.
pub(super) fn dialog() -> Vec<View> {
    let dialog = ElementRef::<web_sys::HtmlDialogElement>::new();
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
        view! { <p><button type="button" class="button" on:click=open>{"Open a dialog"}</button></p> },
        view! {
            <dialog class="sheet-dialog" node_ref=dialog aria-label="A dialog">
                <h2>{"A dialog"}</h2>
                <p>{"Nothing else can be done until it is closed."}</p>
                <p class="actions">
                    <button type="button" class="button primary" on:click=close>{"Close"}</button>
                </p>
            </dialog>
        },
    ]
}

/// A table with a sorted column, a record that is off, and one that can't be read.
pub(super) fn table() -> Vec<View> {
    let row = |class: &'static str, name: &'static str, price: &'static str| {
        view! {
            <tr class=class>
                <th scope="row"><a class="record-link" href="components">{name}</a></th>
                <td class="number">{price}</td>
            </tr>
        }
    };
    let rows = vec![row("", "Dag 1", "49.50"), row("muted", "Dag 2, hidden", "54.50")];
    vec![view! {
        <div class="table-frame" role="region" aria-label="Tickets" tabindex="0">
            <table class="table">
                <thead>
                    <tr>
                        <th scope="col" aria-sort="ascending"><a href="components">{"Name"}{icon(Shape::Up)}</a></th>
                        <th scope="col" class="number">{"Price"}</th>
                    </tr>
                </thead>
                <tbody>
                    {rows}
                    <tr class="unreadable">
                        <td colspan="2">{icon(Shape::Warning)}{" What can't be read, and why"}</td>
                    </tr>
                </tbody>
            </table>
        </div>
    }]
}

/// The place of a page at the beginning, in the middle and at the end of its list.
pub(super) fn pages() -> Vec<View> {
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
        pager(words, place, |_| "components".to_owned(), Callback::new(|_| {}))
    };
    pages.into_iter().map(pager).collect()
}

/// A chart, and shares of a whole.
pub(super) fn figures() -> Vec<View> {
    let bar = |value: u64| Bar { label: format!("Day {value}"), value, text: value.to_string() };
    let bars = bars(&[3, 7, 4, 12, 9].map(bar));
    let shares: Vec<View> =
        [0, 40, 100].into_iter().map(|part| view! { <p>{share(part, 100)}</p> }).collect();
    vec![bars, View::Many(shares)]
}

/// An empty list.
pub(super) fn nothing() -> Vec<View> {
    vec![view! {
        <div class="empty stub">
            <h3>{"Nothing here yet"}</h3>
            <p>{"What to do so that something is."}</p>
        </div>
    }]
}

/// Work under way, long and short.
pub(super) fn waiting() -> Vec<View> {
    let is_busy = RwSignal::new(false);
    let toggle = move |_| is_busy.update(|is_busy| *is_busy = !*is_busy);
    let line = live(move || is_busy.get().then(|| view! { <div class="busy-line" hidden=false></div> }));
    vec![
        view! { <p class="waiting">{"Being read…"}</p> },
        view! {
            <div class="progress-row">
                <progress max="10" value="4" aria-label="How far"></progress>
                <p>{"400 of 1,000 read"}</p>
                <button type="button" class="button">{"Stop reading"}</button>
            </div>
        },
        view! { <p><span class="skeleton"></span></p> },
        view! {
            <p><button type="button" class="button" on:click=toggle>{"Work under way, at the upper edge"}</button></p>
        },
        line,
    ]
}
