//! The headers that a folder asks its host for in a file `_headers`, as Netlify and Cloudflare Pages read it.

use std::fs;
use std::path::Path;

use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// The rules of a folder.
#[derive(Debug, Default)]
pub(crate) struct HostRules(Vec<Rule>);

/// A path, or with `*` at its end every path that begins so, and a header for it.
#[derive(Debug)]
struct Rule {
    path: String,
    name: HeaderName,
    value: HeaderValue,
}

impl HostRules {
    /// The rules of a folder; none where it has no such file.
    pub(crate) fn of(folder: &Path) -> Self {
        fs::read_to_string(folder.join("_headers")).map(|text| Self::read(&text)).unwrap_or_default()
    }

    fn read(text: &str) -> Self {
        let mut path = "";
        let mut rules = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            if !line.starts_with(char::is_whitespace) {
                path = line;
            } else if let Some((name, value)) = line.split_once(':')
                && let (Ok(name), Ok(value)) = (name.trim().parse(), value.trim().parse())
            {
                rules.push(Rule { path: path.to_owned(), name, value });
            }
        }
        Self(rules)
    }

    /// Sets the headers that the rules have for a path.
    pub(crate) fn apply(&self, path: &str, headers: &mut HeaderMap) {
        for rule in self.0.iter().filter(|rule| rule.concerns(path)) {
            headers.insert(rule.name.clone(), rule.value.clone());
        }
    }
}

impl Rule {
    fn concerns(&self, path: &str) -> bool {
        match self.path.strip_suffix('*') {
            Some(beginning) => path.starts_with(beginning),
            None => path == self.path,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_for_its_path_or_all_below_it() {
        let rules = HostRules::read("/*\n  A: one\n  B: x: y\n\n/file.js\n  A: two\n  no header\n");
        let of = |path: &str| {
            let mut headers = HeaderMap::new();
            rules.apply(path, &mut headers);
            let value =
                |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
            (value("a"), value("b"))
        };
        assert_eq!(of("/tickets/12"), (Some("one".to_owned()), Some("x: y".to_owned())));
        assert_eq!(of("/file.js"), (Some("two".to_owned()), Some("x: y".to_owned())));
    }
}
