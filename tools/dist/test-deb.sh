#!/usr/bin/env bash
# Installs the Debian package in a clean Debian root, solves a puzzle, makes a move, and removes the
# package again. QEMU runs programs for other machines.
#
# usage: test-deb.sh [TARGET]      Needs root, debootstrap and Debian's packages. Programs for
# another machine also need a kernel that passes them to QEMU; without one, only the contents of the
# packages are compared.
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
machine=$(debian_machine "$target")
deb=novena_${version}-1_$machine.deb
expect "control of $deb" "$(dpkg-deb --field "$work/$deb" Package Version Architecture Depends)" \
    "$(printf 'Package: novena\nVersion: %s-1\nArchitecture: %s' "$version" "$machine")"
if command -v lintian >/dev/null || get_packages lintian; then
    lintian --fail-on error,warning "$work/$deb"
else
    left_out "lintian does not check $deb in this run"
fi
contents() { dpkg-deb --fsys-tarfile "$1" | tar --list --verbose | awk '{ print $1, $2, $6, $7, $8 }'; }
own=novena_${version}-1_$(debian_machine "$(host_target)").deb
if [ -f "$work/$own" ]; then
    expect "files of $deb" "$(contents "$work/$deb")" "$(contents "$work/$own")"
fi
if ! kernel_runs "$target"; then
    left_out "$deb: not installed in this run, because the kernel runs no programs of $machine"
    exit
fi
clean=$work/clean-root-$machine
if [ ! -f "$clean/etc/debian_version" ]; then
    command -v debootstrap >/dev/null || get_packages debootstrap
    rm -rf "$clean"
    debootstrap --arch="$machine" --variant=minbase stable "$clean" >"$work/debootstrap.log"
fi
cp "$work/$deb" "$clean/tmp/"
inside() { chroot "$clean" env HOME=/root LC_ALL=C.UTF-8 "$@"; }
# All files except the package manager's own and those that change by themselves.
files() {
    (cd "$clean" && find . -xdev \( -path ./var/lib/dpkg -o -path ./var/log -o -path ./tmp \
        -o -path ./proc -o -path ./sys -o -path ./dev \) -prune -o -print) | sort
}
inside dpkg --purge novena >/dev/null 2>&1 || true
rm -rf "$clean/root/.local"
files >"$work/before.txt"

inside dpkg --install "/tmp/$deb" >/dev/null
expect "novena solve" "$(inside novena solve "$puzzle")" "$solution"

# The server shows the page, solves a puzzle, and saves a game and a move.
address=http://127.0.0.1:18931
chroot "$clean" env HOME=/root novena serve --addr 127.0.0.1:18931 >"$work/serve.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true' EXIT
wait_for $address
expect_page $address
send $address/api/games "{\"state\":{\"puzzle\":\"$puzzle\"}}" >/dev/null
send $address/api/games/1/move '{"move":{"digit":{"cells":["r1c1"],"digit":5}}}' >/dev/null
kill -INT $server
wait $server || true
trap - EXIT

inside dpkg --purge novena >/dev/null
files >"$work/after.txt"
left=$(comm -13 "$work/before.txt" "$work/after.txt" |
    grep -vE '^\./root/\.local(/share(/novena(/.*)?)?)?$' || true)
if [ -n "$left" ]; then
    printf 'left behind:\n%s\n' "$left" >&2
    exit 1
fi
# shellcheck disable=SC2016 # dpkg-query replaces the name
expect "packages" "$(inside dpkg-query --show --showformat='${Package}\n' | grep -c novena || true)" 0
expect "the player's games" "$(find "$clean/root/.local" -name novena.db | wc -l)" 1
echo "$deb: installed, solved, served, removed; only the player's games are left"
