title = Matterhorn
pitch = Push your luck with five dice, place tokens, stop in time and spend them as steps: the first with both pawns on the summit wins. One roll too many, and the turn’s actions are gone.
score-counts = rows climbed by both pawns
option-summit = How many actions the last step to the summit takes (M19)

## What is asked

ask-setup = { $you ->
    [yes] Where
   *[no] { $player }, where
} does your pawn start?
ask-roll = { $you ->
    [yes] You are
   *[no] { $player } is
} about to roll { n-dice }.
ask-drop = { $you ->
    [yes] Which
   *[no] { $player }, which
} dice do you drop? As they lie the result is { $result }.
ask-token = { $you ->
    [yes] On
   *[no] { $player }, on
} which circle of row { $result } do you place the token?
ask-bonus = { $you ->
    [yes] A pawn
   *[no] { $player }, a pawn
} stands in that row: what do you do with the bonus action?
ask-choose = { $you ->
    [yes] Stop
   *[no] { $player }, stop
} with { n-actions }, or roll again?
ask-actions = { $you ->
    [yes] { n-actions } left
   *[no] { $player }, { n-actions } left
}: what do you do?
ask-block = { $you ->
    [yes] A failure
   *[no] { $player }, a failure
}. Do you place an obstacle?

n-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
n-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
n-lost = { $lost ->
    [one] 1 action is lost
   *[other] { $lost } actions are lost
}

## What one may choose

choice-pawn = pawn on { $circle }
choice-drop = drop { $dice }: result { $result }
choice-drop-none = drop nothing: result { $result }
choice-refuse = drop nothing: a FAILURE, { $result } cannot be placed{ $lost ->
    [0] {""}
   *[other] , and { n-lost }
}
choice-token = token on { $circle }{ $bonus ->
    [yes] {" "}(bonus action)
   *[no] {""}
}
choice-block = obstacle on { $circle }
choice-stop = stop: { n-actions }
choice-again = roll { n-dice } again; a failure would lose the actions
choice-move = { $way ->
    [up] climb from { $start } to { $end }
    [down] go down from { $start } to { $end }
   *[beside] step aside from { $start } to { $end }
}
choice-summit = climb from { $start } to the SUMMIT{ $price ->
    [one] {""}
   *[other] {" "}({ $price } actions)
}
choice-push = push { $you ->
    [other] your
   *[no] { $other }’s
} pawn from { $start } to { $end }
choice-clear = remove the obstacle on { $circle }
choice-done-bonus = give up the bonus action
choice-done-actions = give up the actions left and end the turn
choice-done-block = place no obstacle

## In short

brief-drop = drop { $dice } → { $result }
brief-drop-none = drop none → { $result }
brief-refuse = drop none → FAILURE
group-move = move a pawn of yours: { $count } ways
group-push = push another’s pawn: { $count } ways
group-clear = remove an obstacle: { $count } of them
group-block = place an obstacle: { $count } circles
group-drop = drop { $value } of the dice: { $count } ways
brief-move = { $way ->
    [up] up
    [down] down
   *[beside] aside
} { $start }→{ $end }
brief-summit = { $start }→SUMMIT
brief-push = push { $start }→{ $end }
brief-clear = remove { $circle }
brief-block = { $circle }
brief-done-block = none
brief-done-bonus = give up
brief-done-actions = give up

## What follows from it at once

effect-bonus = a bonus action
effect-row-cleared = row { $row } is full and is emptied
effect-refill = all obstacles go back to the box

## What happened

