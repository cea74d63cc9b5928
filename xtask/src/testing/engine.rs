//! The engines of browsers that the built app is tried in, each with the driver that starts it.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Result;
use clap::ValueEnum;

use super::browser::any_port;
use crate::process::{Group, Server};
use crate::setup::{Driven, Setup};

/// An engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    #[value(name = "webkit")]
    WebKit,
}

/// A driver that runs. Dropping it ends it, and its screen.
pub(crate) struct Driver {
    engine: Engine,
    browser: Option<PathBuf>,
    port: u16,
    _driver: Group,
    _screen: Option<Server>,
}

impl Engine {
    /// Those beside the one that all tests run in.
    pub(super) const OTHERS: [Self; 2] = [Self::Firefox, Self::WebKit];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// Starts its driver; none where the engine is not installed.
    pub(crate) fn start(self, setup: &Setup) -> Result<Option<Driver>> {
        let port = any_port()?;
        let (driven, screen) = match self {
            Self::Chromium => (Some(Driven { browser: PathBuf::new(), driver: setup.chromedriver()? }), None),
            Self::Firefox => (setup.firefox(), None),
            Self::WebKit => (setup.webkit(), setup.screen()),
        };
        let Some(Driven { browser, driver }) = driven else { return Ok(None) };
        let mut command = Command::new(driver);
        // Of what drivers say nothing is of interest.
        command.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        // The time zone and language that the tests expect. In Chromium the tests set them.
        command.env("TZ", "Europe/Amsterdam").env("LANGUAGE", "en_US");
        let screen = screen.map(start_screen).transpose()?;
        if let Some((_, display)) = &screen {
            command.env("DISPLAY", format!(":{display}")).env("GDK_BACKEND", "x11");
        }
        let group = Group::spawn_listening(&mut command, port)?;
        let browser = Some(browser).filter(|_| self != Self::Chromium);
        Ok(Some(Driver {
            engine: self,
            browser,
            port,
            _driver: group,
            _screen: screen.map(|(screen, _)| screen),
        }))
    }
}

impl Driver {
    /// Tells tests where it is.
    pub(crate) fn tell(&self, command: &mut Command) {
        command.env("LOKET_WEBDRIVER", format!("http://127.0.0.1:{}", self.port));
        command.env("LOKET_ENGINE", self.engine.name().to_lowercase());
        if let Some(browser) = &self.browser {
            command.env("LOKET_BROWSER", browser);
        }
    }
}

/// Starts a virtual screen, and says its number.
fn start_screen(xvfb: PathBuf) -> Result<(Server, u32)> {
    let mut command = Command::new(xvfb);
    command
        .args(["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"])
        .stderr(Stdio::null());
    Server::start(&mut command, |line| line.trim().parse().ok())
}
