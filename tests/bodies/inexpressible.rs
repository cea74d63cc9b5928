//! What parts can't say is refused with its reason, before anything goes.

use loket::api::event::{CreateEvent, NewEventDate, create};
use loket::api::shop::{ShopBody, update};
use loket::api::ticket::{self, TicketBody};
use loket::api::{NonEmpty, Patch};
use loket::models::value::{ShopId, TicketId};
use loket::models::{SalePercentage, Venue};

use super::{list, moment, object};

fn event() -> CreateEvent {
    CreateEvent {
        name: "Nachtconcert".to_owned(),
        description: None,
        is_online: false,
        venue: None,
        r#type: "Eenmalig".to_owned(),
        dates: vec![NewEventDate {
            starts_at: moment("2026-11-26T21:00:00Z"),
            ends_at: moment("2026-11-27T06:00:00Z"),
        }],
        max_capacity: None,
        header_image: None,
        header_video: None,
        extra_info: None,
        service_fee: None,
        legal: None,
        mail_moments: None,
    }
}

#[test]
fn of_an_event() {
    for (event, problem) in [
        (CreateEvent { name: String::new(), ..event() }, "name: an empty text"),
        (CreateEvent { dates: Vec::new(), ..event() }, "dates: an empty list"),
        (CreateEvent { venue: Some(Venue::default()), ..event() }, "venue: an empty object"),
        (CreateEvent { extra_info: Some(object("{}")), ..event() }, "extra_info: an empty object"),
        (CreateEvent { legal: Some(object(r#"{"a":{"b":[]}}"#)), ..event() }, "legal[a][b]: an empty list"),
        (CreateEvent { mail_moments: Some(list("[]")), ..event() }, "mail_moments: an empty list"),
        (
            CreateEvent { mail_moments: Some(list(r#"[1,{"a":""}]"#)), ..event() },
            "mail_moments[1][a]: an empty text",
        ),
    ] {
        let refused = create(event).parts().unwrap_err().to_string();
        assert_eq!(refused, format!("{problem} can't be sent in this encoding"));
    }
}

#[test]
fn of_an_update() {
    let sales_percentage = Patch::Set(SalePercentage { active: None, percentage: None });
    let changes = TicketBody { sales_percentage, ..TicketBody::default() };
    let write = ticket::update(&TicketId::new("1").unwrap(), changes);
    let refused = write.parts().unwrap_err().to_string();
    assert_eq!(refused, "sales_percentage: an empty object can't be sent in this encoding");

    let payment_methods = Patch::Set(NonEmpty::new(vec!["card".to_owned(), String::new()]).unwrap());
    let changes = ShopBody { payment_methods, ..ShopBody::default() };
    let refused = update(&ShopId::new("1").unwrap(), changes).parts().unwrap_err().to_string();
    assert_eq!(refused, "payment_methods[1]: an empty text can't be sent in this encoding");
}
