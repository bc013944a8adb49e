#!/usr/bin/env bash
# backup.sh [check] - back up the arena that runs in QUADRIVIUM_HOME (var/) into its QUADRIVIUM_BACKUP: a full backup when there is none
# or the last is a week old, else what has changed since; the log of changes goes there by itself within a minute. `check` makes
# nothing: it reads every file of the backups again, and fails when one is damaged or the newest backup is older than 26 hours.
# Prints one line of JSON; what is wrong also stands in the arena's log as backup_failed. QUADRIVIUM_PGBACKREST: pgBackRest's configuration
# when the cluster is not one of stack.sh's; what is wrong stands in the journal then. Run by quad-backup.timer, or any cron.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
home=${QUADRIVIUM_HOME:-$root/var}
conf=${QUADRIVIUM_PGBACKREST:-$home/run/pgbackrest.conf}
log=$home/log/backup.log
arena_log=$home/log/quadrivium.log
[ -z "${QUADRIVIUM_PGBACKREST:-}" ] || log='the journal' arena_log=/dev/null
MAX_AGE=${MAX_AGE:-$((26 * 3600))} # seconds

fail() {
    local why=${1//[\"\\]/\'}
    printf '{"at":"%s","level":"error","from":"backup","event":"backup_failed","why":"%s"}\n' "$(date -u +%Y-%m-%dT%H:%M:%S.%3NZ)" "$why" | tee -a "$arena_log" >&2
    exit 1
}

# As the owner of the cluster, whose files they are.
tool() {
    local as=()
    [ "$(id -u)" != 0 ] || as=(setpriv "--reuid=$(stat -c %u "$conf")" "--regid=$(stat -c %g "$conf")" --clear-groups)
    (cd "$(dirname "$conf")" && "${as[@]}" pgbackrest --config="$conf" --stanza=quadrivium "$@") 2>&3
}

[ -r "$conf" ] || fail "no arena with backups runs in $home: start it with QUADRIVIUM_BACKUP=DIRECTORY (an installed one: quad-setup backup)"
if [ -z "${QUADRIVIUM_PGBACKREST:-}" ]; then exec 3>>"$log"; else exec 3>&2; fi
# "SECONDS LABEL TYPE" of the newest backup that is whole, of all or of one type; zeros when there is none.
newest() { # [TYPE]
    tool info --output=json | perl -MJSON::PP -e '
        my ($type) = @ARGV;
        my @of = grep { !$_->{error} && (!defined $type || $_->{type} eq $type) } @{decode_json(join("", <STDIN>))->[0]{backup}};
        my ($last) = sort { $b->{timestamp}{stop} <=> $a->{timestamp}{stop} } @of;
        print $last ? "$last->{timestamp}{stop} $last->{label} $last->{type}\n" : "0 none none\n";' ${1:+"$1"}
}

case ${1:-run} in
    run)
        kind='diff'
        read -r stop label type < <(newest full)
        [ $(($(date +%s) - stop)) -lt $((7 * 86400)) ] || kind=full
        tool --type="$kind" backup || fail "the backup failed; see $log"
        ;;
    check) ;;
    *)
        echo "usage: deploy/backup.sh [check]" >&2
        exit 2
        ;;
esac
# pgBackRest's verify tells of damage in words and ends with 0.
found=$(tool verify --output=text --verbose) || fail "the backups cannot be read; see $log"
grep -qE 'status: ok' <<<"$found" || fail "a file of the backups is missing or damaged: $(tr '\n' ' ' <<<"$found" | cut -c1-400)"
read -r stop label type < <(newest)
age=$(($(date +%s) - stop))
[ "$age" -le "$MAX_AGE" ] || fail "the newest backup is $age seconds old"
printf '{"backup":"%s","type":"%s","age_seconds":%d}\n' "$label" "$type" "$age"