story-next = { $you ->
    [yes] You are
   *[no] { $player } is
} next.
story-pawn = { $you ->
    [yes] You place
   *[no] { $player } places
} a pawn on { $circle }.
story-roll = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} { $dice }: result { $result }.
story-drop = { $you ->
    [yes] You drop
   *[no] { $player } drops
} { $dice }: result { $result }.
story-drop-none = { $you ->
    [yes] You drop
   *[no] { $player } drops
} nothing: result { $result }.
story-refuse = { $you ->
    [yes] You drop
   *[no] { $player } drops
} nothing, and { $result } cannot be placed.
story-failure = { $lost ->
    [0] Failure: the turn is over.
   *[other] Failure: the turn is over, and { n-lost }.
}
story-token = { $you ->
    [yes] You place
   *[no] { $player } places
} a token on { $circle }.
story-bonus = A pawn stands in row { $row }: { $you ->
    [yes] you have
   *[no] { $player } has
} a bonus action.
story-block = { $you ->
    [yes] You place
   *[no] { $player } places
} an obstacle on { $circle }.
story-stop = { $you ->
    [yes] You stop
   *[no] { $player } stops
}: { n-actions }.
story-again = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} { n-dice } again.
story-move = { $you ->
    [yes] You { $way ->
        [up] climb
        [down] go down
       *[beside] step aside
    }
   *[no] { $player } { $way ->
        [up] climbs
        [down] goes down
       *[beside] steps aside
    }
} from { $start } to { $end }.
story-summit = { $you ->
    [yes] You climb
   *[no] { $player } climbs
} from { $start } to the summit!
story-push = { $you ->
    [yes] You push { $other }’s pawn
    [other] { $player } pushes your pawn
   *[no] { $player } pushes { $other }’s pawn
} from { $start } to { $end }.
story-clear = { $you ->
    [yes] You remove
   *[no] { $player } removes
} the obstacle on { $circle }.
story-done-bonus = { $you ->
    [yes] You give
   *[no] { $player } gives
} up the bonus action.
story-done-actions = { $you ->
    [yes] You are
   *[no] { $player } is
} done.
story-done-block = { $you ->
    [yes] You place
   *[no] { $player } places
} no obstacle.
story-row-cleared = Row { $row } is full: { $tokens ->
    [one] its token goes
   *[other] its { $tokens } tokens go
} back to the box.
story-refill = The box is empty: all { $tokens } obstacles go back to it.

## The end

n-lead = { $lead ->
    [one] 1 row
   *[other] { $lead } rows
}
end-score = { $you ->
    [yes] You win with both your pawns
   *[no] { $winners } wins with both pawns
} on the summit; { $rivals } still had { n-lead } to climb.
won-score = { $you ->
    [yes] You won with both
   *[no] { $winners } won with both
} pawns on the summit, { $best } rows to { $second }
account-actions = Actions after a stop
account-bonus = Bonus actions
account-down = Stepped down
account-pushed = Pushed up by others
account-total = Rows climbed

## Why a move is refused

why-other-question = { $rule }: “{ $text }” answers another question. { $phase ->
    [setup] The question now is where a pawn starts.
    [roll] Now the dice are rolled.
    [drop] The question now is which dice to drop.
    [token] The question now is where to place the token.
    [bonus] The question now is what to do with the bonus action.
    [choose] The question now is whether to stop or to roll again.
    [actions] The question now is what to do with the actions.
    [block] The question now is where to place an obstacle, if at all.
   *[over] The game is over.
}
why-dice = { $rule }: { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
} being rolled, no more and no fewer.
why-drop-absent = { $rule }: there are not that many dice showing { $value }.
why-drop-row = { $rule }: that leaves a result of { $result }, and the rows are 5 to 12.
why-drop-placed = { $rule }: that leaves { $result }, a row where you have placed a token this turn.
why-drop-full = { $rule }: that leaves { $result }, a row without a free circle.
why-no-circle = { $rule }: there is no circle { $circle } on this mountain.
why-setup-row = { $rule }: pawns start on row 12.
why-token-row = { $rule }: the result is { $result }: the token goes on a free circle of that row.
why-block-row = { $rule }: in row { $row } you have placed a token this turn.
why-taken = { $rule }: { $circle } is not free.
why-clear-free = { $rule }: nothing lies on { $circle }.
why-clear-action = { $rule }: the token on { $circle } lies action side up; only obstacles can be removed.
why-clear-pawn = { $rule }: on { $circle } stands a pawn, not an obstacle.
why-no-pawn = { $rule }: no pawn stands on { $circle }.
why-push-own = { $rule }: the pawn on { $circle } is your own: “move” moves it.
why-move-other = { $rule }: the pawn on { $circle } is not yours; “push” moves another’s pawn.
why-far = { $rule }: { $circle } does not touch { $start }.
why-same = { $rule }: the pawn stands on { $circle } already.
why-push-down = { $rule }: another’s pawn is never pushed down.
why-push-summit = { $rule }: another’s pawn is never pushed to the summit.
why-step-taken = { $rule }: on { $circle } { $what ->
    [token] lies a token
    [obstacle] lies an obstacle
   *[pawn] stands a pawn
}.
why-summit-far = { $rule }: the summit is reached from row 5.
why-summit-stays = { $rule }: a pawn on the summit stays there.
why-summit-price = { $rule }: with this option the step to the summit takes { $price } actions of one stop.

