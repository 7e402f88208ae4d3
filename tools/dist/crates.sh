#!/usr/bin/env bash
# Packs every crate that can be published.
#
# usage: crates.sh [--verify]      --verify: also compiles each crate from its package
source "$(dirname "$0")/settings.sh"
verify=--no-verify
[ "${1:-}" = --verify ] && verify=
# Every crate contains our licences, but the copies are not in the repository.
mapfile -t manifests < <(git ls-files 'crates/*/Cargo.toml')
trap 'for one in "${manifests[@]}"; do rm -f "${one%/*}"/LICENSE-{MIT,APACHE}; done' EXIT
for one in "${manifests[@]}"; do
    cp LICENSE-MIT LICENSE-APACHE "${one%/*}/"
done
# shellcheck disable=SC2086 # no argument instead of an empty one
cargo package --quiet --workspace --locked --exclude xtask --exclude novena-simulation \
    --exclude novena-fuzz-targets --allow-dirty --target-dir "$work/package" $verify
rm -rf "$work/crates"
mkdir -p "$work/crates"
cp "$work"/package/package/*-"$version".crate "$work/crates/"
(cd "$work/crates" && sha256sum -- *.crate >SHA256SUMS)
echo "$(find "$work/crates" -name '*.crate' | wc -l) crates"
