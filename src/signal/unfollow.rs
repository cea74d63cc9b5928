//! The end of what follows signals.

use leptos::prelude::on_cleanup;
use leptos::reactive::graph::{AnySubscriber, Subscriber, ToAnySubscriber};

/// Lets somebody follow nothing any more. Without it, the framework's signals keep a note of everybody who ever followed
/// them, as long as they are there themselves.
pub fn unfollow(follower: &impl ToAnySubscriber) {
    unsubscribe(&follower.to_any_subscriber());
}

/// The same, as soon as the present owner goes.
pub(super) fn unfollow_with_owner(follower: &impl ToAnySubscriber) {
    let follower = follower.to_any_subscriber();
    on_cleanup(move || unsubscribe(&follower));
}

fn unsubscribe(follower: &AnySubscriber) {
    follower.clear_sources(follower);
}
