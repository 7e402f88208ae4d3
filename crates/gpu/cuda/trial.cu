// Measures the kernels on a machine with nvcc and a card but without cargo. `novena bench --backend
// cuda` does the same through the program's own driver.
//
//   g++ -O2 -std=c++17 -pthread twin.cpp -o twin
//   nvcc -std=c++17 -O2 -arch=native trial.cu -o trial
//   ./trial [whole] LIST EXPECTED COUNT [LIST EXPECTED COUNT]…
//
// EXPECTED is the output of `twin` for LIST. COUNT puzzles are solved at once; the list is
// repeated. `whole` also measures the round trip from boards in host memory to answers there, and plain copies.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "kernels.cu"

static void check(cudaError_t code, int line) {
    if (code != cudaSuccess) {
        std::fprintf(stderr, "line %d: %s\n", line, cudaGetErrorString(code));
        std::exit(1);
    }
}
#define CHECK(CALL) check(CALL, __LINE__)

template <typename T> static T *on_card(size_t count) {
    void *memory = nullptr;
    CHECK(cudaMalloc(&memory, count * sizeof(T) + 16));
    CHECK(cudaMemset(memory, 0, count * sizeof(T) + 16));
    return static_cast<T *>(memory);
}

struct Line {
    cudaStream_t stream;
    size_t count;
    uint8_t *boards, *verdicts, *answers, *host_boards = nullptr, *host_answers = nullptr;
    Stored *puzzles, *solutions, *stacks;
    Slot *queue;
    Word *marks;
    Control *control;
    Word threads, slots = 2;

    explicit Line(size_t count, bool host) : count(count) {
        CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        int blocks = 0, processors = 0;
        CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, novena_verdicts, BLOCK, 0));
        CHECK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
        threads = std::min<size_t>(static_cast<size_t>(blocks) * processors, (count + BLOCK - 1) / BLOCK) * BLOCK;
        while (slots < 4 * threads) slots *= 2;
        boards = on_card<uint8_t>(count * BOARD_BYTES);
        verdicts = on_card<uint8_t>(count + 4);
        answers = on_card<uint8_t>(count * ANSWER_BYTES);
        puzzles = on_card<Stored>(count);
        solutions = on_card<Stored>(count);
        stacks = on_card<Stored>(static_cast<size_t>(threads) * LEVELS);
        queue = on_card<Slot>(slots);
        marks = on_card<Word>(slots);
        control = on_card<Control>(1);
        if (host) {
            CHECK(cudaMallocHost(&host_boards, count * BOARD_BYTES));
            CHECK(cudaMallocHost(&host_answers, count * ANSWER_BYTES));
        }
        CHECK(cudaDeviceSynchronize());
    }
    ~Line() {
        for (void *memory : {static_cast<void *>(boards), static_cast<void *>(verdicts), static_cast<void *>(answers),
                             static_cast<void *>(puzzles), static_cast<void *>(solutions), static_cast<void *>(stacks),
                             static_cast<void *>(queue), static_cast<void *>(marks), static_cast<void *>(control)})
            CHECK(cudaFree(memory));
        if (host_boards) CHECK(cudaFreeHost(host_boards));
        if (host_answers) CHECK(cudaFreeHost(host_answers));
        CHECK(cudaStreamDestroy(stream));
    }
    Word blocks() const { return static_cast<Word>((count + BLOCK - 1) / BLOCK); }
    void expand() { novena_expand<<<blocks(), BLOCK, 0, stream>>>(boards, puzzles, static_cast<Word>(count)); }
    void search() {
        CHECK(cudaMemsetAsync(verdicts, 0, count + 4, stream));
        CHECK(cudaMemsetAsync(marks, 0, slots * sizeof(Word), stream));
        CHECK(cudaMemsetAsync(control, 0, sizeof(Control), stream));
        Word portion = static_cast<Word>(std::clamp<size_t>(count / (threads / 4), 1, 256));
        Job job{puzzles, nullptr, static_cast<Word>(count), portion, reinterpret_cast<Word *>(verdicts), solutions,
                stacks,  threads, queue, marks, slots, control};
        novena_verdicts<<<threads / BLOCK, BLOCK, 0, stream>>>(job);
    }
    void print() {
        novena_print<<<blocks(), BLOCK, 0, stream>>>(boards, solutions, verdicts, answers, static_cast<Word>(count), 0);
    }
    void copy_in() { CHECK(cudaMemcpyAsync(boards, host_boards, count * BOARD_BYTES, cudaMemcpyHostToDevice, stream)); }
    void copy_out() { CHECK(cudaMemcpyAsync(host_answers, answers, count * ANSWER_BYTES, cudaMemcpyDeviceToHost, stream)); }
};

template <typename Work> static double seconds(Line &line, int rounds, const Work &work) {
    cudaEvent_t from, to;
    CHECK(cudaEventCreate(&from));
    CHECK(cudaEventCreate(&to));
    float best = 1e30f;
    for (int round = 0; round < rounds; round++) {
        CHECK(cudaEventRecord(from, line.stream));
        work();
        CHECK(cudaEventRecord(to, line.stream));
        CHECK(cudaStreamSynchronize(line.stream));
        CHECK(cudaGetLastError());
        float took = 0;
        CHECK(cudaEventElapsedTime(&took, from, to));
        best = std::min(best, took);
    }
    CHECK(cudaEventDestroy(from));
    CHECK(cudaEventDestroy(to));
    return best / 1e3;
}

