//! The table of routes in boot.js is written from that of the app.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use loket::routes::{ROUTES, RouteEntry};

const BEGINNING: &str = "// routes\n";
const END: &str = "// end of routes";

fn table() -> String {
    let lines = ROUTES.map(|RouteEntry { pattern, area, first_request, .. }| {
        let first = first_request.map(|first| format!(", {first:?}")).unwrap_or_default();
        format!("  [{pattern:?}, {:?}{first}],\n", area.name())
    });
    format!("const routes = [\n{}];\n", lines.concat())
}

#[test]
fn boot_has_the_routes_of_the_app() {
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
