#!/bin/sh
# Sees to it that the tests find tmux, in which they play in a real terminal: the system's, else Debian's package.
set -eu
cd "$(dirname "$0")/.."

command -v tmux >/dev/null && exit 0
sh scripts/apt.sh tmux || true
command -v tmux >/dev/null ||
    echo "tmux: not found; the tests in a real terminal are skipped (Debian: sudo apt-get install tmux)" >&2
