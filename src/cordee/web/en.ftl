## Pages

skip = Skip to content
nav = Pages
lobby = Open tables
home-title = Four mountains, one rope
home-lead = Climbing board games: against bots, at one screen, or with friends anywhere. One click and you are playing.
own-games = Your games
finished-games = Finished games
play-now = Play now
play-game = Play { $game } now
play-against = Bot
fact-players = { $low } to { $high } players
fact-minutes = { $low } to { $high } minutes
fact-minutes-about = With the fewest and the most players, at ten seconds a question: measured in games of bots
fact-weight-light = light
fact-weight-medium = medium weight
fact-weight-rich = rich
fact-weight-about = { $rules } rules
fact-luck-much = much luck
fact-luck-some = some luck
fact-luck-little = little luck
fact-luck-about = The best bot wins { $wins } of 100 games against a strong one
new-table = New table …
rules = Rules
contents = Contents
rules-page = The rules as a page
rules-close = Close the rules
example-board = The board of this example
stage-open = waiting for players
stage-playing = being played
stage-over = finished
stage-yours = your turn
opened-by = Opened by { $name }
seats-taken = { $taken } of { $seats } seats taken
watch = Watch
lobby-empty = Nobody has a table open to all just now. Open one: choose a game, then “New table”.
back-home = Back to the games
your-name = Your name
their-name = their name
somebody = Guest
who-plays = Who plays?
seat-none-yet = nobody
seat-me = me
seat-bots = bots
seat-here = a person at this screen
seat-link = a person with a link
seat-free = anyone who drops in
fix-seats = Play in this order; otherwise the seats are drawn
no-hints = No hints at this table
list-it = Show this table to everybody
start = Start
links-title = Send each player their link
links-lead = Each link gives one seat, once.
links-none = Every link has been used.
links-host = Only whoever opened the table sees its links.
links-local = Only this machine can open these links. For others in your network, start the server with “cordee serve --host 0.0.0.0”.
links-network = These links work for everybody in the same network as this machine.
links-offline = This machine is in no network just now: only it can open these links.
qr-code = The link as a QR code
share = Share …
close = Close the table
to-table = To the table
invited = You are invited to play: { $game }
invited-by = { $name } invites you to play { $game }
for-players = For { $count } players
already-there = Already at the table:
option-is = { $option }: { $value }
sit-down = Sit down
fault = That did not work
no-such-page = There is no such page.
link-used = This link has been used, or never existed.
link-begun = The game has begun without you.
link-taken = Somebody has already taken this seat.
link-replaced = This link no longer gives a seat: ask for a new one.

## At the table

