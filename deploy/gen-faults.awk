# gen-faults.awk - all fault.def files as one list. A fault that several files name must be the same in each; it is listed once.
/^FAULT\(/ {
    name = $0
    sub(/^FAULT\(/, "", name)
    sub(/,.*/, "", name)
    if (!(name in seen)) {
        seen[name] = $0
        print
    } else if (seen[name] != $0) {
        printf "%s:%d: %s means something else in another fault.def\n", FILENAME, FNR, name > "/dev/stderr"
        wrong = 1
    }
}
END { exit wrong }
