// Converts boards to states and states to boards. Each block goes through shared memory, so that
// global memory is read and written in whole rows.
#pragma once

#include "search.h"

namespace novena {

constexpr Word BOARD_BYTES = 81, ANSWER_BYTES = 82;
/// The verdict for a board that is not a solution of its puzzle: an error of ours.
constexpr uint8_t WRONG = 255;

/// The sets of the 81 cells, three per word as in `State`: word `9 * d + 3 * r + c` contains row `r`
/// and column `c` of the boxes on diagonal `d`.
struct Cells {
    Word word[27];
};

template <int D> NOVENA_ANY void read_cells(const State &state, Cells &cells) {
    Word rows[3], columns[3];
    read_triads<D>(state, rows, columns);
#pragma unroll
    for (int r = 0; r < 3; r++) {
#pragma unroll
        for (int c = 0; c < 3; c++) cells.word[9 * D + 3 * r + c] = rows[r] & columns[c];
    }
}

/// The place of a cell in `Cells`.
NOVENA_ANY constexpr int field_of(int cell) { return cell / 27; }
NOVENA_ANY constexpr int word_of(int cell) {
    int i = cell / 27, j = cell % 9 / 3;
    return 9 * ((j - i + 3) % 3) + 3 * ((cell / 9 - i) % 3) + (cell % 3 - j + 3) % 3;
}

/// The upper halves of two words, or the lower ones, in one word.
NOVENA_ANY Word lower_halves(Word a, Word b) {
#if defined(__CUDA_ARCH__)
    return __byte_perm(a, b, 0x5410);
#else
    return (a & 0xffff) | b << 16;
#endif
}
NOVENA_ANY Word upper_halves(Word a, Word b) {
#if defined(__CUDA_ARCH__)
    return __byte_perm(a, b, 0x7632);
#else
    return a >> 16 | (b & 0xffff0000u);
#endif
}

/// For two sets of one digit, each in half a word: the digit plus 14 in bits 10 to 14 of the half, 0
/// for the empty set. As a number of half precision, a set is a power of two; its exponent is the
/// digit. A conversion of two sets takes one instruction.
NOVENA_ANY Word exponents(Word sets) {
#if defined(__CUDA_ARCH__)
    // 1024 plus the set, minus 1024.
    Word numbers;
    asm("sub.f16x2 %0, %1, %2;" : "=r"(numbers) : "r"(sets | 0x64006400u), "r"(0x64006400u));
    return numbers;
#else
    auto exponent = [](Word set) { return set == 0 ? 0 : static_cast<Word>(32 - __builtin_clz(set) + 14) << 10; };
    return exponent(sets & 0xffff) | exponent(sets >> 16) << 16;
#endif
}

/// The sets of two cells, each in half a word; `A` or `B` is no cell if it is not below 81.
template <int A, int B> NOVENA_ANY Word two_sets(const Cells &cells) {
    constexpr bool has_a = A >= 0 && A < 81, has_b = B >= 0 && B < 81;
    constexpr int a = has_a ? A : B, b = has_b ? B : A;
    constexpr Word wanted = (has_a ? 0x1ff : 0) | (has_b ? 0x1ff0000 : 0);
    Word first = cells.word[word_of(a)], second = cells.word[word_of(b)];
    if (field_of(a) == 2 && field_of(b) == 2) return upper_halves(first, second) >> 4 & wanted;
    return lower_halves(first >> (10 * field_of(a)), second >> (10 * field_of(b))) & wanted;
}

/// Word `W` of an answer, without the verdict.
template <int W> NOVENA_ANY Word digits_in(const Cells &cells) {
    constexpr int cell = 4 * W - 1;
    Word even = exponents(two_sets<cell, cell + 2>(cells)), odd = exponents(two_sets<cell + 1, cell + 3>(cells));
    // Each digit comes with 14 more.
    constexpr Word more = W == 0 ? 0x0e0e0e00 : W == BOARD_WORDS - 1 ? 0x00000e0e : 0x0e0e0e0e;
    return (even >> 10) + (odd >> 2) - more;
}

/// The bytes in which a given differs from its digit, as their highest bits. A given is 1 to 9 in the
/// lower half of its byte; anything else there is a blank.
NOVENA_ANY Word contradictions(Word given, Word digits) {
    Word seen = given & 0x0f0f0f0f;
    Word is_given = (seen + 0x7f7f7f7f) & ~(seen + 0x76767676);
    return is_given & ((seen ^ digits) + 0x7f7f7f7f) & 0x80808080;
}

/// The guard bits that are not set if every cell has exactly one digit and every house all nine.
NOVENA_ANY Word broken_rules(const Cells &cells) {
    Word empty = 0, several = 0, boxes[3] = {0, 0, 0}, rows[3] = {0, 0, 0}, columns[3] = {0, 0, 0};
#pragma unroll
    for (int d = 0; d < 3; d++) {
        Word parts[3] = {0, 0, 0};
#pragma unroll
        for (int r = 0; r < 3; r++) {
#pragma unroll
            for (int c = 0; c < 3; c++) {
                Word cell = cells.word[9 * d + 3 * r + c], with_guards = guarded(cell);
                empty |= ~with_guards & GUARDS;
                several |= less_lowest(cell, with_guards);
                boxes[d] |= cell;
                rows[r] |= cell;
                parts[c] |= cell;
            }
        }
#pragma unroll
        for (int c = 0; c < 3; c++) {
            columns[c] |= d == 0 ? turned<0>(parts[c]) : d == 1 ? turned<2>(parts[c]) : turned<1>(parts[c]);
        }
    }
    Word missing = 0;
#pragma unroll
    for (int l = 0; l < 3; l++) missing |= ~(boxes[l] & rows[l] & columns[l]) & ALL;
    return empty | several | missing;
}

/// An answer and whether its board obeys the rules and contains the givens. The check goes cell by
/// cell and house by house, without bands or configurations.
struct Printed {
    Word words[BOARD_WORDS];
    Word wrong;

