// Persistent threads: each takes one puzzle after another from the list and keeps the branches of
// its puzzle on its own stack. When the list is empty, idle threads take over the oldest branches
// of busy threads through a queue of tickets. The oldest branches are usually the largest.
//
//   list --claim--> thread <--push, pop--> its stack
//                     |  ^
//     oldest branch   v  |   to idle threads
//                    queue
//
// All lanes of a warp sweep together. Then the lanes that are dead, solved or stuck take their next
// state. Every other sweep of a warp also counts the digits of triads. A state is split only after
// such a sweep; otherwise, searches of boards with few givens do not finish.
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

/// The most guesses on a path: each fixes one digit in one band or stack, of which there are 9 x 6.
constexpr int LEVELS = 54;

/// Verdicts as bytes: one bit for the first solution, another for the second.
constexpr Word FOUND = 1, FOUND_SEVERAL = 3;

/// A state in memory.
struct Stored {
    Quad quad[3];
};

/// A branch that waits for an idle thread.
struct Slot {
    Stored state;
    Word puzzle;
    Word unused[3];
};

/// The queue's tickets. An idle thread takes a ticket and waits for a branch at the ticket's slot,
/// so every waiting thread polls a different address. (In a first trial they all polled one
/// counter; on a list of hard puzzles the end then took ten times as long as the rest.)
struct alignas(8) Tickets {
    /// The number of tickets taken, and of branches put into the queue.
    Word taken, served;
};

/// The state shared by all threads of a launch.
struct Control {
    Tickets tickets;
    /// The next puzzle in the list.
    Word next;
    Word unused;
    /// Statistics.
    unsigned long long sweeps, guesses, handed_over;
};

