#!/bin/sh
# Builds kernels.ptx from the sources beside it. Needs nvcc (NVCC names another one); no cargo.
#
# The PTX asks for as little as it needs: version 7.0 of the language, which drivers know since 450
# (CUDA 11.0), and cards of compute capability 7.0 or newer. nvcc writes the version of its own
# age, but the kernels use nothing that is newer. The driver compiles them for its card.
set -eu
cd "$(dirname "$0")"
nvcc=${NVCC:-nvcc}
sources="state.h sweep.h branch.h platform.h search.h print.h extend.h kernels.cu"
# shellcheck disable=SC2086 # several names
hash=$(cat $sources | sha256sum | cut -d' ' -f1)
# The oldest card that this nvcc knows.
oldest=$("$nvcc" --list-gpu-arch | head -n 1)
"$nvcc" -std=c++17 -ptx -arch="$oldest" kernels.cu -o kernels.new
{
    echo "// Built by build.sh; do not edit. sha256 of the sources, in the order of build.sh:"
    echo "// source $hash"
    sed -e 's/^\.version .*/.version 7.0/' -e 's/^\.target .*/.target sm_70/' -e '/^\/\//d' kernels.new
} > kernels.ptx
rm kernels.new
