//! `ucm`: a game with a menu, on a file of initial values and a file with the solution.
//!
//! Initial file: lines `row column digit`, each from 1 to 9, ended by a line `-1`. Solution
//! file: nine lines of nine digits apart. The document takes the solution for granted; here
//! one that breaks a rule or contradicts the initial values is reported like a bad initial
//! file, since no game on it could be won.
//!
//! Where the document draws the board after a move and again before the menu, it is drawn
//! once. The board of a game just won is always shown.
//!
//! At the end of the input the program says so and ends as after option 0.

mod answers;
mod load;

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use novena_core::{Board, Cell, Digit, Puzzle, Solution};

use crate::drawing::drawing;
use crate::{Console, Outcome, ReadFile};
use answers::Answers;
use load::load;

/// The file of initial values when none is named.
pub const INITIAL: &str = "sudoku1.txt";

/// The file with the solution when none is named.
pub const SOLUTION: &str = "solsdk1.txt";

/// The files of a game; what is not given is asked for.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The file of initial values.
    pub initial: Option<PathBuf>,
    /// The file with the solution.
    pub solution: Option<PathBuf>,
}

/// The whole program: asks, loads, plays.
pub fn run(console: &mut Console<'_>, names: &Names, read: ReadFile<'_>) -> io::Result<Outcome> {
    let Some(initial) = name(
        console,
        names.initial.as_deref(),
        "valores iniciales",
        INITIAL,
    )?
    else {
        return end_of_input(console);
    };
    let Some(solution) = name(console, names.solution.as_deref(), "la solucion", SOLUTION)? else {
        return end_of_input(console);
    };
    let outcome = match load(&initial, &solution, read) {
        Err(message) => {
            console.say(&message)?;
            Outcome::BadInput
        }
        Ok((givens, solution)) => {
            let mut game = Game::new(givens, solution);
            if game.play(console)? == GameEnd::Input {
                return end_of_input(console);
            }
            Outcome::Done
        }
    };
    console.ask("Pulsa Intro para terminar... ")?;
    console.flush()?;
    Ok(outcome)
}

fn end_of_input(console: &mut Console<'_>) -> io::Result<Outcome> {
    console.say("Fin de la entrada")?;
    console.flush()?;
    Ok(Outcome::Done)
}

