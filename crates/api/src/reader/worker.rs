//! The worker's side: what is asked of it is read, and sent in batches.

use std::cell::RefCell;
use std::collections::HashMap;
use std::pin::pin;
use std::rc::Rc;
use std::time::Duration;

use futures_util::future::{AbortHandle, Either, abortable, select};
use gloo_timers::future::sleep;
use js_sys::{Array, Uint8Array};
use loket_models::{Order, Page, Purchase};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::{Ask, Batch, List, LongListed, Records, Service};
use crate::client::{Client, RequestSettings};
use crate::connection::{Connection, Header, ServiceAddress, Token};
use crate::failure::Failure;
use crate::operation::PagedQuery;
use crate::pages::{PageRead, PageReader};

/// How long pages wait for further ones: each message costs the page something.
const PACE: Duration = Duration::from_millis(100);
/// How many pages a batch has at most: more would hold the page up on a slow device.
const MOST: usize = 8;

thread_local! {
    /// The worker that this code runs in; none in the page.
    static SCOPE: RefCell<Option<DedicatedWorkerGlobalScope>> = const { RefCell::new(None) };
}

/// Tells the page that the service wants to be left alone for so long.
pub(super) fn tell_pause(pause: Duration) {
    if let Some(scope) = SCOPE.with_borrow(Clone::clone) {
        let _ = scope.post_message(&(pause.as_secs_f64() * 1_000.0).into());
    }
}

/// Answers the page for as long as the worker exists.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let serving = Rc::new(RefCell::new(Serving {
        scope: scope.clone(),
        client: None,
        places: 0,
        readings: HashMap::new(),
    }));
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        // The page takes a worker that fails for gone.
        if take(&serving, &event.data()).is_none() {
            wasm_bindgen::throw_str("what is asked is of another build");
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    SCOPE.set(Some(scope.clone()));
    // What the page sends before this is lost.
    let _ = scope.post_message(&JsValue::NULL);
}

struct Serving {
    scope: DedicatedWorkerGlobalScope,
    /// The client of the service that was asked last: all lists wait for the same places.
    client: Option<(Service, Client)>,
    /// How many reads the page leaves to the worker.
    places: usize,
    readings: HashMap<u32, AbortHandle>,
}

/// Does what the page asks; nothing of what it can't have asked.
fn take(serving: &Rc<RefCell<Serving>>, message: &JsValue) -> Option<()> {
    let message: &Array = message.dyn_ref()?;
    let (ask, number) = (message.get(0).as_f64()?, message.get(1).as_f64()?);
    match Ask::ALL.get(ask as usize)? {
        Ask::Read => {
            let bytes = message.get(2).dyn_into::<Uint8Array>().ok()?.to_vec();
            let (service, list) = postcard::from_bytes(&bytes).ok()?;
            begin(serving, number as u32, service, list);
        }
        Ask::Limit => {
            let places = number as usize;
            serving.borrow_mut().places = places;
            if let Some((_, client)) = &serving.borrow().client {
                client.limit(places);
            }
        }
        Ask::Pause => {
            if let Some((_, client)) = &serving.borrow().client {
                client.pause(Duration::from_millis(number as u64));
            }
        }
        Ask::Stop => {
            let reading = serving.borrow_mut().readings.remove(&(number as u32));
            reading.iter().for_each(AbortHandle::abort);
        }
    }
    Some(())
}

/// Begins to read a list.
fn begin(serving: &Rc<RefCell<Serving>>, id: u32, service: Service, list: List) {
    let post = Post { scope: serving.borrow().scope.clone(), id };
    let Some(client) = serving.borrow_mut().client(service) else {
        return post.pages::<Order>(&mut Vec::new(), Some(Failure::Cancelled));
    };
    let (reading, handle) = abortable(read(client, list, post));
    serving.borrow_mut().readings.insert(id, handle);
    let serving = Rc::clone(serving);
    spawn_local(async move {
        let _ = reading.await;
        serving.borrow_mut().readings.remove(&id);
    });
}

impl Serving {
    fn client(&mut self, service: Service) -> Option<Client> {
        if let Some((known, client)) = &self.client
            && *known == service
        {
            return Some(client.clone());
        }
        let connection = Connection {
            address: ServiceAddress::parse(&service.address).ok()?,
            header: Header::new(&service.header, service.scheme.as_deref())?,
            token: Token::parse(&service.token).ok()?,
        };
        let settings = RequestSettings {
            concurrency: service.concurrency,
            timeout: service.timeout,
            ..RequestSettings::default()
        };
        let client = Client::of_session(connection, settings);
        client.limit(self.places);
        self.client = Some((service, client.clone()));
        Some(client)
    }
}

async fn read(client: Client, list: List, post: Post) {
    match list.records {
        Records::Orders => read_all::<Order>(client, list, post).await,
        Records::Purchases => read_all::<Purchase>(client, list, post).await,
    }
}

/// Reads a list to its end, or to what can't be read.
async fn read_all<T: LongListed>(client: Client, list: List, post: Post) {
    let List { endpoint, first, mut last_page, .. } = list;
    let mut reader = PageReader::new(client, PagedQuery::<T>::new(endpoint), first);
    let (mut pages, mut posted_at) = (Vec::new(), js_sys::Date::now());
    loop {
        let read = {
            let mut next = pin!(reader.next(last_page));
            match select(next.as_mut(), pin!(sleep(PACE))).await {
                Either::Left((read, _)) => read,
                // Those that have come wait no longer for one that is late.
                Either::Right(_) => {
                    post.pages(&mut pages, None);
                    next.await
                }
            }
        };
        let read = match read {
            Ok(read) => read,
            Err(failure) => return post.pages(&mut pages, Some(failure)),
        };
        last_page = read.page.place.last_page;
        let is_over = read.page.rows.is_empty() || read.number >= last_page;
        pages.push(read);
        let now = js_sys::Date::now();
        if is_over || pages.len() >= MOST || now - posted_at >= PACE.as_secs_f64() * 1_000.0 {
            post.pages(&mut pages, None);
            posted_at = now;
        }
        if is_over {
            return;
        }
    }
}

/// Where the pages of a reading go.
struct Post {
    scope: DedicatedWorkerGlobalScope,
    id: u32,
}

impl Post {
    /// Sends the pages that have come, and why no more come, if so.
    fn pages<T: LongListed>(&self, pages: &mut Vec<PageRead<Page<T>>>, failure: Option<Failure>) {
        if pages.is_empty() && failure.is_none() {
            return;
        }
        let head = Batch { pages: pages.iter().map(|read| (read.number, read.asked_at)).collect(), failure };
        let (message, buffers) = (Array::of1(&self.id.into()), Array::new());
        let put = |bytes: postcard::Result<Vec<u8>>| {
            // What could not be written can't be read by the page, which reads on by itself then.
            let bytes = Uint8Array::from(&*bytes.unwrap_or_default());
            buffers.push(&bytes.buffer());
            message.push(&bytes);
        };
        put(postcard::to_allocvec(&head));
        pages.drain(..).for_each(|read| put(postcard::to_allocvec(&read.page)));
        let _ = self.scope.post_message_with_transfer(&message, &buffers);
    }
}
