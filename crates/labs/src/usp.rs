//! `usp`: an interactive game, with boards that are read from a file, typed in, or generated at
//! random.
//!
//! [`Sudoku`] is the document's class, method by method. [`run`] is the program around it, which
//! the document does not specify. The program, which is in Portuguese, lets the player choose a
//! board, play, erase, print, see the degrees of freedom, check the board, and ask for the
//! candidates of a cell. [`simulate`] plays the three games that the document requires, from a
//! [`script`].
//!
//! If a board contains a repeated digit, the player has to choose another board. If the document's
//! file `sudoku01.txt` is requested but missing, the program offers to write it. At the end of the
//! input, the program prints a message to that effect and exits.

mod simulation;
mod sudoku;

use std::io;
use std::path::{Path, PathBuf};

use novena_core::{Cell, Digit, DigitSet};
use novena_generator::Random;

use crate::files::{LabLanguage, reason};
use crate::numbers::{cell, digit, integers, place};
use crate::{Console, Outcome, ReadFile, WriteFile};

pub use simulation::{SEED, script, simulate, sudoku01};
pub use sudoku::{BoardFileError, BoardOrigin, MoveError, Sudoku};
use sudoku::{repeats, with_ending};

/// The document's example file, which is used if no other file is specified.
pub const FILE: &str = "sudoku01.txt";

/// How the program reads boards and writes the document's example.
#[derive(Clone, Copy)]
pub struct FileAccess<'a> {
    /// Reads a file.
    pub read: ReadFile<'a>,
    /// Writes a new file.
    pub write: WriteFile<'a>,
}

/// Runs the whole program, which plays one game after another. Random boards are generated from
/// `random`.
pub fn run(
    console: &mut Console<'_>,
    random: &mut Random,
    files: &FileAccess<'_>,
) -> io::Result<Outcome> {
    console.say("SUDOKU")?;
    let mut game = Sudoku::new();
    let mut next = Next::NewGame;
    while next == Next::NewGame {
        next = match choose(&mut game, console, random, files)? {
            Next::Play => play(&mut game, console)?,
            other => other,
        };
    }
    console.say(match next {
        Next::InputEnded => "Fim da entrada.",
        _ => "Até logo!",
    })?;
    console.flush()?;
    Ok(Outcome::Done)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Play,
    NewGame,
    Quit,
    InputEnded,
}

const ORIGINS: &str = "
De onde vem o tabuleiro?
0 - de um arquivo texto
1 - digitado
2 - aleatório";

/// Lets the player choose a board, and loads it. Only boards without repeated digits are accepted.
fn choose(
    game: &mut Sudoku,
    console: &mut Console<'_>,
    random: &mut Random,
    files: &FileAccess<'_>,
) -> io::Result<Next> {
    console.say(ORIGINS)?;
    let loaded = loop {
        let Some(typed) = console.ask("Origem (s para sair): ")? else {
            return Ok(Next::InputEnded);
        };
        match typed.to_lowercase().as_str() {
            "0" => {
                let Some(name) = ask_file(console, files)? else {
                    return Ok(Next::InputEnded);
                };
                break game.novo_jogo(BoardOrigin::File(&name, files.read))?;
            }
            "1" => {
                console.say("Para terminar deixe a linha vazia.")?;
                break game.novo_jogo(BoardOrigin::Keyboard(console))?;
            }
            "2" => break game.novo_jogo(BoardOrigin::Random(random))?,
            "s" => return Ok(Next::Quit),
            _ => console.say("Digite 0, 1, 2 ou s.")?,
        }
    };
    if let Err(problem) = loaded {
        console.say(&format!("Tabuleiro não carregado: {problem}."))?;
        return Ok(Next::NewGame);
    }
    show_both(game, console)?;
    if !game.verifica_validade() {
        check(game, console)?;
        console.say("Escolha outro tabuleiro.")?;
        return Ok(Next::NewGame);
    }
    Ok(Next::Play)
}

