#!/usr/bin/env bash
# sandbox.sh PROGRAM... - run a program of this directory in a machine room of its own: namespaces for processes, networks and mounts, all of
# whose processes, networks and files are gone when this process ends, however it ends. The room has the programs in /mnt/app, and everything the
# machines write in /mnt, in memory. Anybody can make one where the kernel lets users make namespaces: inside, they are the user `postgres`, as
# the services are, with root's rights over the room alone. Status 77: the kernel forbids it.
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$(cd "${QUADRIVIUM_BUILD:-$root/build}" && pwd -P)
if [ "${1:-}" != --inside ]; then
    room=(unshare --mount --net --pid --fork --kill-child --mount-proc)
    [ "$(id -u)" = 0 ] || room+=(--user --keep-caps "--map-user=$(id -u postgres)" "--map-group=$(id -g postgres)")
    "${room[@]}" -- mount -t tmpfs room /mnt || { echo "the kernel lets $(id -un) make no namespaces for processes, networks and mounts" >&2 && exit 77; }
    exec "${room[@]}" -- "$0" --inside "$@"
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
