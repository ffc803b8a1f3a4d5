## The command

about = Cordée: mountaineering board games, at this terminal.
about-games = List the games.
about-rules = Show the rules of a game, or one rule.
about-box = Show all the numbers on a game’s components, as a file to put your own into; or check one.
about-learn = Learn a game by playing: short lessons, one after the other.
about-play = Play a game at this keyboard, with people and bots.
about-replay = Retell a recorded game, or show one position of it.
about-show = Show a position: a line of text such as Position.text gives, or a file.
about-verify = Check that the dice of a recorded game fell as promised.
about-study = Study a recorded game: was it luck or skill, and what would have been better?
about-arena = Let bots play each other; report how strong each is, and how sure that is.
about-simulate = Play a great many games, as fast as possible, and report how they end.
about-new-game = Write a small, complete package with a game in it, to begin your own from.
about-lab = Answer the questions of a game’s author by playing: is it fair, how long does it take, how much is luck, what is too cheap?
about-train = Train a judge for a game by self-play: a small network that says who will win (docs/judge.md).
about-serve = Serve the games to browsers, here or anywhere.

help-help = Show this help.
help-install-completion = Let your shell complete commands, games, bots and files.
help-show-completion = Show what that would install.
options-of = Options of { $game }
option-default = { $about }; { $default } by default.
help-version = Show the version.
help-game = Which game: see `cordee games`; without one a menu asks. Its own options, such as --weather mixed or --summit 2, follow.
help-rule = One rule, such as Y13.
help-lesson = One lesson, by its name or its number; all of them if left out.
help-lessons = List the lessons.
help-file = A recorded game; “last” is the one played last.
help-files = Recorded games; “last” is the one played last. Of several, one table sums up the studies.
help-lang = The language; your locale's by default.
help-seats = Who plays: me and any other name are people at this keyboard; bot:novice, bot:easy, bot:medium, bot:hard, bot:expert and bot:master are bots of six levels; bot:search and bot:judge think as long as they are told to, bot:judge with what it has learned, bot:quick plays what looks best, bot:random anything. By default me,bot:medium.
help-simulations = How many simulations bot:search, bot:judge and hint make for each decision.
help-seconds = How long bot:search, bot:judge and hint think about each decision, in seconds. By default 0.5, and 1 for a hint.
help-in-order = Keep the order of --seats: whoever is named first begins. Without it the seats are drawn.
help-study-seconds = How long the study may take; it gets as fine as it can.
help-study-json = Write every figure to a file, for programs; of several records, to a file or a folder.
help-study-html = Write the study to a file that needs nothing else, to keep or send; of several records, to a folder.
study-one-depth = Say how deep a study goes either by --simulations or by --seconds, not both.
study-simulations = --simulations takes a whole number from 1 to { $high }, not “{ $given }”.
study-seconds = --seconds takes a number above 0, at most { $high }, not “{ $given }”.
studies-seconds = Several records are studied by --simulations, not by --seconds.
studies-dash = --json - is for one record: for several, name a file or a folder.
studies-html = --html { $path }: for several records it must be a folder that exists.
studies-nothing = { $path }: nothing has been played there, so there is nothing to study.
studies-other-file = { $path } exists and holds no studies of records: it is not overwritten.
studies-running = Studying
studies-left = Stopped. With --json what was studied is kept, and the same command goes on from there.
studies-kept = Stopped; what was studied is kept, and the same command goes on from there.
studies-mean = { NUMBER($number, maximumFractionDigits: 1) }
studies-title = { $count ->
    [one] 1 game
   *[other] { NUMBER($count, useGrouping: 1) } games
}, luck or skill? (a search of { NUMBER($simulations, useGrouping: 0) } simulations)
studies-file = record
studies-player = player
studies-start = start
studies-luck = luck
studies-own = own moves
studies-others = others’
studies-end = end
studies-mistakes = mistakes
studies-together = mean of { $count }
help-check = Check a file of your own instead.
help-components = A file with other numbers on the components.
help-seed = The same seed gives the same dice; without one they are unpredictable.
help-record = Where to keep the game; by default in your data folder.
help-resume = Go on with a game that was kept; “last” is the one played last.
help-show = A position as a line of text, or a file with one; of a recorded game, the last position.
help-from = Begin from a position: a line of text, or a file with one (see `cordee show`).
help-new-name = The game’s name: small letters, digits and _.
help-new-folder = Where to; by default a folder of that name, here.
help-ply = Show the game after N events, chance included.
help-svg = Write the table as a picture instead.
help-game-alone = Which game: see `cordee games`. Its own options, such as --weather mixed or --summit 2, follow.
help-bots = The bots, with commas between them; by default the six levels. The first is the one that --until is about.
help-arena-games = How many games, 400 by default; with --until or --prove, at most.
help-games = How many games, 100000 by default.
help-players = How many play; by default as few as possible.
help-until = Play in blocks of 50 games until the first bot’s 95 % interval lies wholly above or below this share, such as 0.60.
help-match-seed = The same seed gives the same games, unless bots go by the clock; 1 by default.
help-jobs = How many games at the same time; 1 by default for the arena, since bots that go by the clock need a core each, and every core for simulate, the lab and studies of several records.
help-cluster = Play on a Dask cluster instead: the address of its scheduler, such as tcp://host:8786.
help-device = What plays: cpu, the processor, by default; cuda, a GPU by NVIDIA, many times as fast, and the same games.
help-host = Where to listen; 127.0.0.1 is this machine alone.
help-port = The port.
help-database = Where tables are kept; by default an SQLite file in your data folder.
help-open = Open the browser.
help-public = The server’s address from outside, such as https://cordee.example.org: needed behind a proxy.
help-metrics = The networks that may read /metrics; this machine alone by default.
help-serve-bots = Bots from outside that may sit at tables: “installed” (all that installed packages add; the default), “none”, or a list, such as holder,mybot:Photographer,perl=exec:./mybot.pl.
help-keep-open = After how many days a table at which no game has begun is removed, 14 by default; 0 for never.
help-keep-unfinished = The same for a game that nobody goes on with; 180 by default.
help-keep-finished = The same for a game that is over; 365 by default.
help-keep-talk = The same for what was said; 30 by default.
help-log = Log every request and fault to standard error, as JSON lines.
help-json = Write the figures to a new file; - for the standard output.
help-lab-players = With how many players: 3, or 2-5 for each number from 2 to 5; by default all.
help-lab-bots = Who plays, at every seat: quick by default; random, a level, search:N or judge:N.
help-lab-games = How many games with each number of players; by default 100000 where bots play inside the kernel (quick, random), 20000 with several boxes, 200 with bots that think.
help-lab-width = Go on until every seat’s 95 % interval is this narrow, such as 0.5%; with --games, at most that many.
help-lab-set = A number on the components: photos.6=25, equipment.lens.cost=3; may be given several times.
help-lab-vary = Several values of a number, side by side with the same dice: start=40..80:10 or start=40,55; several give every combination.
help-lab-against = Another box to compare with, game by game with the same dice.
help-lab-luck = In how many games the luck of every roll is measured; 0 for none.
help-lab-pace = Seconds for a decision, dice and all; 10 by default.
help-lab-html = Write a report with charts: one page that needs nothing else.
help-lab-table = Write every figure to a table, .csv or .parquet.
help-train-game = Which game: see `cordee games`. All its options are learned.
help-minutes = How long it learns, in minutes; 5 by default. Compiling and looking at its strength come on top.
help-train-device = What plays and learns: cuda, a GPU by NVIDIA; cpu, the processor. By default a GPU if there is one.
help-train-out = Where the weights go; GAME.weights by default.
help-train-seed = What chance begins with, a whole number; 1 by default.
help-train-from = Begin with these weights instead of anew, and learn more finely.
help-work-resume = Go on with what was kept in this file.
help-prove = Play until the first bot’s share is proved to be above or below this one: wrong in 5 matches of 100 at most, however often one looks (docs/bots.md).
help-paired = All games of a round, in which a line-up goes round the seats, have the same dice.
help-csv = Write every game to a file, a row for each seat: CSV, or Parquet if it ends in .parquet.
help-arena-seconds = How long bots that think may take for a decision: search, judge and bots of your own (10 s by default).
help-trust = Let the file start bots of your own that it names: it runs their code.
help-adjusted = Also report the shares less the luck of the dice: on average the same, and far surer. --until goes by them.
help-kind = Who plays: random plays anything, quick what looks best.

