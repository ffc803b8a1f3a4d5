title = Matterhorn

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
board-phase-choose = Stop, or roll again.
board-phase-actions = { $actions ->
    [one] Use your last action.
   *[other] Use your { $actions } actions.
}
board-phase-block = Failure: place an obstacle?
board-phase-over = The game is over.
