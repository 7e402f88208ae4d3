// A driver without cards, for tests of the whole program: the functions of libcuda.so.1 that the
// program uses, running the kernels' source on the host. The program loads this library instead of
// the driver if it finds it first, for example through LD_LIBRARY_PATH.
//
//   c++ -std=c++17 -O2 -shared -fPIC -pthread driver_twin.cpp -o FOLDER/libcuda.so.1
//
// | variable           | meaning                                                                  |
// |--------------------|--------------------------------------------------------------------------|
// | NOVENA_TWIN_CARDS  | the number of cards (default: 1)                                         |
// | NOVENA_TWIN_OLD    | CARD,...: these cards have compute capability 6.1                        |
// | NOVENA_TWIN_BUSY   | CARD,...: other programs have these cards to themselves                  |
// | NOVENA_TWIN_LOST   | CARD:LAUNCH,...: this card is lost at its LAUNCH-th kernel               |
// | NOVENA_TWIN_WRONG  | CARD:LAUNCH,...: from its LAUNCH-th kernel on, all its boards are wrong  |
// | NOVENA_TWIN_MEMORY | the bytes of each card's memory (default: no limit)                      |
// | NOVENA_TWIN_PAUSE  | the milliseconds that a search takes at least, so that others get work   |
// | NOVENA_TWIN_LOG    | a file with a line for each search: the card, the number of puzzles      |
// | NOVENA_TWIN_VERSION| the version of CUDA that the driver supports (default: 12000)            |
//
// As on a real card, the first kernel that touches unallocated memory ends its context: every later
// call fails with the same error. Copies and kernels are complete when their call returns.

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "extend.h"

using namespace novena;

