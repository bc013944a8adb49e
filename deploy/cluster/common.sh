# common.sh - sourced by the scripts of this directory: reads the cluster's settings and has the functions they share. DESTDIR is prepended to
# every path that is written, as when packages are built; with it a script only writes files and starts nothing.
# shellcheck shell=bash disable=SC2034 # the scripts read what is set here
set -euo pipefail
umask 077
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd -P)
program=${0##*/}
dest=${DESTDIR:-}
settings=$dest/etc/quadrivium

die() {
    printf '%s: %s\n' "$program" "$*" >&2
    exit 1
}

# The machine's own name, and its address by the list of its kind.
read_cluster() { # KIND-LIST NAME
    [ -r "$settings/cluster.conf" ] || die "$settings/cluster.conf is missing; copy $here/cluster.conf.example there and edit it"
    # shellcheck source=deploy/cluster/cluster.conf.example
    source "$settings/cluster.conf"
    local name
    for name in ETCD DATABASES ARENAS FRONTS; do
        [[ ${!name:-} =~ ^[a-z][a-z0-9-]*=[0-9.]+(\ +[a-z][a-z0-9-]*=[0-9.]+)*$ ]] || die "$name in cluster.conf must be a list like 'name=10.0.0.1 other=10.0.0.2'"
    done
    me=${2:-$(hostname -s)}
    address=$(address_of "$me" "${!1}") || die "$me is not in the list $1 of cluster.conf"
}

address_of() { # NAME LIST
    local entry
    for entry in $2; do
        [ "${entry%%=*}" != "$1" ] || { printf %s "${entry#*=}" && return 0; }
    done
    return 1
}

# "A,B,C": every entry of a list in the form of PATTERN, where NAME and ADDRESS stand for the two.
listed() { # LIST PATTERN
    local entry text out=''
    for entry in $1; do
        text=${2//NAME/${entry%%=*}}
        out+=,${text//ADDRESS/${entry#*=}}
    done
    printf %s "${out#,}"
}

# Passwords of the cluster, the same on every database machine and arena; secrets.sh creates them once.
read_secrets() {
    [ -r "$settings/cluster.secrets" ] || die "$settings/cluster.secrets is missing; run secrets.sh on one machine and copy the file to the others"
    # shellcheck disable=SC1091 # made by secrets.sh
    source "$settings/cluster.secrets"
}

# Replace @NAME@ in `text` by the variable of that name, and write it. Readable by its owner only.
write_file() { # TEMPLATE FILE OWNER
    local name text
    text=$(<"$here/$1")
    for name in $(grep -oE '@[A-Za-z_]+@' "$here/$1" | tr -d @ | sort -u); do text=${text//"@$name@"/${!name?}}; done
    mkdir -p "$(dirname "$2")"
    printf '%s\n' "$text" >"$2.new"
    own "$3" "$2.new"
    mv "$2.new" "$2"
}

# Under DESTDIR everything belongs to one user (CLUSTER_USER), which runs all services.
own() { # USER PATH...
    local user=$1
    shift
    [ -z "$dest" ] || user=${CLUSTER_USER:-postgres}
    [ "$(id -u)" != 0 ] || chown "$user:" "$@"
}

# Start the services now and at every boot, with today's settings.
restart_services() {
    [ -z "$dest" ] || return 0
    systemctl daemon-reload
    systemctl enable --quiet "$@"
    systemctl restart "$@"
}
