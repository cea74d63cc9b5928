//! What the documents promise is what the code has.

#![allow(clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use loket::api::assumptions::ASSUMPTIONS;

const ASSUMED: &str = include_str!("../docs/assumptions.md");
const DEPENDENCIES: &str = include_str!("../docs/dependencies.md");
const PROMISES: &str = include_str!("../docs/promises.md");
const APP: &str = include_str!("../Cargo.toml");
/// The packages that the app is made of, besides itself.
const PACKAGES: [&str; 4] = [
    include_str!("../crates/api/Cargo.toml"),
    include_str!("../crates/data_grid/Cargo.toml"),
    include_str!("../crates/models/Cargo.toml"),
    include_str!("../crates/reader/Cargo.toml"),
];
const DERIVES: &str = include_str!("../derive/Cargo.toml");
const SPLITTER: &str = include_str!("../split/Cargo.toml");
const SERVICE: &str = include_str!("../service/Cargo.toml");
const COMMANDS: &str = include_str!("../xtask/Cargo.toml");
const TESTS: [&str; 4] = [
    include_str!("browser/Cargo.toml"),
    include_str!("benchmark/Cargo.toml"),
    include_str!("end_to_end/Cargo.toml"),
    include_str!("../fuzz/Cargo.toml"),
];

#[test]
fn every_assumption_is_documented() {
    let rows: Vec<String> = ASSUMPTIONS
        .iter()
        .map(|it| format!("| {} | {} | {} |", it.not_shown, it.assumed, it.changed_by).replace("|  |", "| |"))
        .collect();
    let table = rows.join("\n");
    assert!(ASSUMED.contains(&table), "the table of assumptions should be:\n{table}");
}

/// The crates of others that the tables of a manifest whose name ends so name.
fn crates(manifest: &'static str, table: &str) -> BTreeSet<&'static str> {
    let mut is_inside = false;
    let mut names = BTreeSet::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            let is_used = !line.starts_with("[workspace.");
            is_inside = is_used && line.trim_end_matches(']').rsplit(['[', '.']).next() == Some(table);
        } else if let Some((name, _)) = line.split_once(" = ").filter(|_| is_inside) {
            names.insert(name.trim_end_matches(".workspace"));
        }
    }
    names.retain(|name| !name.starts_with("loket"));
    names
}

/// The text between backticks at the beginning of the rows of a part of a document.
fn rows(document: &'static str, title: &str) -> BTreeSet<&'static str> {
    let part = document.split("\n## ").find(|part| part.starts_with(title)).expect("a part of this title");
    part.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(name, _)| name).collect()
}

/// The crates of others that the app is made from.
fn crates_of_app() -> BTreeSet<&'static str> {
    PACKAGES.into_iter().chain([APP]).flat_map(|manifest| crates(manifest, "dependencies")).collect()
}

#[test]
fn every_dependency_has_its_reason() {
    let (app, service, commands) =
        (crates_of_app(), crates(SERVICE, "dependencies"), crates(COMMANDS, "dependencies"));
    assert_eq!(rows(DEPENDENCIES, "The app"), app);
    assert_eq!(rows(DEPENDENCIES, "The derives"), crates(DERIVES, "dependencies"));
    assert_eq!(rows(DEPENDENCIES, "The splitter"), crates(SPLITTER, "dependencies"));
    assert_eq!(rows(DEPENDENCIES, "The stand-in service"), service);
    assert_eq!(rows(DEPENDENCIES, "The developer's commands"), commands);
    let manifests = [APP, SERVICE].into_iter().chain(PACKAGES).chain(TESTS);
    let mut tests: BTreeSet<_> =
        manifests.flat_map(|manifest| crates(manifest, "dev-dependencies")).collect();
    tests.extend(crates(TESTS[3], "dependencies"));
    tests.retain(|name| !app.contains(name) && !service.contains(name) && !commands.contains(name));
    assert_eq!(rows(DEPENDENCIES, "The tests"), tests);
}

#[test]
fn every_dependency_of_the_app_and_each_of_its_features_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code: String = ["src", "crates"]
        .map(|folder| sources(&root.join(folder)))
        .concat()
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .flat_map(|text| text.lines().map(|line| line.trim().to_owned() + "\n").collect::<Vec<_>>())
        .filter(|line| !line.starts_with("//"))
        .collect();
    for name in crates_of_app() {
        let path = name.replace('-', "_");
        assert!(code.contains(&format!("{path}::")), "{name} is not used");
    }
    let derives = code.lines().any(|line| line.starts_with("#[derive(") && line.contains("erialize"));
    let serde = APP.lines().find(|line| line.starts_with("serde = ")).expect("serde");
    assert_eq!(serde.contains("derive"), derives, "serde's derive is enabled where it is used");
    let reason =
        DEPENDENCIES.lines().find(|line| line.starts_with("| `serde` ")).expect("a reason for serde");
    assert_eq!(reason.contains("deriv"), derives, "what is said of serde: {reason}");
}

/// The sources below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the project");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn every_promise_names_tests_that_there_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for file in ["src", "crates", "service/src", "service/tests", "tests", "xtask/src"]
        .map(|it| sources(&root.join(it)))
        .concat()
    {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let mut is_test = false;
        for line in text.lines().map(str::trim) {
            let name =
                line.split_once("fn ").and_then(|(_, rest)| rest.split_once('(')).map(|(name, _)| name);
            match name {
                Some(name) if is_test => {
                    found.insert(name.to_owned());
                    is_test = false;
                }
                _ => is_test |= line.starts_with("#[") && line.contains("test]"),
            }
        }
    }
    let mut count = 0;
    for row in PROMISES.lines().filter(|line| line.starts_with("| ") && line.contains('`')) {
        for name in row.split('`').skip(1).step_by(2).filter(|name| !name.contains(['.', '/', ' '])) {
            count += 1;
            assert!(found.contains(name), "there is no test {name}, which this names: {row}");
        }
    }
    assert!(count > 20, "only {count} tests are named");
}

#[test]
fn the_patch_that_adds_a_field_applies() {
    let git = std::process::Command::new("git")
        .args(["apply", "--check", "docs/add-a-field.patch"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("git runs");
    let said = String::from_utf8_lossy(&git.stderr);
    assert!(
        git.status.success(),
        "write docs/add-a-field.patch anew (CONTRIBUTING.md, \"Add a field\"):\n{said}"
    );
}

#[test]
fn links_between_documents_lead_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut documents: Vec<PathBuf> = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        .iter()
        .map(|file| root.join(file))
        .collect();
    let is_document = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "md");
    documents.extend(sources(&root.join("docs")).into_iter().filter(is_document));
    assert!(documents.len() > 12, "only {} documents are read", documents.len());
    for file in documents {
        let text = fs::read_to_string(&file).expect("a document");
        let folder = file.parent().expect("a document is in a folder");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            let is_own = !link.is_empty() && !link.contains("://");
            assert!(!is_own || folder.join(link).exists(), "{} leads to {link}", file.display());
        }
    }
}

#[test]
fn the_walks_name_files_that_there_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the architecture");
    let steps: Vec<&str> =
        text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).collect();
    assert_eq!(steps.len(), 16);
    for step in steps {
        let file = step.split('`').nth(1).expect("a file");
        assert!(root.join("src").join(file).exists() || root.join(file).exists(), "{file}");
    }
}
