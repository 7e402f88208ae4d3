# shellcheck shell=bash disable=SC2034 # others use the variables
# Settings that all scripts in this folder share; read with `source`.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"
work=$root/target/dist
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
# Every file in a package has the time of the commit, so that the same commit gives the same bytes.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
mkdir -p "$work"

# The target of this machine's static binary.
host_target() {
    echo "$(uname -m)-unknown-linux-musl"
}

# A puzzle and its solution, for tests of packages.
export puzzle=000120034000530067832400000007260900051090380004085100000003459640052000190047000
export solution=576129834419538267832476591387261945251794386964385172728613459643952718195847623

# Fails with a message unless the answer $2 to the question $1 is $3.
expect() {
    if [ "$2" != "$3" ]; then
        printf '%s\n  gave     %s\n  expected %s\n' "$1" "$2" "$3" >&2
        exit 1
    fi
}

# Sets compiler flags that keep this machine's paths, the given folders and cargo's own, out of panic
# messages, and the time of the build out of C programs. Clang would take that time from
# SOURCE_DATE_EPOCH, but zig's cache ignores the variable: it returns files of other commits. On
# Windows zig refuses to compile mimalloc, because it contains the time.
set_flags() {
    local cargo_home=${CARGO_HOME:-$HOME/.cargo} path
    flags=-Cstrip=symbols
    CFLAGS='-Wno-builtin-macro-redefined -D__DATE__="-" -D__TIME__="-"'
    for path in "${@/%/=novena}" "$cargo_home=cargo"; do
        flags+=" --remap-path-prefix=$path"
        CFLAGS+=" -ffile-prefix-map=$path"
    done
    export CFLAGS
}

# Whether the compiler $1 has the standard library of the target $2.
has_target() {
    [ -d "$("$1" --print target-libdir --target "$2" 2>/dev/null)" ]
}

# Chooses a compiler for the target $1: cargo's own if it has the standard library or rustup can
# download it, otherwise one from Debian's packages.
choose_compiler() {
    local own=$root/target/toolchain/bin/rustc
    if has_target rustc "$1"; then return; fi
    if ! has_target "$own" "$1"; then
        # If it cannot download, rustup keeps trying for a long time.
        if timeout 120 rustup target add "$1" 2>/dev/null; then return; fi
        if ! "$root/tools/toolchain.sh" "$root/target/toolchain" "$1"; then
            echo "no compiler has $1, and neither rustup nor apt-get can get one" >&2
            return 1
        fi
    fi
    export RUSTC=$own
}

# Prints the third-party licences of the package $1: program, wheel or npm.
notices() {
    [ -f "$work/notices/$1" ] || cargo xtask dist papers >&2
    cat "$work/notices/$1"
}

# Debian's name for the machine of a target.
debian_machine() {
    case $1 in
    x86_64-*) echo amd64 ;;
    aarch64-*) echo arm64 ;;
    *) echo "no Debian machine for $1" >&2 && return 1 ;;
    esac
}

# Packs the folder $1 of the folder $2 into the file $3, the same bytes every time.
pack() {
    tar --create --sort=name --format=gnu --owner=0 --group=0 --numeric-owner \
        --mtime="@$SOURCE_DATE_EPOCH" --directory "$2" "$1" | gzip -9n >"$3"
}
