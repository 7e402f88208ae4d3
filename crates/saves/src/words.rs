//! Steps and sheets in human-readable form, for files.

use novena_core::{Cell, Change, Sheet};

const BETWEEN: &str = "; ";

/// A step as words: `r1c1 m45 > 4; r1c2 m4 >`.
#[must_use]
pub fn of_step(step: &[Change]) -> String {
    let changes: Vec<String> = step.iter().map(Change::to_string).collect();
    changes.join(BETWEEN)
}

/// Parses a step, which must change something.
#[must_use]
pub fn read_step(words: &str) -> Option<Vec<Change>> {
    words
        .split(';')
        .map(|change| change.trim().parse().ok())
        .collect()
}

/// A sheet as words: `r1c1 4; r1c2 m45`. Blank cells are left out.
#[must_use]
pub fn of_sheet(sheet: &Sheet) -> String {
    let contents: Vec<String> = sheet
        .contents()
        .filter(|(_, content)| !content.is_blank())
        .map(|(cell, content)| format!("{cell} {content}"))
        .collect();
    contents.join(BETWEEN)
}

/// Parses a sheet.
#[must_use]
pub fn read_sheet(words: &str) -> Option<Sheet> {
    let mut sheet = Sheet::BLANK;
    for content in words.split(';').map(str::trim).filter(|w| !w.is_empty()) {
        let (cell, content) = content.split_once(' ')?;
        let cell: Cell = cell.parse().ok()?;
        sheet[cell] = content.parse().ok()?;
    }
    Some(sheet)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_sheets_are_read_back() {
        let words = "r1c1 m45 > 4; r1c2 m4 >";
        assert_eq!(of_step(&read_step(words).unwrap()), words);
        let words = "r1c1 4 c12; r9c9 m45 @a *4b";
        assert_eq!(of_sheet(&read_sheet(words).unwrap()), words);
        assert_eq!(read_sheet(""), Some(Sheet::BLANK));
    }

    #[test]
    fn rejects_other_text() {
        for words in ["", "r1c1", "r1c1 > 4;", "r1c1 > 4; 5"] {
            assert_eq!(read_step(words), None, "{words:?}");
        }
        for words in ["r1c1", "r1c1 45", "4 r1c1"] {
            assert_eq!(read_sheet(words), None, "{words:?}");
        }
    }
}
