//! Every write under every fault: it says what became of it, keeps what was typed, and is never sent twice by itself.

use loket_service::{FaultPlan, Operation};

use super::cases::{Apart, Case, Elsewhere, lasting, passing, silence};
use crate::browser::Browser;
use crate::service::count;

/// The form of a write.
struct Form {
    operation: Operation,
    path: &'static str,
    /// The control that holds something else each time.
    control: &'static str,
    /// The buttons that lead to the request.
    send: &'static [&'static str],
    /// What is said once it was carried out.
    done: &'static str,
    /// What is said when it is looked for and found.
    found: &'static str,
}

const REVIEW: &[&str] = &["Review changes", "Save changes"];
const SAVED: &str = "Changes saved";
const THERE: &str = "One with this name already exists";

const FORMS: [Form; 5] = [
    Form {
        operation: Operation::CreateTicket,
        path: "/tickets/new",
        control: "name",
        send: &["Create ticket"],
        done: "Ticket created",
        found: THERE,
    },
    Form {
        operation: Operation::UpdateTicket,
        path: "/tickets/3002/edit",
        control: "price",
        send: REVIEW,
        done: SAVED,
        found: SAVED,
    },
    Form {
        operation: Operation::CreateEvent,
        path: "/events/new",
        control: "name",
        send: &["Create event"],
        done: "Event created",
        found: THERE,
    },
    Form {
        operation: Operation::CreateShop,
        path: "/shops/new",
        control: "url",
        send: &["Create shop"],
        done: "Shop created",
        found: THERE,
    },
    Form {
        operation: Operation::UpdateShop,
        path: "/shops/5001/edit",
        control: "custom_color",
        send: REVIEW,
        done: SAVED,
        found: SAVED,
    },
];

impl Form {
    /// What the control holds at one of its turns.
    fn value(&self, turn: usize) -> String {
        match self.operation {
            Operation::UpdateTicket => format!("{}.00", 60 + turn),
            Operation::UpdateShop => format!("#1a2b{turn:02}"),
            _ => format!("turn-{turn}"),
        }
    }

    /// Opens it, and fills in what it can't be sent without.
    async fn open(&self, browser: &Browser) {
        browser.open(self.path).await;
        match self.operation {
            Operation::CreateTicket => browser.fill("price", "5").await,
            Operation::CreateEvent => {
                browser.fill("type", "Eenmalig").await;
                browser.toggle("is_online").await;
                browser.press("Add date").await;
                browser.fill_time("dates.0.starts_at", "2026-12-31T21:00").await;
                browser.fill_time("dates.0.ends_at", "2027-01-01T05:00").await;
            }
            Operation::CreateShop => browser.toggle_choice("events", "1005").await,
            _ => {}
        }
    }

    async fn send(&self, browser: &Browser) {
        for button in self.send {
            browser.press(button).await;
        }
    }

    /// Whether it goes elsewhere when what it wrote is found.
    fn is_left_when_found(&self) -> bool {
        self.found == SAVED
    }

    /// Sends it under a fault, sees the message, and looks up the outcome.
    async fn strike(&self, apart: &Apart, browser: &Browser, case: &Case, turn: usize) {
        let service = &apart.service;
        let value = self.value(turn);
        browser.fill(self.control, &value).await;
        service.clear_requests();
        service.fault(FaultPlan::on(self.operation, case.fault.clone()));
        self.send(browser).await;
        let message =
            if case.leaves_outcome_unknown { "We don’t know if this was saved" } else { "Not saved" };
        let sight = browser.see_text(message).await;
        assert!(sight.text.contains(case.title), "{:?} in {}", case.title, sight.text);
        assert_eq!(browser.value(self.control).await, value, "what was typed");
        service.clear_faults();
        if case.leaves_outcome_unknown {
            browser.press("Check now").await;
            browser.see_text(if case.is_carried_out { self.found } else { "It was not saved" }).await;
        }
        assert_eq!(count(service, self.operation), 1, "{:?} under {:?}", self.operation, case.fault);
        if case.is_carried_out && self.is_left_when_found() {
            self.open(browser).await;
        }
    }

    /// Lets each fault strike it in turn; at the end it is sent as if nothing had happened.
    async fn strike_with(&self, apart: &Apart, browser: &Browser, cases: &[Case]) {
        self.open(browser).await;
        for (turn, case) in cases.iter().enumerate() {
            self.strike(apart, browser, case, turn).await;
        }
        browser.fill(self.control, &self.value(cases.len())).await;
        self.send(browser).await;
        browser.see_text(self.done).await;
    }
}

#[tokio::test]
async fn what_will_not_pass_is_said_and_sent_once() {
    let (apart, elsewhere) = (Apart::serve(15).await, Elsewhere::listen());
    apart
        .signed_in(async |browser| {
            // A read at the same address is answered, so that all a browser tells is that the answer did not arrive.
            let cases = lasting(&elsewhere, browser, "Connection lost");
            for form in FORMS {
                form.strike_with(&apart, browser, &cases).await;
            }
            elsewhere.check_no_request_came();
        })
        .await;
}

#[tokio::test]
async fn what_passes_is_said_and_sent_once() {
    let apart = Apart::serve(5).await;
    apart
        .signed_in(async |browser| {
            let cases: Vec<Case> = passing().into_iter().chain([silence()]).collect();
            for form in FORMS {
                form.strike_with(&apart, browser, &cases).await;
            }
        })
        .await;
}
