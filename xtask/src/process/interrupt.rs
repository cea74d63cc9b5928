//! Ctrl-C, hang-up and termination: the children end first, then xtask.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use anyhow::{Context, Result};
use nix::unistd::Pid;

use super::group;

static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The exit status of a program that Ctrl-C ended, as shells count it.
const EXIT_STATUS: i32 = 130;

/// From now on an interrupt ends the children before it ends xtask.
pub(crate) fn listen() -> Result<()> {
    ctrlc::set_handler(|| {
        INTERRUPTED.store(true, Ordering::SeqCst);
        let leaders = running().clone();
        group::end(&leaders);
        eprintln!("\nStopped.");
        process::exit(EXIT_STATUS);
    })
    .context("cannot listen for Ctrl-C")
}

/// Stops the calling thread once an interrupt is under way: a child that was ended is no failure to
/// report, and no other may start.
pub(super) fn hold() {
    while INTERRUPTED.load(Ordering::SeqCst) {
        thread::park();
    }
}

pub(super) fn add(leader: Pid) {
    running().push(leader);
}

pub(super) fn remove(leader: Pid) {
    running().retain(|other| *other != leader);
}

fn running() -> MutexGuard<'static, Vec<Pid>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}
