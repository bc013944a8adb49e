# services.sh - the units of the Debian package: systemd finds nothing wrong with them, and none is exposed by more than 2.0 of 10 (systemd-analyze
# security). Read in a root made here, with what the units start as empty programs.
# shellcheck shell=bash
units=deploy/debian/units
MOST=2.0

if ! command -v systemd-analyze >/dev/null; then
    echo "not ok - systemd-analyze is missing: deploy/deps.sh test"
    exit 1
fi
place=$(mktemp -d "${TMPDIR:-/tmp}/quad services.XXXXXX")
trap 'rm -rf "$place"' EXIT
root=$place/root
system=$root/usr/lib/systemd/system
mkdir -p "$system/quad-.service.d" "$place/bare/usr/lib/systemd/system" "$root/etc"
cp /lib/systemd/system/*.target "$system/"
cp "$units"/*.service "$units"/*.timer "$units"/*.target "$system/"
cp "$units/sandbox.conf" "$system/quad-.service.d/"
cp "$units"/*.service "$place/bare/usr/lib/systemd/system/"
sed -nE 's/^Exec[A-Za-z]+=([^ ]+).*/\1/p' "$units"/*.service | sort -u | while read -r program; do
    install -D -m 755 /dev/null "$root$program"
done

tell() { if [ -z "$2" ]; then echo "ok - $1"; else printf 'not ok - %s\n%s\n' "$1" "$2"; fi; }

# What nginx's configuration includes lies beside it, so the package must have every file of that folder.
left_out=''
for file in nginx/*; do
    packed=''
    while read -r pattern _; do
        # shellcheck disable=SC2053 # a pattern
        [[ $file == $pattern ]] && packed=yes
    done <deploy/debian/quadrivium.install
    [ -n "$packed" ] || left_out+=" $file"
done
tell 'the package has every file of nginx/' "$left_out"

exposure() { # ROOT UNIT
    systemd-analyze security --no-pager --offline=yes --root="$1" "$2" 2>/dev/null | sed -nE 's/.*Overall exposure level for [^:]*: ([0-9.]+) .*/\1/p'
}

for unit in "$units"/*.service "$units"/*.timer "$units"/*.target; do
    name=${unit##*/}
    said=$(systemd-analyze verify --man=no --root="$root" "$name" 2>&1) || said+=" (status $?)"
    tell "systemd finds nothing wrong with $name" "$said"
done
for unit in "$units"/*.service; do
    name=${unit##*/}
    level=$(exposure "$root" "$name")
    if awk -v level="$level" -v most="$MOST" 'BEGIN { exit !(level != "" && level + 0 <= most + 0) }'; then echo "ok - $name is exposed by $level"; else
        echo "not ok - $name is exposed by ${level:-nobody knows how much}, more than $MOST"
    fi
done
level=$(exposure "$place/bare" quad-api.service)
if awk -v level="$level" -v most="$MOST" 'BEGIN { exit !(level + 0 > most + 0) }'; then echo "ok - without the sandbox it would be $level"; else
    echo "not ok - without the sandbox quad-api.service must be exposed by more than $MOST, not by ${level:-nothing}"
fi
for unit in "$units"/*.timer; do
    service=${unit%.timer}.service
    tell "$(basename "$unit") has its service" "$([ -e "$service" ] || echo "$service is missing")"
done

# make test-deb follows the page's commands block by block. It takes minutes and root, so what would make it stop is looked for here: a block
# that nothing follows, or another one in its place.
wrong=$(awk -v page=deploy/install.md -v test=tests/deb/install.sh '
    FILENAME == page && /^```sh$/ { on = 1; blocks++; next }
    FILENAME == page && /^```$/ { on = 0 }
    FILENAME == page && on { block[blocks] = block[blocks] $0 "\n" }
    FILENAME == test && /^follow / {
        word = $2
        if ($2 ~ /^\047/) { match($0, /\047[^\047]*\047/); word = substr($0, RSTART + 1, RLENGTH - 2) }
        if (!index(block[++followed], word)) print "block " followed " has no " word ":\n" block[followed]
    }
    END { if (!blocks || blocks != followed) print page " has " blocks + 0 " blocks of commands, and " test " follows " followed + 0 }
' deploy/install.md tests/deb/install.sh)
tell 'make test-deb follows every block of deploy/install.md' "$wrong"
