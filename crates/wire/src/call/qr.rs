//! QR codes, for links that phones can read.

use qrcode::{Color, EcLevel, QrCode};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::{Context, Task};

/// A text as a QR code.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QrRequest {
    /// The text.
    pub text: String,
}

/// A QR code, without the quiet zone around it.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QrAnswer {
    /// One string per row, with `1` for a dark module and `0` for a light one.
    pub rows: Vec<String>,
}

impl Task for QrRequest {
    const ID: &'static str = "qr";
    type Answer = QrAnswer;

    fn answer(self, _: &Context<'_>) -> Result<QrAnswer, Failure> {
        let too_long = || Failure::new("too-long-for-qr").of("text");
        let rows = qr_rows(&self.text).ok_or_else(too_long)?;
        Ok(QrAnswer { rows })
    }
}

/// The rows of a QR code, with `1` for a dark module and `0` for a light one; `None` if the text is
/// too long for a QR code.
///
/// ```
/// let rows = novena_wire::qr_rows("http://10.0.0.7:8081/").unwrap();
/// assert!(rows[0].starts_with("11111110") && rows.iter().all(|row| row.len() == rows.len()));
/// ```
#[must_use]
pub fn qr_rows(text: &str) -> Option<Vec<String>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let dark = |color: &Color| if *color == Color::Dark { '1' } else { '0' };
    let modules = code.to_colors();
    let rows = modules.chunks(code.width());
    Some(rows.map(|row| row.iter().map(dark).collect()).collect())
}
