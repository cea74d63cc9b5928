//! Icons, drawn on a grid of 20 in the colour of the text around them.

use leptos::prelude::*;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A ticket with its notches.
    Ticket,
    /// A plus sign.
    Plus,
    /// A check mark.
    Check,
    /// A cross.
    Cross,
    /// A pen.
    Pen,
    /// An arrow to the left.
    Left,
    /// An arrow to the right.
    Right,
    /// An arrow to the left, to a bar.
    First,
    /// An arrow to the right, to a bar.
    Last,
    /// A triangle that warns.
    Warning,
    /// An i in a circle.
    Information,
    /// A door with an arrow, to leave.
    Leave,
    /// A magnifying glass.
    Search,
    /// A flame.
    Flame,
    /// An eye.
    Shown,
    /// An eye struck through.
    Hidden,
    /// An arrow round a circle.
    Refresh,
    /// Three lines.
    Menu,
    /// Three dots.
    More,
    /// An arrow into a tray.
    Download,
    /// A sheet that leaves a machine.
    Print,
    /// Columns side by side.
    Columns,
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// Two sheets.
    Copy,
    /// A calendar's leaf.
    Event,
    /// A shop's front.
    Shop,
    /// A list with marks.
    Orders,
    /// An arrow out of a frame.
    Outward,
}

impl Shape {
    fn path(self) -> &'static str {
        match self {
            Self::Ticket => {
                "M3 6h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM12 6v1.5M12 9.5v1.5M12 13v2"
            }
            Self::Plus => "M10 4v12M4 10h12",
            Self::Check => "m4.5 10.5 3.5 3.5 7.5-8",
            Self::Cross => "m5 5 10 10M15 5 5 15",
            Self::Pen => "m4 16 .8-3.4L13.5 4l2.5 2.5-8.6 8.7zM11.8 5.8l2.4 2.4",
            Self::Left => "m12 4-6 6 6 6",
            Self::Right => "m8 4 6 6-6 6",
            Self::First => "m14 4-6 6 6 6M5 4v12",
            Self::Last => "m6 4 6 6-6 6M15 4v12",
            Self::Warning => "M10 3.2 17.5 16.5h-15zM10 8v4M10 14.1v.4",
            Self::Information => "M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4zM10 9v5M10 6.3v.4",
            Self::Leave => "M11.5 3.5h-7v13h7M8.5 10h8M13.5 7l3 3-3 3",
            Self::Search => "M8.8 3.5a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.6zM12.7 12.7l4 4",
            Self::Flame => {
                "M10.2 2.8c.6 2.6 4.8 4.6 4.8 8.9a5 5 0 0 1-10 0c0-2 1-3.3 2-4.2.3 1.4.9 2 1.6 2.3-.4-2.6.2-5.3 1.6-7z"
            }
            Self::Hidden => {
                "M3 10s2.6-4.8 7-4.8 7 4.8 7 4.8-2.6 4.8-7 4.8S3 10 3 10zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 16 16 4"
            }
            Self::Shown => {
                "M3 10s2.6-4.8 7-4.8 7 4.8 7 4.8-2.6 4.8-7 4.8S3 10 3 10zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
            }
            Self::Refresh => "M16 10a6 6 0 1 1-1.8-4.3M16 3v3.5h-3.5",
            Self::Menu => "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
            Self::More => "M3.5 10h1M9.5 10h1M15.5 10h1",
            Self::Download => "M10 3v9M6.5 9l3.5 3.5L13.5 9M3.5 13v3.5h13V13",
            Self::Print => "M6 7V3.5h8V7M6 13.5H3.5V7h13v6.5H14M6 11h8v5.5H6z",
            Self::Columns => "M3.5 4h13v12h-13zM8 4v12M12 4v12",
            Self::Up => "m5 12 5-5 5 5",
            Self::Down => "m5 8 5 5 5-5",
            Self::Copy => "M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z",
            Self::Event => "M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5",
            Self::Shop => "M4 9v7.5h12V9M3 9l1.5-5.5h11L17 9zM8 16.5V12h4v4.5",
            Self::Orders => "M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5",
            Self::Outward => "M8 4.5H4.5v11h11V12M11 4h5v5M16 4l-7 7",
        }
    }
}

/// An icon. It is decorative: the text beside it carries the meaning.
#[component]
pub fn Icon(
    /// What it shows.
    shape: Shape,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d=shape.path()></path>
        </svg>
    }
}
