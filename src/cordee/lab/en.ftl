# What the lab says.

## What it refuses

lab-clock = --bots { $name }: games of bots that go by the clock cannot be played again; give a number of simulations.
lab-setting = { $option } { $given }: it must be a key, an equals sign and a value, such as start=60.
lab-vary = --vary { $given }: it must be a key and several values, such as start=40..80:10 or start=40,55.
lab-range = --vary { $given }: a range goes from a lower number to a higher one in steps of at least 1, such as 40..80:10, and has at most { $most } values.
lab-grid = These are { $count } boxes; at most { $most } can be compared.
lab-key = The box of { $game } has no { $entry }. Nearest: { $near }. “cordee box { $game }” prints all keys.
lab-index = { $entry }: { $where } is a list whose places are 0 to { $last }.
lab-value = { $given } is not a value: a whole number, true, false, a word, or a list such as [1, 2].
lab-against = Give either --vary or --against.
lab-extra = Charts need two more packages: pip install “cordee[lab]”. Without --html everything else works.
lab-parquet = Parquet needs one more package: pip install “cordee[parquet]”. Or give a file that ends in .csv.
lab-complete = The question in this file has been answered: nothing is left to play. Its command, under “command”, asks it again.
lab-table = { $path }: figures are written as .csv or .parquet.

## What it does not go on with

kept-other-version = This file was begun by another version, whose games may differ. There: { $theirs }. Here: { $ours }. To go on, install what was there; or begin anew. The file stays as it is.
kept-other-box = The box of { $game } in this file has other numbers than the one here ({ $theirs }; here { $ours }). To go on, install the version it was begun with; or begin anew. The file stays as it is.

## Figures

lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-points = { $points } pts
lab-count = { NUMBER($count, useGrouping: 1) }
lab-with-reach = { $mean } ± { $reach }
lab-between = { $mean } ({ $low } to { $high })
lab-seat = { $seat ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}

## The summary

lab-title = { $game } in the lab
lab-games = { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 1) } games
}
lab-games-up-to = up to { NUMBER($games, useGrouping: 1) } games
lab-played = { $games } for each number of players, played by { $bots }
lab-played-boxes = { $games } with each of { $boxes } boxes for each number of players, played by { $bots } with the same dice
lab-players = { $players } players
lab-says-seats = The { $seat } seat wins { $share } ± { $reach } (an even share is { $even }): { $verdict ->
    [unsure] too few games to tell.
    [fair] fair.
    [nearly] nearly fair.
    [tilted] { $side ->
        [ahead] a clear advantage.
       *[behind] a clear disadvantage.
    }
   *[unfair] { $side ->
        [ahead] a large advantage.
       *[behind] a large disadvantage.
    }
}
lab-says-length = A game takes { $decisions } decisions in { $rounds } rounds: about { $minutes } minutes, at { $pace } seconds for each decision.
lab-says-open = Whoever leads at half-time wins { $share }: { $verdict ->
    [unsure] too few games to tell.
    [open] it stays open.
    [leaning] the leader is favoured.
   *[decided] it is mostly decided by then.
}
lab-says-dice = Among equals the dice explain { $share } of who wins ({ $low } to { $high }).
lab-says-stronger = One { $strong } among { $weak } wins { $share } ({ $even } would be even): { $verdict ->
    [unsure] too few games to tell.
    [hardly] skill hardly counts.
    [some] skill counts for something.
    [much] skill counts for much.
   *[all] skill decides.
}
lab-says-never = Hardly ever chosen when it was offered: { $names }.
lab-says-always = Nearly always chosen when it was offered: { $names }.
lab-says-without = Hardest to do without: { $names }.
lab-says-traps = Taken at the first chance they cost most: { $names }.
lab-says-boon = Taken at the first chance they bring most: { $names }.
lab-says-endings = How games end: { $names }.
lab-says-broken = { $count ->
    [one] 1 game was
   *[other] { NUMBER($count, useGrouping: 1) } games were
} broken off: they went on and on.
lab-says-none-real = None of the { $count } differences looked at is more than chance could do.
lab-says-real = { $real } of the { $count } differences looked at are real; the clearest:
lab-says-difference = { $box }, { $players } players: { $what } { $change } ({ $low } to { $high })
lab-same = exactly the same games
lab-base = the first box
lab-shipped = as shipped

## Sections

