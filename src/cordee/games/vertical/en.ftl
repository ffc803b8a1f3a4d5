title = Vertical
pitch = Build the cliff tile by tile while you climb it. Pack four pieces of gear, fix carabiners, ladders and ziplines, beware of falls: the highest climber wins when the last tile is played.
score-counts = height reached

## Things

token-axe = axe
    .one = an axe
    .does = to stand on axe tiles
token-crampons = crampons
    .one = crampons
    .does = to stand on crampons tiles
token-map = map
    .one = a map of the caves
    .does = to go from cave to cave
token-carabiner = carabiner
    .one = a carabiner
    .does = put on the cliff, it stops a fall
token-ladder = ladder
    .one = a ladder
    .does = put on a ladder tile, it lets everyone stand there
token-zipline = zipline
    .one = a zipline
    .does = put on a tile, it leads from there to any tile as high or lower

tile-kind = { $kind ->
    [plain] a plain tile
    [axe] an axe tile
    [crampons] a crampons tile
    [ladder] a ladder tile
    [cave] a cave
    [danger] a danger tile
   *[fall] a fall tile
}

## What is asked

ask-pack = { $you ->
    [yes] What
   *[no] { $player }, what
} do you pack? ({ $number } of 4)
ask-draw = { $you ->
    [yes] You are
   *[no] { $player } is
} about to draw a tile from pile { $pile } ({ $left } left in all).
ask-place = { $you ->
    [yes] Where
   *[no] { $player }, where
} do you place the tile ({ tile-kind })?
ask-equip = { $you ->
    [yes] Do you
   *[no] { $player }, do you
} put a token on the cliff?
ask-move = { $you ->
    [yes] Where
   *[no] { $player }, where
} do you go?
ask-zip = { $you ->
    [yes] Do you
   *[no] { $player }, do you
} go on by the zipline?

## What one may choose

choice-pack = pack { $token }: { $does }
choice-place = { tile-kind } on { $place }
choice-equip = { $token } on { $place }
choice-bare = put no token on the cliff
choice-step = step to { $place } ({ tile-kind })
choice-cave = through the caves to { $place }
choice-zip = by zipline to { $place } ({ tile-kind })
choice-stay = stay where you are
choice-no-zip = do not use the zipline
brief-place = { $place }
brief-step = { $place } ({ tile-kind })
brief-cave = caves → { $place }
brief-zip = { $place } ({ tile-kind })
brief-stay = stay
brief-no-zip = no zipline
brief-bare = no token

## What happened

story-pack = { $you ->
    [yes] You pack
   *[no] { $player } packs
} { $token }.
story-packed = All bags are packed: up the cliff!
story-draw = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { tile-kind }.
story-last-of-pile = That was the last tile of pile { $pile }.
story-last-tile = That was the last tile: the game ends with this turn.
story-place = { $you ->
    [yes] You place
   *[no] { $player } places
} { tile-kind } on { $place }.
story-equip = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $token } on { $place }.
story-bare = { $you ->
    [yes] You put
   *[no] { $player } puts
} no token on the cliff.
story-step = { $you ->
    [yes] You step
   *[no] { $player } steps
} to { $place }.
story-cave = { $you ->
    [yes] You go
   *[no] { $player } goes
} through the caves to { $place }.
story-zip = { $you ->
    [yes] You take
   *[no] { $player } takes
} the zipline to { $place }.
story-stay = { $you ->
    [yes] You stay
   *[no] { $player } stays
}.
story-no-zip = { $you ->
    [yes] You do
   *[no] { $player } does
} not use the zipline.
story-fall-at-foot = { $you ->
    [yes] You are
   *[no] { $player } is
} at the foot and cannot fall: the turn goes on.
story-fall-held = The carabiner on { $place } holds { $you ->
    [yes] you
   *[no] { $player }
}: the turn goes on.
story-fall-to-foot = { $you ->
    [yes] You fall
   *[no] { $player } falls
} from { $start } to the foot of the cliff.
story-fall-to = { $you ->
    [yes] You fall from { $start } and are
   *[no] { $player } falls from { $start } and is
} caught by the carabiner on { $place }.

## The end

