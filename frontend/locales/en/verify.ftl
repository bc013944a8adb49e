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
verify-why-seed-other = The seed and the nonce do not match the commitment.
verify-why-hashes-unordered = The hashes are not in the order of their turns.
verify-why-hash-missing = A turn has events but no hash.
verify-why-events-missing = A turn has a hash but no events.
verify-why-takeback-impossible = A takeback goes back to a turn that cannot be taken back.
verify-why-event-unreadable = An event of this turn cannot be read.
verify-why-event-misplaced = An event does not belong to the turn it names.
verify-why-event-refused = The rules do not allow an event of this turn.
verify-why-hash-other = The position after this turn has another hash.
verify-why-result-other = The events lead to another result.
