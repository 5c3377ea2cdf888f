#!/bin/sh
# Makes requirements.lock anew from pyproject.toml: all extras, every platform, with hashes and without hosts, first
# what `make play` installs and then the rest. It keeps the versions that are locked; `make lock UPGRADE=1` does not.
set -eu
cd "$(dirname "$0")/.."
uv=.venv/bin/uv
[ -x "$uv" ] || uv=$(command -v uv) || { echo "lock: uv was not found; run 'make setup' first" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

compile() {
    "$uv" pip compile pyproject.toml --universal --python-version 3.11 --quiet --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links "$@" >/dev/null
}

[ -n "${UPGRADE:-}" ] || cp requirements.lock "$work/all" 2>/dev/null || true
# All extras but `train`: on Linux PyTorch brings gigabytes of CUDA libraries.
extras=$(sed -n '/^\[project.optional-dependencies\]/,/^$/ s/^\([a-z]*\) = .*/--extra \1/p' pyproject.toml | grep -v train)
# shellcheck disable=SC2086 - one word for each
compile $extras --group dev --generate-hashes --output-file "$work/all"
compile --group build --constraint "$work/all" --output-file "$work/play"
awk -v part="$work" '
    FILENAME == ARGV[1] { playing[$1] = 1; next }
    /^[a-z]/ { file = part ($1 in playing ? "/first" : "/second") }
    file { print > file }
' "$work/play" "$work/all"
{
    echo "# Made by \`make lock\` from pyproject.toml; do not edit."
    echo "# To play:"
    cat "$work/first"
    echo "# To test and to study:"
    cat "$work/second"
} >requirements.lock.new
mv requirements.lock.new requirements.lock
