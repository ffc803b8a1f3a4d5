## Common words

seat = Player { $number }
you = you
bot-novice = novice
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-master = master
bot-random = random
bot-quick = quick
bot-search = search
bot-judge = judge
list = { $first } and { $last }
semicolon = ;{ " " }

## The table

called-you = You
scene-wins = { $you ->
    [yes] win!
   *[no] wins!
}
scene-to-play = { $you ->
    [yes] your turn
   *[no] to play
}
meaning-turn = It says whose turn it is, and what is asked of them now.
    .name = Whose turn
board-turn = { $you ->
    [yes] Your turn
   *[no] { $name } to play
}
board-wins = { $you ->
    [yes] You win!
   *[no] { $name } wins!
}
board-win-shared = A shared win!
ask-over = The game is over.
story-over = The game is over: { $count ->
    [one] { $you ->
        [yes] you win
       *[no] { $winners } wins
    }
   *[other] { $you ->
        [yes] you{ $others }
       *[no] { $winners }
    } share the win
}.

effect-over = the game ends: { $count ->
    [one] { $you ->
        [yes] you win
       *[no] { $winners } wins
    }
   *[other] { $you ->
        [yes] you{ $others }
       *[no] { $winners }
    } share the win
}

## The end

end-plain = { $count ->
    [one] { $you ->
        [yes] You win
       *[no] { $winners } wins
    }
   *[other] { $you ->
        [yes] You{ $others }
       *[no] { $winners }
    } share the win
}.
end-score = { $you ->
    [yes] You win
   *[no] { $winners } wins
} { $best } to { $second }.
end-score-shared = { $you ->
    [yes] You{ $others } share
   *[no] { $winners } share
} the win with { $best } each.
end-score-tie = { $you ->
    [yes] You and { $rivals } have { $best } each: you win
   *[no] { $winners } and { $rivals } have { $best } each: { $winners } wins
} the tie, { $worth } to { $less }.
end-resigned = { $you ->
    [yes] You win
   *[no] { $winners } wins
}: { $gone_count ->
    [one] { $gone } gave up.
   *[other] { $gone } gave up.
}
won-plain = { $count ->
    [one] { $you ->
        [yes] You
       *[no] { $winners }
    } won
   *[other] { $you ->
        [yes] You{ $others }
       *[no] { $winners }
    } shared the win
}
won-score = { $you ->
    [yes] You won
   *[no] { $winners } won
} { $best } to { $second }
won-score-shared = { $you ->
    [yes] You{ $others } shared
   *[no] { $winners } shared
} the win, { $best } each
won-score-tie = { $you ->
    [yes] You won
   *[no] { $winners } won
} the tie, { $best } each
won-resigned = { $you ->
    [yes] You won
   *[no] { $winners } won
}: { $gone_count ->
    [one] { $gone } gave up
   *[other] { $gone } gave up
}
board-end-resigned = { $you ->
    [gone] You{ $gone_others }
   *[other] { $gone_count ->
        [one] { $gone }
       *[other] { $gone }
    }
} gave up.
account = Where it came from
account-start = Before this position
account-total = Score
account-tie = Tie-break
account-value = { $text }

## What is wrong with what was given

