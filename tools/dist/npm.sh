#!/usr/bin/env bash
# Packs the npm package with the engine and the licences.
#
# usage: npm.sh      Needs node, npm and the engine (`cargo xtask wasm`).
source "$(dirname "$0")/settings.sh"
notices npm >packages/novena/NOTICES
(cd packages/novena && npm pack --silent --pack-destination "$work")
ls -l "$work/novena-$version.tgz"