usage = { $reason } Try `cordee --help`.
usage-value = { $option } needs a value. Try `cordee --help`.
budget-twice = Give --simulations or --seconds, not both.
extra-missing = A part of Cordée is not installed ({ $reason }). Install it with: pip install "cordee[{ $extra }]"
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
record-folder = { $path } is not a folder: the record needs one that exists.
from-options = { $option } cannot be given with --from: the position says which options are played.
from-other-game = The position is one of { $game }, not of { $given }.
from-over = In this position the game is over: there is nothing to play.
from-seats = { $count } at the table, but the position is one of { $players } players.
new-game-name = “{ $given }” cannot be the name of a game: small letters, digits and _, beginning with a letter, 24 at most, and no word of Python’s.
new-game-taken = “{ $given }” is the name of something else already: a game here, or a module of Python’s.
new-game-folder = { $path } is there already: name a folder that is new or empty.
new-game-written = { $count } files in { $folder }. Does it keep the contract? Then install it, and play:
resume-none = No game has been kept yet: start one with cordee play.
resume-other-secret = The dice of { $path } do not follow from its secret and promise: it cannot go on. `cordee verify` says more.
record-exists = { $path } already exists and is not overwritten. Choose another name, or: cordee play --resume { $quoted }
output-failed = The output cannot be written: { $reason }.
file-unwritable = { $path } cannot be written: { $reason }.

