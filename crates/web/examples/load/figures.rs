//! The outcomes of the requests made by one kind of client.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

/// The outcome of a request.
#[derive(Clone, Copy)]
pub(crate) enum Outcome {
    Answered,
    /// The response had a status other than 200.
    Refused(u16),
    /// No response arrived before the end.
    Unanswered,
}

/// The response times, and the number of requests with each outcome.
#[derive(Default)]
pub(crate) struct Figures {
    /// The response times in microseconds. For a request that got no response, this is how long the
    /// client waited.
    times: Vec<u32>,
    answered: usize,
    unanswered: usize,
    refused: BTreeMap<u16, usize>,
    failed: BTreeMap<String, usize>,
}

impl Figures {
    pub(crate) fn note(&mut self, outcome: Outcome, took: Duration) {
        let took = u32::try_from(took.as_micros()).unwrap_or(u32::MAX);
        match outcome {
            Outcome::Answered => {
                self.times.push(took);
                self.answered += 1;
            }
            Outcome::Refused(status) => *self.refused.entry(status).or_default() += 1,
            Outcome::Unanswered => {
                self.times.push(took);
                self.unanswered += 1;
            }
        }
    }

    pub(crate) fn fail(&mut self, error: &io::Error) {
        *self.failed.entry(error.kind().to_string()).or_default() += 1;
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.times.extend(other.times);
        self.answered += other.answered;
        self.unanswered += other.unanswered;
        for (status, count) in other.refused {
            *self.refused.entry(status).or_default() += count;
        }
        for (error, count) in other.failed {
            *self.failed.entry(error).or_default() += count;
        }
    }

    pub(crate) const fn answered(&self) -> usize {
        self.answered
    }

    pub(crate) fn report(&mut self, name: &str, took: Duration) {
        self.times.sort_unstable();
        let at = |share: f64| {
            let place = (self.times.len() as f64 * share) as usize;
            let time = self
                .times
                .get(place.min(self.times.len().saturating_sub(1)));
            f64::from(time.copied().unwrap_or(0)) / 1000.0
        };
        print!(
            "{name:8} {:8.1} calls/s   p50 {:8.2} ms   p99 {:8.2} ms   p99.9 {:8.2} ms   \
             slowest {:8.2} ms",
            self.answered as f64 / took.as_secs_f64(),
            at(0.5),
            at(0.99),
            at(0.999),
            at(1.0),
        );
        if self.unanswered > 0 {
            print!("   {} unanswered", self.unanswered);
        }
        for (status, count) in &self.refused {
            print!("   {count} × {status}");
        }
        for (error, count) in &self.failed {
            print!("   {count} × {error}");
        }
        println!();
    }
}
