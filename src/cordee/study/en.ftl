# What a study says.

study-mistake = { $you ->
    [yes] You played: { $played }. Better was: { $better }.
   *[no] { $player } played: { $played }. Better was: { $better }.
} That gave away { NUMBER($cost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win.
study-scores-turn = { $what }, on average until the next turn: { $better } instead of { $played }.
study-scores-end = { $what }, on average at the end: { $better } instead of { $played }.
study-chance = { $what }: { NUMBER($better, style: "percent") } instead of { NUMBER($played, style: "percent") }.
study-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-luck = luck, { $player } { $change } %
study-decision = decision, { $player } { $change } %
study-title = { $game }: luck or skill?
study-curve = Share of the win that each player could expect, ply by ply; bars: luck of the dice
study-curve-ply = Ply
study-start = At the start
study-luck-of = Luck of { $name }’s dice
study-decisions-of = Decisions of { $name }
study-end = At the end
study-ledger = The account
study-turning = Turning points
study-mistakes = Mistakes
study-no-mistakes = No decision stands out as a mistake.
study-luckiest = Luckiest roll for { $name }
study-unluckiest = Unluckiest roll for { $name }
study-best = best
study-good = good
study-inaccuracy = inaccuracy
study-mistake-called = mistake
study-blunder = blunder
study-verdicts = Decisions
study-about = Shares of the win as a search of { NUMBER($simulations, useGrouping: 0) } simulations sees them at every ply.
study-running = Studying { $game }
study-written = Written: { $path }
