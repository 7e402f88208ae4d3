#!/usr/bin/env bash
# Removes packages and programs of earlier builds; reusable compiler output is kept.
#
# usage: clean.sh
source "$(dirname "$0")/settings.sh"
cd "$work"
rm -rf ./*.tar.gz ./*.deb ./*.whl ./*.tgz ./*.oci.tar bin crates tree
