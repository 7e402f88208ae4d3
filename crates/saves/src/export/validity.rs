//! Whether a game of an export file is one that a store could have written: within the limits,
//! with a win that can have happened.

use novena_play::{Game, PassedLimit, Truth};

use crate::moment::day_number;
use crate::{EditCounts, LibraryGame};

/// What is wrong with a game: the field, a colon, and the reason.
pub(super) fn check(game: &LibraryGame) -> Result<(), String> {
    game.labels.check().map_err(|limit| passed(&limit))?;
    game.game.check_limits().map_err(|limit| passed(&limit))?;
    let Some(finish) = &game.finish else {
        return Ok(());
    };
    if let Some(day) = &finish.day
        && day_number(day).is_none()
    {
        return Err(format!("finish.day: expected a date, found {day:?}"));
    }
    if !can_have_been_won(&game.game, &game.edits) {
        return Err("finish: the game was never won".into());
    }
    Ok(())
}

fn passed(limit: &PassedLimit) -> String {
    let PassedLimit { what, most } = limit;
    match *what {
        "bytes" => format!("steps: expected at most {most} bytes"),
        "name" => format!("savepoints: expected names of at most {most} characters"),
        "steps" | "savepoints" => format!("{what}: expected at most {most}"),
        _ => format!("{what}: expected at most {most} characters"),
    }
}

/// Whether the game was won at some time, as far as its history shows.
///
/// A win stays when the player takes it back, and steps that were taken back are gone after
/// another move. So a board that is not solved is no proof, but these are: givens without a
/// solution, a game without steps, and as many changes as there are steps, because taking back
/// and moving on would have been changes too.
fn can_have_been_won(game: &Game, edits: &EditCounts) -> bool {
    if game.was_finished() {
        return true;
    }
    let steps = game.journal().steps.len();
    let steps = i64::try_from(steps).unwrap_or(i64::MAX);
    let changes = edits.iter().map(|(_, count)| count);
    let changes = changes.fold(0, i64::saturating_add);
    // The first change began the game. To lose the winning step takes that step, an undo and
    // another step. A game that was begun with steps has fewer changes than steps.
    let has_all_steps = (steps + 1..steps + 3).contains(&changes);
    steps > 0 && !has_all_steps && *game.truth() != Truth::None
}
