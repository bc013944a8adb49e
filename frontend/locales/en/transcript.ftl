# The transcript of a program in a finished match.

transcript-title = Transcript
transcript-seats = Programs of this game
transcript-stated = The program recorded this itself. Figures it did not report are missing.
transcript-none = This program recorded nothing in this game.
transcript-how = How a program records its transcript
transcript-download = Download transcript
transcript-told = Rules and instructions

## Figures

transcript-model = Model
transcript-turns = Turns
transcript-answers = Answers
transcript-illegal = Not counted
transcript-tokens-in = Tokens read
transcript-tokens-out = Tokens written
transcript-latency = Time for an answer
transcript-cost = Cost
transcript-seconds = { $n } s

## One turn

transcript-before = Previous turn
transcript-after = Next turn
transcript-turn-choose = Show turn
transcript-turn = Turn { $turn }
transcript-has-illegal = an answer did not count
transcript-board = The board at the start of turn { $turn }
transcript-shown = What it was shown
transcript-cut = This text was shortened. It has { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
transcript-answer = Answer
transcript-attempt = Answer { $n }
transcript-no-answer = No answer.
transcript-legal = Counted.
transcript-not-legal = Did not count.
transcript-played = Played
transcript-played-orders = Orders played
transcript-played-act = Acted at once
transcript-played-pass = Passed after two answers that did not count
transcript-played-forfeit = Resigned after two answers that did not count
transcript-dropped = { $n ->
    [one] { $n } order was invalid and left out.
   *[other] { $n } orders were invalid and left out.
}
transcript-late = The turn ended before it had answered.
transcript-others = { $n ->
    [one] { $n } other line
   *[other] { $n } other lines
}
