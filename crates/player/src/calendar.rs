//! The player's clock. Days change at midnight in the player's time zone.

use std::time::{SystemTime, UNIX_EPOCH};

use novena_store::Moment;

/// The current moment, by this machine's clock and time zone (`TZ`, or the system's time zone).
///
/// ```
/// let now = novena_player::local_moment();
/// assert!(now.zone.abs() <= 26 * 60);
/// ```
#[must_use]
pub fn local_moment() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Moment {
        seconds: since.unwrap_or_default().as_secs().cast_signed(),
        zone: jiff::Zoned::now().offset().seconds().div_euclid(60),
    }
}
