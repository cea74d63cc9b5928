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
            // #abc stands for #aabbcc.
            3 => Some(Self { red: green * 17, green: (blue >> 4) * 17, blue: (blue & 15) * 17 }),
            _ => None,
        }
    }

    /// Red, green and blue, each up to 255.
    pub fn channels(self) -> [u8; 3] {
        [self.red, self.green, self.blue]
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
