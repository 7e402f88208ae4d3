//! The operating systems, and the folders in which each of them keeps a user's files.

use std::ffi::OsString;
use std::path::PathBuf;

/// A family of operating systems with the same conventions for files and terminals.
///
/// Everything that depends on the system is a function of this type and the environment, so that
/// the tests on one machine cover all systems. The environment is passed as a function, such as
/// `|name| std::env::var_os(name)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Linux, and others that follow the XDG base directory specification.
    Unix,
    /// macOS.
    MacOs,
    /// Windows.
    Windows,
}

impl System {
    /// All families.
    pub const ALL: [Self; 3] = [Self::Unix, Self::MacOs, Self::Windows];

    /// The system for which this program was compiled.
    pub const CURRENT: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_os = "macos") {
        Self::MacOs
    } else {
        Self::Unix
    };

    /// Whether a shell can suspend a program and resume it.
    #[must_use]
    pub const fn has_job_control(self) -> bool {
        !matches!(self, Self::Windows)
    }

    /// The folder for this user's games, or `None` if the environment does not specify a home
    /// directory.
    ///
    /// ```
    /// use novena_store::System;
    ///
    /// let home = |name: &str| (name == "HOME").then(|| "/home/ada".into());
    /// assert_eq!(
    ///     System::Unix.data_folder(home),
    ///     Some("/home/ada/.local/share/novena".into()),
    /// );
    /// ```
    #[must_use]
    pub fn data_folder(self, environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
        let own: &[Base] = match self {
            Self::Unix => &[("XDG_DATA_HOME", &[]), ("HOME", &[".local", "share"])],
            Self::MacOs => &[("HOME", MAC_FOLDER)],
            Self::Windows => &[("LOCALAPPDATA", &[])],
        };
        self.folder(own, environment)
    }

    /// The folder for this user's configuration, or `None` if the environment does not specify a
    /// home directory.
    ///
    /// ```
    /// use novena_store::System;
    ///
    /// let home = |name: &str| (name == "HOME").then(|| "/home/ada".into());
    /// assert_eq!(
    ///     System::Unix.config_folder(home),
    ///     Some("/home/ada/.config/novena".into()),
    /// );
    /// ```
    #[must_use]
    pub fn config_folder(self, environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
        let own: &[Base] = match self {
            Self::Unix => &[("XDG_CONFIG_HOME", &[]), ("HOME", &[".config"])],
            Self::MacOs => &[("HOME", MAC_FOLDER)],
            Self::Windows => &[("APPDATA", &[])],
        };
        self.folder(own, environment)
    }

    /// Our folder below the first of these folders that the environment specifies.
    fn folder(
        self,
        bases: &[Base],
        environment: impl Fn(&str) -> Option<OsString>,
    ) -> Option<PathBuf> {
        bases.iter().find_map(|(variable, below)| {
            // The XDG specification requires relative and empty values to be ignored.
            let mut path = environment(variable).filter(|path| self.is_absolute(path))?;
            // `Path::join` would use the separator of the machine that runs the tests.
            let separator = if self == Self::Windows { "\\" } else { "/" };
            for name in below.iter().chain(&["novena"]) {
                if !path.as_encoded_bytes().ends_with(separator.as_bytes()) {
                    path.push(separator);
                }
                path.push(name);
            }
            Some(path.into())
        })
    }

    /// Whether a path begins at a root: a drive or a server on Windows.
    fn is_absolute(self, path: &OsString) -> bool {
        match (self, path.as_encoded_bytes()) {
            (Self::Unix | Self::MacOs, path) => path.starts_with(b"/"),
            (Self::Windows, [drive, b':', b'\\' | b'/', ..]) => drive.is_ascii_alphabetic(),
            (Self::Windows, path) => path.starts_with(br"\\"),
        }
    }
}

