//! Help with the program: first steps, help messages, manual pages and completions.

use std::io::Write;

use crate::arguments::{Completions, Help, Man};
use crate::exit::Exit;
use crate::help::{command, commands_like};
use crate::output;
use crate::report;
use crate::suggest::with_suggestion;
use crate::texts::Texts;

/// Prints the five things that people usually do first.
pub(crate) fn first_steps(texts: &Texts) -> Exit {
    print(format!("{}\n", texts.get("first-steps")).as_bytes(), texts)
}

/// Runs `novena help [COMMAND]…`.
pub(crate) fn help(arguments: &Help, texts: &Texts) -> Exit {
    match find(&arguments.page, texts) {
        // clap itself prints colours only on terminals that support them.
        Ok(mut page) => output::check(None, texts, page.print_help()),
        Err(exit) => exit,
    }
}

/// Runs `novena man [COMMAND]…`.
pub(crate) fn man(arguments: &Man, texts: &Texts) -> Exit {
    let page = match find(&arguments.page, texts) {
        Ok(page) => page,
        Err(exit) => return exit,
    };
    let title = page.get_display_name().unwrap_or_default().to_uppercase();
    let manual = clap_mangen::Man::new(page)
        .title(title)
        .source(concat!("novena ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    match manual.render(&mut text) {
        Ok(()) => {
            let manual = translate_headings(&String::from_utf8_lossy(&text), texts);
            print(manual.as_bytes(), texts)
        }
        Err(_) => Exit::Bad,
    }
}

/// Translates the headings that `clap_mangen` writes in English into the reader's language.
fn translate_headings(manual: &str, texts: &Texts) -> String {
    let heading = |line: &str| {
        let key = match line.strip_prefix(".SH ")? {
            "NAME" => "heading-name",
            "SYNOPSIS" => "heading-synopsis",
            "DESCRIPTION" => "heading-description",
            "VERSION" => "heading-version",
            // Examples appear at the end of the help.
            "EXTRA" => "heading-more",
            _ => return None,
        };
        Some(format!(".SH {}\n", texts.get(key).to_uppercase()))
    };
    manual
        .lines()
        .map(|line| heading(line).unwrap_or_else(|| format!("{line}\n")))
        .collect()
}

/// Runs `novena completions SHELL`.
pub(crate) fn completions(arguments: &Completions, texts: &Texts) -> Exit {
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut command(texts), "novena", &mut text);
    print(&text, texts)
}

/// Returns the whole program, or the command with this name. An unknown name is reported.
fn find(words: &[String], texts: &Texts) -> Result<clap::Command, Exit> {
    let mut whole = command(texts);
    whole.build();
    let mut page = whole;
    let mut name = page.get_name().to_owned();
    for word in words {
        let Some(next) = page.find_subcommand(word).cloned() else {
            let fillings = [("command", words.join(" ").into())];
            let sentence = texts.fill("usage-no-page", &fillings);
            let near = commands_like(word, &page);
            report::problem(texts, &with_suggestion(sentence, &near, texts));
            return Err(Exit::Bad);
        };
        page = next;
        name = format!("{name}-{word}");
    }
    Ok(page.display_name(name))
}

fn print(text: &[u8], texts: &Texts) -> Exit {
    output::write(None, texts, |out| {
        out.write_all(text)?;
        Ok(Exit::Success)
    })
}
