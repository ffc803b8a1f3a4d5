## La commande

about = Cordée : des jeux de montagne, dans ce terminal.
about-games = Donner la liste des jeux.
about-rules = Montrer les règles d’un jeu, ou une seule règle.
about-box = Montrer tous les nombres du matériel d’un jeu, dans un fichier où mettre les vôtres, ou en vérifier un.
about-learn = Apprendre un jeu en jouant : de courtes leçons, l’une après l’autre.
about-play = Jouer à ce clavier, avec des personnes et des robots.
about-replay = Raconter une partie enregistrée, ou la montrer à un coup donné.
about-verify = Vérifier que les dés d’une partie sont tombés comme promis.
about-study = Étudier une partie : chance ou talent, et qu’est-ce qui aurait été meilleur ?
about-arena = Faire jouer des robots entre eux, et dire la force de chacun et à quel point c’est sûr.
about-simulate = Jouer un très grand nombre de parties aussi vite que possible, et dire comment elles finissent.
about-serve = Servir les jeux aux navigateurs, ici ou ailleurs.

help-help = Montrer cette aide.
help-version = Montrer la version.
help-game = Quel jeu : voir `cordee games` ; sans lui, un menu demande. Ses propres options, comme --weather mixed ou --summit 2, suivent.
help-rule = Une seule règle, comme Y13.
help-lesson = Une seule leçon, par son nom ou son numéro ; sinon toutes.
help-lessons = La liste des leçons.
help-file = Une partie enregistrée ; « last » est la dernière jouée.
help-lang = La langue ; celle de votre système par défaut.
help-seats = Qui joue : me et tout autre nom sont des personnes à ce clavier ; bot:novice, bot:easy, bot:medium, bot:hard et bot:expert sont des robots de cinq niveaux ; bot:search réfléchit aussi longtemps qu’on le lui dit, bot:quick joue ce qui paraît le meilleur, bot:random n’importe quoi. Par défaut me,bot:medium.
help-simulations = Combien de simulations bot:search et conseil font pour chaque décision.
help-seconds = Combien de temps bot:search et conseil réfléchissent à chaque décision, en secondes. Par défaut 0.5, et 1 pour un conseil.
help-in-order = Garder l’ordre de --seats : le premier nommé commence. Sinon, les places sont tirées au sort.
help-study-seconds = La durée que peut prendre l’étude ; elle devient aussi fine que possible.
help-study-json = Écrire tous les chiffres dans un fichier, pour des programmes.
help-study-html = Écrire l’étude dans un fichier qui se suffit à lui-même, à garder ou à envoyer.
study-one-depth = Indiquez la profondeur d’une étude par --simulations ou par --seconds, pas les deux.
study-simulations = --simulations prend un nombre entier de 1 à { $high }, pas « { $given } ».
study-seconds = --seconds prend un nombre supérieur à 0, au plus { $high }, pas « { $given } ».
help-check = Vérifier plutôt un fichier à vous.
help-components = Un fichier avec d’autres nombres sur le matériel.
help-seed = La même graine donne les mêmes dés ; sans graine, ils sont imprévisibles.
help-record = Où garder la partie ; par défaut dans votre dossier de données.
help-resume = Reprendre une partie gardée ; « last » est la dernière jouée.
help-ply = Montrer la partie après tant d’événements, hasard compris.
help-svg = Écrire la table en image à la place.
help-game-alone = Quel jeu : voir `cordee games`. Ses propres options, comme --weather mixed ou --summit 2, suivent.
help-bots = Les robots, séparés par des virgules ; par défaut les cinq niveaux. Le premier est celui que concerne --until.
help-arena-games = Combien de parties, 400 par défaut ; avec --until, au plus.
help-games = Combien de parties, 100000 par défaut.
help-players = Combien jouent ; par défaut le moins possible.
help-until = Jouer par blocs de 50 parties jusqu’à ce que l’intervalle à 95 % du premier robot soit tout entier au-dessus ou au-dessous de cette part, comme 0.60.
help-match-seed = La même graine donne les mêmes parties, sauf si des robots jouent à la montre ; 1 par défaut.
help-jobs = Combien de parties à la fois ; pour l’arène 1 par défaut, car les robots qui jouent à la montre veulent chacun un cœur, pour simuler tous les cœurs.
help-host = Où écouter ; 127.0.0.1 est cette machine seule.
help-port = Le port.
help-database = Où garder les tables ; par défaut un fichier SQLite dans votre dossier de données.
help-open = Ouvrir le navigateur.
help-public = Comment le serveur s’appelle de l’extérieur, comme https://cordee.example.org : il le faut derrière un mandataire.
help-metrics = Les réseaux qui peuvent lire /metrics ; par défaut cette machine seule.
help-keep-open = Au bout de combien de jours est supprimée une table où aucune partie n’a commencé, 14 par défaut ; 0 pour jamais.
help-keep-unfinished = De même pour une partie que personne ne continue ; 180 par défaut.
help-keep-finished = De même pour une partie finie ; 365 par défaut.
help-keep-talk = De même pour ce qui a été dit ; 30 par défaut.
help-log = Noter chaque requête et chaque faute sur la sortie d’erreur, en lignes JSON.
help-json = Écrire les chiffres dans un fichier.
help-arena-resume = Continuer une arène gardée.
help-adjusted = Donner aussi les parts sans la chance aux dés : en moyenne les mêmes, et bien plus sûres. --until s’y fie.
help-kind = Qui joue : random joue n’importe quoi, quick ce qui paraît le meilleur.

