//! The address that a browser is asked to open.

use std::io::{self, Write};

use tempfile::NamedTempFile;

use super::Exposure;

/// The page that a browser is asked to open.
pub(super) enum BrowserTarget {
    /// The link to the page, which is not a secret.
    Link(String),
    /// A file that redirects to a link with a token. It is deleted when this value is dropped. The
    /// link must not be passed as an argument, because other users of the machine can see the
    /// arguments of every program.
    File(NamedTempFile),
}

impl BrowserTarget {
    pub(super) fn new(link: String, exposure: Exposure) -> io::Result<Self> {
        match exposure {
            Exposure::ThisMachine => Ok(Self::Link(link)),
            Exposure::LinkAlone | Exposure::OtherMachines => file(&link).map(Self::File),
        }
    }

    /// Returns the argument for the browser.
    pub(super) fn target(&self) -> String {
        match self {
            Self::Link(link) => link.clone(),
            Self::File(file) => file.path().display().to_string(),
        }
    }
}

/// Returns a file that only this user can read.
fn file(link: &str) -> io::Result<NamedTempFile> {
    let mut file = tempfile::Builder::new()
        .prefix("novena-")
        .suffix(".html")
        .tempfile()?;
    write!(
        file,
        "<!DOCTYPE html><meta charset=\"utf-8\"><title>Novena</title>\
         <meta name=\"referrer\" content=\"no-referrer\">\
         <meta http-equiv=\"refresh\" content=\"0;url={link}\"><a href=\"{link}\">Novena</a>"
    )?;
    file.flush()?;
    Ok(file)
}
