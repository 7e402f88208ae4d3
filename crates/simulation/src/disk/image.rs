//! The content of a disk after a power cut.

use std::collections::BTreeMap;

use super::{Operation, operation};
use crate::Numbers;

/// The files of a disk at a particular moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Image {
    files: BTreeMap<String, Vec<u8>>,
}

impl Image {
    /// The names and contents of the files.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let files = self.files.iter();
        files.map(|(name, content)| (name.as_str(), content.as_slice()))
    }

    /// A hash of the image.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut sum = 0_u64;
        let mut add = |word: u64| {
            sum = (sum.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        };
        for (name, content) in self.files() {
            for bytes in [name.as_bytes(), content] {
                let (words, rest) = bytes.as_chunks::<8>();
                for word in words {
                    add(u64::from_le_bytes(*word));
                }
                for &byte in rest {
                    add(byte.into());
                }
                add(bytes.len() as u64);
            }
        }
        sum
    }
}

impl FromIterator<(String, Vec<u8>)> for Image {
    fn from_iter<I: IntoIterator<Item = (String, Vec<u8>)>>(files: I) -> Self {
        let files = files.into_iter().collect();
        Self { files }
    }
}

/// The effect of a power cut on unsynced data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// All unsynced data is lost.
    Everything,
    /// No unsynced data is lost.
    Nothing,
    /// Any part of the data is lost, in any order; some writes are torn.
    Some,
    /// The last write is torn, and everything before it is kept.
    Last,
}

impl Loss {
    /// All kinds of loss.
    pub const ALL: [Self; 4] = [Self::Everything, Self::Nothing, Self::Some, Self::Last];
}

/// The possible content of a disk that loses power, updated operation by operation.
#[derive(Clone, Debug, Default)]
pub struct PowerState {
    files: BTreeMap<usize, DurableFile>,
    names: BTreeMap<String, usize>,
    /// Creations and deletions of names that are not durable yet.
    pending: Vec<(String, Option<usize>)>,
}

#[derive(Clone, Debug, Default)]
struct DurableFile {
    content: Vec<u8>,
    /// Writes and truncations since the last sync.
    pending: Vec<Operation>,
}

/// The unit of writing.
const SECTOR: usize = 512;

impl PowerState {
    /// A disk on which everything is durable.
    #[must_use]
    pub fn new(image: &Image) -> Self {
        let mut state = Self::default();
        for (number, (name, content)) in image.files().enumerate() {
            state.names.insert(name.to_owned(), number);
            let file = DurableFile {
                content: content.to_vec(),
                pending: Vec::new(),
            };
            state.files.insert(number, file);
        }
        state
    }

    /// Records an operation.
    pub fn apply(&mut self, operation: &Operation) {
        match operation {
            Operation::Write { file, .. } | Operation::Truncate(file, _) => {
                let file = self.files.entry(*file).or_default();
                file.pending.push(operation.clone());
            }
            Operation::Sync(file) => {
                let file = self.files.entry(*file).or_default();
                for operation in file.pending.drain(..) {
                    apply(&mut file.content, &operation);
                }
            }
            Operation::Create(name, file) => self.pending.push((name.clone(), Some(*file))),
            Operation::Delete(name) => self.pending.push((name.clone(), None)),
            Operation::SyncDirectory => {
                for (name, file) in self.pending.drain(..) {
                    set(&mut self.names, name, file);
                }
            }
        }
    }

    /// The content after a power cut now.
    #[must_use]
    pub fn image(&self, loss: Loss, numbers: &mut Numbers) -> Image {
        let mut names = self.names.clone();
        // Changes to the directory reach the disk in order, up to a random point.
        let kept = match loss {
            Loss::Everything => 0,
            Loss::Nothing | Loss::Last => self.pending.len(),
            Loss::Some => numbers.below(self.pending.len() + 1),
        };
        for (name, file) in &self.pending[..kept] {
            set(&mut names, name.clone(), *file);
        }
        let empty = DurableFile::default();
        let files = names.into_iter().map(|(name, number)| {
            let file = self.files.get(&number).unwrap_or(&empty);
            (name, file.after(loss, numbers))
        });
        files.collect()
    }
}

fn set(names: &mut BTreeMap<String, usize>, name: String, file: Option<usize>) {
    match file {
        Some(file) => names.insert(name, file),
        None => names.remove(&name),
    };
}

fn apply(content: &mut Vec<u8>, operation: &Operation) {
    match operation {
        Operation::Write { offset, data, .. } => operation::write(content, *offset, data),
        Operation::Truncate(_, length) => content.resize(*length, 0),
        _ => {}
    }
}

