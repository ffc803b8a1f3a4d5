title = Yeti
pitch = Seven dice, a mountain and a yeti that runs ahead: the higher you stand, the more each print is worth. Once somebody’s score catches the yeti (Y), the round is finished and most points win.
score-counts = points
option-weather = Weather
option-weather-none = none
option-weather-mixed = good and bad, mixed
option-weather-good = all good
option-weather-bad = all bad

## Things

face-snow = snow
    .one = one snow
    .many = Snow
face-coin = coin
    .one = one coin
    .many = Coins
    .use = { "" }, to buy
face-sherpa = sherpa
    .one = one sherpa
    .many = Sherpas
    .use = { "" }, to climb
face-print = print
    .one = one print
    .many = Prints
    .use = { "" }: +{ $camp } at base camp, +{ $peak } on the peak
face-tent = tent
    .one = one tent
    .many = Tents
    .use = { "" }, to stay up there

dice-snow = { $n } snow
dice-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
dice-sherpa = { $n ->
    [one] 1 sherpa
   *[other] { $n } sherpas
}
dice-print = { $n ->
    [one] 1 print
   *[other] { $n } prints
}
dice-tent = { $n ->
    [one] 1 tent
   *[other] { $n } tents
}

level-0 = Base camp
    .at = at base camp
level-1 = Level 1
    .at = on level 1
level-2 = Level 2
    .at = on level 2
level-3 = Peak
    .at = on the peak

tile-purse = Purse
    .the = the purse
    .does = 1 more coin, once, on a later turn
tile-guide = Guide
    .the = the guide
    .does = 1 more sherpa or tent, once
tile-goggles = Goggles
    .the = the goggles
    .does = reroll one of 1 or 2 snow, from your next turn
tile-bivouac = Bivouac
    .the = the bivouac
    .does = 1 more tent every turn
tile-porter = Porter
    .the = the porter
    .does = 1 more sherpa every turn
tile-lens = Lens
    .the = the lens
    .does = 1 more print every turn
tile-radio = Radio
    .the = the radio
    .does = keep up to two symbols a roll, from your next turn
tile-once = once
tile-lasting = lasting

weather-thaw = Thaw
    .good = With 1 or 2 snow, all snow dice may be rerolled once.
    .bad = With 3 or more snow, no die may be turned.
weather-press = Press
    .good = A photo scores 3 more.
    .bad = A tile bought from a player pays them 3 less.
weather-market = Market
    .good = Buying equipment scores 2.
    .bad = End of turn: alone on your level, lose 2.
weather-clear = Clear sky
    .good = Any number of symbols may be kept after each roll.
    .bad = One print fewer.
weather-flurry = Flurry
    .good = End of turn: 1 point for each of your snow dice.
    .bad = One coin fewer.
weather-bargain = Bargain
    .good = Once, for 2 points: set one die to another face.
    .bad = One sherpa fewer.
weather-now = This round: { $sky }. { $does }

## What is asked

ask-show = The first weather tile is about to be shown.
ask-weather = The weather is about to change.
ask-roll = { $you ->
    [yes] You are
   *[no] { $player } is
} about to roll { n-dice }.
ask-keep = { $you ->
    [yes] Which
   *[no] { $player }, which
} { $symbols ->
    [several] symbols
   *[one] symbol
} do you keep?
ask-before = { $you ->
    [yes] Change
   *[no] { $player }, change
} a die before the dice are used?
ask-reroll = The snow is thrown again.
ask-snow = { $you ->
    [yes] Turn
   *[no] { $player }, turn
} one of the three snow dice to another face?
ask-coins = { $you ->
    [yes] What
   *[no] { $player }, what
} do you buy? You have { n-coins }.
ask-sherpas = { $you ->
    [yes] Use
   *[no] { $player }, use
} the guide as a sherpa?
ask-climb = { $you ->
    [yes] How
   *[no] { $player }, how
} far do you climb?
ask-tents = { $you ->
    [yes] Use
   *[no] { $player }, use
} the guide as a tent to stay up?

