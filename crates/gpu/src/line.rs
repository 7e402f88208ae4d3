//! A line of work on a card, which takes boards and returns answers, one batch at a time. The lines
//! of a card overlap: one line copies while another solves.

use std::sync::Arc;

use novena_core::Candidate;

use crate::driver::{Argument, Card, Function, Memory, Stream};
use crate::fault::Fault;
use crate::work::Work;

/// The number of threads per block. It must match `cuda/kernels.cu`.
const BLOCK: u32 = 128;
/// The number of levels of a thread's stack. It must match `cuda/search.h`.
const LEVELS: usize = 54;
/// The sizes, in bytes, of a state, a board, an answer, a queue slot and the control data.
pub(crate) const STATE: usize = 48;
pub(crate) const BOARD: usize = 81;
pub(crate) const ANSWER: usize = 82;
const SLOT: usize = 64;
const CONTROL: usize = 64;

/// The values of an answer's first byte.
pub(crate) const NONE: u8 = 0;
pub(crate) const ONE: u8 = 1;
pub(crate) const SEVERAL: u8 = 2;

/// The question to answer for each puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether the puzzle has no solution, one or several.
    Verdict,
    /// Whether the puzzle has a solution other than the known one.
    Other,
    /// How many solutions, up to two, an extended board has.
    Extended,
}

/// A board and the given that is added to it: `cuda/extend.h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extension(u32);

impl Extension {
    pub(crate) const BYTES: usize = 4;

    pub(crate) fn new(board: usize, added: Candidate) -> Self {
        assert!(board < 1 << 22, "boards are numbered in 22 bits");
        Self((board as u32) << 10 | added.index() as u32)
    }

    /// The same extension if the boards are preceded by others.
    pub(crate) fn after(self, boards: usize) -> Self {
        Self(self.0 + ((boards as u32) << 10))
    }

    pub(crate) const fn to_bytes(self) -> [u8; Self::BYTES] {
        self.0.to_ne_bytes()
    }
}

/// The argument of the search kernels: `Job` in `cuda/search.h`.
#[repr(C)]
#[derive(Clone, Copy)]
struct Job {
    puzzles: u64,
    known: u64,
    count: u32,
    portion: u32,
    verdicts: u64,
    solutions: u64,
    stacks: u64,
    threads: u32,
    queue: u64,
    marks: u64,
    slots: u32,
    control: u64,
}

// The driver reads as many bytes as the kernels declare.
const _: () = assert!(size_of::<Job>() == 88);

struct Kernels {
    verdicts: Function,
    others: Function,
    expand: Function,
    print: Function,
    extend: Function,
    count: Function,
}

/// The maximum size of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Room {
    /// The number of boards that are copied to the card.
    pub(crate) boards: usize,
    /// The number of extended boards.
    pub(crate) extensions: usize,
}

impl Room {
    /// The room that there is in both.
    pub(crate) fn min(self, other: Self) -> Self {
        Self {
            boards: self.boards.min(other.boards),
            extensions: self.extensions.min(other.extensions),
        }
    }
}

/// The indices of the host buffers in the stream.
const BOARDS: usize = 0;
const KNOWN: usize = 1;
const ANSWERS: usize = 2;
const COUNTERS: usize = 3;
const EXTENSIONS: usize = 4;

pub(crate) struct Line {
    card: Arc<Card>,
    kernels: Kernels,
    stream: Stream,
    capacity: usize,
    /// The number of boards for which there is room in host memory.
    host: usize,
    /// The maximum number of blocks in a search.
    blocks: u32,
    boards: Memory,
    /// The boards to be extended.
    short_boards: Memory,
    extensions: Memory,
    known_boards: Memory,
    puzzles: Memory,
    known: Memory,
    verdicts: Memory,
    solutions: Memory,
    answers: Memory,
    stacks: Memory,
    queue: Memory,
    marks: Memory,
    control: Memory,
    slots: u32,
}

impl Line {
    /// A line for up to `capacity` puzzles at a time. Its host memory has room for `host` puzzles.
    pub(crate) fn new(card: &Arc<Card>, capacity: usize, host: usize) -> Result<Self, Fault> {
        assert!(
            capacity > 0 && capacity <= 1 << 30,
            "puzzles are numbered in 32 bits"
        );
        let kernels = Kernels {
            verdicts: card.function("novena_verdicts")?,
            others: card.function("novena_others")?,
            expand: card.function("novena_expand")?,
            print: card.function("novena_print")?,
            extend: card.function("novena_extend")?,
            count: card.function("novena_count")?,
        };
        let resident = card.resident_blocks(&kernels.verdicts, BLOCK)?;
        let resident = resident.min(card.resident_blocks(&kernels.others, BLOCK)?);
        let blocks = resident.min(blocks_of(capacity));
        let threads = (blocks * BLOCK) as usize;
        let slots = (4 * threads).next_power_of_two();
        // Memory for known solutions and extensions is allocated when the first of them arrive.
        let sizes = [host * BOARD, 0, host * ANSWER, CONTROL, 0];
        Ok(Self {
            kernels,
            stream: card.stream(&sizes)?,
            capacity,
            host,
            blocks,
            boards: card.memory(capacity * BOARD)?,
            short_boards: card.memory(0)?,
            extensions: card.memory(0)?,
            known_boards: card.memory(0)?,
            puzzles: card.memory(capacity * STATE)?,
            known: card.memory(0)?,
            verdicts: card.memory(capacity + 4)?,
            solutions: card.memory(capacity * STATE)?,
            answers: card.memory(capacity * ANSWER)?,
            stacks: card.memory(threads * LEVELS * STATE)?,
            queue: card.memory(slots * SLOT)?,
            marks: card.memory(slots * 4)?,
            control: card.memory(CONTROL)?,
            slots: slots as u32,
            card: Arc::clone(card),
        })
    }

