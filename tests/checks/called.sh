# called.sh - every name that an object of the backend offers is used in another object, or by a test. A function that only its own file
# calls is static; one that nobody calls is deleted. The allocator reads malloc_conf. What libquad.so offers other languages is listed in
# backend/python/quad.map, and tests/python holds the two together.
# shellcheck shell=bash
build=${build:-${QUADRIVIUM_BUILD:-build}}
mapfile -t compiled < <(git ls-files -co --exclude-standard 'backend/*.c' | while read -r file; do [ ! -e "$file" ] || echo "$build/obj/${file%.c}.o"; done)
offered=$(nm -A -P -g --defined-only "${compiled[@]}" 2>/dev/null | awk '$3 ~ /^[TDRB]$/ && $2 !~ /^(main|malloc_conf)$/ { sub(/:$/, "", $1); print $2 }' | sort -u)
taken=$({
    nm -A -P -g --undefined-only "${compiled[@]}" 2>/dev/null | awk '{ print $2 }'
    grep -oE '\bquad_\w+' backend/python/quad.map
    git ls-files -co --exclude-standard 'tests/*.c' 'tests/*.h' | xargs grep -ohE '\b[A-Za-z_][A-Za-z0-9_]+\b'
} | sort -u)
idle=$(comm -23 <(echo "$offered") <(echo "$taken"))
if [ "$(wc -l <<<"$offered")" -gt 500 ] && [ -z "$idle" ]; then echo "ok - every public name is used outside its file"; else
    printf 'not ok - these are used in no other file: make them static, or delete them\n%s\n' "$idle"
fi
