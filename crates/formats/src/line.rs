//! `line`: 81 characters, row by row, optionally followed by a comment.
//!
//! A digit stands for itself. An empty cell is any of `. 0 - * _ x X`. If the line has none of
//! these, a space is an empty cell. Another character is an empty cell if it is the only one
//! besides the digits and occurs at least nine times (fewer occurrences look like typos).
//!
//! A line that consists only of spaces is blank, however long it is.
//!
//! The 81 cells may be followed by white space, `#`, `,` or `;` and then by any text, which becomes
//! the comment. Other layouts can be read too: the cells in equal groups of 1, 3, 9 or 27 separated
//! by spaces; 81 spreadsheet fields, with blank fields for empty cells; gsf's lists, which have
//! the puzzle in the fifth of more than seven comma-separated fields; and SudokuExchange links.
//!
//! The format is written with `.` for empty cells and ` # comment`.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Digit, Puzzle};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::source::LIMIT;
use crate::{ParseError, Record, RecordPart, RecordParts, killer, latin, link};

impl Format {
    /// 81 characters per line; a comment may follow them.
    pub const LINE: Self = Self(&Line);
}

struct Line;

/// Lines in a format that was detected, where text between the puzzles is not an error.
pub(crate) struct TitledLines;

impl Parser for TitledLines {
    fn is_line_based(&self) -> bool {
        true
    }

    fn is_of_line_format(&self) -> bool {
        true
    }

    fn passes_over(&self, line: &str) -> bool {
        is_words(line)
    }

    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        Line.cut(text, at_end)
    }

    fn read(&self, text: &str) -> Unit {
        match parse_record(text.as_bytes()) {
            Err(_) if is_words(text) => Unit::Nothing,
            read => Unit::of_line(read),
        }
    }
}

impl Syntax for Line {
    fn id(&self) -> &'static str {
        "line"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Comment])
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        match record.comment.as_deref().map(one_line) {
            Some(comment) if !comment.is_empty() => {
                writeln!(out, "{} # {comment}", record.board())
            }
            _ => self.write_board(&record.board(), out),
        }
    }

    fn write_board(&self, board: &Board, out: &mut dyn Write) -> io::Result<()> {
        let mut text = [b'\n'; Cell::COUNT + 1];
        for (place, digit) in text.iter_mut().zip(board.digits()) {
            *place = digit.map_or(b'.', |digit| b'0' + digit.get());
        }
        out.write_all(&text)
    }
}

impl Parser for Line {
    fn is_line_based(&self) -> bool {
        true
    }

    fn is_of_line_format(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        Unit::of_line(parse_record(text.as_bytes()))
    }
}

/// Reads one line without its line ending, ignoring its comment.
///
/// This is a fast path: an ordinary line takes tens of nanoseconds.
///
/// ```
/// use novena_formats::{ParseError, line};
///
/// let text = b".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
/// assert_eq!(line::parse_bytes(text)?.givens().len(), 26);
/// assert_eq!(line::parse_bytes(&text[1..]), Err(ParseError::CellCount { found: 80 }));
/// # Ok::<(), ParseError>(())
/// ```
pub fn parse_bytes(line: &[u8]) -> Result<Puzzle, ParseError> {
    if line.len() > LIMIT {
        return Err(ParseError::LineTooLong { limit: LIMIT });
    }
    if let Some((head, rest)) = line.split_first_chunk()
        && rest.first().is_none_or(|&byte| ends_cells(byte.into()))
        && let Some(board) = ordinary(head)
    {
        return Ok(board.into());
    }
    parse_record(line).map(|record| record.givens)
}

/// Reads one line without its line ending, including its comment.
///
/// ```
/// use novena_formats::line;
///
/// let text = [&[b'5'; 81][..], b" # nothing but fives"].concat();
/// let record = line::parse_record(&text)?;
/// assert_eq!(record.comment.as_deref(), Some("nothing but fives"));
/// # Ok::<(), novena_formats::ParseError>(())
/// ```
pub fn parse_record(line: &[u8]) -> Result<Record, ParseError> {
    if line.len() > LIMIT {
        return Err(ParseError::LineTooLong { limit: LIMIT });
    }
    let (board, comment) = parse(&latin::text(line)).map_err(|error| {
        let column = |error: std::str::Utf8Error| error.valid_up_to() + 1;
        str::from_utf8(line).map_or_else(
            |error| ParseError::NotUtf8 {
                column: column(error),
            },
            |_| error,
        )
    })?;
    let mut record = Record::new(board);
    record.comment = comment;
    Ok(record)
}

