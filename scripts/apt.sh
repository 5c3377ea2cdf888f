#!/bin/sh
# Installs packages of Debian, if it may. Make asks for several at a time, and apt refuses whoever comes second.
set -eu

[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || exit 1
echo "installing Debian's $*" >&2
exec flock /var/lib sh -c '
    apt-get update -qq &&
        DEBIAN_FRONTEND=noninteractive \
            apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends "$@"
' sh "$@" >/dev/null 2>&1
