# What a guided game of Yeti explains, when it first comes up.

begin = You win with the most points once somebody’s score catches the yeti. Prints score more the higher you stand; photos and the first time on the peak bring points too. On your turn you roll, keep dice until none is left, then use them.

## What is asked

ask-keep = Choose a symbol: all its dice are kept, and the rest are rolled again. Snow goes aside by itself; if the roll has any, you may keep nothing else (Y10). Kept dice are used once no die is left, in this order: snow, coins, sherpas, prints, tents.
ask-before = No die is left to roll, but before yours are used you may still change something (Y12). Look for what would help most: a sherpa takes you up, a tent lets you sleep there. If you are happy with your dice, use them as they are.
ask-snow = You may turn one of your three snow dice to any other face (Y13). Take what is missing: a print for points, a sherpa if it takes you a level higher, or a tent if you would sleep too low tonight.
ask-coins = Coins buy one thing a turn, a photo or a tile of equipment, and what you do not spend is lost (Y16). Early on, equipment helps you in many turns to come; towards the end, photos are worth more.
ask-sherpas = With the guide as one more sherpa you would climb higher (Y22). That is worth it if you have prints to count, as each level adds a point to every one. If not, keep it: it can be a tent tonight, or serve you another turn.
ask-climb = Sherpas take you up: one or two are good for 1 level, three for 2, six for 3 (Y18). Prints are counted next, where you stand then, so up is nearly always right. With few tents you will just sleep lower.
ask-tents = Night falls, and you have fewer tents than your level asks for. With the guide as one more tent you sleep higher (Y22), and your next turn starts there. In your last turn that hardly matters any more.

## What may be done

may-keep = Sherpas take you up, prints score, tents keep you up for the night, coins buy things. A good first plan: a sherpa, then prints. On level 1 a print scores 2 points instead of 1, and with a tent you may even stay there.
may-photo = A photo brings points at once, and the more coins you have kept this turn, the better the one you can buy (Y4). Compare: would a tile bring you more before the game ends?
may-buy = Guide and purse work once, all other tiles every turn (Y5). If a tile belongs to a player, it costs the same, but as a rule they score for it; in the same way, others may buy yours.
may-use = The purse is one more coin, the guide one more sherpa or tent, each of them once: then they go back to the reserve, where anybody may buy them. Use them when they bring the most.
may-reroll = One or two snow seldom do any good by themselves. Rolled again, they may turn into something you can use (Y12).
may-bargain = Today’s weather lets you pay with points to set one die to any other face, once a turn (Y12). Do so if that die will bring more than it costs: a sherpa when you have many prints, for instance.

## What has happened

event-prints = { $you ->
    [yes] Your prints have brought you +{ $points }.
   *[no] Another player’s prints have brought +{ $points }.
} Each scores 1 point at base camp, 2 on level 1, 3 on level 2 and 4 on the peak (Y20): that is why everybody wants to be high up.
event-camp = { $you ->
    [yes] Thanks to your tents, you have slept where you stood. You start higher up, so prints are worth more, and fewer sherpas take you to the peak.
   *[no] Another player had enough tents to sleep up on the mountain: their next turn starts there, and their prints will be worth more.
}
event-descend = { $you ->
    [yes] You had too few tents, so at night you came down. Your points stay.
   *[no] Another player had too few tents and came down at night.
} Nobody sleeps higher than the number of their tents: one for level 1, two for level 2, three for the peak (Y21).
event-blizzard = More than three snow make a blizzard (Y14): the yeti runs on, to { $yeti } this time, and is harder to catch. Snow beyond three { $you ->
    [yes] stays with you until your next turn: others roll fewer dice.
   *[no] stays with that player until their next turn: others roll fewer dice.
}
event-peak = { $you ->
    [yes] You were on the peak for the first time, and took the top token: +{ $points }.
   *[no] Another player was on the peak for the first time, and took the top token: +{ $points }.
} Everybody gets one, the first time they are up there, and each is worth less than the one before (Y19).
event-buy-from = { $you ->
    [yes] The tile is yours, and whoever had it has scored +{ $paid }.
    [seller] Another player has bought a tile from you: it is gone, but you have scored +{ $paid }.
   *[no] A player has bought a tile from another, who scored +{ $paid }.
} Nobody can refuse to sell (Y16), so use a tile while you have it.
event-end-set = Somebody’s score has caught the yeti, on { $yeti }: this round is the last, and this turn is your last one (Y26). Only points count now: prints from as high as you can get, or a photo. Tents hardly matter any more.
event-weather = You play with weather: a tile changes one rule for everybody, for one round (Y29). The table shows what it does. Look at it before you choose what to keep.
