//! The tables of routes in boot.js and service-worker.js are written from that of the app.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use loket::routes::{Area, ROUTES, RouteEntry};

const BEGINNING: &str = "// routes\n";
const END: &str = "// end of routes";

/// The routes with their parts and first requests.
fn table() -> String {
    let lines = ROUTES.map(|RouteEntry { pattern, area, tab, first_requests, .. }| {
        let parts: Vec<_> = [Some(area), tab].into_iter().flatten().map(Area::name).collect();
        let first: String = first_requests.iter().map(|first| format!(", {first:?}")).collect();
        format!("  [{pattern:?}, {:?}{first}],\n", parts.join(" "))
    });
    format!("const routes = [\n{}];\n", lines.concat())
}

/// How the paths of the app begin.
fn places() -> String {
    let mut places: Vec<&str> = Vec::new();
    for RouteEntry { pattern, .. } in ROUTES {
        let beginning = pattern.split('/').next().unwrap_or_default();
        if !places.contains(&beginning) {
            places.push(beginning);
        }
    }
    let lines: String = places.iter().map(|place| format!("  {place:?},\n")).collect();
    format!("const places = [\n{lines}];\n")
}

fn check(name: &str, expected: &str) {
    let file = format!("{}/{name}", env!("CARGO_MANIFEST_DIR"));
    let script = std::fs::read_to_string(&file).unwrap();
    let (before, rest) = script.split_once(BEGINNING).unwrap();
    let (known, after) = rest.split_once(END).unwrap();
    if std::env::var_os("LOKET_UPDATE_DOCS").is_some() {
        std::fs::write(file, format!("{before}{BEGINNING}{expected}{END}{after}")).unwrap();
    } else {
        assert_eq!(known, expected, "write it with LOKET_UPDATE_DOCS=1 cargo test --test boot");
    }
}

#[test]
fn boot_has_the_routes_of_the_app() {
    check("boot.js", &table());
}

#[test]
fn the_service_worker_knows_how_the_paths_of_the_app_begin() {
    check("service-worker.js", &places());
}
