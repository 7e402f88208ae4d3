//! A queue that gives all clients equal shares of its threads' time.
//!
//! Every client has a clock that shows how much time its jobs have used. The client whose clock is
//! furthest behind goes next (start-time fair queueing), so one client's many cheap calls and
//! another client's few expensive ones get the same amount of time. When an idle client submits a
//! job, its clock is advanced to the present, so that the client gains nothing by waiting. The
//! connections of a client share its time in the same way.
//!
//! Jobs cannot be interrupted, so a fair order is not enough: a newcomer would have to wait for the
//! running jobs. Therefore, one thread is kept free as long as there are fewer active clients than
//! threads.

use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use super::shares::Shares;
use crate::client::Client;

/// Clients' jobs, waiting for a limited number of threads.
pub(super) struct FairQueue<J> {
    bounds: Bounds,
    tickets: u64,
    clients: Shares<IpAddr, Shares<SocketAddr, VecDeque<(Ticket, J)>>>,
}

/// The number of threads, and the number of jobs that may wait for them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// The maximum number of jobs that run at once.
    pub(crate) threads: usize,
    /// The maximum number of waiting jobs for all clients together.
    pub(crate) waiting: usize,
    /// The maximum number of waiting jobs for one client.
    pub(crate) waiting_of_client: usize,
}

/// The number of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ticket(u64);

/// Why a job was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum QueueFull {
    /// The client has too many jobs waiting.
    OfClient,
    /// All clients together have too many jobs waiting.
    OfAll,
}

impl<J> FairQueue<J> {
    pub(super) fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            tickets: 0,
            clients: Shares::default(),
        }
    }

    /// Adds a client's job.
    pub(super) fn push(&mut self, client: Client, job: J) -> Result<Ticket, QueueFull> {
        if self.clients.waiting >= self.bounds.waiting {
            return Err(QueueFull::OfAll);
        }
        let waiting = self.clients.of(&client.network).map_or(0, |s| s.waiting);
        if waiting >= self.bounds.waiting_of_client {
            return Err(QueueFull::OfClient);
        }
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        let connections = self.clients.enter(client.network);
        connections
            .enter(client.connection)
            .push_back((ticket, job));
        Ok(ticket)
    }

    /// Removes a job that has not begun.
    pub(super) fn withdraw(&mut self, client: Client, ticket: Ticket) {
        let Some(share) = self.clients.of(&client.network) else {
            return;
        };
        let Some(share) = share.inner.of(&client.connection) else {
            return;
        };
        let before = share.inner.len();
        share.inner.retain(|(own, _)| *own != ticket);
        if share.inner.len() == before {
            return;
        }
        if let Some(share) = self.clients.of(&client.network) {
            share.inner.leave(&client.connection);
        }
        self.clients.leave(&client.network);
    }

    /// Returns the next job to begin, if there is one and its client may use another thread.
    pub(super) fn next(&mut self) -> Option<(Client, J)> {
        let network = self.turn()?;
        let connections = self.clients.begin(&network)?;
        let connection = connections.turn(usize::MAX)?;
        let (_, job) = connections.begin(&connection)?.pop_front()?;
        let client = Client {
            network,
            connection,
        };
        Some((client, job))
    }

    /// Returns whether [`Self::next`] has a job.
    pub(super) fn is_ready(&self) -> bool {
        self.turn().is_some()
    }

    /// Records that a job has ended and how long it took.
    pub(super) fn finish(&mut self, client: Client, took: Duration) {
        if let Some(share) = self.clients.of(&client.network) {
            share.inner.finish(&client.connection, took);
        }
        self.clients.finish(&client.network, took);
    }

    fn turn(&self) -> Option<IpAddr> {
        if self.clients.running >= self.bounds.threads {
            return None;
        }
        let active = self.clients.active.max(1);
        let most = (self.bounds.threads.saturating_sub(1) / active).max(1);
        self.clients.turn(most)
    }
}

#[cfg(test)]
mod tests {
    use super::super::shares::IDLE;
    use super::*;

    const BOUNDS: Bounds = Bounds {
        threads: 1,
        waiting: 100,
        waiting_of_client: 50,
    };

    fn client(network: u8, port: u16) -> Client {
        let connection = SocketAddr::from(([10, 0, 0, network], port));
        Client {
            network: connection.ip(),
            connection,
        }
    }

