#!/usr/bin/env bash
# with-database.sh ROLE command... - run a program of an installed arena with the address of the database for its role
# (QUADRIVIUM_DATABASE_URL_<ROLE>, else QUADRIVIUM_DATABASE_URL, else the cluster of this machine) and with no other role's. The role API
# hears of the standbys too (QUADRIVIUM_DATABASE_URL_REPLICA).
set -eu
own=QUADRIVIUM_DATABASE_URL_$1
replica=${QUADRIVIUM_DATABASE_URL_REPLICA:-}
url=${!own:-${QUADRIVIUM_DATABASE_URL:-postgresql:///quadrivium?host=/var/run/postgresql&user=quad_${1,,}}}
unset "${!QUADRIVIUM_DATABASE_URL@}"
export QUADRIVIUM_DATABASE_URL=$url
[ "$1" != API ] || [ -z "$replica" ] || export QUADRIVIUM_DATABASE_URL_REPLICA=$replica
shift
exec "$@"
