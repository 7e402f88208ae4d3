//! Writes lessons and steps as lines of plain text.

use std::io::{self, Write};

use novena_lessons::{Block, Inline};
use novena_techniques::Step;
use novena_texts::Wording;

/// The maximum length of a line.
const WIDTH: usize = 78;

/// Writes paragraphs and numbered lines, separated by empty lines.
pub(crate) fn write_blocks(out: &mut impl Write, blocks: &[Block]) -> io::Result<()> {
    for (place, block) in blocks.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        match block {
            Block::Paragraph(parts) => write_wrapped(out, "", &plain(parts))?,
            Block::Numbered(lines) => {
                for (number, parts) in (1..).zip(lines) {
                    write_wrapped(out, &format!("{number}. "), &plain(parts))?;
                }
            }
        }
    }
    Ok(())
}

/// Writes the name of a step and its argument, line by line.
pub(crate) fn write_explanation(
    out: &mut impl Write,
    step: &Step,
    wording: &Wording,
) -> io::Result<()> {
    write_wrapped(out, "", &format!("{}:", wording.name(step.kind)))?;
    for line in wording.explanation(step).lines {
        let indent = " ".repeat(2 * line.depth);
        write_wrapped(out, &indent, &line.numbered())?;
    }
    Ok(())
}

/// Returns the words of a line, without emphasis.
pub(crate) fn plain(parts: &[Inline]) -> String {
    parts.iter().map(Inline::text).collect()
}

/// Writes underlined words.
pub(crate) fn write_heading(out: &mut impl Write, words: &str, line: char) -> io::Result<()> {
    let under: String = words.chars().map(|_| line).collect();
    writeln!(out, "{words}\n{under}")
}

/// Writes wrapped text, with a label in front of the first line. The other lines are indented by
/// the width of the label.
pub(crate) fn write_wrapped(out: &mut impl Write, label: &str, words: &str) -> io::Result<()> {
    let indent = label.chars().count();
    let mut used = indent;
    write!(out, "{label}")?;
    for (place, word) in words.split_whitespace().enumerate() {
        let wide = word.chars().count();
        if place > 0 && used + 1 + wide > WIDTH {
            write!(out, "\n{:indent$}", "")?;
            used = indent;
        } else if place > 0 {
            write!(out, " ")?;
            used += 1;
        }
        write!(out, "{word}")?;
        used += wide;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let words = "lorem ".repeat(20);
        let mut out = Vec::new();
        write_wrapped(&mut out, "1. ", &words).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert!(text.starts_with("1. lorem"));
        assert!(text.lines().nth(1).unwrap().starts_with("   lorem"));
    }
}
