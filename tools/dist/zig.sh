#!/usr/bin/env bash
# Downloads zig, a C compiler for all systems, and the programs that call it, cargo-zigbuild and
# maturin, from PyPI into target/dist/python.
#
# usage: zig.sh
source "$(dirname "$0")/settings.sh"
if [ ! -x "$work/python/bin/maturin" ]; then
    python3 -m venv "$work/python"
    "$work/python/bin/pip" install --quiet --requirement tools/dist/requirements.txt
fi