/// Takes an ordinary line from the start of the text: exactly 81 cells and `\n`. `None` does not
/// mean that the text is wrong, only that [`parse_bytes`] has to read it.
///
/// This is the fastest path: it does not search for the end of the line.
///
/// ```
/// use novena_formats::line;
///
/// let text = [&[b'.'; 81][..], b"\n12"].concat();
/// let (puzzle, rest) = line::split_ordinary(&text).unwrap();
/// assert_eq!((puzzle.givens().len(), rest), (0, &b"12"[..]));
/// assert_eq!(line::split_ordinary(rest), None);
/// ```
#[must_use]
#[inline]
pub fn split_ordinary(text: &[u8]) -> Option<(Puzzle, &[u8])> {
    let (cells, rest) = text.split_first_chunk()?;
    let rest = rest.strip_prefix(b"\n")?;
    Some((ordinary(cells)?.into(), rest))
}

/// Takes all ordinary lines from the start of the text, as [`split_ordinary`] does, and adds their
/// puzzles to `puzzles`. Returns the rest of the text.
///
/// ```
/// use novena_formats::line;
///
/// let text = [&[b'.'; 81][..], b"\n", &[b'0'; 81], b"\n# end\n"].concat();
/// let mut puzzles = Vec::new();
/// assert_eq!(line::take_ordinary(&text, &mut puzzles), b"# end\n");
/// assert_eq!(puzzles.len(), 2);
/// ```
pub fn take_ordinary<'a>(mut text: &'a [u8], puzzles: &mut Vec<Puzzle>) -> &'a [u8] {
    while let Some((puzzle, rest)) = split_ordinary(text) {
        puzzles.push(puzzle);
        text = rest;
    }
    text
}

/// Returns whether a line is blank or a `#` comment, and therefore neither a puzzle nor an error.
///
/// ```
/// use novena_formats::line::is_neutral;
///
/// assert!(is_neutral(b" \t") && is_neutral(b"# easy ones"));
/// assert!(!is_neutral(b"."));
/// ```
#[must_use]
pub fn is_neutral(line: &[u8]) -> bool {
    matches!(line.trim_ascii_start().first(), None | Some(b'#'))
}

/// Returns whether a character always means an empty cell where cells are expected.
pub(crate) const fn is_blank(char: char) -> bool {
    matches!(char, '.' | '0' | '-' | '*' | '_' | 'x' | 'X' | '·')
}

/// Returns whether a character can be a cell regardless of its neighbours.
pub(crate) const fn is_cell(char: char) -> bool {
    is_blank(char) || char.is_ascii_digit()
}

/// Returns whether a character may follow the 81 cells.
pub(crate) fn ends_cells(char: char) -> bool {
    matches!(char, '#' | ',' | ';') || char.is_whitespace()
}

/// Replaces line breaks and other control characters with spaces, so that the text fits on the line
/// of a puzzle.
pub(crate) fn one_line(words: &str) -> String {
    let flat: String = words
        .chars()
        .map(|char| if char.is_control() { ' ' } else { char })
        .collect();
    flat.trim().to_string()
}

/// Reads 81 ASCII cells.
#[inline]
fn ordinary(cells: &[u8; Cell::COUNT]) -> Option<Board> {
    // Nearly all lists use `.` or `0` for an empty cell, and looking for the other characters takes
    // longer than everything else.
    digits_and(cells, |byte| byte == b'.').or_else(|| {
        digits_and(cells, |byte| {
            matches!(byte, b'.' | b'-' | b'*' | b'_' | b'x' | b'X')
        })
    })
}

/// Reads cells, each of which is a digit, a zero or a byte that `is_blank` accepts.
#[expect(
    clippy::inline_always,
    reason = "each kind of blank gets a loop of its own, which becomes vector code"
)]
#[inline(always)]
fn digits_and(cells: &[u8; Cell::COUNT], is_blank: impl Fn(u8) -> bool) -> Option<Board> {
    let mut digits = [None; Cell::COUNT];
    let mut good = true;
    for (place, &byte) in digits.iter_mut().zip(cells) {
        let value = byte.wrapping_sub(b'0');
        *place = Digit::new(value);
        good &= (value <= 9) | is_blank(byte);
    }
    good.then(|| Board::new(digits))
}

