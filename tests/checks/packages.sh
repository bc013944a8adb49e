# packages.sh - one list of Debian packages, lock files without download addresses, versions Debian's node can run.
# shellcheck shell=bash
others=$(git ls-files -co --exclude-standard | grep -vE '^deploy/(deps\.sh|packages\.txt)$|package-lock\.json$|\.md$|^frontend/vendor/' |
    xargs -d '\n' grep -lE 'apt(-get)? (-[a-z-]+ )*install' 2>/dev/null)
others=$(grep -v '^tests/checks/packages.sh$' <<<"$others")
if [ -z "$others" ]; then echo "ok - only deploy/deps.sh installs packages"; else printf 'not ok - only deploy/deps.sh installs packages\n%s\n' "$others"; fi

twice=$(grep -E '^[a-z0-9]' deploy/packages.txt | sort | uniq -d)
if [ -z "$twice" ]; then echo "ok - no package is listed twice"; else echo "not ok - listed twice: $twice"; fi

for lock in $(git ls-files -co --exclude-standard '*package-lock.json'); do
    folder=$(dirname "$lock")
    if grep -q '"resolved": "http' "$lock"; then echo "not ok - $lock records download addresses"; else echo "ok - $lock records no download addresses"; fi
    if grep -qx 'omit-lockfile-registry-resolved=true' "$folder/.npmrc"; then echo "ok - $folder/.npmrc keeps it so"; else echo "not ok - $folder/.npmrc lacks omit-lockfile-registry-resolved=true"; fi
done

# shellcheck disable=SC2016 # a program of JavaScript
needy=$(node -e '
    const locks = ["tests", "frontend"].map((folder) => require(`./${folder}/package-lock.json`).packages);
    for (const [name, at] of locks.flatMap(Object.entries)) {
        const range = at.engines?.node ?? "*";
        const least = range.split("||").map((part) => parseInt(/\d+/.exec(part)?.[0] ?? 0));
        if (Math.min(...least) > 18) console.log(name, range);
    }')
if [ -z "$needy" ]; then echo "ok - what tests and the type checker need runs on node 18"; else printf 'not ok - what tests and the type checker need runs on node 18\n%s\n' "$needy"; fi

missing=''
for target in run test build deps stop bench fuzz lint format golden cover asan checks check-sql schema vendor help; do
    grep -qE "^([a-z-]+ )*$target( [a-z-]+)*:.*##" Makefile || missing+=" $target"
done
if [ -z "$missing" ]; then echo "ok - make help tells every promised target"; else echo "not ok - make help lacks$missing"; fi
