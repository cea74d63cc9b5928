//! The modules of the app and what each must not import (the table in `src/lib.rs`), enforced by reading the sources.

#![allow(clippy::expect_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// A module below `src`, and what no file in it may import: a module of the app, or another crate.
const RULES: &[(&str, &[&str])] = &[
    ("app.rs", &["crate::models", "crate::forms"]),
    ("app_update.rs", &["crate::features", "crate::components", "crate::api", "crate::query"]),
    ("routes", &["leptos", "web_sys", "crate::features", "crate::api", "crate::query"]),
    ("navigation", &["crate::features", "crate::api", "crate::query"]),
    ("config.rs", &["crate::features", "crate::query", "leptos", "web_sys"]),
    ("session.rs", &["crate::features", "crate::query"]),
    ("live_reload.rs", &["crate"]),
    ("parts.rs", &["crate::forms", "crate::models"]),
    // What they may know of the app, their packages say.
    ("api", &["leptos"]),
    ("models", &["web_sys", "leptos"]),
    ("data_grid", &["web_sys", "leptos"]),
    ("models/value", &["serde_json", "crate::json", "crate::scalar", "crate::received", "crate::raw_json"]),
    ("storage.rs", &["crate"]),
    ("reactive.rs", &["web_sys", "crate"]),
    ("query", &["crate::features", "crate::components", "crate::forms", "web_sys", "gloo_net"]),
    (
        "analytics",
        &["web_sys", "leptos", "crate::api", "crate::query", "crate::features", "crate::components"],
    ),
    ("forms", &["web_sys", "leptos", "crate::features", "crate::query", "crate::components"]),
    ("components", &["crate::api", "crate::query", "crate::routes", "crate::models", "crate::features"]),
    ("features", &["gloo_net"]),
    ("features/sales", &["crate::features::orders", "crate::features::door", "crate::features::home"]),
    ("features/door", &["crate::features::orders"]),
    ("i18n", &["crate::api", "crate::query", "crate::features", "crate::components"]),
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
    let entries = fs::read_dir(place).expect("a folder of the app");
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

fn source_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The sources of a module: those of a package, or below `src`.
fn folder(place: &str) -> PathBuf {
    let (package, rest) = place.split_once('/').unwrap_or((place, ""));
    let package = package_folder(package);
    if package.is_dir() { package.join(rest) } else { source_folder().join(place) }
}

/// The sources of a package of the app.
fn package_folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("crates").join(name).join("src")
}

/// The lines below a place in which one of some texts is named.
fn findings(place: &str, forbidden: &[&str]) -> Vec<String> {
    let mut findings = Vec::new();
    for file in sources(&folder(place)) {
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
    line.match_indices(name).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + name.len()..].chars().next();
        let begins_inside = name.starts_with(is_of_name) && before.is_some_and(is_of_name);
        let ends_inside = name.ends_with(is_of_name) && after.is_some_and(is_of_name);
        !begins_inside && !ends_inside
    })
}

fn is_of_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The module of a file, such as `crate::features::orders`.
fn module_of(file: &Path) -> String {
    let packages = ["api", "models", "data_grid"].map(package_folder);
    let roots = [vec![source_folder()], packages.to_vec()].concat();
    let below = roots.iter().find_map(|root| file.strip_prefix(root).ok()).expect("a file of the app");
    let below = below.with_extension("");
    let names = below.iter().map(|name| name.to_string_lossy().into_owned());
    let names = names.filter(|name| !matches!(name.as_str(), "mod" | "lib" | "main"));
    std::iter::once("crate".to_owned()).chain(names).collect::<Vec<_>>().join("::")
}

/// Every path that some code names, from its first segment on, however it is spelled: grouped imports are taken apart, and
/// `self` and `super` are resolved from the module.
fn paths(code: &str, module: &str) -> Vec<String> {
    let mut paths = Vec::new();
    let mut rest = code;
    while let Some(start) = rest.find(is_of_name) {
        let begins_path = !rest[..start].ends_with("::") && !rest[..start].ends_with('.');
        let end = rest[start..].find(|character| !is_of_name(character) && character != ':');
        let path = &rest[start..end.map_or(rest.len(), |end| start + end)];
        let after = &rest[start + path.len()..];
        if begins_path && path.ends_with("::") && after.starts_with('{') {
            let (group, tail) = group(after);
            paths.extend(
                members(group).into_iter().map(|member| resolved(&format!("{path}{member}"), module)),
            );
            rest = tail;
        } else {
            if begins_path && path.contains("::") {
                paths.push(resolved(path, module));
            }
            rest = after;
        }
    }
    paths
}

/// What is between the braces that a text begins with, and what follows them.
fn group(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (&text[1..at], &text[at + 1..]);
        }
    }
    (&text[1..], "")
}

/// The members of a grouped import, those of groups within it among them.
fn members(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = rest.find([',', '{']).unwrap_or(rest.len());
        let path = rest[..end].trim();
        if rest[end..].starts_with('{') {
            let (inner, tail) = group(&rest[end..]);
            found.extend(members(inner).into_iter().map(|member| format!("{path}{member}")));
            rest = tail.trim_start_matches([',', ' ', '\n']);
        } else {
            found.push(path.to_owned());
            rest = rest[end..].trim_start_matches([',', ' ', '\n']);
        }
    }
    found
}