/// Returns the board and the comment of a line in any layout.
pub(crate) fn parse(text: &str) -> Result<(Board, Option<String>), ParseError> {
    let some = |comment: &str| Some(comment.trim().to_string()).filter(|words| !words.is_empty());
    let after = |rest: &str| {
        let rest = rest.trim_start();
        some(rest.strip_prefix(['#', ',', ';']).unwrap_or(rest))
    };
    if let Some((cells, _)) = text.as_bytes().split_first_chunk()
        && let Some(board) = ordinary(cells)
    {
        // The 81 characters are all ASCII, so the rest starts at a character boundary.
        let rest = &text[Cell::COUNT..];
        if rest.chars().next().is_none_or(ends_cells) {
            return Ok((board, after(rest)));
        }
    }
    // Try the untrimmed line first, because leading spaces may be cells.
    for text in [text, text.trim_start()] {
        if let Some((board, rest)) = leading_cells(text) {
            return Ok((board, after(rest)));
        }
    }
    let fields: Vec<&str> = text.split(',').collect();
    if fields.len() > 7
        && let Some((board, "")) = leading_cells(fields[4].trim())
    {
        let others = [&fields[..4], &fields[5..]].concat().join(",");
        return Ok((board, some(&others)));
    }
    let (body, comment) = text.split_once('#').unwrap_or((text, ""));
    if let Some(board) = equal_groups(body).or_else(|| fields_of_a_sheet(body)) {
        return Ok((board, some(comment)));
    }
    if let Some(board) = link::line_of(text) {
        return board.map(|board| (board, None));
    }
    Err(explain(text))
}

/// Returns the board if `text` consists of 81 cells and nothing else.
pub(crate) fn exact(text: &str) -> Option<Board> {
    match leading_cells(text) {
        Some((board, "")) => Some(board),
        _ => None,
    }
}

/// Returns the first 81 characters as a board, if they are cells and the text ends there or
/// continues with a character that may follow cells.
fn leading_cells(text: &str) -> Option<(Board, &str)> {
    let end = text
        .char_indices()
        .map(|(place, _)| place)
        .chain([text.len()])
        .nth(Cell::COUNT)?;
    let (head, rest) = text.split_at(end);
    if !rest.chars().next().is_none_or(ends_cells) {
        return None;
    }
    let usual = head.chars().all(is_cell);
    if !usual {
        // A space or an unknown character is an empty cell only if no other character is an empty
        // cell.
        let mut others = head.chars().filter(|char| !matches!(char, '1'..='9'));
        let blank = others.next()?;
        let blanks = 1 + others.clone().count();
        let alone = others.all(|other| other == blank);
        // Commas and semicolons are not empty cells, because they separate fields.
        let is_delimiter = matches!(blank, ',' | ';');
        let is_rare = !(9..Cell::COUNT).contains(&blanks);
        if !alone || blank.is_control() || is_delimiter || is_rare {
            return None;
        }
    }
    let mut board = Board::EMPTY;
    for (cell, char) in Cell::all().zip(head.chars()) {
        board[cell] = Digit::from_char(char);
    }
    Some((board, rest))
}

/// Reads 81 groups of 1 cell, 27 of 3, 9 of 9 or 3 of 27, separated by white space.
fn equal_groups(text: &str) -> Option<Board> {
    let mut groups = text.split_whitespace().peekable();
    let length = groups.peek()?.len();
    let joined: String = text.split_whitespace().collect();
    let equal = matches!(length, 1 | 3 | 9 | 27) && groups.all(|group| group.len() == length);
    let bytes: &[u8; Cell::COUNT] = joined.as_bytes().try_into().ok()?;
    ordinary(bytes).filter(|_| equal)
}

/// Reads 81 fields separated by commas, semicolons or tabs, each of which is a cell or empty. After
/// the last delimiter there may be one more empty field.
fn fields_of_a_sheet(text: &str) -> Option<Board> {
    let delimiter = text.chars().find(|char| matches!(char, ',' | ';' | '\t'))?;
    if !(Cell::COUNT - 1..=Cell::COUNT).contains(&text.matches(delimiter).count()) {
        return None;
    }
    let mut board = Board::EMPTY;
    for (place, field) in text.split(delimiter).enumerate() {
        let field = field.trim().trim_matches('"').trim();
        let mut chars = field.chars();
        match (chars.next(), chars.next(), Cell::new(place)) {
            (None, ..) => {}
            (Some(char), None, Some(cell)) if is_cell(char) => board[cell] = Digit::from_char(char),
            _ => return None,
        }
    }
    Some(board).filter(|board| !board.filled().is_empty())
}

