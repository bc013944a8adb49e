#!/usr/bin/env bash
# run.sh PART... - run parts of the test suite: checks unit games sql faces python stack api browser long slow builds deb cluster; `all` is each but the last
# five.
# The Makefile builds first and calls this; the last line is "N passed, N failed". What a test prints goes to a log of its own
# under $QUADRIVIUM_BUILD/test-logs and is shown when the test fails. All files of all parts are one list, of which TEST_JOBS run at a time:
# two more than twice the number of processors, since a test of a running arena mostly waits for it. Those of tests/longest.txt are first, files that
# wait beside files that compute: no processor idles while one long file ends its part.
#
#   unit games        C programs built with the sanitizers, each a Check suite (tests/harness.h)
#   sql               queries PREPAREd on a fresh schema, sql/schema.sql, tests/sql/*.sql
#   faces api browser node:test files (api: tests/cli too); api and browser start stacks of their own and find in the environment
#                     TEST_PG (how to reach the run's throw-away PostgreSQL as superuser) and QUADRIVIUM_BUILD; files of api that
#                     tests/together.txt names share stacks, and ONLY=together@NAME runs such a set
#   python            unittest files of the Python package, against libquad.so
#   stack             tests/stack/*.sh: the supervisor, started and killed; a cluster's failover and its restart, machine by machine
#   builds            not in `all`: golden games and a thousand random ones, built by other compilers and for 32 bits
#   deb               not in `all`: the Debian package in a machine of its own (tests/deb/*.sh)
#   cluster           not in `all`: a whole cluster in network namespaces, under one fault after the other (tests/cluster)
#   slow              not in `all`: every file of browser and api with each seed of SLOW_SEEDS, browsers on a slow line (tests/browser/lib/slow.mjs),
#                     the arena's processes stopped now and then (tests/lib/pauses.mjs): what only a busy machine shows
#   long              not in `all`: the tests that draw games and rule sets at random, in the numbers the documents name
#   checks            tests/checks/*: scripts that print "ok - claim" or "not ok - claim" lines, or node:test files
# ONLY=word runs the files whose path has the word in it.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
mkdir -p "${QUADRIVIUM_BUILD:=build}"
build=$(cd "$QUADRIVIUM_BUILD" && pwd)
sane=$build/asan # the sanitized build of the same sources
logs=$build/test-logs
only=${ONLY:-}
export QUADRIVIUM_SHARED=${QUADRIVIUM_SHARED:-../shared}
export PATH=$PATH:/usr/sbin:/sbin # nginx and sysctl are there, which an ordinary user's path lacks
source tests/cluster.sh

# Databases, run directories and browsers' profiles, made and dropped by the hundred: in memory where a machine has enough of it. (On a disk a fifth
# of the database's processor time is the file system's search for a free inode.)
scratch=''
scratch_in_memory() {
    local free
    [ -z "${TMPDIR:-}" ] && [ -w /dev/shm ] || return 0
    free=$(df -k --output=avail /dev/shm | tail -n 1)
    [ "$free" -gt 4000000 ] && [ "$(awk '$1 == "MemAvailable:" { print $2 }' /proc/meminfo)" -gt 8000000 ] || return 0
    scratch=$(mktemp -d /dev/shm/quadrun.XXXXXX) || return 0
    chmod 711 "$scratch"
    if ! install -m 755 /bin/true "$scratch/runs" || ! "$scratch/runs" 2>/dev/null; then # some mount it noexec
        rm -rf "$scratch"
        scratch=''
        return 0
    fi
    export TMPDIR=$scratch
}
scratch_gone() { [ -z "$scratch" ] || rm -rf "$scratch"; }

