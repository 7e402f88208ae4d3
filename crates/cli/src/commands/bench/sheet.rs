//! Tables of results. Rows are printed as soon as they are measured, and kept for a report.

use std::io::{self, Stdout, Write};

use crate::html::{Bar, Field, Page, Table, grouped};
use crate::progress::Progress;
use crate::screen::Screen;
use crate::texts::Texts;

/// The measurements, table by table.
pub(super) struct Sheets {
    out: Screen<Stdout>,
    tables: Vec<Sheet>,
    /// The lines of text above the tables.
    remarks: Vec<String>,
    /// The current measurement.
    progress: Progress,
}

struct Sheet {
    columns: Vec<Column>,
    rows: Vec<(String, Vec<Figure>)>,
}

/// A column of values.
pub(super) struct Column {
    head: String,
    width: usize,
    /// Whether a report shows a bar next to each result.
    drawn: bool,
}

/// The result in one row. The value is `None` if there was nothing to measure.
pub(super) struct Figure {
    value: Option<f64>,
    shown: String,
}

impl Column {
    pub(super) fn new(head: impl Into<String>, width: usize) -> Self {
        Self {
            head: head.into(),
            width,
            drawn: false,
        }
    }

    /// Shows a bar next to each result in the column.
    pub(super) const fn drawn(mut self) -> Self {
        self.drawn = true;
        self
    }
}

impl Figure {
    pub(super) fn new(value: f64, decimals: usize) -> Self {
        Self {
            value: Some(value),
            shown: format!("{value:.decimals$}"),
        }
    }

    pub(super) fn percent(value: f64) -> Self {
        Self {
            value: Some(value),
            shown: format!("{value:.1}%"),
        }
    }

    pub(super) fn none() -> Self {
        Self {
            value: None,
            shown: "-".to_owned(),
        }
    }

    /// Formats the value for a page. The digits of whole numbers are grouped in threes.
    fn on_a_page(&self) -> String {
        let whole: Option<u64> = self.shown.parse().ok();
        whole.map_or_else(|| self.shown.clone(), grouped)
    }

    #[cfg(test)]
    pub(super) const fn is_none(&self) -> bool {
        self.value.is_none()
    }
}

impl Sheets {
    pub(super) fn new(texts: &Texts) -> Self {
        Self {
            out: Screen::standard(),
            tables: Vec::new(),
            remarks: Vec::new(),
            progress: Progress::endless(texts.get("bench-measuring")),
        }
    }

    /// Shows the name of the current measurement until its row is printed.
    pub(super) fn measure(&self, what: &str, texts: &Texts) {
        let measuring = || format!("{}: {what}", texts.get("bench-measuring"));
        self.progress.say(measuring);
    }

    /// Prints a line without corrupting the progress display.
    pub(super) fn interject(&self, say: impl FnOnce()) {
        self.progress.suspend(say);
    }

    /// Ends the progress display.
    pub(super) fn finish(&self) {
        self.progress.finish();
    }

    /// Adds a line of text.
    pub(super) fn remark(&mut self, text: String) -> io::Result<()> {
        let out = &mut self.out;
        self.progress.suspend(|| writeln!(out, "{text}"))?;
        self.remarks.push(text);
        Ok(())
    }

    /// Begins a table whose first column names the rows.
    pub(super) fn begin(&mut self, columns: Vec<Column>) -> io::Result<()> {
        let (out, is_first) = (&mut self.out, self.tables.is_empty());
        let heads: Vec<&str> = columns.iter().map(|column| column.head.as_str()).collect();
        self.progress.suspend(|| {
            if !is_first {
                writeln!(out)?;
            }
            print(out, &columns, &heads)
        })?;
        self.tables.push(Sheet {
            columns,
            rows: Vec::new(),
        });
        Ok(())
    }

    /// Adds a row to the current table.
    pub(super) fn row(&mut self, name: &str, figures: Vec<Figure>) -> io::Result<()> {
        let Some(sheet) = self.tables.last_mut() else {
            return Ok(());
        };
        let mut words = vec![name];
        words.extend(figures.iter().map(|figure| figure.shown.as_str()));
        let out = &mut self.out;
        self.progress.suspend(|| {
            print(out, &sheet.columns, &words)?;
            out.flush()
        })?;
        sheet.rows.push((name.to_owned(), figures));
        Ok(())
    }

    /// Returns whether anything was measured.
    pub(super) fn is_empty(&self) -> bool {
        self.tables.iter().all(|sheet| sheet.rows.is_empty())
    }

    /// Adds all remarks and tables to a page. `caption` is the heading of each table.
    pub(super) fn show(&self, caption: &str, page: &mut Page) {
        for remark in &self.remarks {
            page.paragraph(remark);
        }
        for sheet in &self.tables {
            page.show(&sheet.table(caption));
        }
    }
}

fn print(out: &mut impl Write, columns: &[Column], words: &[&str]) -> io::Result<()> {
    let line: Vec<String> = columns
        .iter()
        .zip(words)
        .enumerate()
        .map(|(place, (Column { width, .. }, word))| match place {
            0 => format!("{word:width$}"),
            _ => format!("{word:>width$}"),
        })
        .collect();
    writeln!(out, "{}", line.join(" "))
}

impl Sheet {
    fn table(&self, caption: &str) -> Table {
        let mut columns = Vec::new();
        for (place, column) in self.columns.iter().enumerate() {
            columns.push((column.head.clone(), place > 0));
            if column.drawn {
                columns.push((String::new(), false));
            }
        }
        let rows = self.rows.iter().map(|(name, figures)| {
            let mut fields = vec![Field::Text(name.clone())];
            for (place, figure) in figures.iter().enumerate() {
                fields.push(Field::Number(figure.on_a_page()));
                if self.columns[place + 1].drawn {
                    let share = figure.value.unwrap_or(0.0) / self.most(place);
                    fields.push(Field::Bar(Bar(share)));
                }
            }
            fields
        });
        Table {
            caption: caption.to_owned(),
            columns,
            rows: rows.collect(),
        }
    }

    /// Returns the largest value in a column.
    fn most(&self, place: usize) -> f64 {
        let figures = self.rows.iter().filter_map(|(_, row)| row[place].value);
        figures.fold(0.0, f64::max)
    }
}
