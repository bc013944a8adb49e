#!/usr/bin/env bash
# archive.sh - the archive's queries over a million finished matches (ARCHIVE_MATCHES): makes them in a cluster of its own, shows
# which index each way through the archive follows, and how long searches take (milliseconds, of ARCHIVE_TIMES runs each).
# Needs a built arena. `p95` beside a search is the database's part; a page adds one fetch of up to 50 headers, told as its own line.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
build=${QUADRIVIUM_BUILD:-build} matches=${ARCHIVE_MATCHES:-1000000} times=${ARCHIVE_TIMES:-40}
# shellcheck source=tests/cluster.sh
source tests/cluster.sh
trap cluster_stop EXIT
cluster_start
work=$cluster_dir/work
mkdir -p "$work"
QUADRIVIUM_DATABASE_URL="$TEST_PG dbname=postgres" "$build/quad" migrate >/dev/null
ask() { psql -XAtq -v ON_ERROR_STOP=1 -d "$TEST_PG dbname=postgres" "$@"; }
echo "making $matches finished matches"
ask -v "matches=$matches" -v people=20000 -f tests/load/million.sql
awk -v form=prepare -f deploy/gen-queries.awk sql/queries/archive.sql >"$work/prepare.sql"
printf 'set plan_cache_mode = force_generic_plan;\n' >"$work/plans.sql"
cat "$work/prepare.sql" >>"$work/plans.sql"

busy=$(ask -c "select account_id from match_seat group by account_id order by count(*) desc limit 1")
newest="4102444800000000, 4102444800000000, 0"
middle="$(ask -c "select us(timestamptz '2022-06-01')"), 0, 0"
page=$(ask -c "select array_agg(id) from (select id from match where status = 'finished' and not private order by finished_at desc limit 50) m")
declare -A search=(
    ["the newest"]="archive_all($newest, null, null, null, 0, 1000000, 0, 50)"
    ["the newest before 2022-06-01"]="archive_all($middle, null, null, null, 0, 1000000, 0, 50)"
    ["one game"]="archive_game($newest, null, null, null, 0, 1000000, 0, 50, 'stratic')"
    ["one variant, drawn, rated"]="archive_variant($newest, null, true, 'drawn', 0, 1000000, 0, 50, 'stratic', 'true_endless')"
    ["the busiest player's losses"]="archive_player($newest, null, null, 'lost', 0, 1000000, 0, 50, null, $busy)"
    ["a player who is nobody"]="archive_player($newest, null, null, null, 0, 1000000, 0, 50, null, 0)"
    ["nothing fits: 10000 looked at"]="archive_all($middle, null, true, 'no such end', 0, 1000000, 0, 50)"
    ["how far that came"]="archive_all($middle, null, null, null, 0, 1000000, 9999, 1)"
    ["nothing fits the busiest player"]="archive_player($newest, null, true, 'no such end', 0, 1000000, 0, 50, null, $busy)"
    ["50 headers"]="archive_headers('$page')"
)
for name in "${!search[@]}"; do
    printf '%s\n' "explain (costs off) execute ${search[$name]};" | cat "$work/plans.sql" - >"$work/one.sql"
    index=$(ask -f "$work/one.sql" | grep -oE 'Index (Only )?Scan using [a-z_]+' | sort -u | sed 's/.* //' | tr '\n' ' ')
    { cat "$work/plans.sql"; echo '\timing on'; for ((i = 0; i < times; i++)); do echo "execute ${search[$name]};"; done; } >"$work/one.sql"
    ask -f "$work/one.sql" | sed -n 's/^Time: \([0-9.]*\) ms.*/\1/p' | sort -n |
        awk -v name="$name" -v index_of="$index" '{ t[NR] = $1 } END { printf "%-34s p50 %8.2f  p95 %8.2f  max %8.2f  %s\n", name, t[int((NR + 1) / 2)], t[int(NR * 0.95 + 0.5)], t[NR], index_of }'
done
