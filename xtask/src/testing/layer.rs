//! The layers of the tests.

use clap::ValueEnum;

/// One kind of tests, with what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Layer {
    /// Format and lints
    Lint,
    /// Tests that run on this machine as they are
    Native,
    /// Tests of the app that run in a browser
    Browser,
    /// The built app's first load, kind by kind
    Size,
    /// The built files on real hosts
    Hosts,
    /// The built app in a browser, as a person works
    EndToEnd,
}

impl Layer {
    /// All layers, in the order in which they run.
    pub(super) const ALL: [Self; 6] =
        [Self::Lint, Self::Native, Self::Browser, Self::Size, Self::Hosts, Self::EndToEnd];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Lint => "lint",
            Self::Native => "native",
            Self::Browser => "browser",
            Self::Size => "size",
            Self::Hosts => "hosts",
            Self::EndToEnd => "end to end",
        }
    }

    pub(super) fn needs_browser(self) -> bool {
        matches!(self, Self::Browser | Self::EndToEnd)
    }
}