games-players = { $low } to { $high } players
compiling = First start: compiling { $game }, once (up to half a minute)
search-compiling = First time: compiling the search, once (up to half a minute) …
menu-game = Which game? A number from 1 to { $count }, or a name; Enter for { $default }.
menu-option = { $about }. --{ $option } { $known }? Enter for { $default }.
menu-seats = Who plays? { $low } to { $high } names with commas between them; bot:novice, bot:easy, bot:medium, bot:hard, bot:expert and bot:master are bots. Enter for { $default }.
offer-back = Enter goes back to all choices.
explain-one = Type ? and a number to have one choice explained, such as ? 1.
svg-exists = { $path } already exists and is not a picture: it is not overwritten.
svg-written = Drawn in { $path }.
drawn = Drawn by lot, in playing order: { $names }.
drawn-you = you (Player { $number })
box-good = { $path } is a good box of { $game }{ $count ->
    [0] , the same as ours.
    [one] . It changes one value:
   *[other] . It changes { $count } values:
}
seats-drawn = seats drawn from: { $names }

contest-what = Which game? Try `cordee { $command } yeti`. The games are: { $known }.
arena-resume-alone = With --resume the bots and the game come from the file: only --games, --until, --jobs, --cluster, --json, --csv, --trust and --lang may be given.
simulate-resume-alone = With --resume the game and its bots come from the file: only --games, --jobs, --cluster, --device, --json and --lang may be given.
lab-resume-alone = With --resume the question comes from the file: only --jobs, --cluster, --json, --html, --table, --trust and --lang may be given.
place-twice = Say where games are played by one of --jobs, --cluster and --device cuda.
device-unknown = --device { $given }: it may be { $known }.
compiling-gpu = Compiling the rules of { $game } for { $device }…
cluster-waiting = No worker at { $address } yet; waiting up to { $seconds } s for one. To start one: dask worker { $address }
serving = Cordée is at { $address } (Ctrl-C stops it; every game is kept).
port-taken = { $host }:{ $port } cannot be listened on: { $reason }. Another port: --port 8766
arena-left = Stopped; what was played is kept. To go on:
number-wrong = { $option } { $given }: it must be a whole number from { $low } to { $high }.
share-wrong = --until { $given }: it must be a share between 0 and 1, such as 0.60.
width-wrong = --until-width { $given }: it must be a share between 0 and 1, such as 0.5% or 0.005.
players-wrong = --players { $given }: it must be a number from { $low } to { $high }, or a range such as { $low }-{ $high }.
lab-written = Written: { $path }
train-begins-cuda = { $game }: compiling and learning on the GPU …
train-begins-cpu = { $game }: compiling and learning on the processor …
train-goes-on = { $path }: going on after { $time }.
train-progress = { $time } · { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 1) } games
} · loss { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-strength = against quick, { $players } players: { $share } ± { $error }
train-calming = Fitting it to games of ordinary players …
train-left = Stopped; what was learned so far is in { $path }, and beside it what it takes to go on:
train-use = With it, bots that judge { $game } do so by what was learned: put it in place as { $place }
train-exists = { $path } is there already, and is not written over: name another file with --out.
train-torch-cuda = PyTorch finds no GPU: it may have been installed for processors alone. --device cpu learns without one.
minutes-wrong = --minutes { $given }: it must be a number of minutes above 0, at most { NUMBER($high, useGrouping: 0) }.
kind-unknown = --bots { $given }: only { $known } play inside the kernel; other bots play in `cordee arena`.
until-or-prove = Either --until or --prove: both say when to stop.
json-exists = { $path } is there already, and is not written over: name another file. If something was kept there, to go on with it: --resume { $quoted }
share-of-a-seat = A share is that of one seat: with { $players } seats, bots of the same strength would have { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } each.
rounds-told = { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds, useGrouping: 1) } rounds
} of { $players } games with the same dice; the intervals count rounds.
rounds-worth = Without that, { $worth } would be needed for the same certainty.
column-against = against
meetings-told = Each row: what one seat of the bot won of what it and the other won, in the games they met in.
proved-above = { $name } wins more than { NUMBER($goal, style: "percent", maximumFractionDigits: 1) }: proved after { $games } games.
proved-below = { $name } wins less than { NUMBER($goal, style: "percent", maximumFractionDigits: 1) }: proved after { $games } games.
proved-open = Whether { $name } wins more or less than { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } is not proved after { $games } games.
proved-stakes = Evidence for more: { NUMBER($above, maximumFractionDigits: 2) }, for less: { NUMBER($below, maximumFractionDigits: 2) }; { NUMBER($enough, maximumFractionDigits: 0) } is enough (wrong in { NUMBER($error, style: "percent") } of matches at most).
dash-figures = Only --json can be a dash, the standard output: give a file for everything else.
files-same = { $path } is named twice: each of the files that are written needs a name of its own.
json-folder = { $path } cannot be written: it needs a folder that exists, and must be a file.

