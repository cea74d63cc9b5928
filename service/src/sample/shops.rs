//! The five shops of the sample.

use rusqlite::Connection;
use serde_json::json;
use time::{Date, Duration as Days};

use super::amsterdam;
use crate::availability::{self, Owner};
use crate::shop::Shop;

/// The id of the first shop.
const FIRST_SHOP: i64 = 5001;

struct ShopDesign {
    url: &'static str,
    language: &'static str,
    /// The events, by their place in the program.
    events: &'static [usize],
    /// In days from the present one: from and until when it is public.
    periods: &'static [(i64, i64)],
    custom_color: Option<&'static str>,
    text: Option<&'static str>,
    socials: &'static [&'static str],
    protected: bool,
    invoicing: bool,
}

const SHOPS: [ShopDesign; 5] = [
    ShopDesign {
        url: "devecht",
        language: "nl",
        events: &[0, 4, 8],
        periods: &[],
        custom_color: Some("#0b6e4f"),
        text: Some("Welkom! Kaarten zijn op naam en kunnen tot een week van tevoren worden omgeruild."),
        socials: &["instagram", "facebook"],
        protected: false,
        invoicing: false,
    },
    ShopDesign {
        url: "delooier",
        language: "nl",
        events: &[1],
        periods: &[(-200, 200)],
        custom_color: Some("#7a3b1d"),
        text: None,
        socials: &["instagram"],
        protected: false,
        invoicing: true,
    },
    ShopDesign {
        url: "podium",
        language: "nl",
        events: &[5, 6, 7, 10],
        periods: &[(-90, -30), (-14, 60)],
        custom_color: None,
        text: Some("<p>Voor groepen: <a href=\"mailto:groepen@podium.example\">mail ons</a></p>"),
        socials: &[],
        protected: false,
        invoicing: false,
    },
    ShopDesign {
        url: "nacht",
        language: "en",
        events: &[3],
        periods: &[(-40, 5)],
        custom_color: Some("#111111"),
        text: None,
        socials: &["instagram", "tiktok"],
        protected: true,
        invoicing: false,
    },
    ShopDesign {
        url: "zakelijk",
        language: "nl",
        events: &[2, 9],
        periods: &[(-120, -21)],
        custom_color: None,
        text: None,
        socials: &["linkedin"],
        protected: true,
        invoicing: true,
    },
];

/// Lays the shops out; `events` are the ids in the order of the program.
pub(super) fn lay_out(connection: &Connection, events: &[i64], today: Date) -> rusqlite::Result<()> {
    for (id, design) in (FIRST_SHOP..).zip(&SHOPS) {
        let social = design
            .socials
            .iter()
            .map(|name| ((*name).to_owned(), json!(format!("https://{name}.example/devecht"))));
        let shop = Shop {
            id,
            url: design.url.into(),
            banner: Some(format!("banner-{}.jpg", design.url)),
            language: design.language.into(),
            custom_color: design.custom_color.map(str::to_owned),
            text: design.text.map(str::to_owned),
            protected: design.protected,
            invoicing: design.invoicing,
            social: social.collect(),
            payment_methods: vec!["ideal".into(), "creditcard".into()],
            ..Shop::default()
        };
        shop.save(connection)?;
        let shown: Vec<i64> = design.events.iter().map(|place| events[*place]).collect();
        Shop::replace_events(connection, id, &shown)?;
        let morning = |days: i64| amsterdam::moment(today + Days::days(days), 10, 0);
        let periods: Vec<_> =
            design.periods.iter().map(|(from, until)| (morning(*from), morning(*until))).collect();
        availability::replace(connection, Owner::Shop(id), &periods)?;
    }
    Ok(())
}
