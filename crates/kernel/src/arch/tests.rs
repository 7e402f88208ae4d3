//! Tests every operation of every vector type against a lane-by-lane computation.

use super::{Shell, proof};
use crate::{
    cast::{lanes, lanes_mut},
    layout::CellValues,
    vector::{ALL, LaneMask, Vector},
    wave::layout::{CONFIGS, Row, State, States},
};

/// xorshift
struct Random(u64);

impl Random {
    fn next(&mut self) -> u16 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 40) as u16
    }

    /// A random set with either few or many digits.
    fn digits(&mut self) -> u16 {
        let (a, b, c) = (self.next(), self.next(), self.next());
        ALL & [a, a & b, a & b & c, a | b, 1 << (a % 9), 0][usize::from(self.next() % 6)]
    }

    #[inline(always)]
    fn vector<V: Vector>(&mut self, proof: V::Proof) -> V {
        let mut vector = [V::splat(proof, 0)];
        for lane in lanes_mut(&mut vector) {
            *lane = self.digits();
        }
        vector[0]
    }

    fn mask(&mut self, bits: usize) -> u32 {
        LaneMask::lowest(bits) & (u32::from(self.next()) | u32::from(self.next()) << 16)
    }
}

#[inline(always)]
fn assert_lanes<V: Vector>(name: &str, vector: V, expected: impl Fn(usize) -> u16) {
    for (lane, &value) in lanes(&[vector]).iter().enumerate() {
        assert_eq!(value, expected(lane), "{name}, lane {lane}");
    }
}

#[inline(always)]
fn check_operations<V: Vector>(proof: V::Proof) {
    let mut random = Random(1);
    for _ in 0..if cfg!(miri) { 20 } else { 3000 } {
        let (va, vb, vc, vd): (V, V, V, V) = (
            random.vector(proof),
            random.vector(proof),
            random.vector(proof),
            random.vector(proof),
        );
        let vectors = [va, vb, vc, vd];
        let at = |i: usize, lane: usize| lanes(&vectors)[i * V::LANES + lane];
        let (a, b, c, d) = (|l| at(0, l), |l| at(1, l), |l| at(2, l), |l| at(3, l));
        assert_lanes("and", va.and(vb), |l| a(l) & b(l));
        assert_lanes("or", va.or(vb), |l| a(l) | b(l));
        assert_lanes("without", va.without(vb), |l| a(l) & !b(l));
        assert_lanes("add", va.add(vb), |l| a(l).wrapping_add(b(l)));
        assert_lanes("sub", va.sub(vb), |l| a(l).wrapping_sub(b(l)));
        let (low, high) = (va.sub(vb), vc.sub(vd));
        let wide = [low, high];
        let number = |i: usize, lane: usize| lanes(&wide)[i * V::LANES + lane];
        assert_lanes("min", low.min(high), |l| number(0, l).min(number(1, l)));
        assert_lanes("count", va.count(), |l| a(l).count_ones() as u16);
        assert_lanes("or3", V::or3(va, vb, vc), |l| a(l) | b(l) | c(l));
        assert_lanes("both_without", V::both_without(va, vb, vc), |l| {
            a(l) & b(l) & !c(l)
        });
        assert_lanes("without_either", va.without_either(vb, vc), |l| {
            a(l) & !(b(l) | c(l))
        });
        assert_lanes("or_and", va.or_and(vb, vc), |l| a(l) | (b(l) & c(l)));
        let equal = (0..V::LANES)
            .map(|l| u32::from(a(l) == b(l)) << l)
            .sum::<u32>();
        assert_eq!(va.equal(vb), equal);
        assert_eq!(va.equal(va), LaneMask::lowest(V::LANES));
        let selected = V::select_equal(va, vb, vc, vd);
        assert_lanes("select_equal", selected, |l| {
            if a(l) == b(l) { c(l) } else { d(l) }
        });
        let turned = |l: usize| {
            if l % 4 == 3 {
                l
            } else {
                l / 4 * 4 + (l + 1) % 4 % 3
            }
        };
        assert_lanes("turn", va.turn(V::turner(proof)), |l| a(turned(l)));
        let group = [a(0), b(0), c(0), d(0)];
        assert_lanes("repeat", V::repeat(proof, group), |l| group[l % 4]);

        let mask = random.mask(V::LANES);
        assert_lanes("in_lanes", va.in_lanes(mask), |l| {
            a(l) * (mask >> l & 1) as u16
        });
        for start in (0..V::LANES).step_by(4) {
            let expected = |l: usize| {
                if l / 4 == start / 4 {
                    group[l % 4]
                } else {
                    a(l)
                }
            };
            assert_lanes("with_group", va.with_group(start, group), expected);
        }

        // The sure digits are a subset of the possible digits.
        let (cell, lone) = V::cell(va.and(vc), vb.and(vd), va, vb);
        let expected = |l: usize| {
            let sure = a(l) & c(l) & b(l) & d(l);
            let left = if sure == 0 { a(l) & b(l) } else { sure };
            let lone = match left.count_ones() {
                0 => u16::MAX,
                1 => left,
                _ => 0,
            };
            (left, lone)
        };
        assert_lanes("cell", cell, |l| expected(l).0);
        assert_lanes("lone", lone, |l| expected(l).1);
        let part = |l: usize| a(l) & b(l);
        let full = |l: usize| {
            if part(l).count_ones() >= 3 {
                part(l)
            } else {
                a(l)
            }
        };
        assert_lanes("full_or", V::full_or(va.and(vb), va), full);
        let tight = |l: usize| {
            if a(l).count_ones() <= 3 {
                a(l)
            } else {
                part(l)
            }
        };
        assert_lanes("or_if_tight", V::or_if_tight(va.and(vb), va), tight);
        let claimed = V::or_if_tight(V::splat(proof, u16::MAX), va);
        assert_lanes("or_if_tight", claimed, |_| u16::MAX);
    }
}

