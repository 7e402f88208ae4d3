//! Determines the location of the configuration file according to the conventions of the operating
//! system.

use std::ffi::OsString;
use std::path::PathBuf;

/// Returns the file named by `NOVENA_CONFIG` or, by default, the file in the user's home directory.
/// Returns `None` if the variable is empty, or if the environment does not specify a home
/// directory.
pub(super) fn config_file(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(path) = environment("NOVENA_CONFIG") {
        return (!path.is_empty()).then(|| path.into());
    }
    // The XDG specification requires relative and empty values to be ignored.
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
