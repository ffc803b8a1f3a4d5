extra-missing = { $project } is not installed ({ $reason }). Install it with: pip install "cordee[{ $extra }]".
action-illegal = Action { $action } is not a legal move now. Legal: { $known }.
action-illegal-at = Action { $action } is not a legal move of game { $index }. Legal there: { $known }.
actions-shape = The actions must be { $count } whole numbers, one for each game.
seed-shape = { $count ->
    [one] The seed must be a whole number from 0 up.
   *[other] The seed must be a whole number from 0 up, or { $count } of them, one for each game.
}
horizon-range = horizon = { $given }: it must be a whole number from 1 to { $most }.
number-range = num_envs = { $given }: it must be a whole number from 1 to { $most }.
bot-shape = { $given } is not a bot: a bot is one of { $known }, or an object with choose(position), which returns one of position.moves().
seat-never = Seat { $seat } is never asked: the games end before that, after { $horizon } decisions at most. Give a longer horizon.
seat-without-bots = seat = { $given }: without bots every seat's decisions come in turn. Give bots as well, or leave the seat out.
encoding-other = This is a position of { $other }, not of { $game }.
seat-range = Seat { $given }: it must be a whole number from 0 to { $last }.
bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
} for { $others } other seats: give as many, or one for all of them.
bot-outside = { $name } cannot play inside the kernel: with many games at once the bots are { $known }. A single game takes any.
game-ended = The game is over: nothing more can be played.
game-not-on = No game is on: reset() begins one.
illegal-mode = illegal = { $given }: it must be one of { $known }.
render-mode = render_mode = { $given }: it must be one of { $known }, or None.
render-none = No render_mode was chosen: nothing is drawn. Choose one of { $known }.
agent-unknown = There is no agent { $given }. The agents are: { $known }.
components-twice = This { $game } already has its components: give its name together with other ones, or load it with them: cordee.game("{ $game }", components).
mask-shape = { $count ->
    [one] reset_mask must be an array with a single true.
   *[other] reset_mask must be an array of { $count } truth values, one for each game, at least one of them true.
}
action-shape = { $action } is not an action: an action is a whole number. Legal: { $known }.
bot-answer = A bot chose { $given }: choose(position) must return one of position.moves().
setting-unknown = There is no setting “{ $given }”. There are: { $known }.
rolls-range = rolls = { $given }: it must be a whole number from 1 to { $most }, or 0 for ten times the horizon.
