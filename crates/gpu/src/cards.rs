//! All cards of a machine behind one interface.
//!
//! Callers on many threads submit batches of any size. Each line of a card has its own thread,
//! which takes waiting requests from the queue, solves them together and returns the answers to
//! each caller. After a fault, the caller still has its puzzles and can solve them without the
//! card.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::RecvError;
use std::thread::{self, JoinHandle};

use novena_core::{Candidate, CellSet, Puzzle, Solution};
use novena_kernel::Verdict;

use crate::answer::{check_counts, difference, verdict};
use crate::batch::{self, LINES};
use crate::driver::Card;
use crate::fault::Fault;
use crate::line::{ANSWER, BOARD, Extension, Line, Question, Room};
use crate::queue::Queue;
use crate::quiet;
use crate::request::{Answers, Reply, Request, boards, extended_request, request};
use crate::work::Work;

/// The cards of this machine, ready to solve.
pub struct Cards {
    queue: Arc<Queue>,
    lines: Vec<JoinHandle<()>>,
    names: Vec<String>,
    unusable: Vec<Fault>,
    /// The maximum size of a batch.
    room: Room,
}

/// The memory to allocate for each card.
#[derive(Clone, Copy)]
struct Plan {
    /// The number of batches at a time.
    lines: usize,
    /// The number of boards in a batch that are copied from the host.
    boards: usize,
    /// The maximum size of a batch. If the card has too little memory, batches are smaller.
    capacity: usize,
    /// Whether to allocate the memory for extended boards at once.
    extends: bool,
}

impl Cards {
    /// Opens all usable cards, for callers that submit a few hundred thousand puzzles at a time.
    ///
    /// If there is no usable card, returns the first fault. Opening a card takes a few tenths of a
    /// second, or several seconds if the driver has to compile the kernels for a new kind of card.
    /// All cards are opened at the same time.
    pub fn open() -> Result<Self, Fault> {
        Self::open_for(0)
    }

    /// Like [`Cards::open`], but for callers that keep at least this many puzzles waiting. More
    /// puzzles allow larger batches, which are faster but need more memory. A batch has between
    /// 2^18 puzzles (128 MB of pinned memory for each card) and 2^22 (2 GB). Batches larger than
    /// the minimum are used only if all cards together pin at most an eighth of the machine's
    /// memory. If a card has too little memory, its batches are smaller.
    pub fn open_for(puzzles: usize) -> Result<Self, Fault> {
        Self::open_with(|cards| {
            let size = batch::size(puzzles, cards);
            Plan {
                lines: LINES,
                boards: size,
                capacity: size,
                extends: false,
            }
        })
    }

    /// Like [`Cards::open`], but for callers that mainly use [`Cards::extended`] and keep millions
    /// of extended boards waiting. These are solved in large batches, but only a few bytes each
    /// are copied, so little memory is pinned.
    pub fn open_for_extensions() -> Result<Self, Fault> {
        Self::open_with(|_| Plan {
            // Copies take hardly any time, so it is enough if one batch waits while another is
            // solved.
            lines: 2,
            boards: batch::SMALLEST,
            capacity: batch::LARGEST,
            extends: true,
        })
    }

    /// Opens all usable cards. The plan depends on the number of cards.
    fn open_with(plan: impl FnOnce(usize) -> Plan) -> Result<Self, Fault> {
        let _permit = quiet::enter();
        let count = Card::count()?;
        let plan = plan(count as usize);
        let mut lines = Vec::new();
        let mut names = Vec::new();
        let mut unusable = Vec::new();
        for opened in each_at_once(count, |number| open_lines(number, plan)) {
            match opened {
                Ok(opened) => {
                    names.push(opened[0].card().name.clone());
                    lines.push(opened);
                }
                Err(fault) => unusable.push(fault),
            }
        }
        // Use the smallest room, so that each request fits the lines of every card.
        let rooms = lines.iter().map(|lines| lines[0].room());
        let Some(room) = rooms.reduce(Room::min) else {
            return Err(unusable.into_iter().next().unwrap_or(Fault::NoCard));
        };
        let queue = Arc::new(Queue::new(lines.iter().map(Vec::len).collect()));
        let mut running = Vec::new();
        for (card, lines) in lines.into_iter().enumerate() {
            for line in lines {
                let queue = Arc::clone(&queue);
                running.push(thread::spawn(move || serve(line, card, &queue)));
            }
        }
        Ok(Self {
            queue,
            lines: running,
            names,
            unusable,
            room,
        })
    }

