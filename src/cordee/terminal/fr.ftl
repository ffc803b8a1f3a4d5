## La commande

about = Cordée : des jeux de montagne, dans ce terminal.
about-games = Donner la liste des jeux.
about-rules = Montrer les règles d’un jeu, ou une seule règle.
about-box = Montrer tous les nombres du matériel d’un jeu, dans un fichier où mettre les vôtres, ou en vérifier un.
about-learn = Apprendre un jeu en jouant : de courtes leçons, l’une après l’autre.
about-play = Jouer à ce clavier, avec des personnes et des robots.
about-replay = Raconter une partie enregistrée, ou la montrer à un coup donné.
about-show = Montrer une position : une ligne de texte comme Position.text en donne, ou un fichier.
about-verify = Vérifier que les dés d’une partie sont tombés comme promis.
about-study = Étudier une partie : chance ou talent, et qu’est-ce qui aurait été meilleur ?
about-arena = Faire jouer des robots entre eux, et dire la force de chacun et à quel point c’est sûr.
about-simulate = Jouer un très grand nombre de parties aussi vite que possible, et dire comment elles finissent.
about-new-game = Écrire un petit paquet complet avec un jeu, pour commencer le vôtre.
about-lab = Répondre en jouant aux questions d’un auteur de jeux : est-ce équitable, combien de temps, quelle part de chance, qu’est-ce qui est trop bon marché ?
about-train = Former un juge pour un jeu en le faisant jouer contre lui-même : un petit réseau qui dit qui va gagner (docs/judge.md).
about-serve = Servir les jeux aux navigateurs, ici ou ailleurs.