end-score = { $you ->
    [yes] You win
   *[no] { $winners } wins
} at height { $best }, { $second ->
    [-1] with nobody else on the cliff.
   *[other] { $lead } above { $rivals }.
}
end-score-shared = { $best ->
    [-1] Nobody is on the cliff: { $you ->
        [yes] you{ $others }
       *[no] { $winners }
    } share the win.
   *[other] { $you ->
        [yes] You{ $others }
       *[no] { $winners }
    } share the win at height { $best }.
}
won-score = { $you ->
    [yes] You won
   *[no] { $winners } won
}, height { $best } to { $second ->
    [-1] the foot
   *[other] { $second }
}
won-score-shared = { $you ->
    [yes] You{ $others }
   *[no] { $winners }
} shared the win at { $best ->
    [-1] the foot
   *[other] height { $best }
}
account-start = At the foot
account-up = Steps up
account-down = Steps down
account-caves = Through caves
account-ziplines = By zipline
account-falls = Falls
account-total = Height
account-value = { $value ->
    [-1] foot
   *[other] { $text }
}

## Why a move is refused

why-other-question = { $rule }: “{ $text }” answers another question. { $phase ->
    [pack] The question now is what to pack.
    [draw] Now a tile is drawn.
    [place] The question now is where to place the tile.
    [equip] The question now is whether to put a token on the cliff.
    [move] The question now is where to go.
    [zip] The question now is whether to go on by the zipline.
   *[over] The game is over.
}
why-draw = { $rule }: pile { $pile } has no such tile left.
why-pack = { $rule }: no such token is left in the stock.
why-first-tile = { $rule }: the first tile goes to 0,0.
why-below-foot = { $rule }: { $place } is below the foot tiles; heights begin at 0.
why-spot-taken = { $rule }: a tile lies on { $place } already.
why-spot-alone = { $rule }: { $place } touches no tile of the cliff by a side.
why-cave-high = { $rule }: a cave may lie on height { $most } at most now: three above the foot tiles or another cave.
why-no-tile = { $rule }: there is no tile on { $place }.
why-equip-blue = { $rule }: { $token ->
    [axe] an axe stays
    [crampons] crampons stay
   *[map] a map stays
} in the bag; carabiners, ladders and ziplines are put on the cliff.
why-no-token = { $rule }: there is no { $token ->
    [carabiner] carabiner
    [ladder] ladder
   *[zipline] zipline
} in your bag.
why-token-twice = { $rule }: that tile has a { $token ->
    [carabiner] carabiner
    [ladder] ladder
   *[zipline] zipline
} already.
why-equip-ladder = { $rule }: a ladder goes on ladder tiles alone. The book lets any tile be equipped, but a ladder could never serve anybody here (our ruling).
why-equip-danger = { $rule }: no zipline goes on a danger tile. The book lets any tile be equipped, but nobody ever stands there to use it (our ruling).
why-equip-far = { $rule }: a carabiner goes on the tile you stand on, or on one your first move could reach now, not a zipline taken after it (our rulings).
why-here = { $rule }: you stand there already: “stay” stays.
why-from-foot = { $rule }: from the foot a step leads onto a tile of height 0.
why-step-far = { $rule }: a step goes one tile up, down, left or right.
why-no-zipline = { $rule }: you do not stand on a tile with a zipline.
why-zip-up = { $rule }: a zipline leads to the same height or lower.
why-not-in-cave = { $rule }: you do not stand on a cave.
why-no-map = { $rule }: the way through the caves needs a map in the bag.
why-cave-no-cave = { $rule }: that tile is not a cave.
why-cave-far = { $rule }: the way leads to the nearest cave without a climber, and that one is further.
why-taken = { $rule }: another climber stands there.
why-danger = { $rule }: nobody may stand on a danger tile.
why-needs-ladder = { $rule }: a ladder tile needs a ladder on it first.
why-needs-token = { $rule }: that tile needs { $token ->
    [axe] an axe
   *[crampons] crampons
} in your bag.

## Why a position is impossible