/// A variable that names a folder, and the names of folders below it.
type Base = (&'static str, &'static [&'static str]);

/// On macOS, games and configuration share one folder below the home directory.
const MAC_FOLDER: &[&str] = &["Library", "Application Support"];

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks both folders as text, because paths that differ only in separators are equal on
    /// Windows.
    #[track_caller]
    fn check(system: System, variables: &[(&str, &str)], data: Option<&str>, config: Option<&str>) {
        let environment = |name: &str| {
            let set = variables.iter().find(|(variable, _)| *variable == name);
            set.map(|(_, text)| text.into())
        };
        let text = |found: Option<PathBuf>| found.map(PathBuf::into_os_string);
        let found = text(system.data_folder(environment));
        assert_eq!(found, data.map(OsString::from), "data: {variables:?}");
        let found = text(system.config_folder(environment));
        assert_eq!(found, config.map(OsString::from), "config: {variables:?}");
    }

    /// Variables that belong to other systems.
    const HOME: (&str, &str) = ("HOME", "/home/ada");
    const XDG: [(&str, &str); 2] = [("XDG_DATA_HOME", "/data"), ("XDG_CONFIG_HOME", "/etc/ada")];
    const ROAMING: (&str, &str) = ("APPDATA", r"C:\Users\Ada\AppData\Roaming");
    const LOCAL: (&str, &str) = ("LOCALAPPDATA", r"C:\Users\Ada\AppData\Local");

    #[test]
    fn unix_has_the_folders_of_the_xdg_specification() {
        let check = |variables: &[_], data, config| check(System::Unix, variables, data, config);
        let by_home = (
            Some("/home/ada/.local/share/novena"),
            Some("/home/ada/.config/novena"),
        );
        check(&[HOME], by_home.0, by_home.1);
        check(&[HOME, ROAMING, LOCAL], by_home.0, by_home.1);
        check(
            &[HOME, XDG[0], XDG[1]],
            Some("/data/novena"),
            Some("/etc/ada/novena"),
        );
        check(&XDG, Some("/data/novena"), Some("/etc/ada/novena"));
        for wrong in ["", "here", r"C:\here"] {
            let wrong = [HOME, ("XDG_DATA_HOME", wrong), ("XDG_CONFIG_HOME", wrong)];
            check(&wrong, by_home.0, by_home.1);
        }
        check(
            &[("HOME", "/")],
            Some("/.local/share/novena"),
            Some("/.config/novena"),
        );
        check(&[("HOME", "")], None, None);
        check(&[], None, None);
    }

    #[test]
    fn macos_has_one_folder_for_both() {
        let both = Some("/Users/ada/Library/Application Support/novena");
        let home = ("HOME", "/Users/ada");
        check(System::MacOs, &[home], both, both);
        check(System::MacOs, &[home, XDG[0], XDG[1]], both, both);
        check(System::MacOs, &[("HOME", "/Users/ada/")], both, both);
        check(System::MacOs, &[("HOME", "ada")], None, None);
        check(System::MacOs, &XDG, None, None);
    }

    #[test]
    fn windows_has_one_folder_that_moves_with_the_user_and_one_that_stays() {
        let check = |variables: &[_], data, config| check(System::Windows, variables, data, config);
        check(
            &[ROAMING, LOCAL, HOME, XDG[0], XDG[1]],
            Some(r"C:\Users\Ada\AppData\Local\novena"),
            Some(r"C:\Users\Ada\AppData\Roaming\novena"),
        );
        check(&[LOCAL], Some(r"C:\Users\Ada\AppData\Local\novena"), None);
        check(
            &[("LOCALAPPDATA", r"\\server\ada\"), ("APPDATA", "d:/ada")],
            Some(r"\\server\ada\novena"),
            Some(r"d:/ada\novena"),
        );
        for wrong in ["", "here", r"C:here", r"\here", "/here", "1:/here"] {
            check(&[("LOCALAPPDATA", wrong), ("APPDATA", wrong)], None, None);
        }
        check(&[HOME, XDG[0], XDG[1]], None, None);
    }
}
