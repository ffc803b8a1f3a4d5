# Lessons of Himalaya: the title, what to do at each step, and what came of it.

pair = Sherpas first

pair-1 = The first climber on the summit wins, but a climber only goes where two of their own sherpas stand (H16). All players share one roll: take a die in turn, and move one piece by its value. Two of your sherpas are on 4: take the 4 for your climber. (In these lessons the dice fall as prepared.)
pair-1-wrong = Allowed, but the 4 is just what your climber needs to reach your two sherpas. Take it before somebody else does.
pair-1-after = Your climber is on 4. The other player took the 3, and one die is left, a 2.

pair-2 = Now sherpas go ahead. The one on 2 can reach 4, where three others stand. By the rope it goes on at once, one space for each of them, whoever’s they are, and takes as many of yours along as you like (H18). Move it with the 2, go on by rope, and take both along.
pair-2-wrong = Your climber will need two sherpas on one space (H16), and soon. Take the 2 for the sherpa on 2, go on by rope, and take both others along.
pair-2-after = Three of your sherpas are on 7. No die was left, so the other player rolled all five again. After each such roll a yeti card is drawn: +2, and the yeti walked from 18 to 20.

pair-3 = From 4 to 7 takes a 3, and there is one. Bring your climber up to the sherpas.
pair-3-wrong = Allowed, but dice do not wait: the 3 brings your climber to your sherpas on 7 now. Take it.
pair-3-after = You are on 7, two spaces ahead of the other climber. That is the whole climb in short: sherpas ahead and together, then the climber. A space has room for any number of sherpas, but for one climber only.

route = Slides and steps back

route-1 = Your climber is on 12. On 15 one sherpa waits, and a second is missing. A sherpa who arrives on 21 slides down to 15 (H13): for once, just where you want it. Take the 2 for the sherpa on 19.
route-1-wrong = First make a pair your climber can reach: from 19 a 2 leads to 21, and the slide from there to 15, where your other sherpa stands (H13).
route-1-after = Two sherpas are on 15. Slides mostly cost you spaces, so look where a die leads before you take it.

route-2 = The 3 takes your climber from 12 to 15.
route-2-wrong = Allowed, but your two sherpas on 15 are waiting, and the 3 leads there. Take it for your climber.
route-2-after = The next pair should be no more than six spaces ahead, so that one die can reach it.

route-3 = On 20 and 23 you have a sherpa each, but not together. A sherpa may also go back, by half the die, rounded up: 3 spaces with a 6 (H10). Send the one on 23 back to 20.
route-3-wrong = Two together are worth more than one ahead: with the 6, the sherpa on 23 can go back 3 spaces (H10) and join the other on 20.
route-3-after = There is your pair, on 20: a 5 will take your climber there. On the way lies 18, the yeti’s cave: nobody may stop there, but anybody may pass (H12).

cards = Supply cards and camps

cards-1 = Instead of taking a die you may play a supply card, for one of its two values. No die shows a 2, but your card 1/2 does: play it as a 2, and the sherpa on 10 joins the other in the camp on 12.
cards-1-wrong = A pair in the camp is what you want, six spaces ahead of your climber. Play the card 1/2 as a 2 for the sherpa on 10.
cards-1-after = Two of your sherpas are in the camp, where nobody fears the yeti (H20). At the end of a turn, two in a camp may also bring you back a used card: once in the game for each camp (H21).

cards-2 = You could take back the 1/2 at once. But next turn you will play the 5/6, which is worth more: take back nothing, and the right is still yours then.
cards-2-wrong = This camp gives you one card only (H21). Taken for the 1/2, it cannot give you the 5/6 next turn. Take back nothing for now.
cards-2-after = The three others have played. The dice left are two 5s.

cards-3 = Your climber on 6 needs a 6. Play the card 5/6 as a 6 for your climber. Cards take you almost anywhere, but never onto a snow field, such as 11, nor to the summit (H14).
cards-3-wrong = Your two sherpas in the camp are 6 spaces ahead, and no die shows a 6. Your card 5/6 does: play it as a 6 for your climber.
cards-3-after = Your climber is in the camp, and your two sherpas are still there.

