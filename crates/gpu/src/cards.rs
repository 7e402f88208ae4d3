//! All cards of a machine behind one interface.
//!
//! Callers on many threads submit batches of any size. Each line of a card has its own thread,
//! which takes as many waiting requests as fit, solves them together and returns the answers to
//! each caller:
//!
//! ```text
//! callers ──requests──▶ lines ──answers──▶ the callers that asked
//! ```
//!
//! Each request is answered once, either with answers or with a fault. After a fault the caller
//! still has its puzzles and can solve them in another way.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use novena_core::{Cell, CellSet, Puzzle, Solution};
use novena_kernel::Verdict;

use crate::batch::{self, LINES};
use crate::driver::Card;
use crate::fault::Fault;
use crate::line::{ANSWER, BOARD, Line, NONE, ONE, Question, SEVERAL};
use crate::work::Work;

/// The kernels, built by `cuda/build.sh`.
pub(crate) const KERNELS: &[u8] = include_bytes!("../cuda/kernels.ptx");

/// The number of requests that can wait before callers block.
const QUEUE: usize = 64;

struct Request {
    question: Question,
    /// The boards, 81 bytes each, followed by the known solutions.
    boards: Vec<u8>,
    known: Vec<u8>,
    reply: Sender<Result<Answers, Fault>>,
}

impl Request {
    fn len(&self) -> usize {
        self.boards.len() / BOARD
    }
}

struct Answers {
    bytes: Vec<u8>,
    work: Work,
}

/// The cards of this machine, ready to solve.
pub struct Cards {
    /// None only while the cards are closed.
    requests: Option<SyncSender<Request>>,
    lines: Vec<JoinHandle<()>>,
    names: Vec<String>,
    /// The number of puzzles that a line solves at a time.
    batch: usize,
    health: Arc<Health>,
}

/// The cards and lines that still work.
struct Health {
    /// Whether each card failed.
    lost: Vec<AtomicBool>,
    cards: AtomicUsize,
    lines: AtomicUsize,
    /// The puzzles that no line has taken yet.
    waiting: AtomicUsize,
}

impl Health {
    fn new(lines_of_cards: &[usize]) -> Self {
        Self {
            lost: lines_of_cards
                .iter()
                .map(|_| AtomicBool::new(false))
                .collect(),
            cards: AtomicUsize::new(lines_of_cards.len()),
            lines: AtomicUsize::new(lines_of_cards.iter().sum()),
            waiting: AtomicUsize::new(0),
        }
    }

    /// The maximum number of puzzles that a line with this capacity takes. Several cards share the
    /// waiting puzzles.
    fn share(&self, capacity: usize) -> usize {
        match self.cards.load(Ordering::Acquire) {
            0 | 1 => capacity,
            cards => capacity.min(self.waiting.load(Ordering::Acquire).div_ceil(cards)),
        }
    }

    /// Ends a line because its card failed. Returns whether it was the last line of all cards.
    fn lose(&self, card: usize) -> bool {
        if !self.lost[card].swap(true, Ordering::AcqRel) {
            self.cards.fetch_sub(1, Ordering::AcqRel);
        }
        self.lines.fetch_sub(1, Ordering::AcqRel) == 1
    }
}

impl Cards {
    /// Opens all usable cards, for callers that ask about a few hundred thousand puzzles at a time.
    ///
    /// If there is no usable card, returns the first fault. Opening the cards takes a few tenths of
    /// a second, or several seconds if the driver has to compile the kernels for a new kind of
    /// card.
    pub fn open() -> Result<Self, Fault> {
        Self::open_for(0)
    }

    /// Like [`Cards::open`], but for callers that keep at least this many puzzles waiting. More
    /// puzzles allow larger batches, which are faster but need more memory: between 2^18 puzzles
    /// (128 MB of pinned memory for each card) and 2^22 (2 GB), but at most an eighth of the
    /// machine's memory for all cards together. If a card has too little memory, its batches are
    /// smaller.
    pub fn open_for(puzzles: usize) -> Result<Self, Fault> {
        let count = Card::count()?;
        let mut lines = Vec::new();
        let mut names = Vec::new();
        let mut fault = Fault::NoCard;
        let wanted = batch::size(puzzles, count as usize);
        for number in 0..count {
            match open_lines(number, KERNELS, wanted) {
                Ok(opened) => {
                    names.push(opened[0].card().name.clone());
                    lines.push(opened);
                }
                Err(error) if names.is_empty() => fault = error,
                Err(_) => {}
            }
        }
        // Each request fits the lines of every card.
        let Some(batch) = lines.iter().map(|lines| lines[0].capacity()).min() else {
            return Err(fault);
        };
        let numbers: Vec<usize> = lines.iter().map(Vec::len).collect();
        let health = Arc::new(Health::new(&numbers));
        let (requests, receiver) = sync_channel(QUEUE);
        let receiver = Arc::new(Mutex::new(receiver));
        let mut running = Vec::new();
        for (card, lines) in lines.into_iter().enumerate() {
            for line in lines {
                let (receiver, health) = (Arc::clone(&receiver), Arc::clone(&health));
                running.push(thread::spawn(move || {
                    serve(line, card, &receiver, &health);
                }));
            }
        }
        Ok(Self {
            requests: Some(requests),
            lines: running,
            names,
            batch,
            health,
        })
    }

