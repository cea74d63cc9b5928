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

pub(crate) use self::controls::{
    AreaControl, ChoiceControl, FieldRow, FileControl, FoldedControls, FormGroup, JsonControl, ManyControl,
    SpansControl, SwitchControl, TextControl, WordsControl, json_list, json_object,
};
pub(crate) use self::create::{CreateForm, Creation, Finding};
pub(crate) use self::draft_storage::Drafts;
pub(crate) use self::edit::{EditForm, Editing};
pub(crate) use self::opening::{Opening, OpeningView};
pub(crate) use self::outline::Outline;
pub(crate) use self::problems::Problems;

/// A form on a page.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    /// What stands in it.
    pub(crate) draft: RwSignal<Draft>,
    /// What is wrong with it.
    pub(crate) problems: Problems,
    /// What it is about.
    pub(crate) subject: &'static Subject,
}

/// What the mechanism has to know of a kind of record.
pub(crate) struct Subject {
    /// The label of a member of the request, or of one control of a member that has several.
    pub(crate) label: fn(&'static Words, member: &str) -> Option<&'static str>,
    /// What stands in a control, in words, where that is not what was typed: names for ids, amounts.
    pub(crate) describe: fn(&Draft, control: &str) -> Option<String>,
    /// The controls that have to be filled in, as the form is now.
    pub(crate) required: fn(&Draft) -> Vec<&'static str>,
    /// The members that no response shows, so that nothing can be told of them once they are sent.
    pub(crate) unshown: &'static [&'static str],
    /// The place of a record; `None` if there can be no such id.
    pub(crate) place: fn(id: &str) -> Option<Route>,
    /// Reads a record, past what is kept, as the form would hold it; `None` if there can be no such id.
    pub(crate) read: fn(&QueryClient, id: &str, &Formats) -> Option<Reading>,
}

/// What a draft asks of the service, or what is wrong with it.
pub(crate) type Plan = Result<Mutation<String>, Vec<Problem>>;

/// Reads a record as its form would hold it.
pub(crate) type Reading = LocalBoxFuture<'static, Result<Draft, Failure>>;
