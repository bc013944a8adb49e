# faults.sh - called by run.sh for the part `cluster`: every fault in turn (main.mjs), held to the bars of time.
# shellcheck shell=bash
set -u
exec tests/cluster/sandbox.sh node tests/cluster/main.mjs
