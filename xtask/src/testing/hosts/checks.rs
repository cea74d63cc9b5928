//! What a host must do.

use std::fs;

use anyhow::{Context, Result, ensure};
use ureq::Agent;
use ureq::http::Response;

use super::super::table::Outcome;
use super::deployment::Deployment;
use crate::build::hosting::{FOREVER, NEVER};

/// What is checked.
pub(super) const NAMES: [&str; CHECKS.len()] = {
    let mut names = [""; CHECKS.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = CHECKS[index].0;
        index += 1;
    }
    names
};

type Check = fn(&Visitor<'_>) -> Result<()>;

const CHECKS: [(&str, Check); 8] = [
    ("deep links", deep_links),
    ("missing files are missing", missing_files),
    ("types", types),
    ("compressed files", compressed_files),
    ("caching", caching),
    ("security headers", security_headers),
    ("an upload in progress", upload_in_progress),
    ("/v1 on the same origin", same_origin),
];

/// How the names of the worker begin that reads long lists.
const READER: &str = "loket-reader-";

/// The same as [`NEVER`], in the words of some hosts.
const ALWAYS_ASKED: &str = "public, max-age=0, must-revalidate";

/// A file with a hash in its name that no build has.
const MISSING: &str = "loket-0123456789abcdef.js";

/// Runs all checks, and says what failed.
pub(super) fn run(deployment: &Deployment, does_itself: &[&str]) -> Vec<Outcome> {
    let visitor = Visitor::new(deployment);
    let outcome = |(name, check): (&str, Check)| {
        if does_itself.contains(&name) {
            return Outcome::ByHost;
        }
        match check(&visitor) {
            Ok(()) => Outcome::Passed,
            Err(problem) => {
                println!("{name}: {problem:#}");
                Outcome::Failed
            }
        }
    };
    CHECKS.into_iter().map(outcome).collect()
}

struct Visitor<'host> {
    deployment: &'host Deployment,
    agent: Agent,
}

/// What a host answered.
struct Answer {
    status: u16,
    parts: Response<()>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.parts.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Whether it may be used without asking again.
    fn is_forever(&self) -> bool {
        self.header("cache-control") == FOREVER
    }
}

impl<'host> Visitor<'host> {
    fn new(deployment: &'host Deployment) -> Self {
        let agent = Agent::config_builder().http_status_as_error(false).max_redirects(0).build().into();
        Self { deployment, agent }
    }

    /// Asks for a path of the app as a browser does that takes these encodings.
    fn get(&self, path: &str, encodings: &str) -> Result<Answer> {
        self.get_at(&format!("{}{path}", self.deployment.base), encodings)
    }

    fn get_at(&self, path: &str, encodings: &str) -> Result<Answer> {
        let url = format!("http://127.0.0.1:{}{path}", self.deployment.port);
        let mut response = self.agent.get(&url).header("Accept-Encoding", encodings).call()?;
        let body = response.body_mut().read_to_vec()?;
        let status = response.status().as_u16();
        Ok(Answer { status, parts: response.map(|_| ()), body })
    }

    fn content(&self, name: &str) -> Result<Vec<u8>> {
        fs::read(self.deployment.file(name)).with_context(|| name.to_owned())
    }

    /// The name of a built file with a hash.
    fn hashed(&self, beginning: &str, ending: &str) -> Result<String> {
        let names = fs::read_dir(self.deployment.file(""))?
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        names
            .into_iter()
            // The files of the worker are asked for by a longer beginning.
            .filter(|name| name.starts_with(READER) == beginning.starts_with(READER))
            .find(|name| name.starts_with(beginning) && name.ends_with(ending))
            .with_context(|| format!("no file {beginning}…{ending}"))
    }
}

fn deep_links(visitor: &Visitor<'_>) -> Result<()> {
    let page = visitor.content("index.html")?;
    for path in
        ["", "tickets", "tickets/12/edit", "sign-in?to=%2Ftickets%3Fpage%3D2", "events/2026.06/orders"]
    {
        let answer = visitor.get(path, "identity")?;
        ensure!(answer.status == 200, "{path} is answered with {}", answer.status);
        ensure!(answer.body == page, "{path} is not the page");
        let kind = answer.header("content-type");
        ensure!(kind.starts_with("text/html"), "{path} is {kind}");
    }
    // As people type it. Below the top of a host, it leads on to the page.
    let typed = visitor.deployment.base.trim_end_matches('/');
    if !typed.is_empty() {
        let answer = visitor.get_at(typed, "identity")?;
        let leads_on = (300..400).contains(&answer.status)
            && answer.header("location").ends_with(&visitor.deployment.base);
        ensure!(leads_on || answer.body == page, "{typed} is answered with {}", answer.status);
    }
    Ok(())
}

