#!/usr/bin/env bash
# Runs the program of a tarball in a root that contains nothing else: no C library, no shell. QEMU
# runs the programs of other machines.
#
# usage: test-tarball.sh [TARGET]      Needs root for chroot, and Debian's qemu-user-static.
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
tar --extract --gzip --file "$work/novena-$version-$target.tar.gz" --directory "$empty" \
    --strip-components 1
mkdir "$empty/tmp"
program=(/bin/novena)
if [ "$target" != "$(host_target)" ]; then
    emulator=qemu-${target%%-*}-static
    command -v "$emulator" >/dev/null ||
        apt-get install --yes --no-install-recommends qemu-user-static >/dev/null
    cp "$(command -v "$emulator")" "$empty/emulator"
    program=(/emulator /bin/novena)
fi
inside() { HOME=/tmp chroot "$empty" "${program[@]}" "$@"; }
expect "novena --version" "$(inside --version)" "novena $version"
expect "novena solve" "$(inside solve "$puzzle")" "$solution"
expect "novena check" "$(inside check --lang sv "$puzzle")" unique
expect "novena explain" "$(inside explain "$puzzle" | grep -c "$solution")" 1
for page in novena novena-solve novena-serve; do
    expect "manual $page" "$(zcat "$empty/share/man/man1/$page.1.gz" | head -c 3)" .ie
done
echo "novena-$version-$target.tar.gz: solves in an empty root"