    /// The number of cards that have not failed.
    #[must_use]
    pub fn left(&self) -> usize {
        self.health.cards.load(Ordering::Acquire)
    }

    /// The names of the cards.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Replaces `verdicts` with the verdict for each puzzle, in order.
    ///
    /// Every solution is checked on the card and again here. After a fault, `verdicts` is empty.
    pub fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) -> Result<Work, Fault> {
        verdicts.clear();
        let mut rest = puzzles.iter();
        let work = self.ask(Question::Verdict, puzzles, &[], |bytes| {
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

    /// For each puzzle, given a known solution, finds the set of cells in which some other solution
    /// differs from it. The set is empty if there is no other solution. After a fault,
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
        let work = self.ask(Question::Other, puzzles, solutions, |bytes| {
            for (answer, (puzzle, known)) in bytes.chunks_exact(ANSWER).zip(rest.by_ref()) {
                differences.push(match verdict(answer, puzzle)? {
                    Verdict::Unique(other) => difference(&other, known),
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

    /// Submits requests that fit a line, and collects the answers in order.
    fn ask(
        &self,
        question: Question,
        puzzles: &[Puzzle],
        solutions: &[Solution],
        mut take: impl FnMut(&[u8]) -> Result<(), Fault>,
    ) -> Result<Work, Fault> {
        let mut replies = std::collections::VecDeque::new();
        let mut work = Work::default();
        let mut receive = |replies: &mut std::collections::VecDeque<Receiver<_>>| {
            let Some(reply) = replies.pop_front() else {
                return Ok(false);
            };
            let answers: Answers = reply.recv().unwrap_or(Err(Fault::Gone))?;
            work.sweeps += answers.work.sweeps;
            work.guesses += answers.work.guesses;
            work.handed_over += answers.work.handed_over;
            take(&answers.bytes).map(|()| true)
        };
        for (number, piece) in puzzles.chunks(self.batch).enumerate() {
            let mut boards = Vec::with_capacity(piece.len() * BOARD);
            for puzzle in piece {
                boards.extend_from_slice(&puzzle.board().values());
            }
            let mut known = Vec::new();
            if question == Question::Other {
                for solution in &solutions[number * self.batch..][..piece.len()] {
                    known.extend_from_slice(&solution.board().values());
                }
            }
            let (sender, reply) = channel();
            let request = Request {
                question,
                boards,
                known,
                reply: sender,
            };
            let waiting = &self.health.waiting;
            waiting.fetch_add(piece.len(), Ordering::AcqRel);
            let requests = self.requests.as_ref().ok_or(Fault::Gone)?;
            requests.send(request).map_err(|_| Fault::Gone)?;
            replies.push_back(reply);
            if replies.len() > 2 * LINES {
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
        drop(self.requests.take());
        for line in self.lines.drain(..) {
            let _ = line.join();
        }
    }
}

/// Opens the lines of a card. If the card has little memory, its batches are smaller. If even the
/// smallest batches do not fit, it has fewer lines.
fn open_lines(number: u32, kernels: &[u8], wanted: usize) -> Result<Vec<Line>, Fault> {
    let card = Arc::new(Card::open(number, kernels)?);
    let mut capacity = wanted;
    loop {
        let mut lines = Vec::new();
        let fault = loop {
            match Line::new(&card, capacity, capacity) {
                Ok(line) => lines.push(line),
                Err(fault) => break fault,
            }
            if lines.len() == LINES {
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

/// The verdict, after checking the solution against the rules and the givens.
fn verdict(answer: &[u8], puzzle: &Puzzle) -> Result<Verdict, Fault> {
    match answer[0] {
        NONE => Ok(Verdict::None),
        SEVERAL => Ok(Verdict::Several),
        ONE => {
            let values = answer[1..].try_into().expect("81 bytes");
            match Solution::from_values(values) {
                Ok(solution) if solution.solves(puzzle) => Ok(Verdict::Unique(solution)),
                _ => Err(Fault::Wrong),
            }
        }
        _ => Err(Fault::Wrong),
    }
}

fn difference(a: &Solution, b: &Solution) -> CellSet {
    let (a, b) = (a.board().values(), b.board().values());
    Cell::all()
        .filter(|cell| a[cell.index()] != b[cell.index()])
        .collect()
}

/// Answers requests until there are no more callers or the card fails.
fn serve(mut line: Line, card: usize, receiver: &Mutex<Receiver<Request>>, health: &Health) {
    let mut left_over = None;
    loop {
        let Some(batch) = gather(line.capacity(), receiver, &mut left_over, health) else {
            return;
        };
        let answered = answer(&mut line, &batch);
        if let Err(fault) = answered {
            // A card that has failed is not used again. Lines of other cards answer later requests.
            let is_last = health.lose(card);
            for request in batch.into_iter().chain(left_over) {
                let _ = request.reply.send(Err(fault.clone()));
            }
            if is_last {
                refuse(&fault, receiver);
            }
            return;
        }
    }
}

/// Takes waiting requests of the same kind that fit the line together.
fn gather(
    capacity: usize,
    receiver: &Mutex<Receiver<Request>>,
    left_over: &mut Option<Request>,
    health: &Health,
) -> Option<Vec<Request>> {
    let (first, queue) = if let Some(request) = left_over.take() {
        // Another thread may hold the queue while it waits for a request that never arrives. Do not
        // wait for that thread, since this request is ready.
        let Ok(queue) = receiver.try_lock() else {
            health.waiting.fetch_sub(request.len(), Ordering::AcqRel);
            return Some(vec![request]);
        };
        (request, queue)
    } else {
        let queue = receiver.lock().ok()?;
        (queue.recv().ok()?, queue)
    };
    let most = health.share(capacity);
    let mut count = first.len();
    let mut batch = vec![first];
    loop {
        match queue.try_recv() {
            Ok(next) if next.question == batch[0].question && count + next.len() <= most => {
                count += next.len();
                batch.push(next);
            }
            Ok(next) => {
                *left_over = Some(next);
                break;
            }
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
        }
    }
    health.waiting.fetch_sub(count, Ordering::AcqRel);
    Some(batch)
}

fn answer(line: &mut Line, batch: &[Request]) -> Result<(), Fault> {
    let question = batch[0].question;
    let mut count = 0;
    let boards = line.boards()?;
    for request in batch {
        boards[count * BOARD..][..request.boards.len()].copy_from_slice(&request.boards);
        count += request.len();
    }
    if question == Question::Other {
        let known = line.known()?;
        let mut at = 0;
        for request in batch {
            known[at..][..request.known.len()].copy_from_slice(&request.known);
            at += request.known.len();
        }
    }
    line.start(question, count)?;
    let mut work = line.work()?;
    let bytes = line.answers()?;
    let mut at = 0;
    for request in batch {
        let length = request.len() * ANSWER;
        let answers = Answers {
            bytes: bytes[at..][..length].to_vec(),
            // The work of the whole batch is reported to the first caller, so that the sum is
            // right.
            work: std::mem::take(&mut work),
        };
        at += length;
        // If the caller no longer exists, the answer is dropped.
        let _ = request.reply.send(Ok(answers));
    }
    Ok(())
}

/// Answers all requests with a fault, so that no caller waits for a failed card.
fn refuse(fault: &Fault, receiver: &Mutex<Receiver<Request>>) {
    let Ok(queue) = receiver.lock() else { return };
    while let Ok(request) = queue.recv() {
        let _ = request.reply.send(Err(fault.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(question: Question, puzzles: usize) -> Request {
        Request {
            question,
            boards: vec![0; puzzles * BOARD],
            known: Vec::new(),
            reply: channel().0,
        }
    }

    fn lengths(batch: Option<Vec<Request>>) -> Vec<usize> {
        batch.unwrap().iter().map(Request::len).collect()
    }

    #[test]
    fn requests_of_one_kind_go_together_as_far_as_they_fit() {
        let (sender, receiver) = sync_channel(QUEUE);
        let receiver = Mutex::new(receiver);
        let kinds = [Question::Verdict, Question::Verdict, Question::Verdict];
        for (question, puzzles) in kinds.into_iter().zip([40, 50, 30]) {
            sender.send(request(question, puzzles)).unwrap();
        }
        sender.send(request(Question::Other, 5)).unwrap();
        sender.send(request(Question::Other, 6)).unwrap();
        drop(sender);
        let health = Health::new(&[1]);
        health.waiting.store(131, Ordering::Relaxed);
        let mut left_over = None;
        assert_eq!(
            lengths(gather(100, &receiver, &mut left_over, &health)),
            [40, 50]
        );
        assert_eq!(
            lengths(gather(100, &receiver, &mut left_over, &health)),
            [30]
        );
        assert_eq!(
            lengths(gather(100, &receiver, &mut left_over, &health)),
            [5, 6]
        );
        assert!(left_over.is_none());
        assert_eq!(health.waiting.load(Ordering::Relaxed), 0);
        assert!(gather(100, &receiver, &mut left_over, &health).is_none());
    }

    #[test]
    fn cards_share_what_waits() {
        let (sender, receiver) = sync_channel(QUEUE);
        let receiver = Mutex::new(receiver);
        for _ in 0..9 {
            sender.send(request(Question::Verdict, 10)).unwrap();
        }
        let health = Health::new(&[3, 3, 3]);
        health.waiting.store(90, Ordering::Relaxed);
        let taken = lengths(gather(1_000, &receiver, &mut None, &health));
        assert_eq!(taken, [10; 3]);
        assert_eq!(health.waiting.load(Ordering::Relaxed), 60);
        // The last card takes everything except the request that the first line kept for later.
        health.lose(0);
        health.lose(1);
        let taken = lengths(gather(1_000, &receiver, &mut None, &health));
        assert_eq!(taken, [10; 5]);
    }

    #[test]
    fn a_request_that_is_left_over_waits_for_nobody() {
        let (_sender, receiver) = sync_channel(QUEUE);
        let receiver = Mutex::new(receiver);
        let health = Health::new(&[1]);
        health.waiting.store(7, Ordering::Relaxed);
        let mut left_over = Some(request(Question::Verdict, 7));
        let _held_by_another_line = receiver.lock().unwrap();
        assert_eq!(
            lengths(gather(100, &receiver, &mut left_over, &health)),
            [7]
        );
    }

    /// A card that answers the first request and is then lost.
    #[test]
    fn a_lost_card_answers_nothing_by_halves() {
        let (requests, receiver) = sync_channel::<Request>(QUEUE);
        let cards = Cards {
            requests: Some(requests),
            lines: Vec::new(),
            names: Vec::new(),
            batch: 1_000,
            health: Arc::new(Health::new(&[1])),
        };
        let card = thread::spawn(move || {
            let first = receiver.recv().unwrap();
            let bytes = vec![SEVERAL; first.len() * ANSWER];
            let work = Work::default();
            first.reply.send(Ok(Answers { bytes, work })).unwrap();
            refuse(&Fault::Gone, &Mutex::new(receiver));
        });
        let puzzles = vec![Puzzle::EMPTY; 1_001];
        let mut verdicts = vec![Verdict::None];
        let asked = cards.verdicts(&puzzles, &mut verdicts);
        assert!(matches!(asked, Err(Fault::Gone)), "{asked:?}");
        assert_eq!(verdicts, []);
        drop(cards);
        card.join().unwrap();
    }

    #[test]
    fn a_card_is_lost_once_and_the_last_line_refuses() {
        let health = Health::new(&[2, 1]);
        assert!(!health.lose(0));
        assert_eq!(health.cards.load(Ordering::Relaxed), 1);
        assert!(!health.lose(0));
        assert_eq!(health.cards.load(Ordering::Relaxed), 1);
        assert!(health.lose(1));
        assert_eq!(health.cards.load(Ordering::Relaxed), 0);
    }

    #[test]
    fn a_wrong_board_is_a_fault() {
        let text =
            "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
        let solution: Solution = text.parse().unwrap();
        let puzzle = Puzzle::EMPTY;
        let mut answer = [0; ANSWER];
        answer[1..].copy_from_slice(&solution.board().values());
        assert_eq!(verdict(&answer, &puzzle), Ok(Verdict::None));
        answer[0] = ONE;
        assert_eq!(verdict(&answer, &puzzle), Ok(Verdict::Unique(solution)));
        // There are three cases: the card reports an error, the board breaks a rule, or a given is
        // lost.
        answer[0] = 255;
        assert_eq!(verdict(&answer, &puzzle), Err(Fault::Wrong));
        answer[0] = ONE;
        let other: Puzzle = format!("6{}", ".".repeat(80)).parse().unwrap();
        assert_eq!(verdict(&answer, &other), Err(Fault::Wrong));
        answer[1] = 7;
        assert_eq!(verdict(&answer, &puzzle), Err(Fault::Wrong));
    }
}
