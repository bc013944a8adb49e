#!/usr/bin/env bash
# backup.sh - the drill: an arena with matches is backed up, goes on, dies with its disk, and comes back with everything that was answered;
# every match is replayed. Then what an operator must hear of: a damaged backup, an old one, an event changed before the backup.
# shellcheck shell=bash
set -u
build=$(cd "${QUADRIVIUM_BUILD:-build}" && pwd) || exit 1
root=$PWD
place=$(mktemp -d "${TMPDIR:-/tmp}/quad backup.XXXXXX")
chmod 755 "$place"
unset QUADRIVIUM_DATABASE_URL
export QUADRIVIUM_BUILD=$build QUADRIVIUM_HOME="$place/run here" QUADRIVIUM_WORKERS=3 QUADRIVIUM_QUIET=1 QUADRIVIUM_BACKUP="$place/kept here"
home=$QUADRIVIUM_HOME

claim() { # CLAIM command...: ok when the command succeeds
    local text=$1
    shift
    if "$@" >"$place/said" 2>&1; then echo "ok - $text"; else echo "not ok - $text" && sed 's/^/#   /' "$place/said"; fi
}

begin() { # NAME HOME
    local try
    : >"$place/$1.out"
    QUADRIVIUM_HOME=$2 PORT=0 "$root/deploy/stack.sh" run >"$place/$1.out" 2>&1 </dev/null &
    supervisor=$!
    for try in {1..1800}; do
        grep -qE 'is ready at' "$place/$1.out" && url=$(sed 's|/$||' "$2/run/url") && return 0
        kill -0 "$supervisor" 2>/dev/null || break
        sleep 0.1
    done
    cat "$place/$1.out"
    echo "no start in $try tries"
    return 1
}

sql() { psql -XAtq -d "host=$(<"$1/run/sockets") dbname=quadrivium user=quad" -c "$2"; }
# What must come back: every row of every table. Not what the arena writes while nobody asks it anything, nor what an outage moves in matches that run;
# and the keys of a run directory are in no backup.
rows_of() {
    psql -XAtq -d "host=$(<"$1/run/sockets") dbname=quadrivium user=quad" <<'EOF'
select case relname
         when 'match' then $$select 'match ' || (to_jsonb(t) - array['events', 'seqs', 'deadline', 'changed_at', 'turn_started'])::text from match t order by id$$
         when 'match_event' then $$select 'match_event ' || t::text from match_event t where kind <> 'note' order by match_id, n$$
         else format('select %L || t::text from %I t order by 1', relname || ' ', relname)
       end
  from pg_class
 where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
   and relname not in ('arena_heartbeat', 'attempt', 'sight_key', 'push_key')
 order by relname \gexec
EOF
}
play() { node "$root/tests/lib/play_some.mjs" "$url" "$1"; } # whole games, and one that goes on

end() { kill -TERM "$supervisor" && wait "$supervisor"; }
[ -n "${KEEP:-}" ] || trap 'end 2>/dev/null; rm -rf "$place"' EXIT

claim "an arena starts with a place for backups" begin one "$home"
# Its own directories for all that pgBackRest writes beside the backups: the usual ones belong to one user of the machine.
# shellcheck disable=SC2016 # the inner shell expands it
claim "nothing of it is written outside of the run directory" bash -c 'for key in lock spool; do grep -q "^$key-path=$1/" "$1/run/pgbackrest.conf" || exit 1; done' _ "$home"
claim "games are played" play 3
claim "the first backup is a full one" bash -c "deploy/backup.sh | grep -q '\"type\":\"full\"'"
claim "games are played after it" play 2
claim "nothing in the run directory is open to others" test -z "$(find "$home" -perm /077)"
claim "the next backup is of what has changed" bash -c "deploy/backup.sh | grep -q '\"type\":\"diff\"'"
claim "and more after that one" play 2
is_quiet() { for _ in {1..600}; do [ "$(sql "$1" 'select (select count(*) from job) + (select count(*) from opening_due)')" != 0 ] || return 0 && sleep 0.1; done; return 1; }
claim "no bot is about to play, and no ended match waits for its opening to be read" is_quiet "$home"
rows_of "$home" >"$place/before"
sql "$home" "select pg_switch_wal()" >/dev/null
# shellcheck disable=SC2016 # the inner shell expands it
claim "the log of changes is put away" bash -c 'for try in {1..600}; do [ "$(psql -XAtq -d "host=$(<"$1/run/sockets") dbname=quadrivium user=quad" -c "select archived_count > 0 and last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 16777216) from pg_stat_archiver")" = t ] && exit 0; sleep 0.1; done; exit 1' _ "$home"
claim "all files of the backups are whole" deploy/backup.sh check
# shellcheck disable=SC2016 # the inner shell expands it
claim "quad doctor reads how old the newest is, and that changes are put away" bash -c 'QUADRIVIUM_SETTINGS=/nonexistent QUADRIVIUM_DATABASE_URL="host=$(<"$1/run/sockets") dbname=quadrivium user=quad_owner" "$QUADRIVIUM_BUILD/quad" doctor >"$2"; grep -qE "\"backup\",\"status\":\"fine\",\"found\":\"the newest, [0-9-]+F_[0-9-]+D, is 0\.[0-9] hours old" "$2" && grep -q "archiving of changes is on, and works" "$2"' _ "$home" "$place/doctor"
claim "the drill restores it beside the running arena and replays every match" deploy/restore.sh --drill "$QUADRIVIUM_BACKUP"

