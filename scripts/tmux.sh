#!/bin/sh
# Sees to it that the tests find tmux, in which they play in a real terminal: the system's, else Debian's package.
set -eu

command -v tmux >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "tmux: installing Debian's tmux" >&2
    apt-get update -qq >/dev/null &&
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends tmux >/dev/null 2>&1 || true
fi
command -v tmux >/dev/null ||
    echo "tmux: not found; the tests in a real terminal are skipped (Debian: sudo apt-get install tmux)" >&2
