// The differences between a card and the host. On the host, a warp has one lane.
#pragma once

#include "state.h"

#if !defined(__CUDACC__)
#include <chrono>
#include <thread>
#endif

namespace novena {

/// Sixteen bytes, read and written with one instruction.
struct alignas(16) Quad {
    Word word[4];
};

#if defined(__CUDACC__)

__device__ __forceinline__ Word ballot(bool vote) { return __ballot_sync(0xffffffffu, vote); }
__device__ __forceinline__ Word lane_number() { return threadIdx.x & 31; }
__device__ __forceinline__ Word from_lane(Word value, int lane) {
    return __shfl_sync(0xffffffffu, value, lane);
}
__device__ __forceinline__ Word add_to(Word *place, Word value) { return atomicAdd(place, value); }
__device__ __forceinline__ void add_to(unsigned long long *place, unsigned long long value) {
    atomicAdd(place, value);
}
__device__ __forceinline__ Word or_into(Word *place, Word value) { return atomicOr(place, value); }
__device__ __forceinline__ Word read_now(const Word *place) {
    return *static_cast<const volatile Word *>(place);
}
__device__ __forceinline__ void write_now(Word *place, Word value) {
    *static_cast<volatile Word *>(place) = value;
}
__device__ __forceinline__ void fence() { __threadfence(); }
__device__ __forceinline__ void pause() { __nanosleep(1000); }
__device__ __forceinline__ void join_lanes() { __syncwarp(); }
__device__ __forceinline__ void hesitate() {}
/// Reads two words with one instruction.
template <typename Pair> __device__ __forceinline__ Pair read_pair(const Pair *place) {
    unsigned long long both = *reinterpret_cast<const volatile unsigned long long *>(place);
    return Pair{static_cast<Word>(both), static_cast<Word>(both >> 32)};
}
/// Reads what another thread wrote, bypassing the first-level cache.
__device__ __forceinline__ Quad read_shared(const Quad *place) {
    uint4 quad = __ldcg(reinterpret_cast<const uint4 *>(place));
    return Quad{{quad.x, quad.y, quad.z, quad.w}};
}

#else

inline Word ballot(bool vote) { return vote ? 1 : 0; }
inline Word lane_number() { return 0; }
inline Word from_lane(Word value, int) { return value; }
inline Word add_to(Word *place, Word value) { return __atomic_fetch_add(place, value, __ATOMIC_SEQ_CST); }
inline void add_to(unsigned long long *place, unsigned long long value) {
    __atomic_fetch_add(place, value, __ATOMIC_SEQ_CST);
}
inline Word or_into(Word *place, Word value) { return __atomic_fetch_or(place, value, __ATOMIC_SEQ_CST); }
inline Word read_now(const Word *place) { return __atomic_load_n(place, __ATOMIC_SEQ_CST); }
inline void write_now(Word *place, Word value) { __atomic_store_n(place, value, __ATOMIC_SEQ_CST); }
inline void fence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
inline void pause() { std::this_thread::yield(); }
inline void join_lanes() {}
/// Marks a point at which a long pause of the thread must do no harm. Tests insert pauses here.
inline void hesitate() {
#if defined(NOVENA_HESITATE)
    thread_local Word calls = 0;
    if (++calls % 8 == 0) std::this_thread::sleep_for(std::chrono::microseconds(500));
#endif
}
template <typename Pair> inline Pair read_pair(const Pair *place) {
    auto both = __atomic_load_n(reinterpret_cast<const unsigned long long *>(place), __ATOMIC_SEQ_CST);
    return Pair{static_cast<Word>(both), static_cast<Word>(both >> 32)};
}
inline Quad read_shared(const Quad *place) { return *place; }

#endif

} // namespace novena
