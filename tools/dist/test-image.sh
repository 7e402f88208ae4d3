#!/usr/bin/env bash
# Unpacks the container image into an empty root and runs its command there, as a container engine
# would. QEMU runs programs for other machines.
#
# usage: test-image.sh [TARGET]      Needs root for chroot, and Debian's qemu-user-static.
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
machine=$(debian_machine "$target")
archive=$work/novena-$version-$machine.oci.tar
if [ ! -f "$archive" ]; then
    left_out "there is no image: it is not tested in this run"
    exit
fi
empty=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; rm -rf "$empty"' EXIT
mkdir "$empty/oci" "$empty/root"
tar --extract --file "$archive" --directory "$empty/oci"
# Prints the machine, the layers and the command, one word per line.
python3 - "$empty/oci" >"$empty/words" <<'SCRIPT'
import json, sys
def blob(digest): return f"{sys.argv[1]}/blobs/{digest.replace(':', '/')}"
index = json.load(open(f"{sys.argv[1]}/index.json"))
manifest = json.load(open(blob(index["manifests"][0]["digest"])))
config = json.load(open(blob(manifest["config"]["digest"])))
print("machine", config["architecture"])
config = config["config"]
print("user", config["User"])
for layer in manifest["layers"]: print("layer", blob(layer["digest"]))
for word in config["Entrypoint"] + config["Cmd"]: print("word", word)
SCRIPT
sed -n 's/^layer //p' "$empty/words" | while read -r layer; do
    tar --extract --file "$layer" --directory "$empty/root"
done
expect "the image's machine" "$(sed -n 's/^machine //p' "$empty/words")" "$machine"
mapfile -t words < <(sed -n 's/^word //p' "$empty/words")
user=$(sed -n 's/^user //p' "$empty/words")
expect "the image's user" "$user" 65532:65532
expect "the owner of /data" "$(stat --format %u:%g "$empty/root/data")" "$user"
chmod 755 "$empty" "$empty/root"
inside() { chroot --userspec="$user" "$empty/root" "$@"; }
set_program "$target" "$empty/root" "${words[0]}"
words=("${words[@]:1}")
expect "novena solve" "$(inside "${program[@]}" solve "$puzzle")" "$solution"
for file in LICENSE-MIT LICENSE-APACHE NOTICES; do
    expect "licence $file" "$(find "$empty/root/licenses" -name $file -size +0 | wc -l)" 1
done
# `exec`, so that the signal at the end is sent to the program.
(XDG_DATA_HOME=/data exec chroot --userspec="$user" "$empty/root" "${program[@]}" \
    "${words[@]/8081/18932}") >"$empty/log" 2>&1 &
server=$!
wait_for http://127.0.0.1:18932
expect "the server" "$(curl --silent http://127.0.0.1:18932/healthz)" ok
expect "a stranger without a token" \
    "$(curl --silent --output /dev/null --write-out '%{http_code}' http://127.0.0.1:18932/api/games)" 401
echo "$(basename "$archive"): its command serves in an empty root"
