//! A bar inside a table. It shows a value relative to a whole or to the other values in its column.

use super::put;

const WIDTH: f64 = 120.0;
const HEIGHT: f64 = 12.0;

/// The filled fraction of a bar, between 0 and 1. People who cannot see the bar can read the number
/// next to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bar(pub(crate) f64);

impl Bar {
    pub(super) fn write(self, html: &mut String) {
        let share = if self.0.is_finite() {
            self.0.clamp(0.0, 1.0)
        } else {
            0.0
        };
        put(
            html,
            format_args!(
                "<svg class=\"spark\" width=\"{WIDTH}\" height=\"{HEIGHT}\" aria-hidden=\"true\">\
                 <rect class=\"track\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\
                 <rect width=\"{:.1}\" height=\"{HEIGHT}\"/></svg>",
                share * WIDTH
            ),
        );
    }
}
