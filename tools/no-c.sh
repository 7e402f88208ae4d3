#!/usr/bin/env bash
# Replaces a C compiler and a librarian if their headers are not available: creates the same files,
# but empty. `cargo check` requires these files but does not read them.
#
# usage: no-c.sh … -o FILE …      or: no-c.sh -out:FILE …
while [ $# != 0 ]; do
    case $1 in
    -o) : >"$2" ;;
    -out:*) : >"${1#-out:}" ;;
    esac
    shift
done
