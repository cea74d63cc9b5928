//! What every view may ask for.
//!
//! A view is built for one language: when another one is chosen, the views are built anew. So words and formats are
//! plain values, and nothing on a page has to follow them.

use leptos::prelude::*;

use crate::forms::{TimeZone, TypedFormats};
use crate::i18n::{Formats, Messages};
use crate::models::value::Timestamp;
use crate::navigation::Navigation;
use crate::preferences::Preferences;
use crate::query::QueryClient;
use crate::reactive::scoped;
use crate::routes::{Base, ListQuery, Route};

/// The words of the chosen language.
pub(crate) fn use_i18n() -> &'static Messages {
    expect_context::<Preferences>().words.get_untracked()
}

/// How numbers, amounts and moments are written.
pub(crate) fn use_formats() -> Formats {
    expect_context()
}

/// What has been read from the service.
pub(crate) fn use_query_client() -> QueryClient {
    expect_context()
}

/// The present moment.
pub(crate) fn now() -> Timestamp {
    let microseconds = js_sys::Date::now() as i64 * 1_000;
    // The clock of a device is within the years of a timestamp.
    Timestamp::from_microseconds(microseconds).unwrap_or(Timestamp::EPOCH)
}

/// Where a place of the app is, for a link.
pub(crate) fn href(route: &Route) -> String {
    route.href(&expect_context())
}

/// How a list is shown, from the address.
pub(crate) fn use_list_query() -> Signal<ListQuery> {
    let query = expect_context::<Navigation>().query;
    let query = scoped(move || query.get());
    Memo::new(move |_| query.with(|query| ListQuery::parse(query))).into()
}

/// Leads to a place of the app instead of the present one, to which the way back does not return.
pub(crate) fn use_replace() -> impl Fn(&Route) + Clone + Send + Sync {
    let navigation = expect_context::<Navigation>();
    let base = expect_context::<Base>();
    move |route: &Route| navigation.replace(&route.href(&base))
}

/// Replaces the address without a move: scroll position and focus stay.
pub(crate) fn use_amend() -> impl Fn(&Route) + Clone + Send + Sync {
    let navigation = expect_context::<Navigation>();
    let base = expect_context::<Base>();
    move |route: &Route| navigation.amend(&route.href(&base))
}

impl TypedFormats for Formats {
    fn decimal_point(&self) -> char {
        Self::decimal_point(self)
    }
}

impl TimeZone for Formats {
    fn minutes_ahead(&self, moment: Timestamp) -> i32 {
        Self::minutes_ahead(self, moment)
    }

    fn typed(&self, moment: Timestamp) -> String {
        Self::typed(self, moment)
    }
}
