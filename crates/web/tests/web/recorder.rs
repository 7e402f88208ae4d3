//! A stub of the `lund` interface that records every call. It does not solve anything: its answers
//! could not come from a real solver.

use novena_labs::lund::{SolverError, SudokuSolver};

/// The stub.
pub(crate) struct Recorder {
    matrix: [[u8; 9]; 9],
    record: Box<dyn Fn(String) + Send + Sync>,
}

impl Recorder {
    /// Creates a stub that passes each call to `record`, in words.
    pub(crate) fn new(record: impl Fn(String) + Send + Sync + 'static) -> Self {
        record("new".to_owned());
        Self {
            matrix: [[0; 9]; 9],
            record: Box::new(record),
        }
    }

    fn written(&self) -> String {
        self.matrix
            .as_flattened()
            .iter()
            .map(u8::to_string)
            .collect()
    }
}

impl SudokuSolver for Recorder {
    /// With a 9 at the top left, there is no solution. Otherwise, every empty cell is filled with
    /// the number of its row.
    fn solve(&mut self) -> bool {
        let solved = self.matrix[0][0] != 9;
        (self.record)(format!("solve {solved}"));
        for (digit, row) in (1..).zip(&mut self.matrix) {
            for cell in row.iter_mut().filter(|cell| solved && **cell == 0) {
                *cell = digit;
            }
        }
        solved
    }

    fn add(&mut self, row: usize, col: usize, digit: u8) -> Result<(), SolverError> {
        (self.record)(format!("add {row} {col} {digit}"));
        self.matrix[row][col] = digit;
        Ok(())
    }

    fn remove(&mut self, row: usize, col: usize) -> Result<(), SolverError> {
        (self.record)(format!("remove {row} {col}"));
        self.matrix[row][col] = 0;
        Ok(())
    }

    fn get(&self, row: usize, col: usize) -> Result<u8, SolverError> {
        (self.record)(format!("get {row} {col}"));
        Ok(self.matrix[row][col])
    }

    fn is_valid(&self) -> bool {
        (self.record)("isValid".to_owned());
        true
    }

    fn clear(&mut self) {
        (self.record)("clear".to_owned());
        self.matrix = [[0; 9]; 9];
    }

    fn set_matrix(&mut self, matrix: &[&[u8]]) -> Result<(), SolverError> {
        let rows: Vec<[u8; 9]> = matrix
            .iter()
            .filter_map(|row| (*row).try_into().ok())
            .collect();
        let rows = rows.try_into();
        self.matrix = rows.map_err(|_| SolverError::NotNineRows(matrix.len()))?;
        (self.record)(format!("setMatrix {}", self.written()));
        Ok(())
    }

    fn get_matrix(&self) -> [[u8; 9]; 9] {
        (self.record)(format!("getMatrix {}", self.written()));
        self.matrix
    }
}
