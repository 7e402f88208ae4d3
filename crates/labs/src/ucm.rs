//! `ucm`: a game with a menu, which uses a file of initial values and a file with the solution.
//!
//! The code follows the order of the document: its data structures (`Tablero`, the separate
//! solution, `Lista`), `main()` ([`run`] and `jugar`), and then the subprograms, each with a
//! comment about its purpose, its parameters and its result. Array indices run from 0 to 8; for the
//! user, rows and columns are numbered from 1 to 9.
//!
//! The initial file consists of lines `row column digit`, each number between 1 and 9, and ends
//! with the line `-1`. The solution file consists of nine rows of nine values. The document takes
//! the correctness of the solution for granted ("no hay que comprobar errores"), so the contents of
//! that file are not checked.
//!
//! If the input ends, the program prints a message to that effect and exits as it does after
//! option 0.

mod answers;

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use novena_core::{Cell, Digit};

use crate::drawing::drawing;
use crate::entries::{self, EntryError};
use crate::files::{LabLanguage, file_text, reason};
use crate::numbers::integers;
use crate::{Console, Outcome, ReadFile};
use answers::Answers;

/// The name of the initial file, if none is specified.
pub const INITIAL: &str = "sudoku1.txt";

/// The name of the solution file, if none is specified.
pub const SOLUTION: &str = "solsdk1.txt";

/// The number of rows and columns of a board.
const DIM: usize = 9;

/// The document's `tTablero`: the state of the game.
struct Tablero {
    /// The number of empty cells. Every move updates it, so the cells need not be counted again.
    vacias: usize,
    /// The digits, with 0 for empty cells.
    casillas: [[u8; DIM]; DIM],
    /// Which cells contain an initial value.
    iniciales: [[bool; DIM]; DIM],
}

/// The solution. It is separate from the board, because only option 4 and the end of the game need
/// it.
type Solucion = [[i64; DIM]; DIM];

/// A list of digits, stored as an array with a counter.
#[derive(Default)]
struct Lista {
    contador: usize,
    digitos: [u8; DIM],
}

impl Lista {
    /// Returns the digits in the list.
    fn digitos(&self) -> &[u8] {
        &self.digitos[..self.contador]
    }
}

/// The files of a game. The program asks the user for any file that is not specified.
#[derive(Clone, Debug, Default)]
pub struct GameFiles {
    /// The file of initial values.
    pub initial: Option<PathBuf>,
    /// The file with the solution.
    pub solution: Option<PathBuf>,
}

/// `main()`: asks for the names of the files, loads them, and plays. Returns how the game ended.
pub fn run(
    console: &mut Console<'_>,
    files: &GameFiles,
    read: ReadFile<'_>,
) -> io::Result<Outcome> {
    let mut tablero = inicializar();
    let initial_file = pedir_nombre(
        console,
        files.initial.as_deref(),
        "valores iniciales",
        INITIAL,
    )?;
    let Some(initial_file) = initial_file else {
        return end_of_input(console);
    };
    let solution_file = pedir_nombre(console, files.solution.as_deref(), "la solucion", SOLUTION)?;
    let Some(solution_file) = solution_file else {
        return end_of_input(console);
    };
    let loaded = cargar_valores_iniciales(&initial_file, read, &mut tablero)
        .and_then(|()| cargar_solucion(&solution_file, read));
    let outcome = match loaded {
        Err(message) => {
            console.say(&message)?;
            Outcome::BadInput
        }
        Ok(solucion) => {
            if jugar(console, &mut tablero, &solucion)?.is_none() {
                return end_of_input(console);
            }
            Outcome::Done
        }
    };
    console.ask("Pulsa Intro para terminar... ")?;
    console.flush()?;
    Ok(outcome)
}

/// The rest of `main()`: draws the board, shows the menu and carries out the chosen option, until
/// option 0 is chosen or the sudoku is solved. Takes the board and the solution. Returns `None` if
/// the input has ended.
fn jugar(
    console: &mut Console<'_>,
    tablero: &mut Tablero,
    solucion: &Solucion,
) -> io::Result<Option<()>> {
    loop {
        dibujar(console, tablero)?;
        let Some(opcion) = menu(console)? else {
            return Ok(None);
        };
        let done = match opcion {
            1 => ver_posibles_valores(console, tablero)?,
            2 => colocar_un_valor(console, tablero)?,
            3 => borrar_el_valor(console, tablero)?,
            4 => mostrar_valores_incorrectos(console, tablero, solucion)?,
            5 => reiniciar_tablero(console, tablero)?,
            6 => completar_casillas_simples(console, tablero)?,
            _ => Some(()),
        };
        if done.is_none() {
            return Ok(None);
        }
        let resuelto = esta_resuelto(tablero, solucion);
        if resuelto {
            console.say("ENHORABUENA! Has resuelto el sudoku")?;
        }
        if resuelto || opcion == 0 {
            return Ok(Some(()));
        }
    }
}

