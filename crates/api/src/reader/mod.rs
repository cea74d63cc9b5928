//! The worker that reads long lists, so that the page stays free for the user: it asks the service and decodes what comes.
//!
//! [`serve`] is the program of the worker, a separate package (`crates/reader`); [`LongList`] is the page's side. What
//! they send each other are these types, as `postcard` writes them. Both are of the same build: the name of the worker's file
//! has the hash of its content, and the page names it.

mod inbox;
mod long_list;
mod page;
mod worker;

use std::time::Duration;

use loket_models::{FromJson, Order, Purchase};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::endpoint::Endpoint;
use super::failure::Failure;
use super::pages::PageRead;

pub use long_list::{LongList, Outcome};
pub(crate) use page::leave;
pub use page::{close, set_script};
pub use worker::serve;

/// What the page asks of the worker.
#[derive(Serialize, Deserialize)]
enum Ask {
    /// To read a list, with at most so many reads under way.
    Read(u32, Service, List, usize),
    /// To read it no further.
    Stop(u32),
    /// To have at most so many reads under way from now on: the page has the others.
    Limit(usize),
    /// To leave the service alone for so long.
    Pause(Duration),
}

/// The service and how it is asked. The token is in the memory of the worker, and nowhere else.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Service {
    address: String,
    header: String,
    scheme: Option<String>,
    token: String,
    /// How many reads may be under way at once where the page has none.
    concurrency: usize,
    timeout: Duration,
}

/// Tells the other side that the service wants to be left alone for so long.
pub(crate) fn tell_pause(pause: Duration) {
    page::tell_pause(pause);
    worker::tell_pause(pause);
}

/// A list, and from where on it is wanted.
#[derive(Serialize, Deserialize)]
struct List {
    records: Records,
    endpoint: Endpoint,
    first: u64,
    /// The number of the last page, as far as known.
    last_page: u64,
}

/// The records of a list.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub enum Records {
    /// Orders.
    Orders,
    /// Purchases.
    Purchases,
}

/// Some pages of a list in their order, and why no more come, if so.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Batch<T> {
    pages: Vec<PageRead<T>>,
    failure: Option<Failure>,
}

/// Records of which there may be thousands in a list.
pub trait LongListed: FromJson + Serialize + DeserializeOwned {
    /// Which ones they are.
    const RECORDS: Records;
}

impl LongListed for Order {
    const RECORDS: Records = Records::Orders;
}

impl LongListed for Purchase {
    const RECORDS: Records = Records::Purchases;
}

/// How the page takes a list from the worker.
pub struct InWorker<T> {
    records: Records,
    decode: fn(&[u8]) -> Option<Batch<T>>,
}

impl<T> Clone for InWorker<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for InWorker<T> {}

impl<T: LongListed> InWorker<T> {
    pub(super) fn new() -> Self {
        Self { records: T::RECORDS, decode: |bytes| postcard::from_bytes(bytes).ok() }
    }
}

#[cfg(test)]
mod tests {
    use loket_models::{ErrorBody, Page};

    use super::*;

    /// What the page gets of a batch.
    fn handed_over<T: LongListed>(batch: &Batch<T>) -> Option<Batch<T>> {
        let bytes = postcard::to_allocvec(batch).ok()?;
        (InWorker::<T>::new().decode)(&bytes)
    }

    fn batch<T: FromJson>(text: &str, failure: Option<Failure>) -> Batch<T> {
        match Page::read(text) {
            Ok(page) => Batch { pages: vec![PageRead { number: 7, asked_at: 1.5, page }], failure },
            Err(problem) => panic!("{problem}"),
        }
    }

    #[test]
    fn what_is_handed_over_is_what_was_read() {
        let orders = batch::<Order>(
            r#"{"data":[
                {"id":"1","status":{"code":-170141183460469231731687303715884105728,"text":"Betaald"},"more":[1.50],
                 "orderer":{"type":"customer","data":{"first_name":"Zo\u00eb","last_name":null,"email":"z@mail.example"}},
                 "purchases":[{"id":"11","ticket":{"id":"7","name":"Dag 1"},"barcode":123456789012345678901234567890,
                   "available_at":"2026-07-04","timeslot":{"of":[1]},"scanned_at":"2026-07-04T12:00:00.000001Z","values":[{"a":1.0}]}]},
                {"id":"2","orderer":{"data":{"vat":"NL1"}},"purchases":[]},
                {"id":{}}],
             "meta":{"current_page":7,"last_page":9,"total":801,"per_page":100}}"#,
            Some(Failure::TooMany { retry_after: Some(Duration::from_secs(3)) }),
        );
        assert_eq!(orders.pages[0].page.rows.iter().filter(|row| row.problem().is_some()).count(), 1);
        assert_eq!(handed_over(&orders), Some(orders));
        let purchases = batch::<Purchase>(
            r#"{"data":[{"id":"1","barcode":"0012","slot":null,"created_at":"2026-07-01T12:00:00Z"}],
                "meta":{"current_page":1,"last_page":1,"total":1}}"#,
            None,
        );
        assert_eq!(handed_over(&purchases), Some(purchases));
    }

    #[test]
    fn what_is_of_no_batch_is_not_taken_for_one() {
        let decode = InWorker::<Purchase>::new().decode;
        for bytes in [&[][..], &[1], &[255; 40]] {
            assert_eq!(decode(bytes), None);
        }
    }

    #[test]
    fn why_a_list_ends_is_handed_over_word_for_word() {
        let Err(problem) = Page::<Order>::read(r#"{"data":null,"meta":{}}"#) else { panic!("no list") };
        let service = Failure::Service { status: 503, refusal: ErrorBody::read(r#"{"message":"Later"}"#) };
        for failure in [Failure::Offline, Failure::Refused, service, Failure::DecodeError(problem)] {
            let none = Batch::<Order> { pages: Vec::new(), failure: Some(failure) };
            assert_eq!(handed_over(&none), Some(none));
        }
    }
}
