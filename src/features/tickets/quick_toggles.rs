//! What of a ticket is changed by one click where tickets are listed, and taken back by another.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::badges::TicketBadges;
use super::change::{TicketChange, TicketFlag};
use crate::api::{Failure, ticket};
use crate::components::{Icon, Notice, Shape, ToastId, Toasts, Tone, focused};
use crate::features::context::{use_i18n, use_query_client};
use crate::features::failure::{sentences, title, title_of_write};
use crate::features::flash::Flash;
use crate::i18n::Messages;
use crate::models::Ticket;
use crate::models::value::TicketId;
use crate::query::QueryClient;
use crate::routes::Route;

/// A flag of a ticket that is to be on, or off.
#[derive(Clone)]
struct Switch {
    ticket: TicketId,
    name: String,
    flag: TicketFlag,
    on: bool,
}

/// What became of a switch instead.
#[derive(Clone)]
enum SwitchError {
    /// The service accepted it and saved something else.
    NotTaken,
    Failed(Failure),
}

#[derive(Default)]
struct Toggles {
    under_way: Vec<Switch>,
    last: Option<(Switch, SwitchError)>,
}

/// The switches of a list, and what went wrong with the last one. The rows are drawn anew when they are read again, so that is
/// held here rather than in them.
#[derive(Clone, Copy)]
pub(crate) struct ToggleState {
    state: RwSignal<Toggles>,
    queries: StoredValue<QueryClient>,
    toasts: Toasts,
    /// The message with the way to take the last switch back.
    said: StoredValue<Option<ToastId>>,
    flash: Flash,
    words: &'static Messages,
}

impl TicketFlag {
    fn shape(self, on: bool) -> Shape {
        match (self, on) {
            (Self::Hidden, true) => Shape::Hidden,
            (Self::Hidden, false) => Shape::Shown,
            (Self::Popular, _) => Shape::Flame,
        }
    }

    /// The button that switches it.
    fn label(self, on: bool, words: &'static Messages) -> &'static str {
        match (self, on) {
            (Self::Hidden, true) => words.ticket.hide,
            (Self::Hidden, false) => words.ticket.show,
            (Self::Popular, true) => words.ticket.mark_popular,
            (Self::Popular, false) => words.ticket.unmark_popular,
        }
    }

    /// The message after switching it.
    fn done(self, on: bool, words: &'static Messages) -> fn(&str) -> String {
        match (self, on) {
            (Self::Hidden, true) => words.ticket.now_hidden,
            (Self::Hidden, false) => words.ticket.now_shown,
            (Self::Popular, true) => words.ticket.now_popular,
            (Self::Popular, false) => words.ticket.now_unmarked,
        }
    }
}

impl Switch {
    fn is_about(&self, other: &Self) -> bool {
        self.ticket == other.ticket && self.flag == other.flag
    }

    /// Sends it, once, and checks what was saved.
    async fn carry_out(&self, queries: &QueryClient) -> Result<(), SwitchError> {
        let change = TicketChange::Flag(self.flag, self.on);
        queries.write(&change.write(&self.ticket)).await.map_err(SwitchError::Failed)?;
        match queries.fetch(ticket::get(&self.ticket)).await {
            Ok(now) if !change.is_made(&now) => Err(SwitchError::NotTaken),
            // It is saved; if it can't be read now, the list shows that.
            _ => Ok(()),
        }
    }
}

impl ToggleState {
    /// For one list.
    pub(crate) fn new() -> Self {
        let toasts: Toasts = expect_context();
        let said = StoredValue::new(None::<ToastId>);
        // What takes a switch back goes with the list.
        on_cleanup(move || {
            if let Some(Some(said)) = said.try_get_value() {
                toasts.end(said);
            }
        });
        Self {
            said,
            state: RwSignal::new(Toggles::default()),
            queries: StoredValue::new(use_query_client()),
            toasts,
            flash: expect_context(),
            words: use_i18n(),
        }
    }

