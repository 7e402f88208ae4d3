//! Patches of paper enclosed by ink. The cells of a grid are such patches, but so are the enclosed
//! parts of letters. The lattice distinguishes cells from other patches.

use crate::geometry::Point;
use crate::threshold::Ink;

/// A patch of paper that could be a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blob {
    /// The centre of its bounding box, which a digit inside does not shift.
    pub(crate) centre: Point,
    /// The square root of the area of its bounding box.
    pub(crate) size: f64,
}

/// An unbroken row of paper pixels.
struct Run {
    start: u32,
    end: u32,
    label: u32,
}

#[derive(Clone, Copy)]
struct Extent {
    left: u32,
    right: u32,
    top: u32,
    bottom: u32,
    area: u32,
}

/// All patches of a plausible size and shape for a cell.
pub(crate) fn blobs(ink: &Ink) -> Vec<Blob> {
    let mut parents: Vec<u32> = Vec::new();
    let mut extents: Vec<Extent> = Vec::new();
    let (mut above, mut current): (Vec<Run>, Vec<Run>) = (Vec::new(), Vec::new());
    for y in 0..ink.height {
        let row = &ink.dark[y * ink.width..][..ink.width];
        let mut x = 0;
        let mut first = 0;
        current.clear();
        while x < row.len() {
            let Some(start) = row[x..].iter().position(|dark| !dark) else {
                break;
            };
            let start = x + start;
            let end = row[start..]
                .iter()
                .position(|&dark| dark)
                .map_or(row.len(), |length| start + length);
            x = end;
            let run = Extent {
                left: start as u32,
                right: end as u32,
                top: y as u32,
                bottom: y as u32 + 1,
                area: (end - start) as u32,
            };
            // Joins the runs above that touch this one.
            while first < above.len() && above[first].end as usize <= start {
                first += 1;
            }
            let mut label = None;
            for touching in above[first..]
                .iter()
                .take_while(|run| (run.start as usize) < end)
            {
                let root = root(&mut parents, touching.label);
                label = Some(match label {
                    None => root,
                    Some(label) if label == root => label,
                    Some(label) => join(&mut parents, &mut extents, label, root),
                });
            }
            let label = if let Some(label) = label {
                extents[label as usize].include(run);
                label
            } else {
                parents.push(parents.len() as u32);
                extents.push(run);
                parents.len() as u32 - 1
            };
            current.push(Run {
                start: start as u32,
                end: end as u32,
                label,
            });
        }
        std::mem::swap(&mut above, &mut current);
    }
    // The largest patches are the boxes of a board that fills the picture.
    let longest = ink.width.max(ink.height) as u32 * 2 / 5;
    (0..parents.len())
        .filter(|&label| parents[label] == label as u32)
        .filter_map(|label| extents[label].as_cell(longest))
        .collect()
}

fn root(parents: &mut [u32], mut label: u32) -> u32 {
    while parents[label as usize] != label {
        let parent = parents[label as usize];
        parents[label as usize] = parents[parent as usize];
        label = parent;
    }
    label
}

fn join(parents: &mut [u32], extents: &mut [Extent], a: u32, b: u32) -> u32 {
    let (keep, drop) = (a.min(b), a.max(b));
    parents[drop as usize] = keep;
    let dropped = extents[drop as usize];
    extents[keep as usize].include(dropped);
    keep
}

impl Extent {
    fn include(&mut self, other: Self) {
        self.left = self.left.min(other.left);
        self.right = self.right.max(other.right);
        self.top = self.top.min(other.top);
        self.bottom = self.bottom.max(other.bottom);
        self.area += other.area;
    }

    fn as_cell(self, longest: u32) -> Option<Blob> {
        let (width, height) = (self.right - self.left, self.bottom - self.top);
        let shape = width.min(height) >= 6
            && width.max(height) <= longest
            && width.max(height) <= 3 * width.min(height);
        // A square on its tip fills half of its bounding box, and a digit takes up part of the
        // square.
        let full = self.area * 3 >= width * height;
        (shape && full).then(|| Blob {
            centre: Point {
                x: f64::from(self.left + self.right) / 2.0,
                y: f64::from(self.top + self.bottom) / 2.0,
            },
            size: f64::from(width * height).sqrt(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_is_found_whatever_is_inside_its_box() {
        let (width, height) = (60, 60);
        let mut dark = vec![true; width * height];
        for y in 10..30 {
            for x in 20..40 {
                dark[y * width + x] = (15..25).contains(&y) && (28..31).contains(&x);
            }
        }
        let found = blobs(&Ink {
            width,
            height,
            dark,
        });
        // The strokes inside are ink and do not belong to any patch.
        let [Blob { centre, size }] = found[..] else {
            panic!("{found:?}");
        };
        assert_eq!((centre.x, centre.y, size), (30.0, 20.0, 20.0));
    }
}
