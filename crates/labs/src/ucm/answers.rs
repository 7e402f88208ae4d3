//! A player's answers to the questions of the menu.
//!
//! The row, the column and the value are read as the document's `cin >> fila >> columna` reads
//! them: number after number, regardless of line endings. If a line contains anything else, the
//! whole line is discarded. An extra number is kept for the next question of the same option. It is
//! discarded when the option ends, so that it cannot be mistaken for a menu option.

use std::io;

use novena_core::Digit;

use crate::Console;
use crate::numbers::{digit, integers};

/// The questions that an option asks. `None` means the end of the input.
#[derive(Default)]
pub(super) struct Answers {
    /// Numbers that were typed but not yet used.
    typed: Vec<i64>,
}

impl Answers {
    /// Solicitud de fila y columna de casilla: keeps asking until the row and the column are
    /// between 1 and 9. Returns them as array indices.
    pub(super) fn casilla(
        &mut self,
        console: &mut Console<'_>,
    ) -> io::Result<Option<(usize, usize)>> {
        let answer = self.digits(console, "Introduce fila y columna [1..9]: ")?;
        Ok(answer.map(|[fila, columna]| (fila.index(), columna.index())))
    }

    /// Solicitud de valor: keeps asking until the value is between 1 and 9.
    pub(super) fn digito(&mut self, console: &mut Console<'_>) -> io::Result<Option<u8>> {
        let answer = self.digits(console, "Introduce valor [1..9]: ")?;
        Ok(answer.map(|[digito]| digito.get()))
    }

    /// Keeps asking until all numbers are in range.
    fn digits<const N: usize>(
        &mut self,
        console: &mut Console<'_>,
        question: &str,
    ) -> io::Result<Option<[Digit; N]>> {
        loop {
            while self.typed.len() < N {
                // If only part of the answer was typed, the rest is read without asking again.
                let question = if self.typed.is_empty() { question } else { "" };
                let Some(line) = console.ask(question)? else {
                    return Ok(None);
                };
                match integers(&line) {
                    Some(numbers) => self.typed.extend(numbers),
                    None => self.typed.clear(),
                }
            }
            let answer: Option<Vec<Digit>> = self.typed.drain(..N).map(digit).collect();
            if let Some(digits) = answer.and_then(|digits| digits.try_into().ok()) {
                return Ok(Some(digits));
            }
            self.typed.clear();
        }
    }
}

/// Keeps asking until an option of the menu is typed. Returns `None` at the end of the input.
pub(super) fn option(console: &mut Console<'_>) -> io::Result<Option<i64>> {
    while let Some(line) = console.ask("Opcion: ")? {
        if let Some(&[option @ 0..=6]) = integers(&line).as_deref() {
            return Ok(Some(option));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the results of asking for a cell and then for a digit, and how often each question
    /// was asked.
    #[track_caller]
    fn check(input: &str, expected: &str, asked: [usize; 2]) {
        let (mut input, mut output) = (input.as_bytes(), Vec::new());
        let mut console = Console::new(&mut input, &mut output);
        let mut answers = Answers::default();
        let mut found = String::from("nothing");
        if let Some((f, c)) = answers.casilla(&mut console).unwrap() {
            found = format!("r{}c{}", f + 1, c + 1);
            if let Some(digito) = answers.digito(&mut console).unwrap() {
                found = format!("{found}={digito}");
            }
        }
        assert_eq!(found, expected);
        let output = String::from_utf8(output).unwrap();
        let times = ["fila y columna", "valor"].map(|what| output.matches(what).count());
        assert_eq!(times, asked, "{output}");
    }

    #[test]
    fn numbers_can_be_on_any_line() {
        for input in ["1 2\n3\n", "1\n2\n3", "1\n\n 2 \n3\n", "1\t2\r\n3\r\n"] {
            check(input, "r1c2=3", [1, 1]);
        }
        // The digit was typed before the prompt appeared.
        check("1 2 3\n", "r1c2=3", [1, 0]);
        check("1\n2 3\n", "r1c2=3", [1, 0]);
        // Before the first number, an empty line causes the question to be repeated.
        check("\n1 2\n\n3\n", "r1c2=3", [2, 2]);
    }

    #[test]
    fn text_that_is_not_a_number_is_dropped_with_its_line() {
        check("x\n1 2\n3\n", "r1c2=3", [2, 1]);
        check("9 x 9\n1\n2\n3\n", "r1c2=3", [2, 1]);
        check("9\nx\n1\n2\n3\n", "r1c2=3", [2, 1]);
        check("1 2\nx 9\n3\n", "r1c2=3", [1, 2]);
        check("99999999999999999999\n1 2 3\n", "r1c2=3", [2, 0]);
    }

    #[test]
    fn a_number_out_of_range_repeats_the_question() {
        check("0 1\n1 10\n1 2\n3\n", "r1c2=3", [3, 1]);
        check("0\n1\n1\n2\n3\n", "r1c2=3", [2, 1]);
        check("1 2\n0\n10\n-3\n3\n", "r1c2=3", [1, 4]);
        // The rest of the line is not used either.
        check("10 5 5 5\n1 2\n3\n", "r1c2=3", [2, 1]);
    }

    #[test]
    fn the_input_may_end_anywhere() {
        check("", "nothing", [1, 0]);
        check("1\n", "nothing", [1, 0]);
        check("1\n2\n", "r1c2", [1, 1]);
    }
}
