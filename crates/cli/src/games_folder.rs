//! The folder where games are saved.

use std::path::Path;

use novena_store::Store;

use crate::report;
use crate::texts::Texts;

/// Opens the folder that was named, or else the user's; or says why that is impossible. A
/// damaged file is set aside with a warning.
pub(crate) fn open(folder: Option<&Path>, texts: &Texts) -> Result<Store, String> {
    let folder = match folder {
        Some(folder) => Some(folder.to_owned()),
        None => novena_store::data_folder(|name| std::env::var_os(name)),
    };
    let folder = folder.ok_or_else(|| texts.get("store-no-folder"))?;
    match Store::open(&folder) {
        Ok(opened) => {
            if let Some(path) = opened.set_aside {
                let fillings = [("path", path.display().to_string().into())];
                report::warning(texts, "store-set-aside", &fillings);
            }
            Ok(opened.store)
        }
        Err(error) => Err(report::refusal(texts, &error)),
    }
}
