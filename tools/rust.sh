#!/usr/bin/env bash
# Makes the oldest Rust that we support the default compiler, so that every check runs on it and
# every release is built by the same compiler.
#
# usage: rust.sh [TOOLCHAIN]      TOOLCHAIN: another one, such as stable
#
# Needs rustup. A toolchain that is installed is not downloaded again.
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