    fn push(queue: &mut FairQueue<&'static str>, client: Client, names: &[&'static str]) {
        for name in names {
            queue.push(client, name).unwrap();
        }
    }

    /// Runs all jobs on one thread, where `took` determines how long each job takes.
    fn order(queue: &mut FairQueue<&'static str>, took: fn(&str) -> u64) -> String {
        let mut order = Vec::new();
        while let Some((client, job)) = queue.next() {
            order.push(job);
            queue.finish(client, Duration::from_millis(took(job)));
        }
        order.join(" ")
    }

    #[test]
    fn a_client_with_one_job_does_not_wait_for_all_of_another() {
        let mut queue = FairQueue::new(BOUNDS);
        push(&mut queue, client(1, 1), &["a", "a", "a", "a"]);
        push(&mut queue, client(2, 1), &["b", "b"]);
        assert_eq!(order(&mut queue, |_| 10), "a b a b a a");
    }

    #[test]
    fn time_is_shared_and_not_the_number_of_jobs() {
        let mut queue = FairQueue::new(BOUNDS);
        push(&mut queue, client(1, 1), &["long", "long", "long"]);
        push(&mut queue, client(2, 1), &["b", "b", "b", "b", "b"]);
        let took = |name: &str| if name == "long" { 30 } else { 10 };
        assert_eq!(order(&mut queue, took), "long b b b long b b long");
    }

    #[test]
    fn two_connections_of_one_address_share_its_time() {
        let mut queue = FairQueue::new(BOUNDS);
        for port in 1..=3 {
            push(&mut queue, client(1, port), &["a", "a"]);
        }
        push(&mut queue, client(1, 9), &["b", "b"]);
        push(&mut queue, client(2, 1), &["c", "c"]);
        assert_eq!(order(&mut queue, |_| 10), "a c a c a b a a a b");
    }

    #[test]
    fn a_newcomer_goes_before_clients_that_had_their_turn() {
        let mut queue = FairQueue::new(BOUNDS);
        for port in 1..=5 {
            push(&mut queue, client(1, port), &["a", "a", "a"]);
        }
        for _ in 0..5 {
            let (client, _) = queue.next().unwrap();
            queue.finish(client, Duration::from_millis(200));
        }
        push(&mut queue, client(1, 9), &["b"]);
        assert_eq!(queue.next().unwrap().1, "b");
    }

    #[test]
    fn idle_time_earns_no_share() {
        let mut queue = FairQueue::new(BOUNDS);
        push(&mut queue, client(1, 1), &["a", "a", "a", "a", "a"]);
        for _ in 0..3 {
            let (client, _) = queue.next().unwrap();
            queue.finish(client, Duration::from_secs(1));
        }
        push(&mut queue, client(2, 1), &["b", "b", "b", "b"]);
        assert_eq!(order(&mut queue, |_| 1000), "b a b a b b");
    }

    #[test]
    fn one_thread_is_left_for_a_newcomer() {
        let bounds = Bounds {
            threads: 4,
            ..BOUNDS
        };
        let mut queue = FairQueue::new(bounds);
        push(&mut queue, client(1, 1), &["a"; 9]);
        let running = |queue: &mut FairQueue<_>| {
            std::iter::from_fn(|| queue.next())
                .map(|(_, job)| job)
                .collect::<String>()
        };
        assert_eq!(running(&mut queue), "aaa");
        assert!(!queue.is_ready());
        push(&mut queue, client(2, 1), &["b"; 9]);
        assert!(queue.is_ready());
        assert_eq!(running(&mut queue), "b");
        for _ in 0..3 {
            queue.finish(client(1, 1), Duration::from_millis(1));
        }
        push(&mut queue, client(3, 1), &["c"; 9]);
        // Three clients have one thread each, and the fourth thread is free.
        assert_eq!(running(&mut queue), "ca");
        push(&mut queue, client(4, 1), &["d"; 9]);
        assert_eq!(running(&mut queue), "d");
        push(&mut queue, client(5, 1), &["e"; 9]);
        assert_eq!(running(&mut queue), "", "there are no more threads");
        queue.finish(client(2, 1), Duration::from_millis(5));
        assert_eq!(running(&mut queue), "e");
    }

    #[test]
    fn waiting_jobs_are_limited_per_client_and_in_total() {
        let mut queue = FairQueue::new(BOUNDS);
        for number in 0..50 {
            assert!(queue.push(client(1, number), "a").is_ok());
        }
        assert_eq!(queue.push(client(1, 99), "a"), Err(QueueFull::OfClient));
        for number in 0..50 {
            assert!(queue.push(client(2, number), "b").is_ok());
        }
        assert_eq!(queue.push(client(3, 1), "c"), Err(QueueFull::OfAll));
        assert!(queue.next().is_some());
        assert!(queue.push(client(3, 1), "c").is_ok());
    }

    #[test]
    fn a_job_can_be_taken_back_once() {
        let mut queue = FairQueue::new(BOUNDS);
        let first = queue.push(client(1, 1), "a").unwrap();
        let second = queue.push(client(1, 1), "b").unwrap();
        queue.withdraw(client(1, 1), first);
        queue.withdraw(client(1, 1), first);
        queue.withdraw(client(7, 7), first);
        assert_eq!(queue.clients.waiting, 1);
        assert_eq!(queue.next().unwrap().1, "b");
        queue.withdraw(client(1, 1), second);
        queue.finish(client(1, 1), Duration::from_millis(1));
        assert_eq!((queue.clients.waiting, queue.clients.running), (0, 0));
    }

    #[test]
    fn finished_clients_are_forgotten() {
        let mut queue = FairQueue::new(BOUNDS);
        for number in 0..200 {
            push(&mut queue, client(number, 1), &["a"]);
            let (client, _) = queue.next().unwrap();
            queue.finish(client, Duration::from_millis(u64::from(number)));
        }
        assert!(queue.clients.each.is_empty());
    }

    #[test]
    fn the_memory_of_other_clients_is_bounded() {
        let bounds = Bounds {
            threads: 2,
            ..BOUNDS
        };
        let mut queue = FairQueue::new(bounds);
        push(&mut queue, client(1, 1), &["a"]);
        assert!(queue.next().is_some());
        for port in 2..2000 {
            push(&mut queue, client(2, port), &["b"]);
            push(&mut queue, client(2, port + 1), &["b"]);
            let (client, _) = queue.next().unwrap();
            queue.finish(client, Duration::from_millis(1));
            let ticket = queue.push(client, "b").unwrap();
            queue.withdraw(client, ticket);
            while queue.clients.waiting > 1 {
                let (client, _) = queue.next().unwrap();
                queue.finish(client, Duration::from_millis(1));
            }
        }
        let share = queue.clients.of(&client(2, 1).network).unwrap();
        assert!(share.inner.each.len() <= IDLE + 2);
    }
}
