//! A few additions to Leptos' signals and events.

use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use leptos::reactive::graph::{Subscriber, ToAnySubscriber};

/// Runs an effect, as [`Effect::new`] does, with its closure boxed.
///
/// `Effect::new` is compiled once for each closure, some 1.3 KB of uncompressed code each.
pub fn effect(act: impl Fn() + 'static) {
    Effect::new(Box::new(act) as Box<dyn Fn()>);
}

/// Runs `act` with a value and the one before whenever it changes, as [`Effect::watch`] does, with the effect boxed as above.
pub fn watch<T: Clone + PartialEq + 'static>(of: impl Fn() -> T + 'static, act: impl Fn(&T, &T) + 'static) {
    let last = StoredValue::new_local(None::<T>);
    effect(move || {
        let now = of();
        let before = last.try_update_value(|last| last.replace(now.clone())).flatten();
        if let Some(before) = before.filter(|before| *before != now) {
            untrack(|| act(&now, &before));
        }
    });
}

/// Listens to an event of the window, as [`window_event_listener`] does, for as long as the current owner lives.
pub fn listen<E: EventDescriptor + 'static>(event: E, on_event: impl Fn(E::EventType) + 'static)
where
    E::EventType: wasm_bindgen::JsCast,
{
    let listener = window_event_listener(event, on_event);
    on_cleanup(move || listener.remove());
}

/// A signal derived from signals that outlive the current owner. It unsubscribes from them when the owner is dropped.
///
/// Works around a leak in `reactive_graph` 0.2.16: dropping an effect or a memo does not remove it from the subscribers
/// of the signals it read. Each subscriber set holds a weak pointer, which retains the allocation, some 300 bytes,
/// until the signal next changes. A page that follows a long-lived signal in many places does so through `scoped`: its own
/// effects subscribe to a signal that is dropped with the page, and the one long-lived subscription is removed here.
pub fn scoped<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    // Like a derived signal, it notifies on every change.
    let memo = ArcMemo::new_with_compare(move |_| value(), |_, _| true);
    let follower = memo.to_any_subscriber();
    on_cleanup(move || follower.clear_sources(&follower));
    Memo::from(memo).into()
}
