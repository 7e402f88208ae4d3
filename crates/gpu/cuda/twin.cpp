// The kernels' source compiled for the host, for tests without a card. Reads boards of 81
// characters, one per line, and answers each with its verdict and, if there is one, the solution found.
//
// usage: twin THREADS verdicts|others|print [SLOTS] < BOARDS
//
// For `others`, a line contains the board, a space and a known solution. Each thread of the system
// is a warp with one lane, so threads hand over branches as on a card. SLOTS is the size of the queue, a
// power of two; in a small queue, slots are reused often. `print` takes the same lines as `others` and
// prints the second board, judged as a solution of the first.

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "print.h"

using namespace novena;

int main(int argc, char **argv) {
    Word threads = argc > 1 ? static_cast<Word>(std::atoi(argv[1])) : 1;
    std::string question = argc > 2 ? argv[2] : "verdicts";
    bool others = question == "others", two_boards = others || question == "print";
    std::vector<std::string> boards;
    std::vector<Stored> puzzles, known;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.size() < (two_boards ? 163 : 81)) {
            std::fprintf(stderr, "line %zu: expected 81 characters%s\n", boards.size() + 1,
                         two_boards ? ", a space and a solution" : "");
            return 2;
        }
        puzzles.push_back(packed(read_state([&](int cell) { return static_cast<Word>(line[cell]); })));
        if (two_boards) known.push_back(packed(read_state([&](int cell) { return static_cast<Word>(line[82 + cell]); })));
        boards.push_back(line);
    }
    auto print = [&](Word puzzle, const Stored &solution, Word verdict) {
        Printed found = printed(unpacked(solution), [&](int w) { return four_cells(boards[puzzle].data(), w); });
        std::printf("%u ", found.right() ? verdict : WRONG);
        for (int cell = 0; cell < 81; cell++) std::putchar(static_cast<char>('0' + found.digit(cell)));
        std::putchar('\n');
    };
    if (question == "print") {
        for (Word p = 0; p < boards.size(); p++) print(p, known[p], FOUND);
        return 0;
    }
    Word count = static_cast<Word>(boards.size()), slots = argc > 3 ? static_cast<Word>(std::atoi(argv[3])) : 2;
    while (slots < 4 * threads) slots *= 2;
    std::vector<Word> verdicts(count / 4 + 1, 0);
    std::vector<Stored> solutions(count), stacks(static_cast<size_t>(LEVELS) * threads);
    std::vector<Slot> queue(slots, Slot{});
    std::vector<Word> marks(slots, 0);
    Control control{};
    Job job{puzzles.data(), known.data(), count,   1,            verdicts.data(), solutions.data(),
            stacks.data(),  threads,      queue.data(), marks.data(), slots, &control};
    std::vector<std::thread> running;
    for (Word t = 0; t < threads; t++) {
        running.emplace_back([&job, others, t] {
            if (others) search<true, 2, 1>(job, t);
            else search<false, 2, 1>(job, t);
        });
    }
    for (auto &thread : running) thread.join();
    for (Word p = 0; p < count; p++) {
        Word verdict = reinterpret_cast<uint8_t *>(verdicts.data())[p];
        if (verdict == 0) std::printf("0 %s\n", std::string(81, '.').c_str());
        else print(p, solutions[p], verdict == FOUND_SEVERAL ? 2 : verdict);
    }
    std::fprintf(stderr, "sweeps %llu guesses %llu handed over %llu\n", control.sweeps, control.guesses,
                 control.handed_over);
    return 0;
}
