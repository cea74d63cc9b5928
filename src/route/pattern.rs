//! A path with nothing in it that belongs to an organisation.

/// The segments that the app itself gives a path.
const OWN: [&str; 14] = [
    "sign-in",
    "tickets",
    "events",
    "orders",
    "purchases",
    "shops",
    "new",
    "edit",
    "checkout-fields",
    "fields",
    "billing-information",
    "terms-and-conditions",
    "privacy-statements",
    "components",
];

/// A path with `…` for every segment that is not the app's own, such as an id.
pub fn pattern(path: &str) -> String {
    let segments = path.split('/').map(|segment| match segment {
        "" => "",
        segment => OWN.into_iter().find(|own| *own == segment).unwrap_or("…"),
    });
    segments.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::{ReferenceList, Route};

    #[test]
    fn only_the_apps_own_words_are_left() {
        assert_eq!(pattern("/"), "/");
        assert_eq!(pattern("/admin/tickets/12/edit"), "/…/tickets/…/edit");
        assert_eq!(pattern("/events/jan%20de%20vries/orders"), "/events/…/orders");
        assert_eq!(pattern("/fields/"), "/fields/");
    }

    #[test]
    fn a_place_without_a_record_is_told_whole() {
        let lists = ReferenceList::ALL.map(|list| Route::parse(&format!("/{}", list.segment()), ""));
        let places = [Route::TICKETS, Route::EVENTS, Route::SHOPS, Route::Orders, Route::NewShop];
        for route in places.into_iter().chain([Route::CheckoutFields]).chain(lists.into_iter().flatten()) {
            assert_eq!(pattern(&route.path()), route.path());
        }
    }
}
