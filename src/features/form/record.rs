//! What the forms have to know of a kind of record.

use futures_util::future::LocalBoxFuture;

use crate::api::{Failure, Mutation};
use crate::forms::{Draft, Problem, TimeZone};
use crate::i18n::{Formats, Messages};
use crate::query::QueryClient;
use crate::routes::Route;

/// What a draft asks of the service, or what is wrong with it.
pub(crate) type Plan = Result<Mutation<String>, Vec<Problem>>;

/// Reads a record as its form would hold it.
pub(crate) type Loading<D> = LocalBoxFuture<'static, Result<D, Failure>>;

/// Looks for records: where each is, and what it is called.
pub(crate) type Finding = LocalBoxFuture<'static, Result<Vec<(Route, String)>, Failure>>;

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

    /// The button that sends.
    fn submit(words: &'static Messages) -> &'static str;

    /// The message after creating it, with what is unusual about the draft, if that is what was sent.
    fn created(words: &'static Messages, sent: Option<&Self>) -> String;

    /// The request that the draft asks for.
    fn create(&self, zone: &dyn TimeZone) -> Plan;

    /// Finds records that may be the one the draft asks for.
    fn find(&self, client: &QueryClient, formats: &Formats) -> Finding;
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

    /// The request that turns a record which was as `before` into the draft.
    fn update(&self, id: &str, before: &Self, zone: &dyn TimeZone) -> Plan;
}
