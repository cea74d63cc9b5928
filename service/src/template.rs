//! The designs that tickets are printed with; the interface lists them nowhere.

/// The A4 templates, the default one first.
pub(crate) const A4: [i64; 3] = [801, 802, 803];
/// The mobile templates, the default one first.
pub(crate) const MOBILE: [i64; 2] = [851, 852];