board = Board
choices = What you may do
groups = Show only
watching = { $name } (watching)
players = Players
log = What happened
said = { $name }: { $text }
talk = Say something
send = Send
undo = Take back
hint = Hint
skip-showing = Skip
menu = Menu
all-moves = All moves
since = Since your last decision
set-pace = Pace
set-pace-slow = slow
set-pace-normal = normal
set-pace-fast = fast
set-pace-now = at once
set-sound = Sound
set-sound-off = off
set-sound-on = on
set-confirm = Confirm by a second touch
set-confirm-small = small targets
set-confirm-always = always
set-confirm-never = never
rematch = Play again
rematch-there = To the next table
replay = Step through the game
what = What is this?
what-title = What lies on the board
what-how = Rest the pointer on a thing, or hold a finger on it, and it says what it is. On the board, the key i goes from thing to thing.
what-close = Close
zoom = A closer look
run = Play the game from here
moment = Moment of the game
more = More
step-by = One step is
by-step = a step
by-decision = a decision
by-turn = a turn
by-round = a round
speed = Speed
copy-moment = Copy a link to this moment
picture = Picture
download = Download the record
check-dice = Check the dice
dice-fair = The dice fell as promised before the game.
dice-unfair = The dice did not fall as promised.
dice-given = Your contribution is in them, and everybody else was bound to theirs before you showed yours: neither the server nor the other players could choose the dice, and nobody knew them before the game.
dice-early = Your contribution is in them. But others could choose theirs after they had seen yours: the server and one of them together could have chosen the dice.
dice-withheld = Your contribution is in them. But somebody did not show what they had pledged: together with the server, they could choose between two games of dice.
dice-none = This browser has contributed nothing to them: the server could have chosen them before the game.
dice-missing = But the contribution of this browser is not in them: it came too late, or the server left it out or changed it.
dice-renewed = A backup was restored during the game, and the dice were mixed anew.
dice-other-promise = The promise has changed since this browser first saw it: do not trust these dice.
promise = The dice are promised:
promise-why = Your browser adds random bits of its own, so that nobody can choose the dice, not even whoever runs the server. After the game it checks that they were used.
step-back = back
step-on = forward
line-lost = The connection is lost; trying again …
line-stranger = This page no longer knows who you are here: please load it again.
line-many = You have too many pages open here: close some of them.
line-no-table = There is no such table, or it has been removed.
confirm-resign = Do you want to give up?
confirm-close = Close the table? Nobody will be able to play at it.
starting = The game begins …
preparing = The game is being prepared for the first time: half a minute at most …
waiting-seats = Waiting for players.
waiting-for = Waiting for { $name }.
thinks = { $you ->
    [yes] The bot is thinking for you …
   *[no] { $name } is thinking …
}
title-yours = Your turn · { $game }
title-other = { $name } · { $game }
bot-called = Bot { $name }
seat-nobody = Seat { $number }: free
do-sit = Sit down
do-leave = Leave
do-resign = Give up
do-hand = Let a bot play
do-back = Take the seat back
note-resigned = has given up
note-bot = a bot is playing
note-away = offline
note-you = you
phrase-1 = Good luck!
phrase-2 = Well played!
phrase-3 = Ouch!
phrase-4 = One moment, please.
phrase-5 = Thank you for the game!
line-sit = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
line-leave = { $you ->
    [yes] You leave.
   *[no] { $name } leaves.
}
line-close-operator = Whoever runs this server has closed the table.
line-close = { $you ->
    [yes] You close the table.
   *[no] { $name } closes the table.
}
line-undo = { $you ->
    [yes] You take your last decision back.
   *[no] { $name } takes the last decision back.
}
line-hand = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
line-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
line-resign = { $you ->
    [yes] You give up.
   *[no] { $name } gives up.
}
line-restored = A backup was restored: what came after it is lost, and the dice are mixed anew.
line-rematch = { $you ->
    [yes] You open the next table.
   *[no] { $name } opens the next table.
}
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## What cannot be done

