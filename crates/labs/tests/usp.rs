//! Tests `usp`: the document's methods, the facts it states, every refusal, and its three games.

mod common;

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

use common::{babble, check_golden, noise, root, testdata};
use novena_core::{Board, Cell, House, Puzzle};
use novena_generator::Random;
use novena_kernel::{Solver, Wave};
use novena_labs::usp::{self, BoardOrigin, FileAccess, MoveError, Sudoku};
use novena_labs::{Console, Outcome, from_disk};

const FIGURE_2: &str =
    "000120034000530067832400000007260900051090380004085100000003459640052000190047000";
const FIGURE_12: &str =
    "576129834419538267832476591387261945251794386964385172728613459643952718195847623";

/// Files, by name, for the programs to read.
fn reader(files: &[(&str, &str)]) -> impl Fn(&Path) -> io::Result<Vec<u8>> {
    move |path| {
        let found = files.iter().find(|(name, _)| Path::new(name) == path);
        let (_, text) = found.ok_or(io::ErrorKind::NotFound)?;
        Ok(text.as_bytes().to_vec())
    }
}

fn session(files: &[(&str, &str)], seed: u64, script: &[u8]) -> String {
    let (mut input, mut output) = (script, Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    console.echo(true);
    let files = FileAccess {
        read: &reader(files),
        write: &|_, _| Err(io::ErrorKind::PermissionDenied.into()),
    };
    let outcome = usp::run(&mut console, &mut Random::new(seed), &files).unwrap();
    assert_eq!(outcome, Outcome::Done);
    String::from_utf8_lossy(&output).into_owned()
}

/// Returns a game loaded from the text of a file.
fn game(text: &str) -> Sudoku {
    let mut game = Sudoku::new();
    game.le_tabuleiro_arquivo(Path::new("f"), &reader(&[("f", text)]))
        .unwrap();
    game
}

fn document() -> Sudoku {
    game(&usp::sudoku01())
}

#[test]
fn the_example_file_is_figure_2() {
    let text = usp::sudoku01();
    assert!(text.starts_with("1 4 1\n1 5 2\n1 8 3\n"));
    assert!(text.contains("\n6 5 8\n"));
    assert_eq!(document().board().to_string().replace('.', "0"), FIGURE_2);
    check_golden(&root().join("examples/usp/sudoku01.txt"), &text);
}

#[test]
fn the_facts_of_the_document() {
    let mut game = document();
    let degrees = game.calcula_graus_de_liberdade();
    assert_eq!((degrees[2][4], degrees[8][8]), (1, 4));
    assert_eq!(game.board().candidates(Cell::at(2, 4)).to_string(), "7");
    assert_eq!(game.board().candidates(Cell::at(8, 8)).to_string(), "2368");
    assert_eq!(game.jogada_valida(2, 1, 4), Ok(()));
    assert_eq!(degrees[0][3], 0);
}

/// Checks that a move is refused because of a conflict in this house, and that the board is
/// unchanged.
#[track_caller]
fn check_conflict(game: &mut Sudoku, [row, column, value]: [i64; 3], house: House, text: &str) {
    let before = game.clone();
    let refusal = game.jogada_valida(row, column, value).unwrap_err();
    let MoveError::Repeats(_, met) = &refusal else {
        panic!("{refusal}");
    };
    assert!(met.iter().any(|conflict| conflict.house == house));
    assert_eq!(refusal.to_string(), text);
    assert_eq!(*game, before);
}

/// Figure 4 without the digit that breaks the rule.
const FIGURE_4: &str =
    "...1298344.9538.678324765...87261945.5179.38.9.4385172.28.1345964..52.1819..47.2.";

/// Returns the document's game, played up to the position shown in a figure.
fn played_to(figure: &str) -> Sudoku {
    let board: Board = figure.parse().unwrap();
    let mut game = document();
    for cell in board.filled() - game.board().filled() {
        let numbers = [cell.row() as u8 + 1, cell.column() as u8 + 1].map(i64::from);
        let digit = board[cell].unwrap().get();
        game.jogada_valida(numbers[0], numbers[1], digit.into())
            .unwrap();
    }
    assert_eq!(*game.board(), board);
    game
}

#[test]
fn the_refused_moves_of_figures_4_to_6() {
    check_conflict(
        &mut played_to(FIGURE_4),
        [8, 3, 9],
        House::column(2),
        "o 9 se repete na coluna 3, na célula (2,3); o 9 se repete na caixa 7, na célula (9,2)",
    );
    check_conflict(
        &mut played_to(&FIGURE_4.replace("47.2.", "47...")),
        [3, 8, 2],
        House::row(2),
        "o 2 se repete na linha 3, na célula (3,3)",
    );
    check_conflict(
        &mut played_to(&FIGURE_4.replacen("98", "9.", 1)),
        [8, 7, 8],
        House::box_(8),
        "o 8 se repete na linha 8, na célula (8,9); o 8 se repete na caixa 9, na célula (8,9)",
    );
}

#[test]
fn the_initial_board_cannot_be_changed() {
    let mut game = document();
    let before = game.clone();
    for value in 1..=9 {
        assert!(matches!(
            game.jogada_valida(1, 4, value),
            Err(MoveError::Initial(..))
        ));
    }
    assert!(matches!(game.erase(1, 4), Err(MoveError::Initial(..))));
    assert_eq!(game, before);
    // The player's own digits can be changed, even by playing over them.
    game.jogada_valida(1, 1, 7).unwrap();
    game.jogada_valida(1, 1, 5).unwrap();
    game.erase(1, 1).unwrap();
    assert_eq!(game, before);
}

#[test]
fn numbers_out_of_range_are_refused() {
    let mut game = document();
    let before = game.clone();
    for [row, column, value] in [
        [0, 1, 5],
        [10, 1, 5],
        [1, 0, 5],
        [1, 10, 5],
        [1, 1, 0],
        [1, 1, 10],
        [1, 1, -1],
        [i64::MAX, i64::MIN, 300],
    ] {
        assert!(matches!(
            game.jogada_valida(row, column, value),
            Err(MoveError::OutOfRange { .. })
        ));
    }
    assert!(game.erase(0, 1).is_err());
    assert_eq!(game, before);
}

#[test]
fn the_game_is_over_when_the_board_is_full() {
    let mut game = document();
    let solution: Board = FIGURE_12.parse().unwrap();
    for cell in !game.board().filled() {
        assert!(!game.verifica_fim_do_jogo());
        let numbers = [cell.row() as u8 + 1, cell.column() as u8 + 1].map(i64::from);
        let digit = solution[cell].unwrap().get();
        game.jogada_valida(numbers[0], numbers[1], digit.into())
            .unwrap();
        assert!(game.verifica_validade());
    }
    assert!(game.verifica_fim_do_jogo());
    assert_eq!(game.calcula_graus_de_liberdade(), [[0; 9]; 9]);
}

#[test]
fn a_new_game_forgets_the_old_one() {
    let mut random = Random::new(3);
    let mut game = Sudoku::new();
    game.novo_jogo(BoardOrigin::Random(&mut random))
        .unwrap()
        .unwrap();
    assert!(game.verifica_validade());
    assert!(game.board().filled().len() <= 40);
    let text = usp::sudoku01();
    let files = [("a", text.as_str())];
    let read = reader(&files);
    let file = BoardOrigin::File(Path::new("a"), &read);
    game.novo_jogo(file).unwrap().unwrap();
    assert_eq!(game, document());
    let (mut input, mut output) = (&b"6\n5\n8\n\n"[..], Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    let typed = BoardOrigin::Keyboard(&mut console);
    game.novo_jogo(typed).unwrap().unwrap();
    assert_eq!(game.board().filled().single(), Some(Cell::at(5, 4)));
    assert_eq!(
        String::from_utf8(output).unwrap(),
        "Digite o número da linha: Digite o número da coluna: \
         Digite o valor da célula: Digite o número da linha: "
    );
}

#[test]
fn the_board_and_the_degrees_are_printed_alike() {
    let game = document();
    let rows = |picture: &str| -> Vec<String> {
        let rows = picture.lines().filter(|line| line.contains('|'));
        rows.map(|row| row[2..].replace([' ', '|'], "")).collect()
    };
    let board = rows(&game.imprime_tabuleiro());
    assert_eq!(board.concat().replace('-', "0"), FIGURE_2);
    let degrees = rows(&game.imprime_graus_de_liberdade());
    assert_eq!(degrees.len(), 9);
    for (cell, shown) in Cell::all().zip(degrees.concat().chars()) {
        let counted = game.board().candidates(cell).len();
        assert_eq!(shown.to_digit(10), Some(counted as u32));
    }
}

#[test]
fn every_refusal_in_a_session() {
    let sudoku01 = usp::sudoku01();
    let files = [
        ("sudoku01.txt", sudoku01.as_str()),
        ("linha.txt", "1 1 5\n1 9 5\n"),
        ("coluna.txt", "2 3 9\n8 3 9\n\n"),
        ("caixa.txt", "7 7 8\n9 9 8\n"),
        ("longe.txt", "1 1 5\n1 10 5\n"),
        ("letras.txt", "1 1 x\n"),
        ("duas.txt", "1 1 5\n1 1 6\n"),
    ];
    let script = "\
x\n3\n\n\
0\nnenhum.txt\n0\nlonge.txt\n0\nletras.txt\n0\nduas.txt\n\
0\nlinha.txt\n0\ncoluna.txt\n0\ncaixa.txt\n\
1\n1\n1\n5\n1\n5\n5\n\n\
0\n\n\
2 1 4\n\
1 1 4\n\
1 1 8\n\
1 1 2\n\
1 1 x\n1 1\nz\n\n\
1 4 1\n\
10 1 1\n1 0 1\n1 1 10\n1 1 -1\n\
j\n1\n1\n7\n\
j\numa\n0\n1\n10\nx\n2\n99\n-3\ndez\n1\n\
j\n\n\
j\n1\n\n\
a\n1\n1\n\
a\n1\n1\n\
a\n1\n4\n\
a\n\n\
d\n3\n5\n\
d\n9\n9\n\
d\n1\n4\n\
d\n\n\
v\ni\ng\n\
n\n1\n6\n5\n8\nabc\n11\n6\nx\n5\n9\n\n\
v\ns\n";
    let output = session(&files, 1, script.as_bytes());
    for message in [
        "o arquivo não existe",
        "se repete na linha 1,",
        "se repete na coluna 3,",
        "se repete na caixa 9,",
        "Jogada inválida: o 4 se repete na linha 1,",
        "Jogada inválida: o 8 se repete na coluna 1,",
        "faz parte do tabuleiro inicial",
        "Jogada inválida: a linha 10 está fora do intervalo de 1 a 9.",
        "\n10 está fora do intervalo de 1 a 9.\n",
        "Opção inválida.",
        "Escolha outro tabuleiro.",
        "Jogada válida.",
        "Números possíveis para a célula (9,9): 2, 3, 6, 8\n",
    ] {
        assert!(output.contains(message), "{message:?}");
    }
    check_golden(&testdata("usp-refusals.txt"), &output);
}

#[test]
fn an_unreadable_file_is_reported_in_portuguese() {
    let read = |_: &Path| Err(io::ErrorKind::IsADirectory.into());
    let problem = Sudoku::new()
        .le_tabuleiro_arquivo(Path::new("f"), &read)
        .unwrap_err();
    assert_eq!(
        problem.to_string(),
        "o arquivo não pode ser lido: é uma pasta"
    );
}

/// `LeitorDeArquivo("sudoku01")` opens `sudoku01.txt`.
#[test]
fn a_name_without_its_ending_finds_the_file() {
    let sudoku01 = usp::sudoku01();
    for (files, typed) in [
        (vec![("sudoku01.txt", sudoku01.as_str())], "sudoku01"),
        (vec![("sudoku01.txt", &sudoku01)], "sudoku01.txt"),
        (vec![("sudoku01.txt", &sudoku01)], ""),
        (
            vec![("sudoku01", &sudoku01), ("sudoku01.txt", "x")],
            "sudoku01",
        ),
        (vec![("outro.v2.txt", &sudoku01)], "outro.v2"),
    ] {
        let output = session(&files, 1, format!("0\n{typed}\ns\n").as_bytes());
        assert!(output.contains("1 | - - - | 1 2 - | - 3 4 |"), "{output}");
        assert!(!output.contains("não existe"), "{output}");
    }
}

/// The program offers to write the document's file only if it is missing.
#[test]
fn the_example_file_is_offered() {
    use std::cell::RefCell;

    let play = |script: &str, may_write: bool| {
        let disk: RefCell<Option<Vec<u8>>> = RefCell::default();
        let (mut input, mut output) = (script.as_bytes(), Vec::new());
        let mut console = Console::new(&mut input, &mut output);
        let files = FileAccess {
            read: &|name| match &*disk.borrow() {
                Some(bytes) if name == Path::new(usp::FILE) => Ok(bytes.clone()),
                _ => Err(io::ErrorKind::NotFound.into()),
            },
            write: &|name, bytes| {
                assert_eq!(name, Path::new(usp::FILE));
                if !may_write {
                    return Err(io::ErrorKind::PermissionDenied.into());
                }
                *disk.borrow_mut() = Some(bytes.to_vec());
                Ok(())
            },
        };
        usp::run(&mut console, &mut Random::new(1), &files).unwrap();
        (String::from_utf8(output).unwrap(), disk.into_inner())
    };
    let offer = "sudoku01.txt não existe. Gravar nele o tabuleiro do enunciado? (s/n): ";
    for name in ["", "sudoku01", "sudoku01.txt"] {
        for yes in ["s", "S"] {
            let (output, written) = play(&format!("0\n{name}\n{yes}\ns\n"), true);
            assert_eq!(written, Some(usp::sudoku01().into_bytes()));
            assert!(output.contains(&format!("{offer}sudoku01.txt gravado.\n")));
            assert!(output.contains("1 | - - - | 1 2 - | - 3 4 |"), "{output}");
        }
        let (output, written) = play(&format!("0\n{name}\nn\ns\n"), true);
        assert_eq!(written, None);
        let refused = format!("{offer}Tabuleiro não carregado: o arquivo não existe.\n");
        assert!(output.contains(&refused), "{output}");
    }
    let (output, _) = play("0\n\ns\ns\n", false);
    assert!(output.contains("sudoku01.txt não pode ser gravado: permissão negada.\n"));
    let (output, written) = play("0\noutro.txt\ns\n", true);
    assert_eq!(written, None);
    assert!(!output.contains(offer), "{output}");
}

#[test]
fn capital_letters_are_accepted() {
    let letters = "0\nsudoku01\nJ\n2\n1\n4\nI\nG\nV\nD\n9\n9\nA\n2\n1\nN\nS\n";
    let sudoku01 = usp::sudoku01();
    let files = [("sudoku01.txt", sudoku01.as_str())];
    let capital = session(&files, 1, letters.as_bytes());
    let small = session(&files, 1, letters.to_lowercase().as_bytes());
    assert_eq!(capital.to_lowercase(), small.to_lowercase());
    assert!(!capital.contains("Opção inválida"), "{capital}");
    assert!(capital.ends_with("Até logo!\n"), "{capital}");
}

#[cfg(unix)]
#[test]
fn a_file_name_can_be_any_bytes() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let (mut input, mut output) = (&b"0\nn\xfamero 1\ns\n"[..], Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    let files = FileAccess {
        read: &|name| {
            if name.as_os_str() == OsStr::from_bytes(b"n\xfamero 1.txt") {
                Ok(usp::sudoku01().into_bytes())
            } else {
                Err(io::ErrorKind::NotFound.into())
            }
        },
        write: &|_, _| panic!("nothing is written"),
    };
    usp::run(&mut console, &mut Random::new(1), &files).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert!(output.contains("1 | - - - | 1 2 - | - 3 4 |"), "{output}");
}

#[test]
fn a_cell_without_candidates_is_reported() {
    let script = "1\n1\n1\n1\n1\n2\n2\n1\n3\n3\n1\n4\n4\n1\n5\n5\n1\n6\n6\n1\n7\n7\n1\n8\n8\n\n5 9 9\nv\ns\n";
    let output = session(&[], 1, script.as_bytes());
    assert!(output.contains(
        "Opção: v\nTabuleiro válido: nenhum número se repete.\n\
         A célula (1,9) não tem mais número possível.\n"
    ));
}

#[test]
fn loading_a_full_board_wins_the_game() {
    let board: Board = FIGURE_12.parse().unwrap();
    let mut text = String::new();
    for cell in Cell::all() {
        let (row, column) = (cell.row() + 1, cell.column() + 1);
        writeln!(text, "{row} {column} {}", board[cell].unwrap()).unwrap();
    }
    let output = session(&[("cheio", &text)], 1, b"0\ncheio\ns\n");
    assert!(output.contains("Parabéns! Você completou o sudoku!\n"));
    assert!(!output.contains("j - jogar"));
}

#[test]
fn a_seed_repeats_the_random_board() {
    let script = b"2\nn\n2\ns\n";
    assert_eq!(session(&[], 5, script), session(&[], 5, script));
    assert_ne!(session(&[], 5, script), session(&[], 6, script));
}

/// Checks the file that the document asks for, and the script that produces it, against the
/// committed ones.
#[test]
fn the_simulation_matches_the_committed_files() {
    let folder = root().join("examples/usp");
    check_golden(&folder.join("script.txt"), &usp::script());
    let mut transcript = Vec::new();
    usp::simulate(&mut transcript).unwrap();
    let transcript = String::from_utf8(transcript).unwrap();
    check_golden(&folder.join("SudokuSimula.txt"), &transcript);

    // The committed script and file produce the same result when they are read from disk.
    let script = fs::read(folder.join("script.txt")).unwrap();
    let (mut input, mut output) = (&script[..], Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    console.echo(true);
    let read = |name: &Path| from_disk(&folder.join(name));
    let files = FileAccess {
        read: &read,
        write: &|_, _| panic!("there is nothing to write"),
    };
    usp::run(&mut console, &mut Random::new(usp::SEED), &files).unwrap();
    assert_eq!(String::from_utf8(output).unwrap(), transcript);
}

/// Three games, each with everything that the document requires.
#[test]
fn the_simulation_shows_everything_the_document_requires() {
    let mut transcript = Vec::new();
    usp::simulate(&mut transcript).unwrap();
    let transcript = String::from_utf8(transcript).unwrap();
    let games: Vec<&str> = transcript
        .split("De onde vem o tabuleiro?")
        .skip(1)
        .collect();
    // In the last part, the player ends the program.
    assert_eq!(games.len(), 4);
    assert!(games[3].ends_with("Origem (s para sair): s\nAté logo!\n"));
    for (game, origin) in games.iter().zip(0..3) {
        assert!(game.contains(&format!("Origem (s para sair): {origin}\n")));
        // The board is drawn after loading, twice during the game, and at the end, when it is full.
        assert_eq!(game.matches("\nTabuleiro:\n").count(), 4);
        assert_eq!(game.matches("\nGraus de liberdade:\n").count(), 4);
        assert!(game.matches("Jogada inválida: ").count() >= 3);
        for rule in ["na linha", "na coluna", "na caixa", "tabuleiro inicial"] {
            let refused = |line: &str| line.contains("Jogada inválida") && line.contains(rule);
            assert!(game.lines().any(refused), "{rule}");
        }
        let (played, end) = game.split_once("Parabéns!").unwrap();
        assert!(played.contains("Jogada válida."));
        assert!(!end.contains(" -"), "the last board is full");
    }
    assert!(games[1].contains("Digite o número da linha: 6\nDigite o número da coluna: 5\n"));
}

#[test]
fn random_bytes_do_no_harm() {
    for seed in 0..5 {
        session(&[], seed, &noise(seed, 10_000));
        // Type the random bytes inside a game with a random board.
        let mut script = b"2\n".to_vec();
        script.extend(noise(seed, 10_000));
        session(&[], seed, &script);
        let words = [
            "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "a", "i", "g", "v", "d",
            "n", "x",
        ];
        session(&[], seed, &babble(seed, 10_000, &words));
    }
}

/// Typing in the unique solution is never refused, on any board.
#[test]
fn the_solution_is_always_accepted() {
    for seed in 0..50 {
        let mut game = Sudoku::new();
        game.gera_tabuleiro_aleatorio(&mut Random::new(seed));
        let solution = Wave::new()
            .solve(&Puzzle::new(*game.board()))
            .first()
            .unwrap();
        for cell in !game.board().filled() {
            let numbers = [cell.row() as u8 + 1, cell.column() as u8 + 1].map(i64::from);
            let digit = solution[cell].get();
            assert_eq!(
                game.jogada_valida(numbers[0], numbers[1], digit.into()),
                Ok(())
            );
        }
        assert!(game.verifica_fim_do_jogo() && game.verifica_validade());
    }
}
