//! What the page writes to the console.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, JSON, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;

/// The functions that write.
const KINDS: [&str; 6] = ["log", "info", "warn", "error", "debug", "trace"];

type Writing = Closure<dyn Fn(JsValue)>;

/// Sees what is written and passes it on, until it is dropped.
pub struct Console {
    lines: Rc<RefCell<Vec<String>>>,
    watched: [(&'static str, Function, Writing); 6],
}

impl Console {
    /// Looks from now on.
    pub fn watch() -> Self {
        let lines = Rc::new(RefCell::new(Vec::new()));
        let watched = KINDS.map(|kind| {
            let function: Function = Reflect::get(&console(), &kind.into()).unwrap().unchecked_into();
            let writing = {
                let (lines, function) = (Rc::clone(&lines), function.clone());
                Writing::new(move |line: JsValue| {
                    let text = line.as_string().or_else(|| JSON::stringify(&line).ok()?.as_string());
                    lines.borrow_mut().push(text.unwrap_or_default());
                    function.call1(&console(), &line).unwrap();
                })
            };
            put(kind, writing.as_ref());
            (kind, function, writing)
        });
        Self { lines, watched }
    }

    /// What was written so far.
    pub fn lines(&self) -> Vec<String> {
        self.lines.borrow().clone()
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        for (kind, function, _) in &self.watched {
            put(kind, function);
        }
    }
}

fn console() -> JsValue {
    Reflect::get(&window(), &"console".into()).unwrap()
}

fn put(kind: &str, function: &JsValue) {
    Reflect::set(&console(), &kind.into(), function).unwrap();
}
