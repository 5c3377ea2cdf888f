#!/bin/sh
# Makes .venv from requirements.lock. Called by `make setup`; safe to run twice at once.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }

find_python() {
    for name in ${PYTHON:-} python3.11 python3 python3.14 python3.13 python3.12 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    say "no Python 3.11 or newer was found; install one, or name it: make setup PYTHON=/path/to/python3"
    return 1
}

# Only one at a time: the second run waits here and then finds the work done.
if [ "${WILDCARDS_SETUP_LOCKED:-}" != 1 ] && command -v flock >/dev/null 2>&1; then
    mkdir -p .stamps
    WILDCARDS_SETUP_LOCKED=1 exec flock .stamps/setup.lock sh scripts/setup.sh
fi

wanted=$(cat pyproject.toml requirements.lock scripts/setup.sh src/wildcards/__init__.py | cksum)
if [ -x .venv/bin/wildcards ] && [ "$(cat .venv/setup.stamp 2>/dev/null)" = "$wanted" ]; then
    touch .venv/setup.stamp
    exit 0
fi

python=$(find_python)
if ! [ -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    say "making .venv with $("$python" --version)"
    rm -rf .venv
    if ! "$python" -m venv .venv 2>/dev/null; then
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
            apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null
            rm -rf .venv
            "$python" -m venv .venv
        else
            say "Python's venv module does not work here; on Debian and Ubuntu: sudo apt-get install python3-venv"
            exit 1
        fi
    fi
fi

say "installing what requirements.lock names"
# uv comes first, from the same lock, because it installs the rest several times faster than pip.
sed -n '/^uv==/,/[^\\]$/p' requirements.lock >.venv/uv.lock
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r .venv/uv.lock
.venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements.lock
WILDCARDS_SKIP_WEB=1 .venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
printf '%s\n' "$wanted" >.venv/setup.stamp
say "done: .venv/bin/wildcards"
