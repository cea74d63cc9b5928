//! Events whose sales are read one after the other: the service lists orders and purchases by event only.

use leptos::prelude::*;

use super::event_links::EventEntry;
use crate::api::Failure;
use crate::components::recover_focus;
use crate::features::context::use_i18n;
use crate::features::sales::SalesQueries;
use crate::models::value::EventId;
use crate::reactive::effect;

/// How many events are read at once: most have few pages.
const AT_ONCE: usize = 2;

/// The events, the one after the other.
#[derive(Clone, Copy)]
pub(super) struct EventQueue {
    /// Those that are read, and the next ones.
    pub(super) begun: Memo<Vec<EventId>>,
    /// Whether some are not over.
    pub(super) is_under_way: Memo<bool>,
    /// Whether the user has stopped it.
    pub(super) is_stopped: RwSignal<bool>,
}

impl EventQueue {
    /// The next one begins once `is_over` says of one that it is read, or that it can't be.
    pub(super) fn of(
        wanted: Memo<Vec<EventEntry>>,
        is_over: impl Fn(&EventId) -> bool + Copy + Send + Sync + 'static,
    ) -> Self {
        let begun = Memo::new(move |_| {
            let mut open = 0;
            wanted.with(|wanted| {
                let is_begun = |event: &&EventEntry| {
                    let may_begin = open < AT_ONCE;
                    open += usize::from(!is_over(&event.id));
                    may_begin
                };
                wanted.iter().take_while(is_begun).map(|event| event.id.clone()).collect()
            })
        });
        let is_under_way =
            Memo::new(move |_| wanted.with(|wanted| !wanted.iter().all(|event| is_over(&event.id))));
        Self { begun, is_under_way, is_stopped: RwSignal::new(false) }
    }

    /// Reads an event of the queue as long as the user has not stopped it.
    pub(super) fn control(self, sales: SalesQueries) {
        effect(move || {
            // What was stopped stays so, also where a repetition or a network that is back begins to read.
            let (is_stopped, is_reading) = (self.is_stopped.get(), sales.under_way.get());
            if is_stopped && is_reading {
                sales.pause.run(());
            } else if !is_stopped && sales.is_paused.get_untracked() {
                sales.refresh.run(());
            }
        });
    }
}

/// Whether an event can't be read. Without a network, its return is what is waited for.
pub(super) fn has_failed(sales: SalesQueries) -> bool {
    let is_failure = |failure: &Failure| *failure != Failure::Offline;
    sales.failure.with(|failure| failure.as_ref().is_some_and(is_failure)) && !sales.under_way.get()
}

/// Stops the queue or goes on, while it is under way.
#[component]
pub(super) fn StopButton(
    /// The queue.
    queue: EventQueue,
) -> impl IntoView {
    let words = &use_i18n().list;
    move || {
        on_cleanup(recover_focus);
        let label = if queue.is_stopped.get() { words.go_on } else { words.stop };
        queue.is_under_way.get().then(|| {
            view! {
                <button
                    type="button"
                    class="button"
                    on:click=move |_| queue.is_stopped.update(|stopped| *stopped = !*stopped)
                >
                    {label}
                </button>
            }
        })
    }
}