n-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
n-coins = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
n-cost = { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
n-levels = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}

## What one may choose

choice-keep = keep { $dice }{ $use }
choice-keep-none = keep nothing but the snow
choice-reroll-one = goggles: reroll one snow
choice-reroll-all = thaw: reroll all snow
choice-bargain = for { n-points }: { $face } → { $to }
choice-done = use the dice as they are
choice-turn = turn one snow to { $to }
choice-leave-snow = leave the snow as it is
choice-use-purse = open the purse: { $more ->
    [0] { weather-flurry }− takes its coin
   *[other] one more coin
}, and it goes back to the reserve
choice-photo = photo for { n-cost }: { n-points }
choice-buy = { $tile } ({ $does }): { n-cost }{ $points ->
    [0] {""}
   *[other] , and you score { $points }
}
choice-buy-from = { $tile } ({ $does }): { n-cost }, { $you ->
    [seller] from you: +{ $paid } for you
   *[other] from { $seller }, who scores { $paid }
}{ $points ->
    [0] {""}
   *[other] { $you ->
        [seller] , +{ $points } for the buyer
       *[other] , and you { $points }
    }
}
choice-buy-nothing = buy nothing
choice-use-guide = { $role ->
    [sherpa] use the guide as a sherpa; it goes back to the reserve
   *[tent] use the guide as a tent; it goes back to the reserve
}
choice-save-guide = keep the guide for later
choice-climb = climb { n-levels }: { $place }, prints ×{ $worth }{ $points ->
    [0] {""}
   *[other] , peak token { $points }
}
choice-stay = do not climb: { $place }, prints ×{ $worth }

## The same in a few words

