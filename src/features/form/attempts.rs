//! Whether a new record was created all the same, after its answer was lost.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::record::{Finding, FoundRecords};
use super::write_error::WriteError;
use crate::api::Failure;
use crate::components::{Notice, Tone};
use crate::features::context::{href, use_i18n};

/// Looks for records by their names.
type Look = Rc<dyn Fn(Vec<String>) -> Finding>;

/// How the attempts to create a record ended.
#[derive(Clone, Copy)]
pub(super) struct Attempts {
    /// Whether the app waits for the service.
    pub(super) busy: RwSignal<bool>,
    /// Why the last one did not create it, as far as known.
    pub(super) unsaved: RwSignal<Option<WriteError>>,
    /// The names of those whose outcome is not known.
    pub(super) unknown: RwSignal<Vec<String>>,
    /// The names of those that were found: another one of the same name would be a second one.
    pub(super) there: RwSignal<Vec<String>>,
    /// What was found of them.
    found: RwSignal<Option<FoundRecords>>,
    /// How to look for them.
    look: StoredValue<Look, LocalStorage>,
}

impl Attempts {
    /// Those before whose outcome is not known, by name, and how to look for records.
    pub(super) fn new(unknown: Vec<String>, look: impl Fn(Vec<String>) -> Finding + 'static) -> Self {
        Self {
            busy: RwSignal::new(false),
            unsaved: RwSignal::new(None),
            unknown: RwSignal::new(unknown),
            there: RwSignal::new(Vec::new()),
            found: RwSignal::new(None),
            look: StoredValue::new_local(Rc::new(look)),
        }
    }

    /// Whether something may have been created, or something of this name was.
    pub(super) fn is_in_doubt(self, name: Option<&str>) -> bool {
        let is_there = || self.there.with(|there| there.iter().any(|other| Some(&**other) == name));
        self.unknown.with(|unknown| !unknown.is_empty()) || is_there()
    }

    /// The names to be asked about again where the page is loaded anew.
    pub(super) fn names(self) -> Vec<String> {
        [self.unknown.get(), self.there.get()].concat()
    }

    /// Nothing is under way: of these, whose answers the form has not seen, the outcome is not known. The page was loaded anew or
    /// built in another language meanwhile.
    pub(super) fn resume(self, mut unknown: Vec<String>) {
        // What was found is in doubt no more.
        self.there.with_untracked(|there| unknown.retain(|name| !there.contains(name)));
        if !unknown.is_empty() && self.unsaved.with_untracked(Option::is_none) {
            self.unsaved.set(Some(WriteError::OutcomeUnknown(Failure::Cancelled)));
        }
        self.unknown.set(unknown);
    }

    /// Another one begins.
    pub(super) fn begin(self) {
        self.unsaved.set(None);
        self.found.set(None);
        self.busy.set(true);
    }

    /// Forgets all of them: the form starts anew.
    pub(super) fn clear(self) {
        self.unsaved.set(None);
        self.found.set(None);
        self.unknown.set(Vec::new());
        self.there.set(Vec::new());
    }

    /// Looks for all that was sent: a lost answer would have contained the id.
    pub(super) fn check(self) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.found.set(None);
        let looking = self.look.with_value(|look| look(self.unknown.get_untracked()));
        spawn_local(async move {
            let found = looking.await;
            if self.busy.try_set(false).is_some() {
                return;
            }
            match found {
                Ok(found) => {
                    // What was not found may be among what can't be read.
                    self.unknown.update(|unknown| {
                        unknown.retain(|name| !found.are_all && !found.names.contains(name));
                    });
                    if self.unknown.with_untracked(Vec::is_empty) {
                        self.unsaved.set(None);
                    }
                    self.there.update(|there| there.extend(found.names.iter().cloned()));
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

/// Whether records like the typed one already exist, with the route and the name of each.
#[component]
fn FoundNotice(
    /// What was found.
    found: FoundRecords,
) -> impl IntoView {
    let words = &use_i18n().form;
    let FoundRecords { records, are_all, .. } = found;
    if records.is_empty() {
        let (tone, title, advice) = match are_all {
            true => (Tone::Information, words.not_there, words.not_there_advice),
            false => (Tone::Warning, words.not_found, words.not_found_advice),
        };
        return view! {
            <Notice tone title takes_focus=true>
                <p>{advice}</p>
            </Notice>
        }
        .into_any();
    }
    let links = records
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
