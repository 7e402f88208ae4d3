//! The number of colours that the terminal has, according to the system and the environment.

use novena_store::System;

/// The kind of terminal, as far as the system can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TerminalKind {
    /// A terminal that `TERM` identifies.
    Named,
    /// A console on Windows 10 or later. `TERM` is set only by Unix shells.
    Console,
    /// A Windows console that does not understand escape sequences, because the user chose legacy
    /// mode.
    LegacyConsole,
}

impl TerminalKind {
    /// The kind of terminal on a system. `has_sequences` is true if it understands escape
    /// sequences.
    pub(crate) const fn of(system: System, has_sequences: bool) -> Self {
        match (system, has_sequences) {
            (System::Unix | System::MacOs, _) => Self::Named,
            (System::Windows, true) => Self::Console,
            (System::Windows, false) => Self::LegacyConsole,
        }
    }
}

/// The number of colours of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColourDepth {
    None,
    Sixteen,
    Many,
    True,
}

impl ColourDepth {
    /// The number of colours according to the environment. `set` returns a variable unless it is
    /// empty.
    pub(super) fn of(kind: TerminalKind, set: impl Fn(&str) -> Option<String>) -> Self {
        let terminal = set("TERM").unwrap_or_default();
        if set("NO_COLOR").is_some() || terminal == "dumb" {
            return Self::None;
        }
        // Windows Terminal does not set `COLORTERM`, but sets `WT_SESSION`, which Linux programs
        // inherit. Programs that draw on a screen of their own, such as tmux, set `TERM` to another
        // name.
        let is_windows_terminal = set("WT_SESSION").is_some() && terminal.starts_with("xterm");
        let is_true = matches!(set("COLORTERM").as_deref(), Some("truecolor" | "24bit"))
            || terminal.contains("direct")
            || is_windows_terminal;
        match kind {
            TerminalKind::LegacyConsole => Self::Sixteen,
            _ if is_true => Self::True,
            _ if terminal.contains("256color") => Self::Many,
            TerminalKind::Console if terminal.is_empty() => Self::True,
            TerminalKind::Console | TerminalKind::Named => Self::Sixteen,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ScreenTheme;
    use super::super::tests::environment;
    use super::*;

    #[track_caller]
    fn check(terminals: &[(System, bool)], pairs: &[(&str, &str)], depth: ColourDepth) {
        for &(system, has_sequences) in terminals {
            let kind = TerminalKind::of(system, has_sequences);
            let theme = ScreenTheme::of(kind, environment(pairs), None, false);
            assert_eq!(theme.depth, depth, "{kind:?}: {pairs:?}");
        }
    }

    #[test]
    fn the_environment_determines_the_colours() {
        use ColourDepth::{Many, None, Sixteen, True};
        let (linux, macos) = ((System::Unix, true), (System::MacOs, true));
        let (windows, legacy) = ((System::Windows, true), (System::Windows, false));

        // Variables that identify the terminal have the same meaning on all systems, because Unix
        // shells on Windows set them too.
        let modern = &[linux, macos, windows];
        check(modern, &[("TERM", "xterm-256color")], Many);
        check(modern, &[("TERM", "screen")], Sixteen);
        check(modern, &[("TERM", "xterm")], Sixteen);
        check(modern, &[("TERM", "xterm-direct")], True);
        for named in ["truecolor", "24bit"] {
            check(modern, &[("TERM", "xterm"), ("COLORTERM", named)], True);
        }
        // Otherwise, only a Windows console is known to have all colours. An empty variable counts
        // as not set.
        for unnamed in [&[][..], &[("TERM", "")]] {
            check(&[linux, macos], unnamed, Sixteen);
            check(&[windows], unnamed, True);
        }
        let session = ("WT_SESSION", "a-guid");
        check(&[windows], &[session], True);

        // Linux in Windows Terminal, first directly and then inside another terminal program.
        check(&[linux], &[("TERM", "xterm-256color"), session], True);
        check(&[linux], &[("TERM", "screen-256color"), session], Many);
        check(&[linux], &[("TERM", "screen"), session], Sixteen);

        // The legacy console never has more than sixteen colours, whatever the environment says.
        check(&[legacy], &[], Sixteen);
        check(&[legacy], &[session], Sixteen);
        check(&[legacy], &[("COLORTERM", "truecolor")], Sixteen);
        check(&[legacy], &[("TERM", "xterm-256color")], Sixteen);

        let all = &[linux, macos, windows, legacy];
        check(all, &[("NO_COLOR", "1")], None);
        check(all, &[("NO_COLOR", "1"), session], None);
        check(all, &[("TERM", "xterm-256color"), ("NO_COLOR", "1")], None);
        check(all, &[("COLORTERM", "truecolor"), ("NO_COLOR", "1")], None);
        check(all, &[("TERM", "dumb")], None);
        check(
            modern,
            &[("TERM", "xterm-256color"), ("NO_COLOR", "")],
            Many,
        );
    }
}
