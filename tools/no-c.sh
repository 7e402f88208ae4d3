#!/usr/bin/env bash
# Stands in for a C compiler and a librarian if the C headers are not available: creates the files
# that they would create, but empty. `cargo check` requires these files but does not read them.
#
# usage: no-c.sh … -o FILE …      or: no-c.sh -out:FILE …
while [ $# != 0 ]; do
    case $1 in
    -o) : >"$2" ;;
    -out:*) : >"${1#-out:}" ;;
    esac
    shift
done
