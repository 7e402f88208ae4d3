#!/usr/bin/env bash
# Installs each package from target/dist in an empty environment, and uses it.
#
# usage: test.sh [TARGET]      Needs root; see the scripts that it calls.
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
for package in tarball deb image; do
    "$root/tools/dist/test-$package.sh" "$target"
done
# The other packages are for this machine, or for all machines.
if [ "$target" = "$(host_target)" ]; then
    "$root/tools/dist/test-npm.sh"
    "$root/tools/dist/test-wheel.sh"
fi