namespace {

constexpr int OUT_OF_MEMORY = 2, DEVICE_UNAVAILABLE = 46, NO_DEVICE = 100, NOT_FOUND = 500, ILLEGAL_ADDRESS = 700;
constexpr int MOST_CARDS = 16;
/// Host threads of a search. The program's number is for real cards.
constexpr Word THREADS = 2;

struct Card {
    int number = 0;
    std::mutex mutex;
    std::map<uint64_t, size_t> memory;
    size_t used = 0;
    std::atomic<int> launches{0};
    std::atomic<int> retained{0};
    std::atomic<bool> lost{false};
};

/// Never destroyed, because threads may still use it while the program ends.
Card *const cards = new Card[MOST_CARDS];
thread_local Card *current = nullptr;

size_t number_in(const char *variable, size_t otherwise) {
    const char *text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// The launch that a list of cards gives for a card: 1 if it names only the card, 0 if not even that.
int launch_in(const char *variable, int card) {
    const char *text = std::getenv(variable);
    while (text != nullptr && *text != 0) {
        int number = 0, launch = 1;
        if (std::sscanf(text, "%d:%d", &number, &launch) >= 1 && number == card) return launch;
        text = std::strchr(text, ',');
        if (text != nullptr) text++;
    }
    return 0;
}

/// Whether all boards of the card are wrong by now.
bool is_wrong(const Card &card) {
    int from = launch_in("NOVENA_TWIN_WRONG", card.number);
    return from != 0 && card.launches >= from;
}

int state() { return current != nullptr && current->lost ? ILLEGAL_ADDRESS : 0; }

/// Whether these bytes were allocated on the card.
bool is_there(Card &card, const void *address, size_t bytes) {
    std::lock_guard<std::mutex> guard(card.mutex);
    auto start = reinterpret_cast<uint64_t>(address);
    auto next = card.memory.upper_bound(start);
    if (next == card.memory.begin()) return false;
    --next;
    return start + bytes <= next->first + next->second;
}

void write_log(const Card &card, Word count) {
    const char *path = std::getenv("NOVENA_TWIN_LOG");
    if (path == nullptr) return;
    static std::mutex mutex;
    std::lock_guard<std::mutex> guard(mutex);
    if (FILE *file = std::fopen(path, "a")) {
        std::fprintf(file, "%d %u\n", card.number, count);
        std::fclose(file);
    }
}

template <bool KNOWN> void run_search(Job job) {
    job.threads = THREADS;
    std::vector<std::thread> running;
    for (Word t = 0; t < THREADS; t++) running.emplace_back([&job, t] { search<KNOWN, 2, 1>(job, t); });
    for (auto &thread : running) thread.join();
}

int do_search(Card &card, bool known, void **arguments) {
    Job job = *static_cast<Job *>(arguments[0]);
    size_t count = job.count;
    bool right = is_there(card, job.puzzles, count * sizeof(Stored)) &&
                 (!known || is_there(card, job.known, count * sizeof(Stored))) &&
                 is_there(card, job.verdicts, count) && is_there(card, job.solutions, count * sizeof(Stored));
    if (!right) return ILLEGAL_ADDRESS;
    write_log(card, job.count);
    std::this_thread::sleep_for(std::chrono::milliseconds(number_in("NOVENA_TWIN_PAUSE", 0)));
    if (known) run_search<true>(job);
    else run_search<false>(job);
    return 0;
}

int do_expand(Card &card, void **arguments) {
    auto boards = *static_cast<uint8_t **>(arguments[0]);
    auto states = *static_cast<Stored **>(arguments[1]);
    size_t count = *static_cast<Word *>(arguments[2]);
    if (!is_there(card, boards, count * BOARD_BYTES) || !is_there(card, states, count * sizeof(Stored))) {
        return ILLEGAL_ADDRESS;
    }
    for (size_t p = 0; p < count; p++) {
        const uint8_t *board = boards + p * BOARD_BYTES;
        states[p] = packed(read_state([=](int cell) { return static_cast<Word>(board[cell]); }));
    }
    return 0;
}

int do_print(Card &card, void **arguments) {
    auto boards = *static_cast<uint8_t **>(arguments[0]);
    auto solutions = *static_cast<Stored **>(arguments[1]);
    auto verdicts = *static_cast<uint8_t **>(arguments[2]);
    auto answers = *static_cast<uint8_t **>(arguments[3]);
    size_t count = *static_cast<Word *>(arguments[4]);
    bool all = *static_cast<Word *>(arguments[5]) != 0;
    if (!is_there(card, boards, count * BOARD_BYTES) || !is_there(card, solutions, count * sizeof(Stored)) ||
        !is_there(card, verdicts, count) || !is_there(card, answers, count * ANSWER_BYTES)) {
        return ILLEGAL_ADDRESS;
    }
    for (size_t p = 0; p < count; p++) {
        const uint8_t *board = boards + p * BOARD_BYTES;
        uint8_t *answer = answers + p * ANSWER_BYTES, verdict = verdicts[p];
        std::memset(answer, 0, ANSWER_BYTES);
        if (verdict == FOUND || (all && verdict != 0)) {
            Printed found = printed(unpacked(solutions[p]), [=](int w) { return four_cells(board, w); });
            if (!found.right()) verdict = WRONG;
            for (int cell = 0; cell < 81; cell++) {
                answer[1 + cell] = static_cast<uint8_t>(found.digit(cell));
            }
            if (is_wrong(card)) std::swap(answer[1], answer[2]);
        }
        answer[0] = verdict == FOUND_SEVERAL ? 2 : verdict;
    }
    return 0;
}

int do_extend(Card &card, void **arguments) {
    auto boards = *static_cast<uint8_t **>(arguments[0]);
    auto extensions = *static_cast<Word **>(arguments[1]);
    auto extended = *static_cast<uint8_t **>(arguments[2]);
    size_t count = *static_cast<Word *>(arguments[3]);
    if (!is_there(card, extensions, count * sizeof(Word)) || !is_there(card, extended, count * BOARD_BYTES)) {
        return ILLEGAL_ADDRESS;
    }
    for (size_t p = 0; p < count; p++) {
        const uint8_t *board = boards + static_cast<size_t>(board_of_extension(extensions[p])) * BOARD_BYTES;
        if (!is_there(card, board, BOARD_BYTES)) return ILLEGAL_ADDRESS;
        for (Word cell = 0; cell < BOARD_BYTES; cell++) {
            extended[p * BOARD_BYTES + cell] = extended_cell(board, extensions[p], cell);
        }
    }
    return 0;
}

int do_count(Card &card, void **arguments) {
    auto answers = *static_cast<uint8_t **>(arguments[0]);
    auto verdicts = *static_cast<uint8_t **>(arguments[1]);
    size_t count = *static_cast<Word *>(arguments[2]);
    if (!is_there(card, answers, count * ANSWER_BYTES) || !is_there(card, verdicts, count)) return ILLEGAL_ADDRESS;
    for (size_t p = 0; p < count; p++) verdicts[p] = is_wrong(card) ? 1 : answers[p * ANSWER_BYTES];
    return 0;
}

const char *const KERNELS[] = {"novena_verdicts", "novena_others", "novena_expand",
                               "novena_print",    "novena_extend", "novena_count"};

int run_kernel(Card &card, long kernel, void **arguments) {
    switch (kernel) {
    case 0: return do_search(card, false, arguments);
    case 1: return do_search(card, true, arguments);
    case 2: return do_expand(card, arguments);
    case 3: return do_print(card, arguments);
    case 4: return do_extend(card, arguments);
    default: return do_count(card, arguments);
    }
}

} // namespace

extern "C" {

int cuInit(unsigned) {
    for (int c = 0; c < MOST_CARDS; c++) cards[c].number = c;
    return number_in("NOVENA_TWIN_CARDS", 1) == 0 ? NO_DEVICE : 0;
}

int cuDriverGetVersion(int *version) {
    *version = static_cast<int>(number_in("NOVENA_TWIN_VERSION", 12000));
    return 0;
}

int cuGetErrorName(int code, const char **name) {
    switch (code) {
    case OUT_OF_MEMORY: *name = "CUDA_ERROR_OUT_OF_MEMORY"; return 0;
    case DEVICE_UNAVAILABLE: *name = "CUDA_ERROR_DEVICE_UNAVAILABLE"; return 0;
    case NO_DEVICE: *name = "CUDA_ERROR_NO_DEVICE"; return 0;
    case NOT_FOUND: *name = "CUDA_ERROR_NOT_FOUND"; return 0;
    case ILLEGAL_ADDRESS: *name = "CUDA_ERROR_ILLEGAL_ADDRESS"; return 0;
    default: *name = nullptr; return 1;
    }
}

int cuDeviceGetCount(int *count) {
    size_t wanted = number_in("NOVENA_TWIN_CARDS", 1);
    *count = static_cast<int>(wanted < MOST_CARDS ? wanted : MOST_CARDS);
    return 0;
}

int cuDeviceGet(int *device, int number) {
    *device = number;
    return number < MOST_CARDS ? 0 : NO_DEVICE;
}

int cuDeviceGetName(char *name, int length, int device) {
    std::snprintf(name, static_cast<size_t>(length), "twin %d", device);
    return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int device) {
    bool old = launch_in("NOVENA_TWIN_OLD", device) != 0;
    switch (attribute) {
    // The number of multiprocessors, and both parts of the compute capability.
    case 16: *value = 1; return 0;
    case 75: *value = old ? 6 : 7; return 0;
    case 76: *value = old ? 1 : 0; return 0;
    default: return 1;
    }
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
    if (launch_in("NOVENA_TWIN_BUSY", device) != 0) return DEVICE_UNAVAILABLE;
    *context = &cards[device];
    cards[device].retained++;
    return 0;
}

int cuDevicePrimaryCtxRelease(int device) {
    Card &card = cards[device];
    std::lock_guard<std::mutex> guard(card.mutex);
    if (--card.retained == 0 && !card.memory.empty()) std::fprintf(stderr, "twin: memory was not freed\n");
    return 0;
}

int cuCtxSetCurrent(void *context) {
    current = static_cast<Card *>(context);
    return 0;
}

int cuModuleLoadData(void **module, const void *) {
    *module = current;
    return state();
}

int cuModuleUnload(void *) { return state(); }

int cuModuleGetFunction(void **function, void *, const char *name) {
    for (long k = 0; k < 6; k++) {
        if (std::strcmp(name, KERNELS[k]) == 0) {
            *function = reinterpret_cast<void *>(k + 1);
            return state();
        }
    }
    return NOT_FOUND;
}

int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, void *, int, size_t) {
    *blocks = 1;
    return state();
}

int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
    if (int code = state()) return code;
    std::lock_guard<std::mutex> guard(current->mutex);
    if (current->used + bytes > number_in("NOVENA_TWIN_MEMORY", SIZE_MAX / 2)) return OUT_OF_MEMORY;
    void *start = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
    if (start == nullptr) return OUT_OF_MEMORY;
    *address = reinterpret_cast<uint64_t>(start);
    current->memory[*address] = bytes;
    current->used += bytes;
    return 0;
}

