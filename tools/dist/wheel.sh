#!/usr/bin/env bash
# Builds the Python wheel for this machine, for any Linux with glibc 2.17 or later.
#
# usage: wheel.sh      Needs Python 3.10 or later; the C compiler is zig (zig.sh gets it).
source "$(dirname "$0")/settings.sh"
"$root/tools/dist/zig.sh"
export PATH=$work/python/bin:$PATH

# The engine is outside the workspace of the Python package. Cargo hashes the path of such crates
# into the names of symbols, so the sources are always compiled in the same directory.
place=/tmp/novena-wheel
if ! mkdir "$place"; then
    echo "another build uses $place; remove the folder if none is running" >&2
    exit 1
fi
trap 'rm -rf "$place"' EXIT
git ls-files -z Cargo.toml crates fuzz/targets python xtask |
    tar --create --null --files-from=- | tar --extract --directory "$place"
cp LICENSE-MIT LICENSE-APACHE "$place/python/"
notices wheel >"$place/python/NOTICES"

set_flags "$root" "$place"
target=$(uname -m)-unknown-linux-gnu
RUSTFLAGS=$flags maturin build --release --locked --zig --target "$target" \
    --compatibility manylinux2014 --manifest-path "$place/python/Cargo.toml" \
    --target-dir "$work/build-wheel" --out "$work"
ls -l "$work"/*.whl
