//! The end of what follows signals.

use leptos::reactive::graph::{Subscriber, ToAnySubscriber};

/// Lets somebody follow nothing any more. Without it, the framework's signals keep a note of everybody who ever followed
/// them, as long as they are there themselves.
pub(super) fn unfollow(follower: &impl ToAnySubscriber) {
    let follower = follower.to_any_subscriber();
    follower.clear_sources(&follower);
}
