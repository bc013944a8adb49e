# cluster.sh - sourced: a throw-away PostgreSQL for one test run, reached by socket only. Sets TEST_PG, a conninfo without a
# database name. Without fsync: power cuts are not tested on it, and a test that kills the server makes a cluster of its own. Without autovacuum: when it
# comes by is chance, and with it what the planner knows, and which dead rows its transactions keep from a test's own VACUUM.
# shellcheck shell=bash
# shellcheck source=deploy/access.sh
source "$(dirname "${BASH_SOURCE[0]}")/../deploy/access.sh"
cluster_dir=''
cluster_pid=''

cluster_as() { # a command as a user PostgreSQL accepts
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=postgres --regid=postgres --clear-groups --inh-caps=-all --pdeathsig=INT -- "$@"
    else
        setpriv --pdeathsig=INT -- "$@"
    fi
}

cluster_start() {
    [ -z "$cluster_dir" ] || return 0
    local bin try found
    bin=''
    for found in /usr/lib/postgresql/*/bin "$(pg_config --bindir 2>/dev/null)"; do
        [ -x "$found/initdb" ] && bin=$found
    done
    [ -n "$bin" ] || { echo "PostgreSQL's programs were not found; run 'make deps'" >&2; exit 1; }
    cluster_dir=$(mktemp -d "${TMPDIR:-/tmp}/quadpg.XXXXXX")
    chmod 755 "$cluster_dir"
    [ "$(id -u)" != 0 ] || chown postgres "$cluster_dir"
    cluster_as "$bin/initdb" -D "$cluster_dir/pg" -U quad -A peer -E UTF8 --locale=C.UTF-8 -N >"$cluster_dir/initdb.log" 2>&1 ||
        { cat "$cluster_dir/initdb.log" >&2; exit 1; }
    write_access "$cluster_dir/pg" "$(cluster_as id -un)"
    (cd "$cluster_dir" && cluster_as "$bin/postgres" -D "$cluster_dir/pg" -k "$cluster_dir" -c listen_addresses= \
        -c fsync=off -c full_page_writes=off -c autovacuum=off -c log_line_prefix='%m [%p] %d ' -c max_connections=400 -c shared_buffers=128MB) >"$cluster_dir/log" 2>&1 &
    cluster_pid=$!
    export TEST_PG="host=$cluster_dir user=quad"
    for try in {1..600}; do
        "$bin/pg_isready" -q -h "$cluster_dir" -U quad -d postgres || { sleep 0.05 && continue; }
        psql -XAtq -v ON_ERROR_STOP=1 -d "$TEST_PG dbname=postgres" -f "$(dirname "${BASH_SOURCE[0]}")/../sql/roles.sql" || exit 1
        return 0
    done
    echo "the test cluster did not start after $try tries" >&2
    tail "$cluster_dir/log" >&2
    exit 1
}

# Migrate once: stacks of this run begin as copies of the database TEST_TEMPLATE.
cluster_template() { # BUILD
    [ -z "${TEST_TEMPLATE:-}" ] || return 0
    local name=quad_template psql=(psql -XAtq -v ON_ERROR_STOP=1 -d "$TEST_PG dbname=postgres")
    "${psql[@]}" -c "create database $name owner quad_owner template template0" || return 1
    QUADRIVIUM_DATABASE_URL="$TEST_PG dbname=$name user=quad_owner" "$1/quad" migrate >"$cluster_dir/migrate.log" 2>&1 ||
        { cat "$cluster_dir/migrate.log" >&2; return 1; }
    export TEST_TEMPLATE=$name
}

cluster_stop() {
    [ -n "$cluster_dir" ] || return 0
    kill -INT "$(head -n 1 "$cluster_dir/pg/postmaster.pid" 2>/dev/null)" 2>/dev/null
    wait "$cluster_pid" 2>/dev/null
    rm -rf "$cluster_dir"
    cluster_dir=''
}
