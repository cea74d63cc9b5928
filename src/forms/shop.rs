//! The form of a shop.

use super::draft::{Draft, TimeZone};
use super::problem::{Problem, ProblemKind};
use super::validate::{Diff, Validator};
use crate::api::NonEmpty;
use crate::api::shop::{CreateShop, UpdateShop};
use crate::models::value::EventId;
use crate::models::{Availability, Period, RawJson, Shop, ShopView};

/// The form as a shop and the view of its customers fill it, or empty for a new one.
///
/// Payment methods, tags, social media and the queue are in no response: what is there stays while they are left empty.
pub fn draft(shop: Option<&Shop>, view: Option<&ShopView>, clocks: &dyn TimeZone) -> Draft {
    let availability = shop.map(|shop| shop.availability.as_slice()).unwrap_or_default();
    let periods: Vec<_> = availability.iter().filter_map(Availability::period).collect();
    // Periods of a structure that the app doesn't know can't be edited without loss.
    let knows_availability = periods.len() == availability.len();
    let periods = periods.into_iter().map(|period| (period.opens_at, period.closes_at));
    let color = shop.and_then(|shop| shop.custom_color.as_ref()).and_then(RawJson::said);
    let draft = Draft::new()
        .optional("url", shop.map(|shop| &shop.url))
        .chosen("events", view.into_iter().flat_map(|view| &view.events).map(|event| &event.id));
    let draft = if knows_availability { draft.spans("availability", periods, clocks) } else { draft };
    draft
        .flag("protected", shop.and_then(|shop| shop.protected))
        .optional("language", shop.and_then(|shop| shop.language.as_ref()))
        .chosen("payment_methods", [""; 0])
        .file("header_image")
        .optional("custom_color", color)
        .text("social", "")
        .text("queue", "")
        .text("analytics_tag", "")
        .text("social_pixel_id", "")
}

/// The controls that have to be filled in.
pub fn required(_: &Draft) -> Vec<&'static str> {
    vec!["url"]
}

/// The `Create shop body` that a draft asks for, or what keeps it from being one.
pub fn create(draft: &Draft, clocks: &dyn TimeZone) -> Result<CreateShop, Vec<Problem>> {
    let mut form = Validator::new(draft, clocks);
    let request = CreateShop {
        url: url(&mut form).unwrap_or_default(),
        events: events(&mut form),
        language: form.text("language"),
        header_image: form.file("header_image"),
        availability: availability(&mut form),
        payment_methods: form.words("payment_methods"),
        analytics_tag: form.text("analytics_tag"),
        social_pixel_id: form.text("social_pixel_id"),
        social: form.object("social"),
        protected: Some(form.flag("protected")),
        queue: form.object("queue"),
        custom_color: form.color("custom_color"),
    };
    form.finish(request)
}

/// The `Update shop body` that turns one draft into another, or what keeps it from being one.
pub fn update(before: &Draft, after: &Draft, clocks: &dyn TimeZone) -> Result<UpdateShop, Vec<Problem>> {
    let mut difference = Diff::new(before, after, clocks);
    let request = UpdateShop {
        url: difference.patch("url", url),
        events: difference.nullable("events", |form| NonEmpty::new(events(form))),
        language: difference.patch("language", |form| form.text("language")),
        header_image: difference.patch("header_image", |form| form.file("header_image")),
        availability: difference.patch("availability", |form| NonEmpty::new(availability(form))),
        payment_methods: difference
            .patch("payment_methods", |form| NonEmpty::new(form.words("payment_methods"))),
        analytics_tag: difference.patch("analytics_tag", |form| form.text("analytics_tag")),
        social_pixel_id: difference.patch("social_pixel_id", |form| form.text("social_pixel_id")),
        social: difference.patch("social", |form| form.object("social")),
        protected: difference.patch("protected", |form| Some(form.flag("protected"))),
        queue: difference.patch("queue", |form| form.object("queue")),
        custom_color: difference.patch("custom_color", |form| form.color("custom_color")),
    };
    difference.finish(request)
}

/// The members that a shop, as the form holds it, has otherwise than a draft: of those that responses show.
pub fn differing(shop: &Draft, draft: &Draft, clocks: &dyn TimeZone) -> Vec<&'static str> {
    let mut difference = Diff::new(shop, draft, clocks);
    let members = [
        ("url", difference.differs("url", url)),
        ("events", difference.differs("events", |form| Some(events(form)))),
        ("language", difference.differs("language", |form| form.text("language"))),
        ("availability", difference.differs("availability", |form| Some(availability(form)))),
        ("protected", difference.differs("protected", |form| Some(form.flag("protected")))),
        ("custom_color", difference.differs("custom_color", |form| form.color("custom_color"))),
    ];
    members.into_iter().filter_map(|(member, differs)| differs.then_some(member)).collect()
}

