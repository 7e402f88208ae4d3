// The kernels' source compiled for the host, for tests without a card. Reads boards of 81
// characters, one per line, and answers each with its verdict and, if there is one, the solution found.
//
// usage: twin THREADS verdicts|others [SLOTS] < BOARDS
//
// For `others`, a line contains the board, a space and a known solution. Each thread of the system
// is a warp with one lane, so threads hand over branches as on a card. SLOTS is the size of the queue, a
// power of two; in a small queue, slots are reused often.

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
    bool others = argc > 2 && std::string(argv[2]) == "others";
    std::vector<std::string> boards;
    std::vector<Stored> puzzles, known;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.size() < (others ? 163 : 81)) {
            std::fprintf(stderr, "line %zu: expected 81 characters%s\n", boards.size() + 1,
                         others ? ", a space and a solution" : "");
            return 2;
        }
        puzzles.push_back(packed(read_state([&](int cell) { return static_cast<Word>(line[cell]); })));
        if (others) known.push_back(packed(read_state([&](int cell) { return static_cast<Word>(line[82 + cell]); })));
        boards.push_back(line);
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
        std::string board(81, '.');
        bool right = true;
        if (verdict != 0) {
            Printed found = printed(unpacked(solutions[p]), [&](int cell) { return static_cast<Word>(boards[p][cell]); });
            right = found.right;
            for (int cell = 0; cell < 81; cell++) {
                board[cell] = static_cast<char>('0' + (found.digits[cell / 4] >> (8 * (cell % 4)) & 15));
            }
        }
        std::printf("%u %s\n", !right ? WRONG : verdict == FOUND_SEVERAL ? 2 : verdict, board.c_str());
    }
    std::fprintf(stderr, "sweeps %llu guesses %llu handed over %llu\n", control.sweeps, control.guesses,
                 control.handed_over);
    return 0;
}
