#!/usr/bin/env bash
# hardening.sh - the release programs carry the protections that the Makefile asks for, read from the programs themselves: a position
# of their own, read-only relocations, no executable stack, stack canaries, checked string functions, guarded branches. A program that
# was not built is a failure.
set -u
build=${build:-${QUADRIVIUM_BUILD:-build}}
bad=0

say() { # CLAIM RESULT...: the claim holds when nothing follows it
    if [ $# = 1 ]; then echo "ok - $1"; else
        echo "not ok - $1"
        shift
        printf '  %s\n' "$@"
        bad=1
    fi
}

has() { grep -qE -- "$1" <<<"$2"; }

machine=$(gcc -dumpmachine)
for name in quad quad-api quad-waiter quad-clock quad-bot quad-gif; do
    program=$build/$name
    [ -x "$program" ] || { say "$name is built" "$program is missing: make build"; continue; }
    head=$(readelf -hW "$program") segments=$(readelf -lW "$program") dynamic=$(readelf -dW "$program") symbols=$(readelf -W --dyn-syms "$program")
    missing=()
    has 'Type: +DYN' "$head" || missing+=('no position of its own (PIE)')
    has 'FLAGS_1.*PIE' "$dynamic" || missing+=('no PIE flag')
    has 'GNU_RELRO' "$segments" || missing+=('no GNU_RELRO segment')
    has 'BIND_NOW|FLAGS_1.*NOW' "$dynamic" || missing+=('symbols are bound late (no BIND_NOW): RELRO is partial')
    has 'GNU_STACK.* RW ' "$segments" || missing+=('an executable stack')
    has '__stack_chk_fail' "$symbols" || missing+=('no stack canaries')
    checked=$(grep -oE '__[a-z]+_chk' <<<"$symbols" | grep -v stack | sort -u | wc -l)
    # quad-gif is small and calls only two that are.
    [ "$checked" -ge "$([ "$name" = quad-gif ] && echo 2 || echo 3)" ] || missing+=("$checked checked functions of the C library: _FORTIFY_SOURCE is off")
    has '__asan_init|__ubsan' "$symbols" && missing+=('a sanitizer: this is no release build')
    start=$(objdump -d --no-show-raw-insn --disassemble=main "$program")
    case $machine in
        x86_64* | i686*) has 'endbr(64|32)' "$start" || missing+=('main has no landing pad (-fcf-protection)') ;;
        aarch64*) has 'bti|paciasp' "$start" || missing+=('main has no landing pad (-mbranch-protection)') ;;
    esac
    say "$name is hardened" "${missing[@]}"
done

# The prologue of a function with a large frame touches page after page; the stack of a function with a buffer has a canary.
produced=$(objdump -d --no-show-raw-insn "$build/quad-api" 2>/dev/null)
case $machine in
    x86_64*)
        missing=()
        # shellcheck disable=SC2016 # $0 is objdump's
        has 'orq +\$0x0,\(%rsp\)|orq +\$0x0,0x[0-9a-f]+\(%rsp\)' "$produced" || missing+=('no probe was found (-fstack-clash-protection)')
        say 'large frames are probed page by page' "${missing[@]}"
        ;;
esac
exit $bad
