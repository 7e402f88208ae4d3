//! The address of the page, as a link and as a QR code for a phone.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use crate::Token;

/// Returns the page's address. The token comes after `#`, so that it is neither sent nor logged.
///
/// ```
/// let address = "127.0.0.1:8081".parse()?;
/// assert_eq!(novena_web::link(address, None), "http://127.0.0.1:8081/");
/// # Ok::<(), std::net::AddrParseError>(())
/// ```
#[must_use]
pub fn link(address: SocketAddr, token: Option<&Token>) -> String {
    match token {
        Some(token) => format!("http://{address}/#token={}", token.reveal()),
        None => format!("http://{address}/"),
    }
}

/// An address of the page that others can open: `http` or `https`, a host, and optionally a path.
/// Adding `#` and a puzzle to it produces a link.
///
/// ```
/// use novena_web::PublicUrl;
///
/// let url: PublicUrl = "https://example.org/novena".parse()?;
/// assert_eq!(url.as_str(), "https://example.org/novena/");
/// for other in ["example.org", "ftp://example.org/", "https:///x", "https://a b/", "https://x/#y"] {
///     assert!(other.parse::<PublicUrl>().is_err(), "{other}");
/// }
/// # Ok::<(), novena_web::PublicUrlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

/// The text is not an address like `https://example.org/novena/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicUrlError;

impl PublicUrl {
    /// The maximum length of the address, since a QR code must have room for both the address and a
    /// puzzle.
    const LONGEST: usize = 500;

    /// Returns the address, which ends with `/` or a file name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PublicUrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an address such as https://example.org/novena/")
    }
}

impl std::error::Error for PublicUrlError {}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, PublicUrlError> {
        let rest = ["https://", "http://"].iter().find_map(|scheme| {
            let (start, rest) = text.split_at_checked(scheme.len())?;
            start.eq_ignore_ascii_case(scheme).then_some(rest)
        });
        let rest = rest.ok_or(PublicUrlError)?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let is_host = |sign: char| sign.is_alphanumeric() || "-.:[]".contains(sign);
        let is_path = |sign: char| sign.is_ascii_graphic() && !"#?\"<>\\^`{|}".contains(sign);
        let has_name = host.contains(char::is_alphanumeric) && host.chars().all(is_host);
        if !has_name || !path.chars().all(is_path) || text.len() > Self::LONGEST {
            return Err(PublicUrlError);
        }
        let last = path.rsplit('/').next().unwrap_or_default();
        let is_folder = !last.is_empty() && !last.contains('.');
        let end = if is_folder || !rest.contains('/') {
            "/"
        } else {
            ""
        };
        Ok(Self(format!("{text}{end}")))
    }
}

/// The width in modules of the light margin around a QR code, which readers need.
const QUIET: usize = 4;

/// Returns a link as a QR code drawn with characters, dark on light; `None` if the link is too long
/// for a QR code.
///
/// ```
/// assert!(novena_web::qr_code("http://10.0.0.7:8081/").unwrap().lines().count() > 10);
/// ```
#[must_use]
pub fn qr_code(link: &str) -> Option<String> {
    let rows = novena_wire::qr_rows(link)?;
    let size = rows.len() + 2 * QUIET;
    let is_light = |row: usize, column: usize| {
        let row = row.checked_sub(QUIET).and_then(|row| rows.get(row));
        let sign = row.and_then(|row| row.as_bytes().get(column.checked_sub(QUIET)?));
        sign != Some(&b'1')
    };
    // Each character shows two modules, one above the other. Most terminals are dark, so the light
    // parts are drawn.
    let sign = |row: usize, column: usize| {
        let below = row + 1 < size && is_light(row + 1, column);
        match (is_light(row, column), below) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        }
    };
    let lines = (0..size).step_by(2);
    let lines = lines.map(|row| {
        (0..size)
            .map(|column| sign(row, column))
            .collect::<String>()
    });
    Some(lines.collect::<Vec<_>>().join("\n"))
}
