## The command

about = Cordée: mountaineering board games, at this terminal.
about-games = List the games.
about-rules = Show the rules of a game, or one rule.
about-play = Play a game at this keyboard, with people and bots.
about-replay = Tell a recorded game again, or show it at one ply.
about-verify = Check that the dice of a recorded game fell as promised.

help-help = Show this help.
help-version = Show the version.
help-game = Which game: see `cordee games`; without one a menu asks. Its own options, such as --weather mixed or --summit 2, follow.
help-rule = One rule, such as Y13.
help-file = A recorded game; “last” is the one played last.
help-lang = The language; your locale's by default.
help-seats = Who plays, in playing order: me and any other name are people at this keyboard; bot:search thinks, bot:quick plays what looks best, bot:random anything. By default me,bot:search.
help-simulations = How many simulations bot:search and hint make for each decision.
help-seconds = How long bot:search and hint think about each decision, in seconds. By default 0.5, and 1 for a hint.
help-shuffle = Draw the seats.
help-components = A file with other numbers on the components.
help-seed = The same seed gives the same dice; without one they are unpredictable.
help-record = Where to keep the game; by default in your data folder.
help-resume = Go on with a game that was kept; “last” is the one played last.
help-ply = Show the game after so many events, chance included.
help-svg = Write the table as a picture instead.

usage = { $reason } Try `cordee --help`.
usage-value = { $option } needs a value. Try `cordee --help`.
budget-twice = Give --simulations or --seconds, not both.
usage-command = There is no command “{ $command }”. The commands are: { $known }.
usage-option = There is no option { $option }. Try `cordee --help`.
usage-word = “{ $option }” is one word too many. Try `cordee --help`.
usage-missing = { $name } is missing. Try `cordee --help`.
lang-unknown = There is no language “{ $given }”. The languages are: { $known }.
rule-unknown = There is no rule “{ $rule }” in this game.
play-what = Which game? Try `cordee play yeti`. The games are: { $known }.
resume-alone = With --resume everything but the language comes from the file: leave out the rest.
resume-over = The game in { $path } is over. To see it: cordee replay { $quoted }
resume-no-secret = { $path } carries no secret, or no commitment: its dice are not known here, so it cannot go on.
record-folder = { $path } is no folder: the record needs one that is there.
resume-none = No game has been kept yet: start one with cordee play.
resume-other-secret = The dice of { $path } do not follow from its secret and promise: it cannot go on. `cordee verify` tells more.
record-exists = { $path } exists already and is not written over. Another name, or: cordee play --resume { $quoted }
output-failed = The output cannot be written: { $reason }.
file-unwritable = { $path } cannot be written: { $reason }.

games-players = { $low } to { $high } players
compiling = First start: compiling { $game }, once (up to half a minute)
search-compiling = First time: compiling the search, once (up to half a minute) …
menu-game = Which game? A number from 1 to { $count }, or a name; Enter for { $default }.
menu-option = { $about }. --{ $option } { $known }? Enter for { $default }.
menu-seats = Who plays, in playing order? { $low } to { $high } names with commas between them; bot:search, bot:quick and bot:random are bots. Enter for { $default }.
offer-back = Enter goes back to all choices.
explain-one = Type ? and a number to have one choice explained, such as ? 1.
svg-exists = { $path } exists already and is no picture: it is not written over.
svg-written = Drawn in { $path }.
seats-drawn = seats drawn from: { $names }

## At the table

welcome = Type the number of a move or the move itself; ? explains, hint advises, rules teaches, quit stops: the game is kept.
bot-called = bot { $name } { $number }
only-choice = (the only choice)
promise = Promised: { $commitment }
resumed = { $path }: going on after { $plies ->
    [one] 1 event
   *[other] { $plies } events
}.
command-help = help
command-hint = hint
command-undo = undo
command-board = board
command-rules = rules
command-save = save
command-quit = quit
commands = Commands: ? (this explanation), ? 1 (one choice) · hint (what the search would choose) · undo (take back your last decision) · board (show the table) · rules (a turn in one minute), rules all, rules { $rule } · save, or save FILE (a copy) · quit (the game is kept)
thinking = { $name } thinks …
hint-thinking = Thinking …
hint = The best moves and the share of the win to expect, after { $simulations ->
    [one] 1 simulation
   *[other] { NUMBER($simulations, useGrouping: 1) } simulations
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s:
hint-open = not tried
hint-equal = as good
budget-simulations = --simulations { $given }: it must be a whole number, such as 2000.
budget-seconds = --seconds { $given }: it must be a number of seconds, such as 0.5.
hint-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-loss = loses { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
empty = A number from 1 to { $count }, a move, or ? for help.
number = There is no choice { $given }: it must be from 1 to { $count }.
undone = Taken back.
undo-refused = Nothing to undo: it goes back to the last roll, or to another player’s decision, and no further.
saved = Saved in { $path }.
saved-copy = A copy is in { $path }; the game goes on in { $kept }.
saved-from-now-on = From now on the game is kept in { $path }.
save-exists = { $path } exists already: choose another name.
save-refused = { $path } cannot be written: { $reason }. The game goes on being kept where it was.
save-failed = The game could not be saved in { $path }: { $reason }. It goes on, and every move tries again; `save FILE` saves elsewhere.
save-works = The game is saved in { $path } again.
left = The game is kept. To go on:
left-unsaved = The game could not be saved in { $path } ({ $reason }); what is there is as of the last move that could.
finished = The game is over. To see it again:
check-dice = Was chance fair? To check:
secret = Secret: { $secret }
all = all
rules-hint = More: rules all, or one rule, such as rules { $rule }.
rule-hint = One rule alone: rules { $rule }.