brief-keep = { $dice }
brief-keep-none = the snow alone
brief-bargain = { $face } → { $to }
brief-use-purse = open the purse: { $more ->
    [0] { weather-flurry }− takes its coin
   *[other] one more coin
}
brief-buy = { $tile }: { n-cost }{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
brief-buy-from = { $tile }: { n-cost }, { $you ->
    [seller] from you: +{ $paid }
   *[other] { $seller } +{ $paid }
}
brief-use-guide = use the guide
brief-climb = { $place }, ×{ $worth }{ $points ->
    [0] {""}
   *[other] , token { $points }
}
brief-stay = stay { $place }, ×{ $worth }
mark-prints = +{ $points }
mark-descend = sleep { $place }
mark-camp = camp { $place }
mark-blizzard = BLIZZARD
mark-lonely = −{ $points }
mark-end-set = the last round

## What follows from it at once

effect-prints = +{ n-points } for prints
effect-descend = too few tents, you sleep { $place }
effect-camp = you camp { $place }
effect-blizzard = BLIZZARD, the yeti advances { $steps }
effect-flurry = +{ n-points } for snow
effect-lonely = −{ n-points }, alone { $place }
effect-end-set = the yeti is caught: the last round

## What happened

story-show = The first weather tile shows { $sky }. It does not hold yet: it comes back turned over in round 6.
story-weather = Weather of this round: { $sky }. { $effect }
story-next = { $you ->
    [yes] You take
   *[no] { $player } takes
} { n-dice }.
story-roll = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} { $dice }.
story-reroll = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} again: { $dice }.
story-keep = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} { $dice }.
story-keep-none = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} nothing but the snow.
story-reroll-one = { $you ->
    [yes] You use
   *[no] { $player } uses
} the goggles on one snow.
story-reroll-all = { $you ->
    [yes] You let
   *[no] { $player } lets
} the thaw take all snow.
story-bargain = { $you ->
    [yes] You go back { n-points } and set
   *[no] { $player } goes back { n-points } and sets
} { $face } to { $to }.
story-done = { $you ->
    [yes] You use
   *[no] { $player } uses
} the dice as they are.
story-turn = { $you ->
    [yes] You turn
   *[no] { $player } turns
} one snow to { $to }.
story-no-turn = { $sky }: no snow may be turned.
story-leave-snow = { $you ->
    [yes] You leave
   *[no] { $player } leaves
} the snow as it is.
story-blizzard = Blizzard! { $you ->
    [yes] You hold
   *[no] { $player } holds
} { $held } snow until the next turn; the yeti { $steps ->
    [0] stays
    [one] advances 1 space and stands
   *[other] advances { $steps } spaces and stands
} on { $yeti }.
story-count = { $what }: { $sum } = { $total }
story-use-purse = { $you ->
    [yes] You open
   *[no] { $player } opens
} the purse: { $more ->
    [0] { weather-flurry }− takes its coin
   *[other] one more coin
}.
story-given-back = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $tile } back to the reserve.
story-photo = { $you ->
    [yes] You buy
   *[no] { $player } buys
} the photo for { n-cost }: +{ n-points }.
story-buy = { $you ->
    [yes] You buy
   *[no] { $player } buys
} { $tile }{ $points ->
    [0] {""}
   *[other] : +{ n-points }
}.
story-buy-from = { $you ->
    [yes] You buy { $tile } from { $seller }, who scores
    [seller] { $player } buys { $tile } from you, and you score
   *[no] { $player } buys { $tile } from { $seller }, who scores
} +{ $paid }{ $points ->
    [0] {""}
   *[other] ; { $you ->
        [yes] you score
       *[no] { $player } scores
    } +{ $points }
}.
story-buy-nothing = { $you ->
    [yes] You buy
   *[no] { $player } buys
} nothing.
story-use-guide = { $role ->
    [sherpa] { $you ->
        [yes] You send
       *[no] { $player } sends
    } the guide ahead as a sherpa.
   *[tent] { $you ->
        [yes] You sleep
       *[no] { $player } sleeps
    } in the guide’s tent.
}
story-save-guide = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} the guide for later.
story-climb = { $you ->
    [yes] You climb { n-levels } and stand
   *[no] { $player } climbs { n-levels } and stands
} { $place }.
story-stay = { $you ->
    [yes] You do
   *[no] { $player } does
} not climb.
story-peak = First time on the peak: { $you ->
    [yes] you score
   *[no] { $player } scores
} +{ n-points }.
story-prints = { $you ->
    [yes] You find
   *[no] { $player } finds
} { $prints ->
    [0] no print.
    [one] 1 print { $place }: +{ n-points }.
   *[other] { $prints } prints { $place }: +{ n-points }.
}
story-descend = Too few tents: { $you ->
    [yes] you go down and sleep
   *[no] { $player } goes down and sleeps
} { $place }.
story-camp = { $you ->
    [yes] You pitch
   *[no] { $player } pitches
} camp { $place }.
story-flurry = Flurry: { $you ->
    [yes] you score
   *[no] { $player } scores
} +{ n-points } for snow.
story-lonely = Market−: alone { $place }, { $you ->
    [yes] you lose
   *[no] { $player } loses
} { n-points }.
story-stands = { $you ->
    [yes] You have
   *[no] { $player } has
} { $score ->
    [one] 1 point
   *[other] { $score } points
}.
story-yeti-back = The yeti is pushed back to { $yeti }.
story-end-set = The yeti on { $yeti } is caught: this is the last round.

## The end

n-best = { $best ->
    [one] 1 point
   *[other] { $best } points
}
end-score = { $you ->
    [yes] You win
   *[no] { $winners } wins
} with { n-best }, { $lead } more than { $rivals }.
end-score-shared = { $you ->
    [yes] You{ $others } share
   *[no] { $winners } share
} the win: { n-best } each, and tiles of the same value.
end-score-tie = { $you ->
    [yes] You and { $rivals } have { n-best } each; you win
   *[no] { $winners } and { $rivals } have { n-best } each; { $winners } wins
} with tiles of more value, { $worth } to { $less }.
won-score-tie = { $you ->
    [yes] You won by the value of your
   *[no] { $winners } won by the value of the
} tiles, { n-best } each
account-photos = Photos
account-prints = Prints
account-peak = Peak token
account-sold = Tiles sold
account-bought = Market+, purchases
account-flurry = Flurry+, snow
account-bargain = Bargain+, paid
account-alone = Market−, alone
account-total = Points
account-tie = Value of tiles

