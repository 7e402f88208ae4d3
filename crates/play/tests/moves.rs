//! Tests the effect of each move as a player sees it.

use std::time::Duration;

use novena_core::{Candidate, Cell, CellSet, Colour, Digit, DigitSet};
use novena_play::{
    Advice, Checking, Finding, Game, GivensVerdict, Move, MoveRefusal, Obstacle, SavedGame,
};
use novena_techniques::{Deduction, Kind};

const EASY: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

fn game() -> Game {
    Game::new(EASY.parse().unwrap())
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> CellSet {
    names.split(' ').map(cell).collect()
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

fn place(game: &mut Game, name: &str, value: u8) {
    let digit = digit(value);
    let cells = cells(name);
    game.play(&Move::Digit { cells, digit }).unwrap();
}

fn centre(game: &mut Game, names: &str, value: u8) {
    let digit = digit(value);
    let cells = cells(names);
    game.play(&Move::Centre { cells, digit }).unwrap();
}

fn solution(game: &Game) -> novena_core::Solution {
    *game.verdict().solution().unwrap()
}

#[test]
fn typing_a_digit_again_clears_it() {
    let mut game = game();
    place(&mut game, "r1c1 r1c2", 4);
    assert_eq!(game.board()[cell("r1c2")], Digit::new(4));
    place(&mut game, "r1c1", 4);
    assert_eq!(game.board()[cell("r1c1")], None);
    // Some cells lack the mark, so all of them get it.
    place(&mut game, "r1c1 r1c2", 4);
    assert_eq!(game.board()[cell("r1c1")], Digit::new(4));
    assert_eq!(game.journal().done, 3);
}

#[test]
fn givens_cannot_be_changed() {
    let mut game = game();
    let effect = game.play(&Move::Digit {
        cells: cells("r1c3"),
        digit: digit(9),
    });
    assert!(effect.unwrap().changes.is_empty());
    assert_eq!(game.board()[cell("r1c3")], Digit::new(3));
    game.play(&Move::Clear {
        cells: CellSet::ALL,
    })
    .unwrap();
    assert_eq!(game.journal().steps.len(), 0, "nothing happened");
}

#[test]
fn marks_of_peers_go_with_the_digit_and_come_back_with_it() {
    let mut game = game();
    game.play(&Move::FillMarks {
        cells: CellSet::EMPTY,
    })
    .unwrap();
    let before = *game.sheet();
    let target = cell("r1c1");
    let right = solution(&game)[target];
    let peer = target
        .peers()
        .iter()
        .find(|&peer| before[peer].centre.contains(right))
        .unwrap();
    place(&mut game, "r1c1", right.get());
    assert!(!game.sheet()[peer].centre.contains(right));
    game.play(&Move::Undo).unwrap();
    assert_eq!(*game.sheet(), before);
}

#[test]
fn a_digit_that_breaks_a_rule_removes_no_marks() {
    let mut game = game();
    centre(&mut game, "r1c2", 3);
    // There is a given 3 in row 1.
    place(&mut game, "r1c1", 3);
    assert!(game.sheet()[cell("r1c2")].centre.contains(digit(3)));
    assert_eq!(game.conflicts(), cells("r1c1 r1c3"));
}

#[test]
fn marks_stay_if_cleaning_is_off() {
    let mut game = game();
    game.cleaning = false;
    centre(&mut game, "r1c2", 4);
    place(&mut game, "r1c1", 4);
    assert!(game.sheet()[cell("r1c2")].centre.contains(digit(4)));
}

#[test]
fn clearing_removes_the_most_visible_layer() {
    let mut game = game();
    let cells = cells("r1c1 r1c2");
    centre(&mut game, "r1c1", 5);
    game.play(&Move::Colour {
        cells,
        colour: Colour::ALL[0],
    })
    .unwrap();
    place(&mut game, "r1c2", 4);
    let clear = Move::Clear { cells };
    game.play(&clear).unwrap();
    assert_eq!(game.board()[cell("r1c2")], None);
    assert!(!game.sheet()[cell("r1c1")].centre.is_empty());
    game.play(&clear).unwrap();
    assert!(game.sheet()[cell("r1c1")].centre.is_empty());
    assert!(!game.sheet()[cell("r1c1")].colours.is_empty());
    game.play(&clear).unwrap();
    assert!(game.sheet()[cell("r1c1")].is_blank());
    let nothing = game.play(&clear).unwrap();
    assert!(nothing.changes.is_empty());
}

#[test]
fn givens_can_be_coloured() {
    let mut game = game();
    let colour = Colour::ALL[2];
    let cells = cells("r1c3");
    game.play(&Move::Colour { cells, colour }).unwrap();
    assert_eq!(game.sheet()[cell("r1c3")].colours, colour.as_set());
    assert!(game.clone().into_saved().into_game().is_ok());
}

#[test]
fn candidates_have_one_colour_at_a_time() {
    let mut game = game();
    let candidate = cell("r1c1").with(digit(4));
    let mut colour = |index: usize| {
        let candidates = vec![candidate];
        let colour = Colour::ALL[index];
        game.play(&Move::CandidateColour { candidates, colour })
            .unwrap();
        game.sheet()[candidate.cell].candidate_colours[candidate.digit.index()]
    };
    assert_eq!(colour(0), Some(Colour::ALL[0]));
    assert_eq!(colour(1), Some(Colour::ALL[1]));
    assert_eq!(colour(1), None);
}

#[test]
fn a_step_writes_marks_only_where_it_eliminates() {
    let mut game = game();
    let candidate = cell("r1c1").with(digit(5));
    game.play(&Move::Deduce(vec![Deduction::Eliminate(candidate)]))
        .unwrap();
    let marks = game.sheet()[cell("r1c1")].centre;
    assert_eq!(
        marks,
        game.givens().candidates(cell("r1c1")).without(digit(5))
    );
    let marked = game
        .sheet()
        .contents()
        .filter(|(_, content)| !content.is_blank());
    assert_eq!(marked.count(), 1);
    assert_eq!(game.candidates(cell("r1c1")), marks);
}

#[test]
fn corner_marks_become_centre_marks() {
    let mut game = game();
    let cells = cells("r1c1");
    for value in [4, 5] {
        game.play(&Move::Corner {
            cells,
            digit: digit(value),
        })
        .unwrap();
    }
    game.play(&Move::CornersToCentre { cells }).unwrap();
    let content = game.sheet()[cell("r1c1")];
    assert_eq!(content.centre.to_string(), "45");
    assert_eq!(content.corner, DigitSet::EMPTY);
}

#[test]
fn before_mistake_goes_back_to_before_the_first_remaining_mistake() {
    let mut game = game();
    let solution = solution(&game);
    let open: Vec<Cell> = (!game.givens().givens()).iter().collect();
    place(&mut game, &open[0].to_string(), solution[open[0]].get());
    let right = *game.sheet();
    let wrong = Digit::ALL
        .into_iter()
        .find(|&digit| digit != solution[open[1]])
        .unwrap();
    place(&mut game, &open[1].to_string(), wrong.get());
    place(&mut game, &open[2].to_string(), solution[open[2]].get());
    assert!(game.is_lost());
    game.play(&Move::BeforeMistake).unwrap();
    assert_eq!(*game.sheet(), right);
    assert_eq!(game.play(&Move::BeforeMistake), Err(MoveRefusal::NoMistake));
    // An undone step can be redone.
    game.play(&Move::Redo).unwrap();
    assert!(game.is_lost());
}

#[test]
fn removing_a_correct_mark_is_a_mistake() {
    let mut game = game();
    let target = cell("r1c1");
    let right = solution(&game)[target];
    game.play(&Move::FillMarks {
        cells: target.into(),
    })
    .unwrap();
    let full = *game.sheet();
    centre(&mut game, "r1c1", right.get());
    assert!(matches!(
        game.advice(0),
        Advice::Obstacle(Obstacle::MissingMark(Some(_)))
    ));
    game.play(&Move::BeforeMistake).unwrap();
    assert_eq!(*game.sheet(), full);
}

#[test]
fn any_of_several_solutions_is_accepted() {
    let mut game = Game::new("1".to_owned().parse_board());
    assert_eq!(*game.verdict(), GivensVerdict::Several);
    place(&mut game, "r1c2", 2);
    assert!(!game.is_lost());
    place(&mut game, "r1c3", 2);
    assert!(game.is_lost());
    game.play(&Move::BeforeMistake).unwrap();
    assert_eq!(game.board()[cell("r1c2")], Digit::new(2));
    assert_eq!(game.board()[cell("r1c3")], None);
}

/// Builds a board of 81 cells from its first few cells.
trait ParseBoard {
    fn parse_board(&self) -> novena_core::Puzzle;
}

impl ParseBoard for String {
    fn parse_board(&self) -> novena_core::Puzzle {
        format!("{self:.<81}").parse().unwrap()
    }
}

#[test]
fn puzzles_without_a_solution_can_be_played_without_hints() {
    let mut game = Game::new("55".to_owned().parse_board());
    place(&mut game, "r5c5", 1);
    assert_eq!(
        game.play(&Move::BeforeMistake),
        Err(MoveRefusal::NoSolution)
    );
    assert!(matches!(
        game.advice(0),
        Advice::Obstacle(Obstacle::Invalid(_))
    ));
    assert!(!game.is_finished());
}

#[test]
fn savepoints_are_named_sheets() {
    let mut game = game();
    place(&mut game, "r1c1", 4);
    let kept = *game.sheet();
    let name = "before the guess".to_owned();
    game.play(&Move::Save {
        name: format!("  {name} "),
    })
    .unwrap();
    place(&mut game, "r1c2", 9);
    game.play(&Move::Undo).unwrap();
    game.play(&Move::Undo).unwrap();
    place(&mut game, "r9c9", 1);
    game.play(&Move::Restore { name: name.clone() }).unwrap();
    assert_eq!(*game.sheet(), kept);
    game.play(&Move::Undo).unwrap();
    assert_eq!(game.board()[cell("r9c9")], Digit::new(1));
    // Saving under the same name again replaces the savepoint.
    game.play(&Move::Save { name: name.clone() }).unwrap();
    assert_eq!(game.savepoints().len(), 1);
    game.play(&Move::Forget { name: name.clone() }).unwrap();
    assert_eq!(
        game.play(&Move::Restore { name }),
        Err(MoveRefusal::NoSuchSavepoint)
    );
    let blank = Move::Save { name: " ".into() };
    assert_eq!(game.play(&blank), Err(MoveRefusal::NoName));
}

#[test]
fn the_game_ends_when_full_and_right() {
    let mut game = game();
    let solution = solution(&game);
    let open: Vec<Cell> = (!game.givens().givens()).iter().collect();
    for (place, &cell) in open.iter().enumerate() {
        let effect = game
            .play(&Move::Digit {
                cells: cell.into(),
                digit: solution[cell],
            })
            .unwrap();
        assert_eq!(effect.finished, place + 1 == open.len());
    }
    assert!(game.is_finished());
    assert_eq!(game.remaining(), [0; 9]);
    assert_eq!(game.advice(0), Advice::Solved);
    game.play(&Move::Restart).unwrap();
    assert!(!game.is_finished());
    // Full, but wrong.
    let last = *open.last().unwrap();
    for &cell in &open[..open.len() - 1] {
        place(&mut game, &cell.to_string(), solution[cell].get());
    }
    let wrong = Digit::from_index((solution[last].index() + 1) % 9);
    place(&mut game, &last.to_string(), wrong.get());
    assert!(!game.is_finished());
}

#[test]
fn mistakes_are_shown_by_policy() {
    let mut game = game();
    let solution = solution(&game);
    // This digit is wrong but does not break a rule yet.
    let (target, wrong) = (!game.givens().givens())
        .iter()
        .find_map(|cell| {
            let allowed = game.givens().candidates(cell).without(solution[cell]);
            Some((cell, allowed.first()?))
        })
        .unwrap();
    place(&mut game, &target.to_string(), wrong.get());
    let mut shown = |policy| {
        game.checking = policy;
        game.shown_mistakes()
    };
    assert_eq!(shown(Checking::None), CellSet::EMPTY);
    assert_eq!(shown(Checking::Rules), CellSet::EMPTY);
    assert_eq!(shown(Checking::OnRequest), CellSet::EMPTY);
    assert_eq!(shown(Checking::Live), target.into());
    assert_eq!(game.wrong_digits(), target.into());
}

#[test]
fn a_whole_game_by_hints() {
    let mut game = game();
    let mut steps = 0;
    loop {
        match game.advice(0) {
            Advice::Step(step) => {
                game.hints.count(step.kind, 4);
                game.play(&Move::Deduce(step.deductions.clone())).unwrap();
                steps += 1;
                assert!(steps < 500, "a hint that changes nothing repeats for ever");
            }
            Advice::Solved => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(game.journal().done, steps);
    assert_eq!(game.hints.by_rung()[4] as usize, steps);
}

#[test]
fn damaged_saves_are_detected() {
    let mut game = game();
    place(&mut game, "r1c1", 4);
    game.elapsed = Duration::from_secs(5);
    let saved = game.into_saved();
    let broken = |change: fn(&mut SavedGame)| {
        let mut saved = saved.clone();
        change(&mut saved);
        saved.into_game().is_err()
    };
    assert!(!broken(|_| {}));
    assert!(broken(|saved| saved.journal.done = 2));
    assert!(broken(|saved| {
        saved.journal.steps.push(saved.journal.steps[0].clone());
    }));
    assert!(broken(|saved| {
        let given: Candidate = "5r1c3".parse().unwrap();
        saved.journal.steps[0][0].cell = given.cell;
    }));
}

/// The easy puzzle, solved in reading order, with this many seconds between digits.
fn solved_in(seconds: impl Fn(usize) -> u64) -> Game {
    let mut game = game();
    let solution = solution(&game);
    let open = !game.board().filled();
    for (index, cell) in open.iter().enumerate() {
        game.set_elapsed(game.elapsed + Duration::from_secs(seconds(index)));
        let digit = solution[cell];
        let cells = cell.into();
        game.play(&Move::Digit { cells, digit }).unwrap();
    }
    assert!(game.is_finished());
    game
}

#[test]
fn a_finished_game_is_read_only() {
    let finished = solved_in(|_| 1);
    assert!(!finished.can_undo() && !finished.can_redo());
    let cells = cells("r1c1");
    let digit = digit(4);
    let name = String::from("end");
    for attempt in [
        Move::Digit { cells, digit },
        Move::Centre { cells, digit },
        Move::Colour {
            cells,
            colour: Colour::ALL[0],
        },
        Move::Clear { cells },
        Move::Undo,
        Move::Redo,
        Move::BeforeMistake,
        Move::Save { name: name.clone() },
        Move::Restore { name },
    ] {
        let mut game = finished.clone();
        assert_eq!(
            game.play(&attempt),
            Err(MoveRefusal::Finished),
            "{attempt:?}"
        );
        assert_eq!(game, finished, "{attempt:?}");
    }
}

#[test]
fn the_clock_of_a_finished_game_stands_still() {
    let mut game = solved_in(|_| 2);
    let took = game.elapsed;
    game.set_elapsed(took + Duration::from_mins(1));
    assert_eq!(game.elapsed, took);
    game.play(&Move::Restart).unwrap();
    assert!(!game.is_finished() && game.can_undo());
    game.set_elapsed(took + Duration::from_mins(1));
    assert_eq!(game.elapsed, took + Duration::from_mins(1));
}

#[test]
fn undone_steps_are_counted() {
    let mut game = game();
    place(&mut game, "r1c1", 6);
    place(&mut game, "r1c2", 4);
    game.play(&Move::Undo).unwrap();
    game.play(&Move::Redo).unwrap();
    assert_eq!(game.course().taken_back, 1);
    // Goes back over both steps at once.
    game.play(&Move::BeforeMistake).unwrap();
    assert_eq!(game.course().taken_back, 3);
}

#[test]
fn a_review_shows_easier_steps_and_the_longest_wait() {
    // In reading order, many digits are placed before their singles appear.
    let game = solved_in(|index| if index == 7 { 95 } else { 3 });
    let moments = game.review();
    let longest: Vec<_> = moments
        .iter()
        .filter(|moment| moment.finding == Finding::Longest)
        .collect();
    assert_eq!(longest.len(), 1);
    assert_eq!(longest[0].steps, 7);
    assert_eq!(longest[0].wait, Some(Duration::from_secs(95)));
    let easier = moments
        .iter()
        .filter(|moment| moment.finding != Finding::Longest);
    let mut count = 0;
    for moment in easier {
        count += 1;
        let Finding::Easier(written) = moment.finding else {
            unreachable!()
        };
        assert!(moment.step.kind <= Kind::NAKED_SINGLE);
        assert!(!moment.step.deductions.contains(&Deduction::Place(written)));
        assert_eq!(game.journal().steps[moment.steps][0].cell, written.cell);
    }
    assert!((1..=5).contains(&count), "{count}");
    assert!(moments.is_sorted_by_key(|moment| moment.steps));
}

#[test]
fn a_game_solved_by_steps_has_nothing_to_review() {
    let mut game = game();
    while let Advice::Step(step) = game.advice(0) {
        game.set_elapsed(game.elapsed + Duration::from_secs(25));
        game.play(&Move::Deduce(step.deductions.clone())).unwrap();
    }
    assert!(game.is_finished());
    assert!(game.review().is_empty());
}
