#!/usr/bin/env bash
# Sets the oldest Rust version that we support as the default compiler, so that every check and
# every release uses the same compiler.
#
# usage: rust.sh [TOOLCHAIN]      TOOLCHAIN: a different one, such as stable
#
# Needs rustup. A toolchain that is already installed is not downloaded again.
set -euo pipefail
cd "$(dirname "$0")/.."
toolchain=${1:-$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml).0}
for program in rustc cargo-clippy rustfmt; do
    if ! rustup which --toolchain "$toolchain" "$program" >/dev/null 2>&1; then
        rustup toolchain install "$toolchain" --profile minimal --component clippy,rustfmt
        break
    fi
done
rustup default "$toolchain"
rustc --version
