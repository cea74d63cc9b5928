//! What was asked of the service before the app was there to ask it.

use std::cell::RefCell;

use futures_util::future::select;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::AbortController;

use super::transport::Answer;

/// How long a page without records is not worth drawing, in milliseconds.
const MOMENT: u32 = 50;

thread_local! {
    static FIRST: RefCell<Vec<First>> = const { RefCell::new(Vec::new()) };
}

/// A read that boot.js has begun, in the way that [`super::transport`] reads.
pub(super) struct First {
    url: String,
    /// Ends it.
    pub(super) limit: AbortController,
    answer: Promise,
}

/// Stores what boot.js says it has asked: for each read an address, what ends the exchange, and a promise of the response and
/// its bytes. Any other value means that nothing was asked.
pub fn keep(asked: &JsValue) {
    let first = |asked: JsValue| {
        let asked: Array = asked.dyn_into().ok()?;
        let limit = asked.get(1).dyn_into().ok()?;
        let answer = asked.get(2).dyn_into().ok()?;
        Some(First { url: asked.get(0).as_string()?, limit, answer })
    };
    let asked = asked.dyn_ref::<Array>();
    FIRST.set(asked.into_iter().flat_map(Array::iter).filter_map(first).collect());
}

/// Waits for the answer to the first of them, but not long: a page that begins with its records appears sooner than one that is
/// drawn twice.
pub async fn wait() {
    let answer = FIRST.with_borrow(|asked| asked.first().map(|first| first.answer.clone()));
    if let Some(answer) = answer {
        select(JsFuture::from(answer), TimeoutFuture::new(MOMENT)).await;
    }
}

/// Ends those that no query waits for: an answer that is not needed as the app starts would be out of date later.
pub fn let_go() {
    FIRST.take().iter().for_each(|first| first.limit.abort());
}

/// The read of an address, if that is what was asked. It answers once.
pub(super) fn take(url: &str) -> Option<First> {
    FIRST.with_borrow_mut(|asked| {
        let place = asked.iter().position(|first| first.url == url)?;
        Some(asked.remove(place))
    })
}

impl First {
    /// The answer; nothing if the exchange broke or was ended.
    pub(super) async fn answer(self) -> Option<Answer> {
        let answer: Array = JsFuture::from(self.answer).await.ok()?.dyn_into().ok()?;
        let response: web_sys::Response = answer.get(0).dyn_into().ok()?;
        Some(Answer::new(&response.into(), Uint8Array::new(&answer.get(1)).to_vec()))
    }
}