impossible-tiles = { $rule }: tiles is { $value }; it must be a list of at most { $most } tiles.
impossible-tile-tokens = { $rule }: the tokens of { $name } are { $value }; it must be a list of some of { $known }, in this order.
impossible-tiles-order = { $rule }: tiles must be sorted by y, then x, one tile a place.
impossible-climber-place = { $rule }: the climber of seat { $seat } is on { $value }, where no tile lies; at the foot it must be null.
impossible-tokens = { $rule }: of { $token } there are { $count } in stock, bags and on the cliff; it must be { $right }.
impossible-packing = { $rule }: the bags hold { $value } tokens; they are packed one at a time, in seat order.
impossible-packed = { $rule }: { $count ->
    [one] 1 token has
   *[other] { $count } tokens have
} left the stock; after packing it must be { $right }.
impossible-bag-full = { $rule }: seat { $seat } has { $count } tokens in the bag; it packs four.
impossible-pile-more = { $rule }: a pile has more tiles than at the start.
impossible-pile-order = { $rule }: a pile was begun before the one before it was used up.
impossible-pile-kind = { $rule }: { $count ->
    [one] 1 { $kind } tile lies
   *[other] { $count } { $kind } tiles lie
} on the cliff or in hand; the piles say { $right }.
impossible-drawn-pile = { $rule }: the tile in hand, { $kind }, was drawn from pile { $pile }, and of that pile none is gone.
impossible-pack-drawn = { $rule }: while bags are packed no tile has been drawn; here { $count ->
    [one] 1 is
   *[other] { $count } are
} gone.
impossible-newcomer = { $rule }: seat { $seat } has not moved yet and is at the foot: its climber must be null.
impossible-used = { $rule }: seat { $seat } has put more tokens on the cliff ({ $count }) than it has had turns to ({ $turns }).
impossible-turn = { $rule }: after { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} drawn it must be another seat’s turn.
impossible-cliff = { $rule }: the cliff must hang together by sides, around a tile on 0,0.
impossible-cave = { $rule }: a cave on height { $height } is more than three above all lower ones and the foot tiles.
impossible-gear = { $rule }: the tokens on { $x },{ $y } cannot all be there ({ $kind }): ladders go on ladder tiles, ziplines on any but danger, carabiners where somebody could stand.
impossible-climbers = { $rule }: each tile has one climber at most.
impossible-climber = { $rule }: seat { $seat } cannot have come to { $x },{ $y }, a tile of kind { $kind }.
impossible-drawn = { $rule }: a tile is in hand in phase place and in no other; the phase is { $phase }.
impossible-over = { $rule }: the game is over when all tiles have been drawn, and only then; the phase is { $phase }.
impossible-zip = { $rule }: seat { $seat } does not stand on a zipline.

## What is wrong with the piles

faulty-piles = pile: { $tiles } tiles, { $falls } of them falls; there must be at most { $most }, and at least one that can be placed.
faulty-tokens = tokens: { $tokens } in all; five players with four tokens each need at least { $least }.

## The table in a terminal

scene-hand = in hand: { $kind }
scene-higher = ↑ { $count ->
    [one] 1 more height
   *[other] { $count } more heights
}
scene-lower = ↓ { $count ->
    [one] 1 more height
   *[other] { $count } more heights
}
scene-foot = At the foot:
scene-at-foot = at the foot
scene-at = on { $place }
scene-piles = Tiles left
scene-stock = Stock: { $about }
scene-nothing = nothing
scene-tokens = { $n ->
    [1] { $token }
   *[other] { $token } ×{ $n }
}
scene-sign-plain = ·
scene-sign-axe = A
scene-sign-crampons = C
scene-sign-ladder = L
scene-sign-cave = ∩
scene-sign-danger = !
scene-sign-fall = ↓
scene-sign-on-carabiner = c
scene-sign-on-ladder = #
scene-sign-on-zipline = z
scene-on-carabiner = carabiner
scene-on-ladder = ladder up
scene-on-zipline = zipline

## What things are

meaning-hand = { $drawn ->
    [yes] { $tile }. { $first ->
        [yes] It is the first tile, and goes to 0,0.
       *[no] It is placed on the cliff, touching another tile by a side.
    }
   *[no] No tile at the moment. Each turn begins by drawing one.
}
    .name = Tile in hand
meaning-spots = { $first ->
    [yes] It is the first tile, and goes to 0,0.
   *[no] The tile may go to { $spots ->
        [one] 1 spot
       *[other] { $spots } spots
    }: free, and touching a tile by a side. { $cave ->
        [yes] A cave above height { $reach } needs another cave at most { $reach } lower, or higher.
       *[no] There is no limit of width or height.
    }
}
    .name = Spots for the tile
meaning-piles = { $left ->
    [one] 1 tile
   *[other] { $left } tiles
} to draw, pile 1 first, { $falls ->
    [0] no fall among them
    [one] 1 fall among them
   *[other] { $falls } falls among them
}. After the turn of the last tile the highest climber wins.
    .name = Tiles left
meaning-climber = { $height ->
    [-1] { $you ->
        [yes] You are
       *[no] { $name } is
    } at the foot, where nobody falls.
   *[other] { $you ->
        [yes] You are
       *[no] { $name } is
    } at height { $height }. { $fall ->
        [held] The carabiner here would hold a fall.
        [down] A fall would end at height { $to }, on a carabiner below.
       *[foot] A fall would end at the foot: no free carabiner below in this column.
    }
} A climber moves one tile a turn, up, down or sideways, where they may stand.
    .name = { $you ->
    [yes] Your climber
   *[no] { $name }’s climber
}
meaning-foot = All start here, below height 0. From here a climber steps onto any tile of height 0. Whoever falls without a carabiner comes back here.
    .name = Foot of the cliff
