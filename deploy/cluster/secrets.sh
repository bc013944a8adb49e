#!/usr/bin/env bash
# secrets.sh - create the passwords of a cluster, /etc/quadrivium/cluster.secrets. Run it once, on one machine; copy the file to every
# database machine and arena, and nowhere else. It never replaces an existing file.
# shellcheck source=deploy/cluster/common.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/common.sh"
[ ! -e "$settings/cluster.secrets" ] || die "$settings/cluster.secrets exists already"
mkdir -p "$settings"
for name in SUPERUSER REPLICATION REWIND PATRONI OWNER API CLOCK BOT WAITER READER; do
    printf '%s_PASSWORD=%s\n' "$name" "$(openssl rand -hex 24)"
done >"$settings/cluster.secrets"
# Networks and devices are stored as hashes made with this key, so all arenas need the same one.
openssl rand 32 | od -An -v -tx1 | tr -d ' \n' | sed 's/^/SIGHT_KEY=/; s/$/\n/' >>"$settings/cluster.secrets"
