#!/usr/bin/env bash
# setup.sh [database] [site] [backup] [start] - installed as quad-setup: make the arena of the Debian package ready on this machine. Without
# arguments: database, site and start. Each part can be run again at any time; run `quad-setup site` after changing /etc/quadrivium/arena.conf.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd -P)
# shellcheck source=deploy/site.sh
source "$root/deploy/site.sh"
settings=/etc/quadrivium
backups=/var/backups/quadrivium
archive=/var/lib/quadrivium-backup # what the archiving of changes needs; stays when the package goes, for the cluster stays

usage() {
    cat <<'TEXT'
usage: quad-setup [database] [site] [backup] [start]
  database  in the PostgreSQL cluster of this machine: the database, its roles, and access for the arena's user (by socket, without passwords).
            For a PostgreSQL elsewhere leave it out and write the addresses into /etc/quadrivium/arena.conf
  site      nginx: write /etc/quadrivium/nginx from the settings, enable the site in /etc/nginx/sites-available/quadrivium, reload
  backup    pgBackRest: archive every change of this machine's cluster to /var/backups/quadrivium, and back it up every night
  start     bring the schema up to date and start the arena, now and at every boot
Without arguments: database, site, start.
TEXT
}

die() {
    printf 'quad-setup: %s\n' "$*" >&2
    exit 1
}

say() { printf 'quad-setup: %s\n' "$*"; }

is_booted() { [ -d /run/systemd/system ]; }

