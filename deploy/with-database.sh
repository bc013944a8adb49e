#!/usr/bin/env bash
# with-database.sh ROLE command... - run a program of an installed arena with the address of the database for its role
# (QUADRIVIUM_DATABASE_URL_<ROLE>, else QUADRIVIUM_DATABASE_URL, else the cluster of this machine) and with no other role's.
set -eu
own=QUADRIVIUM_DATABASE_URL_$1
url=${!own:-${QUADRIVIUM_DATABASE_URL:-postgresql:///quadrivium?host=/var/run/postgresql&user=quad_${1,,}}}
unset "${!QUADRIVIUM_DATABASE_URL@}"
export QUADRIVIUM_DATABASE_URL=$url
shift
exec "$@"
