//! Saving a change: past nobody else's, once, and with a look at what was kept.

use super::write_error::WriteError;
use super::{Editing, Reading};
use crate::api::{Failure, Mutation};
use crate::forms::Draft;
use crate::i18n::Formats;
use crate::query::QueryClient;

/// A change that is ready to go.
#[derive(Clone)]
pub(crate) struct Change {
    /// The form as the record was.
    pub(crate) before: Draft,
    /// The form as the record is to be.
    pub(crate) after: Draft,
    /// What is sent.
    pub(crate) write: Mutation<String>,
}

/// How a save ended.
pub(crate) enum Saved {
    /// The service has carried it out.
    Done,
    /// Nothing was sent, and nobody is there any more to be told.
    Abandoned,
    /// Nothing was sent: somebody else has changed the same members meanwhile. The form as they left the record.
    Contested(Box<Draft>, Vec<&'static str>),
}

/// Where and how a record is saved.
#[derive(Clone)]
pub(crate) struct Save {
    pub(crate) editing: &'static Editing,
    pub(crate) id: String,
    pub(crate) store: QueryClient,
    pub(crate) formats: Formats,
}

impl Save {
    /// Reads the record as it is now.
    pub(crate) fn read(&self) -> Reading {
        let reading = (self.editing.subject.read)(&self.store, &self.id, &self.formats);
        reading.unwrap_or_else(|| Box::pin(async { Err(Failure::NotFound) }))
    }

    /// The change from one draft to another, or what keeps it from being one.
    pub(crate) fn plan(&self, before: &Draft, after: &Draft) -> Result<Change, Vec<crate::forms::Problem>> {
        let write = (self.editing.plan)(&self.id, before, after, &self.formats)?;
        Ok(Change { before: before.clone(), after: after.clone(), write })
    }

    /// Looks whether the same members were changed meanwhile, and sends.
    pub(crate) async fn save(
        &self,
        change: &Change,
        is_wanted: impl Fn() -> bool,
    ) -> Result<Saved, WriteError> {
        let theirs = self.read().await.map_err(WriteError::Rejected)?;
        let contested = self.contested(&theirs, change);
        if !contested.is_empty() {
            return Ok(Saved::Contested(Box::new(theirs), contested));
        }
        // Whoever has left the page, or signed out, before anything was sent wants nothing sent.
        if !is_wanted() {
            return Ok(Saved::Abandoned);
        }
        self.store.write(&change.write).await.map_err(WriteError::after_sending)?;
        Ok(Saved::Done)
    }

    /// The members to be sent that were changed meanwhile, to something else than is to be sent: the same value is
    /// nobody's conflict, least of all after a save whose answer was lost.
    fn contested(&self, theirs: &Draft, change: &Change) -> Vec<&'static str> {
        let meanwhile = theirs.changed_members(&change.before);
        let differing = self.differing(theirs, &change.after);
        let is_contested = |member: &&str| {
            meanwhile.contains(member) && differing.as_ref().is_none_or(|members| members.contains(member))
        };
        change.write.body().names().filter(is_contested).collect()
    }

    /// The members that the service did not keep as they were sent. What a cleared one reads as afterwards is not shown
    /// by the interface, so those tell nothing; nor do those that no response shows.
    pub(crate) fn altered(&self, now: &Draft, change: &Change) -> Vec<&'static str> {
        let sent = change.write.body();
        let differing = self.differing(now, &change.after).unwrap_or_default();
        differing.into_iter().filter(|member| sent.holds(member) && !self.is_unshown(member)).collect()
    }

    /// Whether a response shows any of what is sent.
    pub(crate) fn is_shown(&self, change: &Change) -> bool {
        change.write.body().names().any(|member| !self.is_unshown(member))
    }

    fn is_unshown(&self, member: &str) -> bool {
        self.editing.subject.unshown.contains(&member)
    }

    /// The members in which a record differs from a draft; `None` if the draft is no valid change of it.
    fn differing(&self, now: &Draft, draft: &Draft) -> Option<Vec<&'static str>> {
        let change = self.plan(now, draft).ok()?;
        Some(change.write.body().names().collect())
    }
}