help-help = Montrer cette aide.
help-install-completion = Apprendre à votre shell à compléter commandes, jeux, robots et fichiers.
help-show-completion = Montrer ce que cela installerait.
options-of = Options du jeu { $game }
option-default = { $about } ; par défaut { $default }.
help-version = Montrer la version.
help-game = Quel jeu : voir `cordee games` ; sans lui, un menu demande. Ses propres options, comme --weather mixed ou --summit 2, suivent.
help-rule = Une seule règle, comme Y13.
help-lesson = Une seule leçon, par son nom ou son numéro ; sinon toutes.
help-lessons = La liste des leçons.
help-file = Une partie enregistrée ; « last » est la dernière jouée.
help-files = Des parties enregistrées ; « last » est la dernière jouée. De plusieurs, un tableau résume les études.
help-lang = La langue ; celle de votre système par défaut.
help-seats = Qui joue : me et tout autre nom sont des personnes à ce clavier ; bot:novice, bot:easy, bot:medium, bot:hard, bot:expert et bot:master sont des robots de six niveaux ; bot:search et bot:judge réfléchissent aussi longtemps qu’on le leur dit, bot:judge avec ce qu’il a appris, bot:quick joue ce qui paraît le meilleur, bot:random n’importe quoi. Par défaut me,bot:medium.
help-simulations = Combien de simulations bot:search, bot:judge et conseil font pour chaque décision.
help-seconds = Combien de temps bot:search, bot:judge et conseil réfléchissent à chaque décision, en secondes. Par défaut 0.5, et 1 pour un conseil.
help-in-order = Garder l’ordre de --seats : le premier nommé commence. Sinon, les places sont tirées au sort.
help-study-seconds = La durée que peut prendre l’étude ; elle devient aussi fine que possible.
help-study-json = Écrire tous les chiffres dans un fichier, pour des programmes ; pour plusieurs parties, dans un fichier ou un dossier.
help-study-html = Écrire l’étude dans un fichier qui se suffit à lui-même, à garder ou à envoyer ; pour plusieurs parties, dans un dossier.
study-one-depth = Indiquez la profondeur d’une étude par --simulations ou par --seconds, pas les deux.
study-simulations = --simulations prend un nombre entier de 1 à { $high }, pas « { $given } ».
study-seconds = --seconds prend un nombre supérieur à 0, au plus { $high }, pas « { $given } ».
studies-seconds = Plusieurs parties s’étudient par --simulations, pas par --seconds.
studies-dash = --json - vaut pour une seule partie : pour plusieurs, nommez un fichier ou un dossier.
studies-html = --html { $path } : pour plusieurs parties, ce doit être un dossier qui existe.
studies-nothing = { $path } : rien n’y a été joué, il n’y a donc rien à étudier.
studies-other-file = { $path } existe et ne contient pas d’études de parties : il n’est pas écrasé.
studies-running = Étude
studies-left = Arrêté. Avec --json, ce qui a été étudié est gardé et la même commande reprend de là.
studies-kept = Arrêté ; ce qui a été étudié est gardé, et la même commande reprend de là.
studies-mean = { NUMBER($number, maximumFractionDigits: 1) }
studies-title = { $count ->
    [one] 1 partie
   *[other] { NUMBER($count, useGrouping: 1) } parties
}, chance ou talent ? (une recherche de { NUMBER($simulations, useGrouping: 0) } simulations)
studies-file = partie
studies-player = joueur
studies-start = début
studies-luck = chance
studies-own = ses coups
studies-others = des autres
studies-end = fin
studies-mistakes = erreurs
studies-together = moyenne de { $count }
help-check = Vérifier plutôt un fichier à vous.
help-components = Un fichier avec d’autres nombres sur le matériel.
help-seed = La même graine donne les mêmes dés ; sans graine, ils sont imprévisibles.
help-record = Où garder la partie ; par défaut dans votre dossier de données.
help-resume = Reprendre une partie gardée ; « last » est la dernière jouée.
help-show = Une position en une ligne de texte, ou un fichier qui en contient une ; d’une partie enregistrée, la dernière position.
help-from = Commencer d’une position : une ligne de texte, ou un fichier qui en contient une (voir `cordee show`).
help-new-name = Le nom du jeu : minuscules sans accent, chiffres et _.
help-new-folder = Où ; par défaut dans un dossier de ce nom, ici.
help-ply = Montrer la partie après tant d’événements, hasard compris.
help-svg = Écrire la table en image à la place.
help-game-alone = Quel jeu : voir `cordee games`. Ses propres options, comme --weather mixed ou --summit 2, suivent.
help-bots = Les robots, séparés par des virgules ; par défaut les six niveaux. Le premier est celui que concerne --until.
help-arena-games = Combien de parties, 400 par défaut ; avec --until ou --prove, au plus.
help-games = Combien de parties, 100000 par défaut.
help-players = Combien jouent ; par défaut le moins possible.
help-until = Jouer par blocs de 50 parties jusqu’à ce que l’intervalle à 95 % du premier robot soit tout entier au-dessus ou au-dessous de cette part, comme 0.60.
help-match-seed = La même graine donne les mêmes parties, sauf si des robots jouent à la montre ; 1 par défaut.
help-jobs = Combien de parties à la fois ; pour l’arène 1 par défaut, car les robots qui jouent à la montre veulent chacun un cœur, pour les simulations, le laboratoire et les études de plusieurs parties tous les cœurs.
help-cluster = Jouer plutôt sur un cluster Dask : l’adresse de son ordonnanceur, par exemple tcp://host:8786.
help-device = Ce qui joue : cpu, le processeur, par défaut ; cuda, une carte graphique NVIDIA, bien des fois plus vite, et les mêmes parties.
help-host = Où écouter ; 127.0.0.1 est cette machine seule.
help-port = Le port.
help-database = Où garder les tables ; par défaut un fichier SQLite dans votre dossier de données.
help-open = Ouvrir le navigateur.
help-public = Comment le serveur s’appelle de l’extérieur, comme https://cordee.example.org : il le faut derrière un mandataire.
help-metrics = Les réseaux qui peuvent lire /metrics ; par défaut cette machine seule.
help-serve-bots = Les robots venus d’ailleurs qui peuvent jouer aux tables : « installed » (tous ceux des paquets installés ; par défaut), « none » (aucun), ou une liste, comme holder,mybot:Photographer,perl=exec:./mybot.pl.
help-keep-open = Au bout de combien de jours est supprimée une table où aucune partie n’a commencé, 14 par défaut ; 0 pour jamais.
help-keep-unfinished = De même pour une partie que personne ne continue ; 180 par défaut.
help-keep-finished = De même pour une partie finie ; 365 par défaut.
help-keep-talk = De même pour ce qui a été dit ; 30 par défaut.
help-log = Noter chaque requête et chaque faute sur la sortie d’erreur, en lignes JSON.
help-json = Écrire les chiffres dans un nouveau fichier ; - pour la sortie standard.
help-lab-players = À combien : 3, ou 2-5 pour chaque nombre de 2 à 5 ; par défaut tous.
help-lab-bots = Qui joue, à toutes les places : quick par défaut ; random, un niveau, search:N ou judge:N.
help-lab-games = Combien de parties pour chaque nombre de joueurs ; par défaut 100000 là où les robots jouent dans le noyau (quick, random), 20000 avec plusieurs boîtes, 200 avec des robots qui réfléchissent.
help-lab-width = Continuer jusqu’à ce que l’intervalle à 95 % de chaque place soit aussi étroit, par exemple 0.5% ; avec --games, pas plus que ce nombre.
help-lab-set = Un nombre du matériel : photos.6=25, equipment.lens.cost=3 ; peut être donné plusieurs fois.
help-lab-vary = Plusieurs valeurs d’un nombre, côte à côte avec les mêmes dés : start=40..80:10 ou start=40,55 ; plusieurs donnent toutes les combinaisons.
help-lab-against = Une autre boîte à comparer, partie par partie avec les mêmes dés.
help-lab-luck = Dans combien de parties mesurer la chance de chaque lancer ; 0 pour aucune.
help-lab-pace = Secondes par décision, dés compris ; 10 par défaut.
help-lab-html = Écrire un rapport avec des graphiques : une page qui se suffit à elle-même.
help-lab-table = Écrire tous les chiffres dans un tableau, .csv ou .parquet.
help-train-game = Quel jeu : voir `cordee games`. Toutes ses options sont apprises.
help-minutes = Combien de temps il apprend, en minutes ; 5 par défaut. Compiler et mesurer sa force s’y ajoutent.
help-train-device = Ce qui joue et apprend : cuda, une carte graphique NVIDIA ; cpu, le processeur. Par défaut la carte, s’il y en a une.
help-train-out = Où vont les poids ; GAME.weights par défaut.
help-train-seed = La graine du hasard, un nombre entier ; 1 par défaut.
help-train-from = Commencer par ces poids au lieu de rien, et apprendre plus finement.
help-work-resume = Reprendre ce qui est gardé dans ce fichier.
help-prove = Jouer jusqu’à prouver que la part du premier robot est au-dessus ou au-dessous de celle-ci : faux dans 5 matchs sur 100 au plus, aussi souvent qu’on regarde (docs/bots.md).
help-paired = Toutes les parties d’une ronde, où une composition fait le tour des places, ont les mêmes dés.
help-csv = Écrire chaque partie dans un fichier, une ligne par place : en CSV, ou en Parquet s’il finit par .parquet.
help-arena-seconds = Le temps que les robots qui réfléchissent ont par décision : search, judge et les vôtres (10 s par défaut).
help-trust = Laisser le fichier lancer les robots à vous qu’il nomme : leur code est exécuté.
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
from-options = { $option } ne va pas avec --from : la position dit quelles options sont jouées.
from-other-game = C’est une position de { $game }, non de { $given }.
from-over = Dans cette position, la partie est finie : il n’y a rien à jouer.
from-seats = { $count } à la table, mais c’est une position à { $players } joueurs.
new-game-name = « { $given } » ne peut pas être le nom d’un jeu : minuscules sans accent, chiffres et _, une lettre d’abord, 24 signes au plus, et aucun mot de Python.
new-game-taken = « { $given } » est déjà le nom d’autre chose : un jeu d’ici, ou un module de Python.
new-game-folder = { $path } existe déjà : nommez un dossier nouveau ou vide.
new-game-written = { $count } fichiers dans { $folder }. Respecte-t-il le contrat ? Alors installez-le, et jouez :
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
menu-seats = Qui joue ? De { $low } à { $high } noms séparés par des virgules ; bot:novice, bot:easy, bot:medium, bot:hard, bot:expert et bot:master sont des robots. Entrée pour { $default }.
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
arena-resume-alone = Avec --resume, les robots et le jeu viennent du fichier : seuls --games, --until, --jobs, --cluster, --json, --csv, --trust et --lang peuvent être donnés.
simulate-resume-alone = Avec --resume, le jeu et ses robots viennent du fichier : seuls --games, --jobs, --cluster, --device, --json et --lang peuvent être donnés.
lab-resume-alone = Avec --resume, la question vient du fichier : seuls --jobs, --cluster, --json, --html, --table, --trust et --lang peuvent être donnés.
place-twice = Dites où jouer les parties par une seule de ces options : --jobs, --cluster, --device cuda.
device-unknown = --device { $given } : il faut { $known }.
compiling-gpu = Compilation des règles de { $game } pour { $device }…
cluster-waiting = Aucun worker pour l’instant à { $address } ; on en attend un pendant { $seconds } s au plus. Pour en lancer un : dask worker { $address }
serving = Cordée est à l’adresse { $address } (Ctrl-C l’arrête ; toutes les parties sont gardées).
port-taken = Impossible d’écouter sur { $host }:{ $port } : { $reason }. Un autre port : --port 8766
arena-left = Arrêté ; ce qui a été joué est gardé. Pour continuer :
number-wrong = { $option } { $given } : il faut un nombre entier de { $low } à { $high }.
share-wrong = --until { $given } : il faut une part entre 0 et 1, comme 0.60.
width-wrong = --until-width { $given } : il faut une part entre 0 et 1, comme 0.5% ou 0.005.
players-wrong = --players { $given } : il faut un nombre de { $low } à { $high }, ou une étendue comme { $low }-{ $high }.
lab-written = Écrit : { $path }
train-begins-cuda = { $game } : compilation et apprentissage sur la carte graphique…
train-begins-cpu = { $game } : compilation et apprentissage sur le processeur…
train-goes-on = { $path } : reprise après { $time }.
train-progress = { $time } · { $games ->
    [one] { NUMBER($games, useGrouping: 1) } partie
   *[other] { NUMBER($games, useGrouping: 1) } parties
} · perte { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-strength = contre quick, à { $players } joueurs : { $share } ± { $error }
train-calming = Ajustement aux parties de joueurs ordinaires…
train-left = Arrêté ; ce qui est appris est dans { $path }, et à côté ce qu’il faut pour reprendre :
train-use = Pour que les robots jugent { $game } par ce qui a été appris, mettez-le à sa place : { $place }
train-exists = { $path } existe déjà et n’est pas remplacé : nommez un autre fichier avec --out.
train-torch-cuda = PyTorch ne trouve pas de carte graphique : il n’est peut-être installé que pour processeurs. --device cpu s’en passe.
minutes-wrong = --minutes { $given } : il faut un nombre de minutes au-dessus de 0, au plus { NUMBER($high, useGrouping: 0) }.
kind-unknown = --bots { $given } : dans le noyau jouent { $known } ; les autres robots jouent dans `cordee arena`.
until-or-prove = Soit --until, soit --prove : les deux disent quand s’arrêter.
json-exists = { $path } existe déjà, et n’est pas écrasé : nommez un autre fichier. S’il garde un travail interrompu, pour le reprendre : --resume { $quoted }
share-of-a-seat = Une part est celle d’une place : à { $players } places, des robots de même force auraient { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } chacun.
rounds-told = { $rounds ->
    [one] 1 ronde
   *[other] { NUMBER($rounds, useGrouping: 1) } rondes
} de { $players } parties avec les mêmes dés ; les intervalles comptent des rondes.
rounds-worth = Sans cela, il faudrait { $worth } pour la même certitude.
column-against = contre
meetings-told = Chaque ligne : ce qu’une place du robot a gagné de ce que lui et l’autre ont gagné, dans les parties où ils se sont rencontrés.
proved-above = { $name } gagne plus de { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } : prouvé au bout de { $games } parties.
proved-below = { $name } gagne moins de { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } : prouvé au bout de { $games } parties.
proved-open = Que { $name } gagne plus ou moins de { NUMBER($goal, style: "percent", maximumFractionDigits: 1) } n’est pas prouvé au bout de { $games } parties.
proved-stakes = Indices pour plus : { NUMBER($above, maximumFractionDigits: 2) }, pour moins : { NUMBER($below, maximumFractionDigits: 2) } ; il en faut { NUMBER($enough, maximumFractionDigits: 0) } (faux dans { NUMBER($error, style: "percent") } des matchs au plus).
dash-figures = Seul --json peut être un tiret, la sortie standard : donnez un fichier pour tout le reste.
files-same = { $path } est nommé deux fois : chaque fichier à écrire doit avoir son propre nom.
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
simulate-speed = { NUMBER($games, useGrouping: 1, maximumFractionDigits: 0) } parties et { NUMBER($decisions, useGrouping: 1, maximumFractionDigits: 0) } décisions par seconde, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $where }
where-jobs = à la fois : { $jobs }
made-by-shipped = Cordée { $version }, boîte d’origine { $digest }, graine { $seed }
made-by-other = Cordée { $version }, autre boîte { $digest }, graine { $seed }
simulate-decisions = Décisions par partie :
simulate-plies = Coups par partie, hasard compris :
simulate-broken-off = { $count ->
    [one] { $count } partie n’a pas eu de fin : elle compte comme partagée par tous.
   *[other] { $count } parties n’ont pas eu de fin : elles comptent comme partagées par tous.
}
spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } – { $high })