## Why a position is impossible

impossible-pawns = { $rule }: the pawns of seat { $seat } are { $value }; it must be a list of at most two places, sorted as text.
impossible-circles = { $name } is { $value }; it must be a list of circles.
impossible-circles-order = { $name } is { $value }; it must go by row from 12 down to 5, then from left to right.
impossible-circle = { $rule }: { $name } has { $value }, which is not a circle of this mountain.
impossible-circle-taken = { $rule }: { $name } has { $value }, where something is already.
impossible-box = { $rule }: box is { $count }; with the tokens on the mountain it must be { $right }.
impossible-tokens = { $rule }: { $count } tokens lie on the mountain; there are { $right }.
impossible-setup = { $rule }: seat { $seat } has { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
} on the mountain; in setup they come from the last seat down, afterwards all have two.
impossible-setup-board = { $rule }: in setup pawns stand on row 12, and no token has been placed.
impossible-dice = { $rule }: dice shows { $count }; in phase { $phase } it must be { $right }.
impossible-dropped = { $rule }: dice are dropped only for a result that is placed, and no token has been placed this turn.
impossible-actions = { $rule }: actions_left is { $count }; in phase { $phase } it must be { $exact ->
    [yes] { $low }
   *[no] from { $low } to { $high }
}.
impossible-summit-price = { $rule }: the step to the summit takes { $price } actions of one stop, and { $tokens ->
    [one] 1 token was
   *[other] { $tokens } tokens were
} placed.
impossible-action-twice = { $rule }: row { $row } has more than one action token.
impossible-last-token = { $rule }: the result of the dice is { $result }, but no action token lies in a row with that number.
impossible-bonus = { $rule }: a bonus needs a pawn in row { $row }.
impossible-full-row = { $rule }: row { $row } is full, so its tokens have gone to the box.
impossible-box-empty = { $rule }: a turn does not begin with an empty box.
impossible-drop = { $rule }: from these dice no token can be placed, so no drop is asked.
impossible-token = { $rule }: a token cannot be placed for a result of { $result }.
impossible-block = { $rule }: an obstacle is asked for after a failure, with a token in the box.
impossible-end = { $rule }: the game is over when the seat to play has both pawns on the summit, and only then.

## Why a box is refused

faulty-rows-apart = { $entry } = { $value }: no circle of row { $row } would touch row { $below }, so nobody could climb on; a shift of -1, 0 or 1 always does.

## The table in a terminal

scene-box = Box: { $box }
scene-price = summit: { $actions } actions
scene-action = action
scene-obstacle = obstacle
scene-summit = Summit
scene-top = summit
scene-rolled = Rolled: { $dice } = { $result }
scene-hand = In hand: { $dice ->
    [one] 1 die to roll
   *[other] { $dice } dice to roll
}
scene-dropped = Dropped: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
scene-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}

## What things are

meaning-die-single = A value that shows once counts. Any die may be dropped: then it is out until the end of the turn.
    .name = Dice that count
meaning-die-pair = Values that show twice or more do not count, but are rolled again with the rest. With one of a pair dropped, the other counts.
    .name = Pairs, which do not count
meaning-die-loose = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to roll. The first roll of a turn is compulsory.
    .name = Dice to roll
meaning-result = The sum of the values that show once: { $result }.{ $open ->
    [past] {""}
    [yes] {" "}A token may go on row { $result }.
    [no] {" "}Row { $result } takes no token now: it is full, or has one of this turn, or the box is empty.
   *[none] {" "}No row has this number, only { $highest } to { $lowest }.
}
    .name = What the dice make
