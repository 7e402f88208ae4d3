#!/usr/bin/env bash
# Runs the Windows program with Wine: it solves a puzzle, finds its directories, serves the page,
# and exits after Ctrl-C.
#
# usage: test-windows.sh PROGRAM      Needs Debian's wine.
source "$(dirname "$0")/dist/settings.sh"
novena=$(realpath "$1")
wine=/usr/lib/wine/wine64
[ -x $wine ] || wine=wine
empty=$(mktemp -d)
server=
stop() {
    kill "$server" 2>/dev/null || true
    wineserver --kill 2>/dev/null || true
    rm -rf "$empty"
}
trap stop EXIT
export WINEPREFIX=$empty/wine WINEDEBUG=-all
unset XDG_CONFIG_HOME XDG_DATA_HOME
timeout 300 $wine wineboot --init >/dev/null 2>&1

# Wine before version 9 lacks a Windows library for random numbers, so a substitute calls an older
# one.
system=$WINEPREFIX/drive_c/windows/system32
if [ ! -f "$system/bcryptprimitives.dll" ]; then
    cat >"$empty/random.c" <<'SOURCE'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
    return RtlGenRandom(data, (ULONG)length);
}
SOURCE
    x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$empty/random.c" -ladvapi32
fi

novena() { timeout 120 $wine "$novena" "$@"; }

expect "novena --version" "$(novena --version)" "novena $version"
expect "novena --help" "$(novena --lang en --help | grep -c '^  novena COMMAND')" 1
expect "novena solve" "$(novena solve "$puzzle")" "$solution"
expect "novena solve, from a pipe" "$(echo "$puzzle" | novena solve -)" "$solution"
expect "novena check" "$(novena check --lang sv "$puzzle")" unique
expect "novena explain" "$(novena --lang en explain "$puzzle" | grep -c "$solution")" 1
expect "colours in a pipe" "$(novena explain "$puzzle" | grep -c $'\e' || true)" 0

# Paths with backslashes, spaces and letters beyond ASCII.
mkdir "$empty/två ord"
printf '%s\r\n' "$puzzle" >"$empty/två ord/in.txt"
novena solve "Z:${empty//\//\\}\\två ord\\in.txt" --output "Z:${empty//\//\\}\\två ord\\out.txt"
expect "novena solve with files" "$(cat "$empty/två ord/out.txt")" "$solution"

# The configuration file and the games are in the user's directories.
user="$WINEPREFIX/drive_c/users/$(id -un)/AppData"
novena config set theme light >/dev/null
expect "configuration" "$(cat "$user/Roaming/novena/config.toml")" 'theme = "light"'
expect "novena config path" "$(novena config path)" \
    "C:\\users\\$(id -un)\\AppData\\Roaming\\novena\\config.toml"

address=127.0.0.1:18933
# `exec`, so that the signal is sent to the program.
(exec $wine "$novena" serve --addr $address) >"$empty/log" 2>&1 &
server=$!
wait_for http://$address
expect_page http://$address
send http://$address/api/games "{\"state\":{\"puzzle\":\"$puzzle\"}}" >/dev/null
expect "the database" "$(find "$user/Local/novena" -name novena.db | wc -l)" 1

# Wine turns this signal into Ctrl-C.
kill -INT "$server"
code=0
timeout 30 tail --pid="$server" -f /dev/null || kill -KILL "$server"
wait "$server" || code=$?
server=
expect "status after Ctrl-C" $code 0
echo "$(basename "$novena"): solves, finds its folders and serves with Wine"