    /// The number of cards that have not failed.
    #[must_use]
    pub fn left(&self) -> usize {
        self.queue.cards_left()
    }

    /// The names of the cards.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Why the other cards of this machine cannot be used.
    #[must_use]
    pub fn unusable(&self) -> &[Fault] {
        &self.unusable
    }

    /// Replaces `verdicts` with the verdict for each puzzle, in order.
    ///
    /// Every unique solution is checked on the card and again here. After a fault, `verdicts` is
    /// empty.
    pub fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) -> Result<Work, Fault> {
        self.verdicts_with(puzzles, verdicts, &|wait| wait())
    }

    /// Like [`Cards::verdicts`], but waits for a card only inside `pause`, which must call its
    /// argument once. `pause` can let other threads compute during the wait.
    pub fn verdicts_with(
        &self,
        puzzles: &[Puzzle],
        verdicts: &mut Vec<Verdict>,
        pause: &dyn Fn(&mut dyn FnMut()),
    ) -> Result<Work, Fault> {
        verdicts.clear();
        let mut rest = puzzles.iter();
        let requests = puzzles
            .chunks(self.room.boards)
            .map(|piece| request(Question::Verdict, boards(piece)));
        let work = self.ask(requests, pause, |bytes| {
            for (answer, puzzle) in bytes.chunks_exact(ANSWER).zip(rest.by_ref()) {
                verdicts.push(verdict(answer, puzzle)?);
            }
            Ok(())
        });
        if work.is_err() {
            verdicts.clear();
        }
        work
    }

    /// For each puzzle and its known solution, finds the set of cells in which some other solution
    /// differs from the known one. The set is empty if there is no other solution. After a fault,
    /// `differences` is empty.
    ///
    /// # Panics
    /// If the numbers of puzzles and solutions differ.
    pub fn differences(
        &self,
        puzzles: &[Puzzle],
        solutions: &[Solution],
        differences: &mut Vec<CellSet>,
    ) -> Result<Work, Fault> {
        assert_eq!(puzzles.len(), solutions.len(), "a solution for each puzzle");
        differences.clear();
        let mut rest = puzzles.iter().zip(solutions);
        let pieces = puzzles
            .chunks(self.room.boards)
            .zip(solutions.chunks(self.room.boards));
        let requests = pieces.map(|(puzzles, solutions)| {
            let known = solutions.iter().flat_map(|known| known.board().values());
            let (mut request, reply) = request(Question::Other, boards(puzzles));
            request.known = known.collect();
            (request, reply)
        });
        let work = self.ask(requests, &|wait| wait(), |bytes| {
            for (answer, (puzzle, known)) in bytes.chunks_exact(ANSWER).zip(rest.by_ref()) {
                differences.push(match verdict(answer, puzzle)? {
                    Verdict::Unique(other) => difference(&other, known)?,
                    _ => CellSet::EMPTY,
                });
            }
            Ok(())
        });
        if work.is_err() {
            differences.clear();
        }
        work
    }

    /// Replaces `counts` with the number of solutions of each extended board: 0, 1, or 2 for
    /// several. An extended board consists of one of `puzzles`, named by its index, and one more
    /// given. Extensions of the same puzzle should follow one another.
    ///
    /// Only a few bytes per board are copied to the card and back, so this is faster than
    /// [`Cards::verdicts`]. A solution is checked on the card; if it is the only one, the CPU
    /// solves the board again. After a fault, `counts` is empty. For `pause`, see
    /// [`Cards::verdicts_with`].
    ///
    /// # Panics
    /// If an extension names a puzzle that does not exist.
    pub fn extended(
        &self,
        puzzles: &[Puzzle],
        extensions: &[(u32, Candidate)],
        counts: &mut Vec<u8>,
        pause: &dyn Fn(&mut dyn FnMut()),
    ) -> Result<Work, Fault> {
        counts.clear();
        let requests = extensions
            .chunks(self.room.boards)
            .map(|piece| extended_request(puzzles, piece));
        let work = self.ask(requests, pause, |bytes| {
            counts.extend_from_slice(bytes);
            Ok(())
        });
        let work = work.and_then(|work| {
            check_counts(puzzles, extensions, counts)?;
            Ok(work)
        });
        if work.is_err() {
            counts.clear();
        }
        work
    }

    /// Submits requests that fit a line, and collects the answers in order.
    fn ask(
        &self,
        requests: impl Iterator<Item = (Request, Reply)>,
        pause: &dyn Fn(&mut dyn FnMut()),
        mut take: impl FnMut(&[u8]) -> Result<(), Fault>,
    ) -> Result<Work, Fault> {
        // With this many requests, each line of each card works on one and has another one ready.
        let most = 2 * LINES * self.names.len().max(1);
        let mut replies = VecDeque::new();
        let mut work = Work::default();
        let mut receive = |replies: &mut VecDeque<Reply>| {
            let Some(reply) = replies.pop_front() else {
                return Ok(false);
            };
            let mut received = Err(RecvError);
            pause(&mut || received = reply.recv());
            let answers: Answers = received.unwrap_or(Err(Fault::Gone))?;
            work.sweeps += answers.work.sweeps;
            work.guesses += answers.work.guesses;
            work.handed_over += answers.work.handed_over;
            take(&answers.bytes).map(|()| true)
        };
        for (request, reply) in requests {
            let mut request = Some(request);
            let mut added = Ok(());
            pause(&mut || {
                if let Some(request) = request.take() {
                    added = self.queue.add(request);
                }
            });
            added?;
            replies.push_back(reply);
            if replies.len() > most {
                receive(&mut replies)?;
            }
        }
        while receive(&mut replies)? {}
        Ok(work)
    }
}

