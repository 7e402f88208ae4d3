#!/usr/bin/env bash
# Builds packages a second time from a clone in another directory, and compares the bytes.
#
# usage: twice.sh [tarball|deb|image|npm|wheel|crates]…      (default: all)
#
# TARGET specifies the target of the tarball, .deb and image if they are not for this machine. The
# second build is in a temporary directory. With SECOND=FOLDER, it is in FOLDER and is kept, so that
# an interrupted run can be continued.
source "$(dirname "$0")/settings.sh"
target=${TARGET:-$(host_target)}
read -ra parts <<<"${*:-tarball deb image npm wheel crates}"
second=${SECOND:-}
if [ -z "$second" ]; then
    second=$(mktemp -d)
    trap 'rm -rf "$second"' EXIT
fi
[ -d "$second/novena" ] || git clone --quiet "$root" "$second/novena"
git -C "$second/novena" fetch --quiet "$root" HEAD
git -C "$second/novena" checkout --quiet --detach FETCH_HEAD
there=$second/novena/target/dist
mkdir -p "$there"
# The compilers may be reused, but everything that they compile is rebuilt.
[ -d "$there/python" ] || cp -a "$work/python" "$there/python"
[ ! -d "$root/target/toolchain" ] || ln -sfn "$root/target/toolchain" "$second/novena/target/toolchain"
"$second/novena/tools/dist/clean.sh"
# This machine's program writes the manual of a program for another machine. A separate run checks
# this machine's program itself.
if [ "$target" != "$(host_target)" ]; then
    mkdir -p "$there/bin/$(host_target)"
    cp "$work/bin/$(host_target)/novena" "$there/bin/$(host_target)/"
fi
# All packages but the wheel contain the engine.
if [ "${parts[*]}" != wheel ]; then
    (cd "$second/novena" && cargo xtask wasm)
fi
(cd "$second/novena" && cargo xtask dist papers)
# Zig keeps the C library and compiled C code in its own cache.
export ZIG_GLOBAL_CACHE_DIR=$second/zig-cache
for part in "${parts[@]}"; do
    "$second/novena/tools/dist/$part.sh" "$target"
done
cd "$there"
differ=0
shopt -s nullglob
for file in *.tar.gz *.deb *.oci.tar *.tgz *.whl *.cdx.json crates/*.crate; do
    if cmp "$work/$file" "$file"; then
        echo "$file: the same bytes twice"
    else
        differ=1
    fi
done
if [ $differ = 1 ]; then
    # The second build is kept, so that someone can examine the difference.
    trap - EXIT
    echo "the second build is in $second" >&2
fi
exit $differ
