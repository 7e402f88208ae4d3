//! A page that tells a path with its pictures, as Markdown or as HTML.

use std::fmt::Write;

use novena_core::Visible;

use crate::texts::Texts;

/// How a page of ours begins, so that a later one may take its place.
pub(super) const MARK: &str = "<!-- novena explain -->\n";

/// A heading with parts below it.
pub(super) struct Page {
    title: String,
    language: &'static str,
    /// Who made it, at the foot.
    made: String,
    pub(super) parts: Vec<Part>,
}

/// A picture and what is said of it.
pub(super) struct Part {
    pub(super) heading: String,
    /// The file, beside the page.
    pub(super) picture: String,
    pub(super) sentences: Vec<String>,
}

impl Page {
    pub(super) fn new(title: &str, texts: &Texts) -> Self {
        let version = env!("CARGO_PKG_VERSION");
        Self {
            title: Visible::new(title).to_string(),
            language: texts.language().tag(),
            made: texts.fill("pictures-made", &[("version", version.into())]),
            parts: Vec::new(),
        }
    }

    pub(super) fn markdown(&self) -> String {
        let mut page = format!("{MARK}# {}\n", plain(&self.title));
        for part in &self.parts {
            let heading = plain(&part.heading);
            let picture = &part.picture;
            // Writing to a string does not fail.
            let _ = write!(page, "\n## {heading}\n\n![{heading}]({picture})\n");
            for sentence in &part.sentences {
                let _ = write!(page, "\n{}\n", plain(sentence));
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
        for part in &self.parts {
            let (heading, picture) = (escaped(&part.heading), &part.picture);
            let _ = write!(
                page,
                "<section>\n<h2>{heading}</h2>\n<img src=\"{picture}\" alt=\"{heading}\">\n"
            );
            for sentence in &part.sentences {
                let _ = writeln!(page, "<p>{}</p>", escaped(sentence));
            }
            page.push_str("</section>\n");
        }
        let made = escaped(&self.made);
        let _ = write!(page, "</main>\n<footer>{made}</footer>\n</body>\n</html>\n");
        page
    }
}

const STYLE: &str = "\
body { font-family: system-ui, 'Noto Sans', sans-serif; line-height: 1.5; margin: 0 auto; max-width: 40rem; padding: 1rem; }
section { border-top: 1px solid #8884; break-inside: avoid; padding-bottom: 1rem; }
img { display: block; height: auto; max-width: 100%; width: 28rem; }
p { overflow-wrap: anywhere; }
footer { font-size: 0.85rem; opacity: 0.75; padding: 1rem 0; }
";

/// Words that Markdown must not take for signs.
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
