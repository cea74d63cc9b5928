//! The form of a new record.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::attempts::Attempts;
use super::draft_storage::StoredForm;
use super::frame::FormFrame;
use super::request::{Edited, RequestText, RequestView};
use super::write_error::{UnsavedNotice, WriteError};
use super::{CreateRecord, Form};
use crate::features::context::{href, now, use_formats, use_i18n, use_query_client, use_replace};
use crate::features::flash::Flash;
use crate::forms::members::altered_members;
use crate::models::value::zone::LocalTime;
use crate::reactive::effect;
use crate::routes::Route;

/// The form of a new record, from what it starts with.
#[component]
pub(crate) fn CreateForm<D, F, V>(
    /// Where the form is: its draft is saved under this route.
    place: Route,
    /// What the form starts with.
    start: D,
    /// Where *Cancel* leads.
    #[prop(default = D::BACK)]
    back: Route,
    /// The controls of the form.
    children: F,
) -> impl IntoView
where
    D: CreateRecord,
    F: FnOnce(Form<D>) -> V + 'static,
    V: IntoView + 'static,
{
    let stored = StoredForm::open(&place.path(), start);
    let sending = Sending::new(stored, place);
    let Sending { edited, attempts, .. } = sending;
    let unsaved = attempts.unsaved;
    let busy = sending.is_busy();
    let words = &use_i18n().form;
    let formats = use_formats();
    let client = use_query_client().client().clone();
    // A check ends the doubt.
    effect(move || stored.note_names(&attempts.names()));
    let is_under_way = stored.is_under_way();
    effect(move || {
        if !is_under_way.get() {
            attempts.resume(stored.noted_names());
        }
    });
    let draft = stored.form.draft;
    let named = Memo::new(move |_| {
        let write = draft.with(|draft| draft.create(&formats)).ok()?;
        Some((write.text(D::NAME), RequestText::of(&client, &write)))
    });
    let request = Memo::new(move |_| named.get().map(|(_, request)| request));
    effect(move || {
        if stored.resets() > 0 {
            edited.discard();
            // To discard a draft is not to know what became of it.
            let names = stored.noted_names();
            attempts.clear();
            attempts.resume(names);
        }
    });
    let clocks = use_formats();
    let problems = stored.form.follow_problems(move |draft| draft.create(&clocks));
    let send = sending.send();
    let look = Callback::new(move |()| attempts.check());
    let not_saved = move || {
        unsaved.get().map(
            |unsaved| view! { <UnsavedNotice unsaved unknown=words.unknown_outcome_create on_look=look /> },
        )
    };
    // A second record can't be deleted, so looking comes before sending again.
    let is_in_doubt = Memo::new(move |_| {
        named.with(|named| attempts.is_in_doubt(named.as_ref().map(|(name, _)| name.as_str())))
    });
    // Nor does Enter in a field send again, also in a form of one field, which browsers submit without a button.
    let submit_form = Callback::new(move |()| {
        if !is_in_doubt.get_untracked() {
            send.run(());
        }
    });
    let kind = move || if is_in_doubt.get() { "button" } else { "submit" };
    let send_again = move |_| {
        if is_in_doubt.get_untracked() {
            send.run(());
        }
    };
    let submit = D::submit(use_i18n());
    let class = move || if is_in_doubt.get() { "button" } else { "button primary" };
    let label = move || match (busy.get(), is_in_doubt.get()) {
        (true, _) => words.saving,
        (false, true) => words.send_again,
        (false, false) => submit,
    };
    let disabled = move || busy.get().then_some("true");
    let (messages, clocks) = (use_i18n(), use_formats());
    let doubt = stored.form.value(move |draft| {
        let present = LocalTime::at(now(), clocks.minutes_ahead(now()))?;
        draft.doubt(present, messages)
    });
    let controls = children(stored.form).into_any();
    let notices = view! {
        {not_saved}
        {attempts.notice()}
    };
    view! {
        <FormFrame
            restored=stored.restored()
            problems
            busy
            notices=notices.into_any()
            on_submit=submit_form
        >
            {controls}
            <RequestView edited request=request.into() />
            <div class="actions sticky">
                <button type=kind class=class aria-disabled=disabled on:click=send_again>
                    {label}
                </button>
                <a class="button" href=href(&back)>
                    {words.cancel}
                </a>
                // Where it is seen before the button is pressed, wherever that is.
                <p class="warn" role="status">
                    {doubt}
                </p>
            </div>
        </FormFrame>
    }
}