game-unknown = There is no game “{ $name }”. The games are: { $known }.
register-left-out = cordee: “{ $name }” ({ $kind ->
    [games] a game
   *[bots] a bot
} of the package { $package }) is left out: { $reason }
register-name = its name must be small letters, digits and _, beginning with a letter, 24 at most.
register-shipped = Cordée has one of that name itself.
register-twice = another package has one of that name.
game-lacks = { $part }.py has no { $name }.
game-lacks-part = there is no { $part }.py.
lesson-unknown = There is no lesson “{ $name }” for { $game }. The lessons are: { $known }.
lesson-not-asked = That is allowed, but this lesson asks for something else: look at what is marked.
plain = { $text }
file-changed = another program has written the file since; this sitting would undo what it did
secret-size = A secret is { $size } bytes.
seed-unusable = { $given } is not a seed: a seed is a whole number or a text.
picture-unknown = { $given }: it must be one of { $known }.
move-no-move = { $value } is not a move of this game: play one of moves(), or its text.
record-no-result = “{ $value }” is not a result: it must be each seat's share, such as 1 0 0, or *.
seat-long = “{ $name }” is too long: a name has { $most } characters at most.
bot-unknown = There is no bot “{ $name }”. The bots are: { $known }; one of your own is named module:Class, or exec:./program.
bot-budget = “{ $name }”: only { $known } take a budget, a number of simulations or a time: search:2000, judge:0.5s.
bot-limit = “{ $name }”: a bot has at least a moment and at most { $most } s for a decision, such as mybot:Photographer:2s.
bot-file = “{ $name }” names a file: a module is named without its .py, as { $meant }.
bot-no-module = “{ $name }”: there is no module “{ $module }”, neither here nor among what is installed. A bot of your own is named module:Class, such as mybot:Photographer for the class Photographer in mybot.py.
bot-broken = The bot “{ $name }” cannot be loaded from { $module }: { $reason }
bot-no-class = “{ $name }”: there is no class “{ $wanted }” in { $where }.
bot-unmade = The bot “{ $name }” cannot be made: { $reason }
bot-shapeless = “{ $name }” is not a bot: it has no method choose(position).
bot-answer = The bot { $name } answered “{ $answer }”. { $reason } { $legal }
bot-raised = The bot { $name } stopped with an error: { $reason }. { $legal }
bot-slow = The bot { $name } had not answered after { $seconds } s. { $legal }
program-words = “{ $name }” cannot be read as a command: { $reason }
program-none = “{ $name }”: there is no program “{ $program }”. A program in this folder is named exec:./mybot.
program-locked = “{ $name }”: { $program } is there, but may not be run. To allow it: chmod +x { $program }
program-no-move = The bot { $name } answered { $answer }; an answer is a line such as { $example }. { $legal }
program-not-json = The bot { $name } answered { $answer }, which is not an object of JSON; an answer is a line such as { $example }. { $legal }
program-protocol = The bot { $name } answered { $answer } to hello; it must answer { $example }.
program-unasked = The bot { $name } wrote { $answer } before it was asked: it must answer each line with one line.
program-partial = The bot { $name } wrote { $answer }, and after { $seconds } s the line had no end. (A program may have to flush its output.)
program-long = The bot { $name } wrote a line of more than { $most } bytes: { $answer }
program-ended = The bot { $name } ended when it was asked (status { $status }). The last it wrote to its standard error: { $words }
bot-legal = Legal: { $moves }.
bot-legal-more = Legal: { $moves } and { $more } more.
judge-damaged = { $file } is damaged: it does not hold what its first line says. The judge is not used.
judge-other = { $file }: { $what } is { $found }, this version has { $right }. The judge is not used.
course-other = { $path } keeps a course with another plan: { $what } is { $found } there, { $right } here. Give the same command, name another file with --out, or remove it.
course-damaged = { $path } cannot be read as a course of training that was kept. Remove it, or name another file with --out.
course-unwritable = { $path } cannot be written: { $reason }.
search-limit = { $name } = { $given }: it must be from { $low } to { $high }.
nobody-decides = No seat decides now: the dice fall next, or the game is over.
search-nothing = There is nothing to decide: the dice fall next, or the game is over.
study-nothing = There is nothing to study: nothing has been played yet.
match-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}: it must be from 2 to { $most }, each once.
match-twice = { $name } is named twice: a bot plays against others.
match-no-dice = { $game } has no dice: without luck there is nothing to adjust.
match-adjusted-pairs = --adjusted and --paired do not go together: both take the luck of the dice off, each in its own way.
bots-untrusted = This file names bots that run code from this machine: { $names }. If you trust it, add --trust.
sheet-other = { $path } does not hold the { $games } games played so far: name another file, or go on without one.
sheet-no-parquet = Parquet needs the package pyarrow (pip install "cordee[parquet]"); a file that ends in .csv needs nothing.
match-killed = A process that played games was killed: what was played before is kept.
arena-file = { $path } is not an arena that was kept: `cordee arena … --json FILE` writes one.
simulation-file = { $path } is not a simulation that was kept: `cordee simulate … --json FILE` writes one.
lab-file = { $path } is not a question of the lab that was kept: `cordee lab … --json FILE` keeps one when it is interrupted.
cluster-address = --cluster { $given }: it must be the address of a Dask scheduler, such as tcp://host:8786.
cluster-extra = A cluster needs Dask, which is not installed. Install it with: pip install "cordee[cluster]"
cluster-none = No Dask scheduler answers at { $address }. To start one there: dask scheduler
cluster-no-workers = There has been no worker at { $address } for { $seconds } s. To start one: dask worker { $address }
cluster-versions = The worker { $worker } does not play as we do, so its games are not counted. There: { $theirs }. Here: { $ours }. Install the same on both.
cluster-unlike = A worker at { $address } cannot do what it is asked to ({ $reason }). Here is { $ours }. Install the same there.
cluster-killed = Several workers at { $address } died over the same part of the work, one after the other: is there enough memory?
cluster-lost = The scheduler at { $address } no longer answers.
gpu-extra = Playing on a GPU needs numba-cuda, which is not installed. Install it with: pip install "cordee[cuda]"
gpu-none = No GPU that can be used ({ $reason }). It takes an NVIDIA card and its driver; --device cpu plays without one.
gpu-memory = The GPU has too little free memory for this game.
gpu-rules = The kernels of { $game } cannot be compiled for a GPU: { $reason } --device cpu plays them.
gpu-fault = The GPU failed: { $reason }
option-unknown = There is no option “{ $option }”. The options are: { $known }.
option-none = There is no option “{ $option }”: this game has none.
option-value = “{ $given }” is not a value of { $option }. It may be: { $known }.
seat-empty = “{ $given }”: a seat has no name. Seats are names with commas between them, such as me,bot:random,Bo.
seat-twice = Two seats are called { $name }: give each person a name of their own.
seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}: it must be from { $low } to { $high }.
players-out-of-range = { $given } players? It must be a whole number from { $low } to { $high }.
file-unreadable = { $path } cannot be read: { $reason }.
file-too-large = { $path } is larger than { $size } bytes: no file of ours is.
file-silent = Nothing has come out of { $path } for { $seconds } seconds: is anybody writing into it?
file-not-text = { $path } is not UTF-8 text.

