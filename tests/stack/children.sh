#!/usr/bin/env bash
# children.sh - deploy/children.sh, the supervisor's care of its children, while signals rain on the shell: it must see who lives, bury the dead and
# end what they left, whatever moment a signal comes in. No arena is needed.
# shellcheck shell=bash
set -u
heard=0
trap 'heard=$((heard + 1))' TERM
said=''
say() { said+="$*"$'\n'; }
# shellcheck source=deploy/children.sh
source deploy/children.sh
exec 2>/dev/null # where bash tells of killed children

claim() { # CLAIM command...: ok when the command succeeds
    local text=$1
    shift
    if "$@"; then echo "ok - $text"; else echo "not ok - $text"; fi
}

# A program with a child of its own that shares its process group.
launch_pair() { exec setsid bash -c 'sleep 1000 & exec sleep 1000' >/dev/null; }
launch_brief() { exec setsid true; }

# Until the one who asked for it is gone: no storm outlives this test.
storm() { exec perl -e 'my $to = shift; select(undef, undef, undef, 0.0003) while kill "TERM", $to' "$1"; }

in_own_group() { # PID: has setsid been reached?
    local stat words
    read -r stat <"/proc/$1/stat"
    read -r -a words <<<"${stat##*) }"
    [ "${words[2]:-}" = "$1" ]
}
comes_true() { # command...; a minute is how long until it is thought never to come
    local try
    for try in {1..1200}; do
        "$@" && return 0
        pause 0.05
    done
    echo "# not after $try looks: $*"
    return 1
}

rains() { [ "$heard" -gt "${1:-0}" ]; }
is_dead() { ! kill -0 "$1"; }
has_ended() { [ -z "${pid_of[$1]}" ] && ! group_lives "$2"; }
is_anew() { tend_children && [ "${pid_of[$1]:-$2}" != "$2" ]; }

storm $$ &
raining=$!
comes_true rains
start_child pair
living=${pid_of[pair]}
comes_true in_own_group "$living"

right=0
for try in {1..200}; do
    if group_lives "$living" && ! group_lives 4194304; then right=$((right + 1)); fi # no process has the second number: it is above pid_max's own limit
done
claim "two hundred times it is seen which group lives and which does not" test "$right" = 200

right=0
for try in {1..20}; do
    start_child pair
    pid=${pid_of[pair]}
    comes_true in_own_group "$pid"
    kill -KILL "$pid"
    comes_true is_dead "$pid"
    status=143
    while [ "$status" = 143 ]; do # a signal ends a wait
        wait "$pid"
        status=$?
    done
    clear_group "$pid"
    [ "$status" = 137 ] && ! group_lives "$pid" && right=$((right + 1))
done
claim "children are buried with their status, and what they left is ended" test "$right" = 20

pid_of[pair]=$living
ask_to_end TERM pair
await_end pair 20
claim "what is asked to end is waited for, with its group" has_ended pair "$living"

start_child brief
order=(brief)
comes_true is_anew brief "${pid_of[brief]}"
claim "what ends by itself is started again" test "${said%%$'\n'*}" = "brief stopped by itself (status 0); again in 100 ms"

comes_true rains "$heard"
# bash does not tell it, so the text has to: see deploy/children.sh.
pipelines() { grep -nE '^[^#(]*[^|(]\|( *\\?$| +[a-z])' deploy/stack.sh deploy/children.sh | grep -vE '^[^ ]+ +[a-z0-9_ |-]+\)( |$)'; }
claim "no pipeline stands in the shell that hears signals" test -z "$(pipelines)"

claim "all this time signals came" test "$heard" -gt 200
kill -KILL "$raining"