# The machine dies, and its disk with it.
# shellcheck disable=SC2046 # process ids
kill -9 "$supervisor" $(for dir in /proc/[0-9]*; do cwd=$(readlink "$dir/cwd" 2>/dev/null) && [[ $cwd/ = "$home"/* ]] && echo "${dir#/proc/}"; done) 2>/dev/null
wait "$supervisor" 2>/dev/null
rm -rf "$home/pg"
claim "a cluster is made anew from the backups" deploy/restore.sh "$QUADRIVIUM_BACKUP" "$place/again"
claim "which no other overwrites" bash -c "! deploy/restore.sh '$QUADRIVIUM_BACKUP' '$place/again'"
claim "the arena starts from it" begin two "$place/again"
rows_of "$place/again" >"$place/after"
claim "with every row of every table there was" diff "$place/before" "$place/after"
claim "of more than thirty tables, and of matches of every game" bash -c "[ \"\$(cut -d ' ' -f 1 '$place/after' | sort -u | wc -l)\" -gt 30 ] && for game in stratic stratagem cosair rulegame; do grep -q \"^match .*\\\"game\\\": \\\"\$game\\\"\" '$place/after' || exit 1; done"
claim "and is played on" play 1
export QUADRIVIUM_HOME=$place/again
claim "and backed up on" deploy/backup.sh

sql "$QUADRIVIUM_HOME" "begin; set local session_replication_role = replica; update match_event set hash = overlay(hash placing 'x' from 1 for 1) where (match_id, n) in (select match_id, n from match_event where kind = 'turn' order by match_id, n limit 1 offset 3); commit"
claim "a changed event is backed up like any other" deploy/backup.sh
claim "but the drill tells of it" bash -c "! deploy/restore.sh --drill '$QUADRIVIUM_BACKUP' >'$place/drill' 2>&1; grep -q '\"damaged\":1' '$place/drill' && grep -q match_damaged '$place/drill'"

victim=$(find "$QUADRIVIUM_BACKUP/backup" -type f -name '*.gz' -size +2k | sort | head -n 1)
cp -p "$victim" "$place/victim"
printf 'x' | dd of="$victim" bs=1 seek=1000 conv=notrunc status=none
claim "a damaged file of a backup is found" bash -c "! deploy/backup.sh check && tail -n 1 '$QUADRIVIUM_HOME/log/quadrivium.log' | grep -q backup_failed"
cp -p "$place/victim" "$victim"
claim "and its repair is seen" deploy/backup.sh check
# The same backup, a day later: what asks for the time is told so many hours more.
mkdir "$place/later"
later() { # HOURS command...
    printf '#!/bin/sh\nexec %s -d "%d hours" "$@"\n' "$(type -P date)" "$1" >"$place/later/date"
    chmod +x "$place/later/date"
    PATH=$place/later:$PATH "${@:2}"
}
claim "a backup of twenty-five hours ago will do" later 25 deploy/backup.sh check
claim "one of twenty-seven hours ago is too old, and told of" later 27 bash -c "! deploy/backup.sh check && tail -n 1 '$QUADRIVIUM_HOME/log/quadrivium.log' | grep -q 'backup_failed.*the newest backup is 9[0-9]* seconds old'"
claim "SIGTERM ends it with status 0" end
supervisor=
