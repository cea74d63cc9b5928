//! Routes and their addresses.

use super::*;

#[test]
fn every_place_is_found_again_at_its_path() {
    for path in [
        "/",
        "/sign-in",
        "/sign-in?to=%2Ftickets%3Fpage%3D2",
        "/tickets",
        "/tickets?page=7&sort=-price&is_hidden=true",
        "/tickets/new",
        "/tickets/new?from=12",
        "/tickets/new?event=3",
        "/tickets/12",
        "/tickets/a%2Fb%3Fc",
        "/tickets/12/edit",
        "/events",
        "/events/new",
        "/events/new?from=3",
        "/events/3",
        "/events/3/tickets",
        "/events/3/orders?sort=name",
        "/events/3/purchases",
        "/events/3/shops",
        "/events/3/availability",
        "/calendar",
        "/calendar?month=2026-07",
        "/calendar?month=2026-07&view=agenda",
        "/orders",
        "/orders/9",
        "/shops",
        "/shops/new",
        "/shops/new?from=2",
        "/shops/new?event=2",
        "/shops/2",
        "/shops/2/edit",
        "/checkout-fields",
        "/fields",
        "/billing-information?page=2",
        "/terms-and-conditions",
        "/privacy-statements",
    ] {
        let (bare, query) = path.split_once('?').unwrap_or((path, ""));
        assert_eq!(Route::parse(bare, query).map(|route| route.path()).as_deref(), Some(path));
    }
}

#[test]
fn what_is_no_place_is_none() {
    for path in
        ["/nowhere", "/tickets/1/delete", "/tickets/%zz", "/sign-in/now", "/events/1/edit", "/orders/1/x"]
    {
        assert_eq!(Route::parse(path, ""), None, "{path}");
    }
    assert_eq!(Route::parse("/tickets/", "?page=none"), Some(Route::TICKETS));
}

#[test]
fn the_sign_in_does_not_redirect_elsewhere() {
    for to in ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2Fsign-in"] {
        let place = Route::parse("/sign-in", &format!("to={to}"));
        assert_eq!(place, Some(Route::SignIn { to: None }), "{to}");
    }
}

#[test]
fn every_link_begins_with_the_base() {
    let base = Base::new("/admin/");
    assert_eq!(Route::NewShop { from: None }.href(&base), "/admin/shops/new");
    assert_eq!(base.strip("/admin/tickets"), Some("/tickets"));
    assert_eq!(base.strip("/administration"), None);
    assert_eq!(Route::Home.href(&Base::new("/")), "/");
}
