//! The core of the end-to-end tests, which runs in every engine: a few tests of each area.

use std::collections::BTreeSet;

use super::table::Outcome;

/// The core: what it is about, and the tests of it.
const AREAS: [(&str, &[&str]); 9] = [
    (
        "sign-in",
        &[
            "sign_in::session::the_place_that_was_asked_for_is_reached",
            "sign_in::session::the_sign_in_does_not_lead_to_another_site",
            "sign_in::connection::a_service_on_another_origin_works",
            "sign_in::connection::a_refused_token_is_said",
        ],
    ),
    (
        "session",
        &[
            "sign_in::session::signing_out_forgets",
            "sign_in::session::the_token_is_stored_for_the_tab_only",
            "tabs::a_link_opened_in_another_tab_is_signed_in",
            "tabs::signing_out_in_one_tab_signs_out_in_all",
            "tabs::a_tab_that_was_asleep_at_the_sign_out_is_signed_out_when_it_wakes",
        ],
    ),
    (
        "lists",
        &[
            "tickets::list::each_row_says_what_there_is_to_know",
            "tickets::list::pages_are_turned_by_links_that_the_address_follows",
            "events::list::the_next_one_comes_first_and_past_ones_are_folded_away",
            "shops::list::each_row_says_how_a_shop_is_set_up_and_leads_to_the_live_one",
            "orders::list::the_status_narrows_the_list_and_is_in_the_address",
            "reference::each_list_shows_what_the_service_has",
        ],
    ),
    (
        "create",
        &[
            "tickets::create::every_field_reaches_the_service_and_outlives_reload_and_restart",
            "events::create::every_field_reaches_the_service",
            "shops::create::every_field_reaches_the_service",
        ],
    ),
    (
        "edit",
        &[
            "tickets::edit::only_what_was_changed_is_sent_after_old_stood_beside_new",
            "shops::edit::sets_are_shown_by_name_before_they_are_replaced",
        ],
    ),
    (
        "search",
        &[
            "lists::wishes::what_is_typed_stays_and_finds_what_is_on_other_pages",
            "orders::find::each_kind_of_key_leads_to_the_person",
        ],
    ),
    ("export", &["orders::export::an_exported_file_holds_every_order_row_by_row"]),
    (
        "keyboard",
        &[
            "frame::keyboard::from_the_sign_in_to_a_changed_price",
            "frame::keyboard::the_first_stop_skips_to_the_content",
            "frame::keyboard::the_menu_opens_and_closes_by_keys",
        ],
    ),
    (
        "without a network",
        &[
            "offline::the_second_visit_starts_without_a_network",
            "offline::updates::the_next_start_has_the_new_version_and_a_rollback_works_alike",
            "offline::updates::a_new_version_is_announced_during_work_and_loses_none_of_it",
            "offline::updates::an_upload_that_is_not_complete_never_replaces_what_works",
        ],
    ),
];

/// What the tests are about.
pub(super) fn areas() -> impl Iterator<Item = &'static str> {
    AREAS.into_iter().map(|(area, _)| area)
}

/// The tests.
pub(super) fn tests() -> impl Iterator<Item = &'static str> {
    AREAS.into_iter().flat_map(|(_, tests)| tests.iter().copied())
}

/// What came of each area, by the tests that passed.
pub(super) fn outcomes(passed: &BTreeSet<&str>) -> impl Iterator<Item = Outcome> {
    AREAS.into_iter().map(|(_, tests)| {
        if tests.iter().all(|test| passed.contains(test)) { Outcome::Passed } else { Outcome::Failed }
    })
}