int cuMemFree_v2(uint64_t address) {
    std::lock_guard<std::mutex> guard(current->mutex);
    auto place = current->memory.find(address);
    if (place == current->memory.end()) return 1;
    current->used -= place->second;
    current->memory.erase(place);
    std::free(reinterpret_cast<void *>(address));
    return state();
}

int cuMemAllocHost_v2(void **start, size_t bytes) {
    *start = std::calloc(bytes, 1);
    return *start == nullptr ? OUT_OF_MEMORY : state();
}

int cuMemFreeHost(void *start) {
    std::free(start);
    return state();
}

int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes, void *) {
    if (int code = state()) return code;
    if (!is_there(*current, reinterpret_cast<void *>(to), bytes)) return 1;
    std::memcpy(reinterpret_cast<void *>(to), from, bytes);
    return 0;
}

int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t bytes, void *) {
    if (int code = state()) return code;
    if (!is_there(*current, reinterpret_cast<void *>(from), bytes)) return 1;
    std::memcpy(to, reinterpret_cast<void *>(from), bytes);
    return 0;
}

int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, void *) {
    if (int code = state()) return code;
    if (!is_there(*current, reinterpret_cast<void *>(to), bytes)) return 1;
    std::memmove(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from), bytes);
    return 0;
}

int cuMemsetD8Async(uint64_t to, unsigned char value, size_t bytes, void *) {
    if (int code = state()) return code;
    if (!is_there(*current, reinterpret_cast<void *>(to), bytes)) return 1;
    std::memset(reinterpret_cast<void *>(to), value, bytes);
    return 0;
}

