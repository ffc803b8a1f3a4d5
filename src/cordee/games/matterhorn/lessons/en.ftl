# Lessons of Matterhorn: the title, what to do at each step, what came of it, and why not otherwise.

## The way up

start = The way up

start-1 = Whoever is first to have both pawns on the summit wins. Pawns start on row 12. One of yours is on 12.3: place the other near it, but not on 12.1, at the edge. From there only one circle leads up; from 12.2 two do, 11.1 and 11.2.
start-1-wrong = In a game any free circle of row 12 will do (M3). Here, keep to the left of your rival’s pawns and off the edge: 12.2, 12.4 or 12.5.
start-1-after = You begin, and your five dice show 1, 2, 2, 3 and 4. In a game they fall by chance; in these lessons they fall as we have prepared them.

start-2 = Only values that show exactly once count: 1 + 3 + 4 = 8; the pair of 2s adds nothing. The result is the number of a row, from 5 to 12. You could drop dice to change it, but they would be gone until your turn ends. Drop nothing.
start-2-wrong = You could, but a dropped die is missing from all later rolls of this turn (M5). Keep all five: drop nothing.
start-2-after = The result is 8, and all five dice stay in play.

start-3 = Now place a token on row 8. It is worth one action when you stop, and becomes an obstacle when your turn ends. So put it where your rival will come up rather than you: on 8.5 or 8.6.
start-3-wrong = The row is right, but as an obstacle it might stand in your own way there. On 8.5 or 8.6 it is in your rival’s.
start-3-after = One token placed. If you stopped now, you would have one action: a step up, for instance.

start-4 = Stop, or roll again for another token? If a roll lets you place none, all actions of the turn are lost. But five dice fail less than once in a hundred rolls. Roll again!
start-4-wrong = One action is one step of many. Five dice risk almost nothing: roll again.
start-4-after = 3 + 4 + 5 = 12: your second token will go on row 12. That is a turn: roll, place a token, roll again, and stop before it goes wrong.

## Dropping dice

drop = Drop a die, gain a bonus

drop-1 = You have rolled 2, 2, 4, 6 and 6. Only the 4 counts, and there is no row 4. But drop one 6, and the other one is single: 4 + 6 = 10, the row of one of your pawns. That will bring a bonus.
drop-1-wrong = To drop nothing would be a failure, as there is no row 4 (M10). Every other drop costs more dice or leads to a row without a pawn. Drop one 6.
drop-1-after = The result is 10. The 6 is out until your turn ends, and four dice are left.

drop-2 = Place the token on row 10. From 11.8 your rival can only climb to 10.7 or 10.8. Take 10.7: only the edge is left to them.
drop-2-wrong = Row 10 is right; 10.7 hinders your rival most, and does not get in your own way.
drop-2-after = There is a pawn on row 10, so you have a bonus: one action at once (M8). Any pawn will do, even a rival’s.

drop-3 = Climb with your pawn on 10.3, to 9.2 or 9.3. What a bonus has brought you stays, even if the turn goes wrong later.
drop-3-wrong = A bonus may be any action (M8), but climbing is what wins. Here, take the pawn on 10.3 up to 9.2 or 9.3.
drop-3-after = Your pawn is on row 9, and the token on 10.7 is still worth an action when you stop.

drop-4 = You have only one action to lose, and four dice fail about once in forty rolls here. Roll again.
drop-4-wrong = For a single action it is too early to stop: four dice hardly ever fail. Roll again.
drop-4-after = 1 + 2 + 3 + 4 = 10: that row once more.

drop-5 = In one turn a row takes only one of your tokens (M6), and row 10 has its own. So drop the 1: 2 + 3 + 4 = 9, the row where your pawn stands now.
drop-5-wrong = Row 10 has your token already, so to drop nothing would be a failure (M10). Drop the 1: only the 9 brings another bonus for a single die.
drop-5-after = The result is 9: a second token, and a second bonus with it. Aim for rows where pawns stand, and drop as few dice as you can.

## Stopping

stop = Stop in time

stop-1 = Three tokens are placed, worth three actions, and two dice are left. Rolling them again would fail in 15 cases out of 36, and all three actions would be lost. Stop.
stop-1-wrong = Daring! But two dice would fail in 15 cases out of 36, and three actions are a lot to lose. Stop.
stop-1-after = You have three actions, of any kind and in any order (M11): move one of your pawns, push another player’s, or remove an obstacle.