## Why a move is refused

why-other-question = { $rule }: “{ $text }” answers another question. { $phase ->
    [show] Now the first weather tile is shown.
    [weather] Now the weather changes.
    [roll] Now the dice are rolled.
    [keep] The question now is what to keep.
    [before] The question now is what to change before the dice are used.
    [reroll] Now the snow falls again.
    [snow] The question now is whether to turn one snow.
    [coins] The question now is what to buy.
    [sherpas] The question now is whether the guide helps to climb.
    [climb] The question now is how many levels to climb.
    [tents] The question now is whether the guide serves as a tent.
   *[over] The game is over.
}
why-keep-none = { $rule }: a roll without snow must keep at least one symbol.
why-keep-absent = { $rule }: no die of this roll shows { $face ->
    [coin] a coin
    [sherpa] a sherpa
    [print] a print
   *[tent] a tent
}.
why-keep-many = { $rule }: { $most ->
    [one] one symbol may be kept; two with the radio, any number in clear sky+ weather
   *[other] two symbols may be kept with the radio; any number in clear sky+ weather
}.
why-effect-lacking = { $rule }: { $source ->
    [goggles] only the owner of the goggles may reroll one snow
    [thaw] all snow may be rerolled only while the weather is thaw+
   *[bargain] a die may be bargained for only while the weather is bargain+
}.
why-effect-used = { $rule }: once a turn, and it has been used this turn.
why-effect-snow = { $rule }: a reroll needs 1 or 2 snow at this moment; there { $snow ->
    [one] is 1
   *[other] are { $snow }
}.
why-bargain-price = { $rule }: a bargain costs { $price } points, and there are fewer.
why-bargain-face = { $rule }: none of the dice shows { $face ->
    [snow] snow
    [coin] a coin
    [sherpa] a sherpa
    [print] a print
   *[tent] a tent
}.
why-no-purse = { $rule }: only its owner may open the purse, and it is not yours.
why-photo-coins = { $rule }: this photo costs { n-cost }; you have { n-coins }.
why-own-tile = { $rule }: nobody buys from themselves, and that tile is yours.
why-tile-coins = { $rule }: that tile costs { n-cost }; you have { n-coins }.
why-climb = { $rule }: the climber can rise { $most ->
    [one] 1 level
   *[other] { $most } levels
} at most: that is as far as the sherpas, and the mountain, go.
why-dice = { $rule }: { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
} being rolled, no more and no fewer.
why-weather = { $rule }: that face cannot come up now: its tile has been seen, or none of the unseen ones started on that side.
why-weather-known = { $rule }: all tiles have been seen, and now { $sky } comes round.

## Why a position is impossible

