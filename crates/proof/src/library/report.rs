use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Read};

use novena_formats::library::Case;
use novena_formats::{Content, Format, Reader};

use super::{FailedCase, Failure, find, length};

/// The result of running a library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The results by code and variant: `0300`, `0402-1`, `0600-x`.
    pub tallies: BTreeMap<String, Tally>,
    /// The number of chains found that have the length given in the library, by code and variant. A
    /// different length is not a failure.
    pub lengths: BTreeMap<String, Tally>,
    /// The failed cases, in the order of the lines.
    pub failures: Vec<FailedCase>,
}

/// The number of cases and how many of them passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of cases that passed.
    pub passed: u64,
    /// The number of cases.
    pub total: u64,
}

/// Prints both numbers: `3 of 4`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.passed, self.total)
    }
}

impl Report {
    /// Runs the selected cases of a library, reading it line by line. `wanted` selects the cases.
    /// Unreadable lines are always reported. Lines without a step are never reported.
    pub fn of(library: impl Read, wanted: impl Fn(&Case) -> bool) -> io::Result<Self> {
        let mut report = Self::default();
        for entry in Reader::new(library, "library", Some(Format::LIBRARY))? {
            let entry = entry?;
            match entry.content {
                Content::Record(record) => {
                    let case = Case::from(&record);
                    if case.step().is_some() && wanted(&case) {
                        report.count(entry.line, &case);
                    }
                }
                Content::Error(error) => report.failures.push(FailedCase {
                    line: entry.line,
                    text: String::new(),
                    failure: Failure::Malformed(error),
                }),
                Content::Neutral(_) => {}
            }
        }
        Ok(report)
    }

    /// Whether every case passed.
    ///
    /// ```
    /// # use novena_proof::library::Report;
    /// assert!(Report::default().is_passed());
    /// ```
    #[must_use]
    pub const fn is_passed(&self) -> bool {
        self.failures.is_empty()
    }

    /// All cases together.
    ///
    /// ```
    /// # use novena_proof::library::Report;
    /// assert_eq!(Report::default().total().to_string(), "0 of 0");
    /// ```
    #[must_use]
    pub fn total(&self) -> Tally {
        let mut all = Tally::default();
        for tally in self.tallies.values() {
            all.passed += tally.passed;
            all.total += tally.total;
        }
        all
    }

    /// The number of lines that could not be read.
    ///
    /// ```
    /// # use novena_proof::library::Report;
    /// let report = Report::of("nonsense\n".as_bytes(), |_| true)?;
    /// assert_eq!(report.malformed(), 1);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn malformed(&self) -> u64 {
        let malformed = |failed: &&FailedCase| matches!(failed.failure, Failure::Malformed(_));
        self.failures.iter().filter(malformed).count() as u64
    }

    fn count(&mut self, line: u64, case: &Case) {
        let dash = if case.variant.is_empty() { "" } else { "-" };
        let name = format!("{}{dash}{}", case.code, case.variant);
        let tally = self.tallies.entry(name.clone()).or_default();
        tally.total += 1;
        match find(case) {
            Ok(step) => {
                tally.passed += 1;
                if let (Some(asked), Some(found)) = (case.length, step.as_ref().and_then(length)) {
                    let lengths = self.lengths.entry(name).or_default();
                    lengths.total += 1;
                    lengths.passed += u64::from(found == asked as usize);
                }
            }
            Err(failure) => self.failures.push(FailedCase {
                line,
                text: case.to_string(),
                failure,
            }),
        }
    }
}
