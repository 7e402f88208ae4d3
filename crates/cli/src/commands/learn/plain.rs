//! Prints a lesson as plain text to a pipe or a file.

use std::io::{self, Write};

use novena_formats::{Format, Record};
use novena_generator::ExerciseBoard;
use novena_lessons::{Page, Section, SectionKind};
use novena_texts::{Naming, Wording};

use super::text;
use crate::exit::Exit;
use crate::output;
use crate::prose::{write_blocks, write_explanation, write_heading, write_wrapped};
use crate::texts::Texts;

/// Prints a lesson or an entry: its text, its boards, and the arguments of its steps.
pub(super) fn print(page: Page, texts: &Texts) -> Exit {
    let Some(lesson) = text(page, texts.language()) else {
        return Exit::Bad;
    };
    let wording = Wording::new(texts.language(), Naming::Short);
    output::write(None, texts, |out| {
        write_heading(out, &lesson.title, '=')?;
        write_wrapped(out, "", &lesson.summary)?;
        for section in &lesson.sections {
            writeln!(out)?;
            write_section(out, page, section, &wording)?;
        }
        Ok(Exit::Success)
    })
}

fn write_section(
    out: &mut impl Write,
    page: Page,
    section: &Section,
    wording: &Wording,
) -> io::Result<()> {
    write_heading(out, &section.heading, '-')?;
    write_blocks(out, &section.blocks)?;
    if let Some(block) = &section.position {
        let board = ExerciseBoard::of_block(page, block);
        writeln!(out)?;
        write_board(out, &board)?;
        // In a guided search, the reader has to find the step, so it is not printed.
        let step = (section.kind != SectionKind::Guided)
            .then(|| board.claimed_step(page, block))
            .flatten();
        if let Some(step) = step {
            writeln!(out)?;
            write_explanation(out, &step, wording)?;
        }
    }
    if let Some(block) = &section.puzzle {
        writeln!(out)?;
        Format::GRID.write(&Record::new(block.givens), out)?;
        writeln!(out, "\n{}", block.givens)?;
    }
    Ok(())
}

/// Writes the digit of each cell or, if the board has marks, its candidates.
fn write_board(out: &mut impl Write, board: &ExerciseBoard) -> io::Result<()> {
    let record = Record::new(board.puzzle).with_sheet(&board.sheet());
    let has_marks = board.marks.iter().any(|marks| !marks.is_empty());
    let format = if has_marks {
        Format::MARKS
    } else {
        Format::GRID
    };
    format.write(&record, out).map(|_| ())
}