## The arena

column-bot = bot
column-games = games
column-share = share
column-sure = 95 %
column-rating = rating
column-seconds = s/decision
column-longest = longest
column-seat = seat
column-winner = winner
column-luck = luck
column-adjusted = adjusted
column-factor = worth
factor = { NUMBER($factor, minimumFractionDigits: 1, maximumFractionDigits: 1) } × the games
adjusted-title = Less the luck of the dice ({ NUMBER($seconds, maximumFractionDigits: 3) } s a game to measure):
count = { NUMBER($count, useGrouping: 1) }
seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent-1 = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-2 = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-games = { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 1) } games
} of { $players } players
arena-length = each { NUMBER($decisions, maximumFractionDigits: 1) } decisions and { NUMBER($plies, maximumFractionDigits: 1) } plies on average
verdict-above = { $name } wins more than { NUMBER($goal, style: "percent", maximumFractionDigits: 1) }: decided after { $games } games.
verdict-below = { $name } wins less than { NUMBER($goal, style: "percent", maximumFractionDigits: 1) }: decided after { $games } games.
verdict-open = Whether { $name } wins { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } is open after { $games } games.
simulate-speed = { NUMBER($games, useGrouping: 1, maximumFractionDigits: 0) } games and { NUMBER($decisions, useGrouping: 1, maximumFractionDigits: 0) } decisions a second, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $where }
where-jobs = jobs: { $jobs }
made-by-shipped = Cordée { $version }, shipped box { $digest }, seed { $seed }
made-by-other = Cordée { $version }, other box { $digest }, seed { $seed }
simulate-decisions = Decisions per game:
simulate-plies = Plies per game, chance included:
simulate-broken-off = { $count ->
    [one] 1 game had no end: it counts as shared by all.
   *[other] { $count } games had no end: they count as shared by all.
}
spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } – { $high })

