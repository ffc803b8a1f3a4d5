# What a guided game of Vertical explains, when it first comes up.

begin = You climb a cliff while building it: whoever is highest after the last tile wins (V15). On your turn you draw a tile and place it, put a token on the cliff if you like, then take a step. But first, everybody packs a bag.

## What is asked

ask-pack = Choose four tokens for the whole game, one at a time. Axe, crampons and map stay in your bag and are never used up: one of each is enough (V2). Carabiners, ladders and ziplines are put on the cliff for good: of those you may want two.
ask-place = Place the tile on a free spot that touches the cliff by a side (V6); a cave at most three levels above the foot tiles or another cave (V7). If you could stand on it, above yourself is best. If not, put it above somebody who is ahead, and out of your own way.
ask-equip = You may put one token from your bag on the cliff (V8). It stays there for good and serves everybody, so put it where you need it yourself. There is no hurry: low down, a carabiner is wasted, as a fall costs little.
ask-move = Take one step: up, down, left or right, onto a tile where you may stand (V9); from the foot, onto any tile of height 0. Up is best; if the way up is barred, step aside to a column that goes on. You may stay, too.
ask-zip = You have come onto a zipline and may go on by it at once (V12). Do so if a tile as high as this one has a better way up. After that you make no further move this turn.

## What may be done

may-pack = Falls are what throws climbers back, and only a carabiner stops them: two are a sound choice. Axe and crampons open many tiles to you. Ladder, map and zipline are worth much at the right place, but less often needed.
may-place = Anybody may stand on plain tiles and caves. Axe and crampons tiles ask for that token in your bag, ladder tiles for a ladder put on them; nobody ever stands on danger. And a tile holds only one climber (V10).
may-equip = A carabiner goes where you stand or could move now; it catches whoever falls onto it from above in its column. A ladder goes on a ladder tile and opens it. A zipline leads from its tile to any tile as high or lower (V8).
may-cave = You are in a cave, and have a map: instead of a step you may go to the nearest cave with nobody in it (V11). If that one is higher, it saves you many steps.
may-zip = From a tile with a zipline you may go to any other tile as high or lower, with or without gaps between, if you may stand there (V12). That gets you out of a column that leads no further.

## What has happened

event-packed = All bags are packed, and everybody may look into them. Whoever has no axe or no crampons cannot go onto such tiles: keep that in mind when you place them.
event-equip = { $you ->
    [yes] Your token stays on the cliff now, and others may make use of it too.
   *[no] Another player has put a token on the cliff, on { $place }. It stays there, and you may make use of it just as they do.
} Ladders, ziplines and carabiners do not ask who brought them.
event-cave = { $you ->
    [yes] You have gone through the caves. Those who have no map need a step for each tile.
   *[no] Another player has gone from cave to cave: whoever has a map in their bag may do that instead of a step (V11).
}
event-zip = { $you ->
    [yes] The zipline has taken you to { $place }. It stays where it is, for everybody.
   *[no] Another player has taken a zipline to { $place }: from its tile it leads to any tile as high or lower (V12). You may take it too, if you come to it.
}
event-fall-at-foot = { $you ->
    [yes] You drew a fall at the foot, so nothing happened: your turn goes on.
   *[no] Another player drew a fall at the foot, so nothing happened.
} Higher up it would have hurt: whoever draws a fall drops to the next carabiner below, in the same column, or to the foot (V13).
event-fall-held = { $you ->
    [yes] You have drawn a fall, but the carabiner on your tile holds you.
   *[no] Another player has drawn a fall, but the carabiner on their tile holds them.
} Nothing is lost, and the turn goes on (V14). To stand on a carabiner is to be safe.
event-fall-to = { $you ->
    [yes] You drew a fall and dropped from { $start } to { $place }, where a carabiner caught you.
   *[no] Another player drew a fall and dropped from { $start } to { $place }, where a carabiner caught them.
} It catches whoever falls in its column, if nobody stands there (V13). The rest of the turn was lost.
event-fall-to-foot = { $you ->
    [yes] You drew a fall, and below you in your column no carabiner was free: you are back at the foot (V13). Start again where the way up is best: the cliff is already built.
   *[no] Another player drew a fall, and with no carabiner to catch them went from { $start } to the foot (V13). Put one under yourself before it is your turn to fall.
}
event-last-of-pile = Pile { $pile } is used up. In our mix the next one is rougher: it has fewer plain tiles and more falls (V1). Is there a carabiner below you?
event-last-tile = That was the last tile: the game ends with this turn (V15). Think only of height now, and go as high as you can.
