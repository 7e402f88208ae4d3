//! The command line in the reader's language: help, usage and parse errors.
//!
//! All English text that clap would write is replaced here with messages from the locale:
//! `cmd-NAME` describes a command, `cmd-NAME-examples` shows examples, `arg-ID` explains an
//! argument, and `value-ID` names its value. If a command uses an argument differently from other
//! commands, `arg-NAME-ID` explains the argument.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, Command, CommandFactory, FromArgMatches};

use crate::arguments::{self, Arguments, GlobalOptions};
use crate::exit::Exit;
use crate::output;
use crate::report;
use crate::suggest::{UnknownName, nearest, with_suggestion};
use crate::texts::Texts;

/// The display order of the options that all commands share. It places them after the command's own
/// options.
const LAST: usize = 1000;

/// Returns the whole command line, in a single language.
pub(crate) fn command(texts: &Texts) -> Command {
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .display_order(LAST + 2)
        .help(texts.get("arg-version"))
        .help_heading(texts.get("heading-options"));
    localise(bare_command(), "novena", texts).arg(version)
}

/// Builds the same command line without any text.
fn bare_command() -> Command {
    Arguments::command()
        .disable_help_subcommand(true)
        .disable_version_flag(true)
}

/// Builds the command line with only one of its commands. Building all commands takes three times
/// as long, and the extra time exceeds the time it takes to solve a puzzle. This shortcut is used
/// only for commands that programs call for a few puzzles at a time.
fn bare_part(name: &str) -> Option<Command> {
    let augment = match name {
        "solve" => arguments::Solve::augment_args,
        "check" => arguments::Check::augment_args,
        "candidates" => arguments::Candidates::augment_args,
        "convert" => arguments::Convert::augment_args,
        "canon" => arguments::Canon::augment_args,
        "hint" => arguments::Hint::augment_args,
        _ => return None,
    };
    let part = Command::new("novena").disable_help_subcommand(true);
    Some(GlobalOptions::augment_args(part).subcommand(augment(Command::new(name.to_owned()))))
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
        // The sentence from the locale already lists the values and the default.
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

/// Returns the usage line, such as `novena solve [OPTIONS] [FILE]…`.
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

/// Indents every line. Command lines in examples need this indentation, but Fluent strips it.
fn indented(examples: &str) -> String {
    examples
        .lines()
        .map(|line| format!("  {line}"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Parses the command line, or responds with help, the version or an error.
pub(crate) fn parse(given: &[OsString], texts: &Texts) -> Result<Arguments, Exit> {
    // Assembling the complete help takes longer than solving a puzzle. It is needed only for errors
    // and requests for help.
    let word = given.get(1).and_then(|word| word.to_str());
    let bare = word.and_then(bare_part).unwrap_or_else(bare_command);
    let bare = bare.try_get_matches_from(given);
    if let Ok(arguments) = bare.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        return Ok(arguments);
    }
    let matches = command(texts).try_get_matches_from(given);
    let error = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => return Ok(arguments),
        Err(error) => error,
    };
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        return Err(output::check(None, texts, error.print()));
    }
    let (command, path) = command_path(given, texts);
    report::problem(texts, &describe(&error, &command, texts));
    report::advice(&texts.fill("usage-try", &[("command", path.into())]));
    Err(Exit::Bad)
}

/// Returns the command specified by the arguments, such as `novena`, `novena solve` or `novena lab
/// usp`.
fn command_path(given: &[OsString], texts: &Texts) -> (Command, String) {
    let mut whole = command(texts);
    // Building the command line copies the global options into every command.
    whole.build();
    let (mut inner, mut path) = (whole, String::from("novena"));
    for word in given.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(next) = inner.find_subcommand(word) {
            inner = next.clone();
            path = format!("{path} {word}");
        }
    }
    (inner, path)
}

/// Returns a single sentence that describes the error.
fn describe(error: &clap::Error, command: &Command, texts: &Texts) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let prior = context(ContextKind::PriorArg);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let near = options_like(&argument, command);
            let sentence = texts.fill("usage-unknown-argument", &[("argument", argument.into())]);
            with_suggestion(sentence, &near, texts)
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand);
            let near = commands_like(&name, command);
            let sentence = texts.fill("usage-unknown-command", &[("command", name.into())]);
            with_suggestion(sentence, &near, texts)
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
            unknown_value(error, &value).describe(&argument, &value, texts)
        }
        _ => texts.get("usage-wrong"),
    }
}

/// Collects the valid values, and those that are similar to an invalid one.
fn unknown_value(error: &clap::Error, value: &str) -> UnknownName {
    let source = std::error::Error::source(error);
    if let Some(unknown) = source.and_then(|source| source.downcast_ref::<UnknownName>()) {
        return unknown.clone();
    }
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(known)) => {
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            UnknownName::none_of(value, &known)
        }
        // The parser provides examples.
        _ => UnknownName::listed(
            Vec::new(),
            source.map(ToString::to_string).unwrap_or_default(),
        ),
    }
}

/// Returns the options of a command that resemble an unknown option. If there are none, returns the
/// options of its subcommands that have exactly this name.
fn options_like(argument: &str, command: &Command) -> Vec<String> {
    let Some(name) = argument.strip_prefix("--") else {
        return Vec::new();
    };
    let name = name.split('=').next().unwrap_or_default();
    let own: Vec<&str> = command.get_arguments().filter_map(Arg::get_long).collect();
    let near = nearest(name, own);
    if !near.is_empty() {
        return near.iter().map(|name| format!("--{name}")).collect();
    }
    let has_it = |inner: &&Command| {
        let mut options = inner.get_arguments().filter_map(Arg::get_long);
        options.any(|option| option == name)
    };
    let path = command.get_bin_name().unwrap_or(command.get_name());
    let others = command.get_subcommands().filter(has_it).take(3);
    others
        .map(|inner| format!("{path} {} --{name}", inner.get_name()))
        .collect()
}

/// Returns the commands that are similar to an unknown one.
pub(crate) fn commands_like<'a>(name: &str, command: &'a Command) -> Vec<&'a str> {
    nearest(name, command.get_subcommands().map(Command::get_name))
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
    fn partial_commands_match_the_whole_command() {
        let mut whole = bare_command();
        whole.build();
        let mut parts = 0;
        for inner in whole.get_subcommands() {
            let Some(mut part) = bare_part(inner.get_name()) else {
                continue;
            };
            part.build();
            let found = part.find_subcommand(inner.get_name()).unwrap();
            let arguments = |command: &Command| {
                let arguments = command.get_arguments();
                arguments.map(|it| format!("{it:?}")).collect::<Vec<_>>()
            };
            let groups = |command: &Command| {
                let groups = command.get_groups();
                groups.map(|it| format!("{it:?}")).collect::<Vec<_>>()
            };
            assert_eq!(arguments(found), arguments(inner), "{}", inner.get_name());
            assert_eq!(groups(found), groups(inner), "{}", inner.get_name());
            parts += 1;
        }
        assert_eq!(parts, 6);
    }

    #[test]
    fn every_command_has_examples() {
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
