#!/usr/bin/env bash
# Runs a command as root, with this user's compilers, caches and settings. Plain sudo would look for
# the command only in the system's own directories.
#
# usage: as-root.sh COMMAND [ARGUMENT…]
set -euo pipefail
[ "$(id -u)" != 0 ] || exec "$@"
exec sudo env "PATH=$PATH" "HOME=$HOME" ${NOVENA_DIST+"NOVENA_DIST=$NOVENA_DIST"} "$@"
