# supervisor.sh - deploy/stack.sh as people use it and as machines fail: a start from nothing in an awkward path, a second start,
# a taken port, children killed, everything killed, an orderly end. Called by run.sh; prints ok and not ok lines.
# shellcheck shell=bash
set -u
build=$(cd "${QUADRIVIUM_BUILD:-build}" && pwd) || exit 1
stack=$PWD/deploy/stack.sh
place=$(mktemp -d "${TMPDIR:-/tmp}/quad stack é.XXXXXX")
chmod 755 "$place"
home="$place/run here"
unset QUADRIVIUM_DATABASE_URL PORT
export QUADRIVIUM_BUILD=$build QUADRIVIUM_HOME=$home QUADRIVIUM_WORKERS=4 QUADRIVIUM_BOTS=2 QUADRIVIUM_QUIET=1

claim() { # CLAIM command...: ok when the command succeeds
    local text=$1
    shift
    if "$@"; then echo "ok - $text"; else echo "not ok - $text"; fi
}

begin() { # NAME [PORT]: start in the background, wait until it has said how it went; succeeds when it serves, or did already
    local try
    : >"$place/$1.out"
    PORT=${2:-0} "$stack" run >"$place/$1.out" 2>&1 </dev/null &
    supervisor=$!
    for try in {1..900}; do
        grep -qE 'is ready at|already running' "$place/$1.out" && return 0
        grep -q '^quadrivium:' "$place/$1.out" && break
        sleep 0.1
    done
    echo "$1 is not ready after $try looks:"
    cat "$place/$1.out"
    return 1
}

answers() { [ "$(curl -s -o /dev/null --max-time 5 -w '%{http_code}' "$url$1")" = "$2" ]; }
comes_to_answer() { # PATH STATUS; a minute is how long until it is thought never to come, no claim about speed
    local try
    for try in {1..600}; do
        answers "$1" "$2" && return 0
        sleep 0.1
    done
    echo "$1 did not answer $2 after $try tries"
    return 1
}
says() { grep -qF -- "$2" "$place/$1.out" || { cat "$place/$1.out"; return 1; }; }

