//! Finds the folder for a user's games according to the system's conventions.

use std::ffi::OsString;
use std::path::PathBuf;

/// The folder for this user's games, or `None` if the environment does not specify a home
/// directory.
///
/// The environment is passed as a function: `|name| std::env::var_os(name)`.
///
/// ```
/// # #[cfg(all(unix, not(target_os = "macos")))] {
/// use novena_store::data_folder;
///
/// let home = |name: &str| (name == "HOME").then(|| "/home/ada".into());
/// assert_eq!(data_folder(home), Some("/home/ada/.local/share/novena".into()));
/// # }
/// ```
#[must_use]
pub fn data_folder(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // The XDG specification says to ignore relative and empty values.
    let absolute = |name| {
        environment(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let base = if cfg!(windows) {
        absolute("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        absolute("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        absolute("XDG_DATA_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("novena"))
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    #[test]
    fn the_data_folder_follows_the_customs() {
        let check = |xdg: &str, home: &str, expected: Option<&str>| {
            let found = data_folder(|name| match name {
                "XDG_DATA_HOME" => Some(xdg.into()),
                "HOME" => Some(home.into()),
                _ => None,
            });
            assert_eq!(found, expected.map(PathBuf::from), "{xdg:?} {home:?}");
        };
        check("/data", "/home/ada", Some("/data/novena"));
        check("", "/home/ada", Some("/home/ada/.local/share/novena"));
        check("here", "/home/ada", Some("/home/ada/.local/share/novena"));
        check("", "", None);
    }
}
