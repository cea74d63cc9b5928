//! The nineteen operations of the interface ("Endpoints").

use axum::routing::MethodFilter;
use serde::{Deserialize, Serialize};

/// One operation of the interface, by its name there in snake case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Operation {
    /// `POST /v1/tickets`
    CreateTicket,
    /// `GET /v1/tickets`
    ListTickets,
    /// `GET /v1/tickets/{id}`
    GetTicket,
    /// `POST /v1/tickets/{id}`
    UpdateTicket,
    /// `POST /v1/events`
    CreateEvent,
    /// `GET /v1/events`
    ListEvents,
    /// `GET /v1/events/{id}`
    GetEvent,
    /// `GET /v1/events/{id}/orders`
    ListOrders,
    /// `GET /v1/events/{id}/purchases`
    ListPurchases,
    /// `GET /v1/orders/{id}`
    GetOrder,
    /// `POST /v1/shops`
    CreateShop,
    /// `GET /v1/shops`
    ListShops,
    /// `GET /v1/shops/{id}`
    GetShop,
    /// `POST /v1/shops/{id}`
    UpdateShop,
    /// `GET /v1/checkouts/{session}/fields`
    GetFields,
    /// `GET /v1/fields`
    ListFields,
    /// `GET /v1/billing-information`
    ListBillingInformation,
    /// `GET /v1/terms-and-conditions`
    ListTermsAndConditions,
    /// `GET /v1/privacy-statements`
    ListPrivacyStatements,
}

impl Operation {
    /// Every operation, in the interface's order.
    pub const ALL: [Self; 19] = [
        Self::CreateTicket,
        Self::ListTickets,
        Self::GetTicket,
        Self::UpdateTicket,
        Self::CreateEvent,
        Self::ListEvents,
        Self::GetEvent,
        Self::ListOrders,
        Self::ListPurchases,
        Self::GetOrder,
        Self::CreateShop,
        Self::ListShops,
        Self::GetShop,
        Self::UpdateShop,
        Self::GetFields,
        Self::ListFields,
        Self::ListBillingInformation,
        Self::ListTermsAndConditions,
        Self::ListPrivacyStatements,
    ];

    /// The path with `{record}` for the id or the session.
    pub const fn path(self) -> &'static str {
        match self {
            Self::CreateTicket | Self::ListTickets => "/v1/tickets",
            Self::GetTicket | Self::UpdateTicket => "/v1/tickets/{record}",
            Self::CreateEvent | Self::ListEvents => "/v1/events",
            Self::GetEvent => "/v1/events/{record}",
            Self::ListOrders => "/v1/events/{record}/orders",
            Self::ListPurchases => "/v1/events/{record}/purchases",
            Self::GetOrder => "/v1/orders/{record}",
            Self::CreateShop | Self::ListShops => "/v1/shops",
            Self::GetShop | Self::UpdateShop => "/v1/shops/{record}",
            Self::GetFields => "/v1/checkouts/{record}/fields",
            Self::ListFields => "/v1/fields",
            Self::ListBillingInformation => "/v1/billing-information",
            Self::ListTermsAndConditions => "/v1/terms-and-conditions",
            Self::ListPrivacyStatements => "/v1/privacy-statements",
        }
    }

    /// Whether it changes something: those are the POST operations.
    pub const fn writes(self) -> bool {
        !self.body_fields().is_empty()
    }

    /// The fields that the interface gives its body; what else a body holds is ignored.
    pub const fn body_fields(self) -> &'static [&'static str] {
        match self {
            Self::CreateTicket | Self::UpdateTicket => TICKET_FIELDS,
            Self::CreateEvent => EVENT_FIELDS,
            Self::CreateShop | Self::UpdateShop => SHOP_FIELDS,
            _ => &[],
        }
    }

    pub(crate) const fn method(self) -> MethodFilter {
        if self.writes() { MethodFilter::POST } else { MethodFilter::GET }
    }
}

const TICKET_FIELDS: &[&str] = &[
    "name",
    "event_id",
    "dates",
    "price",
    "max_capacity",
    "min_order_amount",
    "max_order_amount",
    "template_id",
    "mobile_template_id",
    "availability",
    "related_tickets",
    "excluded_tickets",
    "on_fire",
    "sales_percentage",
    "is_hidden",
    "is_entry",
];

const EVENT_FIELDS: &[&str] = &[
    "name",
    "description",
    "is_online",
    "venue",
    "type",
    "dates",
    "max_capacity",
    "header_image",
    "header_video",
    "extra_info",
    "service_fee",
    "legal",
    "mail_moments",
];

const SHOP_FIELDS: &[&str] = &[
    "url",
    "events",
    "language",
    "header_image",
    "availability",
    "payment_methods",
    "analytics_tag",
    "social_pixel_id",
    "social",
    "protected",
    "queue",
    "custom_color",
];
