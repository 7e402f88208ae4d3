#!/usr/bin/env bash
# Compiles the program and its tests for other systems, tests the engine on other machines by
# emulation, and runs the Windows program with Wine.
#
# usage: targets.sh [compile|emulate|windows|integration]…      (default: the first three)
#
# `integration` runs the integration tests with Wine. CI runs them on Windows itself.
#
# The standard libraries come from rustup or from Debian's packages; the C compiler is zig, from
# PyPI (dist/zig.sh). The emulated tests need Debian's qemu-user and cross-compilers, and the
# Windows program needs Debian's mingw-w64 and wine. A target that is not available here is skipped
# with a message; NOVENA_TARGETS=required turns this into an error.
source "$(dirname "$0")/dist/settings.sh"

# Systems in common use: the whole program and its tests must compile.
systems=(x86_64-pc-windows-gnu x86_64-pc-windows-msvc x86_64-apple-darwin aarch64-apple-darwin
    aarch64-unknown-linux-gnu)

# Machines that may expose errors in the engine: 32-bit, NEON, big-endian.
machines=(i686-unknown-linux-gnu aarch64-unknown-linux-gnu s390x-unknown-linux-gnu)

skip() {
    echo "$1: left out in this run"
    [ "${NOVENA_TARGETS:-}" != required ]
}

# Records that the target $1 failed with the status $2; a status of 3 means that there is no
# compiler for it.
failed=()
count() {
    if [ "$2" != 3 ] || ! skip "$1"; then
        failed+=("$1")
    fi
}

compile() {
    "$root/tools/dist/zig.sh"
    # The Windows standard library is built with its own dlltool.
    get_packages binutils-mingw-w64-x86-64 || true
    export PATH=$work/python/bin:$PATH
    set_flags "$root"
    for target in "${systems[@]}"; do
        (
            choose_compiler "$target" || exit 3
            # Clippy works only with the standard library of its own compiler.
            lint=clippy
            [ -z "${RUSTC:-}" ] || lint=check
            cargo="cargo-zigbuild"
            # The headers of Microsoft's C library are not available here, so C is not compiled.
            if [ "${target##*-}" = msvc ]; then
                cargo=cargo
                for tool in CC CXX AR; do
                    export "${tool}_${target//-/_}=$root/tools/no-c.sh"
                done
            fi
            echo "── $lint for $target"
            RUSTFLAGS=-Dwarnings $cargo "$lint" --locked --workspace --all-targets \
                --target "$target" --target-dir "$work/check"
        ) || count "$target" $?
    done
}

emulate() {
    get_packages qemu-user gcc-i686-linux-gnu gcc-aarch64-linux-gnu gcc-s390x-linux-gnu \
        libc6-dev-i386-cross libc6-dev-arm64-cross libc6-dev-s390x-cross || {
        skip "emulation" || failed+=(emulate)
        return
    }
    for target in "${machines[@]}"; do
        machine=${target%%-*}
        tools=$machine-linux-gnu
        runner="qemu-$machine -L /usr/$tools"
        # 32-bit programs run on x86-64 without emulation, because QEMU 7.2 hangs in these tests.
        if [ "$machine" = i686 ]; then
            runner="qemu-i386 -L /usr/$tools"
            [ "$(uname -m)" != x86_64 ] ||
                runner="/usr/$tools/lib/ld-linux.so.2 --library-path /usr/$tools/lib"
        fi
        name=$(echo "$target" | tr 'a-z-' 'A-Z_')
        (
            choose_compiler "$target" || exit 3
            echo "── test core and kernel on $target"
            env "CARGO_TARGET_${name}_LINKER=$tools-gcc" \
                "CARGO_TARGET_${name}_RUNNER=$runner" \
                cargo test --locked --lib --package novena-core --package novena-kernel \
                --target "$target" --target-dir "$work/check"
        ) || count "$target" $?
    done
}

# Runs the function $1 with the target that Wine can run.
with_wine() {
    get_packages curl wine wine64 gcc-mingw-w64-x86-64 || {
        skip "Wine" || failed+=("$1")
        return
    }
    target=x86_64-pc-windows-gnu
    (
        choose_compiler "$target" || exit 3
        "$1"
    ) || count "$target" $?
}

run_program() {
    echo "── run the program for $target"
    cargo build --locked --package novena-cli --target "$target" --target-dir "$work/check" &&
        "$root/tools/test-windows.sh" "$work/check/$target/debug/novena.exe"
}

run_tests() {
    echo "── integration tests for $target"
    CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=$root/tools/wine.sh \
        cargo xtask integration --target "$target" --target-dir "$work/check"
}

windows() { with_wine run_program; }
integration() { with_wine run_tests; }

for part in "${@:-compile emulate windows}"; do
    for one in $part; do
        "$one"
    done
done
if [ ${#failed[@]} != 0 ]; then
    echo "failed: ${failed[*]}" >&2
    exit 1
fi