    fn send(self, switch: Switch) {
        let Self { state, toasts, said, flash, words, .. } = self;
        if state.with_untracked(|state| state.has_under_way(&switch)) {
            return;
        }
        state.update(|state| {
            state.under_way.push(switch.clone());
            state.last = None;
        });
        let pressed = focused();
        if let Some(said) = said.get_value() {
            toasts.end(said);
        }
        let queries = self.queries.get_value();
        spawn_local(async move {
            let problem = switch.carry_out(&queries).await.err();
            let noted = state.try_update(|state| {
                state.under_way.retain(|other| !other.is_about(&switch));
                // The problem of another switch stays.
                if let Some(problem) = &problem {
                    state.last = Some((switch.clone(), problem.clone()));
                }
            });
            match (noted, problem) {
                (Some(()), None) => {
                    let done = (switch.flag.done(switch.on, words))(&switch.name);
                    let back = Switch { on: !switch.on, ..switch };
                    let id =
                        toasts.say_with_undo(done, pressed, words.form.undo, move || self.send(back.clone()));
                    said.set_value(Some(id));
                }
                (Some(()), Some(_)) | (None, None) => {}
                // The user has left the list, which would show it.
                (None, Some(SwitchError::Failed(failure))) => {
                    flash.not_changed(&switch.name, &failure, words)
                }
                (None, Some(SwitchError::NotTaken)) => {
                    let place = Route::Ticket(switch.ticket.clone());
                    flash.not_taken(&switch.name, Some(place), words);
                }
            }
        });
    }
}

impl Toggles {
    fn has_under_way(&self, switch: &Switch) -> bool {
        self.under_way.iter().any(|other| other.is_about(switch))
    }
}

/// The state of a ticket, and the switches for it.
#[component]
pub(crate) fn QuickToggles<'a>(
    /// The switches of the list.
    toggles: ToggleState,
    /// The ticket.
    ticket: &'a Ticket,
) -> impl IntoView + use<> {
    let button = |flag: TicketFlag| {
        let on = !flag.of(ticket);
        let switch = Switch { ticket: ticket.id.clone(), name: ticket.name.clone(), flag, on };
        view! { <ToggleButton toggles switch /> }
    };
    view! {
        <div class="state">
            <TicketBadges ticket />
            <span class="one-click">{button(TicketFlag::Hidden)} " " {button(TicketFlag::Popular)}</span>
        </div>
    }
}

/// A button that switches a flag.
#[component]
fn ToggleButton(
    /// The switches of the list.
    toggles: ToggleState,
    /// What it switches.
    switch: Switch,
) -> impl IntoView {
    let label = switch.flag.label(switch.on, use_i18n());
    let shape = switch.flag.shape(switch.on);
    // Heard with the ticket's name; seen in its row.
    let (heard, watched) = (format!("{label} {}", switch.name), switch.clone());
    let is_sent = move || toggles.state.with(|state| state.has_under_way(&watched)).then_some("true");
    view! {
        <button
            type="button"
            class="button quiet small"
            aria-label=heard
            aria-disabled=is_sent
            on:click=move |_| toggles.send(switch.clone())
        >
            <Icon shape />
            <span>{label}</span>
        </button>
    }
}

/// What went wrong with the last switch.
#[component]
pub(crate) fn ToggleProblem(
    /// The switches of the list.
    toggles: ToggleState,
) -> impl IntoView {
    let problem = move || {
        let (switch, problem) = toggles.state.with(|state| state.last.clone())?;
        Some(match problem {
            SwitchError::NotTaken => {
                let words = &use_i18n().form;
                view! {
                    <Notice tone=Tone::Warning title=(words.not_taken)(&switch.name) takes_focus=true>
                        <p>{words.not_taken_advice}</p>
                    </Notice>
                }
                .into_any()
            }
            SwitchError::Failed(failure) => view! { <FailedNotice switch failure /> }.into_any(),
        })
    };
    view! {
        <div class="one-click-problem" role="status">
            {problem}
        </div>
    }
}

/// Why a switch failed.
#[component]
fn FailedNotice(
    /// What was switched.
    switch: Switch,
    /// What went wrong.
    failure: Failure,
) -> impl IntoView {
    let words = use_i18n();
    let is_unknown = failure.leaves_outcome_unknown();
    let tone = if is_unknown { Tone::Warning } else { Tone::Failure };
    view! {
        <Notice tone title=title_of_write(&failure, words) takes_focus=true>
            <p>
                <bdi>{switch.name}</bdi>
                ": "
                {title(&failure, words)}
            </p>
            {sentences(&failure, words).into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
            {is_unknown.then(|| view! { <p>{words.ticket.look_at_row}</p> })}
        </Notice>
    }
}
