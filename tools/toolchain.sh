#!/usr/bin/env bash
# Sets up a private Rust compiler from Debian's rustc-web packages and builds the standard library
# for other targets with it, on machines where `rustup target add` cannot download them.
#
# usage: toolchain.sh FOLDER TARGET…
#
# Needs cargo, gcc, and apt's package lists, which this script updates if it runs as root. Installs
# nothing outside FOLDER.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
machine=$(uname -m)
host=$machine-unknown-linux-gnu
usr=$folder/usr

# The packages: the compiler, its own standard library, the sources of a standard library, and LLVM
# with its linker.
compiler() (
    mkdir -p "$folder/debs"
    cd "$folder/debs"
    # Old package lists may contain a compiler that is too old, or packages that no longer exist.
    [ "$(id -u)" != 0 ] || apt-get update --quiet=2 || true
    version=$(apt-cache policy rust-web-src | awk '/Candidate/ { print $2 }')
    library=$(apt-cache depends "libstd-rust-web-dev=$version" |
        awk '/Depends: libstd-rust-web-[0-9]/ { print $2; exit }')
    llvm=$(apt-cache depends "$library" |
        awk '/Depends: libllvm/ { sub("libllvm", "", $2); print $2; exit }')
    apt-get download --quiet "rustc-web=$version" "libstd-rust-web-dev=$version" \
        "$library=$version" "rust-web-src=$version" "libllvm$llvm" "lld-$llvm"
    for package in *.deb; do
        dpkg -x "$package" "$folder"
    done

    mkdir -p "$usr/lib/rustlib/$host/bin" "$folder/bin"
    ln -sfn "$usr/lib/llvm-$llvm/bin/lld" "$usr/lib/rustlib/$host/bin/rust-lld"
    for program in rustc rustdoc; do
        printf '#!/bin/sh\nexport LD_LIBRARY_PATH=%s\nexec %s "$@"\n' \
            "$usr/lib/$machine-linux-gnu" "$usr/bin/$program" >"$folder/bin/$program"
        chmod +x "$folder/bin/$program"
    done
    rm -rf "$folder/debs"
)

# Debian has no standard library for the target $1, so it is built once, with bitcode for LTO and
# without this machine's paths. The manifest is above the sources, because cargo hashes the paths of
# sources outside its workspace into the names of symbols.
standard_library() {
    mkdir -p "$folder/src"
    : >"$folder/src/lib.rs"
    cat >"$folder/Cargo.toml" <<'MANIFEST'
[package]
name = "standard-library"
version = "0.0.0"
edition = "2024"
[workspace]
[profile.release]
codegen-units = 1
MANIFEST
    (
        cd "$folder"
        name=$(echo "$1" | tr 'a-z-' 'A-Z_')
        unset RUSTFLAGS CARGO_TARGET_DIR
        export RUSTC=$folder/bin/rustc RUSTC_BOOTSTRAP=1
        export "CARGO_TARGET_${name}_RUSTFLAGS=-Cembed-bitcode=yes \
--remap-path-prefix=$folder=rust --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
        cargo build --quiet --release -Z build-std=std,panic_abort,test --target "$1" --target-dir build
    )
    target=$usr/lib/rustlib/$1/lib
    mkdir -p "$target"
    cp "$folder/build/$1"/release/deps/*.rlib "$target/"
    rm -rf "$target"/libstandard_library*.rlib "$folder"/{Cargo.toml,Cargo.lock,src,build}
}

[ -x "$folder/bin/rustc" ] || compiler
for one in "$@"; do
    [ -d "$usr/lib/rustlib/$one/lib" ] || standard_library "$one"
done
"$folder/bin/rustc" --version
