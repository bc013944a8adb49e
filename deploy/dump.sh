#!/usr/bin/env bash
# dump.sh DIR [DAY] - the nightly dumps: the matches that ended on a day (UTC), and the interface's description, which holds the schema of
# an export. Without DAY it writes yesterday and the days that are missing: of its quarter, and since the newest dump, because the machine
# can have been down; and again those that name players whose accounts were deleted since. QUADRIVIUM_DATABASE_URL_READER (a role that only reads), else QUADRIVIUM_DATABASE_URL says which arena.
# Run by quad-dump.timer, or by any cron; nginx serves the directory `dumps` of the run directory (of the package: /var/lib/quadrivium/dumps) at
# /dumps/, so the files are readable for everybody.
set -eu
umask 022
export QUADRIVIUM_DATABASE_URL=${QUADRIVIUM_DATABASE_URL_READER:-${QUADRIVIUM_DATABASE_URL:-}}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${QUADRIVIUM_BUILD:-build}
out=${1:?usage: dump.sh DIR [DAY]}

# The day after the newest dump, but no later than the first day of yesterday's quarter. A manifest is written last: a day with one is whole.
first_day() {
    local year=${yesterday%%-*} month=${yesterday:5:2} newest first
    first=$(printf '%s-%02d-01' "$year" $(((10#$month - 1) / 3 * 3 + 1)))
    newest=$(find "$out" -maxdepth 1 -name 'matches-????-??-??.json' -printf '%f\n' | sort | tail -n 1)
    newest=${newest#matches-} newest=${newest%.json}
    if [ -n "$newest" ] && [[ $newest < $first ]]; then first=$(date -u -d "$newest + 1 day" +%F); fi
    echo "$first"
}

mkdir -p "$out"
install -m 0644 "$build/openapi.json" "$out/openapi.json"
[ $# -lt 2 ] || exec "$build/quad" dump --out "$out" --day "$2"
yesterday=$(date -u -d yesterday +%F)
day=$(first_day)
until [[ $day > $yesterday ]]; do
    [ -s "$out/matches-$day.json" ] || "$build/quad" dump --out "$out" --day "$day"
    day=$(date -u -d "$day + 1 day" +%F)
done
"$build/quad" dump --out "$out" --renew
