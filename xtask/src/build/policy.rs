//! The page's Content-Security-Policy, narrowed to the service that config.json fixes.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Where the app may connect to while the sign-in asks for the service: its own host, any service with https, and this machine.
const ANY_SERVICE: &str = "connect-src 'self' https: http://127.0.0.1:* http://localhost:*";

/// The service on the app's own origin, in `config.json`.
const OWN: &str = "/";

/// The policy that a page brings, with the attributes of its tag in any order.
pub(super) fn of_page(index: &str) -> Option<&str> {
    let tag = index.split('<').find(|tag| tag.contains("Content-Security-Policy"))?;
    let (_, rest) = tag.split_once("content=\"")?;
    Some(rest.split_once('"')?.0)
}

/// Narrows the policy of the built page to the service that the built config.json fixes, if it does.
pub(super) fn narrow(dist: &Path) -> Result<()> {
    let config: Value = serde_json::from_str(&fs::read_to_string(dist.join("config.json"))?)
        .context("config.json is no JSON")?;
    let path = dist.join("index.html");
    let page = fs::read_to_string(&path)?;
    if let Some(service) = config.get("service_url").and_then(Value::as_str) {
        ensure!(
            service == OWN || origin(service).is_some(),
            "service_url in config.json is no address: {service:?}; it begins with https://, or is {OWN:?}"
        );
        fs::write(path, narrowed(&page, service).context("the page's policy has no connect-src to narrow")?)?;
    }
    Ok(())
}

fn narrowed(page: &str, service: &str) -> Option<String> {
    let sources = match origin(service) {
        Some(origin) => format!("connect-src 'self' {origin}"),
        None => "connect-src 'self'".to_owned(),
    };
    page.contains(ANY_SERVICE).then(|| page.replace(ANY_SERVICE, &sources))
}

/// The origin of an address; none of `/`, which is the app's own.
fn origin(service: &str) -> Option<String> {
    let (scheme, rest) = service.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next()?;
    let is_one = matches!(scheme, "https" | "http") && !host.is_empty();
    is_one.then(|| format!("{scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    const INDEX: &str = include_str!("../../../index.html");

    #[test]
    fn the_policy_is_found_in_a_page_as_the_build_leaves_it() {
        let page = r#"<meta content="default-src 'none'"http-equiv=Content-Security-Policy><meta content="x"name=viewport>"#;
        assert_eq!(of_page(page), Some("default-src 'none'"));
        assert!(of_page(INDEX).is_some_and(|policy| policy.starts_with("default-src 'none'; ")));
    }

    #[test]
    fn the_policy_is_narrowed_to_a_fixed_service() {
        let policy = |service: &str| of_page(&narrowed(INDEX, service).unwrap()).unwrap().to_owned();
        let fixed = policy("https://tickets.example:8443/below/v1");
        assert!(fixed.contains("; connect-src 'self' https://tickets.example:8443; "), "{fixed}");
        let own = policy("/");
        assert!(own.contains("; connect-src 'self'; "), "{own}");
        for none in ["", "tickets.example.org", "https://", "ftp://tickets.example.org"] {
            assert_eq!(origin(none), None, "{none}");
        }
    }
}
