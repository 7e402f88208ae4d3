// Persistent threads: each takes puzzles from the list, one after the other, and keeps the branches
// of its puzzle on a stack of its own. When the list is empty, threads without work take over the
// oldest branches, likely the largest, of threads that have some, by way of a queue of tickets.
//
//   list --claim--> thread <--push, pop--> its stack
//                     |  ^
//     oldest branch   v  |   threads without work
//                    queue
//
// All lanes of a warp sweep together; then the lanes that are dead, solved or stuck are attended
// to. Every other sweep of a warp also counts the digits of triads, so that
// a state is split only after one that did: without, searches of boards with few givens get lost.
#pragma once

#include "branch.h"
#include "platform.h"
#include "sweep.h"

#if defined(__CUDACC__)
#define NOVENA_THREAD __device__ __forceinline__
#else
#define NOVENA_THREAD inline
#endif

namespace novena {

/// A guess gives a digit its place in a band for good, and there are 9 x 6 of them.
constexpr int LEVELS = 54;

/// Verdicts as bytes: a bit for the first solution, one more for the second.
constexpr Word FOUND = 1, FOUND_SEVERAL = 3;

/// A state as it lies in memory.
struct Stored {
    Quad quad[3];
};

/// A branch that waits for a thread without work.
struct Slot {
    Stored state;
    Word puzzle;
    Word unused[3];
};

/// The queue's tickets. A thread without work takes one and waits for the branch that somebody puts
/// under it; so threads that wait ask each for a place of their own and for nothing that is
/// shared. (A first trial let them compete for one counter: on a list of hard puzzles the end took
/// ten times as long as the rest.)
struct alignas(8) Tickets {
    /// How many were taken, and how many branches were put in.
    Word taken, served;
};

/// What all threads of a launch share.
struct Control {
    Tickets tickets;
    /// The next puzzle of the list.
    Word next;
    Word unused;
    /// The work done.
    unsigned long long sweeps, guesses, handed_over;
};

/// The question and where the answers go.
struct Job {
    const Stored *puzzles;
    /// A known solution of each puzzle, when another one is asked for.
    const Stored *known;
    Word count;
    /// How many puzzles a warp claims at once.
    Word portion;
    /// A byte for each puzzle, zero at the start; padded to whole words.
    Word *verdicts;
    /// The first solution found of each puzzle.
    Stored *solutions;
    /// `LEVELS` states for each thread.
    Stored *stacks;
    Word threads;
    /// The queue, a power of two of slots, some times the threads, and a mark for each, zero at the
    /// start. A ticket has a slot, its low bits, and a round, the others. The mark is the round if
    /// the slot is free for it, and one more if it contains a branch of that round.
    Slot *queue;
    Word *marks;
    Word slots;
    Control *control;
};

NOVENA_ANY State unpacked(const Stored &stored) {
    State state;
#pragma unroll
    for (int w = 0; w < 6; w++) {
        state.band[w] = stored.quad[w / 4].word[w % 4];
        state.stack[w] = stored.quad[(w + 6) / 4].word[(w + 6) % 4];
    }
    return state;
}

NOVENA_ANY Stored packed(const State &state) {
    Stored stored;
#pragma unroll
    for (int w = 0; w < 6; w++) {
        stored.quad[w / 4].word[w % 4] = state.band[w];
        stored.quad[(w + 6) / 4].word[(w + 6) % 4] = state.stack[w];
    }
    return stored;
}

NOVENA_ANY bool equal(const State &a, const State &b) {
    Word different = 0;
#pragma unroll
    for (int w = 0; w < 6; w++) different |= (a.band[w] ^ b.band[w]) | (a.stack[w] ^ b.stack[w]);
    return different == 0;
}

/// What a thread knows of its puzzle.
struct Lane {
    State state;
    /// The weight after the last sweep of this state; no sum of sets is odd in all bits.
    Word weight;
    Word puzzle;
    /// Its branches are on the levels from `oldest` to `depth`.
    int oldest, depth;
    /// Solutions found, as long as no other thread is at the puzzle.
    Word found;
    bool busy;
    /// Others are, or were, at the same puzzle.
    bool shared;
};

constexpr Word NO_WEIGHT = ~0u;

NOVENA_THREAD void begin(Lane &lane, Word puzzle, const State &state, bool shared) {
    lane.state = state;
    lane.weight = NO_WEIGHT;
    lane.puzzle = puzzle;
    lane.oldest = lane.depth = 0;
    lane.found = 0;
    lane.busy = true;
    lane.shared = shared;
}

/// Tells all threads of a solution; true if it is the first.
NOVENA_THREAD bool announce(const Job &job, Word puzzle, Word bits) {
    Word *word = job.verdicts + (puzzle >> 2);
    return (or_into(word, bits << (8 * (puzzle & 3))) >> (8 * (puzzle & 3)) & FOUND) == 0;
}

NOVENA_THREAD Word announced(const Job &job, Word puzzle) {
    return read_now(job.verdicts + (puzzle >> 2)) >> (8 * (puzzle & 3)) & 0xff;
}

/// The lane's state is a solution. Returns whether nothing more is to be found out.
template <bool KNOWN> NOVENA_THREAD bool record(const Job &job, Lane &lane) {
    if (KNOWN) {
        if (equal(lane.state, unpacked(job.known[lane.puzzle]))) return false;
        if (announce(job, lane.puzzle, FOUND)) job.solutions[lane.puzzle] = packed(lane.state);
        return true;
    }
    if (lane.shared) {
        if (announce(job, lane.puzzle, FOUND)) {
            job.solutions[lane.puzzle] = packed(lane.state);
            return false;
        }
        announce(job, lane.puzzle, FOUND_SEVERAL);
        return true;
    }
    if (lane.found == 0) {
        job.solutions[lane.puzzle] = packed(lane.state);
        lane.found = FOUND;
        return false;
    }
    lane.found = FOUND_SEVERAL;
    return true;
}

/// Takes up the latest branch; without one, or when the puzzle is decided, the lane is idle.
template <bool KNOWN> NOVENA_THREAD void go_back(const Job &job, Lane &lane, Word thread, bool decided) {
    if (lane.shared) {
        decided |= announced(job, lane.puzzle) >= (KNOWN ? FOUND : FOUND_SEVERAL);
    }
    if (!decided && lane.depth > lane.oldest) {
        lane.depth--;
        lane.state = unpacked(job.stacks[static_cast<size_t>(lane.depth) * job.threads + thread]);
        lane.weight = NO_WEIGHT;
        return;
    }
    if (!KNOWN && !lane.shared && lane.found != 0) {
        reinterpret_cast<uint8_t *>(job.verdicts)[lane.puzzle] = static_cast<uint8_t>(lane.found);
    }
    lane.busy = false;
}

template <bool KNOWN> NOVENA_THREAD void branch(const Job &job, Lane &lane, Word thread) {
    State other;
    if (KNOWN) {
        State known = unpacked(job.known[lane.puzzle]);
        split(lane.state, other, lane.depth == 0, &known);
    } else {
        split(lane.state, other, lane.depth == 0, nullptr);
    }
    job.stacks[static_cast<size_t>(lane.depth) * job.threads + thread] = packed(other);
    lane.depth++;
    lane.weight = NO_WEIGHT;
}

/// The part of a list that a warp has claimed.
struct Claim {
    Word next, end;
    /// The list has no more.
    bool over;
};

/// Gives puzzles of the list to idle lanes.
NOVENA_THREAD void take_puzzles(const Job &job, Lane &lane, Claim &claim) {
    Word idle = ballot(!lane.busy);
    while (idle != 0 && !claim.over) {
        if (claim.next == claim.end) {
            Word start = 0;
            if (lane_number() == 0) start = add_to(&job.control->next, job.portion);
            start = from_lane(start, 0);
            // The counter passes the end by one portion per warp at most.
            claim.over = start >= job.count;
            if (claim.over) return;
            claim.next = start;
            claim.end = job.count - start < job.portion ? job.count : start + job.portion;
        }
        Word place = ones(idle & ((1u << lane_number()) - 1));
        Word most = claim.end - claim.next;
        if (!lane.busy && place < most) {
            Word puzzle = claim.next + place;
            begin(lane, puzzle, unpacked(job.puzzles[puzzle]), false);
        }
        Word wanted = ones(idle);
        claim.next += wanted < most ? wanted : most;
        idle = ballot(!lane.busy);
    }
}

/// Gives the branches that wait under the tickets of this warp to their lanes; `holders` are the
/// lanes that have a ticket, all of them idle.
NOVENA_THREAD void collect(const Job &job, Lane &lane, Word ticket, Word &holders) {
    Word at = ticket & (job.slots - 1), round = ticket - at;
    bool takes = (holders >> lane_number() & 1) != 0 && read_now(job.marks + at) == round + 1;
    if (takes) {
        fence();
        Stored stored;
#pragma unroll
        for (int q = 0; q < 3; q++) stored.quad[q] = read_shared(&job.queue[at].state.quad[q]);
        Word puzzle = read_now(&job.queue[at].puzzle);
        fence();
        write_now(job.marks + at, round + job.slots);
        begin(lane, puzzle, unpacked(stored), true);
    }
    join_lanes();
    holders &= ~ballot(takes);
}

/// Gives branches of other threads to idle lanes, each by the ticket that it has or now takes.
NOVENA_THREAD void take_over(const Job &job, Lane &lane, Word &ticket, Word &holders) {
    Word newcomers = ballot(!lane.busy) & ~holders;
    if (newcomers != 0) {
        Word first = 0;
        if (lane_number() == 0) first = add_to(&job.control->tickets.taken, ones(newcomers));
        first = from_lane(first, 0);
        if (newcomers >> lane_number() & 1) ticket = first + ones(newcomers & ((1u << lane_number()) - 1));
        holders |= newcomers;
    }
    collect(job, lane, ticket, holders);
}

/// Puts the oldest branch of lanes that have one into the queue, as many as threads wait for.
/// `own` is the lane's ticket if it is one of the `holders`.
NOVENA_THREAD void hand_over(const Job &job, Lane &lane, Word thread, Word own, Word &holders, Word &handed) {
    Word givers = ballot(lane.busy && lane.depth > lane.oldest);
    if (givers == 0) return;
    Word wanted = 0;
    if (lane_number() == 0) {
        Tickets tickets = read_pair(&job.control->tickets);
        wanted = tickets.taken - tickets.served;
    }
    // The lanes must agree about it.
    wanted = from_lane(wanted, 0);
    // All warps see the same want: more may be put in than is wanted, by a branch per lane at most,
    // and there is room for that.
    if (static_cast<int32_t>(wanted) <= 0) return;
    Word place = ones(givers & ((1u << lane_number()) - 1));
    bool gives = (givers >> lane_number() & 1) != 0 && place < wanted;
    Word given = least(ones(givers), wanted);
    Word ticket = 0;
    if (lane_number() == 0) ticket = add_to(&job.control->tickets.served, given);
    ticket = from_lane(ticket, 0) + place;
    Word at = ticket & (job.slots - 1), round = ticket - at;
    // The branch of the last round may still be here, perhaps for a lane of this warp.
    while (ballot(gives && read_now(job.marks + at) != round) != 0) {
        pause();
        collect(job, lane, own, holders);
    }
    if (gives) {
        if (!lane.shared) {
            // From now on all that is found is told to all.
            if (lane.found != 0) announce(job, lane.puzzle, FOUND);
            lane.shared = true;
        }
        hesitate();
        job.queue[at].state = job.stacks[static_cast<size_t>(lane.oldest) * job.threads + thread];
        job.queue[at].puzzle = lane.puzzle;
        lane.oldest++;
        fence();
        write_now(job.marks + at, round + 1);
    }
    join_lanes();
    handed += given;
}

/// Whether all threads wait, so that nobody is left who could put a branch into the queue.
NOVENA_THREAD bool all_wait(const Job &job) {
    Tickets tickets = read_pair(&job.control->tickets);
    return tickets.taken - tickets.served == job.threads;
}

/// Runs one thread until no thread has work. `EVERY`-th sweeps count the digits of triads; lanes are
/// attended to when `ATTEND` of them wait for it.
template <bool KNOWN, int EVERY, int ATTEND> NOVENA_THREAD void search(const Job &job, Word thread) {
    static_assert(EVERY == 1 || EVERY == 2, "a state that stands still was swept twice");
    Lane lane;
    lane.busy = lane.shared = false;
    lane.weight = NO_WEIGHT;
    lane.puzzle = lane.found = 0;
    lane.oldest = lane.depth = 0;
#pragma unroll
    for (int p = 0; p < 6; p++) lane.state.band[p] = lane.state.stack[p] = 0;
    Claim claim = {0, 0, false};
    Word ticket = 0, holders = 0, handed = 0, tick = 0;
    // In a warp, 32 bits last for 2^27 rounds, which take minutes; they are added up before.
    Word sweeps = 0, guesses = 0;
    for (;;) {
        take_puzzles(job, lane, claim);
        if (claim.over && ballot(!lane.busy) != 0) {
            take_over(job, lane, ticket, holders);
            if (ballot(lane.busy) == 0) {
                if (ballot(all_wait(job)) != 0) break;
                pause();
                continue;
            }
        }
        Word busy = ballot(lane.busy), waiting;
        Outcome outcome;
        bool still;
        do {
            tick++;
            outcome = tick % EVERY == 0 ? sweep<true>(lane.state) : sweep<false>(lane.state);
            still = outcome.weight == lane.weight;
            lane.weight = outcome.weight;
            sweeps += ones(busy);
            waiting = ATTEND <= 1 ? busy : ballot(lane.busy && (outcome.dead || outcome.single || still));
        } while (ATTEND > 1 && waiting != busy && ones(waiting) < ATTEND);

        bool over = outcome.dead, decided = false, stuck = false;
        if (lane.busy && !outcome.dead) {
            if (outcome.single) {
                over = true;
                if (is_solution(lane.state)) decided = record<KNOWN>(job, lane);
            } else {
                stuck = still;
            }
        }
        if (lane.busy && stuck) branch<KNOWN>(job, lane, thread);
        guesses += ones(ballot(lane.busy && stuck));
        if (lane.busy && over) go_back<KNOWN>(job, lane, thread, decided);
        if ((tick & (claim.over ? 1 : 15)) == 0) hand_over(job, lane, thread, ticket, holders, handed);
        if ((sweeps | guesses) >> 31 != 0) {
            if (lane_number() == 0) {
                add_to(&job.control->sweeps, static_cast<unsigned long long>(sweeps));
                add_to(&job.control->guesses, static_cast<unsigned long long>(guesses));
            }
            sweeps = guesses = 0;
        }
    }
    if (lane_number() == 0) {
        add_to(&job.control->sweeps, static_cast<unsigned long long>(sweeps));
        add_to(&job.control->guesses, static_cast<unsigned long long>(guesses));
        add_to(&job.control->handed_over, static_cast<unsigned long long>(handed));
    }
}

} // namespace novena
