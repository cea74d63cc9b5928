//! How the program is asked to end: by Ctrl-C, or by a signal of the system.

use std::io;

/// From now on, being asked to end is noticed; the future waits for it.
#[cfg(unix)]
pub(crate) fn end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// From now on, being asked to end is noticed; the future waits for it.
#[cfg(not(unix))]
pub(crate) fn end() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupted.recv().await;
    })
}
