#!/usr/bin/env bash
# arena.sh [NAME] - make this machine, on which the package quadrivium is installed, one of the cluster's arenas: it has nginx, workers, waiter,
# clock and bots, and its database is the cluster's.
# shellcheck disable=SC2034 # templates are filled with what is set here
# shellcheck source=deploy/cluster/common.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/common.sh"
read_cluster ARENAS "${1:-}"
read_secrets
home=$dest/var/lib/quadrivium
fronts=$(listed "$FRONTS" ADDRESS)
primary="host=$(listed "$DATABASES" ADDRESS) port=5432 dbname=quadrivium passfile=$settings/pgpass target_session_attrs=read-write"
primary+=' connect_timeout=2 tcp_user_timeout=4000 keepalives_idle=2 keepalives_interval=1 keepalives_count=3'
standby=${primary/read-write/prefer-standby}
mkdir -p "$home"
write_file pgpass.in "$settings/pgpass" quadrivium
write_file arena.conf.in "$settings/arena.conf" quadrivium
# shellcheck disable=SC2001 # an expansion cannot refer to what it found
[ -e "$home/sight.key" ] || printf %b "$(sed 's/../\\x&/g' <<<"$SIGHT_KEY")" >"$home/sight.key"
own quadrivium "$home" "$home/sight.key"
[ -n "$dest" ] || quad-setup site start
