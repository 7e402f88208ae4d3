#!/usr/bin/env bash
# Checks that a tag matches the version, and extracts its release notes from the changelog.
#
# usage: check-tag.sh v0.2.0
source "$(dirname "$0")/settings.sh"
if [ "$1" != "v$version" ]; then
    echo "the tag is $1, but Cargo.toml has version $version" >&2
    exit 1
fi
awk -v version="$version" '/^## / { inside = $2 == version; next } inside' \
    CHANGELOG.md >"$work/NOTES.md"
if ! [ -s "$work/NOTES.md" ]; then
    echo "CHANGELOG.md has no section for $version" >&2
    exit 1
fi
