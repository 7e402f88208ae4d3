//! A self-contained HTML page. It has no scripts, makes no requests, and is light or dark according
//! to the reader's preference.

mod bar;
mod histogram;
mod table;

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use crate::exit::Exit;
use crate::output::Output;
use crate::report;
use crate::texts::Texts;

pub(crate) use bar::Bar;
pub(crate) use histogram::Histogram;
pub(crate) use table::{Field, Table};

const STYLE: &str = include_str!("html/page.css");

/// Does the work, then writes the resulting page. The file is created before the work begins, so
/// that a file that cannot be written is reported at once and not after an hour of work. If the
/// work does not produce a page, an existing file is left unchanged.
pub(crate) fn write(
    target: &Path,
    texts: &Texts,
    work: impl FnOnce() -> (Exit, Option<String>),
) -> Exit {
    let mut out = match Output::open(Some(target)) {
        Ok(out) => out,
        Err(error) => return report::cannot_write(texts, Some(target), &error),
    };
    let (exit, page) = work();
    let Some(page) = page else {
        out.abandon();
        report::warning(texts, "report-nothing", &[]);
        return exit;
    };
    let written = match out.write_all(page.as_bytes()) {
        Ok(()) => out.finish(),
        Err(error) => {
            out.abandon();
            Err(error)
        }
    };
    match written {
        Ok(()) => exit,
        Err(error) => report::cannot_write(texts, Some(target), &error),
    }
}

/// A page that is built section by section.
pub(crate) struct Page {
    language: &'static str,
    title: String,
    body: String,
}

impl Page {
    /// Creates a page with a heading. `language` is a language tag.
    pub(crate) fn new(language: &'static str, title: &str) -> Self {
        let title = escaped(title);
        Self {
            language,
            body: format!("<h1>{title}</h1>\n"),
            title,
        }
    }

    /// Begins a section.
    pub(crate) fn section(&mut self, title: &str) {
        self.put(&format!("<h2>{}</h2>\n", escaped(title)));
    }

    /// Adds a paragraph of text.
    pub(crate) fn paragraph(&mut self, text: &str) {
        self.put(&format!("<p>{}</p>\n", escaped(text)));
    }

    /// Adds a paragraph in a less prominent style.
    pub(crate) fn remark(&mut self, text: &str) {
        self.put(&format!("<p class=\"remark\">{}</p>\n", escaped(text)));
    }

    /// Adds several values side by side, each with a label.
    pub(crate) fn figures(&mut self, figures: &[(String, String)]) {
        self.put("<dl class=\"figures\">\n");
        for (what, value) in figures {
            let (what, value) = (escaped(what), escaped(value));
            self.put(&format!("<div><dt>{what}</dt><dd>{value}</dd></div>\n"));
        }
        self.put("</dl>\n");
    }

    /// Adds a picture or a table.
    pub(crate) fn show(&mut self, part: &impl Part) {
        part.write(&mut self.body);
    }

    /// Returns the whole document.
    pub(crate) fn finish(self) -> String {
        let Self {
            language,
            title,
            body,
        } = self;
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
             <body>\n<main>\n{body}</main>\n</body>\n</html>\n"
        )
    }

    fn put(&mut self, html: &str) {
        self.body.push_str(html);
    }
}

/// Something that can be shown on a page.
pub(crate) trait Part {
    fn write(&self, html: &mut String);
}

/// Writes to a string.
fn put(html: &mut String, text: std::fmt::Arguments<'_>) {
    let Ok(()) = html.write_fmt(text) else {
        unreachable!("writing to memory cannot fail");
    };
}

/// Returns a string escaped for HTML, including use in attributes.
pub(crate) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            // Control characters are not allowed in an HTML document.
            char if char.is_control() && !char.is_whitespace() => html.push('\u{fffd}'),
            char => html.push(char),
        }
    }
    html
}

/// Returns a whole number whose thousands are grouped in a way that suits every language.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        let is_after_group = place > 0 && (digits.len() - place).is_multiple_of(3);
        // As is usual in print, four-digit numbers are not grouped.
        if is_after_group && digits.len() > 4 {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// Returns a part of a whole as a percentage, with at most three digits.
pub(crate) fn percent(part: u64, whole: u64) -> String {
    if whole == 0 {
        return "–".to_owned();
    }
    #[expect(clippy::cast_precision_loss, reason = "it is rounded anyway")]
    let share = 100.0 * part as f64 / whole as f64;
    // A fraction below 1 must not be rounded up to 100 percent.
    if part == 0 || part == whole || (10.0..99.0).contains(&share) {
        format!("{share:.0}\u{a0}%")
    } else {
        format!("{share:.1}\u{a0}%")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        let mut page = Page::new("en", "</title><script>alert(1)</script>");
        page.section("<b>&\"'");
        page.paragraph("a\u{1}b");
        let html = page.finish();
        assert!(!html.contains("<script"), "{html}");
        assert!(html.contains("&lt;b&gt;&amp;&quot;&#39;"), "{html}");
        assert!(html.contains("a\u{fffd}b"), "{html}");
    }

    #[test]
    fn thousands_are_separated_by_spaces() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(1_234), "1234");
        assert_eq!(grouped(12_345), "12\u{202f}345");
        assert_eq!(grouped(1_000_000), "1\u{202f}000\u{202f}000");
    }

    #[test]
    fn very_small_and_very_large_percentages_have_a_decimal() {
        assert_eq!(percent(1, 3), "33\u{a0}%");
        assert_eq!(percent(1, 64), "1.6\u{a0}%");
        assert_eq!(percent(0, 3), "0\u{a0}%");
        assert_eq!(percent(758, 760), "99.7\u{a0}%");
        assert_eq!(percent(3, 3), "100\u{a0}%");
        assert_eq!(percent(0, 0), "–");
    }
}