# arena.conf as systemd reads it: NAME=VALUE a line, the value in quotes or not.
read_settings() {
    local line name value
    [ -r "$settings/arena.conf" ] || return 0
    while read -r line || [ -n "$line" ]; do
        [[ $line =~ ^(QUADRIVIUM_[A-Z_]+)=(.*)$ ]] || continue
        name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
        if [[ $value =~ ^\"(.*)\"$ || $value =~ ^\'(.*)\'$ ]]; then value=${BASH_REMATCH[1]}; fi
        export "$name=$value"
    done <"$settings/arena.conf"
}

# ---- the database ---------------------------------------------------------------------------------------------------------

as_postgres() { (cd / && setpriv --reuid=postgres --regid=postgres --init-groups -- "$@"); }
sql() { as_postgres psql -XAtq -v ON_ERROR_STOP=1 "$@"; }

find_cluster() {
    id -u postgres >/dev/null 2>&1 || die "PostgreSQL is not installed here; install postgresql-15, or set QUADRIVIUM_DATABASE_URL_* in $settings/arena.conf"
    hba=$(sql -d postgres -c 'show hba_file') || die "the PostgreSQL of this machine does not answer; see 'systemctl status postgresql'"
    ident=$(sql -d postgres -c 'show ident_file')
}

# The first line that fits decides: ours stands before all others.
set_access() {
    local role name line='local quadrivium quad_owner,quad_api,quad_clock,quad_bot,quad_waiter,quad_reader peer map=quadrivium'
    if ! grep -qxF "$line" "$hba"; then
        sed -i "1i # The arena's programs, known to the kernel by their user (quad-setup).\n$line" "$hba"
    fi
    for name in quadrivium root; do
        for role in quad_owner quad_api quad_clock quad_bot quad_waiter quad_reader; do
            line="quadrivium $name $role"
            grep -qxF "$line" "$ident" || printf '%s\n' "$line" >>"$ident"
        done
    done
    sql -d postgres -c 'select pg_reload_conf()' >/dev/null
}

# postgresql.service stands for all clusters and does not wait for them; the cluster's own unit does. Debian keeps its files in
# /etc/postgresql/VERSION/NAME.
restart_postgres() {
    local try directory=${hba%/*} name
    name=${directory##*/}
    directory=${directory%/*}
    say "restarting PostgreSQL"
    if is_booted; then systemctl restart "postgresql@${directory##*/}-$name"; else pg_ctlcluster "${directory##*/}" "$name" restart -m fast; fi
    for try in {1..300}; do
        sql -d postgres -c 'select 1' >/dev/null 2>&1 && return 0
        sleep 0.1
    done
    die "PostgreSQL did not come back in $((try / 10)) s; see 'systemctl status postgresql'"
}

set_up_database() {
    local needed=$((workers + 60))
    find_cluster
    if [ "$(sql -d postgres -c "select 1 from pg_database where datname = 'quadrivium'")" != 1 ]; then
        say "making the database quadrivium"
        sql -d postgres -c "create database quadrivium template template0 encoding 'UTF8' locale 'C.UTF-8'"
    fi
    sql -d quadrivium <"$root/sql/roles.sql"
    set_access
    if [ "$(sql -d postgres -c 'show max_connections')" -lt "$needed" ]; then
        sql -d postgres -c "alter system set max_connections = $needed"
        restart_postgres
    fi
}

# ---- nginx ----------------------------------------------------------------------------------------------------------------

set_up_site() {
    local part text metrics=''
    [ -z "${QUADRIVIUM_METRICS_PORT:-}" ] || metrics="listen 127.0.0.1:$QUADRIVIUM_METRICS_PORT;"
    install -d -m 755 "$settings/nginx"
    for part in http server; do
        text=$(awk -v part="$part" -f "$root/deploy/site.awk" "$root/nginx/quadrivium.conf.in")
        text=${text//@METRICS@/"$metrics"}
        text=${text//@HOME@//var/cache/quadrivium}
        fill_site "$(nproc)"
        printf '# Written by quad-setup from %s/arena.conf: change that, and run quad-setup site.\n%s\n' "$settings" "$text" >"$settings/nginx/$part.conf.new"
        mv "$settings/nginx/$part.conf.new" "$settings/nginx/$part.conf"
    done
    ln -sfn ../sites-available/quadrivium /etc/nginx/sites-enabled/quadrivium
    nginx -t -q || die "nginx refuses its configuration; see above"
    if is_booted; then systemctl reload-or-restart nginx; fi
}

# ---- backups --------------------------------------------------------------------------------------------------------------

set_up_backup() {
    local directory command
    command -v pgbackrest >/dev/null || die "pgbackrest is missing; it is in the package of that name"
    find_cluster
    directory=$(sql -d postgres -c 'show data_directory')
    install -d -m 700 -o postgres -g postgres "$backups" "$archive"
    cat >"$archive/pgbackrest.conf.new" <<CONF
[global]
repo1-path=$backups
repo1-retention-full=4
lock-path=$archive
spool-path=$archive
log-level-file=off
log-level-console=warn
start-fast=y
[quadrivium]
pg1-path=$directory
pg1-socket-path=/var/run/postgresql
pg1-port=$(sql -d postgres -c 'show port')
CONF
    chmod 644 "$archive/pgbackrest.conf.new"
    mv "$archive/pgbackrest.conf.new" "$archive/pgbackrest.conf"
    command="pgbackrest --config=$archive/pgbackrest.conf --stanza=quadrivium archive-push \"%p\""
    sql -d postgres -c "alter system set archive_timeout = 60" -c "alter system set archive_command = '$command'"
    if [ "$(sql -d postgres -c 'show archive_mode')" = off ]; then
        sql -d postgres -c "alter system set archive_mode = on"
        restart_postgres
    else
        sql -d postgres -c 'select pg_reload_conf()' >/dev/null
    fi
    as_postgres pgbackrest --config="$archive/pgbackrest.conf" --stanza=quadrivium stanza-create
    say "the first backup"
    if is_booted; then
        systemctl start quad-backup.service || die "the backup failed; see 'journalctl -u quad-backup'"
        systemctl enable --quiet --now quad-backup.timer
    fi
}

# ---- start ----------------------------------------------------------------------------------------------------------------

is_ready() { curl -sf --max-time 2 --unix-socket "$sockets/local.sock" -o /dev/null http://localhost/readyz; }

start() {
    local try
    is_booted || die "systemd does not run here"
    systemctl enable --quiet quadrivium.target
    systemctl restart quad-migrate.service || die "the schema could not be brought up to date; see 'journalctl -u quad-migrate' and $log"
    systemctl start quadrivium.target
    systemctl enable --quiet --now quad-scrub.timer quad-dump.timer
    for try in {1..300}; do
        if is_ready; then
            say "the arena is ready"
            return 0
        fi
        sleep 0.1
    done
    die "the arena is not ready after $((try / 10)) s; see $log, and ask 'quad doctor'"
}

case " $* " in *' -h '* | *' --help '*)
    usage
    exit 0
    ;;
esac
[ "$(id -u)" = 0 ] || die "this needs root"
read_settings
workers=${QUADRIVIUM_WORKERS:-12}
trusted=${QUADRIVIUM_TRUSTED_PROXIES:-}
# shellcheck disable=SC2034 # fill_site reads them
sockets=/run/quadrivium app=$root page=$root/page build=/usr/lib/quadrivium texts=$settings dumped=/var/lib/quadrivium
log=/var/log/quadrivium/quadrivium.log
check_site_settings
[ $# -gt 0 ] || set -- database site start
for part in "$@"; do
    case $part in
        database) set_up_database ;;
        site) set_up_site ;;
        backup) set_up_backup ;;
        start) start ;;
        *)
            usage >&2
            exit 2
            ;;
    esac
done
