#!/usr/bin/env bash
# archive.sh - the archive's queries over a million finished matches (LOAD_MATCHES): makes them in a cluster of its own, shows
# which index each way through the archive follows, and how long searches take (milliseconds, of LOAD_TIMES runs each).
# Needs a built arena. `p95` beside a search is the database's part; a page adds one fetch of up to 50 headers, told as its own line.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=tests/load/million.sh
source tests/load/million.sh
queries sql/queries/archive.sql sql/queries/player.sql

busy=$(ask -c "select account_id from match_seat group by account_id order by count(*) desc limit 1")
newest="4102444800000000, 4102444800000000, 0"
middle="$(ask -c "select us(timestamptz '2022-06-01')"), 0, 0"
page=$(ask -c "select array_agg(id) from (select id from match where status = 'finished' and not private order by finished_at desc limit 50) m")
rare=$(ask -c "select account_id from match_seat s where exists (select 1 from match_seat o where o.match_id = s.match_id and o.account_id = $busy) and account_id <> $busy group by account_id order by count(*), account_id limit 1")
whole="0, 1000000, 0, 50, null" # turns, page, options
all="$whole, null, null, null, null"
nothing="null, null"
declare -A search=(
    ["the newest"]="archive_all($newest, null, null, null, $all)"
    ["the newest before 2022-06-01"]="archive_all($middle, null, null, null, $all)"
    ["one game"]="archive_game($newest, null, null, null, $all, 'stratic')"
    ["one game, four players: none"]="archive_game($newest, null, null, null, $whole, 4, null, null, null, 'stratic')"
    ["one game, as of 2022-06-01"]="archive_game($middle, null, null, null, $whole, 2, us(timestamptz '2022-06-01'), null, null, 'stratic')"
    ["one game, a faction: none"]="archive_game($newest, null, null, null, $whole, null, null, null, 'none', 'stratic')"
    ["one game, a league: none"]="archive_game($newest, null, null, null, $whole, null, null, '2026Q4', null, 'stratic')"
    ["one variant, drawn, rated"]="archive_variant($newest, null, true, 'drawn', $all, 'stratic', 'true_endless')"
    ["the busiest player's losses"]="archive_player($newest, null, null, 'lost', $all, null, $busy, $nothing, $busy)"
    ["the busiest player in seat 1"]="archive_player($newest, null, null, null, $all, null, $busy, 1, null, $busy)"
    ["the busiest player against a rare"]="archive_player($newest, null, null, null, $all, null, $busy, null, $rare, $rare)"
    ["which of the two leads"]="archive_lead($busy, $rare)"
    ["a player who is nobody"]="archive_player($newest, null, null, null, $all, null, 0, $nothing, 0)"
    ["nothing fits: 10000 looked at"]="archive_all($middle, null, true, 'no such end', $all)"
    ["how far that came"]="archive_all($middle, null, null, null, 0, 1000000, 9999, 1, null, null, null, null, null)"
    ["nothing fits the busiest player"]="archive_player($newest, null, true, 'no such end', $all, null, $busy, $nothing, $busy)"
    ["how far that came for them"]="archive_player_reach($newest, $busy)"
    ["50 headers"]="archive_headers('$page')"
    ["the busiest player's splits"]="player_splits($busy, 'stratic', 'base')"
)
for name in "${!search[@]}"; do measure "$name" "${search[$name]}"; done