cards-4 = So you may take back a card, even the one you have just played. Take back the 5/6.
cards-4-wrong = Whichever you take, this camp gives no other (H21): take the better one, the 5/6.
cards-4-after = Six spaces for your climber, and the card is back in your hand. The camp on 12 will give you no more; the one on 24 still can.

yeti = Facing the yeti

yeti-1 = You can see which yeti cards are still to come: a +2 would bring the yeti from 18 to 20. Sherpas it finds flee to the camp below, but a climber with a sherpa of their own stays, and so do all of their sherpas there (H23). Take the 1: your climber joins the two on 20.
yeti-1-wrong = If the +2 comes now, your two sherpas on 20 flee down to 12. With your climber beside them they stay (H23). Take the 1.
yeti-1-after = No die was left, you rolled, and the +2 came! Your climber and both sherpas stayed; the other player’s sherpa fled from 20 to 12. Nobody may stop where the yeti stands, but whoever is there may leave (H12).

yeti-2 = In a camp you are safe. With the 2, a sherpa goes from 20 to 22, where two of yours stand: by rope it goes on 2 spaces into the camp on 24. Take one or both along.
yeti-2-wrong = Two sherpas in the camp on 24 would be safe, and bring back your card. Take the 2 for a sherpa on 20, go on by rope, and do not go alone.
yeti-2-after = Your sherpas are in the camp. One stayed with your climber, who therefore need not fear the yeti, either.

yeti-3 = Your card 5/6 is used, and this camp has not given you one yet. Take it back.
yeti-3-wrong = You would keep the right (H21), but it is your only card. Take it back now.
yeti-3-after = The 5/6 is in your hand again. The other player has moved a sherpa.

yeti-4 = The 4 takes your climber from 20 to the camp.
yeti-4-wrong = Allowed, but your sherpas in the camp are 4 spaces ahead of your climber. Take the 4 for your climber.
yeti-4-after = Your climber is in the camp on 24, safe from the yeti, and 12 spaces from the summit.

summit = To the summit

summit-1 = Your climber is on 26, a space behind the other one. Two of your sherpas are on 32, but both dice show a 1. Play your card as a 6 for your climber.
summit-1-wrong = A 1 leads nowhere. The card 5/6 as a 6 takes your climber to 32, within reach of the summit.
summit-1-after = Your climber is on 32, four spaces from the summit. The other player took a 1, and one die is left.

summit-2 = It is too small. But a player who finds just one die may roll all of them again (H8), and with a 4, a 5 or a 6 you win: the summit alone needs no sherpas. Roll all dice again.
summit-2-wrong = A 1 does not reach the summit, and no card ever does (H14). Roll again: of five dice, one is likely to show a 4 or more.
summit-2-after = 1, 2, 3, 4 and 5. The yeti card was a −2, and nobody had to flee.

summit-3 = Points left over are lost on the summit (H17). So the 4 will do, and so will the 5: go!
summit-3-wrong = You can win right now: take the 4 or the 5 for your climber.
summit-3-after = Your climber is on the summit: the game is over at once, and you win (H26).

storm = The storm

storm-1 = Once all yeti cards are drawn they are shuffled, now with the storm. When it comes, the climber nearest the summit wins: so far that is you, 25 to 24. No die moves a piece of yours, as sherpas never enter the summit (H15) and 3 spaces back is the yeti: so you take one without moving (H11). A 6 would bring the other climber to 30: take the 6.
storm-1-wrong = With the 6, the other climber goes to 30 and is ahead. Take it away from them.
storm-1-after = The other player could only use a 5, for a sherpa. One die is left, another 5, and it moves nothing of yours.

storm-2 = Two yeti cards are left, and one is the storm. If it comes you win; if not, you are the first to choose from five new dice. Roll all dice again.
storm-2-wrong = If you take the 5, the other player rolls, and is the first to choose from the new dice. Roll again yourself (H8).
storm-2-after = The storm! The game ends on the spot, with your climber on 25 and theirs on 24: you win (H27). Once the storm is among the cards, a single space may decide.
