# shellcheck shell=bash disable=SC2034 # other scripts use the variables
# Settings that all scripts in this directory share; read with `source`.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"
work=$root/target/dist
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
# Every file in a package has the commit's time, so that the same commit produces the same bytes.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
mkdir -p "$work"

# Installs Debian packages, as root or with sudo. Fails with a message if that is not possible. A
# fresh machine has to update its package lists first.
get_packages() {
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get)
    [ "$(id -u)" = 0 ] || apt=(sudo -n "${apt[@]}")
    local install=("${apt[@]}" install --yes --no-install-recommends "$@")
    "${install[@]}" >"$work/apt.log" 2>&1 && return
    { "${apt[@]}" update && "${install[@]}"; } >"$work/apt.log" 2>&1 && return
    echo "apt-get cannot install $*: $(tail -n 1 "$work/apt.log")" >&2
    return 1
}

# Reports in one line that something is not done in this run. With NOVENA_DIST=required, as in a
# release, this is an error.
left_out() {
    echo "$1"
    [ "${NOVENA_DIST:-}" != required ]
}

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

# Waits until a server responds at the address $1, for up to a minute because emulation is slow.
wait_for() {
    for _ in $(seq 300); do
        curl --silent --fail --output /dev/null "$1/healthz" && return
        sleep 0.2
    done
    echo "no server answers at $1" >&2
    return 1
}

# Sends the JSON text $2 to the address $1 and prints the response.
send() {
    curl --silent --fail --header 'Content-Type: application/json' --data "$2" "$1"
}

# Fails unless the server at the address $1 shows its page and solves the puzzle.
expect_page() {
    expect "titles in the page" "$(curl --silent --fail "$1/" | grep -c '<title>')" 1
    expect "the engine" "$(send "$1/api/call" "{\"op\":\"solve\",\"puzzle\":\"$puzzle\"}" |
        grep -c "$solution")" 1
}

# Copies QEMU into the root $2 if programs for the target $1 need it, and sets `program` to the
# words that run the program $3 in that root. QEMU is called by name, so the kernel need not be set
# up for it.
set_program() {
    local emulator=qemu-${1%%-*}-static
    program=("$3")
    if [ "$1" = "$(host_target)" ]; then return; fi
    command -v "$emulator" >/dev/null || get_packages qemu-user-static
    cp "$(command -v "$emulator")" "$2/emulator"
    program=(/emulator "$3")
}

# Whether this kernel can run programs for the target $1, using QEMU if necessary. Debian's
# package contains the settings that the kernel needs; without systemd, they are registered here.
kernel_runs() {
    local name=qemu-${1%%-*} folder=/proc/sys/fs/binfmt_misc
    if [ "$1" = "$(host_target)" ]; then return; fi
    command -v "$name-static" >/dev/null || get_packages qemu-user-static
    [ -e $folder/register ] || mount -t binfmt_misc binfmt_misc $folder 2>/dev/null || return
    [ -e "$folder/$name" ] ||
        cat "/usr/lib/binfmt.d/$name.conf" 2>/dev/null >$folder/register || return
    grep -q '^enabled' "$folder/$name"
}

# Sets compiler flags that keep this machine's paths (the given directories and cargo's own) out of
# panic messages, and the build time out of C programs. Clang would take that time from
# SOURCE_DATE_EPOCH, but zig's cache ignores the variable and returns files from other commits.
# Without these flags, zig refuses to compile mimalloc for Windows, because mimalloc contains the
# build time.
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

# Selects a compiler for the target $1: cargo's own if it has the standard library or rustup can
# download it, otherwise one from Debian's packages.
choose_compiler() {
    local own=$root/target/toolchain/bin/rustc
    if has_target rustc "$1"; then return; fi
    if ! has_target "$own" "$1"; then
        # If rustup cannot download a target, it keeps trying for a long time.
        if timeout 120 rustup target add "$1" 2>/dev/null; then return; fi
        if ! "$root/tools/toolchain.sh" "$root/target/toolchain" "$1"; then
            echo "no compiler has $1, and neither rustup nor apt-get can get one" >&2
            return 1
        fi
    fi
    export RUSTC=$own
}

# Prints the third-party licences for the package $1: program, wheel or npm.
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

# Packs the directory $1 inside the directory $2 into the file $3, with the same bytes every time.
pack() {
    tar --create --sort=name --format=gnu --owner=0 --group=0 --numeric-owner \
        --mtime="@$SOURCE_DATE_EPOCH" --directory "$2" "$1" | gzip -9n >"$3"
}
