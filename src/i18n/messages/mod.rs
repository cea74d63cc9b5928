//! Everything the app says: each text in both languages, side by side. One that lacks a language does not compile.

mod advice;
mod calendar;
mod checkout;
mod common;
mod copy;
mod decode;
mod door;
mod event;
mod failure;
mod field;
mod figures;
mod form;
mod frame;
mod home;
mod list;
mod order;
mod palette;
mod period;
mod reference;
mod sale;
mod shop;
mod sign_in;
mod ticket;

pub use advice::Advice;
pub use event::EventMessages;
pub use field::FieldText;

use super::Language;

/// Declares the messages of an area: `name { en: "…", nl: "…" }`. One with arguments is a function that returns a `String`,
/// `name(count: usize) { … }`, and one of another type names it, `name: FieldText { … }`.
macro_rules! messages {
    (@type) => { &'static str };
    (@type : $type:ty) => { $type };
    (@type ($($argument:ident: $type:ty),*)) => { fn($($type),*) -> String };
    (@value ($($argument:ident: $type:ty),*) $text:expr) => { |$($argument: $type),*| $text };
    (@value $text:expr) => { $text };
    (
        $(#[$meta:meta])*
        $area:ident {
            $(
                $name:ident $(($($argument:ident: $argument_type:ty),*))? $(: $type:ty)? {
                    en: $english:expr, nl: $dutch:expr $(,)?
                }
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug)]
        pub struct $area {
            $(pub $name: messages!(@type $(($($argument: $argument_type),*))? $(: $type)?)),*
        }

        impl $area {
            pub(super) const ENGLISH: Self = Self {
                $($name: messages!(@value $(($($argument: $argument_type),*))? $english)),*
            };
            pub(super) const DUTCH: Self = Self {
                $($name: messages!(@value $(($($argument: $argument_type),*))? $dutch)),*
            };
        }
    };
}
use messages;

/// Declares the messages of the app, area by area.
macro_rules! areas {
    ($($area:ident: $messages:ty),* $(,)?) => {
        /// Everything the app says in one language.
        #[derive(Debug)]
        pub struct Messages {
            /// The language.
            pub language: Language,
            $(pub $area: $messages),*
        }

        /// English.
        pub static ENGLISH: Messages =
            Messages { language: Language::English, $($area: <$messages>::ENGLISH),* };
        /// Dutch.
        pub static DUTCH: Messages =
            Messages { language: Language::Dutch, $($area: <$messages>::DUTCH),* };
    };
}

areas! {
    frame: frame::FrameMessages,
    sign_in: sign_in::SignInMessages,
    common: common::CommonMessages,
    list: list::ListMessages,
    form: form::FormMessages,
    failure: failure::FailureMessages,
    decode: decode::DecodeMessages,
    ticket: ticket::TicketMessages,
    copy: copy::CopyMessages,
    event: event::EventMessages,
    shop: shop::ShopMessages,
    order: order::OrderMessages,
    door: door::DoorMessages,
    figures: figures::FigureMessages,
    period: period::PeriodMessages,
    calendar: calendar::CalendarMessages,
    checkout: checkout::CheckoutMessages,
    reference: reference::ReferenceMessages,
    home: home::HomeMessages,
    sale: sale::SaleMessages,
    palette: palette::PaletteMessages,
}
