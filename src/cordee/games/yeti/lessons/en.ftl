# Lessons of Yeti: the title, what to do at each step, and what came of it.

prints = Following prints

prints-1 = You win with the most points once somebody’s score catches the yeti. A print scores 1 point at base camp but 2 on level 1, and one sherpa takes you up there. After each roll you keep all dice of one symbol and roll the rest, until every die lies aside: keep the sherpa. (In these lessons the dice fall as prepared.)
prints-1-wrong = Allowed, but prints come easily: they are on two of the six faces (Y1). It is the sherpa that makes them worth double. Keep the sherpa.
prints-1-after = You have rolled the other five dice. Snow goes aside at once (Y9). (With two players, the very first turn has six of the seven dice.)

prints-2 = Three prints: on level 1 they score 6 points. Keep the prints.
prints-2-wrong = Allowed, but prints are what scores, and here are three. Keep the prints.
prints-2-after = The last die shows a tent, and no die is left. Now all dice are used, always in the same order: snow, coins, sherpas, prints, tents.

prints-3 = One sherpa is good for one level. Climb before the prints are counted.
prints-3-wrong = You may stay, but at base camp each print scores 1 point instead of 2 (Y20). Climb.
prints-3-after = Three prints at 2 points each: 6 points. At night, your tent lets you sleep on level 1; without one you would be back at base camp (Y21). Your next turn starts up here.

peak = To the peak

peak-1 = The higher, the better: a print scores 3 points on level 2 and 4 on the peak. But you sleep no higher than the number of your tents: two will do for level 2. Keep the tents.
peak-1-wrong = A fair choice, but without a tent you would sleep at base camp tonight (Y21). This time, keep the tents.
peak-1-after = Two tents lie aside, and three sherpas have come.

peak-2 = One or two sherpas are good for 1 level, three for 2, six for 3 (Y18). From level 1, three take you to the peak. Keep the sherpas.
peak-2-wrong = Only sherpas take you up, and you have kept none so far. Keep the three sherpas.
peak-2-after = The last two dice show prints. They count where you stand after the climb.

peak-3 = You may climb less than your sherpas allow, but the peak pays best. Climb 2 levels.
peak-3-wrong = You may stop lower (Y18), but only the peak has a token for you and 4 points for each print. Climb 2 levels.
peak-3-after = Your first time on the peak: you take the top token, 8 points (Y19). Two prints at 4 points are 8 more. With two tents you sleep on level 2; staying on the peak takes three.

snow = Snow and blizzard

snow-1 = Your sherpa already takes you from level 2 to the peak, and a second one adds nothing. If there is snow in a roll, you need not keep anything else (Y10). Keep nothing but the snow, and roll that die again.
snow-1-wrong = Two sherpas are good for 1 level, just like one (Y18). Keep nothing but the snow.
snow-1-after = Snow again, your third. That is good news!

snow-2 = With exactly three snow you may turn one of them to any face you like (Y13). On the peak a print scores 4 points: turn one to a print.
snow-2-wrong = Allowed, but here a print is worth the most: 4 points on the peak. Turn one snow to a print.
snow-2-after = You have three prints now.

snow-3 = Climb to the peak, where they score most.
snow-3-wrong = You may stay, but each of your three prints would score a point less (Y20). Climb.
snow-3-after = Three prints at 4 points: 12. With one tent you sleep on level 1. Then the other player got four snow: a blizzard! The yeti ran 7 spaces, to 57, and is harder to catch. They could still turn one of three, but hold the fourth until their next turn: you roll only 6 dice (Y14).

coins = What coins buy

coins-1 = Coins buy one thing a turn: a photo, for points at once (1 coin: 1 point, 3 coins: 6, 5 coins: 13), or a tile of equipment. The guide costs 1 coin and stands in once for a sherpa or a tent. You have two sherpas: buy the guide.
coins-1-wrong = Allowed, but a photo for one coin is 1 point, while a third sherpa is worth a whole level to your four prints. Buy the guide.
coins-1-after = The guide is yours, and can help on this very turn (Y22).

coins-2 = Two sherpas and the guide make three: 2 levels instead of 1. Use the guide as a sherpa.
coins-2-wrong = As a tent it would keep you up tonight. As a sherpa it brings 4 points right now: use the guide.
coins-2-after = It works once, and goes back to the reserve, where anybody may buy it again.

