//! The CPU times of the server and of this program, which other programs hardly
//! affect. They are available only on Linux.

/// The CPU time of two processes, in seconds.
pub(crate) struct CpuTimes {
    server: f64,
    here: f64,
}

impl CpuTimes {
    pub(crate) fn now(server: Option<&str>) -> Option<Self> {
        Some(Self {
            server: Self::of(server?)?,
            here: Self::of("self")?,
        })
    }

    /// Returns the CPU time of a process in seconds: the sum of its user time and its system time.
    /// These are the 14th and 15th fields of the file, in hundredths of a second.
    fn of(process: &str) -> Option<f64> {
        let line = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let (_, fields) = line.rsplit_once(')')?;
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks: Vec<f64> = ticks.filter_map(|ticks| ticks.parse().ok()).collect();
        Some(ticks.iter().sum::<f64>() / 100.0)
    }

    pub(crate) fn report(&self, after: &Self, calls: usize) {
        let each = |seconds: f64| seconds * 1e6 / calls.max(1) as f64;
        let (server, here) = (after.server - self.server, after.here - self.here);
        println!(
            "on a core: the server {server:.1} s, this program {here:.1} s; {:.1} and {:.1} µs \
             for each of the calls above",
            each(server),
            each(here),
        );
    }
}
