//! The built app beside `/v1`.

use std::fs;

use loket_service::{Options, StartError, start};
use reqwest::{Method, StatusCode};
use tempfile::TempDir;

use crate::client::{Client, Reply, options, receive};

const HASHED: &str = "loket-0123456789abcdef_bg.wasm";

/// A folder like the one that the build leaves.
fn built() -> TempDir {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, content: &str| fs::write(folder.path().join(name), content).unwrap();
    write("index.html", "<!doctype html>index");
    write("config.json", "{}");
    write(HASHED, "wasm");
    write(&format!("{HASHED}.br"), "wasm in brotli");
    write(&format!("{HASHED}.gz"), "wasm in gzip");
    folder
}

async fn serving(folder: &TempDir, base_path: &str) -> Client {
    let static_files = Some(folder.path().to_owned());
    Client::start_with(Options { static_files, base_path: base_path.into(), ..options() }).await
}

async fn get(client: &Client, path: &str, encodings: &str) -> Reply {
    receive(client.bare_request(Method::GET, path).header("accept-encoding", encodings)).await.unwrap()
}

#[tokio::test]
async fn files_are_served_below_any_base_path() {
    let folder = built();
    for base in ["/", "/admin/", "/kaart/verkoop/"] {
        let client = serving(&folder, base).await;
        for (path, content) in [
            ("", "<!doctype html>index"),
            ("index.html", "<!doctype html>index"),
            ("config.json", "{}"),
            (HASHED, "wasm"),
            // Places of the app's own, which a reload asks the server for.
            ("tickets", "<!doctype html>index"),
            ("events/1001/orders", "<!doctype html>index"),
            ("events/1001/", "<!doctype html>index"),
        ] {
            let reply = get(&client, &format!("{base}{path}"), "identity").await;
            assert_eq!((reply.status, reply.text.as_str()), (StatusCode::OK, content), "{base}{path}");
        }
        for path in ["missing.js", "assets/missing.css"] {
            assert_eq!(
                get(&client, &format!("{base}{path}"), "identity").await.status,
                StatusCode::NOT_FOUND
            );
        }
        client.get("/v1/tickets/3001").await.ok();
        assert_eq!(client.get("/v1/nothing").await.json()["message"], "There is no such path.");
        assert_eq!(client.get("/stand-in/requests").await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn a_base_path_without_its_slash_leads_to_it() {
    let folder = built();
    let client = serving(&folder, "/admin/").await;
    let reply = get(&client, "/admin", "identity").await;
    assert!(reply.status.is_redirection());
    assert_eq!(reply.header("location"), Some("/admin/"));
    assert_eq!(get(&client, "/", "identity").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn files_have_the_types_that_a_browser_needs() {
    let folder = built();
    let client = serving(&folder, "/").await;
    for (path, content_type) in
        [(HASHED, "application/wasm"), ("config.json", "application/json"), ("x", "text/html")]
    {
        let reply = get(&client, &format!("/{path}"), "identity").await;
        assert!(reply.header("content-type").unwrap().starts_with(content_type), "{path}");
    }
}

#[tokio::test]
async fn a_compressed_sibling_is_sent_to_those_who_take_it() {
    let folder = built();
    let client = serving(&folder, "/").await;
    for (accepted, encoding, content) in [
        ("gzip, br", Some("br"), "wasm in brotli"),
        ("gzip", Some("gzip"), "wasm in gzip"),
        ("identity", None, "wasm"),
    ] {
        let reply = get(&client, &format!("/{HASHED}"), accepted).await;
        assert_eq!((reply.header("content-encoding"), reply.text.as_str()), (encoding, content));
        assert_eq!(reply.header("content-type"), Some("application/wasm"));
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
    }
}

#[tokio::test]
async fn only_what_is_named_by_its_content_is_cached() {
    let folder = built();
    let client = serving(&folder, "/").await;
    for (path, caching) in [
        (HASHED, "public, max-age=31536000, immutable"),
        ("", "no-cache"),
        ("index.html", "no-cache"),
        ("config.json", "no-cache"),
        ("tickets/3001", "no-cache"),
        ("0123456789abcdef-missing.js", "no-cache"),
        // A place whose name happens to look like a hash.
        ("orders/0123456789abcdef", "no-cache"),
    ] {
        let reply = get(&client, &format!("/{path}"), "identity").await;
        assert_eq!(reply.header("cache-control"), Some(caching), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(reply.header("x-frame-options"), Some("DENY"));
    }
}

#[tokio::test]
async fn no_file_outside_the_folder_is_served() {
    let folder = built();
    fs::create_dir(folder.path().join("dist")).unwrap();
    fs::write(folder.path().join("dist/index.html"), "inner").unwrap();
    let static_files = Some(folder.path().join("dist"));
    let client = Client::start_with(Options { static_files, ..options() }).await;
    for path in ["/../config.json", "/%2e%2e/config.json", "/..%2fconfig.json"] {
        assert_ne!(get(&client, path, "identity").await.text, "{}", "{path}");
    }
}

#[tokio::test]
async fn a_folder_without_an_app_is_refused() {
    let empty = TempDir::new().unwrap();
    let static_files = Some(empty.path().to_owned());
    let error = start(Options { static_files, ..options() }).await.unwrap_err();
    assert!(matches!(error, StartError::StaticFiles(_)));
    assert!(error.to_string().contains("index.html") && !error.to_string().contains('\n'));
}

#[tokio::test]
async fn a_base_path_that_can_not_be_is_refused() {
    let folder = built();
    for base in ["", "admin", "/admin", "admin/", "/v1/", "/stand-in/", "/{x}/"] {
        let options =
            Options { static_files: Some(folder.path().to_owned()), base_path: base.into(), ..options() };
        assert!(matches!(start(options).await.unwrap_err(), StartError::BasePath(_)), "{base}");
    }
}