stop-2 = Your pawns are shut in by obstacles: 10.3, 10.4 and 10.5 above them, 11.3 and 11.6 beside them. Remove the one on 10.4, which bars the way of both.
stop-2-wrong = Look at what lies above your pawns: 10.4 is the one circle that would help both of them. Remove the obstacle there.
stop-2-after = The obstacle is back in the box, and two actions are left.

stop-3 = A pawn moves to a free circle next to it: up, down or sideways. Climb to 10.4 with either of your pawns.
stop-3-wrong = The circle on 10.4 is free now: climb there, with either of your pawns.
stop-3-after = One row higher, with one action left.

stop-4 = Climb on to 9.4. There both circles above will be free, 8.3 and 8.4; above 9.3 an obstacle bars 8.2. And your other pawn can follow to 10.4.
stop-4-wrong = Climb on from 10.4, and to 9.4: above 9.3 an obstacle bars 8.2.
stop-4-after = No action is left, so your turn ends: your three tokens are turned over and are now obstacles, on 9.6, 8.6 and 6.4. Nobody can enter those circles until the obstacles are gone.

## Failing

failure = One roll too many

failure-1 = Your rival is ahead, and you have two tokens placed and three dice left. Three dice fail about once in nine rolls here: that is worth the risk. Roll again.
failure-1-wrong = Two actions are little to lose, and three dice fail only about once in nine rolls here: roll again.
failure-1-after = Bad luck after a good decision! From 1, 1 and 2 no drop leaves you a 5 or more. That is a failure (M10): your turn is over and your two actions are lost. A bonus would have stayed yours.

failure-2 = As a consolation you may place an obstacle on any free circle, but not in rows 11 and 6, where you have placed tokens this turn. Above your rival’s pawn on 6.4 there is only one circle: block 5.3.
failure-2-wrong = You could, but your rival’s pawn on 6.4 is two steps from the summit, and 5.3 is its only way up. Block 5.3.
failure-2-after = That costs your rival an action: to remove it or to walk around it. Your two tokens have become obstacles too, on 11.8 and 6.1. As a rule: with two tokens placed, roll three dice again, but not two.

## Full rows

full = A full row

full-1 = One of your pawns is on the summit, and you have stopped with two tokens: two actions. Climb with the other pawn, from 8.2 to 7.2.
full-1-wrong = Climb to 7.2: above it are two circles, 6.1 and 6.2, above 7.1 only one.
full-1-after = One action is left, but the way up is barred: 6.1 by an obstacle, 6.2 by your own token, and that cannot be removed this turn (M16).

full-2 = Look along row 6: three tokens, one pawn, no free circle. At the end of a turn a full row loses all its tokens (M12). If you removed one now, it would not be full, and your token would stay on 6.2 as an obstacle. You need not use every action: give up the last one.
full-2-wrong = Leave row 6 full, and it will be emptied when your turn ends (M12). Nothing you could do now is worth more: give up the last action.
full-2-after = Row 6 was full: its three tokens are back in the box, your rival’s pawn stays. From 7.2 both circles above are free now, 6.1 and 6.2.

## The win

summit = The summit

summit-1 = Your third token went on row 5, where pawns stand: a bonus action. From row 5 a single step leads to the summit. Take it with your pawn on 5.2!
summit-1-wrong = You could, but from 5.2 the summit is one step away: take it.
summit-1-after = Your first pawn is up, and stays there (M17). But your rival has one up there too, and the other one on 5.1, a single step away.

summit-2 = Your other pawn is on 6.1. Your three tokens, on 11.6, 9.2 and 5.3, are worth three actions, and three are enough to win, as you will see. Stop.
summit-2-wrong = Three actions are enough to win, and a failure would lose them: stop.
summit-2-after = Three actions. Now to use them well.

summit-3 = From 6.1 only 5.1 leads up, and your rival’s pawn stands there. Push it aside, to 5.2. Other players’ pawns can be pushed up or sideways, but never down and never to the summit (M15).
summit-3-wrong = Your rival’s pawn on 5.1 stands in your way: push it aside, to 5.2.
summit-3-after = 5.1 is free. It does not matter that your rival is still on row 5: it is your turn, and you have two actions left.

summit-4 = Climb from 6.1 to 5.1.
summit-4-wrong = Two actions are left, and you need both: climb from 6.1 to 5.1.
summit-4-after = Row 5, and one action left.

summit-5 = From row 5 one step leads to the summit. Take it!
summit-5-wrong = The summit is one step away: take it!
summit-5-after = Both your pawns are on the summit: you win, at once (M18). Now you know all it takes. Good luck on the mountain!
