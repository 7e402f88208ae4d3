#!/usr/bin/env bash
# Installs the Debian package in a clean Debian root, plays, solves, and removes it again.
#
# usage: test-deb.sh      Needs root, debootstrap and Debian's packages.
source "$(dirname "$0")/settings.sh"
machine=$(debian_machine "$(host_target)")
deb=novena_${version}_$machine.deb
clean=$work/clean-root
if [ ! -f "$clean/etc/debian_version" ]; then
    rm -rf "$clean"
    debootstrap --variant=minbase stable "$clean" >"$work/debootstrap.log"
fi
cp "$work/$deb" "$clean/tmp/"
inside() { chroot "$clean" env HOME=/root LC_ALL=C.UTF-8 "$@"; }
# All files except those of the package manager and those that change on their own.
files() {
    (cd "$clean" && find . -xdev \( -path ./var/lib/dpkg -o -path ./var/log -o -path ./tmp \
        -o -path ./proc -o -path ./sys -o -path ./dev \) -prune -o -print) | sort
}
inside dpkg --purge novena >/dev/null 2>&1 || true
rm -rf "$clean/root/.local"
files >"$work/before.txt"

inside dpkg --install "/tmp/$deb" >/dev/null
expect "novena solve" "$(inside novena solve "$puzzle")" "$solution"

# The server shows the page, solves, and saves a game and a move.
address=http://127.0.0.1:18931
chroot "$clean" env HOME=/root novena serve --addr 127.0.0.1:18931 >"$work/serve.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true' EXIT
for _ in $(seq 50); do
    curl --silent --fail --output /dev/null $address/healthz && break
    sleep 0.2
done
send() { curl --silent --fail --header 'Content-Type: application/json' --data "$2" "$address$1"; }
curl --silent --fail --output "$work/page.html" $address/
grep -q '<title>' "$work/page.html"
answer=$(send /api/call "{\"op\":\"solve\",\"puzzle\":\"$puzzle\"}")
case $answer in *"$solution"*) ;; *) echo "serve answered $answer" >&2 && exit 1 ;; esac
send /api/games "{\"state\":{\"puzzle\":\"$puzzle\"}}" >/dev/null
send /api/games/1/move '{"move":{"digit":{"cells":["r1c1"],"digit":5}}}' >/dev/null
kill -INT $server
wait $server || true
trap - EXIT

inside dpkg --purge novena >/dev/null
files >"$work/after.txt"
left=$(comm -13 "$work/before.txt" "$work/after.txt" | grep -v '^./root/.local' || true)
if [ -n "$left" ]; then
    printf 'left behind:\n%s\n' "$left" >&2
    exit 1
fi
expect "the player's games" "$(find "$clean/root/.local" -name novena.db | wc -l)" 1
echo "$deb: installed, solved, served, removed; only the player's games are left"
