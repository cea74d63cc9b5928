//! What was searched for and selected in a list, and how far it was scrolled: restored on *Back*, and when the page is
//! built anew in another language.

use leptos::prelude::*;

use crate::data_grid::Selection;
use crate::navigation::{Navigation, Visit};
use crate::reactive::{effect, scoped};

/// How many lists are remembered.
const MOST: usize = 20;

/// The lists of the history, the latest last. It ends with the session: a search may be for a person.
#[derive(Clone, Copy)]
pub(crate) struct ListMemory(StoredValue<Vec<(Visit, String, Remembered)>>);

/// A list as it was left.
#[derive(Clone, Default)]
struct Remembered {
    search: Option<String>,
    selection: Selection,
    offset: f64,
}

/// What a user did with a list, as it was left or as it begins.
pub(super) struct ListUse {
    /// The text of the search box; `None` until the user focuses it.
    pub(super) search: RwSignal<Option<String>>,
    pub(super) selection: RwSignal<Selection>,
    /// How far the rows are scrolled in their frame, in pixels.
    pub(super) offset: StoredValue<f64>,
}

impl ListMemory {
    /// Remembers nothing.
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(Vec::new()))
    }

    fn take(self, visit: Visit, path: &str) -> Option<Remembered> {
        let take = |lists: &mut Vec<(Visit, String, Remembered)>| {
            let place = lists.iter().position(|(other, of, _)| *other == visit && of == path)?;
            Some(lists.remove(place).2)
        };
        self.0.try_update_value(take).flatten()
    }

    fn put(self, visit: Visit, path: String, list: Remembered) {
        // After a sign-out there is no memory.
        let _ = self.0.try_update_value(|lists| {
            lists.retain(|(other, of, _)| *other != visit || *of != path);
            lists.push((visit, path, list));
            lists.drain(..lists.len().saturating_sub(MOST));
        });
    }
}

/// What is remembered of the list at this place of the history. It is remembered again when the page is left.
pub(super) fn list_use() -> ListUse {
    let memory: ListMemory = expect_context();
    let navigation: Navigation = expect_context();
    let path = navigation.path.get_untracked();
    let visit = StoredValue::new(navigation.visit());
    let Remembered { search, selection, offset } = memory.take(visit.get_value(), &path).unwrap_or_default();
    let list = ListUse {
        search: RwSignal::new(search),
        selection: RwSignal::new(selection),
        offset: StoredValue::new(offset),
    };
    let ListUse { search, selection, offset } = list;
    // Pages of a list are places of the history, too.
    let own = path.clone();
    let is_here = scoped(move || {
        navigation.query.track();
        navigation.path.with(|path| *path == own)
    });
    effect(move || {
        if is_here.get() {
            visit.set_value(navigation.visit());
        }
    });
    on_cleanup(move || {
        let left = search.try_get_untracked().zip(selection.try_get_untracked()).zip(offset.try_get_value());
        if let Some((((search, selection), offset), visit)) = left.zip(visit.try_get_value()) {
            memory.put(visit, path.clone(), Remembered { search, selection, offset });
        }
    });
    list
}
