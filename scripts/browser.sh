#!/bin/sh
# Sees to it that the tests find a Chromium: the system's, else Debian's package, else Playwright's own.
# Debian's comes with its twin that has no windows, in the same version: journeys take less of the processor with that.
set -eu
cd "$(dirname "$0")/.."

install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1
}

has_system_browser() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

has_system_browser && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "browser: installing Debian's chromium" >&2
    apt-get update -qq >/dev/null && { install chromium chromium-headless-shell || install chromium; } || true
    has_system_browser && exit 0
fi
.venv/bin/playwright install chromium >/dev/null 2>&1 || {
    echo "browser: the tests need Chromium; install it (Debian: sudo apt-get install chromium) and run this again" >&2
    exit 1
}