/// The state while a record is being created.
struct Sending<D: CreateRecord> {
    stored: StoredForm<D>,
    /// Where the form is.
    place: StoredValue<Route>,
    edited: Edited,
    attempts: Attempts,
}

impl<D: CreateRecord> Clone for Sending<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: CreateRecord> Copy for Sending<D> {}

impl<D: CreateRecord> Sending<D> {
    fn new(stored: StoredForm<D>, place: Route) -> Self {
        let (queries, formats) = (use_query_client(), use_formats());
        let look = move |names| D::find(names, &queries, &formats);
        let place = StoredValue::new(place);
        Self { stored, place, edited: Edited::new(), attempts: Attempts::new(stored.noted_names(), look) }
    }

    /// Whether the app waits for the service.
    fn is_busy(self) -> Signal<bool> {
        let is_under_way = self.stored.is_under_way();
        Signal::derive(move || self.attempts.busy.get() || is_under_way.get())
    }

    /// Sends what the form asks for, once, and compares what was saved.
    fn send(self) -> Callback<()> {
        let form = self.stored.form;
        let (queries, formats, go) = (use_query_client(), use_formats(), use_replace());
        let (flash, words): (Flash, _) = (expect_context(), use_i18n());
        let is_busy = self.is_busy();
        Callback::new(move |()| {
            if is_busy.get_untracked() {
                return;
            }
            form.problems.clear();
            // What is typed while this is on its way is not what was sent.
            let sent = form.draft.get_untracked();
            let write = match sent.create(&formats) {
                Ok(write) => write,
                Err(problems) => return form.find_problems(problems),
            };
            // An edit of the request that can't be sent shows its problem in place.
            let ids = queries.client().settings().ids;
            let Some(write) = self.edited.apply(write, ids) else { return };
            self.attempts.begin();
            // An attempt before this one may have created the record. If this one is rejected, that is still not known.
            let unknown = self.attempts.unknown.get_untracked();
            let with_this: Vec<_> = unknown.into_iter().chain([write.text(D::NAME)]).collect();
            let stored = self.stored.sent();
            let noted = untrack(|| self.attempts.names());
            stored.note_names(&[&noted[..], &[write.text(D::NAME)]].concat());
            let (queries, formats, go) = (queries.clone(), formats.clone(), go.clone());
            let (is_edited, form_place) = (self.edited.is_edited(), self.place.get_value());
            spawn_local(async move {
                let outcome = queries.write(&write).await;
                // With the answer the draft ends, wherever the person is by now: offered again, it would make a second
                // record.
                match &outcome {
                    Ok(_) => stored.forget(),
                    Err(failure) if failure.leaves_outcome_unknown() => {}
                    Err(_) => stored.note_names(&noted),
                }
                drop(stored);
                let is_here = self.attempts.busy.try_set(false).is_none();
                match outcome {
                    Ok(id) => {
                        // What an expert made of the request, the form does not know.
                        flash.done(D::created(words, (!is_edited).then_some(&sent)));
                        let place = D::place(&id);
                        if is_here {
                            // What was typed since is offered again with the next form.
                            if self.stored.form.draft.with_untracked(|draft| *draft == sent) {
                                self.stored.reset();
                            }
                            go(place.as_ref().unwrap_or(&D::BACK));
                        }
                        if is_edited {
                            return;
                        }
                        let Some(loading) = D::load(&queries, &id, &formats) else { return };
                        let Ok(now) = loading.await else { return };
                        let altered = altered_members(&now, &sent, write.body());
                        flash.altered(&sent, place, &altered, words);
                    }
                    // The form restores the draft when it is opened again.
                    Err(failure) if !is_here => {
                        flash.not_saved(&failure, (!is_edited).then_some(form_place), words);
                    }
                    Err(failure) => {
                        let unsaved = WriteError::after_sending(failure.clone());
                        form.refuse(unsaved.fields(), sent);
                        if failure.leaves_outcome_unknown() {
                            self.attempts.unknown.set(with_this);
                        }
                        let is_in_doubt = untrack(|| self.attempts.is_in_doubt(None));
                        let unsaved = if is_in_doubt { WriteError::OutcomeUnknown(failure) } else { unsaved };
                        self.attempts.unsaved.set(Some(unsaved));
                    }
                }
            });
        })
    }
}
