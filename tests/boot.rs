//! What boot.js knows of the app's places: the table in it is written from the app's own.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use loket::route::{PLACES, Place};

const BEGINNING: &str = "// places\n";
const END: &str = "// end of places";

fn table() -> String {
    let lines = PLACES.map(|Place { path, area, first }| {
        let first = first.map(|first| format!(", {first:?}")).unwrap_or_default();
        format!("  [{path:?}, {:?}{first}],\n", area.name())
    });
    format!("const places = [\n{}];\n", lines.concat())
}

#[test]
fn boot_knows_the_places_of_the_app() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/boot.js");
    let script = std::fs::read_to_string(file).unwrap();
    let (before, rest) = script.split_once(BEGINNING).unwrap();
    let (known, after) = rest.split_once(END).unwrap();
    if std::env::var_os("LOKET_UPDATE_DOCS").is_some() {
        std::fs::write(file, format!("{before}{BEGINNING}{}{END}{after}", table())).unwrap();
    } else {
        assert_eq!(known, table(), "write it with LOKET_UPDATE_DOCS=1 cargo test --test boot");
    }
}
