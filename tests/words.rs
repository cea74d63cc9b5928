//! The words of the app, its code and its documents: plain ones, each meaning one thing.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// Words that must not occur in the project's code, documents and texts, because a plainer one says the same.
const FORBIDDEN: [&str; 9] =
    ["stands", "somebody", "kept", "is there", "whoever", "whatever", "nobody", "of its own", "told"];

/// The files and folders with words.
const PLACES: [&str; 14] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "boot.js",
    "build.rs",
    "src",
    "crates",
    "derive",
    "split",
    "docs",
    "tests",
    "service",
    "xtask",
];

/// How the names of files with words end.
const ENDINGS: [&str; 3] = ["rs", "md", "js"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file, or the files below a folder that have words.
fn files(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_owned()];
    }
    let entries = fs::read_dir(place).expect("a folder of the project");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    paths
        .filter(|path| {
            path.is_dir()
                || path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| *known == ending))
        })
        .flat_map(|path| files(&path))
        .collect()
}

/// The texts of a file or folder, without this file, which names the forbidden words.
fn texts(place: &str) -> Vec<(PathBuf, String)> {
    let this = root().join("tests/words.rs");
    let files = files(&root().join(place)).into_iter().filter(|file| *file != this);
    files.map(|file| (file.clone(), fs::read_to_string(file).expect("a text"))).collect()
}

/// How often a word or phrase is in a text, in any case, and not as a part of a longer word.
fn count(text: &str, word: &str) -> usize {
    let is_letter = |character: Option<char>| character.is_some_and(|it| it.is_alphanumeric() || it == '_');
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    text.match_indices(&word)
        .filter(|(at, _)| {
            !is_letter(text[..*at].chars().next_back()) && !is_letter(text[at + word.len()..].chars().next())
        })
        .count()
}

#[test]
fn a_word_is_counted_only_as_a_whole() {
    assert_eq!(count("Kept, and kept_back, and skept: KEPT", "kept"), 2);
    assert_eq!(count("valid, an ID", "ID"), 1);
    assert_eq!(count("85 % sold", "% sold"), 1);
}

#[test]
fn forbidden_words_do_not_occur() {
    let mut found = Vec::new();
    for (file, text) in PLACES.iter().flat_map(|place| texts(place)) {
        for word in FORBIDDEN.iter().filter(|word| count(&text, word) > 0) {
            found.push(format!("{} says \"{word}\"", file.display()));
        }
    }
    assert!(found.is_empty(), "say it plainly:\n{}", found.join("\n"));
}

/// What the app says in a language, `en` or `nl`: each text between quotation marks, without what is filled in.
fn messages(language: &str) -> String {
    let mut said = Vec::new();
    for (_, text) in texts("src/i18n/messages") {
        // The language that was named last. Texts of functions beside the messages count for both.
        let mut current = None;
        let own = text.lines().take_while(|line| *line != "#[cfg(test)]");
        for line in own.filter(|line| !line.trim_start().starts_with("//")) {
            if line.starts_with('}') {
                current = None;
            }
            for (at, piece) in line.split('"').enumerate() {
                if at % 2 == 0 {
                    let mut named = piece.split_whitespace().filter_map(|word| word.strip_suffix(':'));
                    current = named.rfind(|name| ["en", "nl"].contains(name)).or(current);
                } else if current.is_none_or(|current| current == language) {
                    said.push(without_arguments(piece));
                }
            }
        }
    }
    said.join("\n")
}

/// A text without the arguments in braces, whose names are no words of the app.
fn without_arguments(text: &str) -> String {
    text.split('{').enumerate().fold(String::new(), |said, (at, piece)| {
        let rest = if at == 0 { piece } else { piece.split_once('}').map_or(piece, |(_, rest)| rest) };
        said + if at == 0 { "" } else { "…" } + rest
    })
}

#[test]
fn each_language_has_texts() {
    let (english, dutch) = (messages("en"), messages("nl"));
    assert_eq!(without_arguments("{count} of {total} rows"), "… of … rows");
    assert!(count(&english, "the") > 50 && count(&english, "het") == 0);
    assert!(count(&dutch, "het") > 50 && count(&dutch, "the") == 0);
}

#[test]
fn the_texts_use_the_terms_of_the_glossary() {
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary");
    let (english, dutch) = (messages("en"), messages("nl"));
    let rows: Vec<Vec<&str>> = glossary
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| English"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() >= 40, "{} terms", rows.len());
    let mut problems = Vec::new();
    for row in rows {
        let [term, term_in_dutch, meaning, others] = row[..] else { panic!("four columns: {row:?}") };
        assert!(!meaning.is_empty(), "{term}");
        for (texts, term) in [(&english, term), (&dutch, term_in_dutch)] {
            if count(texts, term) == 0 {
                problems.push(format!("no text says \"{term}\""));
            }
        }
        for other in others.split(',').map(str::trim).filter(|other| !other.is_empty()) {
            for line in english.lines().chain(dutch.lines()).filter(|line| count(line, other) > 0) {
                problems
                    .push(format!("say \"{term}\" or \"{term_in_dutch}\" instead of \"{other}\": {line}"));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn dutch_texts_say_je() {
    for line in messages("nl").lines() {
        for word in ["u", "uw", "uzelf"] {
            assert_eq!(count(line, word), 0, "{line}");
        }
    }
}
