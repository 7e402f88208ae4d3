//! The document's class `Sudoku`, method by method.

use std::fmt::{self, Write as _};
use std::io;
use std::path::{Path, PathBuf};

use novena_core::{Board, Cell, Conflict, Digit, HouseKind, Puzzle};
use novena_generator::{Random, classic};

use crate::drawing::drawing;
use crate::entries::{self, EntryError};
use crate::files::{LabLanguage, file_text, reason};
use crate::numbers::{EntryNumber, OutOfRange, entry, place};
use crate::{Console, ReadFile};

/// A game, with an initial board that never changes and the moves made on it.
///
/// ```
/// use novena_generator::Random;
/// use novena_labs::usp::{BoardOrigin, Sudoku};
///
/// let mut game = Sudoku::new();
/// game.novo_jogo(BoardOrigin::Random(&mut Random::new(1)))?.unwrap();
/// assert!(game.verifica_validade());
/// assert!(!game.verifica_fim_do_jogo());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sudoku {
    initial: Puzzle,
    board: Board,
}

/// The source of a board, which is 0, 1 or 2 in the document.
pub enum BoardOrigin<'a, 'c> {
    /// 0: a text file with this name.
    File(&'a Path, ReadFile<'a>),
    /// 1: typed in.
    Keyboard(&'a mut Console<'c>),
    /// 2: generated at random.
    Random(&'a mut Random),
}

impl Default for Sudoku {
    fn default() -> Self {
        Self::new()
    }
}

impl Sudoku {
    /// Creates a game on an empty board.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            initial: Puzzle::EMPTY,
            board: Board::EMPTY,
        }
    }

    /// Returns the current board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// `novoJogo`: starts a new game with a board from this source.
    ///
    /// The board may break the rules; [`Sudoku::verifica_validade`] determines whether it does.
    pub fn novo_jogo(
        &mut self,
        origin: BoardOrigin<'_, '_>,
    ) -> io::Result<Result<(), BoardFileError>> {
        *self = Self::new();
        match origin {
            BoardOrigin::File(name, read) => return Ok(self.le_tabuleiro_arquivo(name, read)),
            BoardOrigin::Keyboard(console) => self.le_tabuleiro_teclado(console)?,
            BoardOrigin::Random(random) => self.gera_tabuleiro_aleatorio(random),
        }
        Ok(Ok(()))
    }

    /// `leTabuleiroArquivo`: loads a file of lines `row column digit`. The document opens the file
    /// `sudoku01.txt` by the name `sudoku01`. If there is no file with exactly the given name, this
    /// method therefore adds `.txt` to the name.
    pub fn le_tabuleiro_arquivo(
        &mut self,
        name: &Path,
        read: ReadFile<'_>,
    ) -> Result<(), BoardFileError> {
        let bytes = read(name).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => read(&with_ending(name)).map_err(|_| error),
            _ => Err(error),
        });
        let text = file_text(&bytes.map_err(BoardFileError::Unreadable)?);
        let board = entries::parse(text.lines()).map_err(|(number, problem)| match problem {
            EntryError::NotThreeIntegers => BoardFileError::NotThreeIntegers { number },
            EntryError::OutOfRange(far) => BoardFileError::OutOfRange {
                number,
                refusal: far.into(),
            },
            EntryError::Twice(cell) => BoardFileError::Twice { number, cell },
        })?;
        self.load(board);
        Ok(())
    }

    /// `leTabuleiroTeclado`: loads cells that are typed one after another, up to an empty line.
    ///
    /// If a cell is typed again, it takes the new digit.
    pub fn le_tabuleiro_teclado(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        let mut board = Board::EMPTY;
        while let Some((cell, digit)) = super::ask_move(console)? {
            board[cell] = Some(digit);
        }
        self.load(board);
        Ok(())
    }

    /// `geraTabuleiroAleatorio`: loads a board from the five-phase generator.
    pub fn gera_tabuleiro_aleatorio(&mut self, random: &mut Random) {
        self.load(*classic(random).puzzle.board());
    }

    fn load(&mut self, board: Board) {
        self.initial = Puzzle::new(board);
        self.board = board;
    }

    /// `verificaValidade`: whether no row, column or box contains a repeated digit.
    #[must_use]
    pub fn verifica_validade(&self) -> bool {
        self.board.is_valid()
    }

    /// `jogadaValida`: plays a digit. Rows and columns are counted from 1. If the move is refused,
    /// the board is unchanged, and the error contains the conflict.
    pub fn jogada_valida(&mut self, row: i64, column: i64, value: i64) -> Result<(), MoveError> {
        let (cell, digit) = entry([row, column, value])?;
        self.changeable(cell)?;
        let mut played = self.board;
        played[cell] = Some(digit);
        let met: Vec<Conflict> = played
            .conflicts()
            .filter(|conflict| conflict.cells.contains(cell))
            .collect();
        if met.is_empty() {
            self.board = played;
            Ok(())
        } else {
            Err(MoveError::Repeats(cell, met))
        }
    }

    /// Removes the digit from a cell that is not part of the initial board.
    pub fn erase(&mut self, row: i64, column: i64) -> Result<(), MoveError> {
        // Only the cell matters, so the digit can be any valid one.
        let (cell, _) = entry([row, column, 1])?;
        self.changeable(cell)?;
        self.board[cell] = None;
        Ok(())
    }

    fn changeable(&self, cell: Cell) -> Result<(), MoveError> {
        match self.initial.given(cell) {
            Some(digit) => Err(MoveError::Initial(cell, digit)),
            None => Ok(()),
        }
    }

    /// `imprimeTabuleiro`: the board as text, with `-` for empty cells.
    #[must_use]
    pub fn imprime_tabuleiro(&self) -> String {
        drawing(" ", |cell| self.board[cell].map_or('-', Digit::as_char))
    }

    /// `calculaGrausDeLiberdade`: the number of candidates of each cell.
    #[must_use]
    pub fn calcula_graus_de_liberdade(&self) -> [[u8; 9]; 9] {
        self.board.degrees_of_freedom()
    }

    /// Returns the degrees of freedom, drawn in the same way as the board.
    #[must_use]
    pub fn imprime_graus_de_liberdade(&self) -> String {
        let degrees = self.calcula_graus_de_liberdade();
        drawing(" ", |cell| {
            char::from(b'0' + degrees[cell.row()][cell.column()])
        })
    }

    /// `verificaFimDoJogo`: whether there are no cells left to fill.
    #[must_use]
    pub fn verifica_fim_do_jogo(&self) -> bool {
        self.board.is_full()
    }
}

