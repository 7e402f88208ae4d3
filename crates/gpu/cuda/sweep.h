// The rules of `crates/kernel/src/rules.rs`, applied once to every box: three boxes at a time, one
// diagonal after another.
#pragma once

#include "state.h"

namespace novena {

/// The result of a sweep.
struct Outcome {
    /// A digit has no configuration in some band, a cell has no digit, or two digits need one cell.
    bool dead;
    /// Every digit has one configuration in every band.
    bool single;
    /// A sum that decreases whenever a configuration is removed. It is taken modulo 2^32; if it
    /// happens to come out equal, the state is split one sweep too soon, which does no harm.
    Word weight;
    /// The digits with at least two configurations in each band and each stack.
    Word open_bands, open_stacks;
};

/// The contradictions that the visits of one sweep find.
struct Findings {
    /// Guard bits, set while every cell has a digit.
    Word cells_filled;
    /// The digits that must share their cell with another digit.
    Word clashes;
};

/// Visits the three boxes of a diagonal. `COUNT` adds the two rules that count the digits of a
/// triad. They are a third of the work and seldom add anything to the other rules.
template <int D, bool COUNT> NOVENA_ANY void visit(State &state, Findings &findings) {
    Word rows[3], columns[3], row_sure[3], column_sure[3];
    read_triads<D>(state, rows, columns);
#pragma unroll
    for (int l = 0; l < 3; l++) {
        int m = (l + 1) % 3, n = (l + 2) % 3;
        row_sure[l] = logic<A & ~B & ~C>(rows[l], rows[m], rows[n]);
        column_sure[l] = logic<A & ~B & ~C>(columns[l], columns[m], columns[n]);
    }
    if (COUNT) {
        // Three certain digits fill a triad.
#pragma unroll
        for (int k = 0; k < 6; k++) {
            Word sure = k < 3 ? row_sure[k % 3] : column_sure[k % 3];
            Word rest = less_lowest(sure, guarded(sure));
            rest = less_lowest(rest, guarded(rest));
            Word full = filled(guarded(rest));
            Word &triad = k < 3 ? rows[k % 3] : columns[k % 3];
            triad = logic<(A & ~B) | C>(triad, full, sure);
        }
    }

    Word cell[3][3], lone[3][3];
#pragma unroll
    for (int r = 0; r < 3; r++) {
#pragma unroll
        for (int c = 0; c < 3; c++) {
            // A digit certain in both the row and the column must be here, and no other digit can.
            Word must = row_sure[r] & column_sure[c];
            Word may = ~filled(guarded(must)) | must;
            cell[r][c] = logic<A & B & C>(rows[r], columns[c], may);
            Word with_guards = guarded(cell[r][c]);
            findings.cells_filled &= with_guards;
            Word more = less_lowest(cell[r][c], with_guards);
            lone[r][c] = cell[r][c] & ~filled(guarded(more));
        }
    }
    Word row_any[3], row_lone[3], column_any[3], column_lone[3];
#pragma unroll
    for (int l = 0; l < 3; l++) {
        row_any[l] = logic<A | B | C>(cell[l][0], cell[l][1], cell[l][2]);
        row_lone[l] = logic<A | B | C>(lone[l][0], lone[l][1], lone[l][2]);
        column_any[l] = logic<A | B | C>(cell[0][l], cell[1][l], cell[2][l]);
        column_lone[l] = logic<A | B | C>(lone[0][l], lone[1][l], lone[2][l]);
    }
    // A digit whose row and column are both known must be alone in its cell.
    Word known_row = logic<A | B | C>(row_sure[0], row_sure[1], row_sure[2]);
    Word known_column = logic<A | B | C>(column_sure[0], column_sure[1], column_sure[2]);
    Word alone = logic<A | B | C>(row_lone[0], row_lone[1], row_lone[2]);
    findings.clashes |= logic<A & B & ~C>(known_row, known_column, alone);
    if (COUNT) {
        // A triad with exactly three candidates contains all of them.
#pragma unroll
        for (int k = 0; k < 6; k++) {
            Word any = k < 3 ? row_any[k % 3] : column_any[k % 3];
            Word rest = less_lowest(any, guarded(any));
            rest = less_lowest(rest, guarded(rest));
            rest = less_lowest(rest, guarded(rest));
            Word loose = filled(guarded(rest));
            Word &held = k < 3 ? row_lone[k % 3] : column_lone[k % 3];
            held = logic<A | (B & ~C)>(held, any, loose);
        }
    }
#pragma unroll
    for (int l = 0; l < 3; l++) {
        int m = (l + 1) % 3, n = (l + 2) % 3;
        rows[l] = logic<A & ~B & ~C>(row_any[l], row_lone[m], row_lone[n]);
        columns[l] = logic<A & ~B & ~C>(column_any[l], column_lone[m], column_lone[n]);
    }
    restrict_triads<D>(state, rows, columns);
}

/// The digits with a configuration in each band, and those with several.
NOVENA_ANY void take_stock(const Word (&words)[6], Word &some, Word &several) {
    constexpr int MOST = (A & B) | (A & C) | (B & C);
    Word first = logic<A | B | C>(words[0], words[1], words[2]);
    Word second = logic<A | B | C>(words[3], words[4], words[5]);
    Word first_two = logic<MOST>(words[0], words[1], words[2]);
    Word second_two = logic<MOST>(words[3], words[4], words[5]);
    some = first | second;
    several = logic<(A & B) | C>(first, second, first_two) | second_two;
}

/// Sweeps once.
template <bool COUNT> NOVENA_ANY Outcome sweep(State &state) {
    Findings findings = {GUARDS, 0};
    visit<0, COUNT>(state, findings);
    visit<1, COUNT>(state, findings);
    visit<2, COUNT>(state, findings);
    Outcome outcome;
    Word band_some, stack_some;
    take_stock(state.band, band_some, outcome.open_bands);
    take_stock(state.stack, stack_some, outcome.open_stacks);
    Word alive = band_some & stack_some & ~findings.clashes;
    outcome.dead = ((alive & ALL) | (findings.cells_filled & GUARDS)) != FIELDS;
    outcome.single = (outcome.open_bands | outcome.open_stacks) == 0;
    Word weight = 0;
#pragma unroll
    for (int p = 0; p < 6; p++) weight += state.band[p] + state.stack[p];
    outcome.weight = weight;
    return outcome;
}

} // namespace novena
