# access.sh - sourced: who may log in to a cluster of ours, and as which role. By socket only, and only the user that runs the services (and
# root): PostgreSQL asks the kernel who is at the other end, so no password lies anywhere. Roles keep programs apart, not people: whoever
# runs code as this user owns the cluster's files anyway.
# shellcheck shell=bash

write_access() { # DATA_DIRECTORY USER [SUPERUSER]: pg_hba.conf and pg_ident.conf
    local role name
    printf 'local all,replication all peer map=quadrivium\n' >"$1/pg_hba.conf"
    for name in $(printf '%s\n' "$2" root | sort -u); do
        for role in "${3:-quad}" quad_owner quad_api quad_clock quad_bot quad_waiter quad_reader; do
            printf 'quadrivium "%s" %s\n' "$name" "$role"
        done
    done >"$1/pg_ident.conf"
}