/// A subdomain: it has to be there, and to be one that a browser can open.
fn url(form: &mut Validator<'_>) -> Option<String> {
    let url = form.required("url")?;
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let is_label = url.len() <= 63 && url.bytes().all(fits) && !url.starts_with('-') && !url.ends_with('-');
    if !is_label {
        form.note("url", ProblemKind::NotASubdomain);
    }
    Some(url)
}

fn events(form: &mut Validator<'_>) -> Vec<EventId> {
    form.ids("events", |id| EventId::new(id))
}

fn availability(form: &mut Validator<'_>) -> Vec<Period> {
    let spans = form.spans("availability", "opens_at", "closes_at");
    spans.into_iter().map(|(opens_at, closes_at)| Period { id: None, opens_at, closes_at }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{IdForm, shop};
    use crate::forms::Typed;
    use crate::forms::time_zone::Winter;
    use crate::models::read_record;
    use crate::models::value::ShopId;

    fn stored() -> Draft {
        let shop = r##"{"id":"7","url":"summer","language":"nl","custom_color":"#1a2b3c","protected":false,
            "availability":[{"opens_at":"2027-01-01T09:00:00.000000Z","closes_at":"2027-02-01T09:00:00.000000Z"}]}"##;
        let view = r#"{"id":"7","url":"summer","events":[{"id":"4","name":"A"},{"id":"5","name":"B"}]}"#;
        match (read_record::<Shop>(shop), read_record::<ShopView>(view)) {
            (Ok(shop), Ok(view)) => draft(Some(&shop), Some(&view), &Winter),
            (shop, view) => panic!("{:?} {:?}", shop.err(), view.err()),
        }
    }

    fn update_body<const N: usize>(controls: [(&str, Typed); N]) -> Result<String, Vec<Problem>> {
        let before = stored();
        let mut after = before.clone();
        controls.into_iter().for_each(|(name, typed)| after.set(name, typed));
        let changes = update(&before, &after, &Winter)?;
        let id = ShopId::new("7").unwrap_or_else(|| unreachable!());
        Ok(shop::update(&id, changes).body().to_json(IdForm::Auto).split_whitespace().collect())
    }

    fn text(text: &str) -> Typed {
        Typed::Text(text.into())
    }

    #[test]
    fn an_update_sends_only_what_was_changed() {
        assert_eq!(update_body([]).as_deref(), Ok("{}"));
        assert_eq!(update_body([("custom_color", text("1A2B3C"))]).as_deref(), Ok("{}"));
        assert_eq!(update_body([("url", text("winter"))]).as_deref(), Ok(r#"{"url":"winter"}"#));
        let events = Typed::Chosen(vec!["5".into()]);
        assert_eq!(update_body([("events", events)]).as_deref(), Ok(r#"{"events":[5]}"#));
        let methods = Typed::Chosen(vec!["ideal".into()]);
        assert_eq!(
            update_body([("payment_methods", methods)]).as_deref(),
            Ok(r#"{"payment_methods":["ideal"]}"#)
        );
    }

    #[test]
    fn only_the_events_can_be_cleared() {
        let cleared = update_body([("events", Typed::Chosen(Vec::new()))]);
        assert_eq!(cleared.as_deref(), Ok(r#"{"events":null}"#));
        let refused = |field: &str| Err(vec![Problem::new(field, ProblemKind::CannotBeCleared)]);
        assert_eq!(update_body([("availability", Typed::Spans(Vec::new()))]), refused("availability"));
        assert_eq!(update_body([("language", text(""))]), refused("language"));
        assert_eq!(update_body([("custom_color", text(" "))]), refused("custom_color"));
    }

    #[test]
    fn only_what_shops_show_is_compared() {
        let mut sent = stored();
        sent.set("payment_methods", Typed::Chosen(vec!["ideal".into()]));
        sent.set("queue", text("{}"));
        assert_eq!(differing(&stored(), &sent, &Winter), [""; 0]);
        // A language that was left out is the service's to choose; the colour was not.
        sent.set("language", text(""));
        sent.set("custom_color", text("#000"));
        assert_eq!(differing(&stored(), &sent, &Winter), ["language", "custom_color"]);
    }

    #[test]
    fn a_subdomain_is_one_that_a_browser_opens() {
        for url in ["Summer", "a b", "-a", "a-", "a.b", &"a".repeat(64)] {
            assert_eq!(
                update_body([("url", text(url))]),
                Err(vec![Problem::new("url", ProblemKind::NotASubdomain)])
            );
        }
    }
}
