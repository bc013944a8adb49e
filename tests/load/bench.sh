#!/usr/bin/env bash
# bench.sh [PROGRAM] - what `make bench` runs: builds the load programs beside this file into $QUADRIVIUM_BUILD/load, then measures the
# pairs (bench.mjs), or runs another program beside this file that needs them (beat). Needs a built arena. Settings: BENCH_PAIRS="a b c d e m f r t g" which (m: a worker's memory, f: frames,
# r: rule sets, t: the strong bot's thinking, g: games of Stratagem, l: lists over a million matches, peer: a Node service, both only when asked for), BENCH_REPEATS (5),
# BENCH_SECONDS (3) of one wrk or order run. What each pair means: README.md.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
build=${QUADRIVIUM_BUILD:-build}
[[ $build = /* ]] || build=$root/$build
mkdir -p "$build/load"

read -ra flags <<<"$(pkg-config --cflags libpq fcgi)"
read -ra libs <<<"$(pkg-config --libs libpq fcgi)"
for program in null_fcgi orders waiters listeners bursts; do
    if [ "$build/load/$program" -nt "$here/$program.c" ] && [ "$build/load/$program" -nt "$here/http.c" ]; then continue; fi
    "${CC:-gcc}" -std=gnu17 -D_GNU_SOURCE -O2 -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror "${flags[@]}" \
        "$here/$program.c" "$here/http.c" -o "$build/load/$program" "${libs[@]}" -lm
done
cd "$root"
# A program on the bare rules: with the arena's own flags for the library it links.
if [ ! "$build/load/stratagem_games" -nt "$build/libquad.a" ] || [ ! "$build/load/stratagem_games" -nt "$here/stratagem_games.c" ]; then
    read -ra libs <<<"$(pkg-config --libs json-c libsodium libutf8proc libpq)"
    "${CC:-gcc}" -std=gnu17 -D_GNU_SOURCE -O2 -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror -Ibackend -I"$build/gen" \
        "$here/stratagem_games.c" "$build/libquad.a" -o "$build/load/stratagem_games" "${libs[@]}" -lm -lrt -pthread
fi
exec node "$here/${1:-bench}.mjs"
