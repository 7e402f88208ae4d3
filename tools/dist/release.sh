#!/usr/bin/env bash
# Publishes the packages in target/dist/release as the release for a tag, with the tag's section of
# the changelog.
#
# usage: release.sh v0.2.0      Needs gh and its token, and the packages for all architectures.
source "$(dirname "$0")/settings.sh"
"$root/tools/dist/check-tag.sh" "$1"
cd "$work/release"
sha256sum --check --quiet SHA256SUMS
gh release create "$1" --verify-tag --notes-file "$work/NOTES.md" ./*
