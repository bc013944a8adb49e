# headers.sh - every header compiles on its own, and twice, and has the type and name of each member on one line; every fuzz
# target, which nothing else in `make test` builds, compiles too.
# shellcheck shell=bash
build=${build:-build}
read -ra flags < <(pkg-config --cflags fcgi json-c liboath libpq libsodium libutf8proc)
flags+=(-std=gnu17 -D_GNU_SOURCE -Wall -Wextra -Werror -Ibackend "-I$build/gen" -include base/banned.h -fsyntax-only)
for header in $(git ls-files -co --exclude-standard 'backend/*.h'); do
    name=${header#backend/}
    if printf '#include "%s"\n#include "%s"\n' "$name" "$name" | gcc "${flags[@]}" -x c -; then echo "ok - $name"; else echo "not ok - $name compiles alone"; fi
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
