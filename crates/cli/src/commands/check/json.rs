//! What was found out, for programs: `docs/check.md` says what the fields mean.

use novena_core::{Cell, CellSet, Conflict, Puzzle};
use novena_kernel::inspect::Misprint;

use super::inspection::{Finding, Inspection, Several};
use crate::answer::json_string;

/// One object, on one line.
pub(super) fn object(puzzle: &Puzzle, verdict: &str, inspection: &Inspection) -> String {
    let symmetries = inspection.symmetries.iter();
    let mut fields = vec![
        format!("\"puzzle\":\"{puzzle}\""),
        format!("\"verdict\":{}", json_string(verdict)),
        format!("\"givens\":{}", inspection.givens),
        format!(
            "\"symmetries\":{}",
            list(symmetries.map(|symmetry| format!("\"{symmetry}\"")))
        ),
        format!("\"canonical\":\"{}\"", inspection.canonical.form),
        format!("\"automorphisms\":{}", inspection.canonical.automorphisms),
    ];
    match &inspection.finding {
        Finding::Unique {
            redundant,
            backdoors,
        } => {
            fields.push("\"solutions\":1,\"counted_all\":true".to_owned());
            fields.push(format!("\"minimal\":{}", redundant.is_empty()));
            fields.push(format!("\"redundant\":{}", cells(*redundant)));
            fields.push(format!(
                "\"backdoors\":{{\"size\":{},\"sets\":{}}}",
                or_null(backdoors.size),
                list(backdoors.sets.iter().map(|&set| cells(set)))
            ));
        }
        Finding::Several(several) => fields.push(several_fields(several)),
        Finding::None {
            conflicts,
            misprints,
        } => {
            fields.push("\"solutions\":0,\"counted_all\":true".to_owned());
            fields.push(format!(
                "\"conflicts\":{}",
                list(conflicts.iter().map(conflict))
            ));
            fields.push(format!(
                "\"misprints\":{}",
                list(misprints.iter().copied().map(misprint))
            ));
        }
    }
    format!("{{{}}}", fields.join(","))
}

fn several_fields(several: &Several) -> String {
    let possible = Cell::all().map(|cell| format!("\"{}\"", several.possible[cell]));
    let next = several.next.map(|next| {
        format!(
            "{{\"candidate\":\"{}\",\"solutions\":{}}}",
            next.candidate, next.solutions
        )
    });
    format!(
        "\"solutions\":{},\"counted_all\":{},\"differing\":{},\"possible\":{},\
         \"unavoidable\":{{\"sets\":{},\"complete\":{}}},\"next_given\":{}",
        several.count,
        several.is_counted(),
        cells(several.possible.differing()),
        list(possible),
        list(several.unavoidable.sets.iter().map(|&set| cells(set))),
        several.unavoidable.complete,
        or_null(next)
    )
}

fn conflict(conflict: &Conflict) -> String {
    format!(
        "{{\"digit\":{},\"house\":\"{}\",\"cells\":{}}}",
        conflict.digit,
        conflict.house,
        cells(conflict.cells)
    )
}

fn misprint(misprint: Misprint) -> String {
    format!(
        "{{\"cell\":\"{}\",\"instead\":{}}}",
        misprint.cell,
        or_null(misprint.instead)
    )
}

fn cells(cells: CellSet) -> String {
    list(cells.iter().map(|cell| format!("\"{cell}\"")))
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

fn or_null(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "null".to_owned(), |value| value.to_string())
}