usage = { $reason } Essayez `cordee --help`.
usage-value = { $option } demande une valeur. Essayez `cordee --help`.
budget-twice = Donnez --simulations ou --seconds, pas les deux.
extra-missing = Une partie de Cordée n’est pas installée ({ $reason }). Installez-la avec : pip install "cordee[{ $extra }]"
usage-command = Il n’y a pas de commande « { $command } ». Les commandes sont : { $known }.
usage-option = L’option { $option } n’existe pas. Essayez `cordee --help`.
usage-word = « { $option } » est de trop. Essayez `cordee --help`.
usage-missing = Il manque { $name }. Essayez `cordee --help`.
lang-unknown = Il n’y a pas de langue « { $given } ». Les langues sont : { $known }.
rule-unknown = Il n’y a pas de règle « { $rule } » dans ce jeu.
play-what = Quel jeu ? Essayez `cordee play yeti`. Les jeux sont : { $known }.
resume-alone = Avec --resume, tout sauf la langue vient du fichier : ne donnez rien d’autre.
resume-over = La partie de { $path } est finie. Pour la revoir : cordee replay { $quoted }
resume-no-secret = { $path } ne porte pas de secret, ou pas d’engagement : ses dés ne sont pas connus ici, la partie ne peut pas continuer.
record-folder = { $path } n’est pas un dossier : il en faut un qui existe.
resume-none = Aucune partie n’est encore gardée : commencez-en une par cordee play.
resume-other-secret = Les dés de { $path } ne découlent pas de son secret et de sa promesse : la partie ne peut pas continuer. `cordee verify` en dit plus.
record-exists = { $path } existe déjà et ne sera pas écrasé. Un autre nom, ou bien : cordee play --resume { $quoted }
output-failed = La sortie ne peut pas être écrite : { $reason }.
file-unwritable = { $path } ne peut pas être écrit : { $reason }.

games-players = de { $low } à { $high } joueurs
compiling = Premier démarrage : compilation de { $game }, une seule fois (une demi-minute au plus)
search-compiling = Première fois : compilation de la recherche, une seule fois (une demi-minute au plus)…
menu-game = Quel jeu ? Un nombre de 1 à { $count }, ou un nom ; Entrée pour { $default }.
menu-option = { $about }. --{ $option } { $known } ? Entrée pour { $default }.
menu-seats = Qui joue ? De { $low } à { $high } noms séparés par des virgules ; bot:novice, bot:easy, bot:medium, bot:hard et bot:expert sont des robots. Entrée pour { $default }.
offer-back = Entrée revient à tous les choix.
explain-one = Tapez ? et un nombre pour l’explication d’un choix, comme ? 1.
svg-exists = { $path } existe déjà et n’est pas une image : il ne sera pas écrasé.
svg-written = Dessiné dans { $path }.
drawn = Tirage au sort, dans l’ordre du jeu : { $names }.
drawn-you = vous (Joueur { $number })
box-good = { $path } est une bonne boîte pour { $game }{ $count ->
    [0] , la même que la nôtre.
    [one] . Elle change une valeur :
   *[other] . Elle change { $count } valeurs :
}
seats-drawn = places tirées parmi : { $names }

