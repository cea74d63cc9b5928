//! The words of the app and of its code: plain ones, each meaning one thing.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// Words that are courteous but odd, with how often they are still there. A limit only falls: it is lowered with the count.
const LIMITS: [(&str, usize); 8] = [
    ("stands", 0),
    ("somebody", 0),
    ("kept", 0),
    ("is there", 0),
    ("whoever", 0),
    ("whatever", 0),
    ("nobody", 0),
    ("of its own", 0),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder with one of the endings.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the project");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    paths
        .flat_map(|path| if path.is_dir() { files(&path, endings) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| endings.iter().any(|it| *it == ending)))
        .collect()
}

/// How often a word is in a text, in any case.
fn count(text: &str, word: &str) -> usize {
    let is_letter = |character: Option<char>| character.is_some_and(|it| it.is_alphanumeric() || it == '_');
    let text = text.to_lowercase();
    let matches = text.match_indices(word);
    matches
        .filter(|(at, _)| {
            !is_letter(text[..*at].chars().next_back()) && !is_letter(text[at + word.len()..].chars().next())
        })
        .count()
}

#[test]
fn odd_words_become_fewer() {
    let mut all: Vec<PathBuf> = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        .iter()
        .map(|file| root().join(file))
        .collect();
    for folder in ["src", "derive", "docs"] {
        all.extend(files(&root().join(folder), &["rs", "md"]));
    }
    let texts: Vec<String> = all.iter().map(|file| fs::read_to_string(file).expect("a text")).collect();
    for (word, limit) in LIMITS {
        let found: usize = texts.iter().map(|text| count(text, word)).sum();
        assert!(found <= limit, "\"{word}\" is used {found} times, {limit} are allowed: say it plainly");
        assert!(found == limit, "\"{word}\" is used {found} times only: lower its limit");
    }
}

/// What the app says, in both languages.
fn messages() -> String {
    let all = files(&root().join("src/i18n/messages"), &["rs"]);
    let texts = all.iter().map(|file| fs::read_to_string(file).expect("messages"));
    let texts: String = texts.collect();
    // Only what is between quotation marks.
    texts.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_texts_use_the_terms_of_the_glossary() {
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary");
    let said = messages();
    let rows: Vec<Vec<&str>> = glossary
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| English"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() >= 40, "{} terms", rows.len());
    for row in rows {
        let [english, dutch, meaning, others] = row[..] else { panic!("four columns: {row:?}") };
        assert!(!meaning.is_empty(), "{english}");
        for term in [english, dutch] {
            assert!(said.to_lowercase().contains(&term.to_lowercase()), "no text says \"{term}\"");
        }
        for other in others.split(',').map(str::trim).filter(|other| !other.is_empty()) {
            let found = said.lines().find(|line| count(line, other) > 0);
            assert_eq!(found, None, "say \"{english}\" or \"{dutch}\" instead of \"{other}\"");
        }
    }
}

#[test]
fn dutch_texts_say_je() {
    for line in messages().lines() {
        for word in ["u", "uw", "uzelf"] {
            assert_eq!(count(line, word), 0, "{line}");
        }
    }
}