/// The name given, or the one typed; `None` at the end of the input.
fn name(
    console: &mut Console<'_>,
    given: Option<&Path>,
    what: &str,
    default: &str,
) -> io::Result<Option<PathBuf>> {
    if let Some(given) = given {
        return Ok(Some(given.to_owned()));
    }
    let typed = console.ask(&format!("Archivo de {what} [{default}]: "))?;
    Ok(typed.map(|typed| PathBuf::from(if typed.is_empty() { default } else { &typed })))
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GameEnd {
    Won,
    Left,
    Input,
}

/// The result of a menu option: the game goes on, or `None` where the input ends.
type MenuResult = io::Result<Option<()>>;

struct Game {
    givens: Puzzle,
    board: Board,
    /// Kept, not recounted, as the document asks.
    empty: usize,
    solution: Solution,
    /// Whether the board shown last is the board as it is.
    drawn: bool,
}

impl Game {
    fn new(givens: Puzzle, solution: Solution) -> Self {
        Self {
            givens,
            board: *givens.board(),
            empty: Cell::COUNT - givens.givens().len(),
            solution,
            drawn: false,
        }
    }

    fn play(&mut self, console: &mut Console<'_>) -> io::Result<GameEnd> {
        while !self.is_solved() {
            self.draw(console)?;
            self.drawn = false;
            console.say(MENU)?;
            let Some(option) = answers::option(console)? else {
                return Ok(GameEnd::Input);
            };
            let played = match option {
                0 => return Ok(GameEnd::Left),
                1 => self.show_candidates(console)?,
                2 => self.place(console)?,
                3 => self.remove(console)?,
                4 => self.show_errors(console)?,
                5 => self.restart(console)?,
                _ => self.complete(console)?,
            };
            if played.is_none() {
                return Ok(GameEnd::Input);
            }
        }
        self.draw(console)?;
        console.say("ENHORABUENA! Has resuelto el sudoku")?;
        Ok(GameEnd::Won)
    }

    /// No empty cell, and every digit that of the solution.
    fn is_solved(&self) -> bool {
        self.empty == 0 && self.board == self.solution.board()
    }

    fn show_candidates(&self, console: &mut Console<'_>) -> MenuResult {
        let Some(cell) = Answers::default().cell(console)? else {
            return Ok(None);
        };
        if self.board[cell].is_some() {
            console.say("CASILLA NO VACIA")?;
        } else {
            let digits: Vec<String> = (self.board.candidates(cell).iter())
                .map(|digit| digit.to_string())
                .collect();
            console.say(&digits.join(" "))?;
        }
        Ok(Some(()))
    }

    fn place(&mut self, console: &mut Console<'_>) -> MenuResult {
        let mut answers = Answers::default();
        let Some(cell) = answers.cell(console)? else {
            return Ok(None);
        };
        let Some(digit) = answers.digit(console)? else {
            return Ok(None);
        };
        if self.givens.given(cell).is_some() {
            console.say("NO MODIFICABLE")?;
        } else if self.board[cell].is_some() {
            console.say("CASILLA NO VACIA")?;
        } else if !self.board.candidates(cell).contains(digit) {
            console.say("DIGITO NO VALIDO")?;
        } else {
            self.fill(cell, digit);
            self.draw(console)?;
        }
        Ok(Some(()))
    }

    fn remove(&mut self, console: &mut Console<'_>) -> MenuResult {
        let Some(cell) = Answers::default().cell(console)? else {
            return Ok(None);
        };
        if self.givens.given(cell).is_some() {
            console.say("NO MODIFICABLE")?;
        } else if self.board[cell].is_none() {
            console.say("CASILLA VACIA")?;
        } else {
            self.clear(cell);
            self.draw(console)?;
        }
        Ok(Some(()))
    }

    fn show_errors(&self, console: &mut Console<'_>) -> MenuResult {
        let mut errors = String::new();
        for cell in self.board.filled() {
            if let Some(digit) = self.board[cell].filter(|&digit| digit != self.solution[cell]) {
                let (row, column) = (cell.row() + 1, cell.column() + 1);
                let _ = write!(errors, "\n[{row},{column}] ({digit})");
            }
        }
        if errors.is_empty() {
            console.say("NO HAY ERRORES")?;
        } else {
            console.say(&format!("Errores:{errors}"))?;
        }
        Ok(Some(()))
    }

    fn restart(&mut self, console: &mut Console<'_>) -> MenuResult {
        for cell in self.board.filled() - self.givens.givens() {
            self.clear(cell);
        }
        self.draw(console)?;
        Ok(Some(()))
    }

    fn complete(&mut self, console: &mut Console<'_>) -> MenuResult {
        let mut completed = 0;
        for cell in !self.board.filled() {
            if let Some(digit) = self.board.candidates(cell).single() {
                self.fill(cell, digit);
                completed += 1;
            }
        }
        console.say(&format!("Se han completado: {completed} casillas"))?;
        Ok(Some(()))
    }

    fn fill(&mut self, cell: Cell, digit: Digit) {
        self.board[cell] = Some(digit);
        self.empty -= 1;
        self.drawn = false;
    }

    fn clear(&mut self, cell: Cell) {
        self.board[cell] = None;
        self.empty += 1;
        self.drawn = false;
    }

    /// Shows the board, unless it was shown just now.
    fn draw(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        if !self.drawn {
            // Each digit takes three positions.
            let shown = |cell| self.board[cell].map_or(' ', Digit::as_char);
            console.say(&drawing("  ", shown))?;
            self.drawn = true;
        }
        Ok(())
    }
}

const MENU: &str = "\
0.- SALIR
1.- Ver posibles valores de casilla
2.- Colocar un valor en una casilla
3.- Borrar el valor de una casilla
4.- Mostrar valores incorrectos
5.- Reiniciar tablero
6.- Completar casillas simples";
