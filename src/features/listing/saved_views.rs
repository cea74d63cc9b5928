//! The views of a list that the user saved: filters, order and columns under a name, on this device.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::state::ListState;
use super::tools::ToolMenu;
use crate::components::{Icon, Shape, focus_by_id};
use crate::data_grid::Shown;
use crate::features::context::use_i18n;
use crate::navigation::followed_link;
use crate::preferences::{save_views, saved_views};
use crate::routes::{ListQuery, SavedView};

const NEW_NAME: &str = "name-of-new-view";

/// A menu with the saved views, which are links, and a way to save the present one.
#[component]
pub(super) fn SavedViews(
    /// The list.
    state: ListState,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = &use_i18n().list;
    let list = state.config.with_value(|config| config.name);
    // Another tab may have saved or deleted some since.
    let saved = move || SavedView::parse_all(&saved_views(list));
    let views = RwSignal::new(saved());
    let has_failed = RwSignal::new(false);
    let store = move |change: &dyn Fn(&mut Vec<SavedView>)| {
        let mut now = saved();
        change(&mut now);
        let is_stored = save_views(list, &SavedView::text_of_all(&now));
        has_failed.set(!is_stored);
        if is_stored {
            views.set(now);
        }
        is_stored
    };
    let name = RwSignal::new(String::new());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = name.with_untracked(|name| name.trim().to_owned());
        if typed.is_empty() {
            return;
        }
        let query = ListQuery { page: 1, ..state.query.get_untracked() };
        let view = SavedView { name: typed, query, columns: state.shown.with_untracked(ToString::to_string) };
        let is_stored = store(&|views| {
            views.retain(|other| other.name != view.name);
            views.push(view.clone());
        });
        if is_stored {
            name.set(String::new());
        }
    };
    let on_delete = Callback::new(move |name: String| {
        // The button goes, and the focus would with it.
        focus_by_id(NEW_NAME);
        store(&|views| views.retain(|view| view.name != name));
    });
    let items = move || {
        let item = |view: SavedView| view! { <SavedViewItem state view on_delete on_want_all /> };
        views.get().into_iter().map(item).collect_view()
    };
    let button = move || {
        view! {
            <Icon shape=Shape::Shown />
            <span>{words.views}</span>
        }
    };
    view! {
        <ToolMenu button on_open=Callback::new(move |()| views.set(saved()))>
                <Show when=move || views.with(Vec::is_empty)>
                    <p class="hint">{words.no_views}</p>
                </Show>
                <ul class="saved-views">{items}</ul>
                <form class="save-view" on:submit=save>
                    <label>
                        <span>{words.view_name}</span>
                        <input
                            id=NEW_NAME
                            class="input"
                            name="view"
                            autocomplete="off"
                            prop:value=name
                            on:input=move |event| name.set(event_target_value(&event))
                        />
                    </label>
                    <button type="submit" class="button">
                        {words.save_view}
                    </button>
                </form>
                <p class="problem" role="status" hidden=move || !has_failed.get()>
                    {move || has_failed.get().then_some(words.view_not_stored)}
                </p>
        </ToolMenu>
    }
}

/// A saved view: the way to it, and the way to delete it.
#[component]
fn SavedViewItem(
    /// The list.
    state: ListState,
    /// The view.
    view: SavedView,
    /// Deletes the view of this name.
    on_delete: Callback<String>,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = &use_i18n().list;
    let SavedView { name, query, columns } = view;
    let show_columns = move |event| {
        // In another tab, the view is opened for that one.
        if followed_link(&event).is_none() {
            return;
        }
        let shown = state.config.with_value(|config| Shown::parse(&columns, &config.keys, config.from_start));
        state.shown.set(shown);
        on_want_all.run(());
    };
    let label = (words.delete_view)(&name);
    let deleted = name.clone();
    view! {
        <li>
            <a class="record-link" href=state.link(query) on:click=show_columns>
                <bdi>{name}</bdi>
            </a>
            <button
                type="button"
                class="button quiet"
                title=label.clone()
                aria-label=label
                on:click=move |_| on_delete.run(deleted.clone())
            >
                <Icon shape=Shape::Cross />
            </button>
        </li>
    }
}
