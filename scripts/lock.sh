#!/bin/sh
# Makes requirements.lock anew from pyproject.toml: all extras, every platform, with hashes and without hosts.
set -eu
cd "$(dirname "$0")/.."
uv=.venv/bin/uv
[ -x "$uv" ] || uv=$(command -v uv) || { echo "lock: uv was not found; run 'make setup' first" >&2; exit 1; }
{
    echo "# Made by \`make lock\` from pyproject.toml; do not edit."
    "$uv" pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade --quiet \
        --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header
} >requirements.lock.new
mv requirements.lock.new requirements.lock
