//! The folder in which games are saved.

use std::path::Path;
use std::time::Duration;

use novena_store::{OpenOutcome, Store, System};

use crate::report;
use crate::texts::Texts;

/// The delay between opening the database and checking it thoroughly. By the time the check begins,
/// the first board is visible.
pub(crate) const CHECK_AFTER: Duration = Duration::from_secs(3);

/// Reports the loss of the latest moves, if they are known to be lost.
pub(crate) fn report_log_damage(opened: &OpenOutcome, texts: &Texts) {
    if let Some(damage) = &opened.log_damage {
        let fillings = [
            ("count", damage.lost.into()),
            ("path", damage.copy.display().to_string().into()),
        ];
        report::warning(texts, "store-log-damaged", &fillings);
    }
}

/// Opens the given folder or, by default, the user's own folder. Returns the reason if this fails.
/// A damaged file is set aside with a warning.
pub(crate) fn open(folder: Option<&Path>, texts: &Texts) -> Result<Store, String> {
    let folder = match folder {
        Some(folder) => Some(folder.to_owned()),
        None => System::CURRENT.data_folder(|name| std::env::var_os(name)),
    };
    let folder = folder.ok_or_else(|| texts.get("store-no-folder"))?;
    match Store::open(&folder) {
        Ok(opened) => {
            if let Some(path) = &opened.set_aside {
                let fillings = [("path", path.display().to_string().into())];
                report::warning(texts, "store-set-aside", &fillings);
            }
            report_log_damage(&opened, texts);
            Ok(opened.store)
        }
        Err(error) => Err(report::refusal(texts, &error)),
    }
}
