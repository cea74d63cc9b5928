//! The form of a shop.

use super::changes::Changes;
use super::control::{Choices, File, Spans, Text};
use super::fields::{Draft, Fields};
use super::problem::Problem;
use super::ticket::periods;
use super::time_zone::TimeZone;
use crate::api::FreeObject;
use crate::api::shop::ShopBody;
use crate::models::value::{Color, EventId, Subdomain};
use crate::models::{Period, RawJson, Shop, ShopView};

/// What was typed into the form of a shop.
#[derive(Clone, Debug, Default, PartialEq, Fields)]
#[draft(texts = shop)]
pub struct ShopDraft {
    pub url: Text<Subdomain>,
    pub events: Choices<EventId>,
    /// `None` where the shop has periods of a structure that the app doesn't know.
    pub availability: Option<Spans<Period>>,
    pub protected: bool,
    pub language: Text<String>,
    pub payment_methods: Choices<String>,
    pub header_image: File,
    pub custom_color: Text<Color>,
    pub social: Text<FreeObject>,
    pub queue: Text<FreeObject>,
    pub analytics_tag: Text<String>,
    pub social_pixel_id: Text<String>,
}

impl ShopDraft {
    /// The form of a new shop.
    pub fn new() -> Self {
        Self { availability: Some(Spans::default()), ..Self::default() }
    }

    /// The form as a shop and the view of its customers fill it. What no response shows is empty, and stays as it is while
    /// it is left empty.
    pub fn of(shop: &Shop, view: &ShopView, zone: &dyn TimeZone) -> Self {
        Self {
            url: Text::new(&shop.url),
            events: Choices::new(view.events.iter().map(|event| &event.id)),
            availability: periods(&shop.availability, zone),
            protected: shop.protected == Some(true),
            language: Text::optional(shop.language.as_ref()),
            custom_color: Text::optional(shop.custom_color.as_ref().and_then(RawJson::said)),
            ..Self::default()
        }
    }

    /// The body of the draft, or its problems: of a new shop, or of changes of one that was as `before`.
    pub fn body(&self, before: Option<&Self>, zone: &dyn TimeZone) -> Result<ShopBody, Vec<Problem>> {
        let mut form = Changes::new(before, self, zone);
        let body = ShopBody {
            url: form.patch(Self::FIELDS.url),
            events: form.nullable(Self::FIELDS.events),
            language: form.patch(Self::FIELDS.language),
            header_image: form.patch(Self::FIELDS.header_image),
            availability: form.patch(Self::FIELDS.availability),
            payment_methods: form.patch(Self::FIELDS.payment_methods),
            analytics_tag: form.patch(Self::FIELDS.analytics_tag),
            social_pixel_id: form.patch(Self::FIELDS.social_pixel_id),
            social: form.patch(Self::FIELDS.social),
            protected: form.patch(Self::FIELDS.protected),
            queue: form.patch(Self::FIELDS.queue),
            custom_color: form.patch(Self::FIELDS.custom_color),
        };
        form.finish(body)
    }
}

impl Draft for ShopDraft {
    const UNSHOWN: &'static [&'static str] =
        &["payment_methods", "header_image", "analytics_tag", "social_pixel_id", "social", "queue"];

    fn required(&self) -> Vec<&'static str> {
        vec![Self::FIELDS.url.name]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{IdForm, shop};
    use crate::forms::ProblemKind;
    use crate::forms::members::changed_members;
    use crate::forms::time_zone::Winter;
    use crate::models::read_record;
    use crate::models::value::ShopId;

    fn stored() -> ShopDraft {
        let shop = r##"{"id":"7","url":"summer","language":"nl","custom_color":"#1a2b3c","protected":false,
            "availability":[{"opens_at":"2027-01-01T09:00:00.000000Z","closes_at":"2027-02-01T09:00:00.000000Z"}]}"##;
        let view = r#"{"id":"7","url":"summer","events":[{"id":"4","name":"A"},{"id":"5","name":"B"}]}"#;
        match (read_record::<Shop>(shop), read_record::<ShopView>(view)) {
            (Ok(shop), Ok(view)) => ShopDraft::of(&shop, &view, &Winter),
            (shop, view) => panic!("{:?} {:?}", shop.err(), view.err()),
        }
    }

    fn update_body(change: impl FnOnce(&mut ShopDraft)) -> Result<String, Vec<Problem>> {
        let before = stored();
        let mut after = before.clone();
        change(&mut after);
        let changes = after.body(Some(&before), &Winter)?;
        let id = ShopId::new("7").unwrap_or_else(|| unreachable!());
        Ok(shop::update(&id, changes).body().to_json(IdForm::Auto).split_whitespace().collect())
    }

    #[test]
    fn an_update_sends_only_what_was_changed() {
        assert_eq!(update_body(|_| {}).as_deref(), Ok("{}"));
        assert_eq!(update_body(|form| form.custom_color = Text::new("1A2B3C")).as_deref(), Ok("{}"));
        let renamed = update_body(|form| form.url = Text::new("winter"));
        assert_eq!(renamed.as_deref(), Ok(r#"{"url":"winter"}"#));
        let events = update_body(|form| form.events = Choices::new(["5"]));
        assert_eq!(events.as_deref(), Ok(r#"{"events":[5]}"#));
        let methods = update_body(|form| form.payment_methods = Choices::new(["ideal"]));
        assert_eq!(methods.as_deref(), Ok(r#"{"payment_methods":["ideal"]}"#));
    }

    #[test]
    fn only_the_events_can_be_cleared() {
        let cleared = update_body(|form| form.events = Choices::default());
        assert_eq!(cleared.as_deref(), Ok(r#"{"events":null}"#));
        let refused = |field: &str| Err(vec![Problem::new(field, ProblemKind::CannotBeCleared)]);
        let periods = update_body(|form| form.availability = Some(Spans::default()));
        assert_eq!(periods, refused("availability"));
        assert_eq!(update_body(|form| form.language = Text::new("")), refused("language"));
        assert_eq!(update_body(|form| form.custom_color = Text::new(" ")), refused("custom_color"));
    }

    #[test]
    fn only_what_shops_show_is_compared() {
        let mut sent = stored();
        sent.payment_methods = Choices::new(["ideal"]);
        sent.queue = Text::new("{}");
        let altered = |sent: &ShopDraft| {
            let shown = |member: &&str| !ShopDraft::UNSHOWN.contains(member);
            changed_members(&stored(), sent).into_iter().filter(shown).collect::<Vec<_>>()
        };
        assert_eq!(altered(&sent), [""; 0]);
        sent.custom_color = Text::new("#000");
        assert_eq!(altered(&sent), ["custom_color"]);
    }

    #[test]
    fn a_subdomain_is_one_that_a_browser_opens() {
        let refused = |kind| Err(vec![Problem::new("url", kind)]);
        let update = |url: &str| update_body(|form| form.url = Text::new(url));
        assert_eq!(update("Summer"), refused(ProblemKind::NotASubdomain));
        assert_eq!(update(""), refused(ProblemKind::Missing));
    }
}
