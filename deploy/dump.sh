#!/usr/bin/env bash
# dump.sh DIR [DAY] - the nightly dump: the matches that ended on DAY (default: yesterday, UTC), and the interface's description, which
# holds the schema of an export. QUADRIVIUM_DATABASE_URL_READER (a role that only reads), else QUADRIVIUM_DATABASE_URL says which arena.
# Files are for the owner alone: what is to be published is copied. Run by quad-dump.timer, or by any cron.
set -eu
umask 077
export QUADRIVIUM_DATABASE_URL=${QUADRIVIUM_DATABASE_URL_READER:-${QUADRIVIUM_DATABASE_URL:-}}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=${1:?usage: dump.sh DIR [DAY]}
day=${2:-$(date -u -d yesterday +%F)}
mkdir -p "$out"
cp "${QUADRIVIUM_BUILD:-build}/openapi.json" "$out/openapi.json"
exec "${QUADRIVIUM_BUILD:-build}/quad" dump --out "$out" --day "$day"
