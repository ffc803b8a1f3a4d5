# What a study says.

study-mistake = { $you ->
    [yes] You played: { $played }. Better was: { $better }.
   *[no] { $player } played: { $played }. Better was: { $better }.
} That gave away { NUMBER($cost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win.
study-then = Then: { $moves }.
study-and = { ", then " }
study-answer = { $name } would probably have answered: { $move }.
study-scores-turn = { $what } by the next turn, on average: { $better } instead of { $played }.
study-scores-end = { $what } at the end, on average: { $better } instead of { $played }.
study-rival-turn = { $you ->
    [yes] It holds you back.
   *[no] It holds { $name } back.
} { $what } in the same time, on average: { $better } instead of { $played }.
study-rival-end = { $you ->
    [yes] It holds you back.
   *[no] It holds { $name } back.
} { $what } at the end, on average: { $better } instead of { $played }.
study-against = It has its price, though.
study-later = What it brings shows only later.
study-stand = { $what }: { $better } instead of { $played } at the next turn.
study-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-chance = { $what }: { NUMBER($better, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($played, style: "percent", maximumFractionDigits: 0) } before the next turn.
study-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-axis = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
study-luck = luck, { $player } { $change } %
study-decision = decision, { $player } { $change } %
study-title = { $game }: luck or skill?
study-curve = Share of the win that each player could expect, ply by ply; bars: luck of the dice
study-curve-ply = Ply
study-start = At the start
study-luck-of = { $you ->
    [yes] Luck of your dice
   *[no] Luck of { $name }’s dice
}
study-decisions-of = { $you ->
    [yes] Your decisions
   *[no] Decisions of { $name }
}
study-end = At the end
study-ledger = The account
study-turning = Turning points
study-mistakes = Mistakes
study-no-mistakes = No decision stands out as a mistake.
study-luckiest = { $you ->
    [yes] Luckiest roll for you
   *[no] Luckiest roll for { $name }
}
study-unluckiest = { $you ->
    [yes] Unluckiest roll for you
   *[no] Unluckiest roll for { $name }
}
study-best = best
study-good = good
study-inaccuracy = inaccuracy
study-mistake-called = mistake
study-blunder = blunder
study-verdicts = Decisions
study-about = Shares of the win as a search of { NUMBER($simulations, useGrouping: 0) } simulations sees them at every ply.
study-running = Studying { $game }
study-written = Written: { $path }
