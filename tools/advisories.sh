#!/usr/bin/env bash
# Checks all dependencies against the advisory database, as well as the rules in deny.toml.
#
# usage: advisories.sh      Needs a network.
set -euo pipefail
cd "$(dirname "$0")/.."
# Dependabot does not see this version. To upgrade it, enter the number that
# `cargo search cargo-deny` shows, and run this script.
version=0.20.2
cargo deny --version 2>/dev/null | grep -qF "$version" ||
    cargo install --locked --version "$version" cargo-deny
export NOVENA_ADVISORIES=required
cargo xtask deny
