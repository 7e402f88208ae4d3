//! Exports from other programs: anything that can be read can be written and read again, and
//! merging is idempotent.

use novena_saves::Library;

/// Reads an export and merges it into a library.
pub(crate) fn is_merged(data: &[u8]) {
    let theirs = match Library::read(data) {
        Ok(theirs) => theirs,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let mut text = Vec::new();
    theirs.write(&mut text).unwrap();
    let again = Library::read(text.as_slice()).unwrap();
    assert_eq!(again.games, theirs.games);
    assert_eq!(again.collections, theirs.collections);

    let mut ours = Library::default();
    let summary = ours.merge(theirs.clone());
    let games = summary.added + summary.updated + summary.forked + summary.unchanged;
    assert_eq!(games, theirs.games.len() as u64);
    let once = ours.clone();
    let again = ours.merge(theirs);
    assert_eq!((again.added, again.updated, again.forked), (0, 0, 0));
    assert_eq!(again.puzzles.added, 0);
    assert_eq!(ours, once);
}
