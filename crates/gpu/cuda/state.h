// A state of the search in twelve words, for one thread on a card or on the host.
//
// The configurations of a band are those of `crates/kernel/src/layout.rs`. Word `p` of the six
// band words holds configuration `p` of bands 0, 1 and 2 in three fields of ten bits: nine digits
// and a guard bit, which is clear between steps. The six stack words have the same layout.
//
//   bit   31 30 | 29    28...20 | 19    18...10 | 9     8...0
//         none  | guard digits  | guard digits  | guard digits
//                 band 2          band 1          band 0
//
// The three boxes of diagonal `d` are (i, i + d) for i = 0, 1, 2 (all mod 3), one in each field.
// All three use the same words, because the numbering of lines differs from band to band: row
// l' = l - i in band i, column c' = c - j in stack j. The second kind of configuration is shifted
// by 2i (2j). Then, for every field at once,
//
//   row l' of the boxes on diagonal d     B[l' - d], B[3 + (l' + d)]
//   column c' of the same boxes           S[c' + d], S[3 + (c' - d)], turned by d fields
#pragma once

#include <cstdint>

#if defined(__CUDACC__)
#define NOVENA_ANY __host__ __device__ __forceinline__
#else
#define NOVENA_ANY inline __attribute__((always_inline))
#endif

namespace novena {

using Word = uint32_t;

/// All nine digits in every field.
constexpr Word ALL = 0x1ff | 0x1ff << 10 | 0x1ff << 20;
/// The guard bit of every field.
constexpr Word GUARDS = 1u << 9 | 1u << 19 | 1u << 29;
/// Every bit of the three fields.
constexpr Word FIELDS = ALL | GUARDS;

/// The three inputs of a logic function as truth tables: `A & ~B` is that function's truth table.
constexpr int A = 0xf0, B = 0xcc, C = 0xaa;

/// One three-input logic instruction. From plain operators the compiler makes a third more of them.
template <int TABLE> NOVENA_ANY Word logic(Word a, Word b, Word c) {
#if defined(__CUDA_ARCH__)
    Word result;
    asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(a), "r"(b), "r"(c), "n"(TABLE & 0xff));
    return result;
#else
    Word result = 0;
    for (int row = 0; row < 8; row++) {
        if (TABLE >> row & 1) result |= (row & 4 ? a : ~a) & (row & 2 ? b : ~b) & (row & 1 ? c : ~c);
    }
    return result;
#endif
}

struct State {
    Word band[6];
    Word stack[6];
};

/// Sets the guard bit of every field that is not empty.
NOVENA_ANY Word guarded(Word digits) { return digits + ALL; }

/// All digits in every field whose guard bit is set. Other bits are ignored.
NOVENA_ANY Word filled(Word guarded_word) {
    // With `&`, the compiler would shift first and mask twice.
    Word guards = logic<A & B>(guarded_word, GUARDS, 0);
#if defined(__CUDA_ARCH__) && !defined(NOVENA_SHIFT)
    // A multiplication by 511/512, because shifts run on the same pipe as logic.
    return __umulhi(guards, 0xff800000u);
#else
    return guards - (guards >> 9);
#endif
}

/// Takes the lowest digit from each field; `with_guards` is `guarded(digits)`.
NOVENA_ANY Word less_lowest(Word digits, Word with_guards) { return digits & with_guards; }

/// Moves field `i + d` to field `i`.
template <int D> NOVENA_ANY Word turned(Word word) {
    static_assert(D >= 0 && D < 3, "three fields");
    if (D == 0) return word;
    return logic<(A & B) | C>(word << (30 - 10 * D), FIELDS, word >> (10 * D));
}

/// The words through row `l` (column `l`) of the boxes on diagonal `D`.
template <int D> constexpr int row_first(int l) { return (l + 3 - D) % 3; }
template <int D> constexpr int row_second(int l) { return 3 + (l + D) % 3; }
template <int D> constexpr int column_first(int l) { return (l + D) % 3; }
template <int D> constexpr int column_second(int l) { return 3 + (l + 3 - D) % 3; }

