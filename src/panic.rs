//! What a person sees when the app itself fails.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use web_sys::{Document, Element, Location};

use crate::routes::without_ids;

/// Paints a message with a way out over the page, and tells the console where it happened. The message of the panic
/// itself stays out of both: it may hold a value of a record.
pub fn paint(information: &PanicHookInfo<'_>) {
    let place = information.location().map(ToString::to_string).unwrap_or_default();
    // The location of a crate on the machine that built the app is private.
    let place = place.split_once("/registry/src/").map_or(&*place, |(_, place)| place);
    web_sys::console::error_1(&JsValue::from_str(&format!("Loket stopped at {place}")));
    // Nothing is left to report a failure of the report to.
    let _ = message(place);
}

/// Paints the same message where the browser broke off the app's code itself: no panic has said so.
pub fn paint_trap(reason: &str) {
    // Nothing is left to report a failure of the report to.
    let _ = message(reason);
}

/// The words of the message.
struct Messages {
    title: &'static str,
    advice: &'static str,
    reload: &'static str,
    home: &'static str,
    report: &'static str,
}

const ENGLISH: Messages = Messages {
    title: "Loket has stopped",
    advice: "This is a fault in Loket itself. Reload the page to go on: what you typed is saved, but for files. If it stops again, begin at the start page.",
    reload: "Reload",
    home: "Start page",
    report: "For your web developer (nothing of your organisation is in it):",
};

const DUTCH: Messages = Messages {
    title: "Loket is gestopt",
    advice: "Dit is een fout in Loket zelf. Laad de pagina opnieuw om verder te gaan: wat je hebt ingevuld, is bewaard, behalve bestanden. Stopt het weer, begin dan bij de startpagina.",
    reload: "Opnieuw laden",
    home: "Startpagina",
    report: "Voor wie Loket beheert (er staat niets van je organisatie in):",
};

fn message(place: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    // Code that still runs may fail again.
    if document.query_selector(".stopped")?.is_some() {
        return Ok(());
    }
    let dutch =
        document.document_element().is_some_and(|root| root.get_attribute("lang").as_deref() == Some("nl"));
    let Messages { title, advice, reload, home, report } = if dutch { DUTCH } else { ENGLISH };
    let location = document.location().ok_or(JsValue::NULL)?;
    let path = location.pathname()?;
    let details = format!(
        "Loket {}\n{place}\n{}\n{}",
        env!("CARGO_PKG_VERSION"),
        without_ids(&path),
        window.navigator().user_agent()?,
    );

    let panel = element(&document, "div", "stopped", "")?;
    panel.set_attribute("role", "alert")?;
    panel.append_child(&*element(&document, "h2", "", title)?)?;
    panel.append_child(&*element(&document, "p", "", advice)?)?;
    let ways = element(&document, "div", "actions", "")?;
    ways.append_child(&*way_out(&document, reload, "button primary", &here(&location)?)?)?;
    let start = document.base_uri()?.unwrap_or_default();
    ways.append_child(&*way_out(&document, home, "button", &start)?)?;
    panel.append_child(&ways)?;
    let label = element(&document, "label", "", report)?;
    let text = element(&document, "textarea", "input", &details)?;
    text.set_attribute("readonly", "")?;
    text.set_attribute("rows", "4")?;
    label.append_child(&text)?;
    panel.append_child(&label)?;
    // That the app has not started is said only where nothing else is.
    if let Some(trouble) = document.get_element_by_id("start-trouble") {
        trouble.remove();
    }
    document.body().ok_or(JsValue::NULL)?.append_child(&panel)?;
    Ok(())
}

fn element(document: &Document, name: &str, class: &str, text: &str) -> Result<Element, JsValue> {
    let element = document.create_element(name)?;
    element.set_class_name(class);
    element.set_text_content(Some(text));
    Ok(element)
}

/// A link that loads the app anew. With a target it is no link within the app, which might still follow those.
fn way_out(document: &Document, text: &str, class: &str, href: &str) -> Result<Element, JsValue> {
    let link = element(document, "a", class, text)?;
    link.set_attribute("href", href)?;
    link.set_attribute("target", "_top")?;
    Ok(link)
}

/// The present address without its fragment, to which a browser would only scroll.
fn here(location: &Location) -> Result<String, JsValue> {
    Ok(location.pathname()? + &location.search()?)
}