meaning-heights = The highest climber wins after the last tile; the foot is below height 0.
    .name = Heights and columns
meaning-tile-plain = Anybody may stand here, one climber at a time. Left to draw: { $left }.
    .name = Plain tile
meaning-tile-axe = To stand here takes an axe in the bag; it is not used up. Left to draw: { $left }.
    .name = Axe tile
meaning-tile-crampons = To stand here takes crampons in the bag; they are not used up. Left to draw: { $left }.
    .name = Crampons tile
meaning-tile-ladder = Nobody stands here until somebody has put a ladder on it; then all may. Left to draw: { $left }.
    .name = Ladder tile
meaning-tile-cave = Anybody may stand here. With the map, a climber goes from here to the nearest other cave that is free. It is placed up to height { $reach }, or at most { $reach } above another cave. Left to draw: { $left }.
    .name = Cave
meaning-tile-danger = Nobody may ever stand here. Left to draw: { $left }.
    .name = Danger
meaning-tile-fall = Whoever draws it falls: to the nearest free carabiner below in the same column, else to the foot; the turn is over. On a carabiner, or at the foot, one stays, and goes on. Left to draw: { $left }.
    .name = Fall
meaning-token = { $does }. { $colour ->
    [blue] This token stays in the bag, and is never used up.
   *[orange] It stays there for good, and serves all.
} In the stock: { $stock }.
    .name = { $token }
meaning-stock = Before the climb each player packs { $packed } tokens, one at a time. What nobody packs is not used.
    .name = Stock
meaning-chart = The whole cliff. The frame is the part that is shown large; a touch shows another.
    .name = Map of the cliff
meaning-looks = They show another part of the cliff, or more of it.
    .name = Arrows and lenses
meaning-panel = { $height ->
    [-1] At the foot.
   *[other] At height { $height }.
} Tokens in the bag: { $tokens }. The highest wins after the last tile.
    .name = { $name }

## The table as a picture

board-desc = The Vertical table: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} on the cliff, { $left } left to draw. { $heights }.
board-desc-climber = { $name } at height { $height }
board-desc-foot = { $name } at the foot
board-kind-plain = Plain
board-kind-axe = Axe
board-kind-crampons = Crampons
board-kind-ladder = Ladder
board-kind-cave = Cave
board-kind-danger = Danger
board-kind-fall = Fall
board-token-axe = Axe
board-token-crampons = Crampons
board-token-map = Map
board-token-carabiner = Carabiner
board-token-ladder = Ladder
board-token-zipline = Zipline
board-tile-about = { $kind }, { $place }
board-spot-about = The tile may go to { $place }
board-chart-about = The whole cliff; the frame is the part that is shown large, a touch shows another
board-look-left = Look further left
board-look-right = Look further right
board-look-up = Look further up
board-look-down = Look further down
board-look-nearer = A closer look
board-look-farther = See more of the cliff
board-progress = Tile { $drawn } of { $whole }
board-piles = Tiles left
board-pile-about = Pile { $pile }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-stock = Stock
board-token-about = { $token }: { $count }
board-hand = In hand
board-hand-none = None
board-height = Height { $height }
board-foot = At the foot
board-phase-pack = Pack a token for the climb.
board-phase-draw = A tile is drawn.
board-phase-place = Place the tile on the cliff.
board-phase-equip = Equip the cliff, or leave it bare.
board-phase-move = Move the climber, or stay.
board-phase-zip = Take the zipline, or stay.
board-phase-over = The game is over.

## The box as a file

box-tokens = V2 (rulebook: 30 tokens of 6 kinds; five of each: ruling): the gear tokens of each kind, 4 to 9; or, if you delete the first of the two lines and the # of the second, a number for each kind, 0 to 30, at least 20 in all.
box-pile = V1 (rulebook: 60 tiles in three piles; the mix: our numbers): the piles 1, 2 and 3; at most 60 tiles in all, at least one that is not a fall.

## What matters in a study

matter-fall-to = Chance to fall some way
matter-fall-to-foot = Chance to fall to the foot
matter-fall-held = Chance that a carabiner holds a fall
stand-exposed = Levels that a fall would cost
stand-carabiners = Carabiners in the bag