lab-section-seats = Who wins
lab-about-seats = Each seat’s share of the win, with its 95 % interval (Wilson’s). A shared win counts by its share.
lab-section-length = How long it takes
lab-about-length = Means with their 95 % intervals. A round is a turn of whoever had the most turns; a decision is a question with more than one answer. Minutes are decisions at { $pace } s each, dice and all. The last column: what 80 % of games lie within.
lab-section-scores = Scores
lab-about-scores = In { $counts }: the winner’s, by how much the winner is ahead of the best of the others, and what 80 % of all seats end with.
lab-section-lead = When it is decided
lab-about-lead = How often somebody else takes the lead, and what part of the games is won by whoever leads alone after a quarter, a half and three quarters of the turns, counted in whole rounds. Who leads goes by the score.
lab-section-luck = How much is luck
lab-about-luck = Dice: the part of the spread of results between equal players that the luck of the dice explains, roll by roll; what is left is decisions, and whatever the estimates miss. Skill: what one stronger player wins among weaker ones, in every seat in turn.
lab-section-choices = What is chosen, and what it brings
lab-about-choices = Chosen: how often, where it was offered beside something else. With and without: the share of the win of those who chose it and of those who could have. Corrected: the difference between them in like moments, that is the same seat, equally far ahead and equally late in the game. That still mixes up what a choice brings with why it is made. So it is also tried, in games of its own with the same dice: one player takes it at the first chance, or never does; the difference is what that player wins more or less. Bold, and dark in the charts: more than chance could do, given how many were looked at (Holm’s correction).
lab-about-choices-seen = Chosen: how often, where it was offered beside something else. With and without: the share of the win of those who chose it and of those who could have. Corrected: the difference between them in like moments, that is the same seat, equally far ahead and equally late in the game. Bold: more than chance could do, given how many were looked at (Holm’s correction). It still mixes up what a choice brings with why it is made.
lab-section-endings = How games end
lab-section-boxes = Side by side
lab-about-boxes = The first line is the box the others are compared with. Every game was played with every box, with the same dice.
lab-section-differences = What differs
lab-about-differences = Differences game by game, with 95 % intervals. Bold: real, that is more than chance could do given that { $count } differences were looked at. Holm’s correction keeps the chance of calling even one wrongly real below 5 %, however they hang together.
lab-more-real = … and { $count ->
    [one] 1 more that is real
   *[other] { $count } more that are real
}: --html or --table has them all.
lab-command = These figures again:
lab-by = Cordée { $version }, box { $digest }, seed { $seed }

## Columns

lab-column-players = players
lab-column-seat = seat { $seat }
lab-column-rounds = rounds
lab-column-turns = turns
lab-column-decisions = decisions
lab-column-plies = plies
lab-column-minutes = minutes
lab-column-most = 80 % of games
lab-column-winner = winner
lab-column-margin = ahead by
lab-column-scores = 80 % of seats
lab-column-changes = changes of lead
lab-column-quarter = after ¼
lab-column-half = after ½
lab-column-three_quarters = after ¾
lab-column-dice = dice explain
lab-column-stronger = { $strong } among { $weak }
lab-column-even = even share
lab-column-choice = choice
lab-column-rate = chosen
lab-column-with = with
lab-column-without = without
lab-column-worth = corrected
lab-column-taken = at first chance
lab-column-never = never
lab-column-how = end
lab-column-box = box
lab-column-what = what
lab-column-before = before
lab-column-difference = difference
lab-column-sure = 95 %
lab-column-real = real
lab-what-share = share of the { $seat } seat
lab-what-decisions = decisions
lab-what-rounds = rounds
lab-what-changes = changes of lead
lab-what-winner = the winner’s score
lab-what-margin = the winner’s lead
lab-what-quarter = the leader after ¼ wins
lab-what-half = the leader after ½ wins
lab-what-three_quarters = the leader after ¾ wins
lab-yes = yes
lab-no = no

## Ends

ending-score = by score
ending-plain = otherwise
lab-ending-shared = { $how }, shared
lab-ending-tie = { $how }, after a tie

## Charts

lab-axis-share = share of the win
lab-axis-decisions = decisions in a game
lab-axis-games = part of the games
lab-axis-leader = the leader wins
lab-axis-turns = part of the turns played
lab-axis-change = change, in points
lab-axis-difference = difference
lab-chart-seats = Each seat’s share, with { $players } players
lab-chart-length = Length, with { $players } players
lab-chart-lead = When it is decided
lab-chart-choices = What a choice brings, with { $players } players
lab-chart-vary = { $what } as { $key } changes
lab-taken = taken at the first chance
lab-never = never taken