mkdir -p "$logs"
rm -rf "${logs:?}"/*
mkdir -p "$logs/sanitizer"
chmod 1777 "$logs/sanitizer"
: >"$logs/counts"
: >"$logs/times"

# Note a result ("passed failed part") and print it in one line; a failed one shows the end of its log.
note() { # NAME PASSED FAILED LOG
    {
        flock 8
        printf '%s %s %s\n' "$2" "$3" "$part" >>"$logs/counts"
        if [ "$3" = 0 ]; then
            printf '  ok   %-58s %5s\n' "$1" "$2"
        else
            {
                printf '  FAIL %-58s %5s passed, %s failed; %s\n' "$1" "$2" "$3" "$4"
                grep -aE -A4 '^ *not ok|:[FE]:|ERROR|runtime error|Error:|^ *error:|expected|actual' "$4" | head -n 40 | sed 's/^/       | /'
                tail -n 25 "$4" | sed 's/^/       | /'
            } | cut -c1-240 | tee -a "$logs/failures"
        fi
    } 8>>"$logs/say.lock"
}

log_of() {
    local log
    log=$logs/$(tr '/ ' '__' <<<"$1").log
    printf %s "$log"
}

picked() { # of the paths on stdin, those ONLY asks for
    if [ -n "$only" ]; then grep -F -- "$only"; else cat; fi
    return 0
}

# ---- kinds of tests -------------------------------------------------------------------------------------------------------

# Not every kernel takes 32-bit programs.
can_run() { [ "$(od -An -tx1 -j4 -N1 "$1" | tr -d ' ')" != 01 ] || "/lib/ld-linux.so.2" --version >/dev/null 2>&1; }

# A Check program's closing line: "100%: Checks: 3, Failures: 0, Errors: 0". None, or a bad end without a failed check (a
# sanitizer's report at exit): one failure. PROGRAM@GAME: the conformance program for one game.
run_check() {
    local program=$1 name log status line checks bad emulator=()
    name=${1#"$sane/tests/"}
    name=${name#"$build/"}
    log=$(log_of "$name")
    if [[ $name = *@* ]]; then
        program=${1%@*}
        export CONFORMANCE_GAME=${name#*@}
        [[ $program != "$sane"/* ]] || export CONFORMANCE_STEPS=${CONFORMANCE_STEPS:-$SANE_STEPS}
    fi
    can_run "$program" || emulator=(qemu-i386)
    CK_FORK=no CK_VERBOSITY=normal timeout 1500 "${emulator[@]}" "$program" >"$log" 2>&1
    status=$?
    line=$(grep -aoE 'Checks: [0-9]+, Failures: [0-9]+, Errors: [0-9]+' "$log" | tail -n 1)
    read -r checks bad < <(awk '{ gsub(/[^0-9 ]/, ""); print $1 + 0, $2 + $3 }' <<<"${line:-0 0 0}")
    if [ "$status" != 0 ] && [ "$bad" = 0 ]; then
        echo "the program ended with status $status" >>"$log"
        bad=1
        checks=$((checks + 1))
    fi
    note "$name" $((checks - bad)) "$bad" "$log"
}

run_node() { # FILE [MORE OF ITS NAME]
    note_node "$1${2:-}" "$1"
}

note_node() { # NAME WORD...: what node is called with
    local name=$1 log status passed bad
    shift
    log=$(log_of "$name")
    timeout 1500 node --test-reporter=tap "$@" >"$log" 2>&1
    status=$?
    passed=$(awk '/^# pass / { n = $3 } END { print n + 0 }' "$log")
    bad=$(awk '/^# (fail|cancelled) / { n += $3 } END { print n + 0 }' "$log")
    [ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
    note "$name" "$passed" "$bad" "$log"
}

# tests/together@NAME: a line of tests/together.txt.
run_together() {
    local name files
    read -r name files < <(grep "^${1#*@} " tests/together.txt)
    read -ra files <<<"$files"
    files=("${files[@]/#/tests/api/}")
    note_node "$1" tests/lib/together.mjs "${files[@]/%/.test.js}"
}

# FILE@SEED
run_slow() {
    if [[ $1 = tests/browser/* ]]; then
        BROWSER_DELAY=${1#*@} run_node "${1%@*}" "@${1#*@}"
    else
        TEST_PAUSES=${1#*@} run_node "${1%@*}" "@${1#*@}"
    fi
}

# Debian's own Python has the packages that deploy/packages.txt names.
run_python() {
    local file=$1 log status ran bad python=/usr/bin/python3
    [ -x "$python" ] || python=python3
    log=$(log_of "$file")
    QUADRIVIUM_BUILD=$build PYTHONDONTWRITEBYTECODE=1 timeout 1500 "$python" "$file" -v >"$log" 2>&1
    status=$?
    ran=$(awk '/^Ran [0-9]+ test/ { print $2 }' "$log")
    bad=$(grep -cE '^(FAIL|ERROR): ' "$log")
    [ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
    note "$file" $((${ran:-0} > bad ? ${ran:-0} - bad : 0)) "$bad" "$log"
}

# A script of tests/checks: its unindented ok and not ok lines.
run_script() {
    local file=$1 log status passed bad
    log=$(log_of "$file")
    bash "$file" >"$log" 2>&1
    status=$?
    passed=$(grep -cE '^ok ' "$log")
    bad=$(grep -cE '^not ok ' "$log")
    [ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
    note "$file" "$passed" "$bad" "$log"
}

# One job, "PART KIND PATH", and how long it took: seconds by the clock, and seconds of the processors it used.
run_job() {
    local part=$1 kind=$2 path=$3 began=$EPOCHREALTIME
    # A freed block is kept aside for the next megabyte of frees, which is what a processor's own cache holds: with more, every allocation misses it and
    # takes a quarter longer. `long` keeps the usual 256 MB. Eight frames of who allocated a block name it as well as thirty.
    local aside=quarantine_size_mb=1:thread_local_quarantine_size_kb=64
    [ "$part" != long ] || aside=quarantine_size_mb=256
    export ASAN_OPTIONS="$aside:malloc_context_size=8:allocator_release_to_os_interval_ms=-1${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
    case $part in
        unit) export QUADRIVIUM_SOCKETS=$cluster_dir ;;
        stack | browser | deb | cluster) export QUADRIVIUM_BUILD=$build ;;
        # The daemons under test are the sanitized ones; a report of theirs fails the run even when no test noticed.
        api | long)
            export QUADRIVIUM_BUILD=$sane ASAN_OPTIONS="$ASAN_OPTIONS:log_path='$logs/sanitizer/asan'"
            export UBSAN_OPTIONS="print_stacktrace=1:log_path='$logs/sanitizer/ubsan'"
            ;;
    esac
    "run_$kind" "$path"
    times >"$logs/times.$BASHPID"
    awk -v wall="$(((${EPOCHREALTIME/./} - ${began/./}) / 1000))" -v part="$part" -v path="${path#"$build/"}" '
        NR == 2 { gsub(/s/, ""); split($1 "m" $2, t, "m"); printf "%.1f %.1f %s %s\n", wall / 1000, t[1] * 60 + t[2] + t[3] * 60 + t[4], part, path }
    ' "$logs/times.$BASHPID" >>"$logs/times"
    rm -f "$logs/times.$BASHPID"
}
export -f note log_of can_run run_check note_node run_node run_together run_slow run_python run_script run_job
export build sane logs

# ---- parts: each lists its jobs -------------------------------------------------------------------------------------------

jobs_of() { # PART KIND, paths on stdin
    picked | sed "s|^|$1 $2 |"
}

c_programs() { grep -rlw '^TEST_MAIN' "tests/$1" --include='*.c' | sort | sed "s|^tests/\(.*\)\.c\$|$sane/tests/\1|"; }

# The conformance program plays every game in every way: a job for each game. All its steps in the build that serves people; the sanitizers, who
# make it ten times as slow, watch the first SANE_STEPS of each game (all in `long`).
export SANE_STEPS=24
by_game() {
    local program dir
    while read -r program; do
        if [ "${program##*/}" != conformance ]; then echo "$program" && continue; fi
        for dir in backend/games/*/; do
            echo "$program@$(basename "$dir")"
            echo "$build/tests/games/conformance@$(basename "$dir")"
        done
    done
}

part_checks() {
    find tests/checks -maxdepth 1 -name '*.sh' | sort | jobs_of checks script
    find tests/checks -maxdepth 1 \( -name '*.js' -o -name '*.mjs' \) | sort | jobs_of checks node
}
part_unit() { c_programs unit | jobs_of unit check; }
part_games() { c_programs games | by_game | jobs_of games check; }
part_sql() { echo tests/check-sql.sh | jobs_of sql script; }
part_faces() { find tests/faces tests/games -name '*.test.js' | sort | jobs_of faces node; }
part_python() { find tests/python -name 'test_*.py' | sort | jobs_of python python; }
part_stack() { find tests/stack -name '*.sh' | sort | jobs_of stack script; }
# Small files of tests/api share processes and arenas (tests/together.txt), unless ONLY names some.
part_api() {
    find tests/api tests/cli -name '*.test.js' | sort |
        awk -v only="$only" 'FILENAME != "-" { for (i = 2; i <= NF; i++) shares["tests/api/" $i ".test.js"] = $1 != "#"; next } only != "" || !shares[$0]' \
            tests/together.txt - | jobs_of api node
    [[ -n $only && $only != *together* ]] || awk '$1 != "#" { print "tests/together@" $1 }' tests/together.txt | jobs_of api together
}
part_browser() { find tests/browser -name '*.spec.js' | sort | jobs_of browser node; }
part_slow() {
    local seed
    for seed in ${SLOW_SEEDS:-1 2 3}; do
        find tests/browser -name '*.spec.js' | sort | sed "s/\$/@$seed/" | jobs_of browser slow
        find tests/api -name '*.test.js' | sort | sed "s/\$/@$seed/" | jobs_of api slow
    done
}
part_deb() { find tests/deb -name '*.sh' | sort | jobs_of deb script; }
part_cluster() { echo tests/cluster/faults.sh | jobs_of cluster script; }
part_long() {
    c_programs games | grep -E 'differential$|brute$' | jobs_of long check
    c_programs games | grep 'conformance$' | by_game | jobs_of long check
    c_programs unit | grep -E 'pairing_dutch$|strength$' | jobs_of long check
    find tests/cli -name '*tokens.test.js' -o -name shapes.test.js | jobs_of long node
    printf 'tests/python/test_%s.py\n' engine wheel | jobs_of long python
    echo tests/checks/lint.sh | jobs_of long script
    printf '%s\n' tests/api/accounts.test.js tests/api/fair.test.js tests/api/leagues.test.js tests/api/passkeys.test.js tests/api/two_worlds.test.js tests/browser/experiments.spec.js | jobs_of long node
}

# The Makefile names the programs (GOLDEN_OF) and the builds of them (BUILDS).
part_builds() {
    local of program
    for of in $BUILDS; do
        for program in $GOLDEN_OF; do echo "$build/$of/$program"; done
    done | jobs_of builds check
}

longest_first() {
    awk 'NR == FNR { rank[$1] = NR; next }
        { path = $3; for (i = 4; i <= NF; i++) path = path " " $i; sub(/^.*\/tests\//, "tests/", path); print (path in rank ? rank[path] : 9999) "\t" $0 }' tests/longest.txt - | sort -s -n -k 1,1 | cut -f 2-
}

# ---- the run --------------------------------------------------------------------------------------------------------------

trap 'cluster_stop; scratch_gone' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
[ -d "$QUADRIVIUM_SHARED/rules" ] ||
    echo "note: no shared rules at $QUADRIVIUM_SHARED; tests that use their vectors run with fewer cases"

# Files that tests/longest.txt does not name follow in this order, a browser's first, the quickest last: what ends the run is short.
[ "$*" != all ] || set -- browser games api stack faces python checks unit sql
for part in "$@"; do
    case $part in
        checks | unit | games | sql | faces | python | stack | api | browser | long | slow | builds | deb | cluster) ;;
        *)
            echo "run.sh: no part is called $part" >&2
            exit 2
            ;;
    esac
    case $part in
        unit | sql | api | browser | slow) needs_cluster=1 ;;
    esac
    case $part in
        api | slow) templates=$sane ;;
        browser) templates=${templates:-$build} ;;
        builds) export RANDOM_GAMES=250 ;;
        long) export SANE_STEPS=80 DIFF_GAMES=${DIFF_GAMES:-1000} BRUTE_RULE_SETS=${BRUTE_RULE_SETS:-10000} TOKEN_GAMES=${TOKEN_GAMES:-100} SHAPE_GAMES=${SHAPE_GAMES:-100} LOGIN_NAMES=${LOGIN_NAMES:-20} PASSKEY_DRAWS=${PASSKEY_DRAWS:-10000} WORLDS=${WORLDS:-100} ITEM_STEPS=${ITEM_STEPS:-100000} PAIRED_TOURNAMENTS=${PAIRED_TOURNAMENTS:-5000} LEAGUE_GAMES=${LEAGUE_GAMES:-20} RUNS=${RUNS:-1000} STUDY_PEOPLE=${STUDY_PEOPLE:-40} ENROLMENTS=${ENROLMENTS:-1000} LEARN_SECONDS=${LEARN_SECONDS:-60} LINT=all ;;
    esac
    "part_$part" >>"$logs/jobs"
done
touch "$logs/jobs"
scratch_in_memory
if [ -n "${needs_cluster:-}" ] && [ -s "$logs/jobs" ]; then
    cluster_start
    export cluster_dir
    [ -z "${templates:-}" ] || cluster_template "$templates" || exit 1
fi
# Jobs do not wait for PostgreSQL and for Chromium's processes, so the seconds of the jobs leave those out; the machine's own count has them.
used_by_machine() { awk '$1 == "cpu" { print $2 + $3 + $4 + $7 + $8, $5 + $6 }' /proc/stat; } # hundredths of a second, busy and idle
began=$SECONDS
read -r busy_before idle_before < <(used_by_machine)
# shellcheck disable=SC2016 # the inner shell expands it
longest_first <"$logs/jobs" |
    xargs -r -d '\n' -n 1 -P "${TEST_JOBS:-$((2 * $(nproc) + 2))}" bash -c 'IFS=" " read -r part kind path <<<"$1"; run_job "$part" "$kind" "$path"' _
# A process that is killed while it looks for leaks leaves an empty file, or nothing but its tracer's complaint that it is gone: no report.
is_report() { [ -s "$1" ] && grep -qv '^==[0-9]*==Unable to get registers from thread [0-9]*\.$' "$1"; }
for report in "$logs"/sanitizer/*; do
    ! is_report "$report" || part=api note "sanitizer report of a daemon" 0 1 "$report"
done
# One unit test makes a deadlock on purpose, in a database of its own (test_pg).
if [ -n "$cluster_dir" ] && grep -a 'deadlock detected' "$cluster_dir/log" | grep -av ' test_pg ' >"$logs/deadlocks"; then
    part=sql note "deadlocks in the cluster that tests share" 0 1 "$logs/deadlocks"
fi
cluster_stop
echo
echo "the slowest twenty"
sort -rn "$logs/times" | head -n 20 | awk '{ wall = $1; cpu = $2; sub(/^[^ ]+ [^ ]+ [^ ]+ /, ""); printf "  %6.1f s  %6.1f s of processor  %s\n", wall, cpu, $0 }'
read -r busy idle < <(used_by_machine)
echo "by part, in $((SECONDS - began)) s; the machine's processors were busy for $(((busy - busy_before) / 100)) s and idle for $(((idle - idle_before) / 100)) s"
awk 'FILENAME ~ /counts$/ { passed[$3] += $1; failed[$3] += $2; next } { wall[$3] += $1; cpu[$3] += $2 }
    END { for (part in passed) printf "  %-8s %5d passed %3d failed  %7.1f s of tests  %7.1f s of processor\n", part, passed[part], failed[part], wall[part], cpu[part] }
' "$logs/counts" "$logs/times" | sort
# Once more at the end: of a long log the end is what is kept and read.
[ ! -e "$logs/failures" ] || cat "$logs/failures"
read -r passed failed < <(awk '{ p += $1; f += $2 } END { print p + 0, f + 0 }' "$logs/counts")
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