impossible-no-weather = { $rule }: without the option weather there is no weather; weather must be null and weather_seen empty.
impossible-weather-turn = { $rule }: in phase { $phase } the turn is 0, and show comes in round 1 only.
impossible-seen-list = { $rule }: weather_seen is { $value }; it must be a list of at most six faces.
impossible-seen-count = { $rule }: the length of weather_seen is { $count }; in this round and phase it must be { $right }.
impossible-seen-faces = { $rule }: weather_seen is { $value }; each tile comes once, and only with the faces that the option lets it start on.
impossible-weather-other = { $rule }: weather is { $value }; by weather_seen it must be { $right }.
impossible-dice-many = { $rule }: held, kept and rolled make { $count } dice; there are { $dice }.
impossible-dice-few = { $rule }: held, kept and rolled make { $count } dice; in phase { $phase } it must be all { $dice }.
impossible-dice-held = { $rule }: { $count } dice are held; a blizzard leaves three, so at most { $most } are.
impossible-dice-none-left = { $rule }: in phase { $phase } at least one die is neither held nor kept, and rolled is zero.
impossible-dice-between = { $rule }: in phase { $phase } nothing is kept or rolled.
impossible-rolled = { $rule }: rolled shows dice in phase keep and in no other; the phase is { $phase }.
impossible-only-snow = { $rule }: a roll of nothing but snow asks nothing.
impossible-held-early = { $rule }: seat { $seat } has taken back the dice it held; before a blizzard it holds none.
impossible-peak-tokens = { $rule }: peak is { $value }; tokens are taken from the top of { $right }.
impossible-peak-without-token = { $rule }: seat { $seat } stands on the peak and must have a token.
impossible-newcomer = { $rule }: seat { $seat } has had no turn yet; its score, level, peak and equipment are those of the start.
impossible-newcomer-climb = { $rule }: seat { $seat } is in its first turn; it stands at base camp until it climbs, and has a peak token only once it stands on the peak.
impossible-newcomer-dice = { $rule }: seat { $seat } has had no turn yet and holds the dice handed out at the start.
impossible-used = { $rule }: { $use } cannot have been used in this position (phase { $phase }).
impossible-end-without-reason = { $rule }: the end is set, but no score comes near the yeti’s first space, { $start }.
impossible-yeti-far = { $rule }: the yeti is on { $yeti }; so far it can have come to { $most } at most.
impossible-yeti-low = { $rule }: the yeti is on { $yeti }; below { $start } it is pushed only in a last round of market- or bargain+.
impossible-yeti-stride = { $rule }: the yeti is on { $yeti }; from { $start } it advances { $stride } a blizzard, and each seat with dice held has had one.
impossible-tiles-many = { $rule }: seat { $seat } owns more tiles ({ $count }) than it has had turns to buy them ({ $turns }).
impossible-peak-not-scored = { $rule }: seat { $seat } has scored less than its peak token.
impossible-end-not-set = { $rule }: a marker has reached the yeti on { $yeti }, so ending must be true.
impossible-end-too-long = { $rule }: the round in which the end is set is the last one; here another has begun.
impossible-over-early = { $rule }: the game is over only when the end is set and the last seat has had its turn.
impossible-reroll = { $rule }: goggles or thaw reroll snow this turn, one or all of it; here the dice being rerolled are { $count }.
impossible-blizzard = { $rule }: after the blizzard at most three dice show snow, and with dice held at least two; here { $count }.
impossible-no-question = In phase { $phase } nothing is open to choose here: the game would have gone on.

## Why a box is refused

faulty-weather = { $entry } = { $value }: that face is { $other } already. Each of the six tiles has a good face and a bad one of its own; still missing: { $missing }.

## The table in a terminal

round = Round { $lap }
last-round = Last round
scene-weather = Weather: { $about }
scene-coming = Coming: { $about }
scene-weather-hidden = the top tile is about to be turned over
scene-tokens = tokens
scene-photos = Photos, coins → points: { $about }{ $bonus ->
    [0] {""}
   *[other] {"  "}+{ $bonus } (Press+)
}
scene-blizzard = Blizzard: yeti +{ $steps }
scene-equipment = Equipment
scene-cost = cost
scene-resale = sells
scene-value = ties
scene-owner = owner
scene-reserve = reserve
scene-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
scene-holds = { $dice ->
    [one] holds 1 die
   *[other] holds { $dice } dice
}
scene-token = token { $points }
scene-yeti = yeti on { $yeti }
scene-rolled = Rolled: { $about }
scene-kept = Set aside: { $about }
scene-hand = In hand: { $about }
scene-snow = Snow in all: { $snow } (a blizzard from 4)
scene-dice = { $dice ->
    [one] 1 die to roll
   *[other] { $dice } dice to roll
}
scene-per-print = × pts per print

## What things are

meaning-die-snow = Set aside as soon as it is rolled. { $turned ->
    [yes] With { $calm }, one may be turned to another face; with more it
   *[no] With more than { $calm } it
} is a blizzard: the yeti advances { $steps }, and the snow beyond { $calm } stays with the player until their next turn. Snow so far: { $snow }.{ $now }
    .name = Snow