/// Reports that the input has ended. Returns how the program then ends.
fn end_of_input(console: &mut Console<'_>) -> io::Result<Outcome> {
    console.say("Fin de la entrada")?;
    console.flush()?;
    Ok(Outcome::Done)
}

/// Asks for the name of a file. Takes the name given on the command line, a description of the
/// contents of the file, and the name to use for an empty answer. Returns the name, or `None` at
/// the end of the input.
fn pedir_nombre(
    console: &mut Console<'_>,
    given: Option<&Path>,
    what: &str,
    default: &str,
) -> io::Result<Option<PathBuf>> {
    if let Some(given) = given {
        return Ok(Some(given.to_owned()));
    }
    let typed = console.ask_name(&format!("Archivo de {what} [{default}]: "))?;
    Ok(typed.map(|typed| {
        if typed.as_os_str().is_empty() {
            PathBuf::from(default)
        } else {
            typed
        }
    }))
}

/// Returns whether the game is won: there are no empty cells, and every value matches the solution.
/// Takes the board and the solution.
fn esta_resuelto(tablero: &Tablero, solucion: &Solucion) -> bool {
    tablero.vacias == 0 && incorrectos(tablero, solucion).is_empty()
}

// ---- Primeros subprogramas ----

const MENU: &str = "\
0.- SALIR
1.- Ver posibles valores de casilla
2.- Colocar un valor en una casilla
3.- Borrar el valor de una casilla
4.- Mostrar valores incorrectos
5.- Reiniciar tablero
6.- Completar casillas simples";

/// Menú: shows the menu and asks until a valid option is chosen. Returns the option, or `None` at
/// the end of the input.
fn menu(console: &mut Console<'_>) -> io::Result<Option<i64>> {
    console.say(MENU)?;
    answers::option(console)
}

/// Inicialización: returns a board on which every cell is empty.
const fn inicializar() -> Tablero {
    Tablero {
        vacias: DIM * DIM,
        casillas: [[0; DIM]; DIM],
        iniciales: [[false; DIM]; DIM],
    }
}

/// Carga de valores iniciales: takes the name of the file and an empty board, and puts the values
/// from the file on the board. Returns an error if the file is missing or invalid.
fn cargar_valores_iniciales(
    name: &Path,
    read: ReadFile<'_>,
    tablero: &mut Tablero,
) -> Result<(), String> {
    let text = leer(name, read)?;
    let wrong = |message: &str| Err(format!("ERROR en {}: {message}", name.display()));
    let is_end = |line: &str| integers(line).as_deref() == Some(&[-1]);
    let lines = text.lines().take_while(|line| !is_end(line));
    let board = match entries::parse(lines) {
        Ok(board) => board,
        Err((number, error)) => {
            let message = match error {
                EntryError::NotThreeIntegers => "se esperaban tres enteros, fila, columna y valor",
                EntryError::OutOfRange(_) => "hay un dato fuera del intervalo 1..9",
                EntryError::Twice(_) => "la casilla ya tiene otro valor",
            };
            return wrong(&format!("linea {number}: {message}"));
        }
    };
    if !text.lines().any(is_end) {
        return wrong("falta la linea final con -1");
    }
    for casilla in board.filled() {
        let (f, c) = (casilla.row(), casilla.column());
        tablero.casillas[f][c] = board[casilla].map_or(0, Digit::get);
        tablero.iniciales[f][c] = true;
        tablero.vacias -= 1;
    }
    Ok(())
}

/// Carga de la solución: takes the name of the file and returns the array, or an error if the file
/// cannot be read. The contents are not validated: numbers are read regardless of line endings, and
/// missing numbers are 0.
fn cargar_solucion(name: &Path, read: ReadFile<'_>) -> Result<Solucion, String> {
    let text = leer(name, read)?;
    let numbers = text.split_whitespace().map_while(|word| word.parse().ok());
    let mut numbers = numbers.fuse();
    let mut solucion = Solucion::default();
    for value in solucion.as_flattened_mut() {
        *value = numbers.next().unwrap_or(0);
    }
    Ok(solucion)
}

