//! Writes the findings as a row of a CSV table. Within a field, the names of sudoku cells are
//! separated by spaces, and sets by semicolons.

use novena_core::CellSet;

use super::inspection::{Finding, Inspection};

/// The heading of the table.
pub(super) const HEAD: &str = "puzzle,verdict,givens,symmetries,canonical,automorphisms,solutions,redundant,backdoor_size,\
     backdoors,differing,unavoidable,next_given,misprints\n";

/// Returns a row in which only the first two columns are filled. `start` is their text.
pub(super) fn padded(start: &str) -> String {
    format!("{start},,,,,{}", Columns::default().joined())
}

/// Returns a row. `start` is the text of its first two columns.
pub(super) fn row(start: &str, inspection: &Inspection) -> String {
    let symmetries = inspection.symmetries.iter().map(ToString::to_string);
    let symmetries: Vec<String> = symmetries.collect();
    format!(
        "{start},{},{},{},{},{}",
        inspection.givens,
        symmetries.join(" "),
        inspection.canonical.form,
        inspection.canonical.automorphisms,
        Columns::of(&inspection.finding).joined()
    )
}

/// The columns that depend on the number of solutions. Columns that do not apply are empty.
#[derive(Default)]
struct Columns {
    solutions: String,
    redundant: String,
    backdoor_size: String,
    backdoors: String,
    differing: String,
    unavoidable: String,
    next_given: String,
    misprints: String,
}

impl Columns {
    fn of(finding: &Finding) -> Self {
        match finding {
            Finding::Unique {
                redundant,
                backdoors,
            } => Self {
                solutions: "1".to_owned(),
                redundant: redundant.to_string(),
                backdoor_size: backdoors
                    .size
                    .map_or_else(|| ">2".to_owned(), |size| size.to_string()),
                backdoors: sets(&backdoors.sets),
                ..Self::default()
            },
            Finding::Several(several) => {
                let next = several.next.map(|next| next.candidate.to_string());
                Self {
                    solutions: several.number(),
                    differing: several.possible.differing().to_string(),
                    unavoidable: sets(&several.unavoidable.sets),
                    next_given: next.unwrap_or_default(),
                    ..Self::default()
                }
            }
            Finding::None { misprints, .. } => {
                let misprints: CellSet = misprints.iter().map(|misprint| misprint.cell).collect();
                Self {
                    solutions: "0".to_owned(),
                    misprints: misprints.to_string(),
                    ..Self::default()
                }
            }
        }
    }

    fn joined(self) -> String {
        [
            self.solutions,
            self.redundant,
            self.backdoor_size,
            self.backdoors,
            self.differing,
            self.unavoidable,
            self.next_given,
            self.misprints,
        ]
        .join(",")
    }
}

fn sets(sets: &[CellSet]) -> String {
    let sets: Vec<String> = sets.iter().map(ToString::to_string).collect();
    sets.join(";")
}
