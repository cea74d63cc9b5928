//! What can be done with a list besides searching it: filters, columns, views, export and print. On a phone they are behind one
//! button, so that the rows are in sight below the search.

use leptos::html;
use leptos::prelude::*;

use super::column_menu::ColumnMenu;
use super::export::{chosen, export, print};
use super::facet_field::FacetField;
use super::saved_views::SavedViews;
use super::source::Source;
use super::state::ListState;
use crate::components::{Icon, Shape};
use crate::data_grid::Texts;
use crate::features::context::{use_formats, use_i18n};
use crate::features::copied_addresses::CopyAddresses;

/// The id of the tools, which the button refers to.
const TOOLS: &str = "list-tools";
/// The column of e-mail addresses, in the lists that have one.
const EMAIL: &str = "email";

/// The tools of a list, and the button that shows them on a phone.
#[component]
pub(super) fn ListTools(
    /// The list.
    state: ListState,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = &use_i18n().list;
    let formats = use_formats();
    let is_open = RwSignal::new(false);
    let facets = state.config.with_value(|config| config.facets);
    let chosen = Memo::new(move |_| {
        let is_narrowed = |key: &&&str| {
            state.query.with(|query| state.config.with_value(|config| config.is_narrowed(query, key)))
        };
        facets.iter().filter(is_narrowed).count()
    });
    // What the list is narrowed to shows without its controls.
    let label = move || match chosen.get() {
        0 => words.tools.to_owned(),
        count => format!("{} ({})", words.tools, formats.integer(count as u64)),
    };
    let rare = state.config.with_value(|config| config.rare_facets);
    let facet = |key: &&'static str| {
        let key = *key;
        let is_offered = Memo::new(move |before: Option<&bool>| {
            !rare.contains(&key) || before == Some(&true) || is_filled(state, key)
        });
        view! {
            <Show when=move || is_offered.get()>
                <FacetField state key on_want_all />
            </Show>
        }
    };
    let facets = facets.iter().map(facet).collect_view();
    view! {
        <button
            type="button"
            class="button tools-button"
            aria-expanded=move || is_open.get().to_string()
            aria-controls=TOOLS
            on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
        >
            <span>{label}</span>
            <Icon shape=Shape::Down />
        </button>
        <div id=TOOLS class="tools" class:open=is_open>
            {facets}
            <ColumnMenu state />
            <SavedViews state on_want_all />
            <Exports state on_want_all />
        </div>
    }
}

/// Whether a list is narrowed in a column, or has values there, as its first rows show.
fn is_filled(state: ListState, key: &str) -> bool {
    const FIRST: usize = 200;
    let column = state.config.with_value(|config| config.column(key));
    let Some(column) = column else { return false };
    let is_narrowed = state.query.with(|query| query.filter(key).is_some());
    let has_value = |source: &Source| {
        let rows = 0..source.rows.row_count().min(FIRST);
        rows.into_iter().any(|row| !source.rows.cell(row, column).is_empty())
    };
    is_narrowed || state.sources.source.with(|source| source.as_ref().is_some_and(has_value))
}

/// The ways to take the list out of the app: a file for a spreadsheet, raw values, and paper.
#[component]
fn Exports(
    /// The list.
    state: ListState,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = &use_i18n().list;
    let exporting = RwSignal::new(None);
    let export = export(state, on_want_all, exporting);
    let print = print(state, on_want_all);
    let label = move || if exporting.get().is_some() { words.exporting } else { words.export };
    let email = state.config.with_value(|config| config.column(EMAIL));
    let copy_addresses = email.map(|email| {
        let addresses = Signal::derive(move || {
            let Some(Source { rows, .. }) = state.sources.source.get_untracked() else { return Vec::new() };
            let chosen = chosen(state, &*rows).into_iter();
            chosen.map(|row| rows.cell(row, email).plain().into_owned()).collect()
        });
        // Of a part of the list, some would get no mail.
        view! {
            <Show when=move || state.is_ready()>
                <CopyAddresses addresses />
            </Show>
        }
    });
    view! {
        <div class="button-pair">
            <button type="button" class="button" on:click=move |_| export.run(Texts::Guarded)>
                <Icon shape=Shape::Download />
                <span>{label}</span>
            </button>
            <ToolMenu button=|| view! { <Icon shape=Shape::Down /> } name=words.export_options>
                <button type="button" class="button" on:click=move |_| export.run(Texts::Raw)>
                    {words.export_raw}
                </button>
                <p class="hint">{words.export_raw_reason}</p>
                {copy_addresses}
            </ToolMenu>
        </div>
        <button type="button" class="button" on:click=move |_| print.run(())>
            <Icon shape=Shape::Print />
            <span>{words.print}</span>
        </button>
    }
}

/// A button, and a panel below it while it is open: to its end, or to its start where it would be cut off by the page.
#[component]
pub(super) fn ToolMenu(
    /// What is on the button.
    #[prop(into)]
    button: ViewFn,
    /// The name of the button, where what is on it says nothing by itself.
    #[prop(optional)]
    name: Option<&'static str>,
    /// Which one it is, for styles and for what closes menus.
    #[prop(optional)]
    class: &'static str,
    /// Called when it is opened.
    #[prop(optional)]
    on_open: Option<Callback<()>>,
    /// What is in the panel.
    children: Children,
) -> impl IntoView {
    let menu = NodeRef::<html::Details>::new();
    let panel = NodeRef::<html::Div>::new();
    let is_cut_off = RwSignal::new(false);
    let is_open = move || menu.get_untracked().is_some_and(|menu| menu.open());
    // Before it opens, so that its content appears with the panel.
    let on_click = move |_| {
        if let Some(on_open) = on_open.filter(|_| !is_open()) {
            on_open.run(());
        }
    };
    let on_toggle = move |_| {
        let edge = || panel.get_untracked().map(|panel| panel.get_bounding_client_rect().left());
        is_cut_off.set(is_open() && edge().is_some_and(|edge| edge < 0.0));
    };
    view! {
        <details class=format!("menu {class}") class:from-start=is_cut_off node_ref=menu on:toggle=on_toggle>
            <summary class="button" aria-label=name on:click=on_click>
                {button.run()}
            </summary>
            <div class="menu-panel" node_ref=panel>
                {children()}
            </div>
        </details>
    }
}
