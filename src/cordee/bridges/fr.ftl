extra-missing = { $project } n’est pas installé ({ $reason }). Installez-le avec : pip install "cordee[{ $extra }]".
action-illegal = L’action { $action } n’est pas un coup permis maintenant. Sont permis : { $known }.
action-illegal-at = L’action { $action } n’est pas un coup permis dans la partie { $index }. Y sont permis : { $known }.
actions-shape = Il faut { $count } actions, des nombres entiers, une par partie.
seed-shape = { $count ->
    [one] La graine doit être un nombre entier positif ou nul.
   *[other] La graine doit être un nombre entier positif ou nul, ou { $count } de ces nombres, un par partie.
}
horizon-range = horizon = { $given } : il faut un nombre entier de 1 à { $most }.
number-range = num_envs = { $given } : il faut un nombre entier de 1 à { $most }.
bot-shape = { $given } n’est pas un robot : un robot est l’un de { $known }, ou un objet avec choose(position), qui rend un des position.moves().
seat-never = La place { $seat } n’est jamais interrogée : les parties finissent avant, après { $horizon } décisions au plus. Donnez un horizon plus long.
seat-without-bots = seat = { $given } : sans robots, toutes les places décident tour à tour. Donnez aussi des robots, ou pas de place.
encoding-other = Ceci est une position de { $other }, pas de { $game }.
seat-range = Place { $given } : il faut un nombre entier de 0 à { $last }.
bots-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
} pour { $others } autres places : donnez-en autant, ou un pour toutes.
bot-outside = { $name } ne peut pas jouer dans le noyau : avec plusieurs parties à la fois, les robots sont { $known }. Une partie seule les prend tous.
game-ended = La partie est finie : plus rien ne peut être joué.
game-not-on = Aucune partie n’est en cours : reset() en commence une.
illegal-mode = illegal = { $given } : il faut l’un de { $known }.
render-mode = render_mode = { $given } : il faut l’un de { $known }, ou None.
render-none = Aucun render_mode n’a été choisi : rien n’est dessiné. Choisissez l’un de { $known }.
agent-unknown = Il n’y a pas d’agent { $given }. Les agents sont : { $known }.
components-twice = Ce { $game } a déjà son matériel : à côté d’un autre matériel, donnez son nom, ou chargez-le avec lui : cordee.game("{ $game }", matériel).
mask-shape = { $count ->
    [one] reset_mask doit être un tableau d’une seule valeur, vraie.
   *[other] reset_mask doit être un tableau de { $count } valeurs de vérité, une par partie, dont au moins une vraie.
}
action-shape = { $action } n’est pas une action : une action est un nombre entier. Coups permis : { $known }.
bot-answer = Un robot a choisi { $given } : choose(position) doit rendre l’un des position.moves().
setting-unknown = Il n’y a pas de réglage « { $given } ». Il y a : { $known }.
rolls-range = rolls = { $given } : il faut un nombre entier de 1 à { $most }, ou 0 pour dix fois l’horizon.
