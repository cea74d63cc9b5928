//! The rooms of the house and what each may know (the table in `src/lib.rs`), held by reading the sources.

#![allow(clippy::expect_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// A place below `src`, and what no file in it may name.
const RULES: &[(&str, &[&str])] = &[
    ("app.rs", &["crate::wire", "crate::form"]),
    ("route", &["leptos", "web_sys", "crate::page", "crate::api", "crate::store"]),
    ("navigation.rs", &["crate::page", "crate::api", "crate::store"]),
    ("config.rs", &["crate::page", "crate::store", "leptos", "web_sys"]),
    ("session.rs", &["crate::page", "crate::store"]),
    ("live_reload.rs", &["crate::"]),
    ("parts.rs", &["crate::form", "crate::wire"]),
    ("api", &["leptos", "crate::form", "crate::page", "crate::store", "crate::ui", "crate::text"]),
    ("wire", &["web_sys", "leptos", "crate::api", "crate::store", "crate::page"]),
    (
        "domain",
        &[
            "serde",
            "web_sys",
            "leptos",
            "crate::api",
            "crate::wire",
            "crate::store",
            "crate::page",
            "crate::text",
        ],
    ),
    ("reactive.rs", &["web_sys", "crate::"]),
    ("store", &["crate::page", "crate::ui", "crate::form", "web_sys", "gloo_net"]),
    ("insight", &["web_sys", "leptos", "crate::api", "crate::store", "crate::page", "crate::ui"]),
    (
        "table",
        &["leptos", "web_sys", "crate::api", "crate::wire", "crate::store", "crate::page", "crate::ui"],
    ),
    ("form", &["web_sys", "leptos", "crate::page", "crate::store", "crate::ui"]),
    ("ui", &["crate::api", "crate::store", "crate::route", "crate::wire", "crate::page"]),
    ("page", &["gloo_net"]),
    ("text", &["crate::api", "crate::store", "crate::page", "crate::ui"]),
];

/// What no file of the app may name: neither markup nor a program is made from text, and no answer passes a JavaScript
/// number.
const NOWHERE: &[&str] = &[
    "inner_html",
    "set_inner_html",
    "set_outer_html",
    "insert_adjacent_html",
    "create_contextual_fragment",
    "parse_from_string",
    "innerHTML",
    "outerHTML",
    "srcdoc",
    "eval(",
    "Function::new_no_args",
    "Function::new_with_args",
    "JSON::parse",
    ".json()",
    ".json::<",
];

fn sources(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_owned()];
    }
    let entries = fs::read_dir(place).expect("a room of the house");
    entries.flat_map(|entry| sources(&entry.expect("a readable entry").path())).collect()
}

/// The lines of a file that say something to the compiler, each with its number.
fn code(file: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(file).expect("a source file");
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
        .map(|(index, line)| (index + 1, line.to_owned()))
        .collect()
}

fn findings(place: &str, forbidden: &[&str]) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut findings = Vec::new();
    for file in sources(&root.join(place)) {
        for (number, line) in code(&file) {
            for name in forbidden.iter().filter(|name| names(&line, name)) {
                findings.push(format!("{}:{number} names {name}", file.display()));
            }
        }
    }
    findings
}

/// Whether a line names something, rather than a longer name that contains it.
fn names(line: &str, name: &str) -> bool {
    let is_part = |character: char| character.is_alphanumeric() || character == '_';
    line.match_indices(name).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + name.len()..].chars().next();
        let begins_inside = name.starts_with(is_part) && before.is_some_and(is_part);
        let ends_inside = name.ends_with(is_part) && after.is_some_and(is_part);
        !begins_inside && !ends_inside
    })
}

#[test]
fn every_room_knows_only_what_it_may() {
    let findings: Vec<_> = RULES.iter().flat_map(|(place, forbidden)| findings(place, forbidden)).collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn nothing_makes_markup_or_numbers_from_text() {
    let findings = findings("", NOWHERE);
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

/// Names that are no words: of keys, and of the app.
const NO_WORDS: &[&str] = &["Loket", "Escape", "Esc", "Enter"];

/// The texts in a line of code, without those that are escaped or raw.
fn texts(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

#[test]
fn whatever_is_read_stands_among_the_words_of_a_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let is_sentence = |text: &&str| {
        let mut characters = text.chars();
        let begins = characters.next().is_some_and(char::is_uppercase);
        begins && characters.next().is_some_and(char::is_lowercase) && !NO_WORDS.contains(text)
    };
    let mut findings = Vec::new();
    for place in ["page", "ui", "app.rs"] {
        let is_seen = |file: &PathBuf| !file.starts_with(root.join("page/gallery"));
        for file in sources(&root.join(place)).into_iter().filter(is_seen) {
            // Tests speak of what they like.
            let own = code(&file).into_iter().take_while(|(_, line)| !line.contains("#[cfg(test)]"));
            for (number, line) in own {
                findings.extend(
                    texts(&line)
                        .filter(is_sentence)
                        .map(|text| format!("{}:{number} says {text:?}", file.display())),
                );
            }
        }
    }
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn a_name_is_found_only_as_a_whole() {
    assert!(names("use crate::api::Client;", "crate::api"));
    assert!(names("use leptos::prelude::*;", "leptos"));
    assert!(!names("use leptos_router::path;", "leptos"));
    assert!(!names("use crate::apiary;", "crate::api"));
    assert!(names("element.inner_html(text)", "inner_html"));
    assert!(names("response.json()", ".json()"));
}
