//! A chart as an image: its drawing with the light colours of the page, its title, and what its scale and axis say.

use js_sys::{Object, Promise, Reflect, encode_uri_component};
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlImageElement, XmlSerializer};

use super::clipboard::write;

const SVG: &str = "http://www.w3.org/2000/svg";
/// The size of the image, and what is beside the drawing: the title above, the scale at the left, the axis below.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 480;
const LEFT: u32 = 90;
const TOP: u32 = 90;
const RIGHT: u32 = 30;
const BOTTOM: u32 = 60;
/// The attribute of the page by which its styles know the theme.
const THEME: &str = "data-theme";
/// What the styles say of a shape.
const STYLES: [&str; 4] = ["fill", "stroke", "stroke-width", "stroke-dasharray"];

#[wasm_bindgen]
extern "C" {
    /// What the clipboard takes: content by its type, which may still be on its way.
    type ClipboardItem;

    #[wasm_bindgen(constructor, catch)]
    fn new(content: &Object) -> Result<ClipboardItem, JsValue>;
}

/// Puts an image of a figure, which has a title and a chart, onto the clipboard; `None` where the browser has none for
/// images.
pub(super) fn copy_image(figure: &Element) -> Option<Promise> {
    let markup = while_light(|| markup_of(figure))?;
    // The image is still being drawn: a browser lets a page write only as an answer to a click.
    let image = future_to_promise(async move { drawn(&markup).await });
    let content = Object::new();
    Reflect::set(&content, &"image/png".into(), &image).ok()?;
    let item = ClipboardItem::new(&content).ok()?;
    write("write", &js_sys::Array::of1(&item))
}

/// Runs `find` while the page has its light colours: most documents that an image is pasted into are white. The browser
/// paints nothing in between.
fn while_light<T>(find: impl FnOnce() -> Option<T>) -> Option<T> {
    let root = document().document_element()?;
    let theme = root.get_attribute(THEME).unwrap_or_default();
    set(&root, [(THEME, "light".to_owned())])?;
    let found = find();
    set(&root, [(THEME, theme)])?;
    found
}

/// The markup as a PNG.
async fn drawn(markup: &str) -> Result<JsValue, JsValue> {
    let image = HtmlImageElement::new()?;
    let markup = String::from(encode_uri_component(markup));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{markup}"));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let blob = Promise::new(&mut |resolve, reject| {
        if let Err(problem) = canvas.to_blob(&resolve) {
            // A promise that is settled already stays so.
            let _ = reject.call1(&JsValue::NULL, &problem);
        }
    });
    JsFuture::from(blob).await
}

/// The figure as a separate SVG document.
fn markup_of(figure: &Element) -> Option<String> {
    let body = document().body()?;
    let page = window().get_computed_style(&body).ok()??;
    let style = |name: &str| page.get_property_value(name).unwrap_or_default();
    let (ink, font) = (style("color"), style("font-family"));
    let root = document().create_element_ns(Some(SVG), "svg").ok()?;
    set(&root, [("width", WIDTH.to_string()), ("height", HEIGHT.to_string()), ("font-family", font)])?;
    let paper = add(&root, "rect")?;
    let all = || "100%".to_owned();
    set(&paper, [("width", all()), ("height", all()), ("fill", style("background-color"))])?;
    let text = |x: u32, y: u32, anchor: &str, size: u32, text: String| {
        let element = add(&root, "text")?;
        element.set_text_content(Some(&text));
        set(
            &element,
            [
                ("x", x.to_string()),
                ("y", y.to_string()),
                ("text-anchor", anchor.to_owned()),
                ("font-size", size.to_string()),
                ("fill", ink.clone()),
            ],
        )
    };
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    text(LEFT, 50, "start", 28, texts(figure, "h2")?.pop()?)?;
    for (place, label) in texts(figure, ".chart-scale > span")?.into_iter().enumerate() {
        text(LEFT - 14, TOP + 6 + place as u32 * (bottom - TOP) / 2, "end", 18, label)?;
    }
    for (place, label) in texts(figure, ".chart-axis > span")?.into_iter().enumerate() {
        let (x, anchor) = if place == 0 { (LEFT, "start") } else { (right, "end") };
        text(x, bottom + 30, anchor, 18, label)?;
    }
    let drawing = drawing_of(&figure.query_selector(".chart-plot > svg").ok()??)?;
    set(
        &drawing,
        [
            ("x", LEFT.to_string()),
            ("y", TOP.to_string()),
            ("width", (right - LEFT).to_string()),
            ("height", (bottom - TOP).to_string()),
        ],
    )?;
    root.append_child(&drawing).ok()?;
    XmlSerializer::new().ok()?.serialize_to_string(&root).ok()
}

/// A copy of a drawing with what the styles of the page say of its shapes.
fn drawing_of(original: &Element) -> Option<Element> {
    let copy: Element = original.clone_node_with_deep(true).ok()?.unchecked_into();
    let shapes = |drawing: &Element| drawing.query_selector_all("*").ok();
    let (styled, plain) = (shapes(original)?, shapes(&copy)?);
    for index in 0..styled.length() {
        let styled: Element = styled.get(index)?.unchecked_into();
        let plain: Element = plain.get(index)?.unchecked_into();
        let style = window().get_computed_style(&styled).ok()??;
        set(&plain, STYLES.map(|name| (name, style.get_property_value(name).unwrap_or_default())))?;
        set(&plain, [("vector-effect", "non-scaling-stroke".to_owned())])?;
    }
    Some(copy)
}

/// A new element within another one.
fn add(parent: &Element, name: &str) -> Option<Element> {
    let element = document().create_element_ns(Some(SVG), name).ok()?;
    parent.append_child(&element).ok()?;
    Some(element)
}

fn set<'a>(element: &Element, attributes: impl IntoIterator<Item = (&'a str, String)>) -> Option<()> {
    attributes.into_iter().try_for_each(|(name, value)| element.set_attribute(name, &value).ok())
}

/// The texts of the elements that a selector finds.
fn texts(figure: &Element, selector: &str) -> Option<Vec<String>> {
    let found = figure.query_selector_all(selector).ok()?;
    let text = |index| found.get(index).and_then(|element| element.text_content());
    Some((0..found.length()).filter_map(text).filter(|text| !text.is_empty()).collect())
}