/// Asks for the name of a file. Returns `None` at the end of the input. If the document's own file
/// is requested but missing, offers to write it.
fn ask_file(console: &mut Console<'_>, files: &FileAccess<'_>) -> io::Result<Option<PathBuf>> {
    let typed = console.ask_name(&format!("Nome do arquivo [{FILE}]: "))?;
    let Some(name) = typed else {
        return Ok(None);
    };
    let name = if name.as_os_str().is_empty() {
        PathBuf::from(FILE)
    } else {
        name
    };
    let is_the_example = name == Path::new(FILE) || with_ending(&name) == Path::new(FILE);
    let is_absent = |name: &Path| {
        let read = (files.read)(name);
        read.is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
    };
    if is_the_example && is_absent(&name) && is_absent(Path::new(FILE)) {
        let question = format!("{FILE} não existe. Gravar nele o tabuleiro do enunciado? (s/n): ");
        let Some(answer) = console.ask(&question)? else {
            return Ok(None);
        };
        if answer.eq_ignore_ascii_case("s") {
            let written = (files.write)(Path::new(FILE), sudoku01().as_bytes());
            console.say(&match written {
                Ok(()) => format!("{FILE} gravado."),
                Err(error) => {
                    let reason = reason(&error, LabLanguage::Portuguese);
                    format!("{FILE} não pode ser gravado: {reason}.")
                }
            })?;
        }
    }
    Ok(Some(name))
}

const OPTIONS: &str = "
j - jogar                  a - apagar
i - imprimir o tabuleiro   g - graus de liberdade
v - verificar a validade   d - dica sobre uma célula
n - novo jogo              s - sair
ou a jogada de uma vez: linha coluna valor";

/// Plays until the board is full, the player asks for a new game or quits, or the input ends.
fn play(game: &mut Sudoku, console: &mut Console<'_>) -> io::Result<Next> {
    if !game.verifica_fim_do_jogo() {
        console.say(OPTIONS)?;
    }
    while !game.verifica_fim_do_jogo() {
        let Some(typed) = console.ask("Opção: ")? else {
            return Ok(Next::InputEnded);
        };
        match typed.to_lowercase().as_str() {
            "j" => {
                if let Some((cell, digit)) = ask_move(console)? {
                    let [row, column] = numbers(cell);
                    attempt(game, [row, column, digit.get().into()], console)?;
                }
            }
            "a" => erase(game, console)?,
            "i" => show_board(game, console)?,
            "g" => show_degrees(game, console)?,
            "v" => check(game, console)?,
            "d" => {
                if let Some(cell) = ask_cell(console)? {
                    hint(game, cell, console)?;
                }
            }
            "n" => return Ok(Next::NewGame),
            "s" => return Ok(Next::Quit),
            _ => {
                if let Some(&[row, column, value]) = integers(&typed).as_deref() {
                    attempt(game, [row, column, value], console)?;
                } else {
                    console.say("Opção inválida.")?;
                    console.say(OPTIONS)?;
                }
            }
        }
    }
    console.say("\nParabéns! Você completou o sudoku!")?;
    show_both(game, console)?;
    Ok(Next::NewGame)
}

fn attempt(
    game: &mut Sudoku,
    [row, column, value]: [i64; 3],
    console: &mut Console<'_>,
) -> io::Result<()> {
    match game.jogada_valida(row, column, value) {
        Ok(()) => console.say("Jogada válida."),
        Err(refusal) => console.say(&format!("Jogada inválida: {refusal}.")),
    }
}

fn erase(game: &mut Sudoku, console: &mut Console<'_>) -> io::Result<()> {
    let Some(cell) = ask_cell(console)? else {
        return Ok(());
    };
    if game.board()[cell].is_none() {
        return console.say(&format!("A célula {} já está vazia.", place(cell)));
    }
    let [row, column] = numbers(cell);
    match game.erase(row, column) {
        Ok(()) => console.say("Célula apagada."),
        Err(refusal) => console.say(&format!("Não foi apagada: {refusal}.")),
    }
}