    NOVENA_ANY bool right() const { return wrong == 0; }
    /// The digit of a cell.
    NOVENA_ANY Word digit(int cell) const { return words[(cell + 1) / 4] >> (8 * ((cell + 1) % 4)) & 0xff; }
};

/// Prints words `W` and later ones.
template <int W, typename Given>
NOVENA_ANY void print_words(Printed &printed, const Cells &cells, const Given &given) {
    if constexpr (W < BOARD_WORDS) {
        constexpr Word there = W == 0 ? 0xffffff00 : W == BOARD_WORDS - 1 ? 0x0000ffff : 0xffffffff;
        printed.words[W] = digits_in<W>(cells);
        printed.wrong |= contradictions(given(W) & there, printed.words[W]);
        print_words<W + 1>(printed, cells, given);
    }
}

/// `given(w)` is word `w` of the board with the givens. Bytes outside the board are ignored.
template <typename Given> NOVENA_ANY Printed printed(const State &state, const Given &given) {
    Cells cells;
    read_cells<0>(state, cells);
    read_cells<1>(state, cells);
    read_cells<2>(state, cells);
    Printed printed;
    printed.wrong = broken_rules(cells);
    print_words<0>(printed, cells, given);
    return printed;
}

#if defined(__CUDACC__)

/// The bytes in front of the boards in shared memory. Words of a board begin a byte before it.
constexpr Word MARGIN = 16;

/// A board in shared memory, where it begins at any address.
struct BoardInBlock {
    const Word *words;
    Word shift;

