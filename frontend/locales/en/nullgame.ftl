# The template of a game.

## The game

nullgame-seat-1 = First
nullgame-seat-2 = Second
nullgame-seat-3 = Third
nullgame-seat-4 = Fourth
nullgame-pile = The pile
nullgame-pile-of = { $n ->
    [one] A pile of 1 stone
   *[other] A pile of { $n } stones
}
nullgame-stones = { $n ->
    [one] 1 stone in the pile
   *[other] { $n } stones in the pile
}
nullgame-choices = Choices
nullgame-taken = { $n } taken
nullgame-number = number { $n }

## Orders

nullgame-wait = Loading…
nullgame-ask-number = Choose a secret number.
nullgame-ask-stones = Take stones from the pile.
nullgame-step-number = secret number { $n }
nullgame-step-stones = { $n ->
    [one] 1 stone from the pile
   *[other] { $n } stones from the pile
}
nullgame-commit-number = Choose number { $n }
nullgame-commit-stones = { $n ->
    [one] Take 1 stone
   *[other] Take { $n } stones
}
nullgame-commit-none = Choose first

## What happened

nullgame-tale = { $seat }: { $text }.
nullgame-player = a player
nullgame-won = { $name } wins.
nullgame-shared = { $names } share first place.

## How to play

nullgame-intro = A pile of stones, and a secret number for each player.
nullgame-chapter-number = The number
nullgame-chapter-number-text = First you choose a secret number.
nullgame-chapter-pile = The pile
nullgame-chapter-pile-text = Then the players take turns. On your turn, take one, two or three stones from the pile, until none is left.