/// Returns the name with `.txt` appended.
pub(super) fn with_ending(name: &Path) -> PathBuf {
    let mut longer = name.as_os_str().to_owned();
    longer.push(".txt");
    longer.into()
}

/// The reason why a move was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveError {
    /// A number is not between 1 and 9.
    OutOfRange {
        /// The Portuguese word for what the number is: a row, a column or a digit.
        what: &'static str,
        /// The number.
        number: i64,
    },
    /// The cell has contained this digit from the start.
    Initial(Cell, Digit),
    /// The digit would be repeated in the houses of this cell.
    Repeats(Cell, Vec<Conflict>),
}

impl From<OutOfRange> for MoveError {
    fn from(OutOfRange { what, number }: OutOfRange) -> Self {
        let what = match what {
            EntryNumber::Row => "a linha",
            EntryNumber::Column => "a coluna",
            EntryNumber::Value => "o valor",
        };
        Self::OutOfRange { what, number }
    }
}

/// `o 9 se repete na coluna 3, na célula (2,3)`, and so on for each conflict.
impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { what, number } => {
                write!(f, "{what} {number} está fora do intervalo de 1 a 9")
            }
            Self::Initial(cell, digit) => write!(
                f,
                "a célula {} faz parte do tabuleiro inicial, com o {digit}",
                place(*cell)
            ),
            Self::Repeats(cell, met) => {
                for (number, conflict) in met.iter().enumerate() {
                    let cells = conflict.cells.without(*cell);
                    let separator = if number > 0 { "; " } else { "" };
                    write!(
                        f,
                        "{separator}{}",
                        repeats(&Conflict { cells, ..*conflict })
                    )?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for MoveError {}

/// Returns the repeated digit, and the house and the cells in which it is repeated.
pub(super) fn repeats(conflict: &Conflict) -> String {
    let kind = match conflict.house.kind() {
        HouseKind::Row => "linha",
        HouseKind::Column => "coluna",
        HouseKind::Box => "caixa",
    };
    let mut text = format!(
        "o {} se repete na {kind} {}, {} ",
        conflict.digit,
        conflict.house.number(),
        if conflict.cells.len() > 1 {
            "nas células"
        } else {
            "na célula"
        }
    );
    for (number, cell) in conflict.cells.iter().enumerate() {
        let separator = match number {
            0 => "",
            _ if number + 1 == conflict.cells.len() => " e ",
            _ => ", ",
        };
        let _ = write!(text, "{separator}{}", place(cell));
    }
    text
}

/// The reason why a file is not a board.
#[derive(Debug)]
#[non_exhaustive]
pub enum BoardFileError {
    /// The file cannot be read.
    Unreadable(io::Error),
    /// A line does not have the form `row column digit`.
    NotThreeIntegers {
        /// The number of the line.
        number: usize,
    },
    /// A line has a number that is not between 1 and 9.
    OutOfRange {
        /// The number of the line.
        number: usize,
        /// Which number is out of range.
        refusal: MoveError,
    },
    /// A line has a different digit for a cell than an earlier line.
    Twice {
        /// The number of the line.
        number: usize,
        /// The cell.
        cell: Cell,
    },
}

impl fmt::Display for BoardFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) if error.kind() == io::ErrorKind::NotFound => {
                f.write_str("o arquivo não existe")
            }
            Self::Unreadable(error) => {
                let reason = reason(error, LabLanguage::Portuguese);
                write!(f, "o arquivo não pode ser lido: {reason}")
            }
            Self::NotThreeIntegers { number } => write!(
                f,
                "linha {number} do arquivo: esperados três inteiros, linha, coluna e valor"
            ),
            Self::OutOfRange { number, refusal } => {
                write!(f, "linha {number} do arquivo: {refusal}")
            }
            Self::Twice { number, cell } => write!(
                f,
                "linha {number} do arquivo: a célula {} já tem outro valor",
                place(*cell)
            ),
        }
    }
}

impl std::error::Error for BoardFileError {}