/// Returns whether a line that is not a puzzle is a title, a sentence or an underline. Such a line
/// has at least two words, or one word with a colon or a capital letter, and has too few cells to
/// be a puzzle that contains an error.
fn is_words(line: &str) -> bool {
    let line = line.trim();
    let stroke = |char: char| matches!(char, '=' | '-' | '~' | '_' | '*');
    if line.len() < 60 && line.chars().all(stroke) {
        return true;
    }
    let is_word = |word: &&str| {
        let word = word.trim_matches(|char: char| char.is_ascii_punctuation());
        word.chars().filter(|char| char.is_alphabetic()).count() >= 2
            && word.contains(|char: char| char.is_alphabetic() && !matches!(char, 'x' | 'X'))
    };
    let words = || line.split_whitespace().filter(is_word);
    let is_cells = |word: &str| word.chars().filter(|&char| is_cell(char)).count() >= 40;
    let is_capital = || {
        line.starts_with(|char: char| char.is_uppercase() && !matches!(char, 'X'))
            && line.len() <= 20
            && line.chars().all(char::is_alphabetic)
    };
    let is_title = match words().count() {
        0 => false,
        1 => line.ends_with(':') || is_capital(),
        _ => true,
    };
    is_title
        && line.split_whitespace().all(|word| !is_cells(word))
        && killer::refusal(line).is_none()
        && link::format(line).is_none()
}