move-invalid = “{ $text }” is not a move. Perhaps: { $near }.
move-invalid-over = “{ $text }” is not a move, and the game is over.
no-chance-event = Nothing is left to chance now: a player decides, or the game is over.
no-dice = This position has no dice of its own: play a given outcome instead of rolling.
nothing-to-undo = There is nothing to take back.
ply-out-of-range = Ply { $given }: it must be from 0 to { $high }.

box-file =
    { $title }: the box. Put in what your own copy shows and play with it:
    cordee play { $game } --components mine.toml
    A key that is left out keeps the value it has here.
components-not-toml = { $path }, line { $line }: “{ $content }” is not TOML.
components-dots = { $path }, line { $line }: { $count } dots. Keys are at most a few words with dots between them.
components-unknown = { $entry }: no such key. The keys are: { $known }.
components-whole = { $entry } = { $value }: it must be a whole number from { $low } to { $high }.
components-row = { $entry } = { $value }: it must be a list of { $count } whole numbers from { $low } to { $high }.
components-flag = { $entry } = { $value }: it must be true or false.
components-word = { $entry } = { $value }: it must be one of { $known }.
components-pair = { $entry } = { $value }: it must be a list of two.
components-both = { $entry } and { $other } cannot both be given: { $entry } replaces { $other }.
components-falling = { $entry } = { $value }: the highest comes first.
components-some =
    { $exact ->
        [yes] { $entry } = { $value }: it must be a list of { $low } entries.
       *[no] { $entry } = { $value }: it must be a list of { $low } to { $high } entries.
    }
components-tables = { $entry } = { $value }: it must be { $count } tables, such as [[{ $entry }]] written { $count } times.
components-table = { $entry } = { $value }: it must be a table of keys and values.

position-not-table = A position is a table of fields, not { $value }.
position-other-game = game is “{ $game }”; it must be “{ $right }”.
position-options = options is { $value }; it must be a table of options.
position-missing = The field { $name } is missing.
position-unknown = { $name } is not a field. The fields are: { $known }.
position-whole = { $name } is { $value }; it must be a whole number from { $low } to { $high }.
position-row = { $name } is { $value }; it must be a list of { $count } numbers.
position-listing = { $name } is { $value }; it must be a list of { $count }.
position-list = { $name } is { $value }; it must be a list.
position-some = { $name } is { $value }; it must be a list of { $low ->
    [0] at most { $high } numbers
   *[other] { $low } to { $high } numbers
}.
position-rising = { $name } is { $value }; the numbers must be in rising order.
position-table = { $name } is { $value }; it must be a table with the keys { $keys }.
position-choice = { $name } is { $value }; it must be one of { $known }.
position-flag = { $name } is { $value }; it must be true or false.
position-owner = { $name } is { $value }; it must be null or one seat from 0 to { $high }.
encoding-needed = { $game } needs an encoding.py of its own: its record keeps something other than whole numbers in “{ $column }”.
position-part = { $name } is { $value }; it must be a list of some of { $known }, in this order.
position-text-none = { $text } is not a position: a line like “pig/1 players=2 turn=0 phase=roll pot=0 score=(0,0)” is, and so is a table of fields.
position-text-version = The position is written in version “{ $given }” of the notation; Cordée reads version { $right }.
position-text-long = A position has at most { $most } characters.
position-text-part = “{ $part }” is not a field of a position: it must be like turn=0 or score=(8,13).
position-text-twice = The field { $name } stands twice.
position-text-value = { $name } is “{ $value }”; that cannot be read. A value is a number, a word, yes, no, - for nothing, a list (8,13) or a table (snow:2,coin:3).

