//! Determines the location of the configuration file by the conventions of the system.

use std::ffi::OsString;
use std::path::PathBuf;

/// The file that `NOVENA_CONFIG` names, or otherwise the file in the user's home. `None` if the
/// variable is empty, or if the environment names no home.
pub(super) fn config_file(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(path) = environment("NOVENA_CONFIG") {
        return (!path.is_empty()).then(|| path.into());
    }
    // The XDG specification says to ignore relative and empty values.
    let absolute = |name| {
        environment(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let base = if cfg!(windows) {
        absolute("APPDATA")
    } else if cfg!(target_os = "macos") {
        absolute("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        absolute("XDG_CONFIG_HOME").or_else(|| absolute("HOME").map(|home| home.join(".config")))
    };
    base.map(|base| base.join("novena").join("config.toml"))
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_where_the_system_keeps_such_files() {
        let check = |variables: &[(&str, &str)], expected: Option<&str>| {
            let found = config_file(|name| {
                let set = variables.iter().find(|(variable, _)| *variable == name);
                set.map(|(_, text)| text.into())
            });
            assert_eq!(found, expected.map(PathBuf::from), "{variables:?}");
        };
        let home = ("HOME", "/home/ada");
        check(&[home], Some("/home/ada/.config/novena/config.toml"));
        check(
            &[home, ("XDG_CONFIG_HOME", "/etc/ada")],
            Some("/etc/ada/novena/config.toml"),
        );
        check(
            &[home, ("XDG_CONFIG_HOME", "here")],
            Some("/home/ada/.config/novena/config.toml"),
        );
        check(&[home, ("NOVENA_CONFIG", "mine.toml")], Some("mine.toml"));
        check(&[home, ("NOVENA_CONFIG", "")], None);
        check(&[], None);
    }
}
