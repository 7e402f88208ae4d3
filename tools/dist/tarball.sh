#!/usr/bin/env bash
# Packs a static binary with its manual pages and completions.
#
# usage: tarball.sh [TARGET]
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
name=novena-$version-$target
[ -x "$work/bin/$target/novena" ] || "$root/tools/dist/binary.sh" "$target"
"$root/tools/dist/files.sh" "$target" "$work/tree/$name"
install -m 644 tools/dist/README.txt "$work/tree/$name/README.txt"
pack "$name" "$work/tree" "$work/$name.tar.gz"
ls -l "$work/$name.tar.gz"
