title = Himalaya
pitch = One climber and four sherpas each, on a path where avalanches and a moody yeti wait. A climber only goes where two of their own sherpas stand: first on the summit wins.
score-counts = spaces climbed

## Things

base-camp = base camp
    .to = to base camp
camp-to = to camp { $camp }

## What is asked

ask-first-roll = { $you ->
    [yes] You are
   *[no] { $player } is
} about to make the first roll, with { $dice } dice.
ask-roll = { $you ->
    [yes] You are
   *[no] { $player } is
} about to roll all { $dice } dice.
ask-yeti = A yeti card is about to be drawn.
ask-move = { $you ->
    [yes] Which
   *[no] { $player }, which
} die or card do you use, and whom do you move?{ $left ->
    [one] {" "}It is the last die: you may also roll again.
   *[other] {""}
}
ask-recover = { $you ->
    [yes] Which
   *[no] { $player }, which
} card do you take back at camp { $camp }?

## What one may choose

by-value = { $by ->
    [card] card { $card } as { $value }
   *[die] die { $value }
}
n-along = { $along ->
    [0] alone
    [one] with 1 more
   *[other] with { $along } more
}
n-steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}

choice-climber = { by-value }: climber from { $start } to { $end }
choice-summit = { by-value }: climber from { $start } to the SUMMIT
choice-sherpa = { by-value }: sherpa from { $start } to { $end }
choice-slides = { by-value }: sherpa from { $start } to { $first }, slides down to { $end }
choice-back = { by-value }: sherpa back from { $start } to { $end }
choice-back-slides = { by-value }: sherpa back from { $start } to { $first }, slides down to { $end }
choice-rope = { by-value }: sherpa from { $start } to { $first }, on by rope, { n-steps }, to { $end }, { n-along }
choice-rope-slides = { by-value }: sherpa from { $start } to { $first }, on by rope, { n-steps }, to { $second }, slides down to { $end }, { n-along }
choice-reroll = roll all dice again (then the yeti walks, and you choose)
choice-skip = take the die { $value } and move nobody
choice-recover = take back card { $card } (camp { $camp })
choice-leave = take back no more cards this turn, and keep the right for later

## In short

by-short = { $by ->
    [card] card { $value }
   *[die] { $value }
}
n-with = { $along ->
    [0] {""}
   *[other] {" "}+{ $along }
}
brief-climber = { by-short }: climber { $start }→{ $end }
brief-summit = { by-short }: climber {"→"} SUMMIT
brief-sherpa = { by-short }: sherpa { $start }→{ $end }
brief-slides = { by-short }: sherpa { $start }→{ $first }↓{ $end }
brief-back = { by-short }: sherpa { $start }→{ $end }
brief-back-slides = { by-short }: sherpa { $start }→{ $first }↓{ $end }
brief-rope = { by-short }: rope { $start }→{ $first }→{ $end }{ n-with }
brief-rope-slides = { by-short }: rope { $start }→{ $first }→{ $second }↓{ $end }{ n-with }
brief-reroll = roll all dice again
group-die = die { $value }: { $count } moves
group-card = card, for { $value }: { $count } moves
group-skip = take a die and move nobody: { $count } dice
group-recover = take a card back: { $count } ways

## What happened

