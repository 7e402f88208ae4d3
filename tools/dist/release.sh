#!/usr/bin/env bash
# Publishes the packages in target/dist as the release for a tag, with the tag's section of the
# changelog.
#
# usage: release.sh v0.2.0      Needs gh and its token, and packages for all machines.
source "$(dirname "$0")/settings.sh"
"$root/tools/dist/check-tag.sh" "$1"
cd "$work"
gh release create "$1" --verify-tag --notes-file NOTES.md \
    ./*.tar.gz ./*.deb ./*.oci.tar ./*.whl ./*.tgz ./*.cdx.json SHA256SUMS
