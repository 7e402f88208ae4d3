#!/usr/bin/env bash
# Runs the program from a tarball in a root directory that contains nothing else: no C library and
# no shell. QEMU runs programs for other machines.
#
# usage: test-tarball.sh [TARGET]      Needs root for chroot, and Debian's qemu-user-static.
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
tarball=novena-$version-$target.tar.gz
empty=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; rm -rf "$empty"' EXIT
tar --extract --gzip --file "$work/$tarball" --directory "$empty" --strip-components 1
mkdir "$empty/tmp"
set_program "$target" "$empty" /bin/novena
inside() { HOME=/tmp chroot "$empty" "${program[@]}" "$@"; }
expect "novena --version" "$(inside --version)" "novena $version"
expect "novena --help" "$(inside --lang en --help | grep -c '^  novena COMMAND')" 1
expect "novena solve" "$(inside solve "$puzzle")" "$solution"
expect "novena check" "$(inside check --lang sv "$puzzle")" unique
expect "novena explain" "$(inside explain "$puzzle" | grep -c "$solution")" 1
for page in novena novena-solve novena-games-export; do
    expect "manual $page" "$(zcat "$empty/share/man/man1/$page.1.gz" | head -c 3)" .ie
done

# The licences of some third-party parts are inside the crates that contain those parts.
notices=$empty/share/doc/novena/NOTICES
for owner in "Tom Dillon" "Microsoft Corporation" "The Newsreader Project Authors" "Rich Felker"; do
    expect "NOTICES of $owner" "$(grep -c "$owner" "$notices" | sed 's/[1-9][0-9]*/some/')" some
done
expect "NOTICES of crates that are not compiled in" "$(grep -c '^libloading ' "$notices" || true)" 0

address=127.0.0.1:18930
HOME=/tmp chroot "$empty" "${program[@]}" serve --addr $address >"$empty/log" 2>&1 &
server=$!
wait_for http://$address
expect_page http://$address
kill -INT $server
wait $server || true
server=

# The files in a tarball, without its directory.
list() { tar --list --gzip --file "$1" | sed 's,[^/]*/,,' | sort; }
own=$work/novena-$version-$(host_target).tar.gz
if [ -f "$own" ]; then
    expect "files of $tarball" "$(list "$work/$tarball")" "$(list "$own")"
fi
echo "$tarball: solves and serves in an empty root"
