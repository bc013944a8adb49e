#!/usr/bin/env bash
# front.sh [NAME] - make this machine one of the cluster's fronts: HAProxy, which ends TLS and distributes the requests among the arenas.
# With two fronts, the DNS name has both addresses, or keepalived moves one address between them.
# shellcheck disable=SC2034 # templates are filled with what is set here
# shellcheck source=deploy/cluster/common.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/common.sh"
read_cluster FRONTS "${1:-}"
arenas='' last_resort=''
for entry in $ARENAS; do
    arenas+="    server ${entry%%=*} ${entry#*=}:80 check"$'\n'
    last_resort+="    server ${entry%%=*}-unasked ${entry#*=}:80 backup"$'\n'
done
arenas=${arenas%$'\n'} last_resort=${last_resort%$'\n'}
user=haproxy
[ -z "$dest" ] || user=${CLUSTER_USER:-postgres}
socket=$dest/run/haproxy/admin.sock
[ -r "$CERTIFICATE" ] || die "the certificate $CERTIFICATE (with its key, in one PEM file) cannot be read"
mkdir -p "$(dirname "$socket")"
own haproxy "$(dirname "$socket")"
write_file haproxy.cfg.in "$dest/etc/haproxy/haproxy.cfg" root
haproxy -c -f "$dest/etc/haproxy/haproxy.cfg" >/dev/null || die "HAProxy refuses its configuration; see above"
if [ -z "$dest" ]; then systemctl enable --quiet haproxy && systemctl reload-or-restart haproxy; fi
