//! The hosts that the built files are tried on.

use std::path::Path;

use anyhow::Result;

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