event-order = Event { $number } is not the next one.
table-busy = The table was busy: try again.
bot-not-here = There is no bot “{ $name }” at this server. The bots are: { $known }.
bots-name = --bots: “{ $given }” would be called “{ $name }” here; a name is small letters, digits and _, is not one of our levels, and is given once. Write NAME=BOT for another one.
table-game-missing = This is a game of “{ $name }”, which is not installed on this server. Nothing is lost: once it is installed again, the game goes on.
table-damaged = This table cannot be read: its data are damaged, or a newer version has written them. The other tables are not affected.
damaged-record = The game up to that point has been kept:
not-saved = The server cannot save now; { $move ->
    [yes] your move was not made
   *[no] nothing was changed
}. Please try again in a moment.
save-unsure = The server cannot tell just now whether it has saved this: look again in a moment.
not-read = The server cannot reach its tables just now; nothing is lost. Please try again in a moment.
ready-silent = The database does not answer within a second.
ready-failed = The database cannot be reached, or refuses to write or read: the log says why.
seat-taken = Somebody is already sitting there.
seat-none = There is no seat { $seat }.
seat-other = That is not your seat.
seat-kind = “{ $given }” is not a kind of seat.
leave-playing = The game has begun: give up, or let a bot play for you.
table-closed = This table was closed.
close-host = Only whoever opened the table can close it.
close-playing = The game has begun: the table can no longer be closed.
not-playing = The game has not begun, or is over.
moved-on = The table has moved on: look again.
not-your-turn = It is not your turn.
undo-refused = Nothing to take back: you can go back to the last roll, or to the last decision of another person.
hand-refused = A bot is already playing there, or nobody is sitting there.
hand-early = { $name } may still come back: wait a while.
back-refused = No bot is playing for you.
dice-mixing = A backup was restored: the dice are being mixed anew, as soon as everybody who contributed to them is back.
given-late = Too late: the dice of this game take no more contributions.
given-twice = This seat has already contributed to the dice.
given-pledge = A pledge is a SHA-256: { $count } digits 0 to 9 and lower-case letters a to f.
given-bits = A contribution to the dice has { $count } digits 0 to 9 and lower-case letters a to f.
given-other = This is not the contribution that was pledged.
name-wrong = A name has 1 to { $most } characters that can be seen; it is not a bot’s, nor does it begin like one.
name-mixed = “{ $name }” mixes letters of several scripts, so that it could imitate another name: write it in one.
name-marks = There are too many accents on one letter: a name may have two.
talk-long = That has { $count } characters; { $most } can be said at once.
spent-undo = You have taken { $most } decisions back in this game: that is the most.
spent-back = You have taken your seat back { $most } times: that is the most. The bot plays on.
spent-say = { $most } lines have been said from here at this table: that is the most.
spent-leave = Seats at this table have been left { $most } times: that is the most.
spent-give = Seats at this table have been given away { $most } times: that is the most.
table-removed = This table has been removed.
frame-wrong = That message makes no sense here.
too-fast = Too fast: wait a moment.
too-many-tables = Too many tables at once: wait a minute.
still-playing = The game is still being played.
dice-insecure = This browser checks dice only on https or on this very machine; “cordee verify” checks the record anywhere.
form-elsewhere = This form does not come from one of our pages.
host-unknown = This server is not called { $host }: whoever runs it can name it with “cordee serve --public https://…”.
too-large = That is too much at once.
hints-off = There are no hints at this table.
token-none = There is no token, or it is not ours: POST /people gives one, for the header “Authorization: Bearer …”.
body-wrong = { $where }: { $why }
no-such-method = Method not allowed.
database-wrong = The database cannot be used: { $reason }. An address looks like sqlite+aiosqlite:///tables.sqlite or postgresql+asyncpg://user@host/name.
database-newer = A newer version of Cordée has used this database: start that version, or restore a backup made before.
database-tables = The database is not complete: { $missing } missing. Restore a backup, or start with an empty database.
database-folder = The folder { $folder } for the database does not exist: create it first.
database-file = The database { $path } cannot be used: { $reason }.
database-taken = Another server is using { $path }: one SQLite file serves one server. Stop the other one, or give this one a file of its own with --database; several servers can share a PostgreSQL database.
do-link = New link
do-links = Show the link
do-bot = Let a bot play
do-free = Open to all
note-link = for whoever has the link
line-give-bot = { $you ->
    [yes] You give a seat to a bot.
   *[no] { $name } gives a seat to a bot.
}
line-give-free = { $you ->
    [yes] You open a seat to all.
   *[no] { $name } opens a seat to all.
}
line-give-link = { $you ->
    [yes] You make a new link for a seat.
   *[no] { $name } makes a new link for a seat.
}
chances = Chance to win, as the search sees it:
hint-then = Then: { $moves }.
hint-and = { ", then " }
hint-answer = { $name } would probably answer: { $move }.
hint-equal = just as good
hint-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-by-next-turn = { $what } by your next turn, on average: { $own }; { $others }.
hint-at-end = { $what } at the end, on average: { $own }; { $others }.
fair = Are the dice fair?
copy = Copy
copied = Copied

## Your data

own-data = Your data
own-lead = There are no accounts here. Your browser keeps a cookie that says who you are; whoever has it has your seats.
kept-title = What this server keeps
kept-cookie = A random number in your cookie, so that your seats are yours.
kept-name = The name you gave: { $name }.
kept-no-name = The name you give, once you have given one.
kept-tables = { $count ->
    [0] No tables of yours.
    [one] One table that you opened, sat at or spoke at, with what you played and said there.
   *[other] { $count } tables that you opened, sat at or spoke at, with what you played and said there.
}
kept-open = Tables at which no game begins: kept for { $days }.
kept-unfinished = Games that nobody goes on with: { $days }.
kept-finished = Games that are over: { $days }.
kept-talk = What was said: { $days }.
kept-not = No addresses, no e-mail, no tracking.
keep-days = { $days ->
    [one] one day
   *[other] { $days } days
}
keep-ever = ever
own-download = Download everything
logout-title = Log out everywhere
logout-about = Have you used Cordée on another machine, or given your token to a program? Only this browser will still know you.
logout-others = Log out everywhere else
logout-here = Here, too
logout-warning = Nothing brings your seats back: there is no password. Others can have a bot play on for you.
logout-all = Log out everywhere, here too
logged-out = Done: only this browser still knows you.
delete-title = Delete your data
delete-about = Tables at which nobody else ever was are removed. At the others your name and everything you said disappear, a bot plays on for you, and the others keep their games. Tables that you opened and that still wait are closed. This cannot be undone.
delete-sure = Yes, delete everything about me
delete-do = Delete
delete-unsure = Nothing was deleted: tick the box first.
deleted = Everything about you has been deleted.
somebody-gone = Former player
muted = Whoever runs this server has muted you: you can play, but not talk.
blocked = Whoever runs this server has blocked you.
database-none = There is no database { $path }: `cordee serve` makes it. Another one is named by --database.
database-schema = The database has schema { $schema }, and this version of Cordée knows { $known }. Run `cordee admin` with the version that serves it.

