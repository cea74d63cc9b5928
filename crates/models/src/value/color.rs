//! Colours.

use std::fmt;

/// A colour as a hexadecimal code (`custom_color`): `#1a2b3c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color {
    red: u8,
    green: u8,
    blue: u8,
}

impl Color {
    /// Reads a code of three or six digits, with or without its `#`.
    pub fn parse(typed: &str) -> Option<Self> {
        let digits = typed.trim();
        let digits = digits.strip_prefix('#').unwrap_or(digits);
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?;
        let [_, red, green, blue] = number.to_be_bytes();
        match digits.len() {
            6 => Some(Self { red, green, blue }),
            // #abc means #aabbcc.
            3 => Some(Self { red: green * 17, green: (blue >> 4) * 17, blue: (blue & 15) * 17 }),
            _ => None,
        }
    }

    /// Black.
    pub const BLACK: Self = Self { red: 0, green: 0, blue: 0 };
    /// White.
    pub const WHITE: Self = Self { red: 255, green: 255, blue: 255 };

    /// How well one colour is read on the other, from 1 (not at all) to 21 (black on white): the contrast ratio of WCAG,
    /// in tenths and never rounded up, so that 44 is still below 4.5 to 1.
    pub fn contrast(self, other: Self) -> u32 {
        let (one, two) = (self.luminance(), other.luminance());
        ((one.max(two) + 0.05) / (one.min(two) + 0.05) * 10.0 + 1e-9) as u32
    }

    /// How bright it is, from 0 to 1 (WCAG).
    fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_wcag() {
        let contrast = |code: &str, other| Color::parse(code).map(|color| color.contrast(other));
        assert_eq!(contrast("#000", Color::WHITE), Some(210));
        assert_eq!(contrast("#fff", Color::WHITE), Some(10));
        // The lightest grey that is enough for text on white, and the next one that is not.
        assert_eq!(contrast("#767676", Color::WHITE), Some(45));
        assert_eq!(contrast("#777777", Color::WHITE), Some(44));
        assert_eq!(contrast("#f00", Color::BLACK), Some(52));
    }

    #[test]
    fn reads_the_usual_codes() {
        for (typed, expected) in
            [("#1A2b3C", Some("#1a2b3c")), (" fff ", Some("#ffffff")), ("#0f8", Some("#00ff88"))]
        {
            assert_eq!(Color::parse(typed).map(|color| color.to_string()).as_deref(), expected, "{typed}");
        }
        for none in ["", "#", "#12", "#1234567", "red", "+12345", "#ééé"] {
            assert_eq!(Color::parse(none), None, "{none}");
        }
    }
}
