//! Events in the open air.

use super::{ONCE, SEVERAL_DAYS};
use crate::sample::design::{EventDesign, PlaceDesign, ProductDesign, Sales, date, ticket};

/// Running, and the big one.
pub(super) const FESTIVAL: EventDesign = EventDesign {
    name: "Zomerfestival De Vecht",
    description: "Drie dagen muziek, theater en zwemmen aan de oever van de Vecht.\n\nKinderen t/m 12 jaar zijn gratis \
        onder begeleiding van een volwassene. Neem je eigen beker mee.",
    kind: SEVERAL_DAYS,
    place: Some(PlaceDesign {
        name: "Landgoed Vechtzicht",
        street: "Zandpad",
        house_number: "48",
        addition: Some("A"),
        zipcode: "3621 NE",
        city: "Breukelen",
    }),
    dates: &[date(-1, 13, 0, 600), date(0, 12, 0, 660), date(1, 12, 0, 600)],
    max_capacity: Some(9_000),
    service_fee: 1.25,
    characteristics: &["Buiten", "Rolstoeltoegankelijk", "Camping"],
    tags: &["festival", "zomer"],
    tickets: &[
        ticket("Dag 1", 49_50).on(&[0]).of(4_000).in_category("Dagtickets").tagged(&["dag"]).share(18),
        ticket("Dag 2", 54_50)
            .on(&[1])
            .of(4_000)
            .in_category("Dagtickets")
            .tagged(&["dag"])
            .on_fire()
            .showing(88)
            .share(24),
        ticket("Dag 3", 49_50).on(&[2]).of(4_000).in_category("Dagtickets").tagged(&["dag"]).share(14),
        ticket("Weekendticket – vroege vogel", 99_00)
            .of(2_500)
            .amounts(1, 4)
            .in_category("Weekend")
            .excluding(&[0, 1, 2])
            .available(&[(150, 60)])
            .share(16),
        ticket("Weekendticket", 119_50)
            .of(5_000)
            .amounts(1, 6)
            .in_category("Weekend")
            .related(&[5])
            .excluding(&[0, 1, 2])
            .available(&[(60, 30), (21, -2)])
            .showing(71)
            .share(20),
        ticket("Camping (per persoon)", 35_00).of(3_000).in_category("Weekend").no_entry().share(12),
        ticket("VIP-weekend met diner op het water", 349_50)
            .of(150)
            .amounts(1, 2)
            .in_category("Weekend")
            .tagged(&["vip", "diner"])
            .share(1),
        ticket("Kind t/m 12 jaar", 0).amounts(1, 4).in_category("Dagtickets").tagged(&["kind"]).share(8),
        ticket("Crew en vrijwilligers", 0).hidden().tagged(&["crew"]).share(2),
    ],
    products: &[
        ProductDesign { name: "Muntenpakket (20)", price: 60_00, amounts: Some((1, 10)), sold_out: false },
        ProductDesign { name: "Parkeren per dag", price: 12_50, amounts: Some((1, 3)), sold_out: true },
        ProductDesign { name: "Kluisje", price: 17_00, amounts: None, sold_out: false },
    ],
    ticket_fields: &[0, 1, 4],
    sales: Sales::AsAsked,
};

/// Coming.
pub(super) const BEER_FESTIVAL: EventDesign = EventDesign {
    name: "Bierfestival 't IJkpunt",
    description: "Veertig brouwers, acht foodtrucks en een quiz. Alleen voor 18 jaar en ouder.",
    kind: SEVERAL_DAYS,
    place: Some(PlaceDesign {
        name: "Stadshaven",
        street: "Havenkade-Oost",
        house_number: "3-5",
        addition: None,
        zipcode: "7412 AB",
        city: "Deventer",
    }),
    dates: &[date(40, 15, 0, 480), date(41, 14, 0, 480)],
    max_capacity: Some(1_200),
    service_fee: 0.95,
    characteristics: &["Buiten", "18+"],
    tags: &["bier", "proeverij"],
    tickets: &[
        ticket("Eerste dag incl. glas", 17_50).on(&[0]).of(1_200).tagged(&["glas"]).share(14),
        ticket("Tweede dag incl. glas", 17_50).on(&[1]).of(1_200).tagged(&["glas"]).on_fire().share(20),
        ticket("Beide dagen", 29_95).of(400).excluding(&[0, 1]).share(8),
        ticket("Proefkaart (10 proefjes)", 25_00).no_entry().related(&[0, 1, 2]).share(6),
        ticket("Bob – rijdt en drinkt fris", 7_50).of(300).amounts(1, 1).share(3),
        ticket("Vriendengroep (8 personen)", 119_60).of(80).amounts(8, 16).share(2),
    ],
    products: &[ProductDesign { name: "Festivalglas", price: 4_50, amounts: Some((1, 20)), sold_out: false }],
    ticket_fields: &[4],
    sales: Sales::Purchases(310),
};

/// Coming.
pub(super) const RUN: EventDesign = EventDesign {
    name: "Singelloop Utrecht-Oost",
    description: "Hardlopen langs het water, van kidsrun tot halve marathon. Start in golven.",
    kind: ONCE,
    place: Some(PlaceDesign {
        name: "Sportpark Maarschalkerweerd",
        street: "Herculesplein",
        house_number: "241",
        addition: None,
        zipcode: "3584 AA",
        city: "Utrecht",
    }),
    dates: &[date(68, 9, 30, 420)],
    max_capacity: None,
    service_fee: 1.50,
    characteristics: &["Buiten", "Tijdregistratie"],
    tags: &["hardlopen", "sport"],
    tickets: &[
        ticket("Kidsrun 1 km", 5_00).of(400).amounts(1, 5).in_category("Kinderen").share(6),
        ticket("5 km", 14_50).of(1_500).in_category("Volwassenen").share(12),
        ticket("10 km", 19_50).of(1_500).in_category("Volwassenen").showing(45).share(16),
        ticket("Halve marathon", 32_50).of(800).in_category("Volwassenen").on_fire().share(10),
        ticket("Bedrijventeam (4 lopers)", 180_00).of(60).amounts(1, 3).in_category("Teams").share(2),
        ticket("Herinneringsshirt", 22_50).no_entry().share(4),
    ],
    products: &[],
    ticket_fields: &[0, 1, 8, 11],
    sales: Sales::Purchases(430),
};

/// Past.
pub(super) const STREET_FOOD: EventDesign = EventDesign {
    name: "Voorjaarsmarkt & Streetfood",
    description: "Drie dagen eten uit de hele wereld, met livemuziek op het plein.",
    kind: SEVERAL_DAYS,
    place: Some(PlaceDesign {
        name: "Plein 1944",
        street: "Plein 1944",
        house_number: "1",
        addition: None,
        zipcode: "6511 JC",
        city: "Nijmegen",
    }),
    dates: &[date(-62, 16, 0, 360), date(-61, 12, 0, 600), date(-60, 12, 0, 480)],
    max_capacity: Some(2_000),
    service_fee: 0.0,
    characteristics: &["Buiten"],
    tags: &["eten"],
    tickets: &[
        ticket("Toegang, eerste dag", 2_50).on(&[0]).share(10),
        ticket("Toegang, tweede dag", 2_50).on(&[1]).share(14),
        ticket("Toegang, derde dag", 2_50).on(&[2]).share(10),
        ticket("Passe-partout", 5_00).of(1_000).share(5),
    ],
    products: &[],
    ticket_fields: &[],
    sales: Sales::Purchases(210),
};
