#!/bin/sh
# Checks the program on a machine with a card, in a few minutes and without cargo:
#
#   check_card.sh NOVENA LISTS
#
# NOVENA is the program, and LISTS a folder with forum_hardest_1106.txt, kaggle_20k.txt and other
# lists. It needs c++ and about 300 MB in TMPDIR. Every comparison is between files; a difference
# ends the script.
#
# 1. `--backend auto` on a long search (it should take the card) and on a short one (it should not).
# 2. A card that is lost at some kernels (lost_card.cpp): the same bytes and one line.
# 3. The same card three times, each with a context of its own, all well or one lost.
# 4. `bench --backend cuda`: the search alone and the round trip, for every list of docs/gpu.md.
# 5. `hunt`, for 17 givens and for hard puzzles, on the CPU and on the card.
#
# DRIVER is the driver, if it is not where the loader looks for it.
set -eu
novena=$1
lists=$2
here=$(cd "$(dirname "$0")" && pwd)
driver=${DRIVER:-$(ldconfig -p | sed -n 's/.*libcuda\.so\.1 .*=> //p' | head -n 1)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Repeats a list until it has that many lines.
repeated() {
    awk -v most="$2" '{ line[NR] = $0 } END { for (n = 0; n < most; n++) print line[n % NR + 1] }' "$1"
}

# Prints the seconds that a command takes; its output goes to a file, its messages to another.
timed() {
    start=$(date +%s.%N)
    "$@" > "$work/out" 2> "$work/messages" || true
    echo "$(date +%s.%N) $start" | awk '{ printf "%.2f s", $1 - $2 }'
}

same() {
    cmp "$work/expected" "$work/out" || exit 1
    echo ", same bytes, $(wc -l < "$work/messages") messages"
    cat "$work/messages"
}

repeated "$lists/forum_hardest_1106.txt" "${LONG:-2000000}" > "$work/long.txt"
repeated "$lists/kaggle_20k.txt" "${SHORT:-1000000}" > "$work/short.txt"

for list in long short; do
    for round in 1 2; do
        for backend in cpu cuda auto; do
            printf '%s, round %s, --backend %s: ' "$list" "$round" "$backend"
            timed "$novena" solve --backend "$backend" "$work/$list.txt"
            [ "$backend" = cpu ] && cp "$work/out" "$work/expected"
            same
        done
    done
done

mkdir "$work/lost"
c++ -std=c++17 -O2 -shared -fPIC "$here/lost_card.cpp" -o "$work/lost/libcuda.so.1" -ldl
timed "$novena" solve "$work/long.txt" > /dev/null
cp "$work/out" "$work/expected"
for launch in 1 2 3 40; do
    printf 'lost at kernel %s: ' "$launch"
    timed env LD_LIBRARY_PATH="$work/lost" NOVENA_DRIVER="$driver" NOVENA_LOST_AT="$launch" \
        "$novena" solve --backend cuda "$work/long.txt"
    same
done

for launch in 0 2 40; do
    printf 'three times the same card, lost at kernel %s: ' "$launch"
    timed env LD_LIBRARY_PATH="$work/lost" NOVENA_DRIVER="$driver" NOVENA_LOST_AT="$launch" NOVENA_CARDS=3 \
        "$novena" solve --backend cuda "$work/long.txt"
    same
done

for list in kaggle_20k random_minimal_200k 17clue_49158 magictour_top1465 forum_hardest_1905_11plus \
    forum_hardest_1106; do
    [ -e "$lists/$list.txt" ] && [ -z "${NO_BENCH:-}" ] && "$novena" bench --backend cuda --rounds 3 "$lists/$list.txt"
done

# Hunts from the first puzzles of a list: hunts NUMBER LIST OPTIONS.
hunts() {
    head -n "$1" "$lists/$2.txt" > "$work/starts.txt"
    shift 2
    for backend in cpu cuda; do
        printf 'hunt %s --backend %s: ' "$*" "$backend"
        timed "$novena" hunt "$work/starts.txt" "$@" --backend "$backend"
        [ "$backend" = cpu ] && cp "$work/out" "$work/expected"
        same
    done
}
hunts 20 17clue_49158 --givens 17 --visits 20
hunts 20 forum_hardest_1106 --visits 4 --most-rated 4
