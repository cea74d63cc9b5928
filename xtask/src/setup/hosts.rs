//! The hosts that the built files are tried on.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::npm::NpmPackage;
use super::{Step, apt};
use crate::cache::Cache;

/// What each package brings.
const PACKAGES: [(&str, &str); 4] = [
    ("nginx", "/usr/sbin/nginx"),
    ("libnginx-mod-http-brotli-static", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
    ("apache2", "/usr/sbin/apache2"),
    ("caddy", "/usr/bin/caddy"),
];

/// nginx, Apache and Caddy, as Debian has them.
pub(super) struct Hosts;

impl Step for Hosts {
    fn name(&self) -> String {
        "nginx, Apache and Caddy".into()
    }

    fn duration(&self) -> &'static str {
        "about half a minute"
    }

    fn is_done(&self, _cache: &Cache) -> bool {
        PACKAGES.iter().all(|(_, file)| Path::new(file).exists())
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        apt::install(&PACKAGES.map(|(package, _)| package), &cache.log("hosts"))
    }

    fn without(&self) -> Option<&'static str> {
        Some("The tests go on without the hosts that are not there")
    }
}

/// A host's own emulation of itself, a package of npm.
pub(super) struct Emulator {
    package: NpmPackage,
    /// The script to run, in the package's folder.
    script: &'static str,
    duration: &'static str,
}

/// Cloudflare Pages.
pub(super) const WRANGLER: Emulator = Emulator {
    package: NpmPackage { name: "wrangler", version: "4.86.0" },
    script: "bin/wrangler.js",
    duration: "a few seconds",
};

/// Netlify.
pub(super) const NETLIFY: Emulator = Emulator {
    package: NpmPackage { name: "netlify-cli", version: "26.2.0" },
    script: "bin/run.js",
    duration: "about a minute",
};

impl Emulator {
    /// Its script, if it is installed.
    pub(super) fn script(&self, cache: &Cache) -> Option<PathBuf> {
        Some(self.package.folder(cache).join(self.script)).filter(|path| path.is_file())
    }
}

impl Step for Emulator {
    fn name(&self) -> String {
        format!("{} {}", self.package.name, self.package.version)
    }

    fn duration(&self) -> &'static str {
        self.duration
    }

    fn is_done(&self, cache: &Cache) -> bool {
        self.script(cache).is_some()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        self.package.install(cache)
    }

    fn without(&self) -> Option<&'static str> {
        Some("The tests go on without it")
    }
}
