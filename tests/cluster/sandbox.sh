#!/usr/bin/env bash
# sandbox.sh PROGRAM... - run a program of this directory in a machine room of its own: namespaces for processes, networks and mounts, all of
# whose processes, networks and files are gone when this process ends, however it ends. Needs root. The room has the programs in /mnt/app, and
# everything the machines write in /mnt, in memory.
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$(cd "${QUADRIVIUM_BUILD:-$root/build}" && pwd -P)
[ "$(id -u)" = 0 ] || { echo "sandbox.sh needs root, to make network namespaces" >&2 && exit 1; }
if [ "${1:-}" != --inside ]; then
    exec unshare --mount --net --pid --fork --kill-child --mount-proc -- "$0" --inside "$@"
fi
shift
umask 022
cd "$root"
mount -t tmpfs -o size=6g,mode=755 room /mnt
# What the services put into these is of the room too.
for place in /dev/shm /run /tmp; do
    [[ $root/ = "$place"/* || $build/ = "$place"/* ]] || mount -t tmpfs -o mode=1777 room "$place"
done
mkdir -p /run/netns /mnt/app/build
cp -R deploy nginx sql /mnt/app/
cp "$build"/quad* "$build/openapi.json" /mnt/app/build/
cp -R "$build/page" /mnt/app/build/page
chmod -R a+rX /mnt/app
export QUADRIVIUM_BUILD=$build
# Not exec: this shell is the room's first process, and buries what its parents have left.
"$@" &
trap 'kill -TERM "$!" 2>/dev/null' TERM INT
while :; do
    status=0
    wait "$!" || status=$?
    kill -0 "$!" 2>/dev/null || break
done
exit "$status"
