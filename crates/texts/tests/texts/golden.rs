//! Checks one step of every kind on all rungs, in every language, against `testdata/texts/`. To
//! update the files, run `NOVENA_UPDATE=1 cargo test -p novena-texts --test texts golden`, and then
//! read the differences aloud.

use std::fmt::Write as _;
use std::{env, fs};

use novena_texts::{Language, Naming, Rung, Wording};

use crate::kinds::steps_of_kinds;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/texts");

/// The maximum number of lines written for an argument. The longest arguments would fill pages.
const MOST_LINES: usize = 40;

fn sentences(language: Language) -> String {
    let wording = Wording::new(language, Naming::Short);
    let mut text = String::new();
    for step in steps_of_kinds() {
        let _ = writeln!(text, "{} ({})", wording.name(step.kind), step.kind);
        for rung in [Rung::Name, Rung::Where] {
            let _ = writeln!(text, "  {} {}", rung.number(), wording.sentence(step, rung));
        }
        let argument = wording.explanation(step);
        for (place, line) in argument.lines.iter().enumerate().take(MOST_LINES) {
            let rung = if place == 0 { "3" } else { " " };
            let indent = "  ".repeat(line.depth);
            let _ = writeln!(text, "  {rung} {indent}{}", line.numbered());
        }
        if argument.lines.len() > MOST_LINES {
            let _ = writeln!(text, "    … {}", argument.lines.len());
        }
        if let Some(notation) = argument.notation {
            let _ = writeln!(text, "    {notation}");
        }
        let _ = writeln!(text, "  4 {}\n", wording.sentence(step, Rung::Apply));
    }
    text
}

#[test]
fn sentences_of_every_kind_match_the_goldens() {
    let update = env::var_os("NOVENA_UPDATE").is_some();
    let mut different = Vec::new();
    for &language in Language::ALL {
        let path = format!("{FOLDER}/steps-{}.txt", language.tag());
        let text = sentences(language);
        if update {
            fs::write(&path, text).unwrap();
        } else if fs::read_to_string(&path).unwrap() != text {
            different.push(path);
        }
    }
    assert!(
        different.is_empty(),
        "{different:?}: see the head of this file"
    );
}
