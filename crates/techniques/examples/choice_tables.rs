//! Counts how often certain kinds of steps occur on the solving paths of a list of puzzles.
//!
//! ```text
//! cargo run --release -p novena-techniques --example choice_tables -- FILE [MOST]
//! ```
//!
//! At most `MOST` puzzles are read. For each puzzle, the program follows the path without last
//! resorts and counts the steps of these kinds. It also counts how many of the steps were taken
//! although an easier step was available.

use std::env;
use std::error::Error;
use std::fs;

use novena_core::Puzzle;
use novena_techniques::{Exhibit, Kind, Level, Position, Reasoner, Role, Step, StepList};

/// The counts for one kind of step: how often it occurred, and how often an easier step was
/// available.
#[derive(Default)]
struct Tally {
    met: usize,
    easier: usize,
}

impl Tally {
    fn count(&mut self, is_easier: bool) {
        self.met += 1;
        self.easier += usize::from(is_easier);
    }
}

#[derive(Default)]
struct Tables {
    by_kind: Vec<usize>,
    within_roof: usize,
    degenerate: usize,
    long_xy_chains: Tally,
    wxyz_wings: Tally,
    sue_de_coqs: Tally,
    krakens: Tally,
    w_wings: Tally,
    /// The number of steps available at the start, and how many of them have new conclusions.
    listed: (usize, usize),
}

const CHAINS: [Kind; 12] = [
    Kind::X_CHAIN,
    Kind::XY_CHAIN,
    Kind::M_WING,
    Kind::S_WING,
    Kind::H_WING,
    Kind::L_WING,
    Kind::AIC_RING,
    Kind::AIC_TYPE_1,
    Kind::AIC_TYPE_2,
    Kind::GROUPED_AIC_RING,
    Kind::GROUPED_AIC_TYPE_1,
    Kind::GROUPED_AIC_TYPE_2,
];

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let file = words.first().ok_or("usage: choice_tables FILE [MOST]")?;
    let most = words.get(1).map_or(Ok(1_500), |most| most.parse())?;
    let text = fs::read_to_string(file)?;
    let puzzles: Vec<Puzzle> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(puzzle_in)
        .take(most)
        .collect();
    let mut tables = Tables {
        by_kind: vec![0; Kind::ALL.len()],
        ..Tables::default()
    };
    for puzzle in &puzzles {
        tables.walk(Position::new(puzzle)?.assuming_uniqueness(true))?;
    }
    println!("{file}: {} puzzles", puzzles.len());
    tables.print();
    Ok(())
}

/// The first puzzle in a line: the first word whose first 81 characters form a puzzle. Lists may
/// also contain comments and further columns.
fn puzzle_in(line: &str) -> Option<Puzzle> {
    let mut words = line.split([' ', ',', '\t']);
    words.find_map(|word| word.get(..81)?.parse().ok())
}

impl Tables {
    fn walk(&mut self, mut position: Position) -> Result<(), Box<dyn Error>> {
        let solver = Reasoner::standard().only(|kind| !kind.is_last_resort());
        let listing = Reasoner::standard().only(|kind| kind.level() < Level::Extreme);
        let all = listing.all_steps(&position);
        self.listed.0 += all.len();
        self.listed.1 += StepList::new(&all).steps.len();
        while !position.open_cells().is_empty()
            && let Some(step) = solver.first_step(&position)
        {
            self.count(&position, &step);
            position.apply(&step)?;
        }
        Ok(())
    }

    fn count(&mut self, position: &Position, step: &Step) {
        self.by_kind[step.kind.index()] += 1;
        let roof = cells(step, Role::Roof);
        match step.kind {
            Kind::UNIQUE_RECTANGLE_3 | Kind::UNIQUE_LOOP_3 | Kind::BUG_TYPE_3 => {
                let mut lost = step.eliminations();
                self.within_roof += usize::from(lost.all(|lost| roof.contains(lost.cell)));
            }
            Kind::SASHIMI_X_WING | Kind::SASHIMI_SWORDFISH | Kind::SASHIMI_JELLYFISH => {
                let body = cells(step, Role::Cells);
                let mut covers = houses(step, Role::Cover);
                let is_bare = covers.any(|cover| (cover.cells() & body).is_empty());
                self.degenerate += usize::from(is_bare);
            }
            Kind::XY_CHAIN if strong_links(step) > 6 => {
                self.long_xy_chains.count(has_chain(position, 4));
            }
            Kind::WXYZ_WING => self.wxyz_wings.count(has_chain(position, 3)),
            Kind::SUE_DE_COQ => self.sue_de_coqs.count(has_chain(position, 3)),
            Kind::KRAKEN_FISH_1 | Kind::KRAKEN_FISH_2 => {
                let kinds = [Kind::CELL_FORCING_CHAINS, Kind::REGION_FORCING_CHAINS];
                let easier = Reasoner::of(kinds).first_step(position);
                self.krakens.count(easier.is_some());
            }
            Kind::W_WING => {
                let easier = Reasoner::of([Kind::XY_WING]).first_step(position);
                self.w_wings.count(easier.is_some());
            }
            _ => {}
        }
    }

    fn print(&self) {
        let of = |kind: Kind| self.by_kind[kind.index()];
        println!(
            "type 3 that only strikes own digits in the roof: {}",
            self.within_roof
        );
        println!("degenerate sashimi fish: {}", self.degenerate);
        for (name, tally) in [
            (
                "XY-chains of more than six cells, a chain of four strong links there",
                &self.long_xy_chains,
            ),
            (
                "WXYZ-wings, a chain of three strong links there",
                &self.wxyz_wings,
            ),
            (
                "Sue de Coq, a chain of three strong links there",
                &self.sue_de_coqs,
            ),
            (
                "krakens, cell or region forcing chains there",
                &self.krakens,
            ),
            ("W-wings, an XY-wing there", &self.w_wings),
        ] {
            println!("{name}: {} of {}", tally.easier, tally.met);
        }
        let (all, fresh) = self.listed;
        println!("steps listed at the start: {all}, of which say something new: {fresh}");
        for &kind in Kind::ALL.iter().filter(|&&kind| of(kind) > 0) {
            println!("{:32} {:>7}", kind.id(), of(kind));
        }
    }
}

/// Whether there is a chain of candidates and groups with at most `most` strong links.
fn has_chain(position: &Position, most: usize) -> bool {
    CHAINS.iter().any(|&kind| {
        let shortest = Reasoner::of([kind]).first_step(position);
        shortest.is_some_and(|step| strong_links(&step) <= most)
    })
}

fn strong_links(step: &Step) -> usize {
    let count = |exhibit: &Exhibit| match exhibit {
        Exhibit::Links(links) => links.iter().filter(|link| link.is_strong).count(),
        _ => 0,
    };
    step.exhibits(Role::Link).map(count).sum()
}

fn cells(step: &Step, role: Role) -> novena_core::CellSet {
    let exhibits = step.exhibits(role);
    exhibits.fold(novena_core::CellSet::EMPTY, |all, exhibit| match exhibit {
        Exhibit::Cells(cells) => all | *cells,
        _ => all,
    })
}

fn houses(step: &Step, role: Role) -> impl Iterator<Item = novena_core::House> {
    let exhibits = step.exhibits(role);
    exhibits.flat_map(|exhibit| match exhibit {
        Exhibit::Houses(houses) => houses.iter().collect::<Vec<_>>(),
        _ => Vec::new(),
    })
}
