//! What is in sight stays where it is while more is read.

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Options};

use crate::browser::{Screen, signed_in, until};
use crate::service::{options, serve_with, status};

/// Notes each shift of the page since it was opened, as the browser counts it: the part of the window that moved, times how
/// far.
const OBSERVE: &str = "window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries()))
        .observe({ type: 'layout-shift', buffered: true });";

/// What moved, when, and where from, unless something is still to come.
const SHIFTS: &str =
    "if (document.querySelector('progress, .waiting, .skeleton, [aria-busy=true]')) return null;
    if (document.body.innerText.includes('…')) return null;
    const place = ({ top, left }) => `${Math.round(left)}, ${Math.round(top)}`;
    const moved = ({ node, previousRect, currentRect }) =>
        `${node?.className} from ${place(previousRect)} to ${place(currentRect)}`;
    return window.shifts.map((it) => ({ by: it.value, what: it.sources.map(moved).join('; ') }));";

/// Pages, each with a text that comes last.
const PLACES: [(&str, &str); 7] = [
    ("/", "Needs attention"),
    ("/events/1001", "By order status"),
    ("/events/1001/tickets", "Weekendticket"),
    ("/events/1001/purchases", "Weekendticket"),
    ("/shops/5001", "Weekendticket"),
    ("/calendar", "Weekendticket"),
    ("/tickets", "Weekendticket"),
];

/// The answers come one after the other, as from a service that is far away.
const LATE: [(Operation, u64); 5] = [
    (Operation::ListEvents, 300),
    (Operation::ListTickets, 500),
    (Operation::ListShops, 700),
    (Operation::ListOrders, 900),
    (Operation::ListPurchases, 1_200),
];

/// What counts as good in the field is 0.1, for all that a page does.
const MOST: f64 = 0.03;

async fn check_that_nothing_moves(width: u32) {
    let service = serve_with(Options { today: None, ..options() }).await;
    for (operation, milliseconds) in LATE {
        service.fault(FaultPlan::on(operation, Fault::Latency { milliseconds }));
    }
    signed_in(&service, "/", async |browser| {
        browser.emulate_screen(Screen { width, height: 844, scale: 1 }).await;
        for (path, last) in PLACES {
            browser.open(path).await;
            browser.evaluate(OBSERVE, Vec::new()).await.unwrap();
            browser.see_text(last).await;
            let shifts = until(&format!("all of {path}"), async || {
                let shifts = browser.evaluate(SHIFTS, Vec::new()).await?;
                if shifts.is_null() { Err("something is still to come".to_owned()) } else { Ok(shifts) }
            })
            .await;
            let by = |shift: &serde_json::Value| shift["by"].as_f64().unwrap();
            let sum: f64 = shifts.as_array().unwrap().iter().map(by).sum();
            assert!(sum < MOST, "{path} moves by {sum:.3} at {width} px: {shifts:#}");
        }
    })
    .await;
}

#[tokio::test]
async fn nothing_in_sight_moves_while_more_is_read_on_a_phone() {
    check_that_nothing_moves(390).await;
}

#[tokio::test]
async fn nothing_in_sight_moves_while_more_is_read_on_a_wide_screen() {
    check_that_nothing_moves(1_280).await;
}

#[tokio::test]
async fn what_waits_for_figures_is_shown_where_these_can_not_be_read() {
    let service = serve_with(Options { today: None, ..options() }).await;
    service.fault(FaultPlan::on(Operation::ListPurchases, status(StatusCode::FORBIDDEN)));
    signed_in(&service, "/events/1001", async |browser| {
        browser.announce_error("status of 403");
        // What the orders say, then what the event is.
        browser.see_text("By order status").await;
        browser.see_text("Landgoed Vechtzicht").await;
        browser.see_heading("Where").await;
        service.clear_faults();
        service.fault(FaultPlan::on(Operation::ListOrders, status(StatusCode::SERVICE_UNAVAILABLE)));
        service.fault(FaultPlan::on(Operation::ListPurchases, status(StatusCode::SERVICE_UNAVAILABLE)));
        browser.announce_error("status of 503");
        browser.reload().await;
        browser.see_heading("Where").await;
    })
    .await;
}