meaning-dropped = Dropped dice are out until the end of the turn. Fewer dice make smaller sums, and a roll that fits no row is a failure.
    .name = { $dice ->
    [0] Place of dropped dice
   *[other] Dropped dice
}
meaning-cup = Rolling again rolls all dice not dropped. A roll from which no token can be placed is a failure: { $placed ->
    [0] the turn is over
    [one] the action of this turn’s token is lost
   *[other] the actions of all { $placed } tokens of this turn are lost
}, and one token may be put down as an obstacle. Bonus actions are not undone.
    .name = Dice cup
meaning-summit = The first player with both pawns up here wins at once. From row { $row } it takes { $actions ->
    [one] 1 action
   *[other] { $actions } actions of the same stop
}. It holds any number of pawns, and they stay.
    .name = Summit
meaning-row = When the dice make { $row }, a token goes on one of its free circles: { $free } now. { $token ->
    [yes] It has a token of this turn, so no other goes here.
   *[no] { $pawn ->
        [yes] A pawn stands here: a token on this row brings a bonus action at once.
       *[no] With a pawn here, a token would bring a bonus action at once.
    }
} A full row loses all its tokens at the end of the turn.
    .name = Row { $row }
meaning-token-action = Placed this turn. Whoever stops has one action for each; at the end of the turn they become obstacles.
    .name = Action tokens
meaning-token-obstacle = It bars its circle. An action removes it; a full row loses all its tokens.
    .name = Obstacles
meaning-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left: move a pawn of yours one circle up, down or sideways, another player’s up or sideways, or remove an obstacle.
    .name = Actions
meaning-box = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} left to place. If the box is empty at the end of a turn, all obstacles go back to it.
    .name = Box of tokens
meaning-pawns = { $you ->
    [yes] You move
   *[no] { $name } moves
} them by actions to a free circle above, below or beside; others may push them up or sideways, never down nor onto the summit. A circle holds one pawn or one token.
    .name = { $you ->
    [yes] Your pawns
   *[no] { $name }’s pawns
}
meaning-panel = Pawns on the summit: { $up } of { $pawns }. The first to have them all there wins.
    .name = { $name }

## The table as a picture

board-height = 4478 m
board-summit = summit
board-box = Box
board-dropped = Dropped dice
board-dropped-short = Dropped
board-action = Action
board-action-about = placed this turn
board-obstacle = Obstacle
board-obstacle-about = bars the circle
board-desc = The Matterhorn table. Pawns: { $pawns }. Obstacles: { $obstacles }. Tokens in the box: { $box }.
board-desc-player = { $name }: { $places }
board-desc-none = none
board-phase-setup = Place a pawn on row 12.
board-phase-roll = Roll the dice.
board-phase-drop = Drop some dice, or none.
board-phase-token = Place a token on row { $row }.
board-phase-bonus = A bonus: use one action now.
board-phase-choose = { $actions ->
    [one] Stop with 1 action, or risk it.
   *[other] Stop with { $actions } actions, or risk them.
}
board-phase-actions = { $actions ->
    [one] Use your last action.
   *[other] Use your { $actions } actions.
}
board-phase-block = Failure: place an obstacle?
board-phase-over = The game is over.

## The box as a file

box-bottom = M1 (our number; reviews know a pyramid): the circles of row 12, 8 to 12; each row above has one fewer, and begins half a circle further to the right.
box-rows = M1 (our numbers): instead of “bottom” (delete it then, and the # below), row by row from row 12 up to row 5: the circles, 1 to 12 (row 12: 8 to 12), and how far the first one lies to the right of the first one of the row below, in halves of a circle’s width, -2 to 2. Circles of neighbouring rows touch when they are shifted by less than one circle.
box-tokens = M2 (known from reviews): the tokens in the box, 10 to 60.

## What matters in a study

matter-failure = Chance to fail
matter-bonus = Chance of a bonus action
matter-summit = Chance to bring a pawn to the summit
stand-way = About how many actions both pawns still need to the summit
stand-blocked = Pawns with no free circle above them
