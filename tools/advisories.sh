#!/usr/bin/env bash
# Checks all dependencies against the advisory database, as well as the rules in deny.toml.
#
# usage: advisories.sh      Needs a network.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo deny --version >/dev/null 2>&1 || cargo install --locked cargo-deny
cargo xtask deny