/// A question, its input, and the memory for its answers.
struct Job {
    const Stored *puzzles;
    /// A known solution of each puzzle, if the question is whether there is another.
    const Stored *known;
    Word count;
    /// The number of puzzles that a warp claims at once.
    Word portion;
    /// A byte for each puzzle, zero at the start; padded to whole words.
    Word *verdicts;
    /// The first solution found for each puzzle.
    Stored *solutions;
    /// `LEVELS` states for each thread.
    Stored *stacks;
    Word threads;
    /// The queue and a mark for each slot. The number of slots is a power of two, at least four times
    /// the number of threads. The low bits of a ticket are its slot, the other bits its round. The
    /// mark equals the round if the slot is free for that round, and the round plus one if it
    /// contains a branch. Marks start at zero.
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

/// The search of one thread.
struct Lane {
    State state;
    /// The weight after the last sweep of this state, or `NO_WEIGHT`, which no state has.
    Word weight;
    Word puzzle;
    /// Its branches are on the levels from `oldest` up to, but not including, `depth`.
    int oldest, depth;
    /// The solutions found, while no other thread works on the puzzle.
    Word found;
    bool busy;
    /// Other threads work or worked on the same puzzle.
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

/// Publishes a solution to all threads. Returns whether it is the first.
NOVENA_THREAD bool announce(const Job &job, Word puzzle, Word bits) {
    Word *word = job.verdicts + (puzzle >> 2);
    return (or_into(word, bits << (8 * (puzzle & 3))) >> (8 * (puzzle & 3)) & FOUND) == 0;
}

NOVENA_THREAD Word announced(const Job &job, Word puzzle) {
    return read_now(job.verdicts + (puzzle >> 2)) >> (8 * (puzzle & 3)) & 0xff;
}

/// Records the lane's state as a solution. Returns whether the puzzle is decided.
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

/// Whether the solutions that other threads have published decide the lane's puzzle.
template <bool KNOWN> NOVENA_THREAD bool is_decided(const Job &job, const Lane &lane) {
    return lane.shared && announced(job, lane.puzzle) >= (KNOWN ? FOUND : FOUND_SEVERAL);
}

/// Goes back to the latest branch. The lane becomes idle if there is none or the puzzle is decided.
template <bool KNOWN> NOVENA_THREAD void go_back(const Job &job, Lane &lane, Word thread, bool decided) {
    decided |= is_decided<KNOWN>(job, lane);
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
    /// Whether the list is empty.
    bool over;
};

/// Gives puzzles from the list to idle lanes.
NOVENA_THREAD void take_puzzles(const Job &job, Lane &lane, Claim &claim) {
    Word idle = ballot(!lane.busy);
    while (idle != 0 && !claim.over) {
        if (claim.next == claim.end) {
            Word start = 0;
            if (lane_number() == 0) start = add_to(&job.control->next, job.portion);
            start = from_lane(start, 0);
            // The counter exceeds the end by at most one portion per warp.
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

/// Gives waiting branches to the lanes that hold their tickets. `holders` are the lanes with a
/// ticket; all of them are idle.
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

/// Gives branches of other threads to idle lanes. Lanes without a ticket take one first.
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

/// Puts the oldest branches of this warp's lanes into the queue, at most one per lane and at most
/// one per waiting thread. `own` is the lane's ticket if it is one of the `holders`.
NOVENA_THREAD void hand_over(const Job &job, Lane &lane, Word thread, Word own, Word &holders, Word &handed) {
    Word givers = ballot(lane.busy && lane.depth > lane.oldest);
    if (givers == 0) return;
    Word wanted = 0;
    if (lane_number() == 0) {
        Tickets tickets = read_pair(&job.control->tickets);
        wanted = tickets.taken - tickets.served;
    }
    // All lanes must use the same number.
    wanted = from_lane(wanted, 0);
    // Several warps may see the same waiting threads, so the queue may get more branches than there
    // are waiting threads: at most one per lane. It has room for them.
    if (static_cast<int32_t>(wanted) <= 0) return;
    Word place = ones(givers & ((1u << lane_number()) - 1));
    bool gives = (givers >> lane_number() & 1) != 0 && place < wanted;
    Word given = least(ones(givers), wanted);
    Word ticket = 0;
    if (lane_number() == 0) ticket = add_to(&job.control->tickets.served, given);
    ticket = from_lane(ticket, 0) + place;
    Word at = ticket & (job.slots - 1), round = ticket - at;
    // The slot may still hold the branch of the last round, perhaps for a lane of this warp.
    while (ballot(gives && read_now(job.marks + at) != round) != 0) {
        pause();
        collect(job, lane, own, holders);
    }
    if (gives) {
        if (!lane.shared) {
            // From now on, solutions of this puzzle are published to all threads.
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

/// Whether all threads are waiting, so that no more branches will come.
NOVENA_THREAD bool all_wait(const Job &job) {
    Tickets tickets = read_pair(&job.control->tickets);
    return tickets.taken - tickets.served == job.threads;
}

/// Runs one thread until no thread has work. Every `EVERY`-th sweep counts the digits of triads. A
/// warp stops sweeping as soon as `ATTEND` of its lanes need another state.
template <bool KNOWN, int EVERY, int ATTEND> NOVENA_THREAD void search(const Job &job, Word thread) {
    static_assert(EVERY == 1 || EVERY == 2, "an unchanged state was swept at least once with counting");
    Lane lane;
    lane.busy = lane.shared = false;
    lane.weight = NO_WEIGHT;
    lane.puzzle = lane.found = 0;
    lane.oldest = lane.depth = 0;
#pragma unroll
    for (int p = 0; p < 6; p++) lane.state.band[p] = lane.state.stack[p] = 0;
    Claim claim = {0, 0, false};
    Word ticket = 0, holders = 0, handed = 0, tick = 0;
    // These 32-bit counters are added to the 64-bit ones before they can overflow.
    Word sweeps = 0, guesses = 0;
    for (;;) {
        take_puzzles(job, lane, claim);
        // Only after the end of the list do several threads search the same puzzle.
        if (claim.over && lane.busy && is_decided<KNOWN>(job, lane)) lane.busy = false;
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
