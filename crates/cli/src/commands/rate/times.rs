//! Stores the times of a million puzzles in the space of a thousand numbers.

use std::collections::BTreeMap;
use std::time::Duration;

/// The number of bins for each power of ten. Neighbouring bins are 2.3% apart.
const BINS: f64 = 100.0;

/// The boundaries of the bars in the chart, within each power of ten.
const EDGES: [u64; 3] = [1, 2, 5];

#[derive(Default)]
pub(super) struct Times {
    bins: BTreeMap<u32, u64>,
    count: u64,
    pub(super) total: Duration,
    pub(super) longest: Duration,
}

impl Times {
    pub(super) fn add(&mut self, time: Duration) {
        *self.bins.entry(bin(time)).or_default() += 1;
        self.count += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    pub(super) fn mean(&self) -> Duration {
        let count = u32::try_from(self.count).unwrap_or(u32::MAX).max(1);
        self.total / count
    }

    /// Returns the time within which this percentage of puzzles was rated, to about two digits.
    pub(super) fn within(&self, percent: u64) -> Duration {
        let wanted = (self.count * percent).div_ceil(100);
        let mut seen = 0;
        for (bin, count) in &self.bins {
            seen += count;
            if seen >= wanted {
                return upper_edge(*bin).min(self.longest);
            }
        }
        self.longest
    }

    /// Returns the bars of the chart. Each has a label and the number of puzzles that took longer
    /// than the time on the previous label, but no longer than the time on its own label.
    pub(super) fn bars(&self) -> Vec<(String, u64)> {
        let Some((first, last)) = self
            .bins
            .first_key_value()
            .map(|(bin, _)| *bin)
            .zip(self.bins.last_key_value().map(|(bin, _)| *bin))
        else {
            return Vec::new();
        };
        let mut bars = Vec::new();
        let mut from = 0;
        let mut magnitude = 1;
        loop {
            for edge in EDGES.map(|edge| Duration::from_nanos(edge * magnitude)) {
                let to = bin(edge);
                if to > first {
                    let count = self.bins.range(from..to).map(|(_, count)| count).sum();
                    bars.push((format!("≤ {}", shown(edge)), count));
                }
                from = to;
                if to > last {
                    return bars;
                }
            }
            magnitude *= 10;
        }
    }
}

fn bin(time: Duration) -> u32 {
    let nanos = time.as_nanos().max(1);
    #[expect(clippy::cast_precision_loss, reason = "a bin is 2% wide")]
    #[expect(clippy::cast_sign_loss, reason = "one nanosecond or more")]
    let bin = ((nanos as f64).log10() * BINS + 1e-9) as u32;
    bin
}

fn upper_edge(bin: u32) -> Duration {
    Duration::from_secs_f64(10_f64.powf(f64::from(bin + 1) / BINS) / 1e9)
}

/// Formats a time to three digits.
pub(super) fn shown(time: Duration) -> String {
    let nanos = time.as_secs_f64() * 1e9;
    let (value, unit) = match nanos {
        nanos if nanos < 1e3 => (nanos, "ns"),
        nanos if nanos < 1e6 => (nanos / 1e3, "µs"),
        nanos if nanos < 1e9 => (nanos / 1e6, "ms"),
        nanos => (nanos / 1e9, "s"),
    };
    let text = match value {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value => format!("{value:.2}"),
    };
    let text = if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.')
    } else {
        &text
    };
    format!("{text}\u{a0}{unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(micros: impl IntoIterator<Item = u64>) -> Times {
        let mut times = Times::default();
        for micros in micros {
            times.add(Duration::from_micros(micros));
        }
        times
    }

    #[test]
    fn every_time_is_counted_in_exactly_one_bar() {
        let times = of(1..=1000);
        let bars = times.bars();
        assert_eq!(bars.iter().map(|(_, count)| count).sum::<u64>(), 1000);
        let labels: Vec<_> = bars.iter().map(|(label, _)| label.as_str()).collect();
        assert_eq!(labels.first(), Some(&"≤ 2\u{a0}µs"));
        assert_eq!(labels.last(), Some(&"≤ 2\u{a0}ms"));
        assert!(Times::default().bars().is_empty());
    }

    #[test]
    fn the_median_maximum_and_mean_are_correct() {
        let times = of(1..=1000);
        let median = times.within(50).as_secs_f64() * 1e6;
        assert!((490.0..=515.0).contains(&median), "{median}");
        assert_eq!(times.within(100), Duration::from_millis(1));
        assert_eq!(times.mean(), Duration::from_nanos(500_500));
    }

    #[test]
    fn times_are_rounded_to_three_digits() {
        for (nanos, expected) in [
            (950, "950 ns"),
            (1_000, "1 µs"),
            (12_340, "12.3 µs"),
            (200_000, "200 µs"),
            (1_500_000_000, "1.5 s"),
        ] {
            let text = shown(Duration::from_nanos(nanos)).replace('\u{a0}', " ");
            assert_eq!(text, expected);
        }
    }
}
