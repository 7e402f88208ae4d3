//! Collects one position for each kind of step from generated puzzles, for
//! `testdata/logic/kinds.txt`. `collect_cases [PUZZLES] [ROUNDS] [OPENED]` prints the lines to
//! standard output and the kinds it did not find to standard error. `NOVENA_KINDS=x-wing,swordfish`
//! collects only these kinds.
//!
//! Four sources are used in turn, each only for kinds that the earlier sources lack:
//!
//! 1. positions on the path of a puzzle, preferably those in which the path takes a step of the
//!    kind; for rare kinds, positions on the paths of Novena's practice puzzles;
//! 2. the same puzzles with digits of the solution placed and false candidates eliminated at
//!    random, because rare patterns are common in such positions, and the givens still have one
//!    solution;
//! 3. puzzles without givens in the cells of a ring or a tridagon, where candidates are eliminated
//!    until these cells hold the pattern; and puzzles with only one given in two lines of a band,
//!    with digits placed and candidates eliminated as before;
//! 4. hard puzzles with one given removed, which have several solutions: such puzzles need the
//!    deepest chains, and the referee examines all solutions.
//!
//! All random choices derive from fixed seeds, so every run prints the same lines.

use std::collections::BTreeMap;
use std::env;
use std::ops::ControlFlow;
use std::time::Instant;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, Puzzle, Solution};
use novena_formats::library::Case;
use novena_generator::{Generator, NewPuzzle, Pattern, Practice, PuzzleShape, Random, Wish, bunch};
use novena_kernel::{Solver as _, Wave};
use novena_proof::{Referee, library};
use novena_techniques::{Deduction, Kind, Level, Position, Reasoner, Step, technique};

/// The source of a position. `kinds.txt` has a section for each source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    Path,
    Thinned,
    Built,
    Several,
}

impl Source {
    const ALL: [Self; 4] = [Self::Path, Self::Thinned, Self::Built, Self::Several];

    const fn heading(self) -> &'static str {
        match self {
            Self::Path => "# Met on the paths of puzzles.",
            Self::Thinned => {
                "# Puzzles with digits of the solution placed and false candidates struck at random."
            }
            Self::Built => "# Puzzles with candidates struck until the pattern is there.",
            Self::Several => {
                "# Puzzles without one of their givens. They have several solutions, in all of which the step\n# holds; in hundreds of our puzzles with one solution, easier steps led on everywhere."
            }
        }
    }
}

/// The cells to which the givens are limited, because such puzzles are more often hard.
const HARD: &str =
    "x...x...x.x.x.x.x...x...x...x.x.x.x.x...x...x.x.x.x.x...x...x...x.x.x.x.x...x...x";

/// The cases so far.
struct Collection {
    missing: Vec<Kind>,
    cases: BTreeMap<Kind, (Source, String)>,
}

/// A puzzle with one given removed is used if it has fewer solutions than this.
const MOST_SOLUTIONS: u64 = 40;

/// A case with more steps of its kind than this would make a test slow.
const MOST_STEPS: usize = 60;

/// The time limit for a case, since a test runs all cases. Last resorts have a longer limit.
const fn most_milliseconds(kind: Kind) -> u128 {
    if kind.is_last_resort() { 2_000 } else { 250 }
}

impl Collection {
    /// Collects a case of each missing kind that occurs in the position.
    fn look(&mut self, source: Source, position: &Position) {
        self.look_for(&self.missing.clone(), source, position);
    }

    /// Collects a case of each of these kinds that is missing and occurs in the position.
    fn look_for(&mut self, kinds: &[Kind], source: Source, position: &Position) {
        let candidates: usize = position
            .open_cells()
            .iter()
            .map(|cell| position[cell].len())
            .sum();
        for &kind in kinds {
            if !self.missing.contains(&kind) {
                continue;
            }
            // Large mutant fish take minutes to find if there are many candidates.
            let is_slow = kind.id().contains("mutant") && candidates > 130;
            // Eliminated candidates make a puzzle easy, so last resorts are not needed.
            let is_easy = matches!(source, Source::Thinned | Source::Built);
            if is_slow || kind.is_last_resort() && is_easy {
                continue;
            }
            if let Some(line) = case(kind, position) {
                eprintln!("{kind} ({source:?})");
                self.missing.retain(|&other| other != kind);
                self.cases.insert(kind, (source, line));
            }
        }
    }

    fn print(&self) {
        println!(
            "# One position for each kind of step, from puzzles of our own: the kind, the position as a"
        );
        println!(
            "# line of a library, and one step of that kind in it. All puzzles have one solution."
        );
        println!("# NewPuzzle by `cargo run -p novena-proof --example collect_cases`.");
        for source in Source::ALL {
            println!("\n{}", source.heading());
            for (kind, (_, line)) in self.cases.iter().filter(|(_, (of, _))| *of == source) {
                println!("{kind} {line}");
            }
        }
        for kind in &self.missing {
            eprintln!("not met: {kind}");
        }
    }
}

