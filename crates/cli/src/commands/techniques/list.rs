//! The list of all techniques, by level.

use std::io::{self, Write};

use novena_techniques::{Kind, Level};
use novena_texts::Wording;

use crate::answer::decimal;
use crate::arguments::techniques;
use crate::texts::Texts;

type Row = [String; 6];

/// Writes the table. Levels are listed from easy to extreme, and the techniques of each level in
/// the order in which they are tried.
pub(super) fn write(out: &mut impl Write, wording: &Wording, texts: &Texts) -> io::Result<()> {
    let heads = ["technique", "name", "score", "se", "code", "aliases"];
    let heads = heads.map(|head| texts.get(&format!("table-{head}")));
    let rows: Vec<(Level, Row)> = techniques()
        .map(|kind| (kind.level(), row(kind, wording)))
        .collect();
    let width = |column: usize| {
        let all = rows.iter().map(|(_, row)| row).chain([&heads]);
        let widths = all.map(|row| row[column].chars().count());
        widths.max().unwrap_or_default()
    };
    let widths: [usize; 6] = std::array::from_fn(width);
    writeln!(out, "{}", line(&heads, &widths))?;
    for level in Level::ALL {
        writeln!(out, "\n{}", wording.level(level).to_uppercase())?;
        for (_, row) in rows.iter().filter(|(other, _)| *other == level) {
            writeln!(out, "{}", line(row, &widths))?;
        }
    }
    Ok(())
}

fn row(kind: Kind, wording: &Wording) -> Row {
    let dash = || "-".to_owned();
    [
        kind.id().to_owned(),
        wording.name(kind),
        kind.score().to_string(),
        kind.se_tenths()
            .map_or_else(dash, |tenths| decimal(tenths.into())),
        kind.library_code().map_or_else(dash, str::to_owned),
        kind.aliases().collect::<Vec<_>>().join(", "),
    ]
}

fn line([id, name, score, se, code, aliases]: &Row, widths: &[usize; 6]) -> String {
    let line = format!(
        "{id:0$}  {name:1$}  {score:>2$}  {se:>3$}  {code:4$}  {aliases}",
        widths[0], widths[1], widths[2], widths[3], widths[4],
    );
    line.trim_end().to_owned()
}
