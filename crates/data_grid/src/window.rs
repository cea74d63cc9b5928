//! Which rows of a long list are drawn.

use std::ops::Range;

/// What a person sees of a list whose rows are equally high, all in pixels.
///
/// The height of all rows is that of an element, which browsers cap: Chromium near 33 million pixels, Firefox near 17.8
/// million. 100,000 rows of 40 px are 4 million; a list longer than 400,000 rows would need another way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The height of one row.
    pub row_height: f64,
    /// The height in which rows can be seen: without a header that stays in place above them.
    pub height: f64,
    /// How far it is scrolled, as the browser says: with a fraction, and beyond either end while it bounces.
    pub offset: f64,
    /// How many rows are drawn beyond either edge, so that scrolling shows no blank before the next drawing.
    pub overscan: usize,
}

impl Viewport {
    /// The positions of the rows to draw, in a list of this length.
    pub fn window(self, count: usize) -> Range<usize> {
        let row_height = self.row_height();
        let offset = self.offset.clamp(0.0, self.furthest(count));
        let first = whole(offset / row_height).min(count);
        let last = whole(((offset + self.height()) / row_height).ceil()).min(count);
        first.saturating_sub(self.overscan)..last.saturating_add(self.overscan).min(count)
    }

    /// The offset that brings a row wholly into view by the shortest way: the present one if it is in view already.
    pub fn offset_showing(self, row: usize) -> f64 {
        let top = pixels(row) * self.row_height();
        let lowest = top + self.row_height() - self.height();
        // Where a row is higher than the view, its beginning is what matters.
        self.offset.max(lowest).min(top).max(0.0)
    }

    /// How many rows the keys Page Up and Page Down move by: a view, less one row that stays for orientation.
    pub fn page(self) -> usize {
        whole(self.height() / self.row_height()).saturating_sub(1).max(1)
    }

    fn furthest(self, count: usize) -> f64 {
        (pixels(count) * self.row_height() - self.height()).max(0.0)
    }

    /// A page that is not laid out yet has no heights: a row is then taken to be one pixel high, the view none.
    fn row_height(self) -> f64 {
        self.row_height.max(1.0)
    }

    fn height(self) -> f64 {
        self.height.max(0.0)
    }
}

/// The whole part of a length in rows; anything below zero, and no number at all, is none.
fn whole(rows: f64) -> usize {
    rows as usize
}

/// Exact up to 2^53.
fn pixels(rows: usize) -> f64 {
    rows as f64
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const VIEWPORT: Viewport = Viewport { row_height: 40.0, height: 600.0, offset: 0.0, overscan: 5 };

    #[test]
    fn draws_what_is_in_view_and_a_little_more() {
        let window = Viewport { offset: 4_010.0, ..VIEWPORT }.window(20_000);
        assert_eq!(window, 95..121);
    }

    #[test]
    fn survives_bouncing_and_pages_without_a_layout() {
        assert_eq!(Viewport { offset: -80.0, ..VIEWPORT }.window(100), 0..20);
        assert_eq!(Viewport { offset: 1e9, ..VIEWPORT }.window(100), 80..100);
        assert_eq!(VIEWPORT.window(0), 0..0);
        let unknown = Viewport { row_height: 0.0, height: f64::NAN, offset: f64::NAN, overscan: 5 };
        assert_eq!(unknown.window(100).start, 0);
        assert!(unknown.window(100).len() <= 10);
        assert_eq!(unknown.page(), 1);
    }

    #[test]
    fn a_row_comes_into_view_by_the_shortest_way() {
        let viewport = Viewport { offset: 400.0, ..VIEWPORT };
        assert_eq!(viewport.offset_showing(12), 400.0);
        assert_eq!(viewport.offset_showing(3), 120.0);
        assert_eq!(viewport.offset_showing(25), 440.0);
        assert_eq!(Viewport { height: 30.0, ..viewport }.offset_showing(25), 1_000.0);
        assert_eq!(VIEWPORT.page(), 14);
    }

    fn viewport() -> impl Strategy<Value = Viewport> {
        (1_u32..200, 0_u32..3_000, -500.0..5_000_000.0, 0_usize..30).prop_map(
            |(row_height, height, offset, overscan)| Viewport {
                row_height: row_height.into(),
                height: height.into(),
                offset,
                overscan,
            },
        )
    }

    proptest! {
        #[test]
        fn the_window_covers_the_view_and_little_more(viewport in viewport(), count in 0_usize..100_000) {
            let rows = viewport.window(count);
            let above = pixels(rows.start) * viewport.row_height;
            let drawn = pixels(rows.len()) * viewport.row_height;
            let total = pixels(count) * viewport.row_height;

            let offset = viewport.offset.clamp(0.0, (total - viewport.height).max(0.0));
            prop_assert!(above <= offset);
            prop_assert!(above + drawn >= (offset + viewport.height).min(total));

            let in_view = (viewport.height / viewport.row_height).ceil() as usize + 1;
            prop_assert!(rows.len() <= in_view + 2 * viewport.overscan, "{} rows", rows.len());
        }

        #[test]
        fn the_row_asked_for_is_wholly_in_view(viewport in viewport(), row in 0_usize..100_000) {
            prop_assume!(viewport.height >= viewport.row_height);
            let offset = viewport.offset_showing(row);
            let top = pixels(row) * viewport.row_height;
            prop_assert!(offset >= 0.0 && offset <= top);
            prop_assert!(top + viewport.row_height <= offset + viewport.height);
            prop_assert_eq!(Viewport { offset, ..viewport }.offset_showing(row), offset);
        }
    }
}
