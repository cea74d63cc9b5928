//! Walking all pages of a list, with the page still answering.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use any_spawner::Executor;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use loket::api::{Client, Connection, Header, RequestSettings, ServiceAddress, Token, event, order};
use loket::query::QueryClient;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{PerformanceObserver, PerformanceObserverEntryList, PerformanceObserverInit};

use crate::measure::{now, print};

const TIMES: usize = 3;

/// The tasks of over 50 ms from now on: how long each took.
fn long_tasks() -> (Rc<RefCell<Vec<f64>>>, PerformanceObserver) {
    let tasks = Rc::new(RefCell::new(Vec::new()));
    let noted = Rc::clone(&tasks);
    let note =
        Closure::<dyn Fn(PerformanceObserverEntryList)>::new(move |list: PerformanceObserverEntryList| {
            let durations = list
                .get_entries()
                .into_iter()
                .map(|entry| entry.unchecked_into::<web_sys::PerformanceEntry>().duration());
            noted.borrow_mut().extend(durations);
        });
    let observer = PerformanceObserver::new(note.as_ref().unchecked_ref()).unwrap();
    note.forget();
    observer.observe(&PerformanceObserverInit::new(&js_sys::Array::of1(&"longtask".into())));
    (tasks, observer)
}

#[wasm_bindgen_test]
async fn all_purchases_of_an_event() {
    let _ = Executor::init_wasm_bindgen();
    let connection = Connection {
        address: ServiceAddress::parse(env!("LOKET_TEST_SERVICE")).unwrap(),
        header: Header::default(),
        token: Token::parse(env!("LOKET_TEST_TOKEN")).unwrap(),
    };
    let settings = RequestSettings { timeout: Duration::from_secs(60), ..RequestSettings::default() };
    let client = Client::new(connection, settings);
    // The event with the most purchases.
    let mut largest = None;
    for found in client.read(&event::list().page(1)).await.unwrap().rows.iter().filter_map(|row| row.record())
    {
        let total = client.read(&order::purchases(&found.id).page(1)).await.unwrap().place.total;
        largest = largest.max(Some((total, found.id.clone())));
    }
    let (total, id) = largest.unwrap();
    let (mut times, mut longest, mut many) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let (tasks, observer) = long_tasks();
        let owner = Owner::new();
        let start = now();
        let store = QueryClient::new(client.clone());
        let reading = owner.with(|| {
            let id = id.clone();
            store.watch(move || Some(order::purchases(&id))).reading
        });
        while !reading.with_untracked(|reading| reading.value.as_ref().is_some_and(|walk| walk.is_complete()))
        {
            TimeoutFuture::new(10).await;
        }
        times.push(now() - start);
        TimeoutFuture::new(200).await;
        longest.push(tasks.borrow().iter().copied().fold(0.0, f64::max));
        many.push(tasks.borrow().len() as f64);
        observer.disconnect();
        owner.cleanup();
    }
    print(&format!("walking {total} purchases until all are there"), times, "ms");
    print("longest task of over 50 ms while walking (0: none)", longest, "ms");
    print("tasks of over 50 ms while walking", many, "");
}
