#!/usr/bin/env bash
# Builds and tests everything that a release contains, but publishes nothing. Builds the packages
# for x86-64 and ARM64, and installs each in an empty environment. Builds those that are not for
# this machine a second time, to compare the bytes. In CI, `cargo xtask dist test` builds this
# machine's packages a second time.
#
# usage: rehearse.sh      Needs what dist/test.sh and dist/twice.sh need.
source "$(dirname "$0")/settings.sh"
targets=(x86_64-unknown-linux-musl aarch64-unknown-linux-musl)
cargo xtask dist "${targets[@]}"
for target in "${targets[@]}"; do
    "$root/tools/as-root.sh" "$root/tools/dist/test.sh" "$target"
done
for target in "${targets[@]}"; do
    if [ "$target" != "$(host_target)" ]; then
        TARGET=$target "$root/tools/dist/twice.sh" tarball deb image
    fi
done
