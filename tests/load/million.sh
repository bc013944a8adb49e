# million.sh - sourced: a cluster of its own with LOAD_MATCHES (a million) finished matches, and how to measure queries on it.
# Needs a built arena.
# shellcheck shell=bash
build=${QUADRIVIUM_BUILD:-build} matches=${LOAD_MATCHES:-1000000} times=${LOAD_TIMES:-40}
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

queries() { # FILE...: the queries to be measured, with the plans a server keeps
    printf 'set plan_cache_mode = force_generic_plan;\n' >"$work/plans.sql"
    awk -v form=prepare -f deploy/gen-queries.awk "$@" >>"$work/plans.sql"
}

measure() { # NAME CALL: the indexes it follows; median, p95 and longest of its runs in milliseconds. Reading a table whole is shown too.
    local index
    printf '%s\n' "explain (costs off) execute $2;" | cat "$work/plans.sql" - >"$work/one.sql"
    index=$(ask -f "$work/one.sql" | grep -oE '(Index (Only )?Scan using|Bitmap Index Scan on|Seq Scan on) [a-z_]+' |
        sed -E 's/Seq Scan on /WHOLE:/; s/.* //' | sort -u | tr '\n' ' ')
    { cat "$work/plans.sql"; printf '%s\n' '\timing on'; for ((i = 0; i < times; i++)); do echo "execute $2;"; done; } >"$work/one.sql"
    ask -f "$work/one.sql" | sed -n 's/^Time: \([0-9.]*\) ms.*/\1/p' | sort -n |
        awk -v name="$1" -v index_of="$index" '{ t[NR] = $1 } END { printf "%-34s p50 %8.2f  p95 %8.2f  max %8.2f  %s\n", name, t[int((NR + 1) / 2)], t[int(NR * 0.95 + 0.5)], t[NR], index_of }'
}
