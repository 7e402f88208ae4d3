//! Checks the Markdown files of lessons and entries, and prints any problems.
//!
//! ```text
//! cargo run -p novena-lessons --example check -- texts/en/x-wing.md texts/sv/x-wing.md
//! ```
//!
//! The file name is the page ID. If several files have the same name, all but the first are
//! compared with the first.

#[path = "../tests/lessons/check.rs"]
mod check;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use novena_lessons::{LessonText, Page};

fn main() -> ExitCode {
    let mut seen: Vec<(Page, LessonText)> = Vec::new();
    let mut count = 0;
    for file in env::args().skip(1) {
        let problems = match read(Path::new(&file)) {
            Ok((page, text)) => {
                let mut problems: Vec<String> = strings(&check::problems(page, &text));
                match seen.iter().find(|(known, _)| *known == page) {
                    Some((_, first)) => problems.extend(strings(&check::differences(&text, first))),
                    None => seen.push((page, text)),
                }
                problems
            }
            Err(problem) => vec![problem],
        };
        for problem in &problems {
            println!("{file}:{problem}");
        }
        count += problems.len();
    }
    println!("{count} problems");
    if count == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn strings(problems: &[check::Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// The page and the contents of a file.
fn read(file: &Path) -> Result<(Page, LessonText), String> {
    let id = file.file_stem().unwrap_or_default().to_string_lossy();
    let page =
        Page::from_id(&id).ok_or_else(|| format!("0: {id} is neither a lesson nor an entry"))?;
    let text = fs::read_to_string(file).map_err(|error| format!("0: {error}"))?;
    let text = LessonText::parse(&text).map_err(|error| {
        let words = error.to_string();
        format!(
            "{}: {}",
            error.line,
            words.split_once(": ").map_or(&*words, |(_, rest)| rest)
        )
    })?;
    Ok((page, text))
}
