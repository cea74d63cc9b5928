//! Nothing moves for people who have asked their system for less motion.

use loket_service::{Fault, FaultPlan, Operation};

use crate::browser::{Browser, signed_in};
use crate::service::serve;

/// What moves while something is on its way.
async fn movements(browser: &Browser) -> Vec<String> {
    browser.hear("Loading…").await;
    browser.movements().await
}

#[tokio::test]
async fn only_who_wants_motion_sees_any() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        for (preference, is_still) in [("no-preference", false), ("reduce", true)] {
            browser.emulate_media("prefers-reduced-motion", preference).await;
            service.fault(FaultPlan::on(Operation::ListTickets, Fault::Hang).times(1));
            browser.reload().await;
            let movements = movements(browser).await;
            assert_eq!(movements.is_empty(), is_still, "{preference}: {movements:?}");
            service.clear_faults();
        }
        browser.open("/tickets").await;
        browser.see_tickets().await;
        browser.press("Hide Dag 1").await;
        browser.hear("“Dag 1” is hidden.").await;
        assert_eq!(browser.movements().await, [] as [String; 0], "once something is done");
    })
    .await;
}
