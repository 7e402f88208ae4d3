#!/usr/bin/env bash
# Installs the wheel in a fresh virtual environment without a network, and solves a puzzle.
#
# usage: test-wheel.sh      Needs Python 3.10 or later.
source "$(dirname "$0")/settings.sh"
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
python3 -m venv "$empty/python"
"$empty/python/bin/pip" install --quiet --no-index "$work"/novena-"$version"-*.whl
cd "$empty"
answer=$(python/bin/python -c '
import sys, novena
assert novena.__version__ == sys.argv[2], novena.__version__
print(novena.solve([sys.argv[1]])[0])' "$puzzle" "$version")
expect "novena.solve" "$answer" "$solution"
notices=$("$empty/python/bin/pip" show --files novena | grep -c NOTICES)
expect "files called NOTICES" "$notices" 1
"$empty/python/bin/pip" uninstall --quiet --yes novena
if [ -n "$(find "$empty" -path '*site-packages/novena*')" ]; then
    echo "the wheel leaves files behind" >&2
    exit 1
fi
echo "novena-$version wheel: installed, solved, removed"
