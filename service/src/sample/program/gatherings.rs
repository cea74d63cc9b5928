//! Meetings, lessons, an afternoon for children, and an event with which the organiser tries what breaks.

use super::ONCE;
use crate::sample::design::{EventDesign, PlaceDesign, Sales, date, ticket};

/// Coming, and online.
pub(super) const MASTERCLASS: EventDesign = EventDesign {
    name: "Masterclass podcast maken (online)",
    description: "Drie uur over idee, opname en montage. De link volgt een dag van tevoren.",
    kind: ONCE,
    place: None,
    dates: &[date(12, 19, 30, 180)],
    max_capacity: Some(250),
    service_fee: 1.00,
    characteristics: &["Online"],
    tags: &["cursus"],
    tickets: &[
        ticket("Deelname", 45_00).of(200).share(10),
        ticket("Deelname en terugkijken", 60_00).of(200).related(&[0]).share(6),
        ticket("Student", 22_50).of(50).amounts(1, 1).tagged(&["korting"]).share(4),
    ],
    products: &[],
    ticket_fields: &[2],
    sales: Sales::Purchases(118),
};

/// Past, with a very long name.
pub(super) const SYMPOSIUM: EventDesign = EventDesign {
    name: "Symposium Duurzaam bouwen in de historische binnenstad: van monumentenzorg en welstand tot warmtenetten, \
        circulaire sloop en de vergunning van morgen – met bijdragen van acht gemeenten en de Rijksdienst",
    description: "Lezingen, werkgroepen en een wandeling door de binnenstad.",
    kind: ONCE,
    place: Some(PlaceDesign {
        name: "Jaarbeurs MeetUp",
        street: "Croeselaan",
        house_number: "6",
        addition: Some("zaal 2"),
        zipcode: "3521 CA",
        city: "Utrecht",
    }),
    dates: &[date(-20, 9, 30, 450)],
    max_capacity: Some(300),
    service_fee: 0.0,
    characteristics: &["Binnen", "Lunch inbegrepen"],
    tags: &["zakelijk"],
    tickets: &[
        ticket("Regulier", 245_00).of(150).share(10),
        ticket("Overheid", 195_00).of(100).share(8),
        ticket("Student", 25_00).of(50).share(3),
        ticket("Spreker", 0).hidden().share(1),
    ],
    products: &[],
    ticket_fields: &[7, 9],
    sales: Sales::Purchases(140),
};

/// Coming.
pub(super) const CHILDREN: EventDesign = EventDesign {
    name: "Kindermiddag: Meneer Sok en de maan",
    description: "Een voorstelling met poppen voor iedereen vanaf vier jaar. Duurt vijftig minuten.",
    kind: ONCE,
    place: Some(PlaceDesign {
        name: "Theater De Kleine Komeet",
        street: "Nieuwe Rijn",
        house_number: "19",
        addition: Some("bis"),
        zipcode: "2312 JD",
        city: "Leiden",
    }),
    dates: &[date(20, 14, 0, 50)],
    max_capacity: Some(140),
    service_fee: 0.50,
    characteristics: &["Binnen", "Vanaf 4 jaar"],
    tags: &["kinderen"],
    tickets: &[
        ticket("Kind", 11_00).of(90).share(12),
        ticket("Volwassene", 13_00).of(60).related(&[0]).share(10),
        ticket("Gezin (2 + 2)", 42_50).of(20).amounts(1, 2).excluding(&[0, 1]).share(3),
        ticket("Begeleider met pas", 0).of(10).amounts(1, 1).share(1),
    ],
    products: &[],
    ticket_fields: &[],
    sales: Sales::Purchases(64),
};

/// Coming, in no shop: names that a careless page would run, break or misread.
pub(super) const TRIAL: EventDesign = EventDesign {
    name: "<b>Proef</b> & \"testavond\" 'niet publiceren' \u{1f4a1}",
    description: "<script>alert('beschrijving')</script><a href=\"javascript:alert(1)\">klik</a>",
    kind: ONCE,
    place: Some(PlaceDesign {
        name: "Café <i>'t Hoekje</i>",
        street: "Voor- en Achterom",
        house_number: "0",
        addition: Some("\u{2116} 7"),
        zipcode: "9999 ZZ",
        city: "'s-Hertogenbosch",
    }),
    dates: &[date(90, 19, 0, 240)],
    max_capacity: None,
    service_fee: 0.01,
    characteristics: &["<u>Test</u>"],
    tags: &["<test>", "=1+1"],
    tickets: &[
        ticket("<script>alert(1)</script><img src=x onerror=alert(1)>", 0),
        ticket(
            "DonaudampfschifffahrtselektrizitatenhauptbetriebswerkbauunterbeamtengesellschaftskapitanDonaudampfschifffahrtselektrizitatenhauptbetriebswerkbauunterbeamtengesellschaftskapitanDonaudampfschifffahrtselektrizitatenhauptbetriebswerkbauunterbeamtengesellschaftskapitan",
            1,
        )
        .of(1_000_000),
        ticket("\u{202e}תיכרת\u{202c} \u{1f39f}\u{fe0f}\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467} regel 1\u{2028}regel 2\n\tregel 3", 12_34),
        ticket("'; drop table ticket; -- {{naam}} %s ${prijs} ../../etc/passwd", 99_999_99).hidden(),
    ],
    products: &[],
    ticket_fields: &[],
    sales: Sales::Purchases(12),
};
