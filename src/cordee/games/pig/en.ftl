title = Pig
pitch = A tiny game of one die: roll and roll, but a 1 loses it all. The example of how a game is written for Cordée.
score-counts = points

## What is asked

ask-roll = { $you ->
    [yes] You are
   *[no] { $player } is
} about to roll.
ask-choose = { $you ->
    [yes] Again
   *[no] { $player }, again
} or hold? The pot is { $pot }, your score { $score }.

## What one may choose

choice-again = roll again: a 1 loses the pot of { $pot }
choice-hold = hold: { $pot } more, a score of { $score }

## What happened

story-roll = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} { $value }: the pot is { $pot }.
story-bust = { $you ->
    [yes] You roll 1 and lose
   *[no] { $player } rolls 1 and loses
} the pot.
story-again = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} again.
story-hold = { $you ->
    [yes] You hold { $pot } and have
   *[no] { $player } holds { $pot } and has
} { $score }.

account-total = Points

## Why a move is refused

why-other-question = { $rule }: “{ $text }” answers another question. { $phase ->
    [roll] Now the die is rolled.
    [choose] The question now is whether to roll again or to hold.
   *[over] The game is over.
}

## Why a position is impossible

impossible-pot = { $rule }: the pot is { $pot } in phase { $phase }; it is at least 2 in phase choose, and 0 at the end.
impossible-end = { $rule }: only the seat to play has { $goal } points or more, and only when the game is over.
impossible-score = { $rule }: nobody holds a score of 1.

## What things are

meaning-pot = { $pot } in the pot. Holding adds it to the score; a roll of 1 loses it.
    .name = Pot
meaning-cup = It rolls the die: 2 to 6 go into the pot, a 1 loses the pot and ends the turn.
    .name = Dice cup
meaning-panel = { $score } of { $goal }. The first to hold { $goal } or more wins.
    .name = { $name }

## The table

board-goal = First to { $goal }
board-pot = Pot
board-desc = The pot is { $pot }. Scores: { $scores }.
board-phase-roll = Roll the die.
board-phase-choose = Again or hold?
board-phase-over = The game is over.

## The box as a file

box-goal = P5 (rulebook): the points that win.
