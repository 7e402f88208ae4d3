//! Runs the program whose output becomes part of the site.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the program in English with some input, and returns its output.
pub(super) fn ask(program: &Path, arguments: &[&str], input: &str) -> Result<String, String> {
    let mut child = Command::new(program)
        .args(arguments)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    if let Some(mut stream) = child.stdin.take() {
        stream
            .write_all(input.as_bytes())
            .map_err(|error| format!("{arguments:?}: {error}"))?;
    }
    let output = child
        .wait_with_output()
        .map_err(|error| format!("{arguments:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("novena {}: {}", arguments.join(" "), output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
