#!/usr/bin/env bash
# Writes the SHA-256 sums of all packages.
#
# usage: sums.sh
source "$(dirname "$0")/settings.sh"
cd "$work"
shopt -s nullglob
sha256sum -- *.tar.gz *.deb *.oci.tar *.whl *.tgz *.cdx.json crates/*.crate >SHA256SUMS
cat SHA256SUMS
