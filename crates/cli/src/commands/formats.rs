use std::io::{self, Write};

use novena_formats::Format;

use crate::exit::Exit;
use crate::output;
use crate::texts::Texts;

/// `novena convert --list-formats`: prints one line about each format and, below it, the parts of a
/// record that the format can store.
pub(crate) fn list(texts: &Texts) -> Exit {
    let heads = ["format", "files", "many", "about"].map(|key| texts.get(&format!("table-{key}")));
    let mut table = vec![heads];
    for &format in Format::ALL {
        table.extend(rows(format, texts));
    }
    output::write(None, texts, |out| {
        write(&table, &texts.get("table-both"), out)?;
        Ok(Exit::Success)
    })
}

fn rows(format: Format, texts: &Texts) -> Vec<[String; 4]> {
    let endings = format
        .extensions()
        .iter()
        .map(|ending| format!(".{ending}"));
    let many = if format.holds_many() { "yes" } else { "no" };
    let about = [
        format.id().to_owned(),
        endings.collect::<Vec<_>>().join(" "),
        texts.get(&format!("table-{many}")),
        texts.get(&format!("format-{}", format.id())),
    ];
    let parts = format.carries().iter();
    let parts: Vec<_> = parts
        .map(|part| texts.get(&format!("part-{}", part.id())))
        .collect();
    if parts.is_empty() {
        return vec![about];
    }
    let carries = format!("+ {}", parts.join(", "));
    let blank = String::new;
    vec![about, [blank(), blank(), blank(), carries]]
}

/// Writes a table whose columns are as wide as their contents. The text `below` is about all rows
/// and is printed under the table.
fn write(table: &[[String; 4]], below: &str, out: &mut impl Write) -> io::Result<()> {
    let width = |column: usize| {
        let widths = table.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or_default()
    };
    let [first, second, third] = [0, 1, 2].map(width);
    for [format, files, many, about] in table {
        writeln!(
            out,
            "{format:first$}  {files:second$}  {many:third$}  {about}"
        )?;
    }
    writeln!(out, "\n{below}")
}
