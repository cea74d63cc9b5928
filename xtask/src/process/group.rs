//! A child in its own process group, so that its own children end with it.

use std::io;
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use nix::errno::Errno;
use nix::sys::signal::{Signal, killpg};
use nix::sys::wait::{WaitPidFlag, waitpid};
use nix::unistd::Pid;

use super::{interrupt, spelled};

/// How long a program may take to end when asked to.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a server may take to listen.
const START: Duration = Duration::from_secs(20);

/// A running program with all that it started. Dropping it ends them.
pub(crate) struct Group {
    child: Child,
    leader: Pid,
}

impl Group {
    /// Starts a program. It reads nothing from the terminal: Ctrl-C belongs to xtask.
    pub(crate) fn spawn(command: &mut Command) -> Result<Self> {
        interrupt::hold();
        let child = command
            .process_group(0)
            .stdin(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start `{}`", spelled(command)))?;
        let leader = Pid::from_raw(i32::try_from(child.id()).context("a process id out of range")?);
        interrupt::add(leader);
        Ok(Self { child, leader })
    }

    /// Starts a server, and waits until it listens on a port.
    pub(crate) fn spawn_listening(command: &mut Command, port: u16) -> Result<Self> {
        let mut group = Self::spawn(command)?;
        let started = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if let Some(status) = group.child.try_wait()? {
                bail!("`{}` ended before it listened on port {port} ({status})", spelled(command));
            }
            ensure!(started.elapsed() < START, "`{}` does not listen on port {port}", spelled(command));
            thread::sleep(Duration::from_millis(20));
        }
        Ok(group)
    }

    /// Waits for the program's end.
    pub(crate) fn wait(&mut self) -> io::Result<ExitStatus> {
        let status = self.child.wait();
        interrupt::hold();
        status
    }

    /// The program's standard output, if it was piped and is not taken yet.
    pub(super) fn take_output(&mut self) -> Option<std::process::ChildStdout> {
        self.child.stdout.take()
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        interrupt::hold();
        end(&[self.leader]);
        interrupt::remove(self.leader);
    }
}

/// Asks the groups to end, and makes those that don't.
pub(super) fn end(leaders: &[Pid]) {
    signal(leaders, Signal::SIGTERM);
    let asked = Instant::now();
    while !leaders.iter().all(|leader| is_gone(*leader)) {
        if asked.elapsed() > PATIENCE {
            signal(leaders, Signal::SIGKILL);
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

fn signal(leaders: &[Pid], signal: Signal) {
    for leader in leaders {
        // The group may have ended by itself meanwhile, which is as good.
        let _ = killpg(*leader, signal);
    }
}

fn is_gone(leader: Pid) -> bool {
    // A leader that has ended stays in its group until its exit status is asked for.
    let _ = waitpid(leader, Some(WaitPidFlag::WNOHANG));
    killpg(leader, None) == Err(Errno::ESRCH)
}
