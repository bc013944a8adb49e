#!/usr/bin/env bash
# database.sh [NAME] - make this machine one of the cluster's PostgreSQL servers, under Patroni. The first one started makes the database, the
# others copy it. Needs postgresql-15 without a cluster of its own (pg_dropcluster --stop 15 main).
# shellcheck disable=SC2034 # templates are filled with what is set here
# shellcheck source=deploy/cluster/common.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/common.sh"

# Databases and arenas may connect, each to what it needs.
access_lines() {
    local entry
    for entry in $DATABASES; do
        printf '    - host replication replicator %s/32 scram-sha-256\n    - host postgres rewind %s/32 scram-sha-256\n' "${entry#*=}" "${entry#*=}"
    done
    for entry in $ARENAS; do
        printf '    - host quadrivium quad_owner,quad_api,quad_clock,quad_bot,quad_waiter,quad_reader %s/32 scram-sha-256\n' "${entry#*=}"
    done
}

write_backrest() {
    archive_mode=on
    archive_command="pgbackrest --config=$data/pgbackrest.conf --stanza=quadrivium archive-push \"%p\""
    restore_command="pgbackrest --config=$data/pgbackrest.conf --stanza=quadrivium archive-get %f \"%p\""
    write_file pgbackrest.conf.in "$data/pgbackrest.conf" postgres
}

read_cluster DATABASES "${1:-}"
read_secrets
data=$dest/var/lib/postgresql/15/quadrivium
sockets=$dest/var/run/postgresql
bin=/usr/lib/postgresql/15/bin
etcds=$(listed "$ETCD" ADDRESS:2379)
access=$(access_lines)
archive_mode=off archive_command='' restore_command=''
[ -x "$bin/postgres" ] || die "PostgreSQL 15 is missing: install postgresql-15 and patroni"
mkdir -p "$data" "$sockets"
own postgres "$data" "$sockets" "$settings/cluster.secrets"
[ -z "${BACKUP:-}" ] || write_backrest
write_file patroni.yml.in "$dest/etc/patroni/config.yml" postgres
restart_services patroni
