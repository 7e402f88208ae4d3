//! The report that `novena rate --report` produces.

use std::collections::BTreeMap;

use novena_techniques::{Kind, Level};
use novena_texts::{Naming, Wording};

use super::statistics::{MOST_ROWS, RateStatistics, Row};
use super::times::shown;
use crate::answer::decimal;
use crate::arguments::Input;
use crate::commands::made_by;
use crate::html::{Bar, Field, Histogram, Page, Table, grouped, percent};
use crate::records::RunSummary;
use crate::texts::Texts;

/// The requested scales.
#[derive(Clone, Copy)]
pub(super) struct Scales {
    pub(super) se: bool,
    pub(super) hodoku: bool,
    pub(super) novena: bool,
}

/// Returns the page, or `None` if no puzzle was rated.
pub(super) fn page(
    mut statistics: RateStatistics,
    wanted: Scales,
    input: &Input,
    done: &RunSummary,
    texts: &Texts,
) -> Option<String> {
    if statistics.rated == 0 {
        return None;
    }
    let rows = statistics.rows();
    let report = Report {
        statistics,
        wanted,
        wording: Wording::new(texts.language(), Naming::Short),
        texts,
    };
    let mut page = Page::new(texts.language().tag(), &texts.get("report-rate-title"));
    page.remark(&made_by(&names(input, texts), texts));
    report.summary(done, &mut page);
    report.ratings(&mut page);
    report.levels(&mut page);
    report.techniques(&mut page);
    report.times(&mut page);
    report.table(&rows, &mut page);
    Some(page.finish())
}

/// Returns the files that were read.
fn names(input: &Input, texts: &Texts) -> Vec<String> {
    let name = |path: &std::path::PathBuf| match path.file_name() {
        Some(name) if path.as_os_str() != "-" => name.to_string_lossy().into_owned(),
        _ => texts.get("input-standard"),
    };
    if input.files.is_empty() {
        return vec![texts.get("input-standard")];
    }
    input.files.iter().map(name).collect()
}

struct Report<'a> {
    statistics: RateStatistics,
    wanted: Scales,
    wording: Wording,
    texts: &'a Texts,
}

