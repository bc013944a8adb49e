#!/usr/bin/env bash
# lint.sh GENERATED - every linter over what it knows; a finding of any fails, all of them run. Called by make lint.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
generated=${1:?the directory of generated sources}
failed=0

step() { # NAME command...
    local name=$1
    shift
    printf '%s\n' "$name"
    "$@" || { failed=1; printf '%s: FAILED\n' "$name"; }
}

mapfile -t sources < <(git ls-files 'backend/*.c' 'tests/*.c')
mapfile -t all_c < <(git ls-files 'backend/*.[ch]' 'tests/*.[ch]')
mapfile -t scripts < <(git ls-files '*.sh' .ci/run)
read -ra flags < <(pkg-config --cflags fcgi json-c libpq libsodium libutf8proc check)
flags+=(-std=gnu17 -D_GNU_SOURCE -Ibackend -Itests "-I$generated" -Wno-unknown-warning-option)

# shellcheck disable=SC2317 # called through step
tidy() {
    printf '%s\n' "${sources[@]}" | xargs -P "$(nproc)" -n 4 clang-tidy --quiet 2>/dev/null
}
# clang-tidy reads the flags from here.
{
    printf '[\n'
    for file in "${sources[@]}"; do
        banned=''
        # (curl's header mentions what is banned; gcc forgives a system's header, clang does not.)
        [[ $file = tests/* || $file = backend/main/clockd_mail.c || $file = backend/main/clockd_http.c || $file = backend/main/clockd_push.c || $file = backend/main/quad_doctor_* ]] || banned='"-include", "base/banned.h", '
        printf '%s{"directory": "%s", "file": "%s", "arguments": ["cc", %s%s "-c", "%s"]}' "${comma:-}" "$PWD" "$file" "$banned" \
            "$(printf '"%s", ' "${flags[@]}")" "$file"
        comma=$',\n'
    done
    printf '\n]\n'
} >compile_commands.json

step clang-format clang-format --dry-run --Werror --ferror-limit=1 "${all_c[@]}"
step clang-tidy tidy
step cppcheck cppcheck --quiet --std=c11 --error-exitcode=1 --enable=warning,performance,portability --inline-suppr \
    --suppress=missingIncludeSystem --suppress=unknownMacro --suppress=varFuncNullUB --suppress=returnDanglingLifetime --suppress=preprocessorErrorDirective -Ibackend "-I$generated" \
    -j "$(nproc)" backend
step shellcheck shellcheck -x "${scripts[@]}"
step eslint npm --prefix frontend run --silent lint
step tsc npm --prefix frontend run --silent types
step assertions node deploy/check-assertions.mjs
exit "$failed"
