// A driver that loses its card partway: it forwards every call to the real driver, but makes one
// kernel read from address 0. The card then ends the context, and every later call fails, as after
// a real fault. The program loads this library instead of the driver if it finds it first:
//
//   c++ -std=c++17 -O2 -shared -fPIC lost_card.cpp -o FOLDER/libcuda.so.1 -ldl
//   LD_LIBRARY_PATH=FOLDER NOVENA_DRIVER=/usr/lib/x86_64-linux-gnu/libcuda.so.1 NOVENA_LOST_AT=20
//   novena solve --backend cuda LIST   (all on one line)
//
// NOVENA_DRIVER is the real driver, and NOVENA_LOST_AT the number of the kernel, from 1.
//
// With NOVENA_CARDS=N the first card appears N times, each time with its own context. The program
// then distributes its work as it would over N cards, and can lose one of them.

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

namespace {

void *find(const char *name) {
    static void *driver = [] {
        const char *path = std::getenv("NOVENA_DRIVER");
        void *opened = path == nullptr ? nullptr : dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (opened == nullptr) std::fprintf(stderr, "lost_card: NOVENA_DRIVER names no driver\n");
        return opened;
    }();
    return driver == nullptr ? nullptr : dlsym(driver, name);
}

template <typename... Types> int call(const char *name, Types... values) {
    auto function = reinterpret_cast<int (*)(Types...)>(find(name));
    return function == nullptr ? 1 : function(values...);
}

/// The number of times the first card appears; 0 to show all cards unchanged.
int copies() {
    static const int number = [] {
        const char *text = std::getenv("NOVENA_CARDS");
        return text == nullptr ? 0 : std::atoi(text);
    }();
    return number;
}

int real(int card) { return copies() > 0 ? 0 : card; }

using Out = void **;
using In = void *;

} // namespace

#define HAND_ON_1(NAME, A) extern "C" int NAME(A a) { return call(#NAME, a); }
#define HAND_ON_2(NAME, A, B) extern "C" int NAME(A a, B b) { return call(#NAME, a, b); }
#define HAND_ON_3(NAME, A, B, C) extern "C" int NAME(A a, B b, C c) { return call(#NAME, a, b, c); }
#define HAND_ON_4(NAME, A, B, C, D) extern "C" int NAME(A a, B b, C c, D d) { return call(#NAME, a, b, c, d); }

HAND_ON_1(cuInit, unsigned)
HAND_ON_1(cuDriverGetVersion, int *)
HAND_ON_2(cuGetErrorName, int, const char **)
HAND_ON_1(cuCtxSetCurrent, In)
HAND_ON_2(cuModuleLoadData, Out, const void *)
HAND_ON_1(cuModuleUnload, In)
HAND_ON_3(cuModuleGetFunction, Out, In, const char *)
HAND_ON_4(cuOccupancyMaxActiveBlocksPerMultiprocessor, int *, In, int, size_t)
HAND_ON_2(cuMemAlloc_v2, uint64_t *, size_t)
HAND_ON_1(cuMemFree_v2, uint64_t)
HAND_ON_2(cuMemAllocHost_v2, Out, size_t)
HAND_ON_1(cuMemFreeHost, In)
HAND_ON_4(cuMemcpyHtoDAsync_v2, uint64_t, const void *, size_t, In)
HAND_ON_4(cuMemcpyDtoHAsync_v2, In, uint64_t, size_t, In)
HAND_ON_4(cuMemcpyDtoDAsync_v2, uint64_t, uint64_t, size_t, In)
HAND_ON_4(cuMemsetD8Async, uint64_t, unsigned char, size_t, In)
HAND_ON_2(cuStreamCreate, Out, unsigned)
HAND_ON_1(cuStreamDestroy_v2, In)
HAND_ON_1(cuStreamSynchronize, In)
HAND_ON_2(cuEventCreate, Out, unsigned)
HAND_ON_2(cuEventRecord, In, In)
HAND_ON_3(cuEventElapsedTime, float *, In, In)
HAND_ON_1(cuEventDestroy_v2, In)

extern "C" int cuDeviceGetCount(int *count) {
    int code = call("cuDeviceGetCount", count);
    if (code == 0 && *count > 0 && copies() > 0) *count = copies();
    return code;
}

extern "C" int cuDeviceGet(int *card, int number) { return call("cuDeviceGet", card, real(number)); }

extern "C" int cuDeviceGetName(char *name, int size, int card) {
    return call("cuDeviceGetName", name, size, card);
}

extern "C" int cuDeviceGetAttribute(int *value, int attribute, int card) {
    return call("cuDeviceGetAttribute", value, attribute, card);
}

extern "C" int cuDevicePrimaryCtxRetain(void **context, int card) {
    if (copies() == 0) return call("cuDevicePrimaryCtxRetain", context, card);
    return call("cuCtxCreate_v2", context, 0u, card);
}

extern "C" int cuDevicePrimaryCtxRelease(int card) {
    // A context of its own ends with the program.
    return copies() == 0 ? call("cuDevicePrimaryCtxRelease", card) : 0;
}

extern "C" int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                              unsigned bz, unsigned shared, void *stream, void **arguments, void **extra) {
    static std::atomic<long> launches{0};
    static const long lost_at = [] {
        const char *text = std::getenv("NOVENA_LOST_AT");
        return text == nullptr ? 0 : std::atol(text);
    }();
    // The first argument of every kernel begins with an address that the kernel reads from.
    auto *first = static_cast<uint64_t *>(arguments[0]);
    uint64_t address = *first;
    if (++launches == lost_at) *first = 0;
    int code = call("cuLaunchKernel", function, gx, gy, gz, bx, by, bz, shared, stream, arguments, extra);
    *first = address;
    return code;
}
