//! Checks that a store could have written a game in an export file: it must be within the limits,
//! and its win must be plausible.

use novena_play::{Game, GivensVerdict, PassedLimit};

use crate::moment::day_number;
use crate::{EditCounts, LibraryGame};

/// Checks a game. An error message has the form `field: reason`.
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

/// Whether the game may have been won at some point, judging by its history.
///
/// A game remains won if the player undoes the last step, and undone steps are lost once another
/// move is made. An unsolved board therefore proves nothing. The game cannot have been won if the
/// givens have no solution, if the game has no steps, or if it has too few changes for a winning
/// step to have been undone and lost.
fn can_have_been_won(game: &Game, edits: &EditCounts) -> bool {
    if game.was_finished() {
        return true;
    }
    let steps = game.journal().steps.len();
    let steps = i64::try_from(steps).unwrap_or(i64::MAX);
    let changes = edits.iter().map(|(_, count)| count);
    let changes = changes.fold(0, i64::saturating_add);
    // The first change started the game, and every step in the history is a change. A lost winning
    // step adds two changes: the step itself and its undo. In a game that was started with steps,
    // the changes are fewer and prove nothing.
    let has_all_steps = (steps + 1..steps + 3).contains(&changes);
    steps > 0 && !has_all_steps && *game.verdict() != GivensVerdict::None
}