story-roll = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} { $dice }.
story-yeti = Yeti card { $card }: the yeti walks from { $start } to { $end }.
story-yeti-stays = Yeti card { $card }: the yeti cannot go further and stays on { $end }.
story-storm = The storm breaks: the game ends here.
story-shuffle = The last yeti card is drawn: all are shuffled, and the storm is among them from now on.
story-sherpas-flee = { $you ->
    [yes] { $count ->
        [one] One of your sherpas flees
       *[other] { $count } of your sherpas flee
    }
   *[no] { $count ->
        [one] A sherpa of { $player } flees
       *[other] { $count } sherpas of { $player } flee
    }
} from { $space } { $shelter }.
story-climber-flees = { $you ->
    [yes] Your climber
   *[no] { $player }’s climber
} flees from { $space } { $shelter }.
story-stand-firm = { $you ->
    [yes] Your climber
   *[no] { $player }’s climber
} and { $count ->
    [one] sherpa
   *[other] { $count } sherpas
} face the yeti on { $space } and stay.
story-climber = { $you ->
    [yes] Your climber
   *[no] { $player }’s climber
} goes from { $start } to { $end } ({ by-value }).
story-summit = { $you ->
    [yes] Your climber
   *[no] { $player }’s climber
} goes from { $start } up to the summit ({ by-value })!
story-sherpa = { $you ->
    [yes] You move
   *[no] { $player } moves
} a sherpa from { $start } to { $end } ({ by-value }).
story-slides = { $you ->
    [yes] You move
   *[no] { $player } moves
} a sherpa from { $start } to { $first }; it slides down to { $end } ({ by-value }).
story-back = { $you ->
    [yes] You take
   *[no] { $player } takes
} a sherpa back from { $start } to { $end } ({ by-value }).
story-back-slides = { $you ->
    [yes] You take
   *[no] { $player } takes
} a sherpa back from { $start } to { $first }; it slides down to { $end } ({ by-value }).
story-rope = { $you ->
    [yes] You move
   *[no] { $player } moves
} a sherpa from { $start } to { $first } and on by rope, { n-steps }, to { $end }, { n-along } ({ by-value }).
story-rope-slides = { $you ->
    [yes] You move
   *[no] { $player } moves
} a sherpa from { $start } to { $first } and on by rope, { n-steps }, { n-along }, sliding from { $second } down to { $end } ({ by-value }).
story-reroll = { $you ->
    [yes] You take up the last die and roll
   *[no] { $player } takes up the last die and rolls
} them all again.
story-skip = { $you ->
    [yes] You take the { $value } and move
   *[no] { $player } takes the { $value } and moves
} nobody.
story-recover = { $you ->
    [yes] You take
   *[no] { $player } takes
} back card { $card } at camp { $camp }.
story-leave = { $you ->
    [yes] You take
   *[no] { $player } takes
} back no more cards this turn.

## The end

n-lead = { $lead ->
    [one] 1 space
   *[other] { $lead } spaces
}
end-summit = { $you ->
    [yes] You win
   *[no] { $winners } wins
}: first on the summit, { n-lead } ahead of { $rivals }.
end-storm = The storm ends the game: { $you ->
    [yes] you win
   *[no] { $winners } wins
}, nearest the summit on { $best }, { n-lead } ahead of { $rivals }.
end-storm-shared = The storm ends the game with all climbers at the base camp: { $you ->
    [yes] you{ $others } share
   *[no] { $winners } share
} the win.
won-summit = { $you ->
    [yes] You won
   *[no] { $winners } won
}: first on the summit
won-storm = { $you ->
    [yes] You won
   *[no] { $winners } won
} when the storm broke, { $best } to { $second }
won-storm-shared = { $you ->
    [yes] You{ $others } shared
   *[no] { $winners } shared
} the win: the storm broke at the base camp
ending-summit = at the summit
ending-storm = in the storm
account-dice = With dice
account-cards = With supply cards
account-yeti = Driven back by the yeti
account-total = Space reached

## Why a move is refused

