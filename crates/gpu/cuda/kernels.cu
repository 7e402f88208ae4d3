// The kernels that the program loads. `build.sh` compiles them to PTX.

#include "extend.h"
#include "print.h"
#include "search.h"

using namespace novena;

// Trials set these; `docs/gpu.md` has the results.
#if !defined(NOVENA_EVERY)
#define NOVENA_EVERY 2
#endif
#if !defined(NOVENA_ATTEND)
#define NOVENA_ATTEND 1
#endif
#if !defined(NOVENA_RESIDENT)
#define NOVENA_RESIDENT 8
#endif

#if !defined(NOVENA_EXPANDING)
#define NOVENA_EXPANDING 12
#endif
#if !defined(NOVENA_PRINTING)
#define NOVENA_PRINTING 8
#endif

constexpr int BLOCK = 128;

#define NOVENA_SOLVE(NAME, KNOWN)                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK, NOVENA_RESIDENT) NAME(const Job job) {     \
        search<KNOWN, NOVENA_EVERY, NOVENA_ATTEND>(job, blockIdx.x * BLOCK + threadIdx.x);         \
    }

/// Finds out whether each puzzle has no solution, one or several, and the first solution found.
NOVENA_SOLVE(novena_verdicts, false)
/// Finds out whether each puzzle has a solution other than a known one, and the first found.
NOVENA_SOLVE(novena_others, true)

/// Converts boards of 81 bytes, with digits as numbers or as characters, to states.
extern "C" __global__ void __launch_bounds__(BLOCK, NOVENA_EXPANDING)
    novena_expand(const uint8_t *boards, Stored *states, Word count) {
    __shared__ alignas(16) uint8_t text[MARGIN + BLOCK * ANSWER_BYTES];
    expand_block<BLOCK>(boards, states, count, text);
}

/// Converts verdicts and solved states to answers of 82 bytes: the verdict (0, 1, or 2 for
/// several), then the digits of the solution as numbers if it is the only one. A board that breaks
/// the rules or contradicts the givens gets the verdict 255.
extern "C" __global__ void __launch_bounds__(BLOCK, NOVENA_PRINTING)
    novena_print(const uint8_t *boards, const Stored *solutions, const uint8_t *verdicts, uint8_t *answers,
                 Word count, Word all) {
    __shared__ alignas(16) uint8_t text[MARGIN + BLOCK * ANSWER_BYTES];
    print_block<BLOCK>(boards, solutions, verdicts, answers, count, all, text);
}

/// Adds a given to boards of 81 bytes: `extended` gets one board for each extension.
extern "C" __global__ void __launch_bounds__(BLOCK, NOVENA_EXPANDING)
    novena_extend(const uint8_t *boards, const Word *extensions, uint8_t *extended, Word count) {
    __shared__ alignas(16) uint8_t text[BLOCK * BOARD_BYTES];
    extend_block<BLOCK>(boards, extensions, extended, count, text);
}

/// Replaces verdicts with the first bytes of the answers: 0, 1, 2 for several, or 255.
extern "C" __global__ void __launch_bounds__(BLOCK)
    novena_count(const uint8_t *answers, uint8_t *verdicts, Word count) {
    size_t puzzle = static_cast<size_t>(blockIdx.x) * BLOCK + threadIdx.x;
    if (puzzle < count) verdicts[puzzle] = answers[puzzle * ANSWER_BYTES];
}
