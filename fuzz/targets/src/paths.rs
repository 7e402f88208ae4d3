//! Paths in JSON, as read by `novena verify`: anything it can read must survive a round trip, and
//! the judge must not panic on it.

use novena_proof::{check_alternatives, check_path};
use novena_wire::path::Path;

/// The maximum number of steps judged. Every step takes time to judge, and longer paths do not
/// reveal anything new.
const MOST_STEPS: usize = 100;

/// Reads a path and judges it.
pub(crate) fn are_judged(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let path = match Path::from_json(text) {
        Ok(path) => path,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    assert_eq!(Path::from_json(&path.to_json()).as_ref(), Ok(&path));
    if path.steps.len() > MOST_STEPS {
        return;
    }
    let judged = if path.alternatives {
        check_alternatives(&path.start, &path.steps)
    } else {
        check_path(&path.start, &path.steps)
    };
    if let Err(fault) = judged {
        assert!(fault.step <= path.steps.len(), "{fault}");
    }
}
