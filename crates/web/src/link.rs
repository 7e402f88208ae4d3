//! The address of the page, as a link and as a picture for a telephone.

use std::net::SocketAddr;

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

use crate::Token;

/// The page's address. The token stands behind `#`, where it is neither sent nor logged.
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

/// A link as a picture made of characters, dark on light; `None` if it is too long for one.
///
/// ```
/// assert!(novena_web::qr_code("http://10.0.0.7:8081/").unwrap().lines().count() > 10);
/// ```
#[must_use]
pub fn qr_code(link: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    // Terminals are mostly dark: the light parts are what is drawn.
    let (dark, light) = (Dense1x2::Light, Dense1x2::Dark);
    Some(code.render().dark_color(dark).light_color(light).build())
}
