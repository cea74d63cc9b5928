//! Waiting for something to become true.

use std::time::{Duration, Instant};

/// How long something may take on a busy machine.
const LIMIT: Duration = Duration::from_secs(15);
/// How long to wait after the first look. Each pause is twice as long as the one before: a look costs the page time that
/// it needs itself.
const PAUSE: Duration = Duration::from_millis(25);
/// How long to wait between two looks at most.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);

/// Looks until there is what is looked for; a look that fails says what it saw instead.
pub(crate) async fn until<T>(wanted: &str, mut look: impl AsyncFnMut() -> Result<T, String>) -> T {
    let started = Instant::now();
    let mut pause = PAUSE;
    loop {
        match look().await {
            Ok(found) => return found,
            Err(seen) if started.elapsed() > LIMIT => {
                panic!("waited {LIMIT:?} for {wanted}, and saw: {seen}");
            }
            Err(_) => tokio::time::sleep(pause).await,
        }
        pause = LONGEST_PAUSE.min(pause * 2);
    }
}
