//! What of a ticket is changed by one click where tickets are listed, and taken back by another.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::badges::badges;
use crate::api::ticket::{self, UpdateTicket};
use crate::api::{Failure, Patch, Write};
use crate::domain::TicketId;
use crate::page::context::{use_store, use_words};
use crate::page::failure::{sentences, title};
use crate::store::Store;
use crate::text::Words;
use crate::ui::{Shape, Toasts, Tone, focused_notice, icon, live};
use crate::view::{View, view};
use crate::wire::Ticket;

/// What is switched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flag {
    Hidden,
    Popular,
}

/// A flag of a ticket that is to be on, or off.
#[derive(Clone)]
struct Switch {
    ticket: TicketId,
    name: String,
    flag: Flag,
    on: bool,
}

/// What became of a switch instead.
#[derive(Clone)]
enum Problem {
    /// The service took it and kept something else.
    NotTaken,
    Failed(Failure),
}

#[derive(Default)]
struct State {
    under_way: Vec<Switch>,
    last: Option<(Switch, Problem)>,
}

/// The switches of a list, and what went wrong with the last one. The rows are drawn anew when they are read again, so that is
/// held here rather than in them.
#[derive(Clone, Copy)]
pub struct OneClick {
    state: RwSignal<State>,
    store: StoredValue<Store>,
    toasts: Toasts,
    words: &'static Words,
}

impl Flag {
    fn of(self, ticket: &Ticket) -> bool {
        let flag = match self {
            Self::Hidden => ticket.is_hidden,
            Self::Popular => ticket.on_fire,
        };
        flag == Some(true)
    }

    fn shape(self, on: bool) -> Shape {
        match (self, on) {
            (Self::Hidden, true) => Shape::Hidden,
            (Self::Hidden, false) => Shape::Shown,
            (Self::Popular, _) => Shape::Flame,
        }
    }

    /// The button that switches it.
    fn label(self, on: bool, words: &'static Words) -> &'static str {
        match (self, on) {
            (Self::Hidden, true) => words.ticket.hide,
            (Self::Hidden, false) => words.ticket.show,
            (Self::Popular, true) => words.ticket.mark_popular,
            (Self::Popular, false) => words.ticket.unmark_popular,
        }
    }

    /// What is said once it is switched.
    fn done(self, on: bool, words: &'static Words) -> fn(&str) -> String {
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

    fn write(&self) -> Write<String> {
        let mut changes = UpdateTicket::default();
        match self.flag {
            Flag::Hidden => changes.is_hidden = Patch::Set(self.on),
            Flag::Popular => changes.on_fire = Patch::Set(self.on),
        }
        ticket::update(&self.ticket, changes).for_id()
    }

    /// Sends it, once, and looks at what was kept.
    async fn carry_out(&self, store: &Store) -> Result<(), Problem> {
        store.write(&self.write()).await.map_err(Problem::Failed)?;
        match store.fetch(ticket::get(&self.ticket)).await {
            Ok(now) if self.flag.of(&now) != self.on => Err(Problem::NotTaken),
            // It is saved; that it can't be read now is said by the list.
            _ => Ok(()),
        }
    }
}

impl OneClick {
    /// For one list.
    pub fn new() -> Self {
        let toasts: Toasts = expect_context();
        // What takes a switch back goes with the list.
        on_cleanup(move || toasts.withdraw_undo());
        Self {
            state: RwSignal::new(State::default()),
            store: StoredValue::new(use_store()),
            toasts,
            words: use_words(),
        }
    }

    fn send(self, switch: Switch) {
        let Self { state, toasts, words, .. } = self;
        if state.with_untracked(|state| state.has_under_way(&switch)) {
            return;
        }
        state.update(|state| {
            state.under_way.push(switch.clone());
            state.last = None;
        });
        toasts.withdraw_undo();
        let store = self.store.get_value();
        spawn_local(async move {
            let problem = switch.carry_out(&store).await.err();
            let is_done = problem.is_none();
            let noted = state.try_update(|state| {
                state.under_way.retain(|other| !other.is_about(&switch));
                state.last = problem.map(|problem| (switch.clone(), problem));
            });
            // Whoever has left the list sees at the ticket what became of it.
            if noted.is_some() && is_done {
                let said = (switch.flag.done(switch.on, words))(&switch.name);
                let back = Switch { on: !switch.on, ..switch };
                toasts.say_with_undo(said, words.ticket.undo, move || self.send(back.clone()));
            }
        });
    }

    /// The state of a ticket, and the switches for it.
    pub fn state_of(self, ticket: &Ticket) -> View {
        let button = |flag: Flag| {
            let on = !flag.of(ticket);
            self.button(Switch { ticket: ticket.id.clone(), name: ticket.name.clone(), flag, on })
        };
        view! {
            <div class="state">
                {badges(ticket)}
                <span class="one-click">{button(Flag::Hidden)} {button(Flag::Popular)}</span>
            </div>
        }
    }

    fn button(self, switch: Switch) -> View {
        let state = self.state;
        let label = switch.flag.label(switch.on, use_words());
        let shape = switch.flag.shape(switch.on);
        // Heard with the ticket's name; seen in its row.
        let (heard, watched) = (format!("{label} {}", switch.name), switch.clone());
        let is_sent = move || state.with(|state| state.has_under_way(&watched)).then_some("true");
        view! {
            <button
                type="button"
                class="button quiet small"
                aria-label=heard
                aria-disabled=is_sent
                on:click=move |_| self.send(switch.clone())
            >
                {icon(shape)}
                <span>{label}</span>
            </button>
        }
    }

    /// What went wrong with the last switch.
    pub fn problem(self) -> View {
        let problem = live(move || {
            let (switch, problem) = self.state.with(|state| state.last.clone())?;
            Some(match problem {
                Problem::NotTaken => {
                    let words = &use_words().form;
                    let advice = view! { <p>{words.not_taken_advice}</p> };
                    let title = (words.not_taken)(&switch.name);
                    focused_notice(Tone::Warning, &title, advice)
                }
                Problem::Failed(failure) => failed_notice(&switch, &failure),
            })
        });
        view! { <div class="one-click-problem" role="status">{problem}</div> }
    }
}

impl Default for OneClick {
    fn default() -> Self {
        Self::new()
    }
}

impl State {
    fn has_under_way(&self, switch: &Switch) -> bool {
        self.under_way.iter().any(|other| other.is_about(switch))
    }
}

fn failed_notice(switch: &Switch, failure: &Failure) -> View {
    let words = use_words();
    let is_unknown = failure.leaves_outcome_unknown();
    let (tone, heading) = if is_unknown {
        (Tone::Warning, words.form.unknown_outcome)
    } else {
        (Tone::Failure, words.form.failed)
    };
    let said: Vec<View> = sentences(failure, words).into_iter().map(|text| view! { <p>{text}</p> }).collect();
    let look = is_unknown.then(|| view! { <p>{words.ticket.look_at_row}</p> });
    let why = view! { <p><bdi>{switch.name.clone()}</bdi> ": " {title(failure, words)}</p> {said} {look} };
    focused_notice(tone, heading, why)
}
