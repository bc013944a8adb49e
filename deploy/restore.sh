#!/usr/bin/env bash
# restore.sh BACKUP_DIR HOME [TIME] - make a run directory anew from backups: its cluster as it was at the last change that was backed up, or
# at TIME ('2026-11-23 18:00:00+00'). HOME must not hold a cluster. Then QUADRIVIUM_HOME=HOME make run goes on with it.
# restore.sh --drill BACKUP_DIR - try that in a scratch directory: restore, start, and replay every match from its events (quad scrub). The
# last line is the scrub's; exit status 1 when anything is amiss. Run every night after the backup. QUADRIVIUM_SUPERUSER: the superuser of a
# cluster that stack.sh did not make (quad).
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=deploy/access.sh
source "$root/deploy/access.sh"
build=${QUADRIVIUM_BUILD:-$root/build}
super=${QUADRIVIUM_SUPERUSER:-quad}
umask 077

drill=''
if [ "${1:-}" = --drill ]; then
    drill=1
    shift
fi
backup=${1:?usage: restore.sh BACKUP_DIR HOME [TIME], or restore.sh --drill BACKUP_DIR}
backup=$(cd "$backup" && pwd -P)
user=$(stat -c %U "$backup")
as=()
[ "$(id -u)" != 0 ] || as=(setpriv "--reuid=$user" "--regid=$(stat -c %G "$backup")" --clear-groups --inh-caps=-all)
if [ -n "$drill" ]; then home=$(mktemp -d /tmp/quad-restore.XXXXXX); else home=${2:?name the run directory to make}; fi
time=${3:-}
mkdir -p "$home/log" "$home/run" "$home/backup"
[ ! -e "$home/pg" ] || { echo "restore.sh: $home holds a cluster already" >&2 && exit 1; }
[ "$(id -u)" != 0 ] || chown -R "$user" "$home"

sockets=''
# shellcheck disable=SC2317 # called by the trap
clean_up() {
    [ -z "$sockets" ] || [ ! -s "$home/pg/postmaster.pid" ] || "${as[@]}" "$bin/pg_ctl" -D "$home/pg" -m immediate stop >/dev/null 2>&1 || true
    [ -z "$drill" ] || rm -rf "$home"
    [ -z "$sockets" ] || rm -rf "$sockets"
}
trap clean_up EXIT

cat >"$home/run/restore.conf" <<CONF
[global]
repo1-path=$backup
lock-path=$home/backup
spool-path=$home/backup
log-level-file=off
log-level-console=warn
[quadrivium]
pg1-path=$home/pg
CONF
[ "$(id -u)" != 0 ] || chown "$user" "$home/run/restore.conf"
target=()
[ -z "$time" ] || target=(--type=time "--target=$time" --target-action=promote)
(cd "$home" && "${as[@]}" pgbackrest --config="$home/run/restore.conf" --stanza=quadrivium --archive-mode=off "${target[@]}" restore)
write_access "$home/pg" "$("${as[@]}" id -un)" "$super"
# Debian keeps it elsewhere; Patroni's names paths and standbys of the cluster, which this one does not belong to.
if [ ! -e "$home/pg/postgresql.conf" ] || [ -e "$home/pg/patroni.dynamic.json" ]; then : >"$home/pg/postgresql.conf"; fi
[ "$(id -u)" != 0 ] || chown "$user" "$home/pg/pg_hba.conf" "$home/pg/pg_ident.conf" "$home/pg/postgresql.conf"

# Replay the log of changes now: what cannot be replayed is found here, not when the arena is needed.
bin=$(dirname "$(find /usr/lib/postgresql/*/bin/pg_ctl | tail -n 1)")
sockets=$(mktemp -d /tmp/quad.XXXXXX)
[ "$(id -u)" != 0 ] || chown "$user" "$sockets"
# The log of changes can be replayed only with room for as many transactions as the primary had.
room=$("${as[@]}" "$bin/pg_controldata" "$home/pg" | sed -nE 's/_xacts? setting/_transactions setting/; s/per_transactions/per_transaction/; s/^(max_[a-z_]+) setting: +([0-9]+)$/-c \1=\2/p' | tr '\n' ' ')
"${as[@]}" "$bin/pg_ctl" -D "$home/pg" -w -t 3600 -l "$home/log/restore.log" -o "-k $sockets -c listen_addresses= $room -c jit=off" start >/dev/null
database="host=$sockets dbname=quadrivium user=$super"
for try in {1..36000}; do
    [ "$(psql -XAtq -d "$database" -c 'select pg_is_in_recovery()')" = t ] || break
    [ "$try" -lt 36000 ] || { echo "restore.sh: the log of changes was not replayed within an hour" >&2 && exit 1; }
    sleep 0.1
done
psql -XAtq -d "$database" -c "select 'restored: ' || (select count(*) from match) || ' matches, ' || (select count(*) from match_event) || ' events, the last of ' || coalesce((select max(at) from match_event)::text, 'never')"
# The keys of networks and devices, and for push services, are in no backup of the database: those that this run directory gets are the right ones.
# Backups of older versions have no such tables.
psql -XAtq -d "$database" -c "do \$\$ begin if to_regclass('sight_key') is not null then delete from sight_key; end if;
  if to_regclass('push_key') is not null then delete from push_key; end if; end \$\$"
status=0
QUADRIVIUM_DATABASE_URL=$database "$build/quad" scrub || status=$?
"${as[@]}" "$bin/pg_ctl" -D "$home/pg" -m fast -w stop >/dev/null
exit "$status"