/// The first step of a kind, as a line, if all steps of the kind in the position are sound and can
/// be found quickly.
fn case(kind: Kind, position: &Position) -> Option<String> {
    let technique = technique(kind)?;
    let start = Instant::now();
    let mut steps: Vec<Step> = Vec::new();
    // The result is not needed: the number of steps shows whether the search was stopped.
    let _ = technique.find(position, &mut |step| {
        steps.push(step);
        if steps.len() > MOST_STEPS {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    let took = start.elapsed().as_millis();
    if steps.len() > MOST_STEPS || took > most_milliseconds(kind) {
        return None;
    }
    let first = steps.first()?;
    let referee = Referee::new(position);
    for step in &steps {
        if let Err(fault) = referee.judge(position, step) {
            panic!("{step} is wrong ({fault}) in {:?}", position.grid());
        }
    }
    // The code and the digits are left out. Most kinds have no code, and the kind precedes the
    // line.
    let board = library::case(
        position,
        &Step {
            kind: Kind::NAKED_SINGLE,
            ..first.clone()
        },
    )?;
    let line = Case {
        code: Case::default().code,
        digits: DigitSet::EMPTY,
        ..board
    };
    Some(line.to_string())
}

/// If `only_taken` is set, looks only for the steps that a puzzle's path takes. Otherwise, looks
/// for all steps in every third position on the path and in the positions where only last resorts
/// make progress.
fn walk(puzzle: &Puzzle, only_taken: bool, collection: &mut Collection) {
    let Ok(start) = Position::new(puzzle) else {
        return;
    };
    // Large mutant fish and templates are slow, and chains find the same steps.
    let solver = Reasoner::standard()
        .only(|kind| !kind.id().contains("mutant") && !kind.id().contains("template"));
    let mut now = start.assuming_uniqueness(true);
    let mut taken = 0;
    while let Some(step) = solver.first_step(&now) {
        if only_taken {
            collection.look_for(&[step.kind], Source::Path, &now);
        } else if taken % 3 == 0 || step.kind.is_last_resort() {
            collection.look(Source::Path, &now);
        }
        if now.apply(&step).is_err() {
            return;
        }
        taken += 1;
    }
}

/// Removes a given and examines the positions in which no easier chain makes progress.
fn open(made: &NewPuzzle, random: &mut Random, collection: &mut Collection) {
    let givens: Vec<Cell> = made.puzzle.givens().iter().collect();
    let mut board = *made.puzzle.board();
    board[givens[random.below(givens.len())]] = None;
    let opened = Puzzle::new(board);
    let Ok(start) = Position::new(&opened) else {
        return;
    };
    if Wave::new().count(&opened, MOST_SOLUTIONS) == MOST_SOLUTIONS {
        return;
    }
    let easier = Reasoner::standard().only(|kind| {
        !kind.id().contains("mutant") && !kind.id().contains("template") && !kind.is_last_resort()
    });
    let chains = [
        Kind::NISHIO,
        Kind::DYNAMIC_FORCING_CHAINS,
        Kind::DYNAMIC_FORCING_CHAINS_PLUS,
    ];
    let mut now = easier.path(start).end;
    while let Some(step) = chains.into_iter().find_map(|kind| first(kind, &now)) {
        if step.kind == Kind::DYNAMIC_FORCING_CHAINS_PLUS {
            collection.look(Source::Several, &now);
        }
        if now.apply(&step).is_err() {
            return;
        }
        now = easier.path(now).end;
    }
    let solutions: Vec<Solution> = Wave::new().solutions(&opened).collect();
    let is_possible = |candidate: Candidate| {
        let mut solutions = solutions.iter();
        solutions.any(|solution| is_true(solution, candidate))
    };
    let mut left = now
        .open_cells()
        .iter()
        .flat_map(|cell| now[cell].iter().map(move |digit| cell.with(digit)));
    // If no false candidates are left, the search for the deepest chains would take a long time and
    // find nothing.
    if left.any(|candidate| !is_possible(candidate)) {
        collection.look(Source::Several, &now);
    }
}

/// The first step of a kind.
fn first(kind: Kind, position: &Position) -> Option<Step> {
    let mut first = None;
    let _ = technique(kind)?.find(position, &mut |step| {
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

fn is_true(solution: &Solution, candidate: Candidate) -> bool {
    solution.digits()[candidate.cell.index()] == candidate.digit
}

/// Places the solution except for some digits, and eliminates false candidates. It eliminates
/// either some of them, or all of those that can be eliminated without leaving a single. The second
/// choice results in a bivalue universal grave or nearly one.
fn thin(made: &NewPuzzle, random: &mut Random) -> Option<Position> {
    let NewPuzzle { puzzle, solution } = made;
    let mut position = Position::new(puzzle).ok()?.assuming_uniqueness(true);
    let mut candidates: Vec<Candidate> = Cell::all()
        .flat_map(|cell| Digit::ALL.map(|digit| cell.with(digit)))
        .collect();
    let draws = 2 + random.below(24);
    let left_open: DigitSet = (0..draws)
        .map(|_| Digit::from_index(random.below(9)))
        .collect();
    for &candidate in &candidates {
        if position.has(candidate)
            && is_true(solution, candidate)
            && !left_open.contains(candidate.digit)
        {
            position.deduce(Deduction::Place(candidate)).ok()?;
        }
    }
    let makes_a_grave = random.below(3) == 0;
    if makes_a_grave {
        let singles = Reasoner::standard().only(|kind| kind.level() == Level::Easy);
        position = singles.path(position).end;
    }
    random.shuffle(&mut candidates);
    let share = random.below(90);
    for candidate in candidates {
        let Candidate { cell, digit } = candidate;
        let makes_a_single = position[cell].len() <= 2
            || cell
                .houses()
                .iter()
                .any(|&house| position.count_in(digit, house) <= 2);
        let is_struck = if makes_a_grave {
            !makes_a_single && random.below(50) > 0
        } else {
            random.below(100) < share
        };
        if is_struck && position.has(candidate) && !is_true(solution, candidate) {
            position.eliminate(candidate).ok()?;
        }
    }
    Some(position)
}

/// Puzzles whose givens avoid some cells.
fn without_givens_in(cells: CellSet, seed: u64) -> Vec<NewPuzzle> {
    let shape = PuzzleShape {
        pattern: Some(Pattern::Within(!cells)),
        ..PuzzleShape::default()
    };
    bunch(&shape, seed, 0).puzzles
}

/// Eliminates every unwanted candidate from some cells.
fn narrow(made: &NewPuzzle, wanted: &BTreeMap<Cell, DigitSet>) -> Option<Position> {
    let mut position = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
    for (&cell, &digits) in wanted {
        for digit in position[cell] - digits {
            position.eliminate(cell.with(digit)).ok()?;
        }
    }
    Some(position)
}

/// Creates positions with a ring of eight pairs of cells, and collects their steps. Each pair is in
/// two houses, and each of its digits belongs to one of these houses.
fn ring(seed: u64, random: &mut Random, collection: &mut Collection) {
    let [top, left, bottom, right] = [0, 0, 3, 6].map(|first| first + random.below(3));
    let box_ = |row: usize, column: usize| House::box_(row / 3 * 3 + column / 3);
    let houses = [
        box_(top, left),
        House::row(top),
        box_(top, right),
        House::column(right),
        box_(bottom, right),
        House::row(bottom),
        box_(bottom, left),
        House::column(left),
    ];
    let crossings =
        (houses[1].cells() | houses[5].cells()) & (houses[3].cells() | houses[7].cells());
    let pair = |place: usize| (houses[place].cells() & houses[(place + 1) % 8].cells()) - crossings;
    let cells = (0..8).fold(CellSet::EMPTY, |cells, place| cells | pair(place));
    for made in without_givens_in(cells, seed) {
        let mut digits = [DigitSet::EMPTY; 8];
        for place in 0..8 {
            let first = random.below(2);
            for (number, cell) in pair(place).iter().enumerate() {
                let house = if number == first {
                    place
                } else {
                    (place + 1) % 8
                };
                digits[house].insert(made.solution.digits()[cell.index()]);
            }
        }
        let wanted = (0..8).flat_map(|place| {
            let digits = digits[place] | digits[(place + 1) % 8];
            pair(place).iter().map(move |cell| (cell, digits))
        });
        if let Some(position) = narrow(&made, &wanted.collect()) {
            collection.look(Source::Built, &position);
        }
    }
}

/// The cells of a tridagon, three in each of four boxes. `None` if their orientations do not fit.
fn tridagon_cells(boxes: [usize; 4], mut choice: usize) -> Option<CellSet> {
    // The columns of a box's three cells by row, and 1 if the cells have the other orientation.
    let orders = [
        ([0, 1, 2], 0),
        ([1, 2, 0], 0),
        ([2, 0, 1], 0),
        ([0, 2, 1], 1),
        ([1, 0, 2], 1),
        ([2, 1, 0], 1),
    ];
    let (mut turns, mut cells) = (0, CellSet::EMPTY);
    for box_ in boxes {
        let (columns, turn) = orders[choice % 6];
        choice /= 6;
        turns += turn;
        for (row, column) in columns.into_iter().enumerate() {
            cells.insert(House::box_(box_).cell(3 * row + column));
        }
    }
    (turns % 2 == 1).then_some(cells)
}

/// Creates positions in which twelve cells without givens hold only three digits, apart from one
/// other digit in some of these cells, and collects their steps.
fn tridagon(made: &NewPuzzle, collection: &mut Collection) {
    let digit_of = |cell: Cell| made.solution.digits()[cell.index()];
    let givens = made.puzzle.givens();
    let corners = (0..81).map(|place| [place / 27, place / 9 % 3, place / 3 % 3, place % 3]);
    for [top, bottom, left, right] in corners.filter(|[a, b, c, d]| a < b && c < d) {
        let boxes = [[top, left], [top, right], [bottom, left], [bottom, right]]
            .map(|[row, column]| 3 * row + column);
        for cells in (0..6 * 6 * 6 * 6).filter_map(|choice| tridagon_cells(boxes, choice)) {
            let digits: DigitSet = cells.iter().map(digit_of).collect();
            if digits.len() != 4 || !(cells & givens).is_empty() {
                continue;
            }
            for guard in digits {
                let wanted = cells
                    .iter()
                    .map(|cell| (cell, digits.without(guard) | digit_of(cell).as_set()));
                if let Some(position) = narrow(made, &wanted.collect()) {
                    collection.look(Source::Built, &position);
                }
            }
        }
    }
}

/// The kinds for which cases are collected.
fn selected_kinds() -> Vec<Kind> {
    let ids = env::var("NOVENA_KINDS").unwrap_or_default();
    let ids: Vec<&str> = ids.split(',').filter(|id| !id.is_empty()).collect();
    let is_wanted = |kind: &Kind| ids.is_empty() || ids.contains(&kind.id());
    Kind::ALL.iter().copied().filter(is_wanted).collect()
}

fn main() {
    let number = |place: usize, default: usize| {
        env::args()
            .nth(place)
            .map_or(default, |text| text.parse().expect("a number"))
    };
    let (puzzles, rounds, opened) = (number(1, 250), number(2, 60_000), number(3, 400));
    let mut collection = Collection {
        missing: selected_kinds(),
        cases: BTreeMap::new(),
    };
    let made: Vec<NewPuzzle> = (0..)
        .flat_map(|number| bunch(&PuzzleShape::default(), 17, number).puzzles)
        .take(puzzles)
        .collect();
    for kind in collection.missing.clone() {
        for made in Practice::stored(&kind.into(), 17) {
            if collection.missing.contains(&kind) {
                walk(&made.puzzle, true, &mut collection);
            }
        }
    }
    for only_taken in [true, false] {
        for made in &made {
            if !collection.missing.is_empty() {
                walk(&made.puzzle, only_taken, &mut collection);
            }
        }
    }
    let mut random = Random::new(17);
    for round in 0..rounds {
        if collection.missing.is_empty() {
            break;
        }
        if let Some(position) = thin(&made[round % made.len()], &mut random) {
            collection.look(Source::Thinned, &position);
        }
    }
    let two_lines = (House::row(3).cells() | House::row(4).cells()).without(Cell::at(3, 8));
    for seed in 0..200 {
        let line_pairs = [Kind::QIU_1, Kind::QIU_2, Kind::QIU_4];
        if collection
            .missing
            .iter()
            .any(|kind| line_pairs.contains(kind))
        {
            for made in without_givens_in(two_lines, seed) {
                if let Some(position) = thin(&made, &mut random) {
                    collection.look_for(&line_pairs, Source::Thinned, &position);
                }
            }
        }
        if collection.missing.contains(&Kind::SK_LOOP) {
            ring(seed, &mut random, &mut collection);
        }
    }
    for number in 0..20 {
        for made in bunch(&PuzzleShape::default(), 18, number).puzzles {
            if collection.missing.contains(&Kind::TRIDAGON) {
                tridagon(&made, &mut collection);
            }
        }
    }
    let hard = PuzzleShape {
        pattern: Pattern::read(HARD).ok().map(Pattern::Within),
        ..PuzzleShape::default()
    };
    let wish = Wish {
        shape: hard,
        ..Wish::of_level(Level::Extreme)
    };
    let found = Generator::new(wish, 17).expect("a wish that can be fulfilled");
    for found in found.take(opened) {
        if !collection.missing.iter().any(|kind| kind.is_last_resort()) {
            break;
        }
        open(&found.made, &mut random, &mut collection);
    }
    collection.print();
}