    pub(crate) fn card(&self) -> &Card {
        &self.card
    }

    /// The maximum size of a batch.
    pub(crate) fn room(&self) -> Room {
        // Host memory for answers also holds the numbers of solutions, one byte each.
        Room {
            boards: self.host.min(self.capacity),
            extensions: self.capacity.min(self.host * ANSWER),
        }
    }

    /// The buffer for the boards, 81 bytes each.
    pub(crate) fn boards(&mut self) -> Result<&mut [u8], Fault> {
        self.stream.host(BOARDS)
    }

    /// The buffer for the known solutions, which is as large as the buffer for the boards.
    pub(crate) fn known(&mut self) -> Result<&mut [u8], Fault> {
        if self.known.bytes() == 0 {
            self.stream.enlarge(KNOWN, self.host * BOARD)?;
            self.known_boards = self.card.memory(self.capacity * BOARD)?;
            self.known = self.card.memory(self.capacity * STATE)?;
        }
        self.stream.host(KNOWN)
    }

    /// The buffer for the extensions, four bytes each.
    pub(crate) fn extensions(&mut self) -> Result<&mut [u8], Fault> {
        if self.extensions.bytes() == 0 {
            let Room { boards, extensions } = self.room();
            self.stream
                .enlarge(EXTENSIONS, extensions * Extension::BYTES)?;
            self.short_boards = self.card.memory(boards * BOARD)?;
            self.extensions = self.card.memory(extensions * Extension::BYTES)?;
        }
        self.stream.host(EXTENSIONS)
    }

    /// The buffer for the answers: 82 bytes each, or one byte for each extended board. Waits until
    /// they are complete.
    pub(crate) fn answers(&mut self) -> Result<&mut [u8], Fault> {
        self.stream.host(ANSWERS)
    }

    /// The amount of work that the last search took. Waits until the search is done.
    pub(crate) fn work(&mut self) -> Result<Work, Fault> {
        let bytes = self.stream.host(COUNTERS)?;
        let number = |at: usize| {
            let bytes: [u8; 8] = bytes[at..at + 8].try_into().expect("eight bytes");
            u64::from_le_bytes(bytes)
        };
        Ok(Work {
            sweeps: number(16),
            guesses: number(24),
            handed_over: number(32),
        })
    }

    /// Starts answering the first `count` boards in host memory.
    pub(crate) fn start(&mut self, question: Question, count: usize) -> Result<(), Fault> {
        assert!(count <= self.capacity, "a batch fits the line");
        if count == 0 {
            return Ok(());
        }
        self.upload(question, count)?;
        self.expand(question, count)?;
        self.search(question, count)?;
        self.print(question, count)?;
        self.stream
            .download(&self.answers, 0, count * ANSWER, ANSWERS)?;
        self.stream.download(&self.control, 0, CONTROL, COUNTERS)
    }

    /// Starts counting the solutions of `count` extended boards. The first `boards` boards in host
    /// memory are those to be extended.
    pub(crate) fn start_extended(&mut self, boards: usize, count: usize) -> Result<(), Fault> {
        let room = self.room();
        assert!(
            boards <= room.boards && count <= room.extensions,
            "the extended boards fit the line"
        );
        if count == 0 {
            return Ok(());
        }
        self.stream
            .upload(BOARDS, boards * BOARD, &self.short_boards)?;
        self.stream
            .upload(EXTENSIONS, count * Extension::BYTES, &self.extensions)?;
        self.extend(count)?;
        self.expand(Question::Extended, count)?;
        self.search(Question::Extended, count)?;
        // Solutions are checked here as well, but only their number is copied to the host.
        self.print(Question::Extended, count)?;
        self.count(count)?;
        self.stream.download(&self.verdicts, 0, count, ANSWERS)?;
        self.stream.download(&self.control, 0, CONTROL, COUNTERS)
    }

    /// Adds a given to boards.
    fn extend(&mut self, count: usize) -> Result<(), Fault> {
        let mut arguments: [Argument<Job>; 4] = [
            Argument::Address(self.short_boards.address()),
            Argument::Address(self.extensions.address()),
            Argument::Address(self.boards.address()),
            Argument::Word(count as u32),
        ];
        let kernel = &self.kernels.extend;
        self.stream
            .launch(kernel, blocks_of(count), BLOCK, &mut arguments)
    }

