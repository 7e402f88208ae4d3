#!/usr/bin/env bash
# Builds the container image and saves it as an OCI archive. Without buildah, only creates the
# files for `podman build` or `docker build`.
#
# usage: image.sh [TARGET]
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
machine=$(debian_machine "$target")
folder=$work/image/$target
rm -rf "$folder"
"$root/tools/dist/files.sh" "$target" "$folder/all"
mkdir -p "$folder/files/licenses" "$folder/data"
mv "$folder/all/bin/novena" "$folder/files/novena"
mv "$folder"/all/share/doc/novena/{LICENSE-MIT,LICENSE-APACHE,NOTICES} "$folder/files/licenses/"
rm -r "$folder/all"
if ! command -v buildah >/dev/null; then
    left_out "buildah is not installed: the image is not built in this run"
    exit
fi
# Images are kept in a separate store that does not need kernel support.
build() { buildah --root "$work/images" --runroot "$work/images/run" --storage-driver vfs "$@"; }
archive=$work/novena-$version-$machine.oci.tar
rm -rf "$archive"
build build --quiet --isolation chroot --timestamp "$SOURCE_DATE_EPOCH" --arch "$machine" \
    --build-arg "TARGET=$target" --ignorefile .containerignore \
    --label "org.opencontainers.image.version=$version" --tag "novena:$version" . >/dev/null
# An archive written by buildah would contain the current time.
build push --quiet "novena:$version" "oci:$folder/oci:novena:$version" >/dev/null
tar --create --sort=name --format=gnu --owner=0 --group=0 --numeric-owner \
    --mtime="@$SOURCE_DATE_EPOCH" --directory "$folder/oci" --file "$archive" \
    blobs index.json oci-layout
rm -rf "$folder/oci"
build rmi --all --force >/dev/null
ls -l "$archive"
