//! Determines the location of the configuration file.

use std::ffi::OsString;
use std::path::PathBuf;

use novena_store::System;

/// Returns the file named by `NOVENA_CONFIG` or, by default, the file in the user's configuration
/// folder. Returns `None` if the variable is empty, or if the environment does not specify a home
/// directory.
pub(super) fn config_file(
    system: System,
    environment: impl Fn(&str) -> Option<OsString>,
) -> Option<PathBuf> {
    if let Some(path) = environment("NOVENA_CONFIG") {
        return (!path.is_empty()).then(|| path.into());
    }
    let folder = system.config_folder(environment)?;
    Some(folder.join("config.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_overrides_the_default_location() {
        for (system, home, usual) in [
            (
                System::Unix,
                ("HOME", "/home/ada"),
                "/home/ada/.config/novena",
            ),
            (
                System::MacOs,
                ("HOME", "/Users/ada"),
                "/Users/ada/Library/Application Support/novena",
            ),
            (System::Windows, ("APPDATA", r"C:\Ada"), r"C:\Ada\novena"),
        ] {
            let check = |variables: &[(&str, &str)], expected: Option<PathBuf>| {
                let found = config_file(system, |name| {
                    let set = variables.iter().find(|(variable, _)| *variable == name);
                    set.map(|(_, text)| text.into())
                });
                assert_eq!(found, expected, "{system:?}: {variables:?}");
            };
            let usual = PathBuf::from(usual).join("config.toml");
            check(&[home], Some(usual));
            check(
                &[home, ("NOVENA_CONFIG", "mine.toml")],
                Some("mine.toml".into()),
            );
            check(&[home, ("NOVENA_CONFIG", "")], None);
            check(&[], None);
        }
    }
}
