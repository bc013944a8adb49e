#!/usr/bin/env bash
# run.sh PART... - run parts of the test suite: checks unit games sql faces stack api browser long builds; `all` is each but long and builds, in that order.
# The Makefile builds first and calls this; the last line is "N passed, N failed". What a test prints goes to a log of its own
# under $QUADRIVIUM_BUILD/test-logs and is shown when the test fails.
#
#   unit games        C programs built with the sanitizers, each a Check suite (tests/harness.h)
#   sql               queries PREPAREd on a fresh schema, sql/schema.sql, tests/sql/*.sql
#   faces api browser node:test files (api: tests/cli too); api and browser start stacks of their own and find in the environment
#                     TEST_PG (how to reach the run's throw-away PostgreSQL as superuser) and QUADRIVIUM_BUILD
#   stack             tests/stack/*.sh: the supervisor, started and killed
#   builds            not in `all`: golden games built by other compilers and for 32 bits
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
source tests/cluster.sh

mkdir -p "$logs"
rm -rf "${logs:?}"/*
mkdir -p "$logs/sanitizer"
chmod 1777 "$logs/sanitizer"
: >"$logs/counts"

# Note a result ("passed failed") and say it in one line; a failed one shows the end of its log.
note() { # NAME PASSED FAILED LOG
    printf '%s %s\n' "$2" "$3" >>"$logs/counts"
    if [ "$3" = 0 ]; then
        printf '  ok   %-58s %5s\n' "$1" "$2"
    else
        {
            printf '  FAIL %-58s %5s passed, %s failed; %s\n' "$1" "$2" "$3" "$4"
            grep -aE '^ *not ok|:[FE]:|ERROR|runtime error|Error:|expected|actual' "$4" | head -n 40 | sed 's/^/       | /'
            tail -n 25 "$4" | sed 's/^/       | /'
        } | cut -c1-240
    fi
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

# A Check program's closing line: "100%: Checks: 3, Failures: 0, Errors: 0". None, or a bad end without a failed check (a
# sanitizer's report at exit): one failure.
# Not every kernel takes 32-bit programs.
can_run() { [ "$(od -An -tx1 -j4 -N1 "$1" | tr -d ' ')" != 01 ] || "/lib/ld-linux.so.2" --version >/dev/null 2>&1; }

run_check_program() {
    local program=$1 name log status line checks bad emulator=()
    name=${program#"$sane/tests/"}
    name=${name#"$build/"}
    can_run "$program" || emulator=(qemu-i386)
    log=$(log_of "$name")
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

run_node_file() {
    local file=$1 log status passed bad
    log=$(log_of "$file")
    timeout 600 node --test --test-reporter=tap "$file" >"$log" 2>&1
    status=$?
    passed=$(awk '/^# pass / { n = $3 } END { print n + 0 }' "$log")
    bad=$(awk '/^# (fail|cancelled) / { n += $3 } END { print n + 0 }' "$log")
    [ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
    note "$file" "$passed" "$bad" "$log"
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
export -f note log_of can_run run_check_program run_node_file run_script
export build sane logs

each() { # COUNT FUNCTION: run the function for every path on stdin, so many at a time
    # shellcheck disable=SC2016 # the inner shell expands it
    xargs -r -d '\n' -n 1 -P "$1" bash -c "$2"' "$1"' _
}

# ---- parts ----------------------------------------------------------------------------------------------------------------

part_checks() {
    find tests/checks -maxdepth 1 -name '*.sh' | sort | picked | each 2 run_script
    find tests/checks -maxdepth 1 \( -name '*.js' -o -name '*.mjs' \) | sort | picked | each 2 run_node_file
}

c_programs() { grep -rlw '^TEST_MAIN' "tests/$1" --include='*.c' | sort | sed "s|^tests/\(.*\)\.c\$|$sane/tests/\1|" | picked; }
part_unit() {
    cluster_start # for the tests of the database door
    c_programs unit | QUADRIVIUM_SOCKETS=$cluster_dir each 2 run_check_program
}
part_games() { c_programs games | each 2 run_check_program; }

part_faces() { find tests/faces -name '*.test.js' 2>/dev/null | sort | picked | each 2 run_node_file; }

part_stack() { find tests/stack -name '*.sh' | sort | picked | QUADRIVIUM_BUILD=$build each 1 run_script; }

part_sql() {
    cluster_start
    picked <<<tests/check-sql.sh | each 1 run_script
}

# The daemons under test are the sanitized ones; a report of theirs fails the run even when no test noticed.
part_api() {
    cluster_start
    find tests/api tests/cli -name '*.test.js' 2>/dev/null | sort | picked |
        QUADRIVIUM_BUILD=$sane ASAN_OPTIONS="log_path='$logs/sanitizer/asan'" \
            UBSAN_OPTIONS="print_stacktrace=1:log_path='$logs/sanitizer/ubsan'" each 2 run_node_file
    local report
    for report in "$logs"/sanitizer/*; do
        [ -e "$report" ] && note "sanitizer report of a daemon" 0 1 "$report"
    done
}

part_long() {
    c_programs games | grep -E 'differential$|brute$' | DIFF_GAMES=${DIFF_GAMES:-1000} BRUTE_RULE_SETS=${BRUTE_RULE_SETS:-10000} each 2 run_check_program
    find tests/cli -name '*tokens.test.js' | picked | QUADRIVIUM_BUILD=$sane TOKEN_GAMES=${TOKEN_GAMES:-100} each 1 run_node_file
}

# The Makefile names the programs (GOLDEN_OF) and the builds of them (BUILDS).
part_builds() {
    local of program
    for of in $BUILDS; do
        for program in $GOLDEN_OF; do echo "$build/$of/$program"; done
    done | picked | each 2 run_check_program
}

part_browser() {
    cluster_start
    find tests/browser -name '*.spec.js' 2>/dev/null | sort | picked | QUADRIVIUM_BUILD=$build each 1 run_node_file
}

# ---- the run --------------------------------------------------------------------------------------------------------------

trap cluster_stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
[ -d "$QUADRIVIUM_SHARED/rules" ] ||
    echo "note: no shared rules at $QUADRIVIUM_SHARED; tests that use their vectors run with fewer cases"

[ "$*" != all ] || set -- checks unit games sql faces stack api browser
for part in "$@"; do
    case $part in
        checks | unit | games | sql | faces | stack | api | browser | long | builds)
            printf '%s\n' "$part"
            began=$SECONDS
            "part_$part"
            printf '  %s took %s s\n' "$part" $((SECONDS - began))
            ;;
        *)
            echo "run.sh: no part is called $part" >&2
            exit 2
            ;;
    esac
done
cluster_stop
read -r passed failed < <(awk '{ p += $1; f += $2 } END { print p + 0, f + 0 }' "$logs/counts")
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