/// A path from the root of its crate.
fn resolved(path: &str, module: &str) -> String {
    let mut base: Vec<&str> = module.split("::").collect();
    let mut is_relative = false;
    let mut segments = path.split("::").peekable();
    while let Some(step) = segments.next_if(|segment| matches!(*segment, "self" | "super")) {
        is_relative = true;
        if step == "super" {
            base.pop();
        }
    }
    let rest: Vec<&str> = segments.collect();
    if is_relative { [base, rest].concat().join("::") } else { rest.join("::") }
}

fn is_below(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

#[test]
fn every_module_imports_only_what_it_may() {
    let mut findings = Vec::new();
    for (place, forbidden) in RULES {
        for file in sources(&folder(place)) {
            let lines: Vec<String> = code(&file).into_iter().map(|(_, line)| line).collect();
            let text = lines.join("\n");
            // Tests may import what they like, and are modules of their own.
            let own = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            for path in paths(own, &module_of(&file)) {
                findings.extend(
                    forbidden
                        .iter()
                        .filter(|module| is_below(&path, module))
                        .map(|_| format!("{} imports {path}", file.display())),
                );
            }
        }
    }
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn an_import_is_found_however_it_is_spelled() {
    let found = |code: &str| paths(code, "crate::features::orders::detail");
    assert_eq!(found("use crate::api::Client;"), ["crate::api::Client"]);
    assert_eq!(
        found("use crate::{api::{Client, order}, query::QueryClient};"),
        ["crate::api::Client", "crate::api::order", "crate::query::QueryClient"]
    );
    assert_eq!(found("use super::super::events::list;"), ["crate::features::events::list"]);
    assert_eq!(found("let a = self::status::of(order);"), ["crate::features::orders::detail::status::of"]);
    assert_eq!(found("fn a(order: &crate::models::Order) {}"), ["crate::models::Order"]);
    assert_eq!(found("use leptos::prelude::*;"), ["leptos::prelude::"]);
    assert!(is_below("leptos::prelude", "leptos"));
    assert!(!is_below("leptos_router::path", "leptos"));
}

#[test]
fn nothing_makes_markup_or_numbers_from_text() {
    let findings =
        ["", "api", "models", "data_grid", "reader"].map(|place| findings(place, NOWHERE)).concat();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

/// Names that are no words: of keys, and of the app.
const NO_WORDS: &[&str] = &[
    "Loket",
    "Backspace",
    "Escape",
    "Esc",
    "Enter",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "Control+K Meta+K",
    "Shift",
    "Tab",
    "Ctrl K ⌘ K",
    "Shift+ArrowLeft Shift+ArrowRight",
    "Shift ← →",
];

/// The texts in a line of code, without those that are escaped or raw.
fn texts(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

#[test]
fn every_visible_text_is_among_the_messages() {
    let root = source_folder();
    let is_sentence = |text: &&str| {
        let mut characters = text.chars();
        let begins = characters.next().is_some_and(char::is_uppercase);
        begins && characters.next().is_some_and(char::is_lowercase) && !NO_WORDS.contains(text)
    };
    let mut findings = Vec::new();
    for place in ["features", "components", "app.rs"] {
        let is_seen = |file: &PathBuf| !file.starts_with(root.join("features/gallery"));
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

/// The modules of the table in `src/lib.rs`, each with what it must not import.
fn table() -> Vec<(String, Vec<String>)> {
    let text = fs::read_to_string(source_folder().join("lib.rs")).expect("the root of the app");
    let cells = |line: &str| {
        line.strip_prefix("//! | ").map(|row| row.split('|').map(str::trim).map(str::to_owned).collect())
    };
    let rows = text.lines().filter_map(cells).skip(1);
    let modules = rows.filter(|cells: &Vec<String>| cells[0].contains('`')).flat_map(|cells| {
        let forbidden: Vec<String> =
            cells[2].split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let names = cells[0].split(", ").map(|name| name.trim_matches(['[', ']', '`']).replace("::", "/"));
        names.map(|name| (name, forbidden.clone())).collect::<Vec<_>>()
    });
    modules.collect()
}

#[test]
fn the_table_of_modules_is_whole_and_what_is_enforced() {
    let table = table();
    let entries = fs::read_dir(source_folder()).expect("the sources");
    let names =
        entries.map(|entry| entry.expect("a readable entry").file_name().to_string_lossy().into_owned());
    for name in names.filter(|name| name != "lib.rs") {
        let is_of_it = |listed: &String| *listed == name || format!("{listed}.rs") == name;
        assert!(table.iter().any(|(listed, _)| is_of_it(listed)), "{name} is not in the table of src/lib.rs");
    }
    for (module, forbidden) in table.iter().filter(|(_, forbidden)| !forbidden.is_empty()) {
        let is_of_it = |place: &str| place == module || place.strip_suffix(".rs") == Some(module);
        let rule = RULES.iter().find(|(place, _)| is_of_it(place));
        let (_, enforced) = rule.unwrap_or_else(|| panic!("nothing is enforced of {module}"));
        let is_enforced =
            |name: &str| enforced.contains(&name) || enforced.contains(&&*format!("crate::{name}"));
        for name in forbidden.iter().filter(|name| *name != "everything else") {
            assert!(is_enforced(name), "{module} may import {name}");
        }
    }
}
