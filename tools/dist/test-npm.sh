#!/usr/bin/env bash
# Installs the npm package in an empty directory without a network, and solves a puzzle.
#
# usage: test-npm.sh      Needs node and npm.
source "$(dirname "$0")/settings.sh"
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
cd "$empty"
npm install --silent --offline --no-audit --no-fund --cache "$empty/cache" "$work/novena-$version.tgz"
cat >solve.mjs <<'SCRIPT'
import { solve, hint } from "novena";
const [puzzle] = process.argv.slice(2);
console.log((await solve(puzzle)).solutions[0]);
if (!(await hint(puzzle, { rung: 3 })).text) process.exit(1);
SCRIPT
expect "novena from npm" "$(node solve.mjs "$puzzle")" "$solution"
for file in LICENSE-MIT LICENSE-APACHE NOTICES; do
    expect "size of $file" "$([ -s "node_modules/novena/$file" ] && echo some)" some
done
echo "novena-$version.tgz: solves in an empty folder"
