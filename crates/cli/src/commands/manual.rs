//! What explains the program: first steps, help, manual pages, completions.

use std::io::{self, Write};

use crate::arguments::{Completions, Help, Man};
use crate::exit::Exit;
use crate::help::command;
use crate::report;
use crate::screen::Screen;
use crate::texts::Texts;

/// The five things people do first.
pub(crate) fn first_steps(texts: &Texts) -> Exit {
    print(format!("{}\n", texts.get("first-steps")).as_bytes())
}

/// `novena help [COMMAND]…`
pub(crate) fn help(arguments: &Help, texts: &Texts) -> Exit {
    match find(&arguments.page, texts) {
        Some(mut page) => {
            // clap's own printing keeps colours to terminals that want them.
            let _ = page.print_help();
            Exit::Success
        }
        None => unknown(&arguments.page, texts),
    }
}

/// `novena man [COMMAND]…`
pub(crate) fn man(arguments: &Man, texts: &Texts) -> Exit {
    let Some(page) = find(&arguments.page, texts) else {
        return unknown(&arguments.page, texts);
    };
    let title = page.get_display_name().unwrap_or_default().to_uppercase();
    let manual = clap_mangen::Man::new(page)
        .title(title)
        .source(concat!("novena ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    match manual.render(&mut text) {
        Ok(()) => print(translate_headings(&String::from_utf8_lossy(&text), texts).as_bytes()),
        Err(_) => Exit::Bad,
    }
}

/// The headings that `clap_mangen` writes in English, in the reader's language.
fn translate_headings(manual: &str, texts: &Texts) -> String {
    let heading = |line: &str| {
        let key = match line.strip_prefix(".SH ")? {
            "NAME" => "heading-name",
            "SYNOPSIS" => "heading-synopsis",
            "DESCRIPTION" => "heading-description",
            "VERSION" => "heading-version",
            // The examples, which stand below everything in the help.
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

/// `novena completions SHELL`
pub(crate) fn completions(arguments: &Completions, texts: &Texts) -> Exit {
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut command(texts), "novena", &mut text);
    print(&text)
}

/// The whole program, or the command these words lead to.
fn find(words: &[String], texts: &Texts) -> Option<clap::Command> {
    let mut whole = command(texts);
    whole.build();
    let mut page = whole;
    let mut name = page.get_name().to_owned();
    for word in words {
        page = page.find_subcommand(word)?.clone();
        name = format!("{name}-{word}");
    }
    Some(page.display_name(name))
}

fn unknown(words: &[String], texts: &Texts) -> Exit {
    report::problem(
        texts,
        &texts.fill("usage-no-page", &[("command", words.join(" ").into())]),
    );
    Exit::Bad
}

fn print(text: &[u8]) -> Exit {
    let mut out = Screen::standard();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Exit::Bad,
        _ => Exit::Success,
    }
}
