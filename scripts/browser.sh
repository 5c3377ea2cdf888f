#!/bin/sh
# Sees to it that the tests find a Chromium: the system's, else Debian's package, else Playwright's own.
# Debian's comes with its twin that has no windows, in the same version: journeys take less of the processor with that.
set -eu
cd "$(dirname "$0")/.."

has_system_browser() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

has_system_browser && exit 0
sh scripts/apt.sh chromium chromium-headless-shell || sh scripts/apt.sh chromium || true
has_system_browser && exit 0
.venv/bin/playwright install chromium >/dev/null 2>&1 || {
    echo "browser: the tests need Chromium; install it (Debian: sudo apt-get install chromium) and run this again" >&2
    exit 1
}