#[inline(always)]
fn check_moves<V: Vector>(proof: V::Proof) {
    let mut random = Random(2);
    for round in 0..if cfg!(miri) { 5 } else { 200 } {
        let mut from = States::<V>::open(proof);
        let mut to = States::<V>::open(proof);
        for wave in [&mut from, &mut to] {
            for lane in lanes_mut(&mut wave.configs) {
                *lane = random.digits();
            }
        }
        let read =
            |wave: &States<V>, i: usize, lane: usize| lanes(&wave.configs)[i * V::LANES + lane];

        let (mut a, mut b) = (random.mask(V::LANES), random.mask(V::LANES));
        let n = a.count_ones().min(b.count_ones()) as usize;
        (a, b) = (LaneMask::first(a, n), LaneMask::first(b, n));
        let mut moved = to;
        V::move_lanes(&from.configs, a, &mut moved.configs, b);
        for i in 0..CONFIGS {
            let mut sources = LaneMask(a);
            for lane in 0..V::LANES {
                let expected = if b >> lane & 1 == 1 {
                    read(&from, i, sources.next().expect("as many sources"))
                } else {
                    read(&to, i, lane)
                };
                assert_eq!(read(&moved, i, lane), expected);
            }
        }

        // Copies lanes out to slots, and back into other lanes.
        let n = n.min(8);
        (a, b) = (LaneMask::first(a, n), LaneMask::first(b, n));
        let mut states = vec![State::CLOSED; 12];
        let mut slots = [0; 8];
        for (i, slot) in slots.iter_mut().enumerate().take(n) {
            *slot = (i as u32 * 7 + round) % 11 + 1;
        }
        V::take_lanes(&from.configs, a, &mut states, &slots);
        for (lane, slot) in LaneMask(a).zip(slots) {
            for i in 0..CONFIGS {
                assert_eq!(states[slot as usize].0[i], read(&from, i, lane));
            }
        }
        let mut put = to;
        V::put_lanes(&mut put.configs, b, &states, &slots);
        V::move_lanes(&from.configs, a, &mut to.configs, b);
        assert_eq!(lanes(&put.configs), lanes(&to.configs));
    }
}