/// Takes the name of a file. Returns its text, or an error if it is missing or cannot be read.
fn leer(name: &Path, read: ReadFile<'_>) -> Result<String, String> {
    match read(name) {
        Ok(bytes) => Ok(file_text(&bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(format!("ERROR: no existe el archivo {}", name.display()))
        }
        Err(error) => Err(format!(
            "ERROR: no se puede leer el archivo {}: {}",
            name.display(),
            reason(&error, LabLanguage::Spanish)
        )),
    }
}

/// Dibujo del sudoku: takes the board and draws it, with lines around the regions and three
/// character positions for each digit.
fn dibujar(console: &mut Console<'_>, tablero: &Tablero) -> io::Result<()> {
    let shown = |casilla: Cell| match tablero.casillas[casilla.row()][casilla.column()] {
        0 => ' ',
        digito => char::from(b'0' + digito),
    };
    console.say(&drawing("  ", shown))
}

// ---- Opción 1 ----

/// ¿Casilla vacía? Takes the board, a row and a column.
const fn casilla_vacia(tablero: &Tablero, f: usize, c: usize) -> bool {
    tablero.casillas[f][c] == 0
}

/// ¿Está en la fila? Takes the board, a row and a digit.
fn esta_en_la_fila(tablero: &Tablero, f: usize, digito: u8) -> bool {
    (0..DIM).any(|c| tablero.casillas[f][c] == digito)
}

/// ¿Está en la columna? Takes the board, a column and a digit.
fn esta_en_la_columna(tablero: &Tablero, c: usize, digito: u8) -> bool {
    (0..DIM).any(|f| tablero.casillas[f][c] == digito)
}

/// ¿Está en la región? Takes the board, a cell of the region and a digit.
fn esta_en_la_region(tablero: &Tablero, f: usize, c: usize, digito: u8) -> bool {
    // The region of (f, c) starts at (f/3)*3, (c/3)*3.
    let (f, c) = (f / 3 * 3, c / 3 * 3);
    (f..f + 3).any(|f| (c..c + 3).any(|c| tablero.casillas[f][c] == digito))
}

/// ¿Es candidato? Takes the board, a cell and a digit. Returns true if the digit does not occur in
/// the row, the column or the region.
fn es_candidato(tablero: &Tablero, f: usize, c: usize, digito: u8) -> bool {
    !esta_en_la_fila(tablero, f, digito)
        && !esta_en_la_columna(tablero, c, digito)
        && !esta_en_la_region(tablero, f, c, digito)
}

/// Cálculo de los candidatos: takes the board and a cell, and returns the list of the cell's
/// candidates.
fn candidatos(tablero: &Tablero, f: usize, c: usize) -> Lista {
    let mut lista = Lista::default();
    for digito in 1..=9 {
        if es_candidato(tablero, f, c, digito) {
            lista.digitos[lista.contador] = digito;
            lista.contador += 1;
        }
    }
    lista
}

/// Opción 1, ver posibles valores de casilla: takes the board. Asks for a cell and shows its
/// candidates. Like every option, returns `None` at the end of the input.
fn ver_posibles_valores(console: &mut Console<'_>, tablero: &Tablero) -> io::Result<Option<()>> {
    let Some((f, c)) = Answers::default().casilla(console)? else {
        return Ok(None);
    };
    if casilla_vacia(tablero, f, c) {
        let lista = candidatos(tablero, f, c);
        let digitos: Vec<String> = lista.digitos().iter().map(u8::to_string).collect();
        console.say(&digitos.join(" "))?;
    } else {
        console.say("CASILLA NO VACIA")?;
    }
    Ok(Some(()))
}

// ---- Opción 2 ----

/// ¿Casilla con valor inicial? Takes the board, a row and a column.
const fn casilla_inicial(tablero: &Tablero, f: usize, c: usize) -> bool {
    tablero.iniciales[f][c]
}

/// Colocar el valor en la casilla: takes the board, a cell and a digit. Puts the digit there if the
/// cell is empty and the digit is a candidate. Returns whether the digit was placed.
fn colocar_valor(tablero: &mut Tablero, f: usize, c: usize, digito: u8) -> bool {
    let posible = casilla_vacia(tablero, f, c) && es_candidato(tablero, f, c, digito);
    if posible {
        tablero.casillas[f][c] = digito;
        tablero.vacias -= 1;
    }
    posible
}

/// Opción 2, colocar un valor en una casilla: takes the board. Asks for a cell and a value, puts
/// the value there and draws the board, or explains why this is not possible.
fn colocar_un_valor(console: &mut Console<'_>, tablero: &mut Tablero) -> io::Result<Option<()>> {
    let mut answers = Answers::default();
    let Some((f, c)) = answers.casilla(console)? else {
        return Ok(None);
    };
    let Some(digito) = answers.digito(console)? else {
        return Ok(None);
    };
    if casilla_inicial(tablero, f, c) {
        console.say("NO MODIFICABLE")?;
    } else if !casilla_vacia(tablero, f, c) {
        console.say("CASILLA NO VACIA")?;
    } else if colocar_valor(tablero, f, c, digito) {
        dibujar(console, tablero)?;
    } else {
        console.say("DIGITO NO VALIDO")?;
    }
    Ok(Some(()))
}

// ---- Opción 3 ----

/// Takes the board and a cell, and empties the cell.
fn quitar_valor(tablero: &mut Tablero, f: usize, c: usize) {
    tablero.casillas[f][c] = 0;
    tablero.vacias += 1;
}

/// Opción 3, borrar el valor de una casilla: takes the board. Asks for a cell, empties it and draws
/// the board, or explains why this is not possible.
fn borrar_el_valor(console: &mut Console<'_>, tablero: &mut Tablero) -> io::Result<Option<()>> {
    let Some((f, c)) = Answers::default().casilla(console)? else {
        return Ok(None);
    };
    if casilla_vacia(tablero, f, c) {
        console.say("CASILLA VACIA")?;
    } else if casilla_inicial(tablero, f, c) {
        console.say("NO MODIFICABLE")?;
    } else {
        quitar_valor(tablero, f, c);
        dibujar(console, tablero)?;
    }
    Ok(Some(()))
}

// ---- Opción 4 ----

/// Takes the board and the solution. Returns the cells whose values differ.
fn incorrectos(tablero: &Tablero, solucion: &Solucion) -> Vec<(usize, usize)> {
    let all = (0..DIM).flat_map(|f| (0..DIM).map(move |c| (f, c)));
    let wrong = |&(f, c): &(usize, usize)| {
        !casilla_vacia(tablero, f, c) && i64::from(tablero.casillas[f][c]) != solucion[f][c]
    };
    all.filter(wrong).collect()
}

/// Opción 4, mostrar valores incorrectos: takes the board and the solution, and lists the values on
/// the board that differ from the solution.
fn mostrar_valores_incorrectos(
    console: &mut Console<'_>,
    tablero: &Tablero,
    solucion: &Solucion,
) -> io::Result<Option<()>> {
    let mut errores = String::new();
    for (f, c) in incorrectos(tablero, solucion) {
        let _ = write!(
            errores,
            "\n[{},{}] ({})",
            f + 1,
            c + 1,
            tablero.casillas[f][c]
        );
    }
    if errores.is_empty() {
        console.say("NO HAY ERRORES")?;
    } else {
        console.say(&format!("Errores:{errores}"))?;
    }
    Ok(Some(()))
}

// ---- Opción 5 ----

/// Reinicio del juego a sus valores iniciales: takes the board, and empties every cell that does
/// not contain an initial value.
fn reiniciar(tablero: &mut Tablero) {
    for f in 0..DIM {
        for c in 0..DIM {
            if !casilla_vacia(tablero, f, c) && !casilla_inicial(tablero, f, c) {
                quitar_valor(tablero, f, c);
            }
        }
    }
}

/// Opción 5, reiniciar tablero: takes the board, restarts the game and draws the board.
fn reiniciar_tablero(console: &mut Console<'_>, tablero: &mut Tablero) -> io::Result<Option<()>> {
    reiniciar(tablero);
    dibujar(console, tablero)?;
    Ok(Some(()))
}

// ---- Opción 6 ----

/// Completar las casillas con un solo candidato: takes the board, and fills each empty cell that
/// has a single candidate at that moment. Returns the number of cells filled.
fn completar(tablero: &mut Tablero) -> usize {
    let mut completadas = 0;
    for f in 0..DIM {
        for c in 0..DIM {
            if casilla_vacia(tablero, f, c)
                && let &[digito] = candidatos(tablero, f, c).digitos()
                && colocar_valor(tablero, f, c, digito)
            {
                completadas += 1;
            }
        }
    }
    completadas
}

/// Opción 6, completar casillas simples: takes the board, completes these cells and reports how
/// many were filled.
fn completar_casillas_simples(
    console: &mut Console<'_>,
    tablero: &mut Tablero,
) -> io::Result<Option<()>> {
    let completadas = completar(tablero);
    console.say(&format!("Se han completado: {completadas} casillas"))?;
    Ok(Some(()))
}