# Ours, alive: "pid name" of what works inside the run directory.
ours() {
    local dir cwd name stat
    while read -r dir cwd; do # one process looks at all the others
        [[ $cwd/ = "$home"/* ]] && read -r stat <"$dir/stat" && [[ ${stat##*) } != [ZX]* ]] && read -r name <"$dir/comm" && echo "${dir#/proc/} $name"
    done < <(find /proc -mindepth 2 -maxdepth 2 -path '/proc/[0-9]*/cwd' -printf '%h %l\n')
} 2>/dev/null
nothing_left() {
    local try
    for try in {1..600}; do
        [ -z "$(ours)" ] && return 0
        sleep 0.1
    done
    echo "left after $try looks: $(ours)"
    return 1
}
first() { ours | awk -v name="$1" '$2 == name { print $1; exit }'; }

end_all() {
    "$stack" stop >/dev/null 2>&1
    rm -rf "$place"
}
trap end_all EXIT
exec 2>"$place/bash.err" # where bash tells of killed children

began=$EPOCHREALTIME
claim "a first start makes a cluster and gets ready" begin one
url=$(sed -n 's/.*is ready at \(http.*\)\/$/\1/p' "$place/one.out")
port=${url##*:}
sockets=$(<"$home/run/sockets")
echo "# ready after $(((${EPOCHREALTIME/./} - ${began/./}) / 1000)) ms"
claim "the page answers" answers / 200
claim "the service answers" answers /api/v1/games 200
claim "readyz is green" answers /readyz 200
claim "quad dump finds the database of this instance" env -u QUADRIVIUM_DATABASE_URL QUADRIVIUM_HOME="$home" QUADRIVIUM_SETTINGS=/nonexistent "$build/quad" dump --out "$place"
closed() { # nothing for others; nginx opens its socket to all, in a closed directory
    local found
    found=$(find "$1" "$2" -perm /077 ! -name local.sock)
    [ -z "$found" ] || { echo "open to others: $found"; return 1; }
}
claim "files and sockets are for the services' user alone" closed "$home" "$sockets"
claim "nobody is trusted by the database" test -z "$(grep -v 'peer map=quadrivium$' "$home/pg/pg_hba.conf")"
claim "no service runs as root" test -z "$(ours | awk '$2 ~ /^(nginx|postgres|quad)/ { print "/proc/" $1 }' | xargs stat -c %U | grep -x root)"

# A log that has grown is put away, and written on.
rotated() {
    local try
    for try in {1..300}; do
        answers /api/v1/players/nobody 404
        [ -s "$home/log/quadrivium.log.4" ] && [ ! -e "$home/log/quadrivium.log.5" ] && return 0
        sleep 0.1
    done
    ls -l "$home/log"
    return 1
}

"$stack" run >"$place/two.out" 2>&1
claim "a second start in the same place succeeds" test $? = 0
claim "and says that it runs already, and where" says two "already running at $url/"
QUADRIVIUM_HOME="$place/other" PORT=$port "$stack" run >"$place/three.out" 2>&1
claim "a start on a taken port fails" test $? = 1
claim "and names the port" says three "port $port is taken"
claim "and makes no cluster" test ! -e "$place/other/pg"

kill -9 "$(first quad-api)"
claim "workers come back after kill -9" comes_to_answer /api/v1/games 200
bots() { ours | grep -c ' quad-bot$'; }
bots_become() { # NUMBER
    local try
    for try in {1..600}; do
        [ "$(bots)" = "$1" ] && return 0
        sleep 0.1
    done
    echo "$(bots) processes after $try looks"
    return 1
}
claim "as many processes think for bots as were asked for, under a master" bots_become 3
kill -9 "$(first quad-bot)"
claim "they come back after kill -9 of their master" bots_become 3
kill -9 "$(pgrep -o -P "$(<"$home/run/pid")" nginx)"
claim "nginx comes back after kill -9 of its master" comes_to_answer / 200
kill -9 "$(head -n 1 "$home/pg/postmaster.pid")"
claim "the database comes back after kill -9" comes_to_answer /readyz 200

kill -9 "$(<"$home/run/pid")"
wait "$supervisor" 2>/dev/null
claim "a start after kill -9 of the supervisor succeeds" begin four "$port"
claim "and serves" comes_to_answer /api/v1/games 200
# shellcheck disable=SC2046 # process ids
kill -9 "$(<"$home/run/pid")" $(ours | awk '$2 != "nginx" { print $1 }') 2>/dev/null
export QUADRIVIUM_LOG_BYTES=1000
# A helper of the dead supervisor has its lock for a moment more: here until the new one has said something, or two seconds after it stands in the place.
outlive() {
    local try
    exec 9>>"$home/.lock"
    flock 9
    echo held >&"$1"
    for try in {1..600}; do
        [ ! -s "$place/five.out" ] || return
        [ -z "$(for dir in /proc/[0-9]*; do [ "$(readlink "$dir/cwd")" != "$home" ] || grep -lzx "$stack" "$dir/cmdline"; done)" ] || break
        sleep 0.05
    done
    for try in {1..20}; do [ ! -s "$place/five.out" ] && sleep 0.1; done
}
: >"$place/five.out"
exec {heard}<> <(:)
outlive "$heard" 9>&- &
read -r -u "$heard" _
claim "a start after kill -9 of all but nginx's workers succeeds, also while the lock of the dead is still held" begin five "$port"
claim "and serves" comes_to_answer /api/v1/games 200
claim "a log is put away when it has grown, and four old ones are kept" rotated
claim "the sockets of the dead are gone" test ! -e "$sockets"

# Tables that the processes share lie in the machine's memory: what is left there is lost until the machine starts again.
tables=$home/run/table
[ ! -w /dev/shm ] || tables=/dev/shm/quadrivium-$(printf %s "$home" | sha256sum | cut -c1-10)
shared_tables() { find "${tables%/*}" -maxdepth 1 -name "${tables##*/}*"; }
claim "processes share tables" test -n "$(shared_tables)"
sockets=$(<"$home/run/sockets")
kill -TERM "$supervisor"
wait "$supervisor"
claim "SIGTERM ends it with status 0" test $? = 0
claim "nothing of it runs on" nothing_left
claim "no socket is left" test ! -e "$sockets"
claim "no shared table is left" test -z "$(shared_tables)"
claim "nobody listens any more" answers / 000
claim "the database was shut down in order" grep -q 'database system is shut down' "$home/log/postgresql.log"

# A cluster as the first versions made it: open to anybody on the socket, everything in the superuser's hands.
old=$place/old
pgbin=$(dirname "$(find /usr/lib/postgresql/*/bin/initdb | tail -n 1)")
plain() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups --inh-caps=-all -- "$@"; else "$@"; fi; }
make_old() {
    local sock
    sock=$(mktemp -d /tmp/quad.XXXXXX)
    mkdir "$old"
    [ "$(id -u)" != 0 ] || chown postgres "$old" "$sock"
    plain "$pgbin/initdb" -D "$old/pg" -U quad -A trust -E UTF8 --locale=C.UTF-8 >/dev/null &&
        plain "$pgbin/pg_ctl" -s -w -D "$old/pg" -o "-k $sock -c listen_addresses=" -l "$old/pg/first.log" start &&
        psql -XAtq -h "$sock" -U quad -d postgres -c "create database quadrivium template template0" &&
        QUADRIVIUM_DATABASE_URL="host=$sock user=quad dbname=quadrivium" "$build/quad" migrate >/dev/null &&
        plain "$pgbin/pg_ctl" -s -w -D "$old/pg" -m fast stop
    rm -rf "$sock"
}
claim "a cluster of an earlier version is there" make_old
export QUADRIVIUM_HOME=$old
home=$old
claim "it is started" begin six
url=$(sed -n 's/.*is ready at \(http.*\)\/$/\1/p' "$place/six.out")
claim "and serves" answers /api/v1/games 200
sockets=$(<"$old/run/sockets")
asks() { psql -XAtq -h "$sockets" -d quadrivium -U "$1" -c "$2" 2>&1; }
claim "its tables belong to the owner" test "$(asks quad "select count(*) from pg_class where relnamespace = 'public'::regnamespace and relowner <> 'quad_owner'::regrole")" = 0
claim "its functions and types too" test "$(asks quad "select (select count(*) from pg_proc where pronamespace = 'public'::regnamespace and proowner <> 'quad_owner'::regrole)
    + (select count(*) from pg_type where typnamespace = 'public'::regnamespace and typowner <> 'quad_owner'::regrole)")" = 0
claim "no program is the superuser" test "$(asks quad "select string_agg(distinct usename, ' ' order by usename) from pg_stat_activity where datname = 'quadrivium' and pid <> pg_backend_pid() and backend_type = 'client backend'")" = "quad_api quad_bot quad_clock quad_waiter"
claim "the API cannot touch what happened" grep -q 'permission denied' <<<"$(asks quad_api 'delete from match_event')"
claim "a stranger is not let in" grep -q 'Peer authentication failed' <<<"$(asks postgres 'select 1')"
