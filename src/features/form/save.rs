//! Saving a change: once, without overwriting another user's, and with a check of what was saved.

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::task::spawn_local;

use super::write_error::WriteError;
use super::{EditRecord, Loading};
use crate::api::{Failure, Mutation};
use crate::components::ToastId;
use crate::features::context::{use_formats, use_query_client};
use crate::features::flash::Flash;
use crate::forms::Problem;
use crate::forms::members::{altered_members, changed_members, take_member};
use crate::i18n::{Formats, Messages};
use crate::models::ErrorBody;
use crate::query::QueryClient;

/// A change that is ready to go.
#[derive(Clone)]
pub(crate) struct Change<D> {
    /// The form as the record was.
    pub(crate) before: Arc<D>,
    /// The form as the record is to be.
    pub(crate) after: Arc<D>,
    /// What is sent.
    pub(crate) write: Mutation<String>,
}

/// How a save ended.
pub(crate) enum Saved<D> {
    /// The service has carried it out.
    Done,
    /// Nothing was sent: the user has left.
    Abandoned,
    /// Nothing was sent: another user has changed the same members meanwhile. The form as they left the record.
    Contested(Arc<D>, Vec<&'static str>),
}

/// What a look at the record tells of a change whose answer was lost.
pub(crate) enum LostWrite {
    /// Nothing: no response shows what was sent.
    Unknown,
    /// Nothing of it was saved.
    NotSaved,
    /// It was saved, but for these members.
    Saved(Vec<&'static str>),
}

/// Where and how a record is saved.
#[derive(Clone)]
pub(crate) struct Save<D> {
    id: String,
    client: QueryClient,
    formats: Formats,
    draft: PhantomData<fn() -> D>,
}

impl<D: EditRecord> Save<D> {
    /// Saves the record of an id.
    pub(crate) fn of(id: impl ToString) -> Self {
        Self { id: id.to_string(), client: use_query_client(), formats: use_formats(), draft: PhantomData }
    }

    /// The id of the record.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Where it is saved.
    pub(crate) fn client(&self) -> &QueryClient {
        &self.client
    }

    /// Reads the record as it is now.
    pub(crate) fn load(&self) -> Loading<D> {
        let loading = D::load(&self.client, &self.id, &self.formats);
        loading.unwrap_or_else(|| Box::pin(async { Err(Failure::NotFound(ErrorBody::default())) }))
    }

    /// The change from one draft to another, or the problems that prevent it.
    pub(crate) fn plan(&self, before: &D, after: &D) -> Result<Change<D>, Vec<Problem>> {
        let write = after.update(&self.id, before, &self.formats)?;
        Ok(Change { before: Arc::new(before.clone()), after: Arc::new(after.clone()), write })
    }

    /// Looks whether the same members were changed meanwhile, and sends.
    pub(crate) async fn save(
        &self,
        change: &Change<D>,
        is_wanted: impl Fn() -> bool,
    ) -> Result<Saved<D>, WriteError> {
        let theirs = self.load().await.map_err(WriteError::Rejected)?;
        let contested = change.contested(&theirs);
        if !contested.is_empty() {
            return Ok(Saved::Contested(Arc::new(theirs), contested));
        }
        // A user who left the page, or signed out, before anything was sent wants nothing sent.
        if !is_wanted() {
            return Ok(Saved::Abandoned);
        }
        self.client.write(&change.write).await.map_err(WriteError::after_sending)?;
        Ok(Saved::Done)
    }

    /// The change that undoes another one, of a record that is as `now`. `None` where a value from before is not known, or can't
    /// be sent.
    fn undo(&self, change: &Change<D>, now: &D) -> Option<Change<D>> {
        let members: Vec<_> = change.write.body().names().collect();
        let mut back = now.clone();
        members.iter().for_each(|member| take_member(&mut back, member, &*change.before));
        let undo = self.plan(now, &back).ok()?;
        let is_undone = |member: &&str| {
            !D::UNSHOWN.contains(member) && undo.write.body().names().any(|own| own == *member)
        };
        members.iter().all(is_undone).then_some(undo)
    }

    /// Says which members of a change the service saved differently; else adds a way to undo it to what was said, where there is one.
    pub(crate) fn report(
        self,
        change: &Change<D>,
        now: &D,
        said: ToastId,
        flash: Flash,
        words: &'static Messages,
    ) {
        let altered = change.altered(now);
        if !altered.is_empty() {
            return flash.altered(now, D::place(&self.id), &altered, words);
        }
        let Some(undo) = self.undo(change, now) else { return };
        flash.add_undo(said, words, move || {
            let (save, undo) = (self.clone(), undo.clone());
            spawn_local(async move {
                match save.save(&undo, || true).await {
                    Ok(Saved::Done) => {
                        flash.done(words.form.undone.to_owned());
                        if let Ok(now) = save.load().await {
                            flash.altered(&now, D::place(&save.id), &undo.altered(&now), words);
                        }
                    }
                    Ok(Saved::Abandoned) => {}
                    Ok(Saved::Contested(..)) => flash.not_undone(None, D::place(&save.id), words),
                    Err(unsaved) => flash.not_undone(Some(&unsaved), D::place(&save.id), words),
                }
            });
        });
    }
}

impl<D: EditRecord> Change<D> {
    /// The members to be sent that were changed meanwhile to another value than the one to be sent: an equal value is no
    /// conflict, least of all after a save whose answer was lost.
    pub(crate) fn contested(&self, theirs: &D) -> Vec<&'static str> {
        let meanwhile = changed_members(theirs, &*self.before);
        let differing = changed_members(theirs, &*self.after);
        let is_contested = |member: &&str| meanwhile.contains(member) && differing.contains(member);
        self.write.body().names().filter(is_contested).collect()
    }

    /// The members that the service did not save as they were sent.
    pub(crate) fn altered(&self, now: &D) -> Vec<&'static str> {
        altered_members(now, &self.after, self.write.body())
    }

    /// What the record as it is now tells of this change. What a cleared field reads as is not known.
    pub(crate) fn found(&self, now: &D) -> LostWrite {
        let body = self.write.body();
        let is_shown = |member: &&str| body.holds(member) && !D::UNSHOWN.contains(member);
        let shown = body.names().filter(is_shown).count();
        let altered = self.altered(now);
        if shown == 0 {
            LostWrite::Unknown
        } else if altered.len() == shown {
            LostWrite::NotSaved
        } else {
            LostWrite::Saved(altered)
        }
    }
}