    /// Replaces verdicts with the checked numbers of solutions.
    fn count(&mut self, count: usize) -> Result<(), Fault> {
        let mut arguments: [Argument<Job>; 3] = [
            Argument::Address(self.answers.address()),
            Argument::Address(self.verdicts.address()),
            Argument::Word(count as u32),
        ];
        let kernel = &self.kernels.count;
        self.stream
            .launch(kernel, blocks_of(count), BLOCK, &mut arguments)
    }

    pub(crate) fn upload(&mut self, question: Question, count: usize) -> Result<(), Fault> {
        self.stream.upload(BOARDS, count * BOARD, &self.boards)?;
        if question == Question::Other {
            self.stream
                .upload(KNOWN, count * BOARD, &self.known_boards)?;
        }
        Ok(())
    }

    /// Converts boards to states.
    pub(crate) fn expand(&mut self, question: Question, count: usize) -> Result<(), Fault> {
        let mut both = vec![(&self.boards, &self.puzzles)];
        if question == Question::Other {
            both.push((&self.known_boards, &self.known));
        }
        for (boards, states) in both {
            let mut arguments: [Argument<Job>; 3] = [
                Argument::Address(boards.address()),
                Argument::Address(states.address()),
                Argument::Word(count as u32),
            ];
            self.stream.launch(
                &self.kernels.expand,
                blocks_of(count),
                BLOCK,
                &mut arguments,
            )?;
        }
        Ok(())
    }

    /// Runs the search, from states to verdicts and solved states.
    pub(crate) fn search(&mut self, question: Question, count: usize) -> Result<(), Fault> {
        let blocks = self.blocks.min(blocks_of(count));
        let warps = (blocks * BLOCK / 32) as usize;
        let job = Job {
            puzzles: self.puzzles.address(),
            known: self.known.address(),
            count: count as u32,
            // If there are many puzzles, warps claim large portions of the list, to keep the number
            // of claims low. The limit prevents a warp from having much left to do at the end.
            portion: (count / (warps * 8)).clamp(1, 256) as u32,
            verdicts: self.verdicts.address(),
            solutions: self.solutions.address(),
            stacks: self.stacks.address(),
            threads: blocks * BLOCK,
            queue: self.queue.address(),
            marks: self.marks.address(),
            slots: self.slots,
            control: self.control.address(),
        };
        self.stream.clear(&self.verdicts, count + 4)?;
        self.stream.clear(&self.marks, self.slots as usize * 4)?;
        self.stream.clear(&self.control, CONTROL)?;
        let kernel = match question {
            Question::Verdict | Question::Extended => &self.kernels.verdicts,
            Question::Other => &self.kernels.others,
        };
        self.stream
            .launch(kernel, blocks, BLOCK, &mut [Argument::Job(job)])
    }

    /// Converts solved states to answers, which are checked against the rules and the givens.
    pub(crate) fn print(&mut self, question: Question, count: usize) -> Result<(), Fault> {
        let mut arguments: [Argument<Job>; 6] = [
            Argument::Address(self.boards.address()),
            Argument::Address(self.solutions.address()),
            Argument::Address(self.verdicts.address()),
            Argument::Address(self.answers.address()),
            Argument::Word(count as u32),
            Argument::Word(u32::from(question == Question::Other)),
        ];
        self.stream
            .launch(&self.kernels.print, blocks_of(count), BLOCK, &mut arguments)
    }

    /// The number of seconds that the card takes for the work that `work` starts.
    pub(crate) fn seconds(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<(), Fault>,
    ) -> Result<f64, Fault> {
        // The timer must not borrow the stream, because the work needs the stream mutably.
        let timer = self.stream.timer()?;
        work(self)?;
        self.stream.elapsed(&timer)
    }

    /// Repeats the first `period` boards on the card until there are `count` boards.
    pub(crate) fn repeat_boards(&mut self, period: usize, count: usize) -> Result<(), Fault> {
        self.stream
            .repeat(&self.boards, period * BOARD, count * BOARD)
    }

    /// Performs only the copies of a batch, without solving it.
    pub(crate) fn copy_only(&mut self, count: usize) -> Result<(), Fault> {
        self.upload(Question::Verdict, count)?;
        self.stream
            .download(&self.answers, 0, count * ANSWER, ANSWERS)
    }

    /// Copies the counters of the work to the host.
    pub(crate) fn fetch_work(&mut self) -> Result<Work, Fault> {
        self.stream.download(&self.control, 0, CONTROL, COUNTERS)?;
        self.work()
    }

    /// Copies answers to the start of the host buffer, beginning with the answer to puzzle `first`.
    pub(crate) fn fetch_answers(&mut self, first: usize, count: usize) -> Result<&[u8], Fault> {
        self.stream
            .download(&self.answers, first * ANSWER, count * ANSWER, ANSWERS)?;
        Ok(&self.answers()?[..count * ANSWER])
    }
}

fn blocks_of(count: usize) -> u32 {
    count.div_ceil(BLOCK as usize).max(1) as u32
}
