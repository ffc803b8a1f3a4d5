# Lessons of Vertical: the title, what to do at each step, what came of it, and why not otherwise.

## Packing, and the first step

bag = Four things in a bag

bag-1 = You climb a cliff while building it, and whoever is highest when the last tile has been played wins. First, everybody packs four tokens. You have an axe and crampons, for the tiles of those names. Whoever draws a fall drops down their column: to the foot, or to a carabiner. Pack one now.
bag-1-wrong = That has its use as well, but falls throw you back further than anything else. Pack a carabiner.
bag-1-after = One carabiner is in your bag. Your rival has packed one too.

bag-2 = Blue tokens (axe, crampons, map) stay in the bag for the whole game, so one of each is enough. Orange ones (carabiner, ladder, zipline) are put on the cliff for good. There are six falls among the 60 tiles: pack a second carabiner.
bag-2-wrong = A second axe or second crampons would be dead weight, and the others are needed less often than a carabiner: there are six falls among the tiles. Pack a second one.
bag-2-after = The bags are packed, and you have drawn a plain tile, open to everybody. The first tile goes on 0,0: column 0, height 0. In a game tiles come by chance; in these lessons they come as we have prepared them.

bag-3 = Once your tile is placed, you may put one orange token on the cliff. Down here a carabiner would be wasted. Put none.
bag-3-wrong = A fall from height 0 costs a single step. Keep both carabiners for higher up: put none.
bag-3-after = Both carabiners stay in your bag.

bag-4 = Then you may move: one tile up, down, left or right. From the foot, where all climbers start, you step onto any tile of height 0. Step onto 0,0.
bag-4-wrong = You may stay, but only climbing gets you up. Step onto 0,0.
bag-4-after = You are on the cliff, and your rival is on 1,0. That is a turn: draw a tile, place it, equip the cliff, move.

## Placing tiles

cliff = Build what you climb

cliff-1 = You have drawn an axe tile. Only climbers with an axe in their bag may go there, and you have one. A new tile touches the cliff by a side and is never below height 0. Place this one right above you, on 0,1.
cliff-1-wrong = It may go on any free spot that touches the cliff by a side (V6). But above you, on 0,1, it is your next step up.
cliff-1-after = The axe tile is on 0,1, just above you. Crampons tiles work the same way, with crampons.

cliff-2 = Do you put a token on the cliff? Even from height 1 a fall would not cost much. Put none.
cliff-2-wrong = A carabiner on the cliff never comes back (V2). Keep it for higher up: put none.
cliff-2-after = Nothing put on the cliff, nothing lost.

cliff-3 = You have the axe, so step up to 0,1. It stays in your bag and is never used up.
cliff-3-wrong = Higher is better, and your axe lets you go up: step to 0,1.
cliff-3-after = Height 1. Your rival has placed a plain tile on 1,2 and climbed to it: height 2. And you have drawn a danger tile.

cliff-4 = Nobody may ever go onto a danger tile, however well equipped. Put it where it hinders your rival, who is on 1,2: above them, on 1,3.
cliff-4-wrong = There it would hinder nobody, or only you. On 1,3 it bars the way of your rival, who is ahead of you.
cliff-4-after = Your rival cannot go straight up any more. Place what helps you above yourself, and what hinders above those who are ahead. A tile holds only one climber, so you can stand in somebody’s way too.

## Falls

fall = Falling, and being caught

fall-1 = You are on 0,4 with a plain tile in hand. Only a fall is left in pile 1, so your rival will draw it; then comes pile 2, with two more. First extend your column, which ends at 0,5: place the tile on 0,6.
fall-1-wrong = On 0,6 it makes your own column higher, where you will need it. Place it there.
fall-1-after = Your column reaches height 6.

fall-2 = From here a fall hurts. A carabiner goes on the tile where you stand, or on one you could move to now (V8). Put it on 0,5, where you will go next.
fall-2-wrong = Falls are coming, so use a carabiner now, and as high as you can reach: on 0,5.
fall-2-after = The carabiner is on 0,5 for good, and holds anybody who stands there.