/// Explains why a line that [`parse`] cannot read is not a puzzle.
pub(crate) fn explain(text: &str) -> ParseError {
    if let Some(refusal) = killer::refusal(text) {
        return refusal;
    }
    let trimmed = text.trim_start();
    let mut column = text.chars().count() - trimmed.chars().count();
    let body = trimmed
        .split(['#', '\t', ';', ','])
        .next()
        .unwrap_or("")
        .trim_end();
    // If there is a long word, it is the puzzle and the rest is a comment. If all words are short,
    // they are all cells.
    let first = body.split_whitespace().next().unwrap_or("");
    let cells = body.chars().filter(|&char| is_cell(char)).count();
    let body = if first.len() >= 60 || cells == Cell::COUNT {
        first
    } else {
        body
    };
    for char in body.chars() {
        column += 1;
        if !is_cell(char) && !char.is_whitespace() {
            return ParseError::UnexpectedChar {
                column,
                found: char,
            };
        }
    }
    let found = body.chars().filter(|&char| is_cell(char)).count();
    if found == Cell::COUNT {
        // All these characters are cells, so the error is in the text after them.
        let found = trimmed.chars().nth(found).unwrap_or(' ');
        let column = column + 1;
        return ParseError::UnexpectedChar { column, found };
    }
    ParseError::CellCount { found }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, transcript};

    #[track_caller]
    fn check(line: &str, expected: &str) {
        crate::tests::check(Format::LINE, line, expected);
    }

    #[test]
    fn every_empty_cell_character_is_read() {
        for blank in [".", "0", "-", "*", "_", "x", "X", " ", "·", "?", "o", "□"] {
            check(&PUZZLE.replace('.', blank), "1: puzzle");
        }
        check(&PUZZLE.replacen("...", "0x-", 1), "1: puzzle");
    }

    #[test]
    fn spaces_at_the_ends_may_be_cells() {
        let spaced = PUZZLE.replace('.', " ");
        assert!(spaced.starts_with(' ') && spaced.ends_with(' '));
        check(&spaced, "1: puzzle");
        check(&format!("{spaced} # easy"), "1: puzzle, comment \"easy\"");
        check(spaced.trim_end(), "1: expected 81 cells, found 26");
        check(&" ".repeat(81), "1: nothing to read: the input is empty");
    }

    #[test]
    fn text_after_the_cells_is_a_comment() {
        for after in [
            " # easy",
            "\teasy",
            ";easy",
            ",easy",
            " easy ",
            "#easy",
            "  #  easy",
        ] {
            check(&format!("{PUZZLE}{after}"), "1: puzzle, comment \"easy\"");
        }
        check(
            &format!("{PUZZLE},easy,2.3"),
            "1: puzzle, comment \"easy,2.3\"",
        );
        check(&format!("  {PUZZLE}  "), "1: puzzle");
        check(&format!("{PUZZLE} #"), "1: puzzle");
    }

    #[test]
    fn gsf_lists_have_the_puzzle_in_the_fifth_field() {
        check(
            &format!("12,9.1,x,y,{PUZZLE},1,2,3"),
            "1: puzzle, comment \"12,9.1,x,y,1,2,3\"",
        );
        check(
            &format!("1,2,3,4,{PUZZLE},6"),
            "1: expected 81 cells, found 1",
        );
    }

    #[test]
    fn fields_of_a_spreadsheet_are_cells() {
        for delimiter in [",", ";", "\t"] {
            let cells: Vec<String> = PUZZLE.chars().map(String::from).collect();
            let fields = cells.join(delimiter);
            for text in [
                fields.clone(),
                fields.replace('.', ""),
                fields.replace('.', "0"),
                fields.replace('.', "") + delimiter,
            ] {
                let text = format!("{text}\n{text}\n");
                assert_eq!(transcript(&text, None), "1: puzzle\n2: puzzle\n", "{text}");
            }
        }
    }

    #[test]
    fn groups_of_equal_size_are_read() {
        let apart = |size: usize| {
            let cells: Vec<char> = PUZZLE.chars().collect();
            let groups: Vec<String> = cells
                .chunks(size)
                .map(|group| group.iter().collect())
                .collect();
            groups.join(" ")
        };
        for size in [1, 3, 9, 27] {
            check(&apart(size), "1: puzzle");
            check(
                &format!("{} # easy", apart(size)),
                "1: puzzle, comment \"easy\"",
            );
        }
        check(&apart(80), "1: expected 81 cells, found 80");
        check(&apart(40), "1: expected 81 cells, found 40");
        check(&apart(9)[1..], "1: expected 81 cells, found 80");
        check(
            &format!("{} 5", &PUZZLE[1..]),
            "1: expected 81 cells, found 80",
        );
    }

    #[test]
    fn reports_errors() {
        let mut wrong = PUZZLE.to_string();
        wrong.replace_range(22..23, "A");
        check(&wrong, "1: column 23: unexpected 'A'");
        check(&format!("  {wrong} # B"), "1: column 25: unexpected 'A'");
        check(&wrong.replace('A', "\0"), "1: column 23: unexpected '\\0'");
        check(&PUZZLE[1..], "1: expected 81 cells, found 80");
        check(&format!("{PUZZLE}."), "1: expected 81 cells, found 82");
        check(&format!("{PUZZLE}A"), "1: column 82: unexpected 'A'");
        check(&format!("{PUZZLE}:111"), "1: column 82: unexpected ':'");
        check(
            &SOLUTION.replacen('6', "A", 1),
            "1: column 1: unexpected 'A'",
        );
        check(",", "1: expected 81 cells, found 0");
        check("hello", "1: column 1: unexpected 'h'");
    }

    #[test]
    fn an_error_affects_only_its_line() {
        let text = format!("# ours\n{PUZZLE}\n\njunk\n{PUZZLE}\n  # end");
        check(
            &text,
            "1: neutral\n2: puzzle\n3: neutral\n4: column 1: unexpected 'j'\n5: puzzle\n6: neutral",
        );
    }

    #[test]
    fn words_between_puzzles_are_not_errors_in_a_detected_format() {
        let text = format!(
            "{PUZZLE}\nTime: 0.261 milliseconds\nLevels:\n======\n\n{PUZZLE}\n\
             2 puzzles solved in 0.000644 seconds.\njunk\n{}\n5 of {}\n",
            &PUZZLE[1..],
            &PUZZLE[2..],
        );
        let expected = "1: puzzle\n5: neutral\n6: puzzle\n8: column 1: unexpected 'j'\n\
                        9: expected 81 cells, found 80\n10: column 3: unexpected 'o'\n";
        assert_eq!(transcript(&text, None), expected);
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
        let strict = transcript(&text, Some(Format::LINE));
        assert!(strict.contains("2: column 1: unexpected 'T'"), "{strict}");
    }

    #[test]
    fn bytes_are_parsed_like_text() {
        for text in [
            PUZZLE,
            SOLUTION,
            "",
            "junk",
            &PUZZLE.replace('.', "·"),
            &PUZZLE[1..],
        ] {
            let slow = parse(text).map(|(board, _)| board.into());
            assert_eq!(parse_bytes(text.as_bytes()), slow, "{text}");
        }
        assert_eq!(
            parse_bytes(b"12\xff"),
            Err(ParseError::NotUtf8 { column: 3 }),
        );
    }
}
