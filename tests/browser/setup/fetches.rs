//! What the page fetches, seen on its way out.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::Request;

/// One request, and when it left.
#[derive(Clone)]
pub struct Fetch {
    /// The request.
    pub request: Request,
    /// Milliseconds since 1970.
    pub at: f64,
}

type Passing = Closure<dyn Fn(JsValue, JsValue) -> Promise>;

/// Sees every request of the page and passes it on, until it is dropped.
pub struct Fetches {
    seen: Rc<RefCell<Vec<Fetch>>>,
    fetch: Function,
    _passing: Passing,
}

impl Fetches {
    /// Looks from now on.
    pub fn watch() -> Self {
        let seen = Rc::new(RefCell::new(Vec::new()));
        let fetch: Function = Reflect::get(&window(), &"fetch".into()).unwrap().unchecked_into();
        let passing = {
            let (seen, fetch) = (Rc::clone(&seen), fetch.clone());
            Passing::new(move |input: JsValue, options: JsValue| {
                if let Some(request) = input.dyn_ref::<Request>() {
                    // Another handle: a copy made by the browser would have a separate abort signal.
                    let request = Clone::clone(request);
                    seen.borrow_mut().push(Fetch { request, at: js_sys::Date::now() });
                }
                fetch.call2(&window(), &input, &options).unwrap().unchecked_into()
            })
        };
        put(passing.as_ref());
        Self { seen, fetch, _passing: passing }
    }

    /// The requests for operations of the interface; not the probes that find out why one failed, which ask for no
    /// JSON.
    pub fn of_operations(&self) -> Vec<Fetch> {
        let asks_for_json = |request: &Request| {
            request.headers().get("Accept").unwrap().as_deref() == Some("application/json")
        };
        let mut seen = self.seen.borrow().clone();
        seen.retain(|fetch| fetch.request.url().contains("/v1/") && asks_for_json(&fetch.request));
        seen
    }

    /// How many requests of any kind, the probes among them.
    pub fn count(&self) -> usize {
        self.seen.borrow().len()
    }

    /// The only request for an operation.
    pub fn only(&self) -> Request {
        let mut fetches = self.of_operations();
        assert_eq!(fetches.len(), 1, "one request for an operation");
        fetches.remove(0).request
    }
}

impl Drop for Fetches {
    fn drop(&mut self) {
        put(&self.fetch);
    }
}

fn put(fetch: &JsValue) {
    Reflect::set(&window(), &"fetch".into(), fetch).unwrap();
}
