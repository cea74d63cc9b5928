//! What is wrong with a new ticket is said beside its field, and nothing typed is lost.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Role, Screen, signed_in, until};
use crate::service::{count, serve};

#[tokio::test]
async fn problems_stand_beside_their_fields_before_anything_is_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        for (control, typed) in [
            ("price", "twelve"),
            ("max_capacity", "many"),
            ("min_order_amount", "5"),
            ("max_order_amount", "3"),
            ("sales_percentage.percentage", "101"),
        ] {
            browser.fill(control, typed).await;
        }
        browser.press("Create ticket").await;
        browser.see_heading("There are 5 problems").await;
        for (control, problem) in [
            ("name", "This field is required"),
            ("price", "Enter an amount such as 12.50"),
            ("max_capacity", "Enter a whole number such as 250"),
            ("min_order_amount", "Enter a minimum that is not above the maximum"),
            ("sales_percentage.percentage", "Enter a whole number from 0 to 100"),
        ] {
            assert!(browser.description(control).await.contains(problem), "beside {control}");
        }
        assert_eq!(browser.value("price").await, "twelve");
        assert_eq!(browser.value("max_order_amount").await, "3");
        assert_eq!(count(&service, Operation::CreateTicket), 0);

        browser.fill("price", "12,5055").await;
        browser.press("Create ticket").await;
        browser.see_text("Enter at most two digits after the decimal point").await;
        browser.fill("price", "-1").await;
        browser.press("Create ticket").await;
        browser.see_text("Enter 0 or more").await;
        assert_eq!(count(&service, Operation::CreateTicket), 0);
    })
    .await;
}

#[tokio::test]
async fn a_minimum_above_the_maximum_is_said_once_both_are_typed() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("min_order_amount", "5").await;
        browser.fill("max_order_amount", "3").await;
        let wrong = "Enter a minimum that is not above the maximum";
        assert!(!browser.look().await.unwrap().text.contains(wrong), "not while it is typed");
        browser.type_keys(&Key::Tab.to_string()).await;
        browser.hear(wrong).await;
        assert!(browser.description("min_order_amount").await.contains(wrong));
        browser.fill("max_order_amount", "6").await;
        browser.see("no problem", |sight| !sight.text.contains(wrong)).await;
    })
    .await;
}

#[tokio::test]
async fn the_focus_moves_to_the_first_problem() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Zonder prijs").await;
        browser.fill("max_capacity", "many").await;
        browser.press("Create ticket").await;
        browser.see_heading("There are 2 problems").await;
        browser.see_focus_on("price").await;
    })
    .await;
}

#[tokio::test]
async fn a_refusal_of_the_service_is_shown_beside_its_field() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 422");
        browser.fill("name", "Verkeerd sjabloon").await;
        browser.fill("price", "12,50").await;
        browser.fill("template_id", "999").await;
        browser.toggle("is_entry").await;
        browser.press("Create ticket").await;
        browser.hear("Not saved").await;
        browser.see_text("A4 template: The template_id field is invalid.").await;
        assert!(browser.description("template_id").await.contains("The template_id field is invalid."));
        browser.see_focus_on("template_id").await;
        assert_eq!(browser.value("name").await, "Verkeerd sjabloon");
        assert_eq!(browser.value("price").await, "12,50");
        assert!(!browser.is_on("is_entry").await);

        browser.fill("template_id", "803").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
    })
    .await;
}

#[tokio::test]
async fn a_refusal_without_a_control_is_said_in_full() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 422");
        let body = r#"{"message":"The given data was invalid.","errors":{"quota.yearly":["The quota is used up."]}}"#;
        let refusal = Fault::Status {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            retry_after: None,
            body: Some(body.to_owned()),
            content_type: None,
        };
        service.fault(FaultPlan::on(Operation::CreateTicket, refusal));
        browser.fill("name", "Te veel").await;
        browser.fill("price", "1").await;
        browser.press("Create ticket").await;
        browser.hear("quota.yearly: The quota is used up.").await;
        browser.see_text("The given data was invalid.").await;
        assert_eq!(browser.count(Role::Link, "quota.yearly: The quota is used up.").await, 0);
    })
    .await;
}

