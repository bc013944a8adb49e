# supervisor.sh - deploy/stack.sh as people use it and as machines fail: a start from nothing in an awkward path, a second start,
# a taken port, children killed, everything killed, an orderly end. Called by run.sh; prints ok and not ok lines.
# shellcheck shell=bash
set -u
build=$(cd "${QUADRIVIUM_BUILD:-build}" && pwd) || exit 1
stack=$PWD/deploy/stack.sh
place=$(mktemp -d "/tmp/quad stack é.XXXXXX")
chmod 755 "$place"
home="$place/run here"
unset QUADRIVIUM_DATABASE_URL PORT
export QUADRIVIUM_BUILD=$build QUADRIVIUM_HOME=$home QUADRIVIUM_WORKERS=4 QUADRIVIUM_QUIET=1

claim() { # CLAIM command...: ok when the command succeeds
    local text=$1
    shift
    if "$@"; then echo "ok - $text"; else echo "not ok - $text"; fi
}

begin() { # NAME [PORT]: start in the background, wait until it has said how it went
    local try
    : >"$place/$1.out"
    PORT=${2:-0} "$stack" run >"$place/$1.out" 2>&1 </dev/null &
    supervisor=$!
    for try in {1..900}; do
        grep -qE 'is ready at|^quadrivium:|already running' "$place/$1.out" && return 0
        sleep 0.1
    done
    echo "no word from $1 after $try tries"
    return 1
}

answers() { [ "$(curl -s -o /dev/null --max-time 5 -w '%{http_code}' "$url$1")" = "$2" ]; }
answers_within() { # SECONDS PATH STATUS
    local try
    for ((try = 0; try < $1 * 10; try++)); do
        answers "$2" "$3" && return 0
        sleep 0.1
    done
    return 1
}
says() { grep -qF -- "$2" "$place/$1.out" || { cat "$place/$1.out"; return 1; }; }

# Ours, alive: "pid name" of what works inside the run directory.
ours() {
    local dir cwd
    for dir in /proc/[0-9]*; do
        cwd=$(readlink "$dir/cwd" 2>/dev/null) || continue
        [[ $cwd/ = "$home"/* ]] && grep -qv '^[^)]*) [ZX]' "$dir/stat" 2>/dev/null && echo "${dir#/proc/} $(<"$dir/comm")"
    done
}
nothing_left() {
    local try
    for try in {1..50}; do
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
claim "no service runs as root" test -z "$(ours | awk '$2 ~ /^(nginx|postgres|quad)/ { print "/proc/" $1 }' | xargs stat -c %U | grep -x root)"

"$stack" run >"$place/two.out" 2>&1
claim "a second start in the same place succeeds" test $? = 0
claim "and says that it runs already, and where" says two "already running at $url/"
QUADRIVIUM_HOME="$place/other" PORT=$port "$stack" run >"$place/three.out" 2>&1
claim "a start on a taken port fails" test $? = 1
claim "and names the port" says three "port $port is taken"
claim "and makes no cluster" test ! -e "$place/other/pg"

kill -9 "$(first quad-api)"
claim "workers come back after kill -9" answers_within 10 /api/v1/games 200
kill -9 "$(pgrep -o -P "$(<"$home/run/pid")" nginx)"
claim "nginx comes back after kill -9 of its master" answers_within 10 / 200
kill -9 "$(head -n 1 "$home/pg/postmaster.pid")"
claim "the database comes back after kill -9" answers_within 20 /readyz 200

kill -9 "$(<"$home/run/pid")"
sleep 0.3
claim "a start after kill -9 of the supervisor succeeds" begin four "$port"
claim "and serves" answers_within 5 /api/v1/games 200
# shellcheck disable=SC2046 # process ids
kill -9 "$(<"$home/run/pid")" $(ours | awk '$2 != "nginx" { print $1 }') 2>/dev/null
claim "a start after kill -9 of all but nginx's workers succeeds" begin five "$port"
claim "and serves" answers_within 5 /api/v1/games 200
claim "the sockets of the dead are gone" test ! -e "$sockets"

sockets=$(<"$home/run/sockets")
kill -TERM "$supervisor"
wait "$supervisor"
claim "SIGTERM ends it with status 0" test $? = 0
claim "nothing of it runs on" nothing_left
claim "no socket is left" test ! -e "$sockets"
claim "nobody listens any more" answers / 000
claim "the database was shut down in order" grep -q 'database system is shut down' "$home/log/postgresql.log"
