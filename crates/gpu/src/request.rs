//! A request from a caller to the cards, and its answers.

use std::sync::mpsc::{Receiver, Sender, channel};

use novena_core::{Candidate, Puzzle};

use crate::fault::Fault;
use crate::line::{BOARD, Extension, Question};
use crate::work::Work;

/// Puzzles from one caller.
pub(crate) struct Request {
    pub(crate) question: Question,
    /// 81 bytes per puzzle, or per board to be extended.
    pub(crate) boards: Vec<u8>,
    /// The known solutions, if the question requires them.
    pub(crate) known: Vec<u8>,
    /// The extensions of the boards, if the question is about extended boards.
    pub(crate) extensions: Vec<Extension>,
    pub(crate) reply: Sender<Result<Answers, Fault>>,
}

impl Request {
    /// The number of puzzles.
    pub(crate) fn len(&self) -> usize {
        match self.question {
            Question::Verdict | Question::Other => self.boards(),
            Question::Extended => self.extensions.len(),
        }
    }

    /// The number of boards.
    pub(crate) fn boards(&self) -> usize {
        self.boards.len() / BOARD
    }
}

/// Where the answers to a request arrive.
pub(crate) type Reply = Receiver<Result<Answers, Fault>>;

/// The answers to a request.
pub(crate) struct Answers {
    /// 82 bytes per puzzle, or one byte per extended board.
    pub(crate) bytes: Vec<u8>,
    pub(crate) work: Work,
}

/// The cells of puzzles as bytes.
pub(crate) fn boards(puzzles: &[Puzzle]) -> Vec<u8> {
    let mut boards = Vec::with_capacity(puzzles.len() * BOARD);
    for puzzle in puzzles {
        boards.extend_from_slice(&puzzle.board().values());
    }
    boards
}

/// A request about boards, and where its answers arrive.
pub(crate) fn request(question: Question, boards: Vec<u8>) -> (Request, Reply) {
    let (sender, reply) = channel();
    let request = Request {
        question,
        boards,
        known: Vec::new(),
        extensions: Vec::new(),
        reply: sender,
    };
    (request, reply)
}

/// A request about extended boards. It contains only puzzles that are extended, so there are never
/// more puzzles than extensions.
pub(crate) fn extended_request(
    puzzles: &[Puzzle],
    extensions: &[(u32, Candidate)],
) -> (Request, Reply) {
    let mut used: Vec<Puzzle> = Vec::new();
    let mut latest = None;
    let extensions = extensions.iter().map(|&(place, added)| {
        if latest != Some(place) {
            used.push(puzzles[place as usize]);
            latest = Some(place);
        }
        Extension::new(used.len() - 1, added)
    });
    let extensions = extensions.collect();
    let (mut request, reply) = request(Question::Extended, boards(&used));
    request.extensions = extensions;
    (request, reply)
}
