//! One mechanism for all forms: controls bound to a draft, problems at their controls, a review of what is about to be
//! sent, and what becomes of it. Each record plugs its controls, its labels and its requests into it.

mod controls;
mod create;
mod draft_storage;
mod edit;
mod editor;
mod opening;
mod outline;
mod problems;
mod request;
mod review;
mod save;
mod write_error;

use futures_util::future::LocalBoxFuture;
use leptos::prelude::*;

use crate::api::{Failure, Mutation};
use crate::forms::{Draft, Problem};
use crate::i18n::{Formats, Words};
use crate::query::QueryClient;
use crate::routes::Route;

pub use self::controls::{
    AreaControl, ChoiceControl, FieldRow, FileControl, FoldedControls, FormGroup, JsonControl, ManyControl,
    SpansControl, SwitchControl, TextControl, WordsControl, json_list, json_object,
};
pub use self::create::{CreateForm, Creation, Finding};
pub use self::draft_storage::Drafts;
pub use self::edit::{EditForm, Editing};
pub use self::opening::{Opening, OpeningView};
pub use self::outline::Outline;
pub use self::problems::Problems;

/// A form on a page.
#[derive(Clone, Copy)]
pub struct Form {
    /// What stands in it.
    pub draft: RwSignal<Draft>,
    /// What is wrong with it.
    pub problems: Problems,
    /// What it is about.
    pub subject: &'static Subject,
}

/// What the mechanism has to know of a kind of record.
pub struct Subject {
    /// The label of a member of the request, or of one control of a member that has several.
    pub label: fn(&'static Words, member: &str) -> Option<&'static str>,
    /// What stands in a control, in words, where that is not what was typed: names for ids, amounts.
    pub describe: fn(&Draft, control: &str) -> Option<String>,
    /// The controls that have to be filled in, as the form is now.
    pub required: fn(&Draft) -> Vec<&'static str>,
    /// The members that no response shows, so that nothing can be told of them once they are sent.
    pub unshown: &'static [&'static str],
    /// The place of a record; `None` if there can be no such id.
    pub place: fn(id: &str) -> Option<Route>,
    /// Reads a record, past what is kept, as the form would hold it; `None` if there can be no such id.
    pub read: fn(&QueryClient, id: &str, &Formats) -> Option<Reading>,
}

/// What a draft asks of the service, or what is wrong with it.
pub type Plan = Result<Mutation<String>, Vec<Problem>>;

/// Reads a record as its form would hold it.
pub type Reading = LocalBoxFuture<'static, Result<Draft, Failure>>;
