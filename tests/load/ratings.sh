#!/usr/bin/env bash
# ratings.sh - leaderboards, histories and reasons over a million rated matches (LOAD_MATCHES) of 20 000 people: which index each query
# follows and how long it takes (milliseconds, of LOAD_TIMES runs each); then what the end of one match asks for.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=tests/load/million.sh
source tests/load/million.sh
ask -f tests/load/ratings.sql
queries sql/queries/rating.sql
ask -c "select 'ratings ' || (select count(*) from rating) || ', changes ' || (select count(*) from rating_change)"

board="'stratic', 'base', 'standard', ''"
busy=$(ask -c "select account_id from rating where season = '' and pool = 'all' order by games desc limit 1")
last=$(ask -c "select max(match_id) from rating_change where account_id = $busy and game = 'stratic' and variant = 'base'")
season=$(ask -c "select max(season) from rating")
deep=$(ask -c "select provisional || ', ' || -rating || ', ' || account_id from rating where (game, variant, speed, ladder, pool, season) = ($board, 'all', '') and listed order by provisional, -rating, account_id offset 9000 limit 1")
day=$(ask -c "select us(max(at) - interval '1 day') from rating_meeting")
first="false, -9223372036854775808, 0"

measure "the first page of a board" "rating_page($board, 'all', '', $first, 50)"
measure "the page behind place 9000" "rating_page($board, 'all', '', $deep, 50)"
measure "200 places of people" "rating_page($board, 'humans', '', $first, 200)"
measure "the first page of a season" "rating_page($board, 'all', '$season', $first, 50)"
measure "a board that is empty" "rating_page($board, 'programs', '', $first, 50)"
measure "the ladders of a variant" "rating_ladders('stratic', 'base', 'standard')"
measure "the busiest player's ratings" "rating_boards($busy)"
measure "the busiest player's 200 newest" "rating_points($busy, $board, 'all', 9223372036854775807, 200)"
measure "why a match changed ratings" "rating_changes($last)"
measure "a match's end: who sat there" "rating_people($last)"
measure "a match's end: their ratings" "rating_find($last, $board, '$season')"
measure "a match's end: their meetings" "rating_meetings($last, $board, $day)"
