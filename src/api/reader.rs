//! The worker that reads long lists (`reader.js`), so that the page stays free for the user.
//!
//! Only the exchange is the worker's: when to ask, what an answer means and whether to try again stays here. The worker
//! is started by the first list that is long enough, and ends with the session. Where it can't be started, the page reads.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::connection::Connection;
use super::transport::{Answer, text};

/// The script, beside the page.
const SCRIPT: &str = "reader.js";

thread_local! {
    static READER: RefCell<Option<Rc<ReadWorker>>> = const { RefCell::new(None) };
    /// Whether its script could not be had: it is not asked for again until the page is loaded anew.
    static IS_MISSING: Cell<bool> = const { Cell::new(false) };
}

/// The requests that are not answered yet, by their ids: what takes the answer.
type Waiting = Rc<RefCell<HashMap<u32, Function>>>;

struct ReadWorker {
    worker: Worker,
    waiting: Waiting,
    next: Cell<u32>,
    _listeners: [Closure<dyn Fn(MessageEvent)>; 2],
}

/// Ends the worker, and all that it reads: the session is over.
pub fn close() {
    READER.take();
}

impl Drop for ReadWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl ReadWorker {
    /// The worker, started if there is none; none where it can't be had.
    fn get() -> Option<Rc<Self>> {
        if IS_MISSING.get() {
            return None;
        }
        let reader = READER.with_borrow(Clone::clone);
        reader.or_else(|| {
            let reader = Rc::new(Self::start()?);
            READER.set(Some(Rc::clone(&reader)));
            Some(reader)
        })
    }

    fn start() -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let waiting = Waiting::default();
        let answers = Rc::clone(&waiting);
        let on_answer = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let answer = event.data();
            let id = answer.dyn_ref::<Array>().and_then(|answer| answer.get(0).as_f64());
            if let Some(take) = id.and_then(|id| answers.borrow_mut().remove(&(id as u32))) {
                deliver(&take, &answer);
            }
        });
        // Its own code fails nowhere: it is the script that did not come.
        let others = Rc::clone(&waiting);
        let on_failure = Closure::<dyn Fn(MessageEvent)>::new(move |_| {
            IS_MISSING.set(true);
            others.borrow_mut().drain().for_each(|(_, take)| deliver(&take, &JsValue::NULL));
        });
        worker.set_onmessage(Some(on_answer.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_failure.as_ref().unchecked_ref()));
        Some(Self { worker, waiting, next: Cell::new(0), _listeners: [on_answer, on_failure] })
    }
}

/// Hands an answer over. What does not wait for it any more takes none.
fn deliver(take: &Function, answer: &JsValue) {
    let _ = take.call1(&JsValue::NULL, answer);
}

/// A read in the worker. It ends when this is dropped.
pub(super) struct WorkerRead {
    reader: Rc<ReadWorker>,
    id: u32,
    answer: Promise,
}

/// What came of a read in the worker.
pub(super) enum ReadOutcome {
    /// This was answered.
    Answered(Answer),
    /// Nothing came back.
    Broken,
    /// There is no worker: the page has to read.
    Missing,
}

/// Begins to read an address; nothing where there is no worker.
pub(super) fn read(connection: &Connection, url: &str) -> Option<WorkerRead> {
    let headers = Object::new();
    for (name, value) in [
        ("Accept", "application/json"),
        (connection.header.name(), &connection.header.value(&connection.token)),
    ] {
        Reflect::set(&headers, &name.into(), &value.into()).ok()?;
    }
    let reader = ReadWorker::get()?;
    let id = reader.next.replace(reader.next.get().wrapping_add(1));
    let answer = Promise::new(&mut |take, _| {
        reader.waiting.borrow_mut().insert(id, take);
    });
    let reading = WorkerRead { id, answer, reader };
    let message = Array::of3(&id.into(), &url.into(), &headers);
    reading.reader.worker.post_message(&message).ok()?;
    Some(reading)
}

impl WorkerRead {
    /// What came of it.
    pub(super) async fn outcome(&self) -> ReadOutcome {
        match JsFuture::from(self.answer.clone()).await {
            Ok(answer) if answer.is_null() => ReadOutcome::Missing,
            Ok(answer) => read_answer(answer).map_or(ReadOutcome::Broken, ReadOutcome::Answered),
            Err(_) => ReadOutcome::Broken,
        }
    }
}

impl Drop for WorkerRead {
    fn drop(&mut self) {
        if self.reader.waiting.borrow_mut().remove(&self.id).is_some() {
            // A worker that is gone reads nothing any more.
            let _ = self.reader.worker.post_message(&Array::of1(&self.id.into()));
        }
    }
}

/// Reads the message `[id, status, is_redirected, retry_after, body]`; one with an id alone says that nothing came back.
fn read_answer(message: JsValue) -> Option<Answer> {
    let message: Array = message.dyn_into().ok()?;
    Some(Answer {
        status: message.get(1).as_f64()? as u16,
        is_redirected: message.get(2).is_truthy(),
        retry_after: message.get(3).as_string(),
        text: text(Uint8Array::new(&message.get(4)).to_vec()),
    })
}