    __device__ __forceinline__ BoardInBlock(const uint8_t *text, Word number) {
        Word start = MARGIN - 1 + number * BOARD_BYTES;
        words = reinterpret_cast<const Word *>(text) + start / 4;
        shift = 8 * (start % 4);
    }
    __device__ __forceinline__ Word word(int w) const { return __funnelshift_r(words[w], words[w + 1], shift); }
};

/// Copies bytes between global and shared memory with all threads of a block. `from` and `to` are
/// aligned to 16 bytes. Each thread reads all its quads before it writes the first.
template <int BLOCK, Word MOST>
__device__ __forceinline__ void copy_block(const uint8_t *from, uint8_t *to, Word bytes) {
    constexpr int EACH = (MOST / 16 + BLOCK - 1) / BLOCK;
    Word quads = bytes / 16;
    uint4 own[EACH];
#pragma unroll
    for (int n = 0; n < EACH; n++) {
        Word q = n * BLOCK + threadIdx.x;
        if (q < quads) own[n] = reinterpret_cast<const uint4 *>(from)[q];
    }
#pragma unroll
    for (int n = 0; n < EACH; n++) {
        Word q = n * BLOCK + threadIdx.x;
        if (q < quads) reinterpret_cast<uint4 *>(to)[q] = own[n];
    }
    for (Word b = quads * 16 + threadIdx.x; b < bytes; b += BLOCK) to[b] = from[b];
}

template <int BLOCK>
__device__ __forceinline__ void expand_block(const uint8_t *boards, Stored *states, Word count, uint8_t *text) {
    size_t first = static_cast<size_t>(blockIdx.x) * BLOCK;
    Word here = count - first < BLOCK ? count - first : BLOCK;
    copy_block<BLOCK, BLOCK * BOARD_BYTES>(boards + first * BOARD_BYTES, text + MARGIN, here * BOARD_BYTES);
    __syncthreads();
    const uint8_t *board = text + MARGIN + threadIdx.x * BOARD_BYTES;
    Stored state = packed(read_state([=](int cell) { return static_cast<Word>(board[cell]); }));
    // The states replace the boards, so that they too are written in whole rows.
    __syncthreads();
    reinterpret_cast<Stored *>(text)[threadIdx.x] = state;
    __syncthreads();
    copy_block<BLOCK, BLOCK * sizeof(Stored)>(text, reinterpret_cast<uint8_t *>(states + first), here * sizeof(Stored));
}

template <int BLOCK>
__device__ __forceinline__ void print_block(const uint8_t *boards, const Stored *solutions, const uint8_t *verdicts,
                                            uint8_t *answers, Word count, Word all, uint8_t *text) {
    size_t first = static_cast<size_t>(blockIdx.x) * BLOCK;
    Word here = count - first < BLOCK ? count - first : BLOCK;
    uint8_t verdict = threadIdx.x < here ? verdicts[first + threadIdx.x] : 0;
    bool prints = verdict == FOUND || (all != 0 && verdict != 0);
    State solution = {};
    if (prints) solution = unpacked(solutions[first + threadIdx.x]);
    // First the givens; the answers then replace them.
    copy_block<BLOCK, BLOCK * BOARD_BYTES>(boards + first * BOARD_BYTES, text + MARGIN, here * BOARD_BYTES);
    __syncthreads();
    Printed board = {};
    if (prints) {
        BoardInBlock givens(text, threadIdx.x);
        board = printed(solution, [=](int w) { return givens.word(w); });
        if (!board.right()) verdict = WRONG;
    }
    __syncthreads();
    // Answers begin at even addresses.
    uint16_t *answer = reinterpret_cast<uint16_t *>(text + threadIdx.x * ANSWER_BYTES);
    board.words[0] |= verdict == FOUND_SEVERAL ? 2 : verdict;
#pragma unroll
    for (int pair = 0; pair < 41; pair++) {
        answer[pair] = static_cast<uint16_t>(board.words[pair / 2] >> (16 * (pair % 2)));
    }
    __syncthreads();
    copy_block<BLOCK, BLOCK * ANSWER_BYTES>(text, answers + first * ANSWER_BYTES, here * ANSWER_BYTES);
}

#endif

} // namespace novena
