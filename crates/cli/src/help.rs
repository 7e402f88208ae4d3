//! The command line in the reader's language: help, usage and the errors of parsing.
//!
//! clap writes English of its own in a few places. They are all replaced here from the
//! locale: `cmd-NAME` says what a command does, `cmd-NAME-examples` shows it, `arg-ID` (or
//! `arg-NAME-ID` where a command means something else by it) explains an argument and
//! `value-ID` names what it takes.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};

use crate::arguments::Arguments;
use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;

/// Options that every command has are listed below its own.
const LAST: usize = 1000;

/// The whole command line, in one language.
pub(crate) fn command(texts: &Texts) -> Command {
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .display_order(LAST + 2)
        .help(texts.get("arg-version"))
        .help_heading(texts.get("heading-options"));
    let bare = Arguments::command()
        .disable_help_subcommand(true)
        .disable_version_flag(true);
    localise(bare, "novena", texts).arg(version)
}

fn localise(command: Command, path: &str, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    let about = texts.get(&format!("cmd-{name}"));
    let template = format!(
        "{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}\n",
        texts.get("heading-usage")
    );
    let usage = usage(&command, path, texts);
    let mut command = command
        .about(about)
        .help_template(template)
        .disable_help_flag(true)
        .subcommand_help_heading(texts.get("heading-commands"))
        .override_usage(usage)
        .mut_args(|argument| explain(argument, &name, texts))
        .mut_subcommands(|inner| {
            let path = format!("{path} {}", inner.get_name());
            localise(inner, &path, texts)
        });
    if let Some(examples) = texts.find(&format!("cmd-{name}-examples")) {
        let heading = texts.get("heading-examples");
        command = command.after_help(format!("{heading}\n{}", indented(&examples)));
    }
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .display_order(LAST + 1)
        .help(texts.get("arg-help"))
        .help_heading(texts.get("heading-options"));
    command.arg(help)
}

fn explain(argument: Arg, command: &str, texts: &Texts) -> Arg {
    let id = argument.get_id().to_string();
    let own = texts.find(&format!("arg-{command}-{id}"));
    let heading = if argument.is_positional() {
        "heading-arguments"
    } else {
        "heading-options"
    };
    let mut argument = argument
        .help(own.unwrap_or_else(|| texts.get(&format!("arg-{id}"))))
        .help_heading(texts.get(heading));
    if argument.get_action().takes_values() {
        // The locale's sentence names the values and the default.
        argument = argument.hide_possible_values(true).hide_default_value(true);
    }
    if id == "lang" {
        argument = argument.display_order(LAST);
    }
    if let Some(value) = texts.find(&format!("value-{id}")) {
        argument = argument.value_name(value);
    }
    argument
}

/// `novena solve [OPTIONS] [FILE]…`
fn usage(command: &Command, path: &str, texts: &Texts) -> String {
    let mut words = vec![path.to_owned()];
    if command.has_subcommands() {
        words.push(texts.get("usage-command"));
    } else if command.get_opts().next().is_some() {
        words.push(format!("[{}]", texts.get("usage-options")));
    }
    for argument in command.get_positionals() {
        let value = texts.get(&format!("value-{}", argument.get_id()));
        let more = if matches!(argument.get_action(), ArgAction::Append) {
            "…"
        } else {
            ""
        };
        words.push(if argument.is_required_set() {
            format!("{value}{more}")
        } else {
            format!("[{value}]{more}")
        });
    }
    words.join(" ")
}

/// Fluent takes the indent away; a command line wants it back.
fn indented(examples: &str) -> String {
    examples
        .lines()
        .map(|line| format!("  {line}"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Parses the command line, or answers it: help, version, or what is wrong with it.
pub(crate) fn parse(given: &[OsString], texts: &Texts) -> Result<Arguments, Exit> {
    let matches = command(texts).try_get_matches_from(given);
    let error = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => return Ok(arguments),
        Err(error) => error,
    };
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        // A reader that has seen enough may close the pipe.
        let _ = error.print();
        return Err(Exit::Success);
    }
    let (command, path) = command_path(given, texts);
    report::problem(texts, &describe(&error, &command, texts));
    report::advice(&texts.fill("usage-try", &[("command", path.into())]));
    Err(Exit::Bad)
}

/// As far as the arguments name commands: `novena`, `novena solve`, `novena lab usp`.
fn command_path(given: &[OsString], texts: &Texts) -> (Command, String) {
    let (mut inner, mut path) = (command(texts), String::from("novena"));
    for word in given.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(next) = inner.find_subcommand(word) {
            inner = next.clone();
            path = format!("{path} {word}");
        }
    }
    (inner, path)
}

/// One sentence for what is wrong.
fn describe(error: &clap::Error, command: &Command, texts: &Texts) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let prior = context(ContextKind::PriorArg);
    let suggestion = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ]
    .into_iter()
    .map(context)
    .find(|text| !text.is_empty());
    let sentence = match error.kind() {
        ErrorKind::UnknownArgument => {
            texts.fill("usage-unknown-argument", &[("argument", argument.into())])
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand);
            texts.fill("usage-unknown-command", &[("command", name.into())])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let inner = command
                .get_subcommands()
                .map(|inner| inner.get_name().to_owned());
            let valid = inner.collect::<Vec<_>>().join(", ");
            texts.fill("usage-missing-command", &[("valid", valid.into())])
        }
        ErrorKind::ArgumentConflict => texts.fill(
            "usage-conflict",
            &[("argument", argument.into()), ("other", prior.into())],
        ),
        ErrorKind::MissingRequiredArgument => {
            texts.fill("usage-missing", &[("argument", argument.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.trim().is_empty() => {
            texts.fill("usage-no-value", &[("argument", argument.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let listed = context(ContextKind::ValidValue);
            let source = std::error::Error::source(error).map(ToString::to_string);
            let valid = source.filter(|_| listed.is_empty()).unwrap_or(listed);
            texts.fill(
                "usage-bad-value",
                &[
                    ("argument", argument.into()),
                    ("value", value.into()),
                    ("valid", valid.into()),
                ],
            )
        }
        _ => texts.get("usage-wrong"),
    };
    match suggestion {
        Some(better) => format!(
            "{sentence} {}",
            texts.fill("usage-suggestion", &[("better", better.into())])
        ),
        None => sentence,
    }
}

#[cfg(test)]
mod tests {
    use novena_texts::Language;

    use super::*;
    use crate::texts;

    fn walk(command: &Command, texts: &Texts, language: Language) {
        let name = command.get_name();
        assert!(
            texts.find(&format!("cmd-{name}")).is_some(),
            "{language:?}: cmd-{name}"
        );
        for argument in command.get_arguments() {
            let id = argument.get_id();
            let explained = [format!("arg-{name}-{id}"), format!("arg-{id}")];
            assert!(
                explained.iter().any(|key| texts.find(key).is_some()),
                "{language:?}: arg-{id}"
            );
            if argument.get_action().takes_values() {
                assert!(
                    texts.find(&format!("value-{id}")).is_some(),
                    "{language:?}: value-{id}"
                );
            }
        }
        for inner in command.get_subcommands() {
            walk(inner, texts, language);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        for &language in Language::ALL {
            let texts = texts::of(language);
            let mut command = command(&texts);
            command.build();
            walk(&command, &texts, language);
            command.debug_assert();
        }
    }

    #[test]
    fn the_work_commands_show_examples() {
        let texts = texts::of(Language::En);
        for inner in command(&texts).get_subcommands() {
            let name = inner.get_name();
            assert!(
                texts.find(&format!("cmd-{name}-examples")).is_some(),
                "{name}"
            );
        }
    }
}