impl Report<'_> {
    fn text(&self, key: &str) -> String {
        self.texts.get(key)
    }

    fn summary(&self, done: &RunSummary, page: &mut Page) {
        let statistics = &self.statistics;
        let mut figures = vec![("report-rated", grouped(statistics.rated))];
        for (key, count) in [
            ("report-several", statistics.several),
            ("report-none", statistics.none),
            ("report-errors", done.tally.errors),
        ] {
            if count > 0 {
                figures.push((key, grouped(count)));
            }
        }
        figures.push(("report-total", shown(statistics.times.total)));
        figures.push(("report-mean", shown(statistics.times.mean())));
        let figures: Vec<_> = figures
            .into_iter()
            .map(|(key, value)| (self.text(key), value))
            .collect();
        page.figures(&figures);
    }

    fn ratings(&self, page: &mut Page) {
        page.section(&self.text("report-ratings"));
        let scales = [
            (
                self.wanted.novena,
                "Novena",
                halves(&self.statistics.novena),
            ),
            (
                self.wanted.se,
                "Sudoku Explainer",
                halves(&self.statistics.se),
            ),
            (
                self.wanted.hodoku,
                "HoDoKu",
                scores(&self.statistics.hodoku),
            ),
        ];
        for (is_wanted, scale, bins) in scales {
            if is_wanted && !bins.is_empty() {
                let fillings = [("scale", scale.into())];
                page.show(&Histogram {
                    caption: self.texts.fill("report-ratings-caption", &fillings),
                    unit: self.text("report-puzzles"),
                    bins,
                });
            }
        }
        if self.statistics.beyond > 0 {
            let fillings = [("count", self.statistics.beyond.into())];
            page.remark(&self.texts.fill("report-beyond", &fillings));
        }
    }

    fn levels(&self, page: &mut Page) {
        let scales = [
            (self.wanted.novena, "Novena", &self.statistics.novena_levels),
            (self.wanted.hodoku, "HoDoKu", &self.statistics.hodoku_levels),
        ];
        if scales.iter().all(|(is_wanted, ..)| !is_wanted) {
            return;
        }
        page.section(&self.text("report-levels"));
        for (is_wanted, scale, levels) in scales {
            if !is_wanted {
                continue;
            }
            let row = |level: Level| {
                let count = levels.get(&level).copied().unwrap_or(0);
                vec![
                    Field::Text(self.wording.level(level)),
                    Field::Number(grouped(count)),
                    Field::Number(percent(count, self.statistics.rated)),
                    Field::Bar(share(count, self.statistics.rated)),
                ]
            };
            page.show(&Table {
                caption: self
                    .texts
                    .fill("report-levels-caption", &[("scale", scale.into())]),
                columns: vec![
                    (self.text("report-level"), false),
                    (self.text("report-puzzles"), true),
                    (self.text("report-share"), true),
                    (String::new(), false),
                ],
                rows: Level::ALL.into_iter().map(row).collect(),
            });
        }
    }

    fn techniques(&self, page: &mut Page) {
        page.section(&self.text("report-techniques"));
        page.paragraph(&self.text("report-techniques-how"));
        let used = &self.statistics.techniques;
        let rows = used.iter().map(|(kind, used)| {
            vec![
                Field::Text(self.wording.name(*kind)),
                Field::Number(grouped(used.steps)),
                Field::Number(grouped(used.puzzles)),
                Field::Number(percent(used.puzzles, self.statistics.rated)),
                Field::Bar(share(used.puzzles, self.statistics.rated)),
                Field::Number(grouped(used.hardest)),
            ]
        });
        page.show(&Table {
            caption: self.text("report-techniques-caption"),
            columns: vec![
                (self.text("report-technique"), false),
                (self.text("report-steps"), true),
                (self.text("report-puzzles"), true),
                (self.text("report-share"), true),
                (String::new(), false),
                (self.text("report-hardest-in"), true),
            ],
            rows: rows.collect(),
        });
        if self.statistics.stuck > 0 {
            let fillings = [("count", self.statistics.stuck.into())];
            page.remark(&self.texts.fill("report-stuck", &fillings));
        }
    }

    fn times(&self, page: &mut Page) {
        let times = &self.statistics.times;
        page.section(&self.text("report-times"));
        page.show(&Histogram {
            caption: self.text("report-times-caption"),
            unit: self.text("report-puzzles"),
            bins: times.bars(),
        });
        page.figures(&[
            (self.text("report-median"), shown(times.within(50))),
            (self.text("report-most"), shown(times.within(90))),
            (self.text("report-longest"), shown(times.longest)),
        ]);
    }

    fn table(&self, rows: &[Row], page: &mut Page) {
        page.section(&self.text("report-table"));
        if self.statistics.rated > MOST_ROWS as u64 {
            let fillings = [
                ("shown", grouped(MOST_ROWS as u64).into()),
                ("all", grouped(self.statistics.rated).into()),
            ];
            page.paragraph(&self.texts.fill("report-cut", &fillings));
        }
        let mut columns = vec![(self.text("report-puzzle"), false)];
        if self.wanted.novena {
            columns.push(("Novena".to_owned(), true));
            columns.push((self.text("report-level"), false));
            columns.push((self.text("report-hardest"), false));
        }
        if self.wanted.se {
            columns.push(("SE".to_owned(), true));
        }
        if self.wanted.hodoku {
            columns.push(("HoDoKu".to_owned(), true));
            if !self.wanted.novena {
                columns.push((self.text("report-level"), false));
            }
        }
        columns.push((self.text("report-time"), true));
        page.show(&Table {
            caption: self.text("report-table-caption"),
            columns,
            rows: rows.iter().map(|row| self.row(row)).collect(),
        });
    }

    fn row(&self, row: &Row) -> Vec<Field> {
        let mut fields = vec![Field::Code(row.puzzle.to_string())];
        if self.wanted.novena {
            let rating = row.ratings.novena;
            let hardest = |kind: Option<Kind>| match kind {
                Some(kind) => self.wording.name(kind),
                None => self.text("rate-trial"),
            };
            let dash = || "–".to_owned();
            fields.extend([
                Field::Number(rating.map_or_else(dash, |rating| decimal(rating.tenths))),
                Field::Text(rating.map_or_else(dash, |rating| self.wording.level(rating.level()))),
                Field::Text(rating.map_or_else(dash, |rating| hardest(rating.hardest))),
            ]);
        }
        if let Some(se) = row.ratings.se {
            fields.push(Field::Number(se.to_string()));
        }
        if let Some(hodoku) = &row.ratings.hodoku {
            fields.push(Field::Number(grouped(hodoku.score.into())));
            if !self.wanted.novena {
                fields.push(Field::Text(self.wording.level(hodoku.level)));
            }
        }
        fields.push(Field::Number(shown(row.time)));
        fields
    }
}

