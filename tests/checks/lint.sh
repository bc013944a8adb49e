# lint.sh - the linters of deploy/lint.mk that are quick (`make test`), or all of them (LINT=all, as `make test-long` has it). Each leaves a stamp
# and is not run again before something that it reads has changed.
# shellcheck shell=bash
steps=(format shell functions)
[ "${LINT:-}" != all ] || steps=(format shell tidy cppcheck eslint types assertions)
for step in "${steps[@]}"; do
    if found=$(make --no-print-directory -k -s -f deploy/lint.mk BUILD="${build:-${QUADRIVIUM_BUILD:-build}}" "$step" 2>&1); then
        echo "ok - lint: $step"
    else
        printf 'not ok - lint: %s\n%s\n' "$step" "$found"
    fi
done
