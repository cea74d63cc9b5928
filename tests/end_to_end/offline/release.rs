//! Another version of the app, deployed over the one before.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha384};

use crate::dist::dist;

const WORKER: &str = "service-worker.js";
const PAGE: &str = "index.html";

/// Deploys a version that says its name in the page.
pub(crate) fn release(folder: &Path, name: &str) {
    fs::write(folder.join(PAGE), page(name)).unwrap();
    release_worker(folder, name);
}

/// Deploys the service worker of a version, and none of its other files: an upload that is not complete.
pub(crate) fn release_worker(folder: &Path, name: &str) {
    for file in [WORKER, PAGE] {
        for ending in ["br", "gz"] {
            // Else that of the version before would be sent.
            let _ = fs::remove_file(folder.join(format!("{file}.{ending}")));
        }
    }
    let worker = fs::read_to_string(dist().join(WORKER)).unwrap();
    let digest = BASE64_STANDARD.encode(Sha384::digest(page(name)));
    let worker = with(&worker, "[\"./\",\"sha384-", &digest);
    let worker = with(&worker, "const version = \"", name);
    fs::write(folder.join(WORKER), worker).unwrap();
}

fn page(name: &str) -> String {
    let page = fs::read_to_string(dist().join(PAGE)).unwrap();
    page.replacen("<html ", &format!("<html data-release=\"{name}\" "), 1)
}

/// A script with another value between a beginning and the next quotation mark.
fn with(script: &str, beginning: &str, value: &str) -> String {
    let (before, rest) = script.split_once(beginning).unwrap();
    let (_, after) = rest.split_once('"').unwrap();
    format!("{before}{beginning}{value}\"{after}")
}
