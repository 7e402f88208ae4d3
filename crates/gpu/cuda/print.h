// Converts boards to states and states to boards. Each block goes through shared memory, so that
// global memory is read and written in whole rows.
#pragma once

#include "search.h"

namespace novena {

constexpr Word BOARD_BYTES = 81, ANSWER_BYTES = 82;
/// The verdict for a board that is not a solution of its puzzle: an error of ours.
constexpr uint8_t WRONG = 255;

template <int D, typename Write> NOVENA_ANY void print_diagonal(const State &state, const Write &write) {
    Word rows[3], columns[3];
    read_triads<D>(state, rows, columns);
#pragma unroll
    for (int r = 0; r < 3; r++) {
#pragma unroll
        for (int c = 0; c < 3; c++) {
            Word cell = rows[r] & columns[c];
#pragma unroll
            for (int i = 0; i < 3; i++) {
                int place = (3 * i + (r + i) % 3) * 9 + 3 * ((i + D) % 3) + (c + i + D) % 3;
                write(place, cell >> (10 * i) & 0x1ff);
            }
        }
    }
}

/// Calls `write(cell, set of digits)` for all cells.
template <typename Write> NOVENA_ANY void print_state(const State &state, const Write &write) {
    print_diagonal<0>(state, write);
    print_diagonal<1>(state, write);
    print_diagonal<2>(state, write);
}

/// The digit in a set with one digit; 0 for the empty set.
NOVENA_ANY Word digit_of(Word set) {
#if defined(__CUDA_ARCH__)
    return 32 - __clz(set);
#else
    return set == 0 ? 0 : 32 - __builtin_clz(set);
#endif
}

/// A board as digits, four per word, and whether it obeys the rules and contains the givens. The
/// check goes cell by cell, without bands or configurations. `given(cell)` is a digit or a blank.
struct Printed {
    Word digits[21];
    bool right;
};

template <typename Given> NOVENA_ANY Printed printed(const State &state, const Given &given) {
    Printed board;
    Word houses[27], wrong = 0;
#pragma unroll
    for (int h = 0; h < 27; h++) houses[h] = 0;
#pragma unroll
    for (int w = 0; w < 21; w++) board.digits[w] = 0;
    print_state(state, [&](int cell, Word set) {
        int row = cell / 9, column = cell % 9;
        Word digit = digit_of(set), seen = given(cell) & 15;
        houses[row] |= set;
        houses[9 + column] |= set;
        houses[18 + row / 3 * 3 + column / 3] |= set;
        // Nine cells that together contain nine digits, none of them empty, contain one each.
        wrong |= set == 0;
        wrong |= seen - 1 < 9 && seen != digit;
        board.digits[cell / 4] |= digit << (8 * (cell % 4));
    });
#pragma unroll
    for (int h = 0; h < 27; h++) wrong |= houses[h] ^ 0x1ff;
    // A cell with several digits would pass the check of its houses.
    Word several = 0;
    print_state(state, [&](int, Word set) { several |= set & (set - 1); });
    board.right = wrong == 0 && several == 0;
    return board;
}

#if defined(__CUDACC__)

/// Copies bytes between global and shared memory with all threads of a block. `from` and `to` are
/// aligned to 16 bytes.
template <int BLOCK> __device__ __forceinline__ void copy_block(const uint8_t *from, uint8_t *to, Word bytes) {
    Word quads = bytes / 16;
    for (Word q = threadIdx.x; q < quads; q += BLOCK) {
        reinterpret_cast<uint4 *>(to)[q] = reinterpret_cast<const uint4 *>(from)[q];
    }
    for (Word b = quads * 16 + threadIdx.x; b < bytes; b += BLOCK) to[b] = from[b];
}

template <int BLOCK>
__device__ __forceinline__ void expand_block(const uint8_t *boards, Stored *states, Word count, uint8_t *text) {
    size_t first = static_cast<size_t>(blockIdx.x) * BLOCK;
    Word here = count - first < BLOCK ? count - first : BLOCK;
    copy_block<BLOCK>(boards + first * BOARD_BYTES, text, here * BOARD_BYTES);
    __syncthreads();
    if (threadIdx.x >= here) return;
    const uint8_t *board = text + threadIdx.x * BOARD_BYTES;
    states[first + threadIdx.x] = packed(read_state([=](int cell) { return static_cast<Word>(board[cell]); }));
}

template <int BLOCK>
__device__ __forceinline__ void print_block(const uint8_t *boards, const Stored *solutions, const uint8_t *verdicts,
                                            uint8_t *answers, Word count, Word all, uint8_t *text) {
    size_t first = static_cast<size_t>(blockIdx.x) * BLOCK;
    Word here = count - first < BLOCK ? count - first : BLOCK;
    uint8_t verdict = threadIdx.x < here ? verdicts[first + threadIdx.x] : 0;
    // First the givens; then each thread's board replaces those of its puzzle.
    copy_block<BLOCK>(boards + first * BOARD_BYTES, text, here * BOARD_BYTES);
    __syncthreads();
    const uint8_t *own = text + threadIdx.x * BOARD_BYTES;
    Printed board = {};
    if (threadIdx.x < here && (verdict == FOUND || (all != 0 && verdict != 0))) {
        board = printed(unpacked(solutions[first + threadIdx.x]), [=](int cell) { return static_cast<Word>(own[cell]); });
        if (!board.right) verdict = WRONG;
    }
    __syncthreads();
    // Two bytes at a time: the verdict and 81 digits.
    uint16_t *answer = reinterpret_cast<uint16_t *>(text + threadIdx.x * ANSWER_BYTES);
    Word before = verdict == FOUND_SEVERAL ? 2 : verdict;
#pragma unroll
    for (int pair = 0; pair < 41; pair++) {
        Word two = board.digits[pair / 2] >> (16 * (pair % 2));
        answer[pair] = static_cast<uint16_t>(before | two << 8);
        before = two >> 8 & 0xff;
    }
    __syncthreads();
    copy_block<BLOCK>(text, answers + first * ANSWER_BYTES, here * ANSWER_BYTES);
}

#endif

} // namespace novena
