//! Plays exercises of every lesson with every kind of answer.

use std::fmt::Write as _;
use std::sync::LazyLock;

use novena_core::{Argument, Cell, DigitSet, Refusal};
use novena_generator::{
    AnswerOutcome, AnswerReason, Clue, Exercise, ExerciseBoard, Subject, Verdict,
};
use novena_lessons::{HouseFilter, LESSONS};
use novena_techniques::{Deduction, Kind, Position, Reasoner, Step};
use novena_texts::{Language, Naming, Wording};

/// The number of exercises per lesson: at least one for each technique.
const SEEDS: u32 = 6;

/// The number of answers of each kind to try in an exercise.
const TRIES: usize = 4;

fn make(lesson: &str, seed: u32) -> (Subject, Exercise) {
    let subject = Subject::of_lesson(lesson).unwrap();
    let exercise = Exercise::make(subject, seed, &|| false);
    let exercise = exercise.unwrap_or_else(|| panic!("{lesson} {seed}: none"));
    (subject, exercise)
}

/// Judges an answer, and also checks the sentences of the verdict.
#[track_caller]
fn judge(
    subject: Subject,
    board: &ExerciseBoard,
    found: &[Deduction],
    answer: Deduction,
) -> Verdict {
    let verdict = subject.judge(board, found, answer).unwrap();
    check_words(&verdict);
    verdict
}

/// Checks that a message has a sentence in every language, in print and for speech.
#[track_caller]
fn check_words(message: &dyn Refusal) {
    static WORDINGS: LazyLock<Vec<Wording>> = LazyLock::new(|| {
        let languages = Language::ALL.iter();
        let namings = [Naming::Short, Naming::Spoken];
        languages
            .flat_map(|&language| namings.map(|naming| Wording::new(language, naming)))
            .collect()
    });
    for wording in &*WORDINGS {
        assert_eq!(wording.missing_reason(message), [""; 0], "{message}");
        message.arguments(&mut |_, argument| {
            if let Argument::Reason(reason) = argument {
                assert_eq!(wording.missing_reason(reason), [""; 0], "{reason}");
            }
        });
    }
}

fn lessons() -> impl Iterator<Item = (&'static str, u32)> {
    let lessons = LESSONS.iter();
    lessons.flat_map(|lesson| (0..SEEDS).map(move |seed| (lesson.id, seed)))
}

/// The lessons about techniques.
fn patterns() -> impl Iterator<Item = (&'static str, u32)> {
    let is_pattern = |id| matches!(Subject::of_lesson(id), Some(Subject::Kinds(..)));
    lessons().filter(move |(id, _)| is_pattern(id))
}

/// All candidates of the open cells, whether they are true or not.
fn candidates(position: &Position) -> Vec<novena_core::Candidate> {
    let cells = position.open_cells().iter();
    cells
        .flat_map(|cell| position[cell].iter().map(move |digit| cell.with(digit)))
        .collect()
}

#[test]
fn a_technique_of_the_lesson_is_the_next_to_use() {
    for (lesson, seed) in patterns() {
        let (subject, exercise) = make(lesson, seed);
        let kind = exercise.kind.unwrap();
        assert!(subject.kinds().contains(&kind));
        let due = subject.due_step(&exercise.board, &[]).unwrap();
        assert_eq!(due.kind, kind, "{lesson} {seed}");
        let (position, _) = exercise.board.position().unwrap();
        // None of our puzzles needs a firework, so an easier step may exist.
        let is_needed = !kind.id().starts_with("firework");
        let is_easier = |other: Kind| other < kind && !other.is_in_stage() && is_needed;
        let easier = Reasoner::standard().only(is_easier).first_step(&position);
        let is_in_lines = matches!(subject, Subject::Kinds(_, Some(HouseFilter::Line)));
        assert!(
            is_in_lines || easier.is_none(),
            "{lesson} {seed}: {easier:?}"
        );
    }
}

#[test]
fn every_step_is_right_and_ends_the_exercise_when_complete() {
    for (lesson, seed) in patterns() {
        let (subject, exercise) = make(lesson, seed);
        let steps = subject.steps(&exercise.board);
        assert!(!steps.is_empty());
        for step in steps {
            let mut found = Vec::new();
            let mut done = false;
            for &answer in &step.deductions {
                let verdict = judge(subject, &exercise.board, &found, answer);
                let context = format!("{lesson} {seed} {step} {answer}");
                assert_eq!(verdict.outcome, AnswerOutcome::Right, "{context}");
                assert_eq!(verdict.found.last(), Some(&answer), "{context}");
                assert_eq!(verdict.is_done(), verdict.left == 0);
                let again = judge(subject, &exercise.board, &verdict.found, answer);
                assert_eq!(again.outcome, AnswerOutcome::Known, "{context}");
                assert_eq!((&again.found, again.left), (&verdict.found, verdict.left));
                done = verdict.is_done();
                found = verdict.found;
            }
            assert!(done, "{lesson} {seed} {step}");
        }
    }
}

