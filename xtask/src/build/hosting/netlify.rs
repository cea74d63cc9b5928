//! `_headers` and `_redirects`, for Netlify and Cloudflare Pages.

use std::fmt::Write;

use super::{FOREVER, FRESH, NEVER, Site};

const CACHING: &str = "Cache-Control";

/// `_headers`: these hosts add up the headers of all rules that match, so that each file has a rule for its caching.
pub(super) fn headers(site: &Site, hashed: &[String]) -> String {
    let base = &site.base;
    let mut text = format!("{base}*\n");
    for (name, value) in &site.headers {
        line(&mut text, format_args!("  {name}: {value}"));
    }
    let fresh = FRESH.iter().map(|name| (*name, NEVER));
    for (name, caching) in fresh.chain(hashed.iter().map(|name| (name.as_str(), FOREVER))) {
        line(&mut text, format_args!("{base}{name}\n  {CACHING}: {caching}"));
    }
    text
}

/// `_redirects`: the paths of the app are answered with its page. One rule for all paths would not do: Cloudflare Pages takes that for
/// a loop and ignores it, and a missing file would be answered with the page.
pub(super) fn redirects(base: &str, places: &[String]) -> String {
    let mut text = String::new();
    for place in places.iter().filter(|place| !place.is_empty()) {
        line(&mut text, format_args!("{base}{place} {base} 200\n{base}{place}/* {base} 200"));
    }
    text
}

fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    // A text takes everything.
    let _ = writeln!(text, "{line}");
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn every_file_has_the_headers_and_only_a_hashed_one_is_cached() {
        let index = "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'\">";
        let site = Site::of(index, "/admin/").unwrap();
        let text = headers(&site, &["loket-0123456789abcdef.js".to_owned()]);
        assert!(text.starts_with("/admin/*\n  Content-Security-Policy: default-src 'none'"), "{text}");
        for (name, value) in site.headers() {
            assert!(text.contains(&format!("  {name}: {value}\n")), "{name} in {text}");
        }
        assert!(text.contains("/admin/config.json\n  Cache-Control: no-cache\n"), "{text}");
        assert!(text.ends_with(
            "/admin/loket-0123456789abcdef.js\n  Cache-Control: public, max-age=31536000, immutable\n"
        ));
    }

    #[test]
    fn only_paths_of_the_app_lead_to_its_page() {
        let text = redirects("/admin/", &[String::new(), "tickets".to_owned()]);
        assert_eq!(text, "/admin/tickets /admin/ 200\n/admin/tickets/* /admin/ 200\n");
    }
}