coins-3 = Climb 2 levels: four prints are waiting to be counted.
coins-3-wrong = You may climb less, but on level 2 your four prints score 12 points (Y20). Climb 2 levels.
coins-3-after = Four prints at 3 points: 12. The other player then bought the porter, who is one more sherpa on every turn. Now it is your turn again, and you have kept three coins.

coins-4 = You may buy a tile from a player, too: the price is the same, and they score points for it, 4 for the porter. It will serve you every turn, and no longer serve them. Buy the porter.
coins-4-wrong = A photo for three coins is 6 points, once. The porter works for you on every turn, and no longer for them. Buy the porter.
coins-4-after = The other player scores 4 points for the sale. Your porter took you to level 1 at once: two prints, 4 points, and your tent keeps you there. Tiles pay when they come early; late in the game, photos do.

end = The last round

end-1 = You have the purse, good for one more coin, once; but no coin to go with it. On its own that coin is worth 1 point. Buy nothing, and save the purse.
end-1-wrong = One coin buys 1 point. Added to four others, it makes a photo of 13 points out of one of 9 (Y4). Buy nothing yet.
end-1-after = The purse stays with you.

end-2 = The guide is yours, too: a sherpa now, or a tent tonight. From the peak your two prints would score 2 points more; with a second tent you start your next turn on level 2. Keep it for later.
end-2-wrong = As a sherpa it brings 2 points. As a tent it saves you a level, and every print of your next turn scores more (Y20). Keep it for later.
end-2-after = Two prints on level 2: 6 points. Night falls.

end-3 = Your one tent is not enough for level 2. Use the guide as the second.
end-3-wrong = Without it you go down to level 1 (Y21). Tonight it is worth most: use the guide.
end-3-after = You sleep on level 2. On your next turn you have four coins and two prints. You stand at 39 points, the other player at 46, and the yeti on 57.

end-4 = Four coins buy 9 points, five buy 13. Open the purse!
end-4-wrong = First open the purse: five coins buy 4 points more than four (Y4), and you will need them.
end-4-after = Five coins, and the purse goes back to the reserve.

end-5 = 39 points, 13 for the photo, 6 for two prints on level 2: that makes 58, past the yeti on 57. Buy the photo for 5 coins.
end-5-wrong = Equipment comes too late now: 13 points catch the yeti. Buy the photo for 5 coins.
end-5-after = You are past the yeti, so this round is the last (Y26). It is played to its end: the other player had one more turn, for 4 points. You win, 58 to 50! In a tie, the value of your tiles would decide (Y27).

weather = Weather, a variant

weather-1 = In the weather variant, a tile changes a rule for one round. Now it is the thaw: before you use your dice, with 1 or 2 snow, you may reroll all of it once. Your goggles reroll one snow, on every turn. Reroll all the snow.
weather-1-wrong = The thaw rerolls both snow dice, the goggles just one (Y12). Reroll all the snow.
weather-1-after = A print and a tent: three prints on level 2, 9 points. A new round brings a new tile, the bargain, and your dice show five prints and two snow.

weather-2 = Your goggles cost nothing, and snow is no use to you. Reroll one snow.
weather-2-wrong = A bargain costs 2 points, the goggles nothing: see first what they bring (Y12). Reroll one snow.
weather-2-after = A sixth print!

weather-3 = Bargain: go back 2 points, and set a die to any face. With a sherpa you reach the peak: 6 points for the token, and a point more for each of six prints. Set snow to sherpa.
weather-3-wrong = For 2 points you can have more: a sherpa brings you 12 here. Set snow to sherpa.
weather-3-after = 2 points paid, 6 for the token, 24 for prints: you have 55. New round, new tile, the flurry: at the end of your turn each snow scores 1 point. The other player has caught the yeti with 59 points, and the last turn is yours.

weather-4 = Three prints at base camp and two snow: 55 + 3 + 2 makes 60, one more than they have. Use the dice as they are.
weather-4-wrong = A tent instead of snow would leave you at 59 each, and their tile is worth more (Y27). Do not risk it: use the dice as they are.
weather-4-after = 60 to 59: you win! There are six weather tiles, each with a good face and a bad one; the table always shows the one that holds (Y6).
