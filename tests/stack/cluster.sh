# cluster.sh - the primary of a whole cluster is lost, then every machine is restarted, one after the other, while people play (tests/cluster). Called
# by run.sh; prints ok and not ok lines. How long anything takes is told, and held to its bars by `make test-cluster`.
# shellcheck shell=bash
set -u
status=0
UNTIMED=1 PAIRS=8 tests/cluster/sandbox.sh node tests/cluster/main.mjs 'PostgreSQL killed' 'all machines' || status=$?
[ "$status" = 77 ] || exit "$status"
echo "ok - not tried: this kernel lets $(id -un) make no namespaces"
