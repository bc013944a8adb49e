# headers.sh - every header compiles on its own, and twice, and has the type and name of each member on one line; every fuzz
# target, which nothing else in `make test` builds, compiles too. A header that a source file of ours includes before anything else has been compiled on its
# own by the build, with more warnings than here, and one whose guard is around all of it is read once however often it is included: only the others are
# compiled here.
# shellcheck shell=bash
build=${build:-build}
read -ra flags < <(pkg-config --cflags fcgi json-c liboath libpq libsodium libutf8proc)
flags+=(-std=gnu17 -D_GNU_SOURCE -Wall -Wextra -Werror -Ibackend "-I$build/gen" -include base/banned.h -fsyntax-only)
mapfile -t headers < <(git ls-files -co --exclude-standard 'backend/*.h')
mapfile -t sources < <(git ls-files -co --exclude-standard 'backend/*.c' | grep -vxFf <(grep 'BEFORE_BAN :=' Makefile | grep -o 'backend/[a-z_/]*\.o' | sed 's/o$/c/')) # those read a foreign header first
declare -A first=() once=()
while read -r name; do first[$name]=1; done < <(awk -F '"' 'FNR == 1 { found = 0 } !found && /^[^ \/*]/ { found = 1; if (/^#include "/) print $2 }' "${sources[@]}")
# The guard is around all that is no comment.
while read -r name; do once[${name#backend/}]=1; done < <(awk '
    function tell() { if (whole && lines > 2 && closed) print file }
    FNR == 1 { tell(); file = FILENAME; lines = depth = closed = 0; whole = 1 }
    !lines && /^( |\/\*|$)/ { next }
    ++lines == 1 { guard = $2; whole = $1 == "#ifndef"; depth = 1; next }
    lines == 2 && $0 != "#define " guard { whole = 0 }
    closed && NF { whole = 0 }
    /^#if/ { depth++ }
    /^#endif/ { closed = --depth == 0 }
    END { tell() }' "${headers[@]}")
for header in "${headers[@]}"; do
    name=${header#backend/}
    if [ -n "${first[$name]:-}" ] && [ -n "${once[$name]:-}" ]; then echo "ok - $name"
    elif printf '#include "%s"\n#include "%s"\n' "$name" "$name" | gcc "${flags[@]}" -x c -; then echo "ok - $name"
    else echo "not ok - $name compiles alone"; fi
done
for target in tests/fuzz/*.c; do
    if gcc "${flags[@]}" "$target"; then echo "ok - $target"; else echo "not ok - $target compiles"; fi
done
# clang-format breaks a member whose comment is too long for its line: the comment belongs above.
if torn=$(git grep -nE '^ {4,}(_Atomic |const |unsigned |struct |enum )*[a-z_0-9]+( \*)?$' -- 'backend/*.h' ':!backend/base/banned.h'); then
    echo "not ok - members stand on one line"; echo "$torn"
else
    echo "ok - members stand on one line"
fi
# Sentences of the server (platform/model/wording.h): a message that does not exist, and an argument that is missing, strange or in the wrong place,
# do not compile.
compiles() {
    printf '#include "platform/model/wording.h"\nconst char *say(struct ctx *c);\nconst char *say(struct ctx *c) { return wording_%s; }\n' "$1" | gcc "${flags[@]}" -x c - 2> /dev/null
}
sayable='feed_turn_against(c, LANGUAGE_DE, with_game("Stratic"), with_others("Ada"))'
if compiles "$sayable"; then echo "ok - a sentence with its arguments compiles"; else echo "not ok - a sentence with its arguments compiles"; fi
for wrong in 'feed_turn_against(c, LANGUAGE_DE, with_game("Stratic"))' 'feed_turn_against(c, LANGUAGE_DE, with_others("Ada"), with_game("Stratic"))' \
    'feed_turn_against(c, LANGUAGE_DE, "Stratic", "Ada")' 'feed_turn_at(c, LANGUAGE_DE, with_game("Stratic"))' 'feed_due_none(c, LANGUAGE_EN, with_turn("1"))' \
    'feed_waiting(c, LANGUAGE_DE, with_game("Stratic"))' 'feed_turn(c, LANGUAGE_XX, with_game("Stratic"))'; do
    if compiles "$wrong"; then echo "not ok - $wrong does not compile"; else echo "ok - $wrong does not compile"; fi
done
