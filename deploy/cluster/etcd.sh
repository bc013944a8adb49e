#!/usr/bin/env bash
# etcd.sh [NAME] - make this machine a member of the cluster's etcd, which stores the name of the primary. The first time, start the three
# members within a minute; later each can be restarted by itself.
# shellcheck disable=SC2034 # templates are filled with what is set here
# shellcheck source=deploy/cluster/common.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/common.sh"
read_cluster ETCD "${1:-}"
data=$dest/var/lib/etcd/quadrivium
members=$(listed "$ETCD" NAME=http://ADDRESS:2380)
mkdir -p "$data"
own etcd "$data"
write_file etcd.env.in "$dest/etc/default/etcd" root
restart_services etcd
