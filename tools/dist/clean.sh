#!/usr/bin/env bash
# Removes packages of earlier builds; reusable compiler output is kept.
#
# usage: clean.sh
source "$(dirname "$0")/settings.sh"
rm -rf "$work"/*.tar.gz "$work"/*.deb "$work"/*.whl "$work"/*.tgz "$work"/*.oci.tar "$work/crates" "$work/tree"
