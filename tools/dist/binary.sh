#!/usr/bin/env bash
# Builds a static binary of novena for Linux.
#
# usage: binary.sh [TARGET]      TARGET: x86_64-unknown-linux-musl or aarch64-unknown-linux-musl
#
# Needs cargo, and Python so that zig.sh can download the C compiler. The target's standard library
# comes from rustup or from Debian's packages.
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}

"$root/tools/dist/zig.sh"
# cargo-zigbuild finds zig through the Python on the path.
export PATH=$work/python/bin:$PATH
choose_compiler "$target"

# The engine is part of the page, and therefore of the program.
if [ ! -f crates/web/engine/novena.wasm ]; then
    cargo xtask wasm
fi

set_flags "$root"
RUSTFLAGS=$flags cargo zigbuild --release --locked --package novena-cli --bin novena \
    --no-default-features --target "$target" --target-dir "$work/build"
mkdir -p "$work/bin/$target"
cp "$work/build/$target/release/novena" "$work/bin/$target/novena"
ls -l "$work/bin/$target/novena"
