//! Removes text that only authors need from modules and styles: comment lines, indentation and
//! empty lines.
//!
//! Comments after code on the same line are kept, because finding them would require recognising
//! strings and regular expressions. The start of a line is always a comment or code, except inside
//! a template literal that spans several lines. The lines of such a literal are left unchanged.

/// Returns a JavaScript module without whole-line comments, indentation and empty lines.
pub(crate) fn script(text: &str) -> String {
    strip(text, &["//"])
}

/// Returns styles without whole-line comments, indentation and empty lines.
pub(crate) fn style(text: &str) -> String {
    strip(text, &[])
}

fn strip(text: &str, line_comments: &[&str]) -> String {
    let mut kept = String::with_capacity(text.len());
    let (mut is_comment, mut is_quoted) = (false, false);
    for line in text.lines() {
        let code = if is_quoted {
            Some(line)
        } else {
            code(line, &mut is_comment, line_comments)
        };
        let Some(code) = code else { continue };
        kept += code;
        kept.push('\n');
        if quotes(code) % 2 == 1 {
            is_quoted = !is_quoted;
        }
    }
    kept
}

/// Returns the code that follows any comments at the beginning of a line.
fn code<'a>(line: &'a str, is_comment: &mut bool, line_comments: &[&str]) -> Option<&'a str> {
    let mut rest = line.trim();
    loop {
        if *is_comment {
            let (_, after) = rest.split_once("*/")?;
            *is_comment = false;
            rest = after.trim_start();
        }
        if rest.is_empty() || line_comments.iter().any(|start| rest.starts_with(start)) {
            return None;
        }
        let Some(comment) = rest.strip_prefix("/*") else {
            return Some(rest);
        };
        *is_comment = true;
        rest = comment;
    }
}

/// Returns the number of backquotes in a line. A backquote after a backslash is escaped and is not
/// counted.
fn quotes(line: &str) -> usize {
    let mut is_escaped = false;
    let mut count = 0;
    for byte in line.bytes() {
        count += usize::from(byte == b'`' && !is_escaped);
        is_escaped = byte == b'\\' && !is_escaped;
    }
    count
}
