//! The worker that reads long lists, so that the page stays free for the user: it asks the service and decodes what comes.
//!
//! [`serve`] is the program of the worker, a separate package (`crates/reader`); `long_list` and `page` are the page's side. What
//! they send each other are arrays; lists and pages in them are as `postcard` writes these types. Both are of the same build: the
//! name of the worker's file has the hash of its content, and the page names it.

mod inbox;
mod long_list;
mod page;
mod worker;

use std::time::Duration;

use futures_util::future::LocalBoxFuture;
use loket_models::{FromJson, Order, Page, Purchase};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::client::Client;
use super::endpoint::Endpoint;
use super::failure::Failure;
use super::pages::PageRead;

pub(crate) use page::leave;
pub use page::{close, set_script, start};
pub use worker::serve;

/// What the page asks of the worker: the message `[index of the variant, number, payload]`. Only `Read` has a payload, the service
/// and the list.
#[derive(Clone, Copy)]
enum Ask {
    /// To read a list, which goes by this number.
    Read,
    /// To read the list of this number no further.
    Stop,
    /// To have at most so many reads under way from now on: the page has the others.
    Limit,
    /// To leave the service alone for so many milliseconds.
    Pause,
}

impl Ask {
    const ALL: [Self; 4] = [Self::Read, Self::Stop, Self::Limit, Self::Pause];
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

/// The pages that a message brings, in their order, and why no more come, if so. The pages themselves follow it, one by one:
/// the page takes each when it comes to it.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
struct Batch {
    /// The number of each page, and when that was asked for, in milliseconds since 1970.
    pages: Vec<(u64, f64)>,
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

/// Begins to read a list in the worker from a page on, with the number of the last page as far as known; none where the page has
/// to read, as it does until the worker has started.
pub(crate) type Begin = fn(&Client, &Endpoint, u64, u64) -> Option<Box<dyn PageSource>>;

/// Where pages of a list come from, other than from the service itself. What it needs is loaded with the lists that may be long,
/// and with no others.
pub(crate) trait PageSource {
    /// Whether the next page has come already.
    fn is_ahead(&self) -> bool;

    /// The next page.
    fn next(&mut self) -> LocalBoxFuture<'_, Outcome>;
}

/// What came of a list in the worker.
pub(crate) enum Outcome {
    /// A page, as the worker hands it over.
    Read(PageRead<Vec<u8>>),
    /// No more can be read.
    Failed(Failure),
    /// There is no worker: the page has to read on.
    Gone,
}

/// How the page takes the pages of a list from the worker.
pub(crate) struct InWorker<T> {
    pub(crate) begin: Begin,
    pub(crate) decode: fn(&[u8]) -> Option<Page<T>>,
}

impl<T> Clone for InWorker<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for InWorker<T> {}

impl<T: LongListed> InWorker<T> {
    pub(super) fn new() -> Self {
        Self { begin: long_list::begin::<T>, decode: |bytes| postcard::from_bytes(bytes).ok() }
    }
}

#[cfg(test)]
mod tests {
    use loket_models::ErrorBody;

    use super::*;

    /// What the page gets of a page.
    fn handed_over<T: LongListed>(page: &Page<T>) -> Option<Page<T>> {
        let bytes = postcard::to_allocvec(page).ok()?;
        (InWorker::<T>::new().decode)(&bytes)
    }

    fn page<T: FromJson>(text: &str) -> Page<T> {
        Page::read(text).unwrap_or_else(|problem| panic!("{problem}"))
    }

    #[test]
    fn each_question_has_its_place() {
        for (place, ask) in Ask::ALL.into_iter().enumerate() {
            assert_eq!(ask as usize, place);
        }
    }

    #[test]
    fn what_is_handed_over_is_what_was_read() {
        let orders = page::<Order>(
            r#"{"data":[
                {"id":"1","status":{"code":-170141183460469231731687303715884105728,"text":"Betaald"},"more":[1.50],
                 "orderer":{"type":"customer","data":{"first_name":"Zo\u00eb","last_name":null,"email":"z@mail.example"}},
                 "purchases":[{"id":"11","ticket":{"id":"7","name":"Dag 1"},"barcode":123456789012345678901234567890,
                   "available_at":"2026-07-04","timeslot":{"of":[1]},"scanned_at":"2026-07-04T12:00:00.000001Z","values":[{"a":1.0}]}]},
                {"id":"2","orderer":{"data":{"vat":"NL1"}},"purchases":[]},
                {"id":{}}],
             "meta":{"current_page":7,"last_page":9,"total":801,"per_page":100}}"#,
        );
        assert_eq!(orders.rows.iter().filter(|row| row.problem().is_some()).count(), 1);
        assert_eq!(handed_over(&orders), Some(orders));
        let purchases = page::<Purchase>(
            r#"{"data":[{"id":"1","barcode":"0012","slot":null,"created_at":"2026-07-01T12:00:00Z"}],
                "meta":{"current_page":1,"last_page":1,"total":1}}"#,
        );
        assert_eq!(handed_over(&purchases), Some(purchases));
    }

    #[test]
    fn what_is_no_page_is_not_taken_for_one() {
        let decode = InWorker::<Purchase>::new().decode;
        for bytes in [&[][..], &[1], &[255; 40]] {
            assert_eq!(decode(bytes), None);
        }
    }

    #[test]
    fn why_a_list_ends_is_handed_over_word_for_word() {
        let Err(problem) = Page::<Order>::read(r#"{"data":null,"meta":{}}"#) else { panic!("no list") };
        let service = Failure::Service { status: 503, refusal: ErrorBody::read(r#"{"message":"Later"}"#) };
        let pause = Failure::TooMany { retry_after: Some(Duration::from_secs(3)) };
        for failure in [Failure::Offline, Failure::Refused, pause, service, Failure::DecodeError(problem)] {
            let batch = Batch { pages: vec![(7, 1.5)], failure: Some(failure) };
            let bytes = postcard::to_allocvec(&batch).unwrap_or_default();
            assert_eq!(postcard::from_bytes(&bytes), Ok(batch));
        }
    }
}
