//! One mechanism for all forms: controls bound to a draft, problems at their controls, a review of what is about to be
//! sent, and what becomes of it. Each record plugs in its draft, its controls and its requests.

mod attempts;
mod bound;
mod change_table;
mod controls;
mod create;
mod describe;
mod draft_storage;
mod edit;
mod editor;
mod folded;
mod frame;
mod leaving;
mod left_control;
mod opening;
mod outline;
mod periods;
mod problems;
mod record;
mod request;
mod review;
mod save;
mod write_error;

use leptos::prelude::*;

use crate::forms::Draft;

pub(crate) use self::bound::Bound;
pub(crate) use self::controls::{
    AreaControl, ChoiceControl, FieldRow, FileControl, FormGroup, JsonControl, ManyControl, SpansControl,
    SwitchControl, TextControl, WordsControl, json_list, json_object,
};
pub(crate) use self::create::CreateForm;
pub(crate) use self::draft_storage::Drafts;
pub(crate) use self::edit::EditForm;
pub(crate) use self::folded::FoldedControls;
pub(crate) use self::leaving::{LeaveDialog, ask_before_leaving};
pub(crate) use self::left_control::report_left;
pub(crate) use self::opening::{Opening, OpeningView};
pub(crate) use self::outline::Outline;
pub(crate) use self::periods::PeriodsControl;
pub(crate) use self::problems::Problems;
pub(crate) use self::record::{CreateRecord, EditRecord, Finding, FoundRecords, Loading, Plan, RecordDraft};
pub(crate) use self::save::Save;
pub(crate) use self::write_error::WriteError;

/// A form on a page.
pub(crate) struct Form<D: Draft> {
    /// Its content.
    pub(crate) draft: RwSignal<D>,
    /// What is wrong with it.
    pub(crate) problems: Problems,
    /// What it held when the service refused it.
    refused: StoredValue<Option<D>>,
}

impl<D: Draft> Form<D> {
    /// A form that holds a draft.
    pub(crate) fn new(draft: D) -> Self {
        Self { draft: RwSignal::new(draft), problems: Problems::new(), refused: StoredValue::new(None) }
    }
}

impl<D: Draft> Clone for Form<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Draft> Copy for Form<D> {}
