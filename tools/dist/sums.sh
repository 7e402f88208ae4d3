#!/usr/bin/env bash
# Collects the packages of a release in target/dist/release, with their SHA-256 sums.
#
# usage: sums.sh
source "$(dirname "$0")/settings.sh"
shopt -s nullglob
rm -rf "$work/release"
mkdir "$work/release"
cd "$work"
ln ./*.tar.gz ./*.deb ./*.oci.tar ./*.whl ./*.tgz ./*.cdx.json crates/*.crate release/
cd release
sha256sum -- * >SHA256SUMS
cat SHA256SUMS
