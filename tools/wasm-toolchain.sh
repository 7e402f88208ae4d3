#!/usr/bin/env bash
# Makes a private Rust compiler for wasm32-unknown-unknown from Debian's rustc-web packages, for
# machines where `rustup target add wasm32-unknown-unknown` cannot download.
#
# usage: wasm-toolchain.sh FOLDER
#
# Needs the lists of apt, cargo and gcc. Needs no root, and installs nothing outside the folder.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd)
machine=$(uname -m)
host=$machine-unknown-linux-gnu

# The packages: compiler, its own standard library, the sources of one, and LLVM with its linker.
mkdir -p "$folder/debs"
cd "$folder/debs"
version=$(apt-cache policy rust-web-src | awk '/Candidate/ { print $2 }')
library=$(apt-cache depends "libstd-rust-web-dev=$version" |
    awk '/Depends: libstd-rust-web-[0-9]/ { print $2; exit }')
llvm=$(apt-cache depends "$library" | awk '/Depends: libllvm/ { sub("libllvm", "", $2); print $2; exit }')
apt-get download --quiet "rustc-web=$version" "libstd-rust-web-dev=$version" "$library=$version" \
    "rust-web-src=$version" "libllvm$llvm" "lld-$llvm"
for package in *.deb; do
    dpkg -x "$package" "$folder"
done

usr=$folder/usr
mkdir -p "$usr/lib/rustlib/$host/bin" "$folder/bin"
ln -sfn "$usr/lib/llvm-$llvm/bin/lld" "$usr/lib/rustlib/$host/bin/rust-lld"
for program in rustc rustdoc; do
    printf '#!/bin/sh\nexport LD_LIBRARY_PATH=%s\nexec %s "$@"\n' \
        "$usr/lib/$machine-linux-gnu" "$usr/bin/$program" >"$folder/bin/$program"
    chmod +x "$folder/bin/$program"
done

# Debian has no standard library for this target: build it once, with bitcode for LTO.
build=$folder/build
mkdir -p "$build/src"
: >"$build/src/lib.rs"
cat >"$build/Cargo.toml" <<'MANIFEST'
[package]
name = "standard-library"
version = "0.0.0"
edition = "2024"
[workspace]
[profile.release]
codegen-units = 1
MANIFEST
(
    cd "$build"
    unset RUSTFLAGS CARGO_TARGET_DIR CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS
    export RUSTC=$folder/bin/rustc RUSTC_BOOTSTRAP=1
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=-Cembed-bitcode=yes
    cargo build --quiet --release -Z build-std=std,panic_abort,test \
        --target wasm32-unknown-unknown
)
target=$usr/lib/rustlib/wasm32-unknown-unknown/lib
mkdir -p "$target"
cp "$build"/target/wasm32-unknown-unknown/release/deps/*.rlib "$target/"
rm -rf "$target"/libstandard_library*.rlib "$build" "$folder/debs"
"$folder/bin/rustc" --version
