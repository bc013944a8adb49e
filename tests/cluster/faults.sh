# faults.sh - called by run.sh for the part `cluster`: every fault in turn (main.mjs). Needs root.
# shellcheck shell=bash
set -u
[ "$(id -u)" = 0 ] || { echo "not ok - make test-cluster needs root, for network namespaces"; exit 1; }
exec tests/cluster/sandbox.sh node tests/cluster/main.mjs