fn missing_files(visitor: &Visitor<'_>) -> Result<()> {
    let answer = visitor.get(MISSING, "br, gzip")?;
    ensure!(answer.status == 404, "a missing script is answered with {}", answer.status);
    ensure!(!answer.is_forever(), "that a script is missing is remembered");
    Ok(())
}

fn types(visitor: &Visitor<'_>) -> Result<()> {
    let script = ["text/javascript", "application/javascript"];
    for (name, kinds) in [
        (visitor.hashed("loket-", ".wasm")?, &["application/wasm"][..]),
        (visitor.hashed("loket-", ".js")?, &script),
        ("service-worker.js".to_owned(), &script),
        (visitor.hashed(READER, ".js")?, &script),
        (visitor.hashed("all-", ".css")?, &["text/css"]),
        (visitor.hashed("icon-", ".svg")?, &["image/svg+xml"]),
        ("config.json".to_owned(), &["application/json"]),
        ("installed/manifest.json".to_owned(), &["application/json"]),
    ] {
        for encodings in ["identity", "br, gzip"] {
            let answer = visitor.get(&name, encodings)?;
            let kind = answer.header("content-type").split(';').next().unwrap_or_default();
            ensure!(answer.status == 200 && kinds.contains(&kind), "{name}: {} {kind}", answer.status);
        }
    }
    Ok(())
}

fn compressed_files(visitor: &Visitor<'_>) -> Result<()> {
    let wasm = visitor.hashed("loket-", ".wasm")?;
    let copies =
        [("gzip", visitor.content(&format!("{wasm}.gz"))?), ("br", visitor.content(&format!("{wasm}.br"))?)];
    let answer = visitor.get(&wasm, "gzip, br")?;
    let copy = copies.iter().find(|(encoding, _)| *encoding == answer.header("content-encoding"));
    ensure!(copy.is_some_and(|(_, bytes)| *bytes == answer.body), "{} bytes travel", answer.body.len());
    let vary = answer.header("vary").to_ascii_lowercase();
    ensure!(vary.contains("accept-encoding"), "Vary is {vary:?}");
    let gzip = visitor.get(&wasm, "gzip")?;
    ensure!(
        gzip.header("content-encoding") == "gzip" && gzip.body == copies[0].1,
        "gzip alone is not served"
    );
    let plain = visitor.get(&wasm, "identity")?;
    ensure!(
        plain.header("content-encoding").is_empty() && plain.body == visitor.content(&wasm)?,
        "no plain file"
    );
    Ok(())
}

fn caching(visitor: &Visitor<'_>) -> Result<()> {
    for (beginning, ending) in [("loket-", ".wasm"), ("loket-", ".js"), ("all-", ".css")] {
        let name = visitor.hashed(beginning, ending)?;
        for encodings in ["identity", "gzip, br"] {
            let answer = visitor.get(&name, encodings)?;
            ensure!(answer.is_forever(), "{name}: {:?}", answer.header("cache-control"));
        }
    }
    for name in ["", "tickets/12", "config.json", "service-worker.js"] {
        let answer = visitor.get(name, "gzip, br")?;
        let caching = answer.header("cache-control");
        ensure!([NEVER, ALWAYS_ASKED].contains(&caching), "{name}: {caching:?}");
    }
    Ok(())
}

fn security_headers(visitor: &Visitor<'_>) -> Result<()> {
    for path in ["", "tickets/12", "service-worker.js", &visitor.hashed("loket-", ".wasm")?, MISSING] {
        let answer = visitor.get(path, "gzip, br")?;
        for (name, value) in visitor.deployment.site.headers() {
            let sent = answer.parts.headers().get_all(*name).iter().collect::<Vec<_>>();
            ensure!(sent.len() == 1 && sent[0] == value, "{path}: {name} is {sent:?}");
        }
    }
    Ok(())
}

/// A script that is asked for before it is uploaded, and again afterwards.
fn upload_in_progress(visitor: &Visitor<'_>) -> Result<()> {
    let name = "part-0123456789abcdef.js";
    ensure!(visitor.get(name, "gzip, br")?.status == 404, "it is served before it is uploaded");
    fs::write(visitor.deployment.file(name), "export {};")?;
    let answer = visitor.get(name, "gzip, br")?;
    ensure!(answer.status == 200 && answer.body == b"export {};", "it is not served when it is uploaded");
    ensure!(answer.is_forever(), "it is not cached: {:?}", answer.header("cache-control"));
    Ok(())
}

fn same_origin(visitor: &Visitor<'_>) -> Result<()> {
    let answer = visitor.get_at("/v1/tickets?page=1", "identity")?;
    // The service wants a token: it is the service that answers.
    ensure!(answer.status == 401, "/v1 is answered with {}", answer.status);
    Ok(())
}
