#!/bin/sh
# Makes requirements.lock anew from pyproject.toml: every extra, every platform, with hashes and without hosts.
set -eu
cd "$(dirname "$0")/.."
uv=.venv/bin/uv
[ -x "$uv" ] || uv=$(command -v uv) || { echo "lock: uv is missing; run 'make setup' first" >&2; exit 1; }
"$uv" pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade \
    --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet \
    --output-file requirements.lock
