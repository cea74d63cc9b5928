//! How the events and tickets of the sample are written down.

/// An event, laid out in days relative to the present one.
pub(super) struct EventDesign {
    pub(super) name: &'static str,
    pub(super) description: &'static str,
    pub(super) kind: &'static str,
    /// Where it takes place; nowhere for an online event.
    pub(super) place: Option<PlaceDesign>,
    pub(super) dates: &'static [DateDesign],
    pub(super) max_capacity: Option<i64>,
    pub(super) service_fee: f64,
    pub(super) characteristics: &'static [&'static str],
    pub(super) tags: &'static [&'static str],
    pub(super) tickets: &'static [TicketDesign],
    pub(super) products: &'static [ProductDesign],
    /// The fields that are asked with each entry ticket, by their place among all fields.
    pub(super) ticket_fields: &'static [usize],
    pub(super) sales: Sales,
}

/// How much was sold.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sales {
    /// This many purchases.
    Purchases(u32),
    /// As many as the sample is asked to have.
    AsAsked,
}

/// A venue.
pub(super) struct PlaceDesign {
    pub(super) name: &'static str,
    pub(super) street: &'static str,
    pub(super) house_number: &'static str,
    pub(super) addition: Option<&'static str>,
    pub(super) zipcode: &'static str,
    pub(super) city: &'static str,
}

/// A date: the day, the hour and minute of its start in Amsterdam, and its length.
#[derive(Clone, Copy)]
pub(super) struct DateDesign {
    pub(super) day: i64,
    pub(super) hour: u8,
    pub(super) minute: u8,
    pub(super) minutes: u32,
}

/// A date.
pub(super) const fn date(day: i64, hour: u8, minute: u8, minutes: u32) -> DateDesign {
    DateDesign { day, hour, minute, minutes }
}

/// Something other than a ticket that can be bought.
pub(super) struct ProductDesign {
    pub(super) name: &'static str,
    /// In hundredths.
    pub(super) price: i64,
    pub(super) amounts: Option<(i64, i64)>,
    pub(super) sold_out: bool,
}

/// A ticket.
#[derive(Clone, Copy)]
pub(super) struct TicketDesign {
    pub(super) name: &'static str,
    pub(super) price: i64,
    /// The dates on which it can be scanned, by their place among the event's; absent for all.
    pub(super) dates: Option<&'static [usize]>,
    pub(super) capacity: Capacity,
    pub(super) amounts: Option<(i64, i64)>,
    pub(super) category: Option<&'static str>,
    pub(super) tags: &'static [&'static str],
    /// The tickets of the same event that are recommended with it, by their place.
    pub(super) related: &'static [usize],
    /// The tickets of the same event that can't be bought with it, by their place.
    pub(super) excluded: &'static [usize],
    /// In days before the event's first date: from and until when it can be had.
    pub(super) periods: &'static [(i64, i64)],
    pub(super) sale_percentage: Option<i64>,
    pub(super) on_fire: bool,
    pub(super) is_hidden: bool,
    pub(super) is_entry: bool,
    /// How often it is bought in comparison with the event's other tickets.
    pub(super) share: u32,
}

/// How many there are of a ticket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Capacity {
    Unlimited,
    /// This many, or as many as were sold if those are more.
    Of(i64),
    /// As many as were sold.
    SoldOut,
}

/// A ticket with its price in hundredths.
pub(super) const fn ticket(name: &'static str, price: i64) -> TicketDesign {
    TicketDesign {
        name,
        price,
        dates: None,
        capacity: Capacity::Unlimited,
        amounts: None,
        category: None,
        tags: &[],
        related: &[],
        excluded: &[],
        periods: &[],
        sale_percentage: None,
        on_fire: false,
        is_hidden: false,
        is_entry: true,
        share: 10,
    }
}

impl TicketDesign {
    pub(super) const fn on(self, dates: &'static [usize]) -> Self {
        Self { dates: Some(dates), ..self }
    }

    pub(super) const fn of(self, capacity: i64) -> Self {
        Self { capacity: Capacity::Of(capacity), ..self }
    }

    pub(super) const fn sold_out(self) -> Self {
        Self { capacity: Capacity::SoldOut, ..self }
    }

    pub(super) const fn amounts(self, least: i64, most: i64) -> Self {
        Self { amounts: Some((least, most)), ..self }
    }

    pub(super) const fn in_category(self, category: &'static str) -> Self {
        Self { category: Some(category), ..self }
    }

    pub(super) const fn tagged(self, tags: &'static [&'static str]) -> Self {
        Self { tags, ..self }
    }

    pub(super) const fn related(self, related: &'static [usize]) -> Self {
        Self { related, ..self }
    }

    pub(super) const fn excluding(self, excluded: &'static [usize]) -> Self {
        Self { excluded, ..self }
    }

    pub(super) const fn available(self, periods: &'static [(i64, i64)]) -> Self {
        Self { periods, ..self }
    }

    pub(super) const fn showing(self, percentage: i64) -> Self {
        Self { sale_percentage: Some(percentage), ..self }
    }

    pub(super) const fn on_fire(self) -> Self {
        Self { on_fire: true, ..self }
    }

    pub(super) const fn hidden(self) -> Self {
        Self { is_hidden: true, ..self }
    }

    pub(super) const fn no_entry(self) -> Self {
        Self { is_entry: false, ..self }
    }

    pub(super) const fn share(self, share: u32) -> Self {
        Self { share, ..self }
    }
}
