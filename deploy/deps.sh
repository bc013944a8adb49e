#!/usr/bin/env bash
# deps.sh SECTION... - install what is missing of the named sections of packages.txt; nothing missing: exit 0 at once.
# As root or through sudo; otherwise prints the one command to type and exits 1.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

wanted() { # the packages of the sections named
    awk -v sections=" $* " '
        /^# [a-z]+$/ { on = index(sections, " " $2 " ") > 0; next }
        /^[a-z0-9]/ && on { print $1 }' "$here/packages.txt"
}

# A node and npm from elsewhere (18 or newer) do as well as Debian's own; Debian's would only lie beside them.
has_node() {
    command -v npm >/dev/null && command -v node >/dev/null &&
        node -e 'process.exit(parseInt(process.versions.node) >= 18 ? 0 : 1)' 2>/dev/null
}

# A package that is there for two architectures has two states; "name:i386" asks for one of them.
is_installed() { dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed; }

missing=()
for package in $(wanted "$@"); do
    case $package in
        nodejs | npm) has_node && continue ;;
    esac
    is_installed "$package" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

command -v apt-get >/dev/null || {
    echo "Missing packages (this is no Debian, install their like by hand): ${missing[*]}" >&2
    exit 1
}
setup='apt-get update'
[[ " ${missing[*]}" != *:i386* ]] || setup="dpkg --add-architecture i386 && $setup"
sudo=()
if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [ -t 0 ] && [ -t 2 ]; }; }; then
        sudo=(sudo)
    else
        echo "Some packages are missing. Install them as root with this command, then try again:" >&2
        echo "  $setup && apt-get install -y --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
fi
echo "Installing: ${missing[*]}"
[[ $setup != dpkg* ]] || "${sudo[@]}" dpkg --add-architecture i386
# A mirror that is just being renewed lacks single lists. The packages may be in the others; where they are not, installing fails.
"${sudo[@]}" apt-get update -q || echo "apt-get update failed in part; going on with the lists there are" >&2
"${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"

# The tests of the cluster start these themselves, in networks of their own; on this machine nobody has asked for them.
for package in "${missing[@]}"; do
    case $package in
        etcd-server | haproxy | patroni) [ ! -d /run/systemd/system ] || "${sudo[@]}" systemctl disable --quiet --now "${package%-server}" ;;
    esac
done