/// The digits allowed in the three rows and the three columns of the boxes on a diagonal.
template <int D> NOVENA_ANY void read_triads(const State &state, Word (&rows)[3], Word (&columns)[3]) {
#pragma unroll
    for (int l = 0; l < 3; l++) {
        rows[l] = state.band[(l + 3 - D) % 3] | state.band[3 + (l + D) % 3];
        columns[l] = turned<D>(state.stack[(l + D) % 3] | state.stack[3 + (l + 3 - D) % 3]);
    }
}

/// Limits the rows and columns of the boxes on a diagonal to these digits.
template <int D>
NOVENA_ANY void restrict_triads(State &state, const Word (&rows)[3], const Word (&columns)[3]) {
#pragma unroll
    for (int l = 0; l < 3; l++) {
        state.band[(l + 3 - D) % 3] &= rows[l];
        state.band[3 + (l + D) % 3] &= rows[l];
        Word column = turned<(3 - D) % 3>(columns[l]);
        state.stack[(l + D) % 3] &= column;
        state.stack[3 + (l + 3 - D) % 3] &= column;
    }
}

/// The cell in field `i` for row `r` and column `c` of the boxes on diagonal `d`.
NOVENA_ANY constexpr int cell_at(int d, int r, int c, int i) {
    return (3 * i + (r + i) % 3) * 9 + 3 * ((i + d) % 3) + (c + i + d) % 3;
}

/// A board as words of four bytes, as the answers have it: a byte for the verdict, then 81 cells.
constexpr int BOARD_WORDS = 21;

/// Word `word` of a board of 81 bytes.
template <typename Byte> NOVENA_ANY Word four_cells(const Byte *board, int word) {
    Word four = 0;
    for (int byte = 0; byte < 4; byte++) {
        int cell = 4 * word + byte - 1;
        if (cell >= 0 && cell < 81) four |= static_cast<Word>(static_cast<uint8_t>(board[cell])) << (8 * byte);
    }
    return four;
}

template <int D, typename Values> NOVENA_ANY void read_diagonal(State &state, const Values &values) {
    Word rows[3] = {0, 0, 0}, columns[3] = {0, 0, 0};
#pragma unroll
    for (int r = 0; r < 3; r++) {
#pragma unroll
        for (int c = 0; c < 3; c++) {
            Word cell = 0;
#pragma unroll
            for (int i = 0; i < 3; i++) {
                // A blank is 0, '0' or '.'; none of these sets one of the nine bits.
                Word value = values(cell_at(D, r, c, i)) & 15;
                cell |= ((1u << value >> 1) & 0x1ff) << (10 * i);
            }
            rows[r] |= cell;
            columns[c] |= cell;
        }
    }
    Word other_rows[3], other_columns[3];
#pragma unroll
    for (int l = 0; l < 3; l++) {
        other_rows[l] = ALL & ~(rows[(l + 1) % 3] | rows[(l + 2) % 3]);
        other_columns[l] = ALL & ~(columns[(l + 1) % 3] | columns[(l + 2) % 3]);
    }
    restrict_triads<D>(state, other_rows, other_columns);
}

/// The state of a board; `values(cell)` is the given of a cell. The only deduction: in its box, a
/// given excludes its digit from the other rows and columns. Two equal givens in a house leave their
/// digit without a configuration in some band.
template <typename Values> NOVENA_ANY State read_state(const Values &values) {
    State state;
#pragma unroll
    for (int p = 0; p < 6; p++) state.band[p] = state.stack[p] = ALL;
    read_diagonal<0>(state, values);
    read_diagonal<1>(state, values);
    read_diagonal<2>(state, values);
    return state;
}

template <int D> NOVENA_ANY Word cells_held(const State &state) {
    Word rows[3], columns[3];
    read_triads<D>(state, rows, columns);
    Word held = GUARDS;
#pragma unroll
    for (int r = 0; r < 3; r++) {
#pragma unroll
        for (int c = 0; c < 3; c++) held &= guarded(rows[r] & columns[c]);
    }
    return held;
}

/// Whether a state with one configuration of every digit in every band is a solution. Each digit
/// then has one cell in every box. The cells of a box are all different if none of them is empty.
NOVENA_ANY bool is_solution(const State &state) {
    return (cells_held<0>(state) & cells_held<1>(state) & cells_held<2>(state) & GUARDS) == GUARDS;
}

} // namespace novena