meaning-die-coin = Coins buy one photo or one tile a turn. Spare coins are lost.{ $now }
    .name = Coin
meaning-die-sherpa = { $one } raises the climber 1 level, { $two } raise it 2 levels, { $three } raise it 3, never above the peak. One may climb less.{ $now }
    .name = Sherpa
meaning-die-print = Each scores where the climber stands after the climb: from { $camp } at base camp to { $peak } on the peak.{ $now }
    .name = Print
meaning-die-tent = At the end of the turn the climber sleeps no higher than the number of tents: with none, at base camp. More tents than needed do nothing.
    .name = Tent
meaning-die-loose = { $dice ->
    [one] This die has
   *[other] These dice have
} not been rolled yet. After each roll snow is set aside, and so is a symbol of one’s choice; the rest is rolled again until no die is left.{ $now }
    .name = Dice to roll
meaning-die-held = { $dice ->
    [one] This die stays
   *[other] These dice stay
} with a player until their next turn. The others play without { $dice ->
    [one] it
   *[other] them
}.
    .name = Dice held
meaning-level = A print scores { $worth } here. { $level ->
    [0] No tent is needed to sleep here.
    [one] To sleep here takes 1 tent; with none, one goes back to base camp.
   *[other] To sleep here takes { $level } tents; with fewer, one goes down as far as the tents allow.
}{ $sherpas ->
    [0] {""}
   *[other] {" "}To come up here { $you ->
        [yes] you need
       *[no] { $name } needs
    } { dice-sherpa }.{ $now }
}
    .name = { $called }
meaning-climber = { $you ->
    [yes] You stand
   *[no] { $name } stands
} { $place }, where a print scores { $worth }. { $level ->
    [0] Sherpas bring the climber up.
    [one] To stay there overnight takes 1 tent.
   *[other] To stay there overnight takes { $level } tents.
}
    .name = { $you ->
    [yes] Your climber
   *[no] { $name }’s climber
}
meaning-peak = { $points ->
    [0] All of them have been taken.
   *[other] Whoever stands on the peak for the first time takes the highest one left: { $points } points now.
} Each player gets one at most.
    .name = Peak tokens
meaning-yeti = It is on { $yeti }. As soon as a marker reaches or passes it, the round is finished and most points win. It runs in a blizzard only, and never past a marker ahead of it.
    .name = Yeti
meaning-track = One space a point; the track has no end. Whoever reaches the yeti, on { $yeti } now, brings on the last round.
    .name = Score track
meaning-marker = { $you ->
    [yes] You have
   *[no] { $name } has
} { n-points }. { $missing ->
    [0] The yeti is caught: this is the last round.
   *[other] { $missing } more to catch the yeti.
}
    .name = { $you ->
    [yes] Your points
   *[no] { $name }’s points
}
meaning-tile = { $does }.{ $once ->
    [yes] {" "}Once used, it goes back to the reserve.
   *[no] {""}
} It costs { n-cost }; bought from another player, it scores them { $resale }. Worth { $value } in a tie. { $owned ->
    [you] Now you have it.
    [yes] Now { $owner } has it.
   *[no] Now it is in the reserve.
}{ $now }
    .name = { $tile }
meaning-photos = Coins → points: { $prices }. One purchase a turn, a photo or a tile; photos never run out.{ $now }
    .name = Photos
meaning-blizzard = More than { $calm } snow dice in a turn: the yeti advances { $steps }, but never onto or past a marker ahead of it. The snow beyond { $calm } stays with the player until their next turn.
    .name = Blizzard
meaning-weather = { $shown ->
    [yes] { $now }
   *[no] It is about to change.
} { $known ->
    [yes] { $shown ->
        [yes] Next round
       *[no] This round
    }: { $coming }.
   *[no] Nobody knows yet what comes next.
}
    .name = Weather