## At the table

welcome = Type the number of a move or the move itself; ? explains, hint advises, rules teaches, quit stops: the game is kept.
me = me
bot-called = bot { $name } { $number }
only-choice = (the only choice)
promise = Promised: { $commitment }
resumed = { $path }: going on after { $plies ->
    [one] 1 event
   *[other] { $plies } events
}.
command-help = help
foot = Number or move · Tab completes · ? explains · hint · undo · log · rules · quit
foot-few = Number or move · Tab completes · ? explains · log · what · rules · quit
foot-group = Number or move · Enter goes back to all choices · ? explains
board-cut = … board shows all of it
dozen = { $first } … { $last }
number-further = { $given }: the first of these numbers is a choice, not a group.
command-log = log
help-replay-all = Print the whole game, as in a pipe, instead of stepping through it by keys.
replay-foot = { $ply }/{ $last } · ←/→ or space step · ↑/↓ turn · Home/End · g N goes to N · q quits
replay-go = Go to { $ply }_ (0 to { $last }), then Enter
command-hint = hint
command-undo = undo
command-board = board
command-what = what
command-rules = rules
command-save = save
command-quit = quit
commands = Commands: ? (this explanation), ? 1 (one choice) · hint (what the search would choose) · undo (take back your last decision) · board (show the table) · what (what lies on it), what NAME · rules (a turn in one minute), rules all, rules { $rule } · save, or save FILE (a copy) · quit (the game is kept)
commands-few = Commands: ? (this explanation), ? 1 (one choice) · board (show the table) · what (what lies on it), what NAME · rules (a turn in one minute), rules all, rules { $rule } · quit
lesson = Lesson { $number } of { $count }: { $title }
lesson-next = Enter goes on to the next lesson; quit leaves.
lesson-rules = Marks such as ({ $rule }) are the numbers of rules: “cordee rules” has them all.
lessons-done = That was the last lesson. Now play:
lessons-none = { $game } has no lessons.
thinking = { $name } is thinking …
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
save-exists = { $path } already exists: choose another name.
save-refused = { $path } cannot be written: { $reason }. The game is still kept where it was.
save-failed = The game could not be saved in { $path }: { $reason }. It goes on, and every move tries again; `save FILE` saves elsewhere.
save-works = The game is saved in { $path } again.
left = The game is kept. To go on:
left-unsaved = The game could not be saved in { $path } ({ $reason }); the file goes as far as the last move that could be.
finished = The game is over. To see it again:
check-dice = Was chance fair? To check:
secret = Secret: { $secret }
all = all
what-one = One thing alone: what, and its name or a part of it.
what-nothing = This game does not say what lies on its table: rules explains it.
what-unknown = Nothing on the table is called “{ $name }”: what lists all there is.
rules-hint = More: rules all, or one rule, such as rules { $rule }.
example-in-notation = In the notation explained below: { $moves }.
rule-hint = One rule alone: rules { $rule }.
public-wrong = { $given } is not the address of a server, which looks like https://cordee.example.org.
days-wrong = { $option } { $given }: it must be a number of days, 0 for never.
network-wrong = { $given } is not a network, which looks like 127.0.0.0/8 or ::1.

## For whoever runs a server

