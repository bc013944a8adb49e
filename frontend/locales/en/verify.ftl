# A file that is checked: is the export of a game genuine?

verify-title = Verify an export
verify-about = An export holds every move, the seed of all dice and a hash of every position. The server replays it from the start. It finds any change and the turn in which it was made.
verify-drop = Drop a JSON or NDJSON export here, or choose a file
verify-file = Export to verify
verify-busy = Replaying <name>{ $name }</name>…
verify-too-large = This file is larger than { $mebibytes } MiB. To verify it on your own machine, run “{ $command }”.
verify-about-storage = Nothing is stored. You can download the export of a finished game below its board.

## What was found

verify-genuine = <name>{ $name }</name> is genuine.
verify-genuine-turns =
    { $n ->
        [one] 1 turn was replayed. Every hash, the seed and the result match.
       *[other] { $n } turns were replayed. Every hash, the seed and the result match.
    }
verify-hash = Hash of the final position: <code>{ $hash }</code>
verify-altered = <name>{ $name }</name> was altered.
verify-altered-turn = <name>{ $name }</name> was altered. The first bad turn is turn { $turn }.
verify-good-turns =
    { $n ->
        [one] 1 turn before that was replayed and matches.
       *[other] { $n } turns before that were replayed and match.
    }
verify-none-played = No turn was replayed.
