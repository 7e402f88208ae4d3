//! Creates the page with the help of every command, from the program's own output.

use std::fmt::Write as _;
use std::path::Path;

use super::program::ask;

/// The page with the help of every command.
pub(super) fn page(program: &Path) -> Result<String, String> {
    let mut page = String::from(
        "# All commands and options\n\nThis is what `novena help` prints, for every command.\n",
    );
    describe(program, &[], &mut page)?;
    Ok(page)
}

/// Adds the help of a command and of its subcommands.
fn describe(program: &Path, command: &[&str], page: &mut String) -> Result<(), String> {
    let help = ask(program, &[&["help"], command].concat(), "")?;
    let name = [&["novena"], command].concat().join(" ");
    let level = "#".repeat(2 + command.len().saturating_sub(1));
    let _ = write!(
        page,
        "\n{level} `{name}`\n\n```text\n{}\n```\n",
        help.trim()
    );
    for inner in commands(&help) {
        describe(program, &[command, &[inner]].concat(), page)?;
    }
    Ok(())
}

/// The names in the part of a help text that lists commands.
fn commands(help: &str) -> impl Iterator<Item = &str> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    lines
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subcommands_are_found() {
        let help = "Games.\n\nUsage:\n  novena games COMMAND\n\nCommands:\n  list    The games,\n          \
                    in order.\n  resume  Go on.\n\nOptions:\n  -h\n";
        let found: Vec<&str> = commands(help).collect();
        assert_eq!(found, ["list", "resume"]);
        assert_eq!(commands("Usage:\n  novena solve\n").count(), 0);
    }
}
