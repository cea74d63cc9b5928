//! Paths without what belongs to an organisation.

use super::ROUTES;

/// A path with `…` for every segment that is not the app's own, such as an id.
pub fn without_ids(path: &str) -> String {
    let own = || ROUTES.iter().flat_map(|entry| entry.pattern.split('/')).chain(["components"]);
    let segments = path.split('/').map(|segment| match segment {
        "" => "",
        segment => own().find(|own| *own == segment).unwrap_or("…"),
    });
    segments.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::{ListQuery, ReferenceList, Route};

    #[test]
    fn only_the_apps_own_words_are_left() {
        assert_eq!(without_ids("/"), "/");
        assert_eq!(without_ids("/admin/tickets/12/edit"), "/…/tickets/…/edit");
        assert_eq!(without_ids("/events/jan%20de%20vries/orders"), "/events/…/orders");
        assert_eq!(without_ids("/fields/"), "/fields/");
    }

    #[test]
    fn a_place_without_a_record_is_named_in_full() {
        let lists = ReferenceList::ALL.map(|list| Some(Route::Reference(list, ListQuery::page(1))));
        let places =
            [Route::TICKETS, Route::EVENTS, Route::SHOPS, Route::Orders, Route::NewShop { from: None }];
        for route in places.into_iter().chain([Route::CheckoutFields]).chain(lists.into_iter().flatten()) {
            assert_eq!(without_ids(&route.path()), route.path());
        }
    }
}