/// Waits for the lines to release their memory, because the driver must not be called while the
/// program ends.
impl Drop for Cards {
    fn drop(&mut self) {
        self.queue.close();
        for line in self.lines.drain(..) {
            let _ = line.join();
        }
    }
}

/// Calls a function with each number below `count`, each time in its own thread, and returns the
/// results in order.
fn each_at_once<T: Send>(count: u32, call: impl Fn(u32) -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let call = &call;
        let running: Vec<_> = (0..count)
            .map(|number| scope.spawn(move || call(number)))
            .collect();
        let results = running.into_iter().map(|thread| {
            let result = thread.join();
            result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        results.collect()
    })
}

/// Opens the lines of a card. If the card has little memory, its batches are smaller. If even the
/// smallest batches do not fit, it has fewer lines.
fn open_lines(number: u32, plan: Plan) -> Result<Vec<Line>, Fault> {
    let card = Card::open(number)?;
    let mut capacity = plan.capacity;
    loop {
        let mut lines = Vec::new();
        let fault = loop {
            match open_line(&card, capacity, plan) {
                Ok(line) => lines.push(line),
                Err(fault) => break fault,
            }
            if lines.len() == plan.lines {
                return Ok(lines);
            }
        };
        if capacity > batch::SMALLEST {
            capacity /= 2;
        } else if lines.is_empty() {
            return Err(fault);
        } else {
            return Ok(lines);
        }
    }
}

/// Opens a line with room for batches of this size.
fn open_line(card: &Arc<Card>, capacity: usize, plan: Plan) -> Result<Line, Fault> {
    let mut line = Line::new(card, capacity, plan.boards.min(capacity))?;
    if plan.extends {
        // If this memory were allocated later, a card with too little memory would be lost, instead
        // of using smaller batches.
        line.extensions()?;
    }
    Ok(line)
}

/// Answers requests until there are no more callers or the card fails.
fn serve(line: Line, card: usize, queue: &Queue) {
    let mut running = RunningLine {
        line: Some(line),
        card,
        queue,
        fault: Fault::Gone,
    };
    while let Some(line) = &mut running.line
        && let Some(batch) = queue.take(card, line.room())
    {
        let permit = quiet::enter();
        let answered = answer(line, &batch);
        drop(permit);
        if let Err(fault) = answered {
            // A card that has failed is not used again. Lines of other cards answer later requests.
            queue.lose(card);
            for request in batch {
                let _ = request.reply.send(Err(fault.clone()));
            }
            running.fault = fault;
        }
    }
}

/// A running line. When it is dropped, even because its thread panics, the queue is notified that
/// the line has ended.
struct RunningLine<'a> {
    line: Option<Line>,
    card: usize,
    queue: &'a Queue,
    /// The fault with which the queue rejects requests if this is the last line.
    fault: Fault,
}

impl Drop for RunningLine<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.queue.lose(self.card);
        }
        let permit = quiet::enter();
        self.line = None;
        drop(permit);
        self.queue.end_line(self.card, self.fault.clone());
    }
}

