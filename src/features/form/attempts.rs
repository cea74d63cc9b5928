//! Whether a new record was created all the same, after its answer was lost.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::record::Finding;
use super::write_error::WriteError;
use crate::api::Failure;
use crate::components::{Notice, Tone};
use crate::features::context::{href, use_i18n};
use crate::routes::Route;

/// Looks for records like one that was sent.
type Look = Rc<dyn Fn() -> Finding>;

/// How the attempts to create a record ended.
#[derive(Clone, Copy)]
pub(super) struct Attempts {
    /// Whether the app waits for the service.
    pub(super) busy: RwSignal<bool>,
    /// Why the last one did not create it, as far as known.
    pub(super) unsaved: RwSignal<Option<WriteError>>,
    /// What was found of those whose outcome is not known.
    found: RwSignal<Option<Vec<(Route, String)>>>,
    /// How to look for each of those.
    looks: StoredValue<Vec<Look>, LocalStorage>,
}

impl Attempts {
    /// None yet.
    pub(super) fn new() -> Self {
        Self {
            busy: RwSignal::new(false),
            unsaved: RwSignal::new(None),
            found: RwSignal::new(None),
            looks: StoredValue::new_local(Vec::new()),
        }
    }

    /// Whether the record may have been created.
    pub(super) fn is_in_doubt(self) -> bool {
        self.unsaved.with(|unsaved| matches!(unsaved, Some(WriteError::OutcomeUnknown(_))))
    }

    /// Adds one whose outcome is not known, and how to look for it.
    pub(super) fn add_unknown(self, look: Look) {
        self.looks.update_value(|looks| looks.push(look));
    }

    /// Another one begins; tells whether one before may have created the record.
    pub(super) fn begin(self) -> bool {
        let was_in_doubt = untrack(|| self.is_in_doubt());
        self.unsaved.set(None);
        self.found.set(None);
        self.busy.set(true);
        was_in_doubt
    }

    /// Forgets all of them: the form starts anew.
    pub(super) fn clear(self) {
        self.unsaved.set(None);
        self.found.set(None);
        self.looks.set_value(Vec::new());
    }

    /// Looks for all that was sent: a lost answer would have contained the id.
    pub(super) fn check(self) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        let looks: Vec<_> = self.looks.with_value(|looks| looks.iter().map(|look| look()).collect());
        spawn_local(async move {
            let found = all_found(looks).await;
            if self.busy.try_set(false).is_some() {
                return;
            }
            match found {
                Ok(found) => {
                    self.clear();
                    self.found.set(Some(found));
                }
                Err(failure) => self.unsaved.set(Some(WriteError::OutcomeUnknown(failure))),
            }
        });
    }

    /// What was found, once looked for.
    pub(super) fn notice(self) -> impl IntoView {
        move || self.found.get().map(|found| view! { <FoundNotice found /> })
    }
}

/// What these find, each record once.
async fn all_found(looks: Vec<Finding>) -> Result<Vec<(Route, String)>, Failure> {
    let mut all = Vec::new();
    for look in looks {
        for found in look.await? {
            if !all.contains(&found) {
                all.push(found);
            }
        }
    }
    Ok(all)
}

/// Whether records like the typed one already exist, with the route and the name of each.
#[component]
fn FoundNotice(
    /// What was found.
    found: Vec<(Route, String)>,
) -> impl IntoView {
    let words = &use_i18n().form;
    if found.is_empty() {
        return view! {
            <Notice tone=Tone::Information title=words.not_there takes_focus=true>
                <p>{words.not_there_advice}</p>
            </Notice>
        }
        .into_any();
    }
    let links = found
        .into_iter()
        .map(|(place, name)| {
            view! {
                <li>
                    <a href=href(&place)>{name}</a>
                </li>
            }
        })
        .collect_view();
    view! {
        <Notice tone=Tone::Warning title=words.perhaps_there takes_focus=true>
            <p>{words.perhaps_there_advice}</p>
            <ul>{links}</ul>
        </Notice>
    }
    .into_any()
}
