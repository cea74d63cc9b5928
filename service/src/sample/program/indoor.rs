//! Events under a roof.

use super::{ONCE, SEVERAL_DAYS};
use crate::event::CONTINUOUS;
use crate::sample::design::{EventDesign, PlaceDesign, ProductDesign, Sales, date, ticket};

/// Running, all the time.
pub(super) const MUSEUM: EventDesign = EventDesign {
    name: "Museum De Looier – doorlopend",
    description: "Leer, lak en licht: de vaste collectie en twee wisselende tentoonstellingen. \
        Kies bij het bestellen een tijdslot.",
    kind: CONTINUOUS,
    place: Some(PlaceDesign {
        name: "Museum De Looier",
        street: "Looiersgracht",
        house_number: "12",
        addition: Some("hs"),
        zipcode: "1016 VR",
        city: "Amsterdam",
    }),
    dates: &[date(-200, 10, 0, 480 * 24 * 60)],
    max_capacity: Some(600),
    service_fee: 0.50,
    characteristics: &["Binnen", "Tijdslot", "Rolstoeltoegankelijk"],
    tags: &["museum"],
    tickets: &[
        ticket("Volwassene", 17_50).tagged(&["tijdslot"]).share(30),
        ticket("Jongere 13 t/m 18", 9_00).tagged(&["tijdslot"]).share(6),
        ticket("Kind t/m 12", 0).tagged(&["tijdslot", "kind"]).share(8),
        ticket("Museumkaart", 0).tagged(&["tijdslot", "kaart"]).share(20),
        ticket("Rondleiding (60 min.)", 7_50).no_entry().related(&[0, 1]).share(4),
        ticket("Groep vanaf 10 personen", 14_00).amounts(10, 40).share(1),
    ],
    products: &[ProductDesign { name: "Audiotour", price: 3_50, amounts: Some((1, 10)), sold_out: false }],
    ticket_fields: &[],
    sales: Sales::Purchases(450),
};

/// Coming, and sold out.
pub(super) const NIGHT: EventDesign = EventDesign {
    name: "Nacht van het Licht: Zøë Kvist b2b DJ Łąka",
    description: "Van tien tot zeven in de oude turbinehal. Garderobe verplicht.",
    kind: ONCE,
    place: Some(PlaceDesign {
        name: "De Turbinehal",
        street: "NDSM-plein",
        house_number: "28",
        addition: None,
        zipcode: "1033 WB",
        city: "Amsterdam",
    }),
    dates: &[date(5, 22, 0, 540)],
    max_capacity: Some(1_500),
    service_fee: 2.35,
    characteristics: &["Binnen", "18+", "Kluisjes"],
    tags: &["dance", "nacht"],
    tickets: &[
        ticket("Eerste release", 24_50).sold_out().share(10),
        ticket("Tweede release", 29_50).sold_out().share(14),
        ticket("Laatste release", 34_50).sold_out().on_fire().showing(100).share(20),
        ticket("Late entree (na 02:00)", 22_50).sold_out().share(5),
        ticket("Balkon", 59_00).sold_out().amounts(2, 6).tagged(&["vip"]).share(2),
    ],
    products: &[ProductDesign { name: "Garderobe", price: 2_50, amounts: Some((1, 4)), sold_out: true }],
    ticket_fields: &[4],
    sales: Sales::Purchases(720),
};

/// Running: some evenings are over, others are to come.
pub(super) const THEATRE: EventDesign = EventDesign {
    name: "De Meeuw – Toneelgroep Noorderzon",
    description: "Tsjechov in een nieuwe vertaling. Inleiding om half acht, pauze na het tweede bedrijf.",
    kind: SEVERAL_DAYS,
    place: Some(PlaceDesign {
        name: "Stadsschouwburg Groningen",
        street: "Turfsingel",
        house_number: "86",
        addition: None,
        zipcode: "9711 VZ",
        city: "Groningen",
    }),
    dates: &[
        date(-6, 20, 15, 135),
        date(-5, 20, 15, 135),
        date(1, 20, 15, 135),
        date(2, 14, 30, 135),
        date(8, 20, 15, 135),
        date(9, 20, 15, 135),
    ],
    max_capacity: Some(320),
    service_fee: 1.00,
    characteristics: &["Binnen", "Ringleiding", "Rolstoeltoegankelijk"],
    tags: &["theater"],
    tickets: &[
        ticket("Eerste rang", 38_50).of(600).in_category("Zaal").share(16),
        ticket("Tweede rang", 29_50).of(700).in_category("Zaal").showing(52).share(18),
        ticket("Balkon", 19_50).of(500).in_category("Balkon").share(10),
        ticket("CJP, student of Stadspas", 12_50)
            .of(200)
            .amounts(1, 2)
            .in_category("Zaal")
            .tagged(&["korting"])
            .share(5),
        ticket("Laatste minuut", 10_00).of(60).in_category("Balkon").available(&[(6, 5), (-1, -2)]).share(1),
    ],
    products: &[],
    ticket_fields: &[],
    sales: Sales::Purchases(420),
};

/// Past.
pub(super) const CONCERT: EventDesign = EventDesign {
    name: "Voorjaarsconcert Philharmonisch Genootschap",
    description: "Debussy, Diepenbrock en een première voor orgel en strijkers.",
    kind: ONCE,
    place: Some(PlaceDesign {
        name: "Grote Kerk",
        street: "Kerkplein",
        house_number: "1",
        addition: None,
        zipcode: "4811 XT",
        city: "Breda",
    }),
    dates: &[date(-120, 20, 0, 120)],
    max_capacity: Some(450),
    service_fee: 0.75,
    characteristics: &["Binnen"],
    tags: &["klassiek"],
    tickets: &[
        ticket("Schip, voorste rijen", 34_00).of(150).share(10),
        ticket("Schip", 26_00).of(200).share(14),
        ticket("Zijbeuk, beperkt zicht", 15_00).of(100).share(6),
        ticket("Genodigde", 0).hidden().share(2),
    ],
    products: &[],
    ticket_fields: &[],
    sales: Sales::Purchases(195),
};
