#!/usr/bin/env bash
# Stands in for a C compiler and a librarian where no headers can be had: creates the files that they
# would create, without contents. `cargo check` asks for these files but does not read them.
#
# usage: no-c.sh … -o FILE …      or: no-c.sh -out:FILE …
while [ $# != 0 ]; do
    case $1 in
    -o) : >"$2" ;;
    -out:*) : >"${1#-out:}" ;;
    esac
    shift
done
