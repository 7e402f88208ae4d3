//! A page, in Markdown or HTML, that explains a path with pictures.

use std::fmt::Write;

use novena_core::Visible;

use crate::texts::Texts;

/// The first line of every page that we write. A page that begins with this line may later be
/// replaced by another explanation.
pub(super) const MARK: &str = "<!-- novena explain -->\n";

/// A page that explains one path: a heading, a summary, and one part per picture.
pub(super) struct Page {
    title: String,
    summary: Summary,
    language: &'static str,
    /// The name and version of the program, shown at the bottom of the page.
    made: String,
    pub(super) parts: Vec<Part>,
}

/// The facts that a reader wants to know before reading the steps.
#[derive(Default)]
pub(super) struct Summary {
    pub(super) sentences: Vec<String>,
    /// The column headings of the table: technique, steps and first occurrence.
    pub(super) heads: [String; 3],
    pub(super) techniques: Vec<TechniqueRow>,
}

/// A technique used in the path, and where it is used.
pub(super) struct TechniqueRow {
    pub(super) name: String,
    pub(super) steps: usize,
    /// The runs of consecutive steps that use the technique. The first string of each pair is the
    /// run, such as `4–7`. The second string is the ID of the part that shows the first step of the
    /// run.
    pub(super) places: Vec<(String, String)>,
}

/// A picture with accompanying text.
pub(super) struct Part {
    /// The ID of the part on the page, to which links point.
    pub(super) id: String,
    pub(super) heading: String,
    /// The picture's file, in the same folder as the page.
    pub(super) picture: String,
    /// Paragraphs, each of which may have several lines.
    pub(super) sentences: Vec<String>,
}

impl Page {
    pub(super) fn new(title: &str, summary: Summary, texts: &Texts) -> Self {
        let version = env!("CARGO_PKG_VERSION");
        Self {
            title: Visible::new(title).to_string(),
            summary,
            language: texts.language().tag(),
            made: texts.fill("pictures-made", &[("version", version.into())]),
            parts: Vec::new(),
        }
    }

    pub(super) fn markdown(&self) -> String {
        let mut page = format!("{MARK}# {}\n", plain(&self.title));
        self.summary.write_markdown(&mut page);
        for part in &self.parts {
            let heading = plain(&part.heading);
            let (id, picture) = (&part.id, &part.picture);
            // Writing to a string cannot fail.
            let _ = write!(
                page,
                "\n<a id=\"{id}\"></a>\n\n## {heading}\n\n![{heading}]({picture})\n"
            );
            for sentence in &part.sentences {
                let _ = write!(page, "\n{}\n", lines(sentence));
            }
        }
        let _ = write!(page, "\n---\n\n{}\n", plain(&self.made));
        page
    }

    pub(super) fn html(&self) -> String {
        let (title, language) = (escaped(&self.title), self.language);
        let mut page = format!(
            "{MARK}<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
             <h1>{title}</h1>\n"
        );
        self.summary.write_html(&mut page);
        for part in &self.parts {
            let (heading, picture) = (escaped(&part.heading), &part.picture);
            let id = &part.id;
            let _ = write!(
                page,
                "<section id=\"{id}\">\n<h2>{heading}</h2>\n<img src=\"{picture}\" alt=\"{heading}\">\n"
            );
            for sentence in &part.sentences {
                let _ = writeln!(page, "<p>{}</p>", escaped(sentence).replace('\n', "<br>\n"));
            }
            page.push_str("</section>\n");
        }
        let made = escaped(&self.made);
        let _ = write!(page, "</main>\n<footer>{made}</footer>\n</body>\n</html>\n");
        page
    }
}

impl Summary {
    fn write_markdown(&self, page: &mut String) {
        for sentence in &self.sentences {
            let _ = write!(page, "\n{}\n", plain(sentence));
        }
        if self.techniques.is_empty() {
            return;
        }
        let [technique, steps, places] = &self.heads;
        let _ = write!(
            page,
            "\n| {technique} | {steps} | {places} |\n|---|--:|---|\n"
        );
        for row in &self.techniques {
            let links: Vec<String> = row
                .places
                .iter()
                .map(|(steps, id)| format!("[{steps}](#{id})"))
                .collect();
            let (name, count) = (plain(&row.name), row.steps);
            let _ = writeln!(page, "| {name} | {count} | {} |", links.join(", "));
        }
    }

    fn write_html(&self, page: &mut String) {
        for sentence in &self.sentences {
            let _ = writeln!(page, "<p>{}</p>", escaped(sentence));
        }
        if self.techniques.is_empty() {
            return;
        }
        let [technique, steps, places] = self.heads.each_ref().map(|head| escaped(head));
        let _ = write!(
            page,
            "<table>\n<thead><tr><th scope=\"col\">{technique}</th>\
             <th scope=\"col\">{steps}</th><th scope=\"col\">{places}</th></tr></thead>\n<tbody>\n"
        );
        for row in &self.techniques {
            let links: Vec<String> = row
                .places
                .iter()
                .map(|(steps, id)| format!("<a href=\"#{id}\">{steps}</a>"))
                .collect();
            let (name, count) = (escaped(&row.name), row.steps);
            let _ = writeln!(
                page,
                "<tr><th scope=\"row\">{name}</th><td>{count}</td><td>{}</td></tr>",
                links.join(", ")
            );
        }
        page.push_str("</tbody>\n</table>\n");
    }
}

const STYLE: &str = "\
body { font-family: system-ui, 'Noto Sans', sans-serif; line-height: 1.5; margin: 0 auto; max-width: 40rem; padding: 1rem; }
section { border-top: 1px solid #8884; break-inside: avoid; padding-bottom: 1rem; }
img { display: block; height: auto; max-width: 100%; width: 28rem; }
p { overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid #8884; font-weight: inherit; padding: 0.2rem 1rem 0.2rem 0; text-align: left; vertical-align: top; }
thead th { font-size: 0.85rem; opacity: 0.75; }
td:nth-child(2), thead th:nth-child(2) { font-variant-numeric: tabular-nums; text-align: right; }
footer { font-size: 0.85rem; opacity: 0.75; padding: 1rem 0; }
";

/// Writes the lines of a paragraph in Markdown. A number at the start of a line must not start a
/// list, because a line without a number would end that list and restart its numbering.
fn lines(words: &str) -> String {
    let lines = words.lines().map(|line| {
        let line = plain(line);
        match line.split_once(". ") {
            Some((number, text)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                format!("{number}\\. {text}")
            }
            _ => line,
        }
    });
    lines.collect::<Vec<_>>().join("\\\n")
}

/// Escapes words for Markdown.
fn plain(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '&' => {
                text.push('\\');
                text.push(letter);
            }
            letter if letter.is_control() => text.push(' '),
            letter => text.push(letter),
        }
    }
    text
}

fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '&' => text.push_str("&amp;"),
            '"' => text.push_str("&quot;"),
            letter => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_and_numbers_of_an_argument_are_kept() {
        let argument = "Either r1c1 is 5, or r2c2 is.\nIf r1c1 is not 5:\n1. Then r3c3 must be 5.";
        let expected =
            "Either r1c1 is 5, or r2c2 is.\\\nIf r1c1 is not 5:\\\n1\\. Then r3c3 must be 5.";
        assert_eq!(lines(argument), expected);
        assert_eq!(
            lines("So r1c1 is 5. That is all."),
            "So r1c1 is 5. That is all."
        );
    }
}
