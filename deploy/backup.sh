#!/usr/bin/env bash
# backup.sh [check] - back up the arena that runs in QUADRIVIUM_HOME (var/) into its QUADRIVIUM_BACKUP: a full backup when there is none
# or the last is a week old, else what has changed since; the log of changes goes there by itself within a minute. `check` makes
# nothing: it reads every file of the backups again, and fails when one is damaged or the newest backup is older than 26 hours.
# Prints one line of JSON; what is wrong also stands in the arena's log as backup_failed. Run by quadrivium-backup.timer, or any cron.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
home=${QUADRIVIUM_HOME:-$root/var}
conf=$home/run/pgbackrest.conf
MAX_AGE=${MAX_AGE:-$((26 * 3600))} # seconds

fail() {
    local why=${1//[\"\\]/\'}
    printf '{"at":"%s","level":"error","from":"backup","event":"backup_failed","why":"%s"}\n' "$(date -u +%Y-%m-%dT%H:%M:%S.%3NZ)" "$why" | tee -a "$home/log/quadrivium.log" >&2
    exit 1
}

# As the owner of the cluster, whose files they are.
tool() {
    local as=()
    [ "$(id -u)" != 0 ] || as=(setpriv "--reuid=$(stat -c %u "$conf")" "--regid=$(stat -c %g "$conf")" --clear-groups)
    (cd "$home" && "${as[@]}" pgbackrest --config="$conf" --stanza=quadrivium "$@") 2>>"$home/log/backup.log"
}

[ -r "$conf" ] || fail "no arena with backups runs in $home: start it with QUADRIVIUM_BACKUP=DIRECTORY"
# "SECONDS LABEL TYPE" of the newest backup that is whole, of all or of one type; zeros when there is none.
newest() { # [TYPE]
    tool info --output=json | node -e '
        const of = JSON.parse(require("fs").readFileSync(0))[0].backup.filter((b) => !b.error && [b.type, undefined].includes(process.argv[1]));
        const last = of.sort((a, b) => a.timestamp.stop - b.timestamp.stop).pop();
        console.log(last?.timestamp.stop ?? 0, last?.label ?? "none", last?.type ?? "none");' ${1:+"$1"}
}

case ${1:-run} in
    run)
        kind='diff'
        read -r stop label type < <(newest full)
        [ $(($(date +%s) - stop)) -lt $((7 * 86400)) ] || kind=full
        tool --type="$kind" backup || fail "the backup failed; see $home/log/backup.log"
        ;;
    check) ;;
    *)
        echo "usage: deploy/backup.sh [check]" >&2
        exit 2
        ;;
esac
# pgBackRest's verify tells of damage in words and ends with 0.
found=$(tool verify --output=text --verbose) || fail "the backups cannot be read; see $home/log/backup.log"
grep -qE 'status: ok' <<<"$found" || fail "a file of the backups is missing or damaged: $(tr '\n' ' ' <<<"$found" | cut -c1-400)"
read -r stop label type < <(newest)
age=$(($(date +%s) - stop))
[ "$age" -le "$MAX_AGE" ] || fail "the newest backup is $age seconds old"
printf '{"backup":"%s","type":"%s","age_seconds":%d}\n' "$label" "$type" "$age"