int cuStreamCreate(void **stream, unsigned) {
    *stream = current;
    return state();
}

int cuStreamDestroy_v2(void *) { return state(); }

int cuStreamSynchronize(void *) { return state(); }

int cuLaunchKernel(void *function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                   void **arguments, void **) {
    if (int code = state()) return code;
    Card &card = *current;
    int code = ++card.launches == launch_in("NOVENA_TWIN_LOST", card.number)
                   ? ILLEGAL_ADDRESS
                   : run_kernel(card, reinterpret_cast<long>(function) - 1, arguments);
    // A real card reports this later, at the next synchronisation.
    if (code != 0) card.lost = true;
    return 0;
}

int cuEventCreate(void **event, unsigned) {
    *event = std::calloc(1, sizeof(timespec));
    return state();
}

int cuEventRecord(void *event, void *) {
    timespec_get(static_cast<timespec *>(event), TIME_UTC);
    return state();
}

int cuEventElapsedTime(float *milliseconds, void *from, void *to) {
    auto a = static_cast<timespec *>(from), b = static_cast<timespec *>(to);
    double seconds = difftime(b->tv_sec, a->tv_sec) + static_cast<double>(b->tv_nsec - a->tv_nsec) * 1e-9;
    *milliseconds = static_cast<float>(seconds * 1e3);
    return state();
}

int cuEventDestroy_v2(void *event) {
    std::free(event);
    return 0;
}

} // extern "C"