/// Returns a bar whose length corresponds to the percentage next to it. A full bar represents all
/// puzzles.
fn share(count: u64, whole: u64) -> Bar {
    #[expect(clippy::cast_precision_loss, reason = "drawn to a tenth of a point")]
    let share = count as f64 / whole.max(1) as f64;
    Bar(share)
}

/// Counts tenths in bins that are half a point wide, from the first non-empty bin to the last.
fn halves(tenths: &BTreeMap<u16, u64>) -> Vec<(String, u64)> {
    let bounds = tenths.first_key_value().zip(tenths.last_key_value());
    let Some(((first, _), (last, _))) = bounds else {
        return Vec::new();
    };
    (first / 5..=last / 5)
        .map(|half| {
            let (from, to) = (half * 5, half * 5 + 5);
            let count = tenths.range(from..to).map(|(_, count)| count).sum();
            (decimal(from), count)
        })
        .collect()
}

/// The lower bounds of the score bins. HoDoKu's levels are a few hundred points wide, and higher
/// scores are sparse.
const SCORES: [u32; 14] = [
    0, 200, 400, 600, 800, 1000, 1200, 1600, 2000, 3000, 5000, 8000, 12_000, 20_000,
];

/// Counts scores in bins of increasing width, from the first non-empty bin to the last.
fn scores(scores: &BTreeMap<u32, u64>) -> Vec<(String, u64)> {
    let ends = SCORES[1..].iter().copied().chain([u32::MAX]);
    let bins: Vec<(String, u64)> = SCORES
        .into_iter()
        .zip(ends)
        .map(|(from, to)| {
            let count = scores.range(from..to).map(|(_, count)| count).sum();
            (format!("≥ {from}"), count)
        })
        .collect();
    let has_any = |(_, count): &(String, u64)| *count > 0;
    let first = bins.iter().position(has_any).unwrap_or(bins.len());
    let last = bins
        .iter()
        .rposition(has_any)
        .map_or(first, |last| last + 1);
    bins[first..last].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rating_is_in_exactly_one_bin() {
        let tenths = BTreeMap::from([(15, 2), (19, 1), (20, 4), (34, 1)]);
        let expected = [("1.5", 3), ("2.0", 4), ("2.5", 0), ("3.0", 1)];
        let bins = halves(&tenths);
        assert!(
            bins.iter()
                .map(|(label, count)| (label.as_str(), *count))
                .eq(expected)
        );
        let bins = scores(&BTreeMap::from([(199, 1), (200, 2), (900_000, 3)]));
        assert_eq!(bins.first(), Some(&("≥ 0".to_owned(), 1)));
        assert_eq!(bins[1], ("≥ 200".to_owned(), 2));
        assert_eq!(bins.last(), Some(&("≥ 20000".to_owned(), 3)));
        assert!(halves(&BTreeMap::new()).is_empty() && scores(&BTreeMap::new()).is_empty());
    }
}