about-admin = For whoever runs a server: tables, people, sizes. It works while servers run.
about-admin-tables = List tables, the latest first.
about-admin-table = Show one table and everybody who was at it.
about-admin-sizes = Tell how much there is, and which tables are the largest.
about-admin-blocked = List the people and addresses that are muted or blocked.
about-admin-close = Close tables: nobody plays there any more.
about-admin-delete = Delete tables, with everything about them.
about-admin-hide = Keep tables out of the lobby.
about-admin-show = Let the lobby show tables again.
about-admin-mute = Let a person, or everybody at an address, play but not talk.
about-admin-unmute = Let them talk again.
about-admin-block = Keep out a person, or everybody at an address.
about-admin-unblock = Let them in again.
about-admin-erase = Delete everything about a person; other people keep their games.
help-admin-database = The database of the server; by default the SQLite file in your data folder.
help-admin-json = Write JSON, for programs.
help-admin-yes = Do it without asking.
help-admin-table = A table, as its address has it: /t/TABLE.
help-admin-who = A person, as `cordee admin table` shows them, or an address or network, such as 203.0.113.7 or 2001:db8::/32.
help-admin-person = A person, as `cordee admin table` shows them.
help-admin-stage = Only tables at this stage.
help-admin-of = Only tables that this person opened, sat at or spoke at.
help-admin-most = How many at most, 50 by default.
admin-stage = There is no stage { $given }. The stages are: { $known }.
admin-none = There are no such tables.
admin-nobody = Nobody is muted or blocked.
admin-column-table = table
admin-column-game = game
admin-column-stage = stage
admin-column-lobby = lobby
admin-column-events = events
admin-column-updated = last change
admin-column-seats = seats
admin-column-person = person
admin-column-seat = seat
admin-column-said = lines
admin-column-names = names
admin-stage-open = waiting
admin-stage-playing = playing
admin-stage-over = over
admin-stage-closed = closed
admin-stage-gone = being removed
admin-shown = shown
admin-hidden = hidden
admin-private = private
admin-is-muted = muted
admin-is-blocked = blocked
admin-size = { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB on disk. Tables:
admin-rows = { NUMBER($events, useGrouping: 1) } events, { NUMBER($talk, useGrouping: 1) } lines of talk among them.
admin-closed = { $table } is closed.
admin-not-closed = { $table } is over or closed already: nothing was changed.
admin-deleted = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
admin-now-hidden = { $table } is kept out of the lobby.
admin-now-shown = { $table } is no longer kept out of the lobby.
admin-now-muted = { $who } may play but not talk.
admin-no-longer-muted = { $who } may talk.
admin-now-blocked = { $who } is blocked.
admin-no-longer-blocked = { $who } is no longer blocked.
admin-erased = Everything about this person was deleted. { $removed ->
    [one] One table was removed
   *[other] { $removed } tables were removed
}; { $kept ->
    [one] one was left to others without their name and talk.
   *[other] { $kept } were left to others without their name and talk.
}
admin-delete-sure = { $count ->
    [one] This deletes one table with its game and talk, for everybody: { $tables }
   *[other] This deletes { $count } tables with their games and talk, for everybody: { $tables }
}
admin-erase-sure = This deletes everything about this person, at { $count ->
    [one] one table
   *[other] { $count } tables
}. Nothing brings it back.
admin-type-yes = Type “yes” to go on:
admin-yes = yes
admin-left = Nothing was changed.
admin-use-yes = Nobody is there to be asked: nothing was changed. With --yes it is done without asking.
admin-no-table = There is no table { $table }. `cordee admin tables` lists them.
admin-unknown = Nothing is known about { $person }. `cordee admin table TABLE` shows who was at a table.
admin-no-person = { $given } is not a person: those are 32 characters from 0 to 9 and a to f, as `cordee admin table TABLE` shows them.
admin-who = { $given } is neither a person (32 characters, as `cordee admin table TABLE` shows them) nor an address or network, such as 203.0.113.7 or 2001:db8::/32.
admin-everybody = { $given } is everybody: name a smaller network.