meaning-round = { $last ->
    [yes] The yeti is caught: this round is the last one.
   *[no] The game goes on until a marker reaches the yeti; then the round is finished.
}
    .name = Round { $lap }
meaning-panel = { n-points }, { $place }.{ $dice ->
    [0] {""}
    [one] {" "}Holds 1 die until their next turn.
   *[other] {" "}Holds { $dice } dice until their next turn.
} Most points win; then the tiles of the highest value.
    .name = { $name }

## The table as a picture

board-desc = The Yeti table in round { $lap }: { $scores }. The yeti stands on { $yeti }.
board-desc-player = { $name } { $score }
board-short-0 = Camp
board-short-1 = Level 1
board-short-2 = Level 2
board-short-3 = Peak
board-per-print = ×{ $points } per print
board-points = Points
board-tents = 1 tent a level
board-phase-show = The first weather tile is shown.
board-phase-weather = The weather is turning.
board-phase-roll = Roll the dice.
board-phase-keep = Keep one symbol.
board-phase-keep-snow = Keep one symbol, or none.
board-phase-keep-several = Keep symbols.
board-phase-keep-several-snow = Keep symbols, or none.
board-phase-before = Change a die, or go on.
board-phase-reroll = Snow is being rolled again.
board-phase-snow = Three snow: one die may be turned.
board-phase-coins = Buy a photo or a tile.
board-phase-sherpas = Use the guide to climb higher?
board-phase-climb = Choose how far to climb.
board-phase-tents = Use the guide to stay up?
board-phase-over = The game is over.
board-tile-about = { $tile } ({ $kind }): { $does }. Costs { $cost }, pays its owner { $resale } when bought from them, worth { $value } in a tie
board-photos = Photos
board-photo-about = { n-cost }: a photo for { n-points }
board-blizzard = Blizzard
board-blizzard-steps = +{ $steps }
board-blizzard-about = In a blizzard the yeti advances: { $steps }
board-weather-coming = Next
board-weather-hidden = Weather
board-weather-hidden-effect = The top tile is about to be turned over.

## The box as a file

box-start = Y2 (rulebook): the space on which the yeti starts, 1 to 9999.
box-peaks = Y3 (rulebook for 8, 6 and 4; 2 and 1: our numbers): the peak tokens, the highest first; a game uses as many as there are players.
box-photos = Y4 (our numbers; a review knows only the last one): the points of the photos that cost 1, 2, 3, 4, 5, 6 and 7 coins.
box-blizzard = Y14 (rulebook): how many spaces the yeti runs in a blizzard with 2, 3, 4 and 5 players.
box-weather = Y6 (rulebook for what the faces do; the pairs and the names: ours): the good and the bad face of each of the six weather tiles. “cordee rules yeti Y6” tells which name stands for which effect.
box-equipment = Y5 (rulebook for the effects; these numbers and the names of the tiles: ours): the cost in coins, printed at the top left; the points to the owner when another player buys the tile, at the bottom left; the value in a tie, at the bottom right.
box-equipment-purse = { tile-purse }: { tile-purse.does }
box-equipment-guide = { tile-guide }: { tile-guide.does }
box-equipment-goggles = { tile-goggles }: { tile-goggles.does }
box-equipment-bivouac = { tile-bivouac }: { tile-bivouac.does }
box-equipment-porter = { tile-porter }: { tile-porter.does }
box-equipment-lens = { tile-lens }: { tile-lens.does }
box-equipment-radio = { tile-radio }: { tile-radio.does }
box-equipment-goggles-once = Y5 (ruling): true if the tile shows “1x” and goes back to the reserve once used.
box-equipment-radio-once = Y5 (ruling): true if the tile shows “1x” and goes back to the reserve once used.

## What matters in a study

matter-peak = Chance to be on the peak for the first time
matter-blizzard = Chance of a blizzard
matter-descend = Chance to sleep lower for want of tents
stand-level = Level
stand-equipment = Equipment tiles owned
