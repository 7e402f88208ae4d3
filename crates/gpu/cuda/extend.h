// Adds a given to boards on the card. A search for neighbours adds hundreds of givens to the same
// board, one at a time; four bytes for each are copied to the card, instead of a board of 81 bytes,
// and one byte comes back.
#pragma once

#include "print.h"

namespace novena {

/// An extension: the number of a board in the upper 22 bits, a candidate in the lower 10. Candidates
/// are numbered cell by cell, as in `novena_core`.
NOVENA_ANY Word board_of_extension(Word extension) { return extension >> 10; }

/// A cell of a board with one more given.
NOVENA_ANY uint8_t extended_cell(const uint8_t *board, Word extension, Word cell) {
    Word candidate = extension & 0x3ff;
    return cell == candidate / 9 ? static_cast<uint8_t>(candidate % 9 + 1) : board[cell];
}

#if defined(__CUDACC__)

template <int BLOCK>
__device__ __forceinline__ void extend_block(const uint8_t *boards, const Word *extensions, uint8_t *extended,
                                             Word count, uint8_t *text) {
    size_t first = static_cast<size_t>(blockIdx.x) * BLOCK;
    Word here = count - first < BLOCK ? count - first : BLOCK;
    if (threadIdx.x < here) {
        Word extension = extensions[first + threadIdx.x];
        const uint8_t *board = boards + static_cast<size_t>(board_of_extension(extension)) * BOARD_BYTES;
        uint8_t *own = text + threadIdx.x * BOARD_BYTES;
        for (Word cell = 0; cell < BOARD_BYTES; cell++) own[cell] = extended_cell(board, extension, cell);
    }
    __syncthreads();
    copy_block<BLOCK, BLOCK * BOARD_BYTES>(text, extended + first * BOARD_BYTES, here * BOARD_BYTES);
}

#endif

} // namespace novena
