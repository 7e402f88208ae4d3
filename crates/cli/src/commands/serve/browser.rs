//! Shows a page in the user's browser.

use std::process::{Command, Stdio};

use novena_store::System;

/// Asks the operating system to show a page. Returns whether a browser was started.
///
/// The variable `BROWSER` takes precedence, as usual. If it is empty, no browser is opened.
pub(super) fn open(link: &str) -> bool {
    let commands: Vec<Vec<String>> = match std::env::var("BROWSER") {
        Ok(named) => named
            .split(':')
            .filter(|name| !name.trim().is_empty())
            .map(|name| name.split_whitespace().map(str::to_owned).collect())
            .collect(),
        Err(_) => usual().iter().map(|words| owned(words)).collect(),
    };
    commands.iter().any(|words| run(words, link))
}

fn usual() -> &'static [&'static [&'static str]] {
    match System::CURRENT {
        System::Windows => &[&["rundll32", "url.dll,FileProtocolHandler"]],
        System::MacOs => &[&["open"]],
        System::Unix => &[&["xdg-open"], &["gio", "open"], &["wslview"]],
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

fn run(words: &[String], link: &str) -> bool {
    let Some((program, arguments)) = words.split_first() else {
        return false;
    };
    let child = Command::new(program)
        .args(arguments)
        .arg(link)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else {
        return false;
    };
    // The child must be waited for; otherwise, it would remain as a zombie process.
    std::thread::spawn(move || child.wait());
    true
}