/// Reports whether any digit is repeated and where, and which cells have no candidates left.
fn check(game: &Sudoku, console: &mut Console<'_>) -> io::Result<()> {
    let board = game.board();
    if game.verifica_validade() {
        console.say("Tabuleiro válido: nenhum número se repete.")?;
    }
    for conflict in board.conflicts() {
        console.say(&format!("Tabuleiro inválido: {}.", repeats(&conflict)))?;
    }
    for cell in !board.filled() {
        if board.candidates(cell).is_empty() {
            let cell = place(cell);
            console.say(&format!("A célula {cell} não tem mais número possível."))?;
        }
    }
    Ok(())
}

/// Writes the restrictions on a cell, counted in the same way as in the document.
fn hint(game: &Sudoku, cell: Cell, console: &mut Console<'_>) -> io::Result<()> {
    let board = game.board();
    let name = place(cell);
    if let Some(digit) = board[cell] {
        return console.say(&format!("A célula {name} já tem o {digit}."));
    }
    let [row, column, box_] = cell.houses();
    let possible = board.candidates(cell);
    for (title, digits) in [
        (format!("da linha {}", row.number()), board.digits_in(row)),
        (
            format!("da coluna {}", column.number()),
            board.digits_in(column),
        ),
        (format!("da caixa {}", box_.number()), board.digits_in(box_)),
        ("distintos nas restrições".to_owned(), !possible),
        (format!("possíveis para a célula {name}"), possible),
    ] {
        console.say(&format!("Números {title}: {}", list(digits)))?;
    }
    let degrees = game.calcula_graus_de_liberdade()[cell.row()][cell.column()];
    console.say(&format!("Graus de liberdade da célula {name}: {degrees}"))
}

fn list(digits: DigitSet) -> String {
    if digits.is_empty() {
        return "nenhum".to_owned();
    }
    let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    digits.join(", ")
}

fn show_board(game: &Sudoku, console: &mut Console<'_>) -> io::Result<()> {
    console.say(&format!("\nTabuleiro:\n{}", game.imprime_tabuleiro()))
}

fn show_degrees(game: &Sudoku, console: &mut Console<'_>) -> io::Result<()> {
    console.say(&format!(
        "\nGraus de liberdade:\n{}",
        game.imprime_graus_de_liberdade()
    ))
}

fn show_both(game: &Sudoku, console: &mut Console<'_>) -> io::Result<()> {
    show_board(game, console)?;
    show_degrees(game, console)
}

/// Row and column counted from 1.
fn numbers(cell: Cell) -> [i64; 2] {
    [cell.row() + 1, cell.column() + 1].map(|number| i64::from(number as u8))
}

/// The document's `lerCelula`: asks for row, column and digit. Returns `None` after an empty line.
fn ask_move(console: &mut Console<'_>) -> io::Result<Option<(Cell, Digit)>> {
    let Some(cell) = ask_cell(console)? else {
        return Ok(None);
    };
    let digit = ask_number(console, "Digite o valor da célula: ")?;
    Ok(digit.map(|digit| (cell, digit)))
}

fn ask_cell(console: &mut Console<'_>) -> io::Result<Option<Cell>> {
    let Some(row) = ask_number(console, "Digite o número da linha: ")? else {
        return Ok(None);
    };
    let column = ask_number(console, "Digite o número da coluna: ")?;
    Ok(column.map(|column| cell(row, column)))
}

/// Asks for a number between 1 and 9 until one is typed. Anything else is ignored, as the document
/// requires. Returns `None` after an empty line or at the end of the input.
fn ask_number(console: &mut Console<'_>, question: &str) -> io::Result<Option<Digit>> {
    while let Some(typed) = console.ask(question)? {
        if typed.is_empty() {
            break;
        }
        if let Ok(number) = typed.parse::<i64>() {
            if let Some(digit) = digit(number) {
                return Ok(Some(digit));
            }
            console.say(&format!("{number} está fora do intervalo de 1 a 9."))?;
        }
    }
    Ok(None)
}
