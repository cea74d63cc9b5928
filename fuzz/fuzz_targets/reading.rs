//! Reads whatever comes, as each record and as everything else that comes from outside, and holds the laws of reading
//! against it. The first byte picks the record, the rest is the text.

#![no_main]

use std::path::Path;
use std::{fs, io};

use libfuzzer_sys::fuzz_target;

use record::RECORDS;

#[allow(dead_code, reason = "the tests compare with its tables")]
#[path = "../../tests/wire/interface.rs"]
mod interface;
#[path = "../../tests/wire/laws.rs"]
mod laws;
#[allow(dead_code, reason = "the tests look at what is read")]
#[path = "../../tests/wire/record.rs"]
mod record;

/// Where the texts are kept that reach something new.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/reading");

fuzz_target!(
    init: sow().expect("the corpus can be written"),
    |input: &[u8]| {
        let Some((first, text)) = input.split_first() else { return };
        // What a browser takes from the network is a text, with a mark for what was none.
        let text = String::from_utf8_lossy(text);
        (RECORDS[usize::from(*first) % RECORDS.len()].laws)(&text);
        laws::hold_of_any(&text);
    }
);

/// Puts the samples into the corpus: each record, and a page of it.
fn sow() -> io::Result<()> {
    fs::create_dir_all(CORPUS)?;
    for (tag, record) in (b'A'..).zip(&RECORDS) {
        let name = record.name.to_lowercase().replace(' ', "-");
        let page = format!("{{\"data\":[{},null],\"meta\":{META}}}", record.sample);
        for (kind, text) in [("record", record.sample), ("page", &page)] {
            let seed = Path::new(CORPUS).join(format!("{name}-{kind}"));
            fs::write(seed, [&[tag], text.as_bytes()].concat())?;
        }
    }
    Ok(())
}

const META: &str = r#"{"current_page":1,"from":1,"last_page":1,"per_page":20,"to":2,"total":2}"#;