contest-what = Quel jeu ? Essayez `cordee { $command } yeti`. Les jeux sont : { $known }.
arena-resume-alone = Avec --resume, les robots et le jeu viennent du fichier : seuls --games, --until, --jobs, --json et --lang peuvent être donnés.
serving = Cordée est à l’adresse { $address } (Ctrl-C l’arrête ; toutes les parties sont gardées).
port-taken = Impossible d’écouter sur { $host }:{ $port } : { $reason }. Un autre port : --port 8766
arena-left = Arrêté ; ce qui a été joué est gardé. Pour continuer :
number-wrong = { $option } { $given } : il faut un nombre entier de { $low } à { $high }.
share-wrong = --until { $given } : il faut une part entre 0 et 1, comme 0.60.
kind-unknown = --bots { $given } : dans le noyau jouent { $known } ; les autres robots jouent dans `cordee arena`.
json-folder = { $path } ne peut pas être écrit : il faut un dossier qui existe, et un fichier.

## L’arène

column-bot = robot
column-games = parties
column-share = part
column-sure = 95 %
column-rating = cote
column-seconds = s/décision
column-longest = plus longue
column-seat = place
column-winner = gagnant
column-luck = chance
column-adjusted = corrigée
column-factor = vaut
factor = { NUMBER($factor, minimumFractionDigits: 1, maximumFractionDigits: 1) } × les parties
adjusted-title = Sans la chance aux dés ({ NUMBER($seconds, maximumFractionDigits: 3) } s par partie pour la mesurer) :
count = { NUMBER($count, useGrouping: 1) }
seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent-1 = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-2 = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-games = { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 1) } parties
} à { $players } joueurs
arena-length = chacune { NUMBER($decisions, maximumFractionDigits: 1) } décisions et { NUMBER($plies, maximumFractionDigits: 1) } coups en moyenne
verdict-above = { $name } gagne plus de { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } : décidé après { $games } parties.
verdict-below = { $name } gagne moins de { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } : décidé après { $games } parties.
verdict-open = { $name } gagne-t-il plus ou moins de { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } ? Indécis après { $games } parties.
simulate-speed = { NUMBER($games, useGrouping: 1, maximumFractionDigits: 0) } parties et { NUMBER($decisions, useGrouping: 1, maximumFractionDigits: 0) } décisions par seconde, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, à la fois : { $jobs }
simulate-decisions = Décisions par partie :
simulate-plies = Coups par partie, hasard compris :
simulate-broken-off = { $count ->
    [one] { $count } partie n’a pas eu de fin : elle compte comme partagée par tous.
   *[other] { $count } parties n’ont pas eu de fin : elles comptent comme partagées par tous.
}
spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } – { $high })

## À la table