#[test]
fn false_answers_are_wrong_and_have_a_reason() {
    for (lesson, seed) in patterns() {
        let (subject, exercise) = make(lesson, seed);
        let (position, solution) = exercise.board.position().unwrap();
        for candidate in candidates(&position).into_iter().step_by(3) {
            let is_true = solution[candidate.cell] == candidate.digit;
            let answer = if is_true {
                Deduction::Eliminate(candidate)
            } else {
                Deduction::Place(candidate)
            };
            let verdict = judge(subject, &exercise.board, &[], answer);
            assert_eq!(
                verdict.outcome,
                AnswerOutcome::Wrong,
                "{lesson} {seed} {answer}"
            );
            assert!(verdict.found.is_empty() && !verdict.is_done());
        }
    }
}

#[test]
fn a_lucky_guess_is_not_a_find() {
    for lesson in LESSONS {
        let mut count = 0;
        for seed in 0..SEEDS {
            let (subject, exercise) = make(lesson.id, seed);
            let Some((position, solution)) = exercise.board.position() else {
                continue;
            };
            let shown = |answer: &Deduction| {
                let steps = subject.steps(&exercise.board);
                steps.iter().any(|step| step.deductions.contains(answer))
            };
            let is_false = |candidate: &novena_core::Candidate| {
                solution[candidate.cell] != candidate.digit
                    // In a cell with two candidates, eliminating one places the other.
                    && position[candidate.cell].len() > 2
            };
            let guessed = candidates(&position).into_iter().filter(is_false);
            let guessed = guessed
                .map(Deduction::Eliminate)
                .filter(|answer| !shown(answer));
            for answer in guessed.step_by(7).take(TRIES) {
                let verdict = judge(subject, &exercise.board, &[], answer);
                match verdict.outcome {
                    AnswerOutcome::Guess => count += 1,
                    // An easier kind of chain may prove the answer with a longer chain. None of our
                    // puzzles needs a firework, so easier techniques may apply in the lesson on
                    // fireworks.
                    AnswerOutcome::Easier => {
                        let is_chain = verdict.easier().is_some_and(Kind::is_in_stage);
                        assert!(is_chain || lesson.id == "fireworks", "{} {seed}", lesson.id);
                    }
                    // In the lesson on last resorts, a different candidate may also lead to a
                    // contradiction.
                    AnswerOutcome::Right => assert_eq!(lesson.id, "last-resort"),
                    other => panic!("{} {seed} {answer}: {other:?}", lesson.id),
                }
                if verdict.outcome != AnswerOutcome::Right {
                    assert!(verdict.found.is_empty() && !verdict.is_done());
                }
            }
        }
        assert!(count > 0 || lesson.id == "rules", "{}", lesson.id);
    }
}

/// Finds a position of the same puzzle that has an easier step whose conclusion the lesson's
/// techniques do not reach.
fn easier_step(subject: Subject, board: &ExerciseBoard) -> Option<(ExerciseBoard, Step)> {
    let start = Position::new(&board.puzzle).ok()?.assuming_uniqueness(true);
    let mut position = start;
    let last = subject.kinds().iter().max()?;
    while !position.open_cells().is_empty() {
        let step = Reasoner::standard().first_step(&position)?;
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        for cell in position.open_cells() {
            marks[cell.index()] = position[cell];
        }
        let board = ExerciseBoard {
            digits: *position.grid().board(),
            marks,
            ..board.clone()
        };
        let answer = step.deductions[0].candidate();
        let own = subject.steps(&board);
        let mut own = own.iter().flat_map(|own| &own.deductions);
        let is_own = own.any(|own| own.candidate().cell == answer.cell);
        if step.kind < *last && !is_own && !subject.kinds().contains(&step.kind) {
            return Some((board, step));
        }
        position.apply(&step).ok()?;
    }
    None
}