static double stream_all(std::vector<Line *> &lines, int batches, bool copies_only) {
    auto start = std::chrono::steady_clock::now();
    for (int batch = 0; batch < batches; batch++) {
        Line &line = *lines[batch % lines.size()];
        CHECK(cudaStreamSynchronize(line.stream));
        line.copy_in();
        if (!copies_only) {
            line.expand();
            line.search();
            line.print();
        }
        line.copy_out();
    }
    for (Line *line : lines) CHECK(cudaStreamSynchronize(line->stream));
    CHECK(cudaGetLastError());
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

static std::vector<std::string> lines_of(const char *path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (line.size() >= 81) lines.push_back(line);
    return lines;
}

/// Prints the speed of a plain copy on the card, in bytes read and written.
static void copy_on_card() {
    constexpr size_t BYTES = size_t{4} << 30;
    Line line(1, false);
    uint8_t *from = on_card<uint8_t>(BYTES), *to = on_card<uint8_t>(BYTES);
    CHECK(cudaDeviceSynchronize());
    double copy = seconds(line, 5, [&] { CHECK(cudaMemcpyAsync(to, from, BYTES, cudaMemcpyDeviceToDevice, line.stream)); });
    std::printf("plain copy on the card: %.0f GB/s\n", 2.0 * BYTES / copy / 1e9);
    CHECK(cudaFree(from));
    CHECK(cudaFree(to));
}

int main(int argc, char **argv) {
    copy_on_card();
    bool whole = argc > 1 && std::strcmp(argv[1], "whole") == 0;
    std::printf("list | at once | million/s | G sweeps/s | sweeps | guesses | handed over | expand GB/s | print GB/s | wrong\n");
    for (int a = whole ? 2 : 1; a + 2 < argc; a += 3) {
        auto list = lines_of(argv[a]), expected = lines_of(argv[a + 1]);
        size_t size = list.size(), count = std::max<size_t>(size, std::atof(argv[a + 2]));
        if (size == 0 || expected.size() != size) return std::fprintf(stderr, "%s: no list or no answers\n", argv[a]), 1;
        std::string text;
        for (auto &board : list) text += board.substr(0, 81);
        const char *slash = std::strrchr(argv[a], '/'), *name = slash ? slash + 1 : argv[a];
        std::vector<uint8_t> answers(size * ANSWER_BYTES);
        double per_puzzle;
        {
            Line line(count, false);
            CHECK(cudaMemcpy(line.boards, text.data(), text.size(), cudaMemcpyHostToDevice));
            for (size_t there = text.size(), all = count * BOARD_BYTES; there < all; there *= 2)
                CHECK(cudaMemcpy(line.boards + there, line.boards, std::min(there, all - there), cudaMemcpyDeviceToDevice));
            // Copies on the card are not ordered across streams.
            CHECK(cudaDeviceSynchronize());
            double expand = seconds(line, 2, [&] { line.expand(); });
            double search = seconds(line, 3, [&] { line.search(); });
            double print = seconds(line, 2, [&] { line.print(); });
            Control control;
            CHECK(cudaMemcpy(&control, line.control, sizeof control, cudaMemcpyDeviceToHost));
            // Compare the answers to the last complete copy of the list; stale answers would differ.
            size_t from = (count / size - 1) * size * ANSWER_BYTES;
            CHECK(cudaMemcpy(answers.data(), line.answers + from, answers.size(), cudaMemcpyDeviceToHost));
            size_t wrong = 0;
            for (size_t p = 0; p < size; p++) {
                const uint8_t *answer = answers.data() + p * ANSWER_BYTES;
                bool right = answer[0] == std::atoi(expected[p].c_str());
                for (int cell = 0; right && answer[0] == 1 && cell < 81; cell++)
                    right = expected[p][2 + cell] == '0' + answer[1 + cell];
                wrong += !right;
            }
            per_puzzle = search / count;
            std::printf("%s | %zu | %.1f | %.2f | %.2f | %.2f | %llu | %.0f | %.0f | %zu\n", name, count, count / search / 1e6,
                        control.sweeps / search / 1e9, double(control.sweeps) / count, double(control.guesses) / count,
                        control.handed_over, count * 129.0 / expand / 1e9, count * 212.0 / print / 1e9, wrong);
        }
        if (whole) {
            constexpr size_t BATCH = 1 << 21;
            std::vector<Line *> lines;
            for (int l = 0; l < 3; l++) {
                lines.push_back(new Line(BATCH, true));
                for (size_t b = 0; b < BATCH; b++) std::memcpy(lines[l]->host_boards + b * 81, text.data() + b % size * 81, 81);
            }
            int batches = per_puzzle > 5e-9 ? 12 : 60;
            stream_all(lines, 3, false);
            double all = stream_all(lines, batches, false), copies = stream_all(lines, batches, true);
            double total = static_cast<double>(BATCH) * batches;
            std::printf("%s | whole way: %.1f million/s; plain copies %.1f; share %.1f %%\n", name, total / all / 1e6,
                        total / copies / 1e6, 100 * copies / all);
            for (Line *line : lines) delete line;
        }
        std::fflush(stdout);
    }
    return 0;
}
