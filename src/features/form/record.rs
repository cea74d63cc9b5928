//! What the forms have to know of a kind of record.

use futures_util::future::LocalBoxFuture;

use crate::api::{Failure, Mutation};
use crate::forms::{Draft, Problem, TimeZone};
use crate::i18n::{Formats, Messages};
use crate::models::value::zone::LocalTime;
use crate::query::{PagedResult, QueryClient};
use crate::routes::Route;

/// What a draft asks of the service, or what is wrong with it.
pub(crate) type Plan = Result<Mutation<String>, Vec<Problem>>;

/// Reads a record as its form would hold it.
pub(crate) type Loading<D> = LocalBoxFuture<'static, Result<D, Failure>>;

/// Looks for records.
pub(crate) type Finding = LocalBoxFuture<'static, Result<FoundRecords, Failure>>;

/// What a look for records found.
#[derive(Clone)]
pub(crate) struct FoundRecords {
    /// Where each is, and what it is called.
    pub(crate) records: Vec<(Route, String)>,
    /// The names that they were looked for by.
    pub(crate) names: Vec<String>,
    /// Whether there are no others: all of the list could be read, and did not change meanwhile.
    pub(crate) are_all: bool,
}

impl FoundRecords {
    /// Those of a list that have one of these names, each with its place and what it is called.
    pub(crate) fn of<T>(
        list: &PagedResult<T>,
        names: &[String],
        name: impl Fn(&T) -> &String,
        link: impl Fn(&T) -> (Route, String),
    ) -> Self {
        let found: Vec<&T> = list.records().filter(|record| names.contains(name(record))).collect();
        Self {
            names: found.iter().map(|record| name(record).clone()).collect(),
            records: found.into_iter().map(link).collect(),
            are_all: list.unreadable == 0 && !list.changed_while_reading,
        }
    }
}

/// The draft of a record that the service holds.
pub(crate) trait RecordDraft: Draft {
    /// The place of a record; `None` if there can be no such id.
    fn place(id: &str) -> Option<Route>;

    /// Reads a record, past the cache; `None` if there can be no such id.
    fn load(client: &QueryClient, id: &str, formats: &Formats) -> Option<Loading<Self>>;

    /// What a control holds, for people to read, where its kind does not say it.
    fn describe(&self, _control: &str) -> Option<String> {
        None
    }
}

/// A record that can be created.
pub(crate) trait CreateRecord: RecordDraft {
    /// Where giving up leads to.
    const BACK: Route;

    /// The member with the name of a record, by which one is found that was sent.
    const NAME: &'static str;

    /// The button that sends.
    fn submit(words: &'static Messages) -> &'static str;

    /// The message after creating it, with what is unusual about the draft, if that is what was sent.
    fn created(words: &'static Messages, sent: Option<&Self>) -> String;

    /// The request that the draft asks for.
    fn create(&self, zone: &dyn TimeZone) -> Plan;

    /// What is odd about the draft at a time of the local clocks, and may still be meant.
    fn doubt(&self, _present: LocalTime, _words: &'static Messages) -> Option<String> {
        None
    }

    /// Finds records that may be those that were sent with these names.
    fn find(names: Vec<String>, client: &QueryClient, formats: &Formats) -> Finding;
}

/// A record that can be changed.
pub(crate) trait EditRecord: RecordDraft {
    /// The place of the form of a record.
    fn form(id: &str) -> Option<Route>;

    /// The title of the form; without a draft it is not known yet what is edited.
    fn title(words: &'static Messages, draft: Option<&Self>) -> String;

    /// The message after saving it.
    fn updated(words: &'static Messages) -> &'static str;

    /// What can't be done, and what works instead.
    fn note(words: &'static Messages) -> &'static str;

    /// What is so unusual about the change that it may be a slip: said before it is saved.
    fn doubt(&self, _before: &Self, _words: &'static Messages) -> Option<&'static str> {
        None
    }

    /// The request that turns a record which was as `before` into the draft.
    fn update(&self, id: &str, before: &Self, zone: &dyn TimeZone) -> Plan;
}