why-other-question = { $rule }: “{ $text }” answers another question. { $phase ->
    [first-roll] Now the dice are rolled for the first time.
    [roll] Now the dice are rolled.
    [yeti] Now a yeti card is drawn.
    [move] The question now is which die or card to use, and whom to move.
    [recover] The question now is which card to take back.
   *[over] The game is over.
}
why-dice = { $rule }: { $dice } dice are rolled in this game, no more and no fewer.
why-yeti-card = { $rule }: that card is not in the deck now.
why-reroll = { $rule }: only a player who finds just one die may roll again; there are { $left }.
why-recover = { $rule }: card { $card } is not among your used ones.
why-skip = { $rule }: a die may be taken without moving only if no die on the table gives a legal move.
why-no-card = { $rule }: card { $card } is not in your hand.
why-no-die = { $rule }: no die on the table shows { $value }.
why-no-sherpa = { $rule }: no sherpa of yours stands on { $space }.
why-card-summit = { $rule }: a card never leads to the summit or past it.
why-climber-alone = { $rule }: a climber goes only where at least two of their own sherpas stand, and on { $space } there are fewer.
why-climber-taken = { $rule }: another climber stands on { $space }.
why-back-base = { $rule }: a sherpa on the base camp cannot move back.
why-sherpa-summit = { $rule }: sherpas do not enter the summit: that move would take one to it or past it.
why-rope-slide = { $rule }: { $space } is a slide: no rope goes on from there.
why-rope-nobody = { $rule }: no other sherpa stands on { $space }, so there is nobody to rope up with.
why-rope-along = { $rule }: { $own ->
    [0] no sherpa of yours stands
    [one] only one sherpa of yours stands
   *[other] only { $own } sherpas of yours stand
} on { $space } to go along.
why-cave = { $rule }: nobody comes to rest in the yeti’s cave on { $space }.
why-yeti = { $rule }: the yeti stands on { $space }: nobody comes to rest there.
why-slide-yeti = { $rule }: the slide on { $first } leads to { $space }, where the yeti stands: nobody comes to rest there.
why-snow = { $rule }: { $space } is a snow field: a card never leads there.
why-rope-cave = { $rule }: a rope needs a first space to stop on, and { $space } is the yeti’s cave.
why-rope-yeti = { $rule }: a rope needs a first space to stop on, and the yeti stands on { $space }.
why-rope-snow = { $rule }: a rope needs a first space to stop on, and { $space } is a snow field: a card never leads there.

## Why a position is impossible

impossible-route = { $rule }: route is { $value }; it must be the route of this game.
impossible-dice = { $rule }: { $count ->
    [one] 1 die lies
   *[other] { $count } dice lie
} on the table; in phase { $phase } it must be { $exact ->
    [yes] { $low }
   *[no] { $low } to { $high }
}.
impossible-cards = { $rule }: seat { $seat } has each of the cards { $right } once, in cards or in used.
impossible-deck = { $rule }: the deck is empty only once the storm, its last card, has ended the game.
impossible-yeti-home = { $rule }: no yeti card has been drawn, so the yeti is in its cave on { $space }.
impossible-ground = { $rule }: a piece of seat { $seat } stands on { $space }, the cave or a slide, where none comes to rest.
impossible-climbers = { $rule }: climber is { $value }; outside the base camp each space has one climber at most.
impossible-yeti = { $rule }: the yeti stands on { $space } with pieces that would have fled: only one seat’s may stay, and their climber stands there or further up.
impossible-start = { $rule }: before the first roll everything is as at the start.
impossible-recover = { $rule }: seat { $seat } has no card to take back: it needs a used one, and two sherpas in a camp whose right is not spent.
impossible-summit = { $rule }: a climber on the summit has ended the game with a die, in their own turn.
impossible-over = { $rule }: the game is over with a climber on the summit, or after a storm with all dice just rolled.

## What is wrong with a route

faulty-route-range = { $entry }: space { $space } must lie from { $low } to { $high }: the first four spaces are ordinary, and the summit is beyond.
faulty-route-twice = { $entry }: space { $space } is { $other } already; each space is one thing.
faulty-slide-up = { $entry }: a slide leads down, not from { $space } to { $end }.
faulty-slide-end = { $entry }: a slide ends on an ordinary space or a camp, and { $end } is { $other }.

## The table in a terminal

scene-yeti = yeti on { $space }
scene-storm = the storm is in
scene-base = Base camp
scene-legend = ▲ climber △ sherpa Y yeti ⌂ camp * snow field ∩ cave 9↓5 slide ^ summit
scene-space = space
scene-cards = cards (used)
scene-recovered = recovered in
scene-deck = Yeti cards to come: { $cards }
scene-card-storm = storm
scene-dice = Dice: { $dice }
scene-no-dice = Dice: none on the table

