# children.sh - the children of a supervisor written in bash (deploy/stack.sh): start them, start again what dies, end them. Sourced.
# For each NAME the script that sources this has a function launch_NAME, which replaces itself by the program in a session of its own, and it has `say`.
# No pipeline here, nor anywhere in a shell that hears signals: a trap that runs while bash 5.2 makes one leaves out what comes after, and bash
# waits for the first program with the end to read from in its own hand, for ever once the pipe is full. In a subshell, where traps are
# those of a fresh process, a pipeline does no harm.
# shellcheck shell=bash

# PID 1 may be slow to reap: a zombie still answers kill -0.
is_alive() {
    local stat
    read -r stat <"/proc/$1/stat" || return 1
    stat=${stat##*) }
    [[ $stat != [ZX]* ]]
} 2>/dev/null

declare -A pid_of=() died_after=() due=() began=()
order=() # of starting

# $now: milliseconds since the machine started. A clock that is set back must not keep a dead service from coming back.
look_at_clock() {
    local uptime
    read -r uptime _ </proc/uptime
    now=$((10#${uptime/./} * 10))
}

# A sleep without a process: reads a pipe into which nobody writes.
pause() { # SECONDS
    [ -n "${bell:-}" ] || exec {bell}<> <(:)
    read -r -t "$1" -u "$bell" || true
}

start_child() {
    "launch_$1" &
    pid_of[$1]=$!
    look_at_clock
    began[$1]=$now
    unset "due[$1]"
    [[ " ${order[*]} " = *" $1 "* ]] || order+=("$1")
}

# The master is gone, its own children may not be: they share its process group.
clear_group() {
    local try
    kill -TERM -- "-$1" 2>/dev/null || return 0
    for try in {1..60}; do
        group_lives "$1" || return 0
        [ "$try" != 40 ] || kill -KILL -- "-$1" 2>/dev/null
        pause 0.05
    done
}

group_lives() { # the state follows the name, which may hold anything, and the group is the third word from there
    local file stat words
    for file in /proc/[0-9]*/stat; do
        stat=''
        read -r -d '' stat <"$file"
        read -r -a words <<<"${stat##*) }"
        [ "${words[2]:-}" != "$1" ] || [[ ${words[0]} = [ZX]* ]] || return 0
    done
    return 1
} 2>/dev/null

# bash buries a dead child at once, and then it answers kill -0 no more. Should one stay unburied, its state tells, read once a second: it
# costs ten times as much.
child_lives() { kill -0 "$1" && { [ $((now - ${looked:-0})) -lt 1000 ] || is_alive "$1"; }; }

# One look at every child: bury the dead and set when they are to come back (0.1 s, doubling to 10 s while they die young),
# start those whose time has come.
tend_children() {
    local name delay pid status
    look_at_clock
    for name in "${order[@]}"; do
        if [ -n "${pid_of[$name]:-}" ] && ! child_lives "${pid_of[$name]}"; then
            pid=${pid_of[$name]}
            wait "$pid"
            status=$?
            clear_group "$pid"
            delay=$((${died_after[$name]:-50} * 2))
            [ $((now - began[$name])) -lt 10000 ] || delay=100
            [ "$delay" -le 10000 ] || delay=10000
            died_after[$name]=$delay
            say "$name stopped by itself (status $status); again in $delay ms"
            pid_of[$name]=''
            due[$name]=$((now + delay))
        elif [ -z "${pid_of[$name]:-}" ] && [ "$now" -ge "${due[$name]:-0}" ]; then
            start_child "$name"
        fi
    done
    [ $((now - ${looked:-0})) -lt 1000 ] || looked=$now
}

await_end() { # NAME SECONDS
    local pid=${pid_of[$1]:-} end
    [ -n "$pid" ] || return 0
    look_at_clock
    end=$((now + $2 * 1000))
    while is_alive "$pid"; do
        look_at_clock
        if [ "$now" -ge "$end" ]; then
            say "$1 did not stop in $2 s; killing it"
            kill -KILL -- "-$pid" 2>/dev/null
            break
        fi
        pause 0.02
    done
    wait "$pid" 2>/dev/null
    clear_group "$pid"
    pid_of[$1]=''
}

ask_to_end() { [ -z "${pid_of[$2]:-}" ] || kill "-$1" "${pid_of[$2]}" 2>/dev/null; }
