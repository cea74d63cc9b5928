//! A body that an expert edited before it goes.

use loket::api::event::{self, CreateEvent};
use loket::api::{Encoding, FreeObject, RequestSettings};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::events;
use crate::setup::image::picture;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, only_request_for};
use crate::setup::tickets::{draft, new_ticket};

#[wasm_bindgen_test]
async fn what_was_edited_goes_instead_in_both_encodings() {
    for encoding in [Encoding::Json, Encoding::Form] {
        begin().await;
        let typed = r#"{"name":"Edited","price":7,"is_entry":true,"unheard_of":[{"deep":null}]}"#;
        let write = new_ticket(draft("Typed")).edited(FreeObject::parse(typed).unwrap());
        let settings = RequestSettings { encoding, ..RequestSettings::default() };
        let answer = client_with(settings).write(&write).await.unwrap();
        let request = only_request_for("create_ticket").await;
        match encoding {
            Encoding::Json => assert_eq!(request.body, json!(typed)),
            Encoding::Form => assert_eq!(
                request.parts(),
                [("name", "Edited"), ("price", "7"), ("is_entry", "1"), ("unheard_of[0][deep]", "")]
                    .map(|(name, text)| (name.to_owned(), text.to_owned()))
            ),
        }
        assert_eq!(request.ignored_fields, ["unheard_of"], "what the interface lacks is the expert's own");
        assert_eq!((answer.name.as_str(), answer.price.to_string()), ("Edited", "7.00".to_owned()));
    }
}

#[wasm_bindgen_test]
async fn a_file_stays_a_file_when_the_text_around_it_is_edited() {
    begin().await;
    let event = CreateEvent { header_image: Some(picture()), ..events::draft("Typed") };
    let write = event::create(event);
    let typed = write.to_json(RequestSettings::default().ids).replace("Typed", "Edited");
    client().write(&write.edited(FreeObject::parse(&typed).unwrap())).await.unwrap();
    let parts = only_request_for("create_event").await.parts();
    let part = |name: &str| parts.iter().find(|(part, _)| part == name).map(|(_, text)| text.as_str());
    assert_eq!(part("name"), Some("Edited"));
    assert_eq!(part("header_image"), Some("kop – ééntje.png image/png 67"));
}
