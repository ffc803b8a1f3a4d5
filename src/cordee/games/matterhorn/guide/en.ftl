# What a guided game of Matterhorn explains, when it first comes up.

begin = Be the first with both pawns on the summit, and you win at once (M18). Each turn you roll dice to place tokens; each token is worth an action, such as a step up. Roll as often as you dare, and stop before it goes wrong.

## What is asked

ask-setup = Your two pawns start on row 12, on free circles of your choice (M3). From most circles two lead up, from one at the edge only one: a single obstacle would bar it. So keep off the edge.
ask-drop = Values that show exactly once are added up (M5): that is the row for your token, from 5 to 12. Dropping dice changes the sum, but you lack them until your turn ends. Drop as few as you can, and aim for a row with a pawn: it brings a bonus.
ask-token = Your token will be worth an action when you stop. But when your turn ends it is turned over and becomes an obstacle (M12): place it in the way of others, not above your own pawns.
ask-bonus = There is a pawn on the row of your token, so you have one action at once (M8). It comes on top of those for your tokens, and is yours even if the turn goes wrong later. A step up is seldom wrong.
ask-choose = If you stop, you have an action for each token placed this turn. If you roll again you may place one more, but a roll that lets you place none loses all those actions (M10). The fewer dice are left, the likelier that is: with two, think twice.
ask-actions = Use your actions in any order (M11): move a pawn of yours, push another player’s, or remove an obstacle. First see how many steps up you can take: they are what wins. You may give up actions you have no use for.
ask-block = That roll went wrong, and this turn’s actions are lost. As a consolation you may place an obstacle, on a row where you have placed no token this turn (M10): best right above a pawn that is ahead of yours.

## What may be done

may-drop = In one turn a row takes only one of your tokens, and a full row takes none (M6). So placing gets harder with every token; a good roll is one that needs no drop.
may-move = A pawn goes to a free circle next to it: up, down or sideways (M14). Before you take a step, look at the circles above where it leads: it should be possible to go on from there.
may-push = You may push another player’s pawn up or sideways, never down and never to the summit (M15). That frees a circle you want, or leaves the pawn under obstacles.
may-clear = Removing an obstacle opens its circle for everybody (M16). That is worth an action if no free circle leads up from your pawn; otherwise, rather take the free one.

## What has happened

event-next = When a turn ends, its tokens are turned over. They are obstacles then: no pawn enters their circles until they are removed (M12).
event-failure = { $you ->
    [yes] A failure happens to everybody, and most often with few dice. What a bonus has brought you stays, and your pawns stay where they are.
   *[no] Another player could place no token: a failure. They have lost the actions of that turn (M10), and may place an obstacle instead. It happens when one rolls too often with too few dice.
}
event-row-cleared = Row { $row } was full, so at the end of the turn all its tokens went back to the box; pawns stay (M12). Look whether a way has opened for you.
event-push = { $you ->
    [yes] You have pushed a pawn from { $start } to { $end }.
    [other] Your pawn has been pushed, from { $start } to { $end }.
   *[no] A player has pushed another’s pawn, from { $start } to { $end }.
} Pawns can be pushed sideways or up, so one is never thrown back a row (M15).
event-summit = { $you ->
    [yes] A pawn of yours is on the summit, and nobody can take it away (M17). Now the other one!
   *[no] Another player has a pawn on the summit, where it stays (M17). With the second they win: put obstacles in its way, or hurry!
}
