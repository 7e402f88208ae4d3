#!/usr/bin/env bash
# Runs a Windows program with Wine, in the home directory WINEPREFIX (default: target/dist/wine),
# which is created if it does not exist.
#
# usage: wine.sh PROGRAM [ARGUMENT…]      Needs Debian's wine and gcc-mingw-w64-x86-64.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
export WINEPREFIX=${WINEPREFIX:-$root/target/dist/wine} WINEDEBUG=-all
wine=/usr/lib/wine/wine64
[ -x $wine ] || wine=wine
system=$WINEPREFIX/drive_c/windows/system32
# The library is created last, so an interrupted setup is repeated.
if [ ! -f "$system/bcryptprimitives.dll" ]; then
    timeout 300 $wine wineboot --init >/dev/null 2>&1
    # Wine before version 9 lacks a Windows library for random numbers, so a substitute calls an
    # older one.
    if [ ! -f "$system/bcryptprimitives.dll" ]; then
        source=$(mktemp --suffix=.c)
        cat >"$source" <<'SOURCE'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
    return RtlGenRandom(data, (ULONG)length);
}
SOURCE
        x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$source" -ladvapi32
        rm "$source"
    fi
fi
# `exec`, so that a signal is sent to the program.
exec $wine "$@"