welcome = Tapez le numéro d’un coup ou le coup lui-même ; ? explique, conseil aide, règles apprend à jouer, quitter arrête : la partie est gardée.
bot-called = robot { $name } { $number }
only-choice = (seul choix)
promise = Hasard promis : { $commitment }
resumed = { $path } : reprise après { $plies ->
    [one] { $plies } événement
   *[other] { $plies } événements
}.
command-help = aide
command-hint = conseil
command-undo = annuler
command-board = plateau
command-what = voir
command-rules = règles
command-save = sauver
command-quit = quitter
commands = Commandes : ? (cette explication), ? 1 (un choix) · conseil (ce que la recherche choisirait) · annuler (annuler votre dernière décision) · plateau (montrer la table) · voir (ce qu’il y a dessus), voir NOM · règles (un tour en une minute), règles tout, règles { $rule } · sauver, ou sauver FICHIER (une copie) · quitter (la partie est gardée)
commands-few = Commandes : ? (cette explication), ? 1 (un choix) · plateau (montrer la table) · voir (ce qu’il y a dessus), voir NOM · règles (un tour en une minute), règles tout, règles { $rule } · quitter
lesson = Leçon { $number } sur { $count } : { $title }
lesson-next = Entrée mène à la leçon suivante ; quitter s’arrête là.
lesson-rules = Des marques comme ({ $rule }) sont des numéros de règles : « cordee rules » les donne toutes.
lessons-done = C’était la dernière leçon. À vous de jouer :
lessons-none = { $game } n’a pas de leçons.
thinking = { $name } réfléchit…
hint-thinking = Réflexion…
hint = Les meilleurs coups et la part de victoire à en attendre, après { $simulations ->
    [one] { NUMBER($simulations, useGrouping: 1) } simulation
   *[other] { NUMBER($simulations, useGrouping: 1) } simulations
} en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s :
hint-open = pas essayé
hint-equal = aussi bon
budget-simulations = --simulations { $given } : il faut un nombre entier, comme 2000.
budget-seconds = --seconds { $given } : il faut un nombre de secondes, comme 0.5.
hint-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-loss = perd { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
empty = Un numéro de 1 à { $count }, un coup, ou ? pour de l’aide.
number = Il n’y a pas de choix { $given } : il faut de 1 à { $count }.
undone = Annulé.
undo-refused = Rien à annuler : on revient au dernier lancer, ou à la décision d’un autre, pas plus loin.
saved = Partie gardée dans { $path }.
saved-copy = Copie écrite dans { $path } ; la partie continue dans { $kept }.
saved-from-now-on = Désormais la partie est gardée dans { $path }.
save-exists = { $path } existe déjà : choisissez un autre nom.
save-refused = { $path } ne peut pas être écrit : { $reason }. La partie reste gardée là où elle était.
save-failed = La partie n’a pas pu être gardée dans { $path } : { $reason }. Elle continue, et chaque coup essaie de nouveau ; `sauver FICHIER` la garde ailleurs.
save-works = La partie est de nouveau gardée dans { $path }.
left = La partie est gardée. Pour la reprendre :
left-unsaved = La partie n’a pas pu être gardée dans { $path } ({ $reason }) ; ce qui s’y trouve date du dernier coup gardé.
finished = La partie est finie. Pour la revoir :
check-dice = Le hasard a-t-il été équitable ? Pour vérifier :
secret = Secret : { $secret }
all = tout
what-one = Une seule chose : voir, et son nom ou une partie de son nom.
what-unknown = Rien sur la table ne s’appelle « { $name } » : voir montre tout ce qu’il y a.
rules-hint = Pour en savoir plus : règles tout, ou une seule règle, comme règles { $rule }.
example-in-notation = Dans la notation expliquée plus bas : { $moves }.
rule-hint = Une règle seule : règles { $rule }.
public-wrong = { $given } n’est pas l’adresse d’un serveur : elle ressemble à https://cordee.example.org.
days-wrong = { $option } { $given } : il faut un nombre de jours, 0 pour jamais.
network-wrong = { $given } n’est pas un réseau : cela ressemble à 127.0.0.0/8 ou ::1.

## Pour qui tient un serveur

about-admin = Pour qui tient un serveur : tables, personnes, tailles. Cela marche pendant que des serveurs tournent.
about-admin-tables = Lister les tables, la dernière d’abord.
about-admin-table = Montrer une table et tous ceux qui y ont été.
about-admin-sizes = Dire combien il y a de choses, et quelles tables sont les plus grandes.
about-admin-blocked = Lister les personnes et les adresses privées de parole ou exclues.
about-admin-close = Fermer des tables : on n’y joue plus.
about-admin-delete = Supprimer des tables, avec tout ce qui s’y rapporte.
about-admin-hide = Retirer des tables de la liste des tables ouvertes.
about-admin-show = Laisser de nouveau paraître des tables dans la liste.
about-admin-mute = Laisser une personne, ou tous ceux d’une adresse, jouer mais pas parler.
about-admin-unmute = Leur rendre la parole.
about-admin-block = Exclure une personne, ou tous ceux d’une adresse.
about-admin-unblock = Les laisser revenir.
about-admin-erase = Supprimer tout ce qui concerne une personne ; les autres gardent leurs parties.
help-admin-database = La base de données du serveur ; par défaut le fichier SQLite de votre dossier de données.
help-admin-json = Écrire du JSON, pour les programmes.
help-admin-yes = Le faire sans demander.
help-admin-table = Une table, telle que dans son adresse : /t/TABLE.
help-admin-who = Une personne, telle que la montre « cordee admin table », ou une adresse ou un réseau, comme 203.0.113.7 ou 2001:db8::/32.
help-admin-person = Une personne, telle que la montre « cordee admin table ».
help-admin-stage = Seulement les tables à ce stade.
help-admin-of = Seulement les tables que cette personne a ouvertes, où elle a joué ou parlé.
help-admin-most = Combien au plus, 50 par défaut.
admin-stage = Il n’y a pas de stade { $given }. Les stades sont : { $known }.
admin-none = Il n’y a pas de telles tables.
admin-nobody = Personne n’est privé de parole ni exclu.
admin-column-table = table
admin-column-game = jeu
admin-column-stage = stade
admin-column-lobby = liste
admin-column-events = événements
admin-column-updated = modifiée
admin-column-seats = places
admin-column-person = personne
admin-column-seat = place
admin-column-said = phrases
admin-column-names = noms
admin-stage-open = attend
admin-stage-playing = en cours
admin-stage-over = finie
admin-stage-closed = fermée
admin-stage-gone = en suppression
admin-shown = visible
admin-hidden = retirée
admin-private = privée
admin-is-muted = sans parole
admin-is-blocked = exclu
admin-size = { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur le disque. Tables :
admin-rows = { NUMBER($events, useGrouping: 1) } événements, dont { NUMBER($talk, useGrouping: 1) } phrases.
admin-closed = { $table } est fermée.
admin-not-closed = { $table } est déjà finie ou fermée : rien n’a changé.
admin-deleted = { $count ->
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
admin-now-hidden = { $table } ne paraît plus dans la liste.
admin-now-shown = { $table } peut de nouveau paraître dans la liste.
admin-now-muted = { $who } peut jouer mais pas parler.
admin-no-longer-muted = { $who } peut parler.
admin-now-blocked = { $who } est exclu.
admin-no-longer-blocked = { $who } n’est plus exclu.
admin-erased = Tout ce qui concernait cette personne a été supprimé. { $removed ->
    [0] Aucune table supprimée
    [one] Une table supprimée
   *[other] { $removed } tables supprimées
} ; { $kept ->
    [0] aucune laissée aux autres.
    [one] une laissée aux autres sans son nom ni ses phrases.
   *[other] { $kept } laissées aux autres sans son nom ni ses phrases.
}
admin-delete-sure = { $count ->
    [one] Une table sera supprimée pour tous, avec sa partie et ses phrases : { $tables }
   *[other] { $count } tables seront supprimées pour tous, avec leurs parties et leurs phrases : { $tables }
}
admin-erase-sure = Tout ce qui concerne cette personne sera supprimé, à { $count ->
    [one] une table
   *[other] { $count } tables
}. C’est sans retour.
admin-type-yes = Tapez « oui » pour continuer :
admin-yes = oui
admin-left = Rien n’a changé.
admin-use-yes = Il n’y a personne à qui demander : rien n’a changé. Avec --yes, c’est fait sans demander.
admin-no-table = Il n’y a pas de table { $table }. « cordee admin tables » les liste.
admin-unknown = On ne sait rien de { $person }. « cordee admin table TABLE » montre qui a été à une table.
admin-no-person = { $given } n’est pas une personne : c’est 32 caractères de 0 à 9 et de a à f, tels que les montre « cordee admin table TABLE ».
admin-who = { $given } n’est ni une personne (32 caractères, tels que les montre « cordee admin table TABLE ») ni une adresse ou un réseau, comme 203.0.113.7 ou 2001:db8::/32.
admin-everybody = { $given } est tout le monde : nommez un réseau plus petit.
