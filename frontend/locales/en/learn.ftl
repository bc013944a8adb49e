# How to play, and the exercises.

## All games

learn-index = Learn
learn-index-about = Short chapters explain each game. You can try the rules on boards in the text.
learn-chapters-count =
    { $n ->
        [one] One chapter
       *[other] { $n } chapters
    }
learn-exercises-count =
    { $n ->
        [one] One exercise
       *[other] { $n } exercises
    }

## Nothing here

learn-not-found = Lesson not found
learn-not-found-how = There is no lesson at this address.
learn-all-exercises = All { $game } exercises
learn-all-games = All lessons
learn-no-exercise = Exercise not found

## Chapters

learn-tabs = Learn { $game }
learn-how-to-play = How to play
learn-how-to-play-game = How to play { $game }
learn-chapters = Chapters
learn-try = Try it: { $chapter }
learn-undo = Undo
learn-confirm = Confirm: { $action }
learn-reset = Reset board
learn-end = You know the rules
learn-end-how = Now put them into practice.
learn-begin-exercises = Start the exercises
learn-what-if = Practise turns for all players
learn-play = Play

## The board

learn-reply-lost = The reply of the other side did not arrive because the server cannot be reached. Retrying…
learn-offline = The server cannot be reached, so you cannot try this now. { $why }
learn-try-again = Try again
learn-thinking = The other side is thinking…
learn-no-reply = The server has no reply for the other side. Try again.
learn-ask-again = Ask again

## Exercises

learn-exercises = Exercises
learn-exercises-game = { $game } exercises
learn-exercises-how = Every exercise has a goal, and the engine checks whether you reached it. Any solution counts.
learn-exercises-solved = You have solved { $n } of { $all }.
learn-exercises-first = New to the game? Read <link>how to play</link> first.
learn-exercise-item = { $n }. { $title }
learn-exercise-solved = Solved
learn-exercise-open = To do
learn-exercise-of = Exercise { $n } of { $all }
learn-exercise-title = { $title } (exercise { $n })
learn-exercise-board = Board
learn-exercise-good = <strong>Solved.</strong> { $praise }
learn-exercise-good-said = Solved. { $praise }
learn-exercise-bad = <strong>Not yet.</strong> { $why }
learn-exercise-next = Next: { $title }
learn-exercise-last = All done: play a game
learn-exercise-other = Try another solution
learn-exercise-over = Start over
learn-hint = Hint { $n }
learn-hint-first = Show hint
learn-hint-more = Show another hint