#[test]
fn an_easier_step_is_named_and_not_a_find() {
    for lesson in LESSONS
        .iter()
        .filter(|lesson| !lesson.techniques.is_empty())
    {
        let mut easier = 0;
        for seed in 0..SEEDS {
            let (subject, exercise) = make(lesson.id, seed);
            let Some((board, step)) = easier_step(subject, &exercise.board) else {
                continue;
            };
            let verdict = judge(subject, &board, &[], step.deductions[0]);
            let context = format!("{} {seed} {step}", lesson.id);
            assert_eq!(verdict.outcome, AnswerOutcome::Easier, "{context}");
            assert_eq!(verdict.easier(), Some(step.kind), "{context}");
            assert!(verdict.found.is_empty());
            easier += 1;
        }
        assert!(easier > 0 || lesson.id == "full-house", "{}", lesson.id);
    }
}

#[test]
fn a_single_that_follows_from_a_find_is_easier() {
    let mut seen = 0;
    for seed in 0..20 {
        let (subject, exercise) = make("pointing", seed);
        let (mut position, _) = exercise.board.position().unwrap();
        let found = subject.due_step(&exercise.board, &[]).unwrap().deductions;
        for &deduction in &found {
            position.deduce(deduction).unwrap();
        }
        let single = Reasoner::of([Kind::HIDDEN_SINGLE]).first_step(&position);
        let Some(single) = single else {
            continue;
        };
        let answer = single.deductions[0];
        let before = judge(subject, &exercise.board, &[], answer);
        if before.outcome != AnswerOutcome::Guess {
            continue;
        }
        let after = judge(subject, &exercise.board, &found, answer);
        assert_eq!(after.easier(), Some(Kind::HIDDEN_SINGLE));
        assert_eq!(after.found, found);
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn answers_already_on_the_board_are_known() {
    for (lesson, seed) in patterns().filter(|(_, seed)| *seed == 0) {
        let (subject, exercise) = make(lesson, seed);
        let (position, _) = exercise.board.position().unwrap();
        let filled = exercise.board.digits.filled().first().unwrap();
        let digit = exercise.board.digits[filled].unwrap();
        let verdict = judge(
            subject,
            &exercise.board,
            &[],
            Deduction::Place(filled.with(digit)),
        );
        assert_eq!(verdict.reason, AnswerReason::Filled);
        let open = position.open_cells().first().unwrap();
        let gone = (!position[open]).first().unwrap();
        let verdict = judge(
            subject,
            &exercise.board,
            &[],
            Deduction::Eliminate(open.with(gone)),
        );
        assert_eq!(
            (verdict.outcome, verdict.reason),
            (AnswerOutcome::Known, AnswerReason::Gone)
        );
    }
}

#[test]
fn one_digit_repeats_and_both_of_its_cells_are_right() {
    for seed in 0..40 {
        let (subject, exercise) = make("rules", seed);
        let digits = exercise.board.digits;
        let conflicts: Vec<_> = digits.conflicts().collect();
        let [conflict] = conflicts[..] else {
            panic!("{seed}: {conflicts:?}");
        };
        assert_eq!(conflict.cells.len(), 2);
        for cell in digits.filled() {
            let answer = Deduction::Eliminate(cell.with(digits[cell].unwrap()));
            let verdict = judge(subject, &exercise.board, &[], answer);
            if conflict.cells.contains(cell) {
                let other = conflict.cells.without(cell).first().unwrap();
                assert_eq!(verdict.reason, AnswerReason::Clash(conflict.house, other));
                assert!(verdict.outcome == AnswerOutcome::Right && verdict.is_done());
                let again = judge(subject, &exercise.board, &verdict.found, answer);
                assert_eq!(again.outcome, AnswerOutcome::Known);
            } else {
                assert_eq!(verdict.reason, AnswerReason::NoClash);
                assert!(verdict.outcome == AnswerOutcome::Wrong && !verdict.is_done());
            }
        }
    }
}

#[test]
fn three_marks_are_stale() {
    for seed in 0..20 {
        let (subject, exercise) = make("marks", seed);
        let board = &exercise.board;
        let (_, solution) = board.position().unwrap();
        let mut found = Vec::new();
        for cell in Cell::all().filter(|&cell| board.digits[cell].is_none()) {
            for digit in board.marks[cell.index()] {
                let verdict = judge(
                    subject,
                    board,
                    &found,
                    Deduction::Eliminate(cell.with(digit)),
                );
                let expected = if !board.digits.candidates(cell).contains(digit) {
                    AnswerOutcome::Right
                } else if solution[cell] == digit {
                    AnswerOutcome::Wrong
                } else {
                    AnswerOutcome::Guess
                };
                assert_eq!(verdict.outcome, expected);
                found = verdict.found;
                assert_eq!(verdict.left, 3 - found.len());
            }
        }
        assert_eq!(found.len(), 3);
    }
}

#[test]
fn a_candidate_is_wrong_if_singles_lead_to_a_contradiction() {
    let singles = Reasoner::of([Kind::FULL_HOUSE, Kind::HIDDEN_SINGLE, Kind::NAKED_SINGLE]);
    for seed in 0..20 {
        let (subject, exercise) = make("last-resort", seed);
        let (position, solution) = exercise.board.position().unwrap();
        let mut found = 0;
        for cell in position.bivalue_cells() {
            let wrong = position[cell].without(solution[cell]).single().unwrap();
            let mut trial = position.clone();
            let placed = trial.deduce(Deduction::Place(cell.with(wrong)));
            let breaks = placed.is_err() || singles.path(trial).contradiction.is_some();
            let right = cell.with(solution[cell]);
            for answer in [
                Deduction::Eliminate(cell.with(wrong)),
                Deduction::Place(right),
            ] {
                let verdict = judge(subject, &exercise.board, &[], answer);
                assert_eq!(
                    verdict.outcome == AnswerOutcome::Right,
                    breaks,
                    "{seed} {answer}"
                );
                assert_eq!(verdict.is_done(), breaks);
                found += usize::from(breaks);
            }
            for answer in [
                Deduction::Eliminate(right),
                Deduction::Place(cell.with(wrong)),
            ] {
                let verdict = judge(subject, &exercise.board, &[], answer);
                assert_eq!(verdict.outcome, AnswerOutcome::Wrong, "{seed} {answer}");
            }
        }
        assert!(found > 0, "{seed}");
    }
}

#[test]
fn clues_lead_to_the_end_and_reveal_more_on_each_rung() {
    for (lesson, seed) in lessons() {
        let (subject, exercise) = make(lesson, seed);
        check_words(&exercise.task());
        let mut found = Vec::new();
        loop {
            for rung in 1..=4 {
                match subject.clue(&exercise.board, &found, rung).unwrap() {
                    Clue::Step(step) => assert!(subject.kinds().contains(&step.kind)),
                    Clue::Next(next) => {
                        check_words(&*next);
                        let place = next.house().is_some() || next.cell().is_some();
                        assert_eq!((place, next.answer().is_some()), (rung >= 2, rung >= 3));
                    }
                }
            }
            let answer = match subject.clue(&exercise.board, &found, 3).unwrap() {
                Clue::Step(step) => *step
                    .deductions
                    .iter()
                    .find(|part| !found.contains(part))
                    .unwrap(),
                Clue::Next(next) => next.answer().unwrap(),
            };
            let verdict = judge(subject, &exercise.board, &found, answer);
            assert_eq!(
                verdict.outcome,
                AnswerOutcome::Right,
                "{lesson} {seed} {answer}"
            );
            if verdict.is_done() {
                break;
            }
            found = verdict.found;
        }
    }
}

#[test]
fn a_board_that_is_not_an_exercise_has_no_verdict() {
    let (subject, exercise) = make("x-wing", 0);
    let (position, solution) = exercise.board.position().unwrap();
    let cell = position.open_cells().first().unwrap();
    let answer = Deduction::Place(cell.with(solution[cell]));
    let mut missing = exercise.board.clone();
    missing.marks[cell.index()].remove(solution[cell]);
    assert_eq!(subject.judge(&missing, &[], answer), None);
    let empty = ExerciseBoard {
        puzzle: novena_core::Puzzle::EMPTY,
        digits: novena_core::Board::EMPTY,
        marks: [DigitSet::EMPTY; Cell::COUNT],
    };
    for lesson in LESSONS {
        let subject = Subject::of_lesson(lesson.id).unwrap();
        assert_eq!(subject.judge(&empty, &[], answer), None, "{}", lesson.id);
        assert!(subject.clue(&empty, &[], 1).is_none(), "{}", lesson.id);
    }
}

/// The same seed produces the same exercise on every machine and in future versions.
#[test]
fn seeds_keep_their_exercises() {
    let mut made = String::new();
    for lesson in LESSONS {
        let (_, exercise) = make(lesson.id, 2026);
        let marks = exercise.board.marks.iter();
        let marks: u64 = marks.enumerate().fold(0, |sum, (place, marks)| {
            sum.wrapping_mul(31)
                .wrapping_add(u64::from(marks.bits()) + place as u64)
        });
        writeln!(made, "{} {} {marks:x}", lesson.id, exercise.board.digits).unwrap();
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/exercises.txt");
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        std::fs::write(file, &made).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap();
    assert_eq!(made, kept, "NOVENA_UPDATE=1 accepts it");
}