/// An answer with status 422 that names fields.
fn refusal(errors: &str) -> Fault {
    Fault::Status {
        status: StatusCode::UNPROCESSABLE_ENTITY,
        retry_after: None,
        body: Some(format!(r#"{{"message":"The given data was invalid.","errors":{errors}}}"#)),
        content_type: None,
    }
}

#[tokio::test]
async fn what_the_service_refuses_is_listed_in_the_order_of_the_form() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 422");
        let errors =
            r#"{"availability":["D"],"is_entry":["E"],"max_capacity":["C"],"name":["A"],"price":["B"]}"#;
        service.fault(FaultPlan::on(Operation::CreateTicket, refusal(errors)));
        browser.fill("name", "Te veel").await;
        browser.fill("price", "1").await;
        browser.press("Create ticket").await;
        let sight = browser.hear("There are 5 problems").await;
        let summary = sight.notices.iter().find(|notice| notice.starts_with("There are 5 problems")).unwrap();
        let expected = "Name: A Price: B Capacity: C On sale: D Entry ticket: E";
        assert!(summary.ends_with(expected), "{summary}");
        browser.see_focus_on("name").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_put_right_is_no_problem_any_more() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 422");
        browser.fill("max_capacity", "many").await;
        browser.press("Create ticket").await;
        browser.see_heading("There are 3 problems").await;
        browser.fill("price", "1").await;
        browser.see_heading("There are 2 problems").await;
        assert!(!browser.description("price").await.contains("This field is required"));
        // What is left keeps its place, and the focus stays with the person.
        assert!(browser.description("name").await.contains("This field is required"));
        browser.see_focus_on("price").await;
        browser.fill("name", "Te veel").await;
        browser.fill("max_capacity", "9").await;
        browser.see("no summary", |sight| !sight.headings.iter().any(|it| it.contains("attention"))).await;

        let errors = r#"{"max_capacity":["Too many."],"name":["Taken."]}"#;
        service.fault(FaultPlan::on(Operation::CreateTicket, refusal(errors)));
        browser.press("Create ticket").await;
        browser.see_heading("There are 2 problems").await;
        browser.fill("name", "Nog een").await;
        browser.see_heading("There is a problem").await;
        assert!(!browser.description("name").await.contains("Taken."));
        assert!(browser.description("max_capacity").await.contains("Too many."));
    })
    .await;
}

#[tokio::test]
async fn the_list_of_problems_is_in_view_after_the_jump() {
    let service = serve().await;
    let places = [
        ("/tickets/new", "Create ticket", 1280, ".error-summary"),
        ("/tickets/new", "Create ticket", 390, ".error-summary"),
        ("/events/new", "Create event", 1280, ".error-summary"),
        // Nine of them and the first field do not fit on a phone: the field is in sight, with all that is said of it.
        ("/events/new", "Create event", 390, ".field:has([name=name])"),
    ];
    for (path, button, width, shown) in places {
        signed_in(&service, path, async |browser| {
            browser.emulate_screen(Screen { width, height: 760, scale: 1 }).await;
            browser.press(button).await;
            browser.see_focus_on("name").await;
            let script = "const shown = document.querySelector(arguments[0]).getBoundingClientRect();
                const header = document.querySelector('.frame-header').getBoundingClientRect();
                return shown.top >= header.bottom && shown.bottom < innerHeight;";
            let is_shown = browser.evaluate(script, vec![json!(shown)]).await.unwrap();
            assert_eq!(is_shown, true, "{path} at {width}");
        })
        .await;
    }
}

#[tokio::test]
async fn what_has_to_be_filled_in_is_marked_from_the_start() {
    let service = serve().await;
    let required = "return [...document.querySelectorAll('form [required]')].map((it) => it.name).join(' ');";
    signed_in(&service, "/tickets/new", async |browser| {
        browser.see_text("* Required").await;
        assert_eq!(browser.evaluate(required, Vec::new()).await.unwrap(), "name price");
        browser.see_text("Name *").await;
        browser.open("/events/new").await;
        browser.see_heading("New event").await;
        let address = "venue.name venue.street venue.house_number venue.zipcode venue.city venue.country";
        let all = format!("name type {address}");
        assert_eq!(browser.evaluate(required, Vec::new()).await.unwrap(), all);
        // As many are said to be missing as are complained of.
        let missing = browser.count_of(".outline .missing").await;
        browser.press("Create event").await;
        browser.see_heading(&format!("There are {missing} problems")).await;
        browser.toggle("is_online").await;
        until("no address", async || match browser.evaluate(required, Vec::new()).await? {
            names if names == "name type" => Ok(()),
            other => Err(other.to_string()),
        })
        .await;
    })
    .await;
}
