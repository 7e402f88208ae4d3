//! The requests that wait for a card.
//!
//! Callers add requests, and the lines of all cards take them. A line takes as many requests as it
//! can solve together, but leaves enough requests for the other cards:
//!
//! ```text
//! callers ──add──▶ waiting requests ──take──▶ lines ──answers──▶ the callers that asked
//! ```
//!
//! Each request is answered once, either with answers or with a fault. Once the last line has
//! ended, requests are rejected with its fault.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::fault::Fault;
use crate::line::{Question, Room};
use crate::request::Request;

/// The number of requests that can wait before callers block.
const MOST: usize = 64;

/// The waiting requests, and which cards can still take them.
pub(crate) struct Queue {
    state: Mutex<State>,
    /// Signals that a request was added or that the queue was closed.
    added: Condvar,
    /// Signals that requests were taken or that the queue was closed.
    taken: Condvar,
}

struct State {
    waiting: VecDeque<Request>,
    /// The number of puzzles in these requests.
    puzzles: usize,
    /// For each card, the number of lines that have not ended.
    lines: Vec<usize>,
    /// Whether each card failed.
    lost: Vec<bool>,
    /// Why the queue accepts no more requests, if it is closed.
    closed: Option<Fault>,
}

impl Queue {
    /// An empty queue for cards with these numbers of lines.
    pub(crate) fn new(lines_of_cards: Vec<usize>) -> Self {
        Self {
            state: Mutex::new(State {
                waiting: VecDeque::new(),
                puzzles: 0,
                lost: vec![false; lines_of_cards.len()],
                lines: lines_of_cards,
                closed: None,
            }),
            added: Condvar::new(),
            taken: Condvar::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // None of the code below panics halfway through a change, so a poisoned lock does no harm.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a request. If too many requests are already waiting, blocks until there is room.
    pub(crate) fn add(&self, request: Request) -> Result<(), Fault> {
        let is_full = |state: &mut State| state.closed.is_none() && state.waiting.len() >= MOST;
        let state = self.taken.wait_while(self.state(), is_full);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        if let Some(fault) = &state.closed {
            return Err(fault.clone());
        }
        state.puzzles += request.len();
        state.waiting.push_back(request);
        drop(state);
        self.added.notify_one();
        Ok(())
    }

    /// Waits for requests, and takes as many with the same question as a line with this room can
    /// solve together. Returns `None` if the card was lost or the queue was closed.
    pub(crate) fn take(&self, card: usize, room: Room) -> Option<Vec<Request>> {
        let must_wait = |state: &mut State| {
            state.waiting.is_empty() && state.closed.is_none() && !state.lost[card]
        };
        let state = self.added.wait_while(self.state(), must_wait);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        if state.lost[card] {
            return None;
        }
        let first = state.waiting.pop_front()?;
        let most = state.share(match first.question {
            Question::Verdict | Question::Other => room.boards,
            Question::Extended => room.extensions,
        });
        let (mut count, mut boards) = (first.len(), first.boards());
        let mut batch = vec![first];
        while let Some(next) = state.waiting.front()
            && next.question == batch[0].question
            && count + next.len() <= most
            && boards + next.boards() <= room.boards
        {
            count += next.len();
            boards += next.boards();
            batch.extend(state.waiting.pop_front());
        }
        state.puzzles -= count;
        drop(state);
        self.taken.notify_all();
        Some(batch)
    }

    /// Records that a card failed, so that its other lines take no more requests.
    pub(crate) fn lose(&self, card: usize) {
        self.state().lost[card] = true;
        self.added.notify_all();
    }

    /// Records that a line ended. After the last line, all requests are rejected with this fault.
    pub(crate) fn end_line(&self, card: usize, fault: Fault) {
        let mut state = self.state();
        state.lines[card] -= 1;
        if state.lines.iter().any(|lines| *lines > 0) {
            return;
        }
        state.puzzles = 0;
        for request in state.waiting.drain(..) {
            let _ = request.reply.send(Err(fault.clone()));
        }
        state.closed.get_or_insert(fault);
        drop(state);
        self.taken.notify_all();
    }

    /// Accepts no more requests, and lets the lines end.
    pub(crate) fn close(&self) {
        self.state().closed.get_or_insert(Fault::Gone);
        self.added.notify_all();
        self.taken.notify_all();
    }

    /// The number of cards that have not failed.
    pub(crate) fn cards_left(&self) -> usize {
        self.state().lost.iter().filter(|lost| !**lost).count()
    }
}

impl State {
    /// The maximum number of puzzles that a line with this room takes. Several cards share the
    /// waiting puzzles.
    fn share(&self, room: usize) -> usize {
        match self.lost.iter().filter(|lost| !**lost).count() {
            0 | 1 => room,
            cards => room.min(self.puzzles.div_ceil(cards)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread;

    use super::*;
    use crate::line::{BOARD, Extension};
    use crate::request::Reply;

    fn add(queue: &Queue, question: Question, puzzles: usize) -> Reply {
        let (reply, receiver) = channel();
        let request = Request {
            question,
            boards: vec![0; puzzles * BOARD],
            known: Vec::new(),
            extensions: Vec::new(),
            reply,
        };
        queue.add(request).unwrap();
        receiver
    }

    fn room(boards: usize) -> Room {
        Room {
            boards,
            extensions: 4 * boards,
        }
    }

    fn lengths(batch: Option<Vec<Request>>) -> Vec<usize> {
        batch.unwrap().iter().map(Request::len).collect()
    }

    #[test]
    fn requests_of_one_kind_share_a_batch_if_they_fit() {
        let queue = Queue::new(vec![1]);
        for puzzles in [40, 50, 30] {
            add(&queue, Question::Verdict, puzzles);
        }
        add(&queue, Question::Other, 5);
        add(&queue, Question::Other, 6);
        assert_eq!(lengths(queue.take(0, room(100))), [40, 50]);
        assert_eq!(lengths(queue.take(0, room(100))), [30]);
        assert_eq!(lengths(queue.take(0, room(100))), [5, 6]);
        assert_eq!(queue.state().puzzles, 0);
        queue.close();
        assert!(queue.take(0, room(100)).is_none());
    }

    #[test]
    fn extended_boards_share_a_batch_if_they_fit() {
        let queue = Queue::new(vec![1]);
        let added = novena_core::Candidate::from_index(5);
        for (boards, extensions) in [(1, 300), (2, 100), (99, 99), (1, 200), (1, 201)] {
            let (reply, _) = channel();
            let request = Request {
                question: Question::Extended,
                boards: vec![0; boards * BOARD],
                known: Vec::new(),
                extensions: vec![Extension::new(0, added); extensions],
                reply,
            };
            queue.add(request).unwrap();
        }
        // The third request brings too many boards, the last one too many extensions.
        assert_eq!(lengths(queue.take(0, room(100))), [300, 100]);
        assert_eq!(lengths(queue.take(0, room(100))), [99, 200]);
        assert_eq!(lengths(queue.take(0, room(100))), [201]);
    }

    #[test]
    fn cards_share_the_waiting_requests() {
        let queue = Queue::new(vec![3, 3, 3]);
        for _ in 0..9 {
            add(&queue, Question::Verdict, 10);
        }
        assert_eq!(lengths(queue.take(0, room(1_000))), [10; 3]);
        // The other cards share the remaining requests, and the last card takes all of them.
        queue.lose(0);
        assert_eq!(lengths(queue.take(1, room(1_000))), [10; 3]);
        queue.lose(1);
        assert_eq!(lengths(queue.take(2, room(1_000))), [10; 3]);
    }

    #[test]
    fn a_large_request_does_not_block_other_lines() {
        let queue = Queue::new(vec![3, 3]);
        for _ in 0..3 {
            add(&queue, Question::Verdict, 100);
        }
        assert_eq!(lengths(queue.take(0, room(100))), [100]);
        assert_eq!(lengths(queue.take(1, room(100))), [100]);
        assert_eq!(lengths(queue.take(0, room(100))), [100]);
    }

    #[test]
    fn the_lines_of_a_lost_card_get_no_requests() {
        let queue = Queue::new(vec![2, 1]);
        add(&queue, Question::Verdict, 10);
        queue.lose(0);
        assert!(queue.take(0, room(100)).is_none());
        assert_eq!(queue.cards_left(), 1);
        assert_eq!(lengths(queue.take(1, room(100))), [10]);
        // A line that is waiting for requests ends too.
        thread::scope(|scope| {
            let line = scope.spawn(|| queue.take(1, room(100)).is_none());
            queue.lose(1);
            assert!(line.join().unwrap());
        });
        assert_eq!(queue.cards_left(), 0);
    }

    #[test]
    fn requests_are_refused_after_the_last_line_ends() {
        let queue = Queue::new(vec![1, 1]);
        let waiting = add(&queue, Question::Verdict, 10);
        queue.end_line(0, Fault::Wrong);
        assert!(waiting.try_recv().is_err());
        queue.end_line(1, Fault::NoCard);
        assert!(matches!(waiting.recv().unwrap(), Err(Fault::NoCard)));
        let (reply, _) = channel();
        let request = Request {
            question: Question::Verdict,
            boards: Vec::new(),
            known: Vec::new(),
            extensions: Vec::new(),
            reply,
        };
        assert_eq!(queue.add(request), Err(Fault::NoCard));
    }

    #[test]
    fn callers_wait_while_the_queue_is_full() {
        let queue = Queue::new(vec![1]);
        for _ in 0..MOST {
            add(&queue, Question::Verdict, 1);
        }
        thread::scope(|scope| {
            let caller = scope.spawn(|| drop(add(&queue, Question::Verdict, 2)));
            assert_eq!(lengths(queue.take(0, room(10))), [1; 10]);
            caller.join().unwrap();
        });
        assert_eq!(queue.state().puzzles, MOST - 10 + 2);
    }
}