fall-3 = Now step up to 0,5.
fall-3-wrong = The carabiner is on 0,5: step up to it.
fall-3-after = Your rival, on 2,4, drew the fall. With no carabiner in column 2 they are back at the foot. Then you drew a fall too, but the carabiner on your tile holds you: your turn goes on.

fall-4 = A fall tile is not placed, but you may still equip the cliff and move. The next step up is just above your carabiner, so the other one can wait. Put none.
fall-4-wrong = So close to the first, a second carabiner would save you a single level. Keep it for higher up: put none.
fall-4-after = The other carabiner stays in your bag.

fall-5 = Step up to 0,6. Should you fall, there is a carabiner just below.
fall-5-wrong = Climb on: a fall from 0,6 would end on 0,5, at your carabiner.
fall-5-after = And fall you did, on your next turn: down to the nearest carabiner below in your column, on 0,5. One level lost, not seven. Whoever drops neither equips nor moves that turn (V14).

## Caves and ziplines

caves = Map and zipline

caves-1 = You are in the cave on -1,1, with a map that leads from cave to cave, and have drawn another cave. A cave may be at most three levels above height 0, or above another cave. Yours is at height 1, so the limit is 4: place the new one on 2,4.
caves-1-wrong = The higher the cave, the higher the map takes you, and height 4 is the limit now (V7). This lesson goes on from 2,4: place it there.
caves-1-after = The cave is on 2,4, three levels above you.

caves-2 = Before you go there, put your zipline on it. It may go on any tile but danger; on 2,4 you will use it at once.
caves-2-wrong = You could, but on 2,4 the zipline will serve you in this very turn. Put it there.
caves-2-after = The zipline is on 2,4 for good, open to everybody.

caves-3 = With a map, a climber in a cave may go to the nearest other cave with nobody in it, instead of taking a step. Go through the caves to 2,4.
caves-3-wrong = A step leads no higher than height 1, the map to height 4: go through the caves to 2,4.
caves-3-after = From height 1 to height 4 in one move, and onto a zipline!

caves-4 = After a step or a passage onto a zipline you may take it at once, to any tile as high or lower where you may stand, gaps or not. Above the cave there is no tile yet, but above 0,4 there is. Take the zipline to 0,4.
caves-4-wrong = Look for a tile of the same height from which you can climb on: 0,4, with 0,5 above it.
caves-4-after = You are as high as your rival on 1,4. Next turn you can step up to 0,5; and while you are on 0,4, they cannot go there.

## The end

end = The last tiles

end-1 = No falls are left, and you and your rival are both at height 8. You have drawn tile 57 of 60, a ladder tile: nobody may go there until a ladder is on it, and you have one. Place the tile above you, on 0,9.
end-1-wrong = With the ladder in your bag this tile takes you one higher, if it is above you: on 0,9.
end-1-after = Now it needs a ladder.

end-2 = Put your ladder on 0,9. Ladders go on ladder tiles only; from then on everybody may use it.
end-2-wrong = The ladder tile you need is the one above you: put the ladder on 0,9.
end-2-after = 0,9 is open to all.

end-3 = Step up to 0,9.
end-3-wrong = Height decides, and only three tiles are left: step up to 0,9.
end-3-after = Height 9! Your rival, still at height 8, has put a crampons tile above you, on 0,10; you have no crampons. And you have drawn a danger tile.

end-4 = One tile is left, a plain one, and your rival will draw it. On 2,9 it would take them up to height 9, level with you. So place your danger tile there, on 2,9.
end-4-wrong = Then your rival could place the last tile on 2,9, climb to height 9 and share the win (V15). Put the danger tile there first.
end-4-after = Your rival can climb no higher.

end-5 = The way up is closed for you too, and down is no use. You need not move: stay where you are.
end-5-wrong = At height 8 you would be level with your rival. Stay where you are, at height 9.
end-5-after = The last tile is played: you are at height 9, your rival at 8. You win! At the same height you would have shared the win (V15). Enjoy the climb!
