#!/usr/bin/env bash
# Measures how long someone who has just found the repository waits for the first board: clones it,
# runs the first command of the README with an empty cargo folder, and waits until the page is
# served.
#
# usage: first-board.sh [SECONDS]      fails if it takes longer (default: 300)
#
# Needs git, curl, Rust, a C compiler and a network. On a machine with more than two cores, run it
# with `taskset -c 0,1`.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=${1:-300}
place=$(mktemp -d)
server=
# The server may have ended by itself, and must not write while its folder is being deleted.
trap '[ -z "$server" ] || { kill -- "-$server"; wait "$server"; } 2>/dev/null || true; rm -rf "$place"' EXIT
began=$SECONDS
git clone --quiet . "$place/novena"
cd "$place/novena"
command=$(grep -m1 '^cargo run' README.md | sed 's/ *#.*//')
# The player's own games and settings are not touched, and nothing has been downloaded yet.
export RUSTUP_HOME="${RUSTUP_HOME:-$HOME/.rustup}"
export HOME="$place/home" CARGO_HOME="$place/cargo"
mkdir -p "$HOME" "$CARGO_HOME"
echo "\$ $command"
# The server has its own process group, so that it can be stopped together with cargo.
setsid bash -c "exec $command" >"$place/out" 2>"$place/err" &
server=$!
address=
until [ -n "$address" ] && curl --silent --fail "$address" | grep -q '<title>'; do
    if ! kill -0 "$server" 2>/dev/null || [ $((SECONDS - began)) -gt $((2 * limit)) ]; then
        tail "$place/err" >&2
        echo "no board after $((SECONDS - began)) s" >&2
        exit 1
    fi
    sleep 1
    address=$(grep -ho 'http://[^ ]*' "$place/out" "$place/err" | head -1 || true)
done
took=$((SECONDS - began))
echo "the first board after $took s on $(nproc) cores, downloads included"
[ "$took" -le "$limit" ]
