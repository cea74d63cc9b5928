//! The page's side: the worker is started where long lists are shown, else by the first list that turns out to be long, and ends
//! with the session.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::{Rc, Weak};
use std::time::Duration;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::Ask;
use super::inbox::{End, Inbox};
use crate::client::Client;

thread_local! {
    static WORKER: RefCell<Option<Rc<ReadWorker>>> = const { RefCell::new(None) };
    /// Where the script is; none where there is none, or it could not be had.
    static SCRIPT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Says where the script of the worker is. Without one, the page reads.
pub fn set_script(address: &str) {
    SCRIPT.set(Some(address.to_owned()));
}

/// Starts the worker, unless it can't be had: lists that may be long are about to be read. Until it has started, the page reads.
pub fn start(client: &Client) {
    if is_wanted(client) {
        ReadWorker::get();
    }
}

/// Whether the worker may read. Where one read alone may be under way, it would have another one beside that.
pub(super) fn is_wanted(client: &Client) -> bool {
    client.settings().concurrency > 1
}

/// Ends the worker, and all that it reads: the session is over.
pub fn close() {
    if let Some(worker) = WORKER.take() {
        worker.end(End::Closed);
    }
}

/// Leaves so many reads to the worker, if it reads. For a moment, more may be under way: it ends none for that.
pub(crate) fn leave(places: usize) {
    tell(Ask::Limit, places as f64);
}

/// Tells the worker, if it reads, that the service wants to be left alone for so long.
pub(super) fn tell_pause(pause: Duration) {
    tell(Ask::Pause, milliseconds(pause));
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn tell(ask: Ask, number: f64) {
    let worker = WORKER.with_borrow(Clone::clone);
    if let Some(worker) = worker.filter(|worker| !worker.waiting.borrow().is_empty()) {
        worker.ask(ask, number, None);
    }
}

type Listener = Closure<dyn Fn(MessageEvent)>;

/// The worker, and the lists that wait for it.
pub(super) struct ReadWorker {
    worker: Worker,
    waiting: RefCell<HashMap<u32, Rc<Inbox>>>,
    next: Cell<u32>,
    /// What is sent before it is ready is lost.
    is_ready: Cell<bool>,
    _listeners: [Listener; 2],
}

impl Drop for ReadWorker {
    fn drop(&mut self) {
        self.end(End::Gone);
    }
}

impl ReadWorker {
    /// The worker, once it is ready. It is started if there is none.
    pub(super) fn ready() -> Option<Rc<Self>> {
        Self::get().filter(|worker| worker.is_ready.get())
    }

    /// The worker, started if there is none; none where it can't be had.
    fn get() -> Option<Rc<Self>> {
        let worker = WORKER.with_borrow(Clone::clone);
        worker.or_else(|| {
            let worker = Self::start()?;
            WORKER.set(Some(Rc::clone(&worker)));
            Some(worker)
        })
    }

    fn start() -> Option<Rc<Self>> {
        let script = SCRIPT.with_borrow(Clone::clone)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        Some(Rc::new_cyclic(|this: &Weak<Self>| {
            let listening = this.clone();
            let on_message = Listener::new(move |event: MessageEvent| {
                if let Some(this) = listening.upgrade() {
                    this.take(&event);
                }
            });
            let listening = this.clone();
            let on_error = Listener::new(move |_| {
                if let Some(this) = listening.upgrade() {
                    this.fail();
                }
            });
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            Self {
                worker,
                waiting: RefCell::default(),
                next: Cell::new(0),
                is_ready: Cell::new(false),
                _listeners: [on_message, on_error],
            }
        }))
    }

    /// Takes a message: that the worker is ready, for how many milliseconds the service wants to be left alone, or a batch.
    fn take(&self, event: &MessageEvent) {
        let data = event.data();
        if let Some(pause) = data.as_f64() {
            let pause = Duration::try_from_secs_f64(pause / 1_000.0).unwrap_or_default();
            self.waiting.borrow().values().for_each(|inbox| inbox.pause(pause));
            return;
        }
        let Ok(message) = data.dyn_into::<Array>() else {
            self.is_ready.set(true);
            return;
        };
        let inbox = message.get(0).as_f64().and_then(|id| self.waiting.borrow().get(&(id as u32)).cloned());
        if let Some(inbox) = inbox {
            inbox.put(message);
        }
    }

    /// The worker does not start, or has stopped. One that never started is not started again.
    pub(super) fn fail(&self) {
        if !self.is_ready.get() {
            SCRIPT.take();
        }
        let is_this = |worker: &Option<Rc<Self>>| worker.as_ref().is_some_and(|it| std::ptr::eq(&**it, self));
        if WORKER.with_borrow(is_this) {
            WORKER.take();
        }
        self.end(End::Gone);
    }

    /// Ends the worker, and tells those who wait for it.
    fn end(&self, end: End) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
        self.waiting.take().into_values().for_each(|inbox| inbox.end(end));
    }

    /// Asks for a list; the id of the question, and where the answers come.
    pub(super) fn read(&self, list: &[u8], client: &Client) -> (u32, Rc<Inbox>) {
        let id = self.next.replace(self.next.get().wrapping_add(1));
        let inbox = Rc::new(Inbox::new(client.clone()));
        self.waiting.borrow_mut().insert(id, Rc::clone(&inbox));
        self.ask(Ask::Limit, client.free_permits() as f64, None);
        self.ask(Ask::Read, id.into(), Some(list));
        // It knows of no pause that began while it had nothing to read.
        if let Some(pause) = client.pause_left() {
            self.ask(Ask::Pause, milliseconds(pause), None);
        }
        (id, inbox)
    }

    /// Reads a list no further.
    pub(super) fn stop(&self, id: u32) {
        if self.waiting.borrow_mut().remove(&id).is_some() {
            self.ask(Ask::Stop, id.into(), None);
        }
    }

    /// A worker that is gone takes nothing any more.
    fn ask(&self, ask: Ask, number: f64, list: Option<&[u8]>) {
        let list = list.map_or(JsValue::NULL, |list| Uint8Array::from(list).into());
        let message = Array::of3(&(ask as u32).into(), &number.into(), &list);
        let _ = self.worker.post_message(&message);
    }
}
