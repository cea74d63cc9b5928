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
    static FIRST: RefCell<Option<First>> = const { RefCell::new(None) };
}

/// A read that boot.js has begun, in the way that [`super::transport`] reads.
pub(super) struct First {
    url: String,
    /// Ends it.
    pub(super) limit: AbortController,
    answer: Promise,
}

/// Stores what boot.js says it has asked: an address, what ends the exchange, and a promise of the response and its
/// bytes. Any other value means that nothing was asked.
pub fn keep(asked: &JsValue) {
    let first = asked.dyn_ref::<Array>().and_then(|asked| {
        let limit = asked.get(1).dyn_into().ok()?;
        let answer = asked.get(2).dyn_into().ok()?;
        Some(First { url: asked.get(0).as_string()?, limit, answer })
    });
    FIRST.set(first);
}

/// Waits for the answer, but not long: a page that begins with its records appears sooner than one that is drawn twice.
pub async fn wait() {
    let answer = FIRST.with_borrow(|first| first.as_ref().map(|first| first.answer.clone()));
    if let Some(answer) = answer {
        select(JsFuture::from(answer), TimeoutFuture::new(MOMENT)).await;
    }
}

/// Ends it, unless a query waits for it: an answer that is not needed as the app starts would be out of date later.
pub fn let_go() {
    if let Some(first) = FIRST.take() {
        first.limit.abort();
    }
}

/// The read of an address, if that is what was asked. It answers once.
pub(super) fn take(url: &str) -> Option<First> {
    FIRST.with_borrow_mut(|first| first.take_if(|first| first.url == url))
}

impl First {
    /// The answer; nothing if the exchange broke or was ended.
    pub(super) async fn answer(self) -> Option<Answer> {
        let answer: Array = JsFuture::from(self.answer).await.ok()?.dyn_into().ok()?;
        let response: web_sys::Response = answer.get(0).dyn_into().ok()?;
        Some(Answer::new(&response.into(), Uint8Array::new(&answer.get(1)).to_vec()))
    }
}
