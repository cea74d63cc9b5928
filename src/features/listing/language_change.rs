//! What was searched for and selected in a list, carried over when another language is chosen: the page is built anew then.

use leptos::prelude::*;

use crate::data_grid::Selection;
use crate::features::context::use_i18n;
use crate::i18n::Language;
use crate::navigation::Navigation;

/// How long building a page anew may take, in milliseconds: a list that is opened later starts empty.
const PATIENCE: f64 = 3_000.0;

/// The list that was on the page last. It ends with the session: a search may be for a person.
#[derive(Clone, Copy)]
pub(crate) struct ListMemory(StoredValue<Option<Remembered>>);

/// A list as it was left.
struct Remembered {
    path: String,
    language: Language,
    left_at: f64,
    search: Option<String>,
    selection: Selection,
}

impl ListMemory {
    /// Remembers nothing.
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(None))
    }
}

/// The search and the selection of a list: empty, or what they were if this page was just shown in another language.
pub(super) fn search_and_selection() -> (RwSignal<Option<String>>, RwSignal<Selection>) {
    let ListMemory(memory) = expect_context();
    let path = expect_context::<Navigation>().path.get_untracked();
    let language = use_i18n().language;
    let is_same_page = |before: &Remembered| {
        let is_recent = js_sys::Date::now() - before.left_at < PATIENCE;
        before.path == path && before.language != language && is_recent
    };
    let before = memory.try_update_value(Option::take).flatten().filter(is_same_page);
    let (search, selection) = before.map(|before| (before.search, before.selection)).unwrap_or_default();
    let (search, selection) = (RwSignal::new(search), RwSignal::new(selection));
    on_cleanup(move || {
        let left = search.try_get_untracked().zip(selection.try_get_untracked());
        // After a sign-out there is no memory.
        let _ = memory.try_update_value(|memory| {
            *memory = left.map(|(search, selection)| Remembered {
                path: path.clone(),
                language,
                left_at: js_sys::Date::now(),
                search,
                selection,
            });
        });
    });
    (search, selection)
}
