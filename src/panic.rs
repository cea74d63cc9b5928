//! What a person sees when the app itself fails.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;

/// Paints a message with a way out over the page, and tells the console where it happened. The message of the panic
/// itself stays out of both: it may hold a value of a record.
pub fn paint(information: &PanicHookInfo<'_>) {
    let place = information.location().map(ToString::to_string).unwrap_or_default();
    web_sys::console::error_1(&JsValue::from_str(&format!("Loket stopped at {place}")));
    // Nothing is left to report a failure of the report to.
    let _ = message(&place);
}

fn message(place: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let dutch =
        document.document_element().is_some_and(|root| root.get_attribute("lang").as_deref() == Some("nl"));
    let (title, advice, reload) = if dutch {
        (
            "Loket is gestopt",
            "Dit is een fout in Loket zelf. Laad de pagina opnieuw om verder te gaan.",
            "Opnieuw laden",
        )
    } else {
        ("Loket has stopped", "This is a fault in Loket itself. Reload the page to go on.", "Reload")
    };
    let element = |name: &str, class: &str, text: &str| -> Result<web_sys::Element, JsValue> {
        let element = document.create_element(name)?;
        element.set_class_name(class);
        element.set_text_content(Some(text));
        Ok(element)
    };
    let panel = element("div", "stopped", "")?;
    panel.set_attribute("role", "alert")?;
    panel.append_child(&*element("h2", "", title)?)?;
    panel.append_child(&*element("p", "", advice)?)?;
    panel.append_child(&*element("code", "", place)?)?;
    let link = element("a", "button primary", reload)?;
    link.set_attribute("href", &document.location().ok_or(JsValue::NULL)?.href()?)?;
    panel.append_child(&link)?;
    document.body().ok_or(JsValue::NULL)?.append_child(&panel)?;
    Ok(())
}