## What things are

meaning-die = Taken, it moves one of your pieces { $value } forward, the climber or a sherpa; or a sherpa { $back } back. The dice that are left are for the next players.
    .name = Die { $value }
meaning-die-taken = Taken, or not rolled yet. When no die is left, the next player rolls all { $count } again, and a yeti card is drawn.
    .name = Places of dice
meaning-cup = { $dice ->
    [one] One die is left: you may roll all dice again instead of taking it. A yeti card follows, then you choose.
   *[other] Whoever finds one die only may roll all dice again. A yeti card follows every roll but the first.
}
    .name = Dice cup
meaning-supply = { $state ->
    [hand] Played instead of a die, a card counts for one of its two values; the dice stay. No card leads onto a snow field, nor to the summit. A card played is gone until a camp brings it back.
   *[used] Played. One comes back at the end of one’s turn with two of one’s sherpas in a camp: once for each camp.
}
    .name = { $state ->
    [hand] Supply cards { $cards } ({ $name })
   *[used] Used cards { $cards } ({ $name })
}
meaning-climber = { $left ->
    [0] { $you ->
        [yes] You stand
       *[no] { $name } stands
    } on the summit.
   *[other] { $you ->
        [yes] You stand
       *[no] { $name } stands
    } { $space ->
        [0] at base camp
       *[other] on { $space }
    }, { $left } below the summit. A climber only goes forward, and only stops where two of their own sherpas stand and no other climber. The summit needs no sherpas.
}
    .name = { $you ->
    [yes] Your climber
   *[no] { $name }’s climber
}
meaning-sherpas = They stand on { $spaces }. A sherpa goes forward by the value of a die or card, or back by half of it, rounded up. Forward onto others, it may go on by rope. Sherpas never enter the summit.
    .name = { $you ->
    [yes] Your sherpas
   *[no] { $name }’s sherpas
}
meaning-yeti = It is on { $space }: nobody may stop there. Where it ends its move, outside camps, sherpas flee to the nearest camp below or, if there is none, to base camp. A climber with at least one sherpa of their own there stays, with those sherpas; a climber without any flees as well.
    .name = Yeti
meaning-summit = The first climber up here wins at once. No sherpas are needed, and points left over are lost. Only a die leads here, never a card.
    .name = Summit { $space }
meaning-space-camp = Nobody fears the yeti here. With two of your sherpas here at the end of your turn, take back one used card, once in the game.{ $some ->
    [yes] {" "}Already done by { $rested }.
   *[no] {""}
}{ $crowd ->
    [0] {""}
   *[other] {" "}Here: { $who }. { $yeti ->
        [yes] While the yeti is here, nobody else may stop.
       *[no] Another sherpa that comes forward may go on { $crowd } by rope.
    }
}
    .name = Camp { $space }
meaning-space-snow = No card brings a piece here, a die may.{ $crowd ->
    [0] {""}
   *[other] {" "}Here: { $who }. { $yeti ->
        [yes] While the yeti is here, nobody else may stop.
       *[no] Another sherpa that comes forward may go on { $crowd } by rope.
    }
}
    .name = Snow field { $space }
meaning-space-snows = No card brings a piece here, a die may.
    .name = Snow fields { $spaces }
meaning-space-slide = A sherpa that arrives here slides down to { $to } at once, and does not go on by rope.{ $crowd ->
    [0] {""}
   *[other] {" "}Here: { $who }.
}
    .name = Slide { $space } → { $to }
meaning-space-cave = The yeti starts here. Nobody stops on it; passing is free.{ $crowd ->
    [0] {""}
   *[other] {" "}Here: { $who }.
}
    .name = Yeti’s cave { $space }
meaning-space-crowd = Here: { $who }. { $yeti ->
    [yes] While the yeti is here, nobody else may stop.
   *[no] Another sherpa that comes forward onto it may go on by rope, by exactly { $crowd }, alone or with sherpas of its own that stand here. A climber stops here only with two of their own.
}
    .name = Space { $space }
