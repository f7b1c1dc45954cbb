#!/bin/sh
# install.sh FROM PREFIX STATE: everything that a host needs, out of the folder FROM (a lock and wheels), into an
# environment at PREFIX, with an empty folder STATE for the store. The Containerfile has no other steps than these.
set -eu
from=$1 prefix=$2 state=$3

python3 -m venv "$prefix"
"$prefix/bin/pip" install --disable-pip-version-check --require-hashes -r "$from/run.txt"
# Of the wheels that are there, the one with the compiled engine goes before the plain one, where it fits.
"$prefix/bin/pip" install --disable-pip-version-check --no-deps --no-index --find-links "$from" outremer

mkdir -p "$state"
chmod 700 "$state"
if [ "$(id -u)" = 0 ]; then chown 10001:10001 "$state"; fi
