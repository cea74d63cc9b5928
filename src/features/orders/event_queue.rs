//! Events whose sales are read two at a time: the service lists orders and purchases by event only.

use leptos::prelude::*;

use super::event_links::EventEntry;
use crate::components::recover_focus;
use crate::features::context::use_i18n;
use crate::features::sales::SalesQueries;
use crate::models::value::EventId;
use crate::reactive::effect;

/// How many events are read at once: most have few pages.
const AT_ONCE: usize = 2;

/// The events, of which some have started.
#[derive(Clone, Copy)]
pub(super) struct EventQueue {
    /// Those that have started so far.
    pub(super) started: Memo<Vec<EventId>>,
    /// Whether some are not over.
    pub(super) is_under_way: Memo<bool>,
    /// Whether the user has stopped it.
    pub(super) is_stopped: RwSignal<bool>,
}

impl EventQueue {
    /// The next one begins once `is_over` says of one that it is read, or that it can't be. What has begun goes on also while
    /// others come before it, or are tried again.
    pub(super) fn of(
        wanted: Memo<Vec<EventEntry>>,
        is_over: impl Fn(&EventId) -> bool + Copy + Send + Sync + 'static,
    ) -> Self {
        let started = Memo::new(move |before: Option<&Vec<EventId>>| {
            let before = before.map(Vec::as_slice).unwrap_or_default();
            wanted.with(|wanted| next(wanted.iter().map(|event| &event.id), before, is_over))
        });
        let is_under_way =
            Memo::new(move |_| wanted.with(|wanted| !wanted.iter().all(|event| is_over(&event.id))));
        Self { started, is_under_way, is_stopped: RwSignal::new(false) }
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

    /// Reads an event again because the user asks for it. A queue that was stopped goes on, too.
    pub(super) fn retry(self, sales: SalesQueries) -> Callback<()> {
        Callback::new(move |()| {
            self.is_stopped.set(false);
            sales.refresh.run(());
        })
    }
}

/// Those that have begun already, and as many more as may be read at once.
fn next<'a>(
    wanted: impl Iterator<Item = &'a EventId> + Clone,
    before: &[EventId],
    is_over: impl Fn(&EventId) -> bool,
) -> Vec<EventId> {
    let mut open = wanted.clone().filter(|id| before.contains(id) && !is_over(id)).count();
    let has_begun = |id: &&EventId| {
        let has_begun = before.contains(id);
        let begins = !has_begun && open < AT_ONCE;
        open += usize::from(begins && !is_over(id));
        has_begun || begins
    };
    wanted.filter(has_begun).cloned().collect()
}

/// Stops the queue or goes on, while it is under way.
#[component]
pub(super) fn QueueStopButton(
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_begun_goes_on_and_two_are_read_at_once() {
        let ids = |text: &str| text.split_whitespace().filter_map(EventId::new).collect::<Vec<_>>();
        for (wanted, before, over, expected) in [
            ("a b c d", "", "", "a b"),
            ("a b c d", "a b", "a", "a b c"),
            ("a b c d", "a b c", "a b c", "a b c d"),
            // Two that had failed are tried again.
            ("a b c d", "a b c d", "c", "a b c d"),
            ("a b c d", "a b c", "c", "a b c"),
            // A new one comes first, and another one is wanted no more.
            ("n a b d", "a b c", "", "a b"),
            ("n a b d", "a b c", "a b", "n a b d"),
        ] {
            let (wanted, before, over) = (ids(wanted), ids(before), ids(over));
            assert_eq!(next(wanted.iter(), &before, |id| over.contains(id)), ids(expected), "{wanted:?}");
        }
    }
}
