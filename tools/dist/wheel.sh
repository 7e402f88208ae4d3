#!/usr/bin/env bash
# Builds the Python wheel of this machine, for every Linux with glibc 2.17 or later.
#
# usage: wheel.sh      Needs Python 3.10 or later; the C compiler is zig (zig.sh gets it).
source "$(dirname "$0")/settings.sh"
"$root/tools/dist/zig.sh"
export PATH=$work/python/bin:$PATH
cp LICENSE-MIT LICENSE-APACHE python/
notices wheel >python/NOTICES
set_flags
target=$(uname -m)-unknown-linux-gnu
RUSTFLAGS=$flags maturin build --release --locked --zig --target "$target" \
    --compatibility manylinux2014 --manifest-path python/Cargo.toml \
    --target-dir "$work/build-wheel" --out "$work"
ls -l "$work"/*.whl
