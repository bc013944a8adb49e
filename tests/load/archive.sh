#!/usr/bin/env bash
# archive.sh - the archive's queries over a million finished matches (LOAD_MATCHES): makes them in a cluster of its own, shows
# which index each way through the archive follows, and how long searches take (milliseconds, of LOAD_TIMES runs each).
# Needs a built arena. `p95` beside a search is the database's part; a page adds one fetch of up to 50 headers, told as its own line.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=tests/load/million.sh
source tests/load/million.sh
queries sql/queries/archive.sql

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
for name in "${!search[@]}"; do measure "$name" "${search[$name]}"; done