record-line = Line { $line }: { $reason }
record-no-colon = Line { $line }: “{ $content }” is not a “key: value” line.
record-key-twice = Line { $line }: { $name } stands twice.
record-key-missing = Line { $line }: { $name } is missing.
record-not-one = This is not a record of Cordée: its first lines are “cordee: 1” and “game: …”.
record-game-missing = There is no game “{ $name }” here: to read this record, install the package that has it. The games here are: { $known }.
record-key-unknown = Line { $line }: { $name } is not a key of a record of this game.
record-too-long = This record has more than { $most } events: no game is that long.
record-format = Line { $line }: this is format { $value }; Cordée reads format { $right }.
record-not-json = Line { $line }: components must be one line of JSON.
record-date = Line { $line }: { $value } is not a date; it must be like 2026-01-31 or 2026-01-31T20:15:00.
record-hex = Line { $line }: { $name } must be { $count } digits 0 to 9 and lower-case letters a to f.
record-drawn = Line { $line }: { $name } is “{ $value }”; it must be the numbers { $right } in the order in which the seats play.
record-restored = Line { $line }: { $name } must be the number of a chance event, from { $low } on, then { $count ->
    [one] the server’s bits and those of the seat
   *[other] the server’s bits and those of { $count } seats
}, each 32 digits 0 to 9 and lower-case letters a to f; “-” for a seat that gave none.
record-other-start = Line { $line }: start must have the players and options that the other lines say.
record-after-end = The game was over before this event.
record-wrong-actor = The event is given to “{ $given }”; it is for “{ $right }”.
record-result = Line { $line }: the result is given as “{ $value }”; the moves lead to “{ $right }”.

## Verifying

verify-good = Verified: all { $rolls } chance events follow from { $salted ->
    [yes] the secret and the contributions
   *[no] the secret
}, and the secret is the one promised.
verify-good-so-far = Verified so far: { $rolls ->
    [one] the one chance event follows
   *[other] all { $rolls } chance events follow
} from { $salted ->
    [yes] the secret and the contributions
   *[no] the secret
}, and the secret is the one promised. The game is not over.
verify-no-secret = Nothing to verify yet: the secret is not in the record.
verify-no-commitment = Nothing to verify: the record carries no commitment.
verify-no-rolls = Nothing to verify yet: no chance event so far.
verify-other-secret = Does not match: this is not the secret that was promised.
verify-other-roll = Does not match: ply { $ply } says “{ $found }”, the secret says “{ $fair }”.
verify-other-mix = Does not match: ply { $ply } says “{ $found }”, the secret and the contributions say “{ $fair }”. The roll, or a line that begins with salt or restored, is not what it was at the table.
verify-other-draw = Does not match: the seats were drawn as { $found }, the secret and the contributions say { $fair }. That line, or one that begins with salt, is not what it was at the table.

proof-start = This game began from a given position, which the record names: the dice are checked from there on.
proof-secret = Nobody contributed to these dice. Whoever saw the promise before the game knows that no roll was changed after it; whoever chose the secret could have chosen the dice with it. At a server of your own, you trust yourself.
proof-salt = These contributed to the dice: { $names }.
proof-to = Each of them knows that nobody could choose the dice, neither the server nor a player, if they saw this promise before they contributed, find their own contribution here, and their page found that the others could not choose theirs afterwards. Everybody else knows that no roll was changed after the promise. Whoever could read the server’s secret during the game could look ahead.
proof-given = { $name }: { $given }
proof-restored = A backup was restored after { $rolls ->
    [one] { $rolls } chance event
   *[other] { $rolls } chance events
}: from there on the dice are new ones. { $count ->
    [0] Nobody contributed to them: whoever ran the server could have chosen them.
   *[other] Only these contributed to them: { $names }.
}