meaning-space = Sherpas may stop here. A climber stops only where at least two of their own sherpas stand and no other climber. Where the yeti is, nobody stops.
    .name = Spaces of the route
meaning-base = All begin here, with four sherpas on the first four spaces. It holds any number, and whoever flees and has no camp below finds shelter here.
    .name = Base camp
meaning-yeti-cards = { $over ->
    [yes] Left in the deck: { $cards }.
   *[no] Still to come: { $cards }. One is drawn after every roll but the first; + goes towards the summit. When all have been drawn they are shuffled, with the storm.
}
    .name = Yeti cards
meaning-yeti-drawn = Drawn: { $cards }.{ $over ->
    [yes] {""}
   *[no] {" "}They come back once all cards have been drawn.
}
    .name = Drawn yeti cards
meaning-storm = { $state ->
    [in] It is among the cards. Once drawn it ends the game: the climber nearest the summit wins.
    [drawn] It was drawn: the game is over.
   *[out] It is set aside until the cards are shuffled. Once drawn it ends the game: the climber nearest the summit wins.
}
    .name = Storm
meaning-panel = On space { $space }. Camps that gave a card back: { $rested } of { $camps }. The first climber on the summit wins.
    .name = { $name }

## The table as a picture

board-summit = Summit
board-yeti = Yeti
board-base = Base camp
board-space-camp = Space { $space }: a camp. Nobody fears the yeti here, and two of your sherpas may bring back a used card, once.
board-space-snow = Space { $space }: a snow field. No card leads here.
board-space-slide = Space { $space }: a slide. Sherpas who arrive here slide down to { $to }.
board-space-cave = Space { $space }: the yeti’s cave. Nobody stops here.
board-supply = { $state ->
    [hand] Supply card { $card }, in hand
   *[used] Supply card { $card }, used
}
board-recovered = Cards taken back: { $count } (camps: { $camps })
board-deck = Yeti cards
board-deck-left = { $count } to come
board-deck-about = Yeti cards still to come: { $count }
board-yeti-card = { $state ->
    [in] Yeti card { $card }, still to come
   *[out] Yeti card { $card }, drawn
}
board-yeti-storm = { $state ->
    [in] The storm is among the cards: it ends the game
    [drawn] The storm was drawn: the game is over
   *[out] The storm is set aside until the cards are shuffled
}
board-storm = The storm is in!
board-phase-first-roll = Roll all dice.
board-phase-roll = No die is left: roll them all.
board-phase-yeti = Draw a yeti card.
board-phase-move = Take a die or play a card.
board-phase-move-last = Last die: take it or roll all again.
board-phase-recover = Take back a used card, or leave it.
board-phase-over = The game is over.
board-phase-over-storm = The storm ends the game.
board-crowd = Who stands on { $space }: a touch spreads them out
board-desc = A route of { $length } spaces winds up the mountain. Climbers: { $climbers }. The yeti is on space { $yeti }.
board-desc-player = { $name } on { $space }

## The box as a file

box-route = H1 (rulebook for the kinds of spaces): the route from the base camp, 0, to the summit.
box-route-length = H1 (our number): the summit’s number, 20 to 100.
box-route-camps = H1 (known from elsewhere: two camps; where they lie: our numbers): the camps, 1 to 16 of them.
box-route-cave = H1 (rulebook: one cave; where it lies: our number): the yeti’s cave.
box-route-slides = H1 (our numbers): avalanches and landslides, each with the space it leads down to.
box-route-snow = H1 (our numbers): the snow fields, where no card leads.

## What matters in a study

matter-summit = Chance to reach the summit
matter-sherpas-flee = Chance that the yeti drives sherpas away
matter-climber = Chance that the climber moves up
matter-climber-flees = Chance that the yeti drives the climber down
stand-behind = Sherpas left behind the climber
stand-in-pairs = Spaces ahead with two sherpas, ready for the climber