## Learning

learn = Learn
lesson-title = Lesson { $number } of { $count }: { $title }
lesson-go-on = Go on
lesson-following = Next: { $title }
lesson-again = Once more
lesson-play = Play your first game
lesson-learned = Well done!
lesson-alone = At a lesson there is nothing to do but to try what it asks for.
guide = What comes up for the first time
guide-play = Guided first game
guide-about = Against a novice bot, and everything is explained when it first comes up.
guide-with = Explain what comes up for the first time
guide-leave = Leave the guide; the game goes on
guide-remark = Are you sure? That leaves you { $share } of the win. “{ $move }” looks better: { $better }.
guide-ok = Got it
guide-again = Take it back
guide-anyway = Play it all the same

## The study of a game

study = Study the game
study-title = What decided this game
study-unfinished = A game can be studied once it is over.
study-one = Another study of yours is under way: this one begins after it.
study-first = A first look …
study-closer = Looking closer …
study-table = Back to the table
study-curve-how = One line for each player, from the start to the end. On the curve, the arrow keys go through the game.
study-curve-table = The curve as a table
study-event = What happened
study-rolls = Luckiest and unluckiest rolls
study-played = Played
study-better = Better

## Exploring

explore = Explore
explore-lead = Try any move and any roll from any position, and see what the search thinks of each.
explore-here = Explore from here
explore-from = Explore a position, or play from one
explore-unfinished = A game can be explored once it is over.
explore-no-ply = The game has no ply { $ply }: they go from 0 to { $high }.
explore-empty = Paste a position first: a line, or a table of fields.
explore-large = A position has at most { $most } characters.
explore-no-json = Line { $line } is not JSON. A position is a line such as “pig/1 players=2 turn=1 phase=choose pot=3 score=(58,32)”, or a table of fields as Position.to_dict gives it.
explore-no-game = game is { $given }; it must be one of { $known }.
explore-long = A line has at most { $most } moves: begin anew from here.
explore-alone = Where one explores there is nobody to do that with: try moves and rolls.
start-over = The game is over in this position: there is nothing left to play.
start-seats = { $count } play in this position, not { $given }: it takes as many seats.
start-options = In this position other options hold: leave them out, or give the same.
line-start = The game began from a given position.
explore-paste = A position
explore-paste-about = A line as “Position.text” gives it, or a table of fields as “Position.to_dict” gives it. An error names the field.
explore-start = Or from the start of a game
explore-start-about = Choose how many play. Finished games can be explored from any moment: the replay, the study and the end of a game lead here.
explore-players = { $count } players
explore-back = Back
explore-forth = On, as last time
explore-roll = At random
explore-link = Copy link
explore-game = To the game
explore-looks = looks
explore-certain = certain
explore-unseen = not looked at yet
explore-best = best
explore-equal = about as good
explore-played = played in the game
explore-odds = odds
explore-share = Share of the win for
explore-begin = Where it began
explore-more = Show all
explore-none = No outcome has all of these words.
explore-search = Search
explore-order = Order
explore-order-likely = likeliest first
explore-order-best = best first
explore-order-worst = worst first
explore-lines = Lines tried
explore-play = Play on from here
explore-play-about = A new table that begins in this position, with fair dice of its own.
explore-play-now = Play
explore-keep = Keep or share
explore-text = The position as text
