//! Starts the app in the page that index.html brings.

use gloo_net::http::Response;
use gloo_timers::future::TimeoutFuture;
use js_sys::Promise;
use leptos::mount::mount_to_body;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use loket::api::{prefetch, reader};
use loket::app::{App, Environment};
use loket::config::{Config, ConfigProblem};
use loket::i18n::intl::is_zone;
use loket::parts;
use loket::preferences;
use loket::routes::{Area, Base};

/// The frame that index.html paints until the app puts its own in its place.
const OPENING: &str = "opening";
/// The name under which index.html says where the worker is that reads long lists.
const READER: &str = "reader";

fn main() {
    std::panic::set_hook(Box::new(loket::panic::paint));
}

/// Says that the app has stopped because the browser broke off its code, with what the browser says of it.
#[wasm_bindgen]
pub fn stopped(reason: &str) {
    loket::panic::paint_trap(reason);
}

/// Starts the app with what boot.js has asked for while the app itself was on its way: config.json, the parts that show the
/// page by their names, and perhaps what is shown first. Says whether the files of the app are to be stored, so that it starts
/// without a network.
/// Fails if the texts of the app do not come.
#[wasm_bindgen]
pub async fn start(settings: Promise, asked: Promise, needed: &str) -> Result<bool, JsError> {
    let root = document().base_uri().ok().flatten().and_then(|uri| web_sys::Url::new(&uri).ok());
    let (base, origin) = match &root {
        Some(url) => (url.pathname(), url.origin()),
        None => ("/".to_owned(), window().location().origin().unwrap_or_default()),
    };
    let mut config = Config::read(config_text(settings).await?.as_deref());
    for area in needed.split(' ').filter_map(Area::from_name) {
        // What could not be fetched is said where it would be.
        let _ = parts::fetch(area).await;
    }
    if let Some(script) = reader_script() {
        reader::set_script(&script);
    }
    let is_offline_wanted = config.offline;
    let zone = time_zone(&mut config);
    let language = preferences::language(config.display.language.as_deref());
    let words = parts::words(language).await?;
    if let Ok(asked) = JsFuture::from(asked).await {
        prefetch::keep(&asked);
        prefetch::wait().await;
    }
    let place = Environment { base: Base::new(&base), origin, zone, words };
    if let Some(opening) = document().get_element_by_id(OPENING) {
        opening.remove();
    }
    mount_to_body(move || {
        #[cfg(debug_assertions)]
        loket::live_reload::watch();
        view! { <App config place /> }
    });
    // By then, every view has asked for what it shows first.
    TimeoutFuture::new(0).await;
    prefetch::let_go();
    Ok(is_offline_wanted)
}

/// Where the script of the worker that reads long lists is, as the page says.
fn reader_script() -> Option<String> {
    let meta = document().query_selector(&format!("meta[name='{READER}']")).ok()??;
    meta.get_attribute("content")
}

/// The text of config.json beside index.html, if there is one: a host may answer for a missing file with a page, or that it
/// is forbidden. Fails if it may be there: without it, the app would work in another time zone or write in another form.
async fn config_text(answer: Promise) -> Result<Option<String>, JsError> {
    let unread = || JsError::new("config.json could not be read");
    let answer = JsFuture::from(answer).await.map_err(|_| unread())?;
    let response = Response::from(answer.unchecked_into::<web_sys::Response>());
    match response.status() {
        200..=299 => {}
        408 | 429 | 500.. => return Err(unread()),
        _ => return Ok(None),
    }
    let text = response.text().await.map_err(|_| unread())?;
    Ok(Some(text).filter(|text| !text.trim_start().starts_with('<')))
}

/// The configured time zone if the browser knows it.
fn time_zone(config: &mut Config) -> Option<String> {
    let zone = config.display.time_zone.take()?;
    if is_zone(&zone) {
        return Some(zone);
    }
    config.problems.push(ConfigProblem { key: "display.time_zone".to_owned(), value: format!("{zone:?}") });
    None
}
