# What a guided game of Himalaya explains, when it first comes up.

begin = The first climber on the summit wins; if the storm comes first, the one nearest the summit. You have a climber, who only goes where at least two of your own sherpas stand (H16), and four sherpas to go ahead.

## What is asked

ask-move = All players share the dice: take one, and move one of your pieces by its value. Nobody else has that die then. So look for two things: sherpas who meet on one space, and a die that takes your climber to two of yours.
ask-recover = You have at least two sherpas in a camp, so you may take back a supply card that you have used (H21). Each camp does that for you once in the game. If a better card will soon be used, wait: the right stays yours.

## What may be done

may-die = A sherpa who comes forward onto a space with others, whoever’s they are, may go on at once by rope: by as many spaces as there were sherpas, with as many of yours from there as you like (H18). Nothing is faster, and it keeps them together.
may-card = Instead of a die you may play a supply card, for one of its values (H9). Then it is used, until a camp brings it back: save it for a value that no die shows. It never leads onto a snow field nor to the summit (H14).
may-reroll = Just one die is left. If you do not like it, roll all dice again (H8): you are the first to choose from them. But a yeti card comes with the roll, so see first who of yours stands where the yeti might go.

## What has happened

event-climber = { $you ->
    [yes] Your climber has moved up. Now sherpas go ahead again: the next two should meet where a single die takes your climber to them.
   *[no] Another player has brought their climber to two of their sherpas. Where a climber stands, no other may stop but at base camp (H16): if your two sherpas are there, you need another place.
}
event-slides = A slide! A sherpa who arrives on { $first } goes down to { $end } at once (H13). The board shows where slides lead: look before you take a die. Sometimes down there is just where another of yours is waiting.
event-back = A sherpa has gone back. That is allowed, by half the value, rounded up (H10), and it pays when two meet there, or to get out of the yeti’s way.
event-yeti = After every roll but the first, a yeti card is drawn (H7): the yeti has gone from { $start } to { $end }. Nobody may stop where it stands (H12), and whoever it finds there may have to flee. The table shows which cards are still to come.
event-sherpas-flee = { $you ->
    [yes] The yeti has found sherpas of yours.
   *[no] The yeti has found another player’s sherpas.
} They flee to the next camp below or, if there is none, to base camp (H23). In a camp nobody fears it. Elsewhere a climber and sherpas of the same player protect each other; a climber without any flees too.
event-stand-firm = { $you ->
    [yes] The yeti came to your climber, who stayed, and your sherpas there too.
   *[no] The yeti came to another climber, who stayed, with their sherpas there.
} A climber with at least one sherpa of their own does not flee (H23). So leave one with yours where the yeti might come.
event-recover = { $you ->
    [yes] The card is in your hand again. Each camp gives you only one in the whole game (H21), but every camp gives you one.
   *[no] Another player has taken back a used card: two of their sherpas were in a camp (H21). You can do that as well, once in each camp.
}
event-shuffle = All yeti cards have been drawn once and are shuffled, with the storm among them from now on (H25). When that card comes, the game ends, and the climber nearest the summit wins (H27). Every space counts now: bring your climber up.