fn apply_all(content: &mut Vec<u8>, operations: &[Operation]) {
    for operation in operations {
        apply(content, operation);
    }
}

impl DurableFile {
    fn after(&self, loss: Loss, numbers: &mut Numbers) -> Vec<u8> {
        let mut content = self.content.clone();
        match loss {
            Loss::Everything => {}
            Loss::Nothing => apply_all(&mut content, &self.pending),
            Loss::Last => {
                if let Some((last, before)) = self.pending.split_last() {
                    apply_all(&mut content, before);
                    tear(&mut content, last, numbers);
                }
            }
            Loss::Some => {
                let mut order: Vec<&Operation> = self.pending.iter().collect();
                if numbers.one_in(2) {
                    // Writes to different places reach the disk in any order. So do writes to the
                    // same place, if the disk's cache loses the later one.
                    for index in (1..order.len()).rev() {
                        order.swap(index, numbers.below(index + 1));
                    }
                }
                let kept = 1 + numbers.below(3);
                for operation in order {
                    if numbers.below(4) >= kept {
                        continue;
                    }
                    if numbers.one_in(4) {
                        tear(&mut content, operation, numbers);
                    } else {
                        apply(&mut content, operation);
                    }
                }
            }
        }
        content
    }
}

/// Performs part of a write: some of its sectors, or its first bytes. A sector that was being
/// written may contain anything.
fn tear(content: &mut Vec<u8>, operation: &Operation, numbers: &mut Numbers) {
    let Operation::Write { offset, data, .. } = operation else {
        return;
    };
    if numbers.one_in(3) {
        let length = numbers.below(data.len() + 1);
        return operation::write(content, *offset, &data[..length]);
    }
    let mut start = 0;
    while start < data.len() {
        let sector_end = (offset + start) / SECTOR * SECTOR + SECTOR - offset;
        let end = sector_end.min(data.len());
        match numbers.below(16) {
            0 => {
                let garbage: Vec<u8> = (start..end).map(|_| numbers.next() as u8).collect();
                operation::write(content, offset + start, &garbage);
            }
            1..8 => operation::write(content, offset + start, &data[start..end]),
            _ => {}
        }
        start = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(offset: usize, data: &[u8]) -> Operation {
        Operation::Write {
            file: 0,
            offset,
            data: data.into(),
        }
    }

    fn content(image: &Image) -> Option<&[u8]> {
        image.files().next().map(|(_, content)| content)
    }

    #[test]
    fn synced_data_survives() {
        let mut numbers = Numbers(1);
        let mut state = PowerState::default();
        state.apply(&Operation::Create("a".to_owned(), 0));
        state.apply(&written(0, b"one"));
        state.apply(&Operation::Sync(0));
        assert_eq!(content(&state.image(Loss::Everything, &mut numbers)), None);
        state.apply(&Operation::SyncDirectory);
        state.apply(&written(1, b"two"));
        let left = state.image(Loss::Everything, &mut numbers);
        assert_eq!(content(&left), Some(&b"one"[..]));
        let left = state.image(Loss::Nothing, &mut numbers);
        assert_eq!(content(&left), Some(&b"otwo"[..]));
    }

    #[test]
    fn writes_are_torn_and_lost_in_any_combination() {
        let mut numbers = Numbers(2);
        let mut state = PowerState::default();
        state.apply(&Operation::Create("a".to_owned(), 0));
        state.apply(&Operation::SyncDirectory);
        state.apply(&written(0, &[1; 2 * SECTOR]));
        state.apply(&written(2 * SECTOR, &[2; SECTOR]));
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let left = state.image(Loss::Some, &mut numbers);
            let content = content(&left).unwrap();
            seen.insert([0, SECTOR, 2 * SECTOR].map(|at| content.get(at).copied().unwrap_or(0)));
        }
        for expected in [
            [0, 0, 0],
            [1, 1, 0],
            [0, 0, 2],
            [1, 0, 2],
            [0, 1, 0],
            [1, 1, 2],
        ] {
            assert!(seen.contains(&expected), "{expected:?}");
        }
    }

    #[test]
    fn a_deleted_file_can_come_back() {
        let mut numbers = Numbers(3);
        let mut state = PowerState::new(&[("a".to_owned(), b"old".to_vec())].into_iter().collect());
        state.apply(&Operation::Delete("a".to_owned()));
        let left = state.image(Loss::Everything, &mut numbers);
        assert_eq!(content(&left), Some(&b"old"[..]));
        assert_eq!(content(&state.image(Loss::Nothing, &mut numbers)), None);
    }
}