## À la table

welcome = Tapez le numéro d’un coup ou le coup lui-même ; ? explique, conseil aide, règles apprend à jouer, quitter arrête : la partie est gardée.
me = moi
bot-called = robot { $name } { $number }
only-choice = (seul choix)
promise = Hasard promis : { $commitment }
resumed = { $path } : reprise après { $plies ->
    [one] { $plies } événement
   *[other] { $plies } événements
}.
command-help = aide
foot = Numéro ou coup · Tab complète · ? explique · conseil · annuler · quitter
foot-few = Numéro ou coup · Tab complète · ? explique · voir · règles · quitter
foot-group = Numéro ou coup · Entrée revient à tous les choix · ? explique
board-cut = … « plateau » montre tout
dozen = { $first } … { $last }
number-further = { $given } : le premier de ces numéros est un choix, pas un groupe.
command-log = journal
help-replay-all = Imprimer toute la partie, comme dans un tube, au lieu de la parcourir au clavier.
replay-foot = { $ply }/{ $last } · ←/→ ou espace : un pas · ↑/↓ : un tour · Début/Fin · g N · q quitte
replay-go = Aller à { $ply }_ (de 0 à { $last }), puis Entrée
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
what-nothing = Ce jeu ne dit pas ce qu’il y a sur sa table : règles l’explique.
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
