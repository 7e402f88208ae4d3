#!/usr/bin/env bash
# Removes packages and programs from earlier builds, but keeps reusable compiler output.
#
# usage: clean.sh
source "$(dirname "$0")/settings.sh"
cd "$work"
rm -rf ./*.tar.gz ./*.deb ./*.whl ./*.tgz ./*.oci.tar ./*.cdx.json bin crates notices release tree
