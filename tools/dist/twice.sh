#!/usr/bin/env bash
# Builds the packages of this machine a second time from a clone in another folder, and compares
# the bytes.
#
# usage: twice.sh [tarball|deb|image|npm|wheel|crates]…      (default: all)
source "$(dirname "$0")/settings.sh"
second=$(mktemp -d)
trap 'rm -rf "$second"' EXIT
git clone --quiet "$root" "$second/novena"
there=$second/novena/target/dist
mkdir -p "$there"
# The compilers may be reused; everything that they compile is built again.
cp -a "$work/python" "$there/python"
[ ! -d "$root/target/toolchain" ] || ln -s "$root/target/toolchain" "$second/novena/target/toolchain"
(cd "$second/novena" && cargo xtask wasm)
for part in "${@:-tarball deb image npm wheel crates}"; do
    for one in $part; do
        "$second/novena/tools/dist/$one.sh"
    done
done
cd "$there"
differ=0
shopt -s nullglob
for file in *.tar.gz *.deb *.oci.tar *.tgz *.whl crates/*.crate; do
    if cmp "$work/$file" "$file"; then
        echo "$file: the same bytes twice"
    else
        differ=1
    fi
done
if [ $differ = 1 ]; then
    # What differs must be looked at.
    trap - EXIT
    echo "the second build is in $second" >&2
fi
exit $differ