fn answer(line: &mut Line, batch: &[Request]) -> Result<(), Fault> {
    let question = batch[0].question;
    let count = batch.iter().map(Request::len).sum();
    let mut before = 0;
    let boards = line.boards()?;
    for request in batch {
        boards[before * BOARD..][..request.boards.len()].copy_from_slice(&request.boards);
        before += request.boards();
    }
    if question == Question::Other {
        let known = line.known()?;
        let mut at = 0;
        for request in batch {
            known[at..][..request.known.len()].copy_from_slice(&request.known);
            at += request.known.len();
        }
    }
    if question == Question::Extended {
        let mut rest = line.extensions()?;
        let mut boards = 0;
        for request in batch {
            let (places, others) = rest.split_at_mut(request.len() * Extension::BYTES);
            let places = places.chunks_exact_mut(Extension::BYTES);
            for (extension, place) in request.extensions.iter().zip(places) {
                place.copy_from_slice(&extension.after(boards).to_bytes());
            }
            boards += request.boards();
            rest = others;
        }
        line.start_extended(boards, count)?;
    } else {
        line.start(question, count)?;
    }
    let bytes_each = match question {
        Question::Extended => 1,
        Question::Verdict | Question::Other => ANSWER,
    };
    let mut work = line.work()?;
    let bytes = line.answers()?;
    let mut at = 0;
    for request in batch {
        let length = request.len() * bytes_each;
        let answers = Answers {
            bytes: bytes[at..][..length].to_vec(),
            // The work of the whole batch is reported to the first caller, so that the sum over all
            // callers is correct.
            work: std::mem::take(&mut work),
        };
        at += length;
        // If the caller is gone, its answer is dropped.
        let _ = request.reply.send(Ok(answers));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::line::SEVERAL;

    const fn room(boards: usize) -> Room {
        Room {
            boards,
            extensions: boards,
        }
    }

    /// A card that answers the first request and is then lost.
    #[test]
    fn a_lost_card_gives_no_partial_answer() {
        let queue = Arc::new(Queue::new(vec![1]));
        let cards = Cards {
            queue: Arc::clone(&queue),
            lines: Vec::new(),
            names: vec!["card".to_owned()],
            unusable: Vec::new(),
            room: room(1_000),
        };
        let card = thread::spawn(move || {
            let first = queue.take(0, room(1_000)).unwrap().remove(0);
            let bytes = vec![SEVERAL; first.len() * ANSWER];
            let work = Work::default();
            first.reply.send(Ok(Answers { bytes, work })).unwrap();
            queue.lose(0);
            queue.end_line(0, Fault::NoCard);
        });
        let puzzles = vec![Puzzle::EMPTY; 1_001];
        let mut verdicts = vec![Verdict::None];
        let result = cards.verdicts(&puzzles, &mut verdicts);
        assert_eq!(result, Err(Fault::NoCard));
        assert_eq!(verdicts, []);
        assert_eq!(cards.left(), 0);
        card.join().unwrap();
    }

    /// Large requests of a single caller keep all lines of all cards busy.
    #[test]
    fn one_caller_keeps_all_cards_busy() {
        let queue = Arc::new(Queue::new(vec![LINES; 3]));
        let cards = Cards {
            queue: Arc::clone(&queue),
            lines: Vec::new(),
            names: vec!["card".to_owned(); 3],
            unusable: Vec::new(),
            room: room(2),
        };
        let (ready, is_ready) = channel();
        thread::spawn(move || {
            let mut taken = Vec::new();
            while taken.len() < 3 * LINES {
                taken.extend(queue.take(taken.len() % 3, room(2)).unwrap());
            }
            ready.send(()).unwrap();
            for card in 0.. {
                for request in std::mem::take(&mut taken) {
                    let bytes = vec![SEVERAL; request.len() * ANSWER];
                    let work = Work::default();
                    request.reply.send(Ok(Answers { bytes, work })).unwrap();
                }
                let Some(more) = queue.take(card % 3, room(2)) else {
                    break;
                };
                taken = more;
            }
        });
        let mut verdicts = Vec::new();
        thread::scope(|scope| {
            let cards = &cards;
            scope.spawn(|| cards.verdicts(&[Puzzle::EMPTY; 99], &mut verdicts).unwrap());
            let limit = std::time::Duration::from_mins(1);
            is_ready
                .recv_timeout(limit)
                .expect("a request for each line");
        });
        assert_eq!(verdicts, vec![Verdict::Several; 99]);
    }

    /// If the threads ran one after another, the first would wait forever.
    #[test]
    fn cards_are_opened_at_the_same_time() {
        let all = std::sync::Barrier::new(3);
        let numbers = each_at_once(3, |number| {
            all.wait();
            number
        });
        assert_eq!(numbers, [0, 1, 2]);
    }
}