#[inline(always)]
fn check_transposes<V: Vector>(proof: V::Proof) {
    let mut random = Random(3);
    for count in 1..=V::LANES {
        let puzzles: Vec<CellValues> = (0..count)
            .map(|_| core::array::from_fn(|_| (random.next() % 10) as u8))
            .collect();
        let mut cells = [V::splat(proof, 0); 81];
        V::read_cells(&puzzles, &mut cells);
        for (lane, puzzle) in puzzles.iter().enumerate() {
            for (cell, &digit) in puzzle.iter().enumerate() {
                let set = lanes(&cells)[cell * V::LANES + lane];
                assert_eq!(set, (1 << digit) >> 1, "puzzle {lane}, cell {cell}");
            }
        }

        let boards: Vec<CellValues> = (0..count)
            .map(|_| core::array::from_fn(|_| (random.next() % 9) as u8 + 1))
            .collect();
        V::read_cells(&boards, &mut cells);
        let mut rows = [Row::EMPTY; 32];
        V::write_cells(&mut cells, &mut rows);
        for (row, board) in rows.iter().zip(&boards) {
            assert_eq!(row.values(), board);
        }
    }
}

#[inline(always)]
fn check<V: Vector>(proof: V::Proof) {
    check_operations::<V>(proof);
    check_moves::<V>(proof);
    check_transposes::<V>(proof);
}

/// Tests both vector types of a shell. The shell calls it, so that it is compiled with the shell's
/// CPU features, like the searches.
#[inline(always)]
pub(super) fn check_both<A: Vector, B: Vector<Proof = A::Proof>>(proof: A::Proof) {
    check::<A>(proof);
    check::<B>(proof);
}

#[test]
fn scalar() {
    proof::Scalar.check_vectors();
}

#[cfg(target_arch = "aarch64")]
#[test]
fn neon() {
    if let Some(proof) = proof::Neon::detect() {
        proof.check_vectors();
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[test]
fn simd128() {
    proof::Simd128.check_vectors();
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::super::{
        Shell,
        proof::{Avx2, Avx512},
    };
    use crate::{answer::Verdict, layout::CellValues};

    #[test]
    fn vectors() {
        if let Some(proof) = Avx2::detect() {
            proof.check_vectors();
        }
        if let Some(proof) = Avx512::<false>::detect() {
            proof.check_vectors();
        }
        if let Some(proof) = Avx512::<true>::detect() {
            proof.check_vectors();
        }
    }

    /// On a rich machine, no other code calls the shell for machines that are not rich.
    #[test]
    fn both_avx512_variants_agree() {
        let (Some(poor), Some(rich)) = (Avx512::<false>::detect(), Avx512::<true>::detect()) else {
            return;
        };
        let full: CellValues = core::array::from_fn(|cell| {
            let (r, c) = (cell / 9, cell % 9);
            ((3 * (r % 3) + r / 3 + c) % 9) as u8 + 1
        });
        let puzzles: Vec<CellValues> = (0..300usize)
            .map(|i| {
                core::array::from_fn(|cell| {
                    if (cell * (i + 7) + i) % 81 < 50 {
                        0
                    } else {
                        full[cell]
                    }
                })
            })
            .collect();
        let mut verdicts = [vec![Verdict::None; 300], vec![Verdict::None; 300]];
        let poor_stats = poor.verdicts(&puzzles, &mut verdicts[0]);
        let rich_stats = rich.verdicts(&puzzles, &mut verdicts[1]);
        assert_eq!(verdicts[0], verdicts[1]);
        assert_eq!(poor_stats, rich_stats);
        for puzzle in &puzzles {
            let poor = poor.single(puzzle, 9, &mut Vec::new());
            let rich = rich.single(puzzle, 9, &mut Vec::new());
            assert_eq!((poor.solutions, poor.only), (rich.solutions, rich.only));
        }
    }
}
