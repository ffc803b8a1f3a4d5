## Pages

skip = Aller au contenu
nav = Pages
lobby = Tables ouvertes
home-title = Quatre montagnes, une cordée
home-lead = Des jeux de société d’alpinisme : contre des robots, sur un même écran, ou avec des amis où qu’ils soient. Un clic, et vous jouez.
own-games = Vos parties
finished-games = Parties finies
play-now = Jouer
play-game = Jouer à { $game }
play-against = Robot
fact-players = de { $low } à { $high } joueurs
fact-minutes = de { $low } à { $high } minutes
fact-minutes-about = Avec le moins et le plus de joueurs, à dix secondes la question : mesuré dans des parties de robots
fact-weight-light = léger
fact-weight-medium = intermédiaire
fact-weight-rich = riche
fact-weight-about = { $rules } règles
fact-luck-much = beaucoup de hasard
fact-luck-some = un peu de hasard
fact-luck-little = peu de hasard
fact-luck-about = Le meilleur robot gagne { $wins } parties sur 100 contre un robot fort
new-table = Nouvelle table…
rules = Règles
contents = Sommaire
rules-page = Les règles sur une page
rules-close = Fermer les règles
example-board = Le plateau de cet exemple
stage-open = attend des joueurs
stage-playing = en cours
stage-yours = à vous de jouer
stage-over = finie
opened-by = Ouverte par { $name }
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
watch = Regarder
lobby-empty = Personne n’a ouvert de table à tous en ce moment. Ouvrez-en une : choisissez un jeu, puis « Nouvelle table ».
back-home = Vers les jeux
your-name = Votre nom
their-name = son nom
somebody = Anonyme
who-plays = Qui joue ?
seat-none-yet = personne
seat-me = moi
seat-bots = robots
seat-here = une personne sur cet écran
seat-link = une personne avec un lien
seat-free = qui voudra
fix-seats = Jouer dans cet ordre ; sinon les places sont tirées au sort
no-hints = Pas de conseils à cette table
list-it = Montrer cette table à tout le monde
start = Commencer
links-title = Envoyez à chacun son lien
links-lead = Chaque lien donne une place, une seule fois.
links-none = Tous les liens ont servi.
links-host = Seule la personne qui a ouvert la table voit ses liens.
links-local = Seule cette machine peut ouvrir ces liens. Pour d’autres dans votre réseau, lancez le serveur avec « cordee serve --host 0.0.0.0 ».
links-network = Ces liens marchent pour tous ceux qui sont dans le même réseau que cette machine.
links-offline = Cette machine n’est dans aucun réseau en ce moment : elle seule peut ouvrir ces liens.
qr-code = Le lien en code QR
share = Partager…
close = Fermer la table
to-table = Vers la table
invited = Une partie vous attend : { $game }
invited-by = { $name } vous invite à une partie : { $game }
for-players = Pour { $count } joueurs
already-there = Déjà à table :
option-is = { $option } : { $value }
sit-down = S’asseoir
fault = Cela n’a pas marché
no-such-page = Cette page n’existe pas.
link-used = Ce lien a déjà servi, ou n’a jamais existé.
link-begun = La partie a commencé sans vous.
link-taken = Cette place est déjà prise.
link-replaced = Ce lien ne donne plus de place : demandez-en un nouveau.

## À la table

board = Plateau
choices = Ce que vous pouvez faire
groups = N’afficher que
watching = { $name } (spectateur)
players = Joueurs
log = Ce qui s’est passé
said = { $name } : { $text }
talk = Dire quelque chose
send = Envoyer
undo = Reprendre
hint = Conseil
skip-showing = Passer
menu = Menu
all-moves = Tous les coups
since = Depuis votre dernière décision
set-pace = Rythme
set-pace-slow = lent
set-pace-normal = normal
set-pace-fast = rapide
set-pace-now = immédiat
set-sound = Son
set-sound-off = coupé
set-sound-on = allumé
set-confirm = Confirmer en touchant deux fois
set-confirm-small = petites cibles
set-confirm-always = toujours
set-confirm-never = jamais
rematch = Rejouer
rematch-there = Vers la table suivante
replay = Revoir la partie
what = Qu’est-ce que c’est ?
what-title = Ce qu’il y a sur le plateau
what-how = Laissez le pointeur sur une chose, ou gardez le doigt dessus, et elle dit ce que c’est. Sur le plateau, la touche i va de chose en chose.
what-close = Fermer
zoom = Voir de plus près
run = Dérouler la partie à partir d’ici
moment = Moment de la partie
more = Plus
step-by = Avancer par
by-step = étape
by-decision = décision
by-turn = tour de joueur
by-round = tour de table
speed = Vitesse
copy-moment = Copier un lien vers ce moment
picture = Image
download = Télécharger la partie
check-dice = Vérifier les dés
dice-fair = Les dés sont tombés comme promis avant la partie.
dice-unfair = Les dés ne sont pas tombés comme promis.
dice-given = Votre contribution y est, et tous les autres étaient liés à la leur avant que vous montriez la vôtre : ni le serveur ni les autres joueurs n’ont pu choisir les dés, et nul ne les connaissait avant la partie.
dice-early = Votre contribution y est. Mais d’autres ont pu choisir la leur après avoir vu la vôtre : le serveur et l’un d’eux, ensemble, ont pu choisir les dés.
dice-withheld = Votre contribution y est. Mais quelqu’un n’a pas montré ce qu’il avait promis : avec le serveur, il a pu choisir entre deux suites de dés.
dice-none = Ce navigateur n’y a rien contribué : le serveur a pu les choisir avant la partie.
dice-missing = Mais la contribution de ce navigateur n’y est pas : elle est venue trop tard, ou le serveur l’a omise ou changée.
dice-renewed = Une sauvegarde a été restaurée pendant la partie, et les dés ont été mélangés à nouveau.
dice-other-promise = La promesse a changé depuis que ce navigateur l’a vue : ne vous fiez pas à ces dés.
promise = Les dés sont promis :
promise-why = Votre navigateur y ajoute des bits au hasard, pour que nul ne puisse choisir les dés, pas même qui tient le serveur. Après la partie, il vérifie qu’ils ont servi.
step-back = en arrière
step-on = en avant
line-lost = La connexion est perdue ; nouvel essai…
line-stranger = Cette page ne sait plus qui vous êtes ici : veuillez la recharger.
line-many = Vous avez trop de pages ouvertes ici : fermez-en.
line-no-table = Cette table n’existe pas, ou elle a été supprimée.
confirm-resign = Abandonnez-vous ?
confirm-close = Fermer la table ? Personne ne pourra plus y jouer.
starting = La partie commence…
preparing = Première partie : le jeu se prépare, une demi-minute au plus…
waiting-seats = On attend des joueurs.
waiting-for = { $name } doit décider.
thinks = { $you ->
    [yes] Le robot réfléchit pour vous…
   *[no] { $name } réfléchit…
}
title-yours = À vous · { $game }
title-other = { $name } · { $game }
bot-called = Robot { $name }
seat-nobody = Place { $number } : libre
do-sit = S’asseoir
do-leave = Partir
do-resign = Abandonner
do-hand = Laisser jouer un robot
do-back = Reprendre la main
note-resigned = a abandonné
note-bot = un robot joue
note-away = hors ligne
note-you = vous
phrase-1 = Bonne chance !
phrase-2 = Bien joué !
phrase-3 = Aïe !
phrase-4 = Un instant, s’il vous plaît.
phrase-5 = Merci pour la partie !
line-sit = { $you ->
    [yes] Vous vous asseyez.
   *[no] { $name } s’assied.
}
line-leave = { $you ->
    [yes] Vous vous en allez.
   *[no] { $name } s’en va.
}
line-close-operator = La personne qui tient ce serveur a fermé la table.
line-close = { $you ->
    [yes] Vous fermez la table.
   *[no] { $name } ferme la table.
}
line-undo = { $you ->
    [yes] Vous reprenez votre dernière décision.
   *[no] { $name } reprend sa dernière décision.
}
line-hand = { $you ->
    [yes] Un robot joue pour vous.
   *[no] Un robot joue pour { $name }.
}
line-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $name } est de retour.
}
line-resign = { $you ->
    [yes] Vous abandonnez.
   *[no] { $name } abandonne.
}
line-restored = Une sauvegarde a été restaurée : ce qui l’a suivie est perdu, et les dés sont mélangés à nouveau.
line-rematch = { $you ->
    [yes] Vous ouvrez la table suivante.
   *[no] { $name } ouvre la table suivante.
}
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Ce qui n’est pas possible

event-order = L’événement { $number } n’est pas le suivant.
table-busy = La table était occupée : essayez encore.
bot-not-here = Il n’y a pas de robot « { $name } » sur ce serveur. Les robots sont : { $known }.
bots-name = --bots : « { $given } » s’appellerait « { $name } » ici ; un nom est fait de minuscules sans accent, de chiffres et de _, n’est pas un de nos niveaux, et n’est donné qu’une fois. Écrivez NOM=ROBOT pour un autre.
table-game-missing = C’est une partie de « { $name } », qui n’est pas installé sur ce serveur. Rien n’est perdu : une fois le jeu installé de nouveau, la partie continue.
table-damaged = Cette table est illisible : ses données sont abîmées, ou une version plus récente les a écrites. Les autres tables ne sont pas touchées.
damaged-record = La partie jusqu’à ce moment est conservée :
not-saved = Le serveur ne peut rien enregistrer en ce moment ; { $move ->
    [yes] votre coup n’a pas été joué
   *[no] rien n’a été changé
}. Réessayez dans un instant.
save-unsure = Le serveur ne sait pas encore s’il a pu enregistrer cela : regardez de nouveau dans un instant.
not-read = Le serveur n’a pas accès à ses tables en ce moment ; rien n’est perdu. Réessayez dans un instant.
ready-silent = La base de données ne répond pas en une seconde.
ready-failed = La base de données est hors d’atteinte, ou refuse d’écrire ou de lire : le journal dit pourquoi.
seat-taken = Quelqu’un y est déjà assis.
seat-none = Il n’y a pas de place { $seat }.
seat-other = Ce n’est pas votre place.
seat-kind = « { $given } » n’est pas une sorte de place.
leave-playing = La partie a commencé : abandonnez, ou laissez jouer un robot.
table-closed = Cette table a été fermée.
close-host = Seule la personne qui a ouvert la table peut la fermer.
close-playing = La partie a commencé : on ne peut plus fermer la table.
not-playing = La partie n’a pas commencé, ou elle est finie.
moved-on = La partie a avancé entre-temps : regardez de nouveau.
not-your-turn = Ce n’est pas à vous de jouer.
undo-refused = Rien à reprendre : on revient au dernier lancer, ou à la dernière décision d’une autre personne, pas plus loin.
hand-refused = Un robot y joue déjà, ou personne n’y est assis.
hand-early = { $name } peut encore revenir : attendez un peu.
back-refused = Aucun robot ne joue pour vous.
dice-mixing = Une sauvegarde a été restaurée : les dés sont mélangés à nouveau, dès que tous ceux qui y avaient contribué sont revenus.
given-late = Trop tard : les dés de cette partie ne prennent plus de contributions.
given-twice = Cette place a déjà contribué aux dés.
given-pledge = Un engagement est un SHA-256 : { $count } chiffres 0 à 9 et petites lettres a à f.
given-bits = Une contribution aux dés a { $count } chiffres 0 à 9 et petites lettres a à f.
given-other = Ce n’est pas la contribution promise.
name-wrong = Un nom a de 1 à { $most } caractères visibles ; ce n’est pas celui d’un robot, et il ne commence pas comme.
name-mixed = « { $name } » mêle plusieurs écritures et pourrait imiter un autre nom : n’en employez qu’une.
name-marks = Il y a trop d’accents sur une lettre : un nom peut en avoir deux.
talk-long = Cela fait { $count } caractères ; on peut en dire { $most } à la fois.
spent-undo = Vous avez repris { $most } décisions dans cette partie : c’est le maximum.
spent-back = Vous avez repris votre place { $most } fois : c’est le maximum. Le robot continue.
spent-say = { $most } phrases ont été dites d’ici à cette table : c’est le maximum.
spent-leave = On a quitté des places à cette table { $most } fois : c’est le maximum.
spent-give = On a confié des places à cette table { $most } fois : c’est le maximum.
table-removed = Cette table a été supprimée.
frame-wrong = Ce message n’a pas de sens ici.
too-fast = Trop vite : attendez un instant.
too-many-tables = Trop de tables à la fois : attendez une minute.
still-playing = La partie est encore en cours.
dice-insecure = Ce navigateur ne vérifie les dés qu’en https ou sur cette machine même ; « cordee verify » vérifie la partie partout.
form-elsewhere = Ce formulaire ne vient pas d’une page d’ici.
host-unknown = Ce serveur ne s’appelle pas { $host } : qui le fait tourner peut le nommer avec « cordee serve --public https://… ».
too-large = C’est trop à la fois.
hints-off = Il n’y a pas de conseils à cette table.
token-none = Il n’y a pas de jeton, ou il n’est pas de nous : POST /people en donne un, pour l’en-tête `Authorization: Bearer …`.
body-wrong = { $where } : { $why }
no-such-method = Méthode non autorisée.
database-wrong = La base de données est inutilisable : { $reason }. Une adresse ressemble à sqlite+aiosqlite:///tables.sqlite ou postgresql+asyncpg://utilisateur@hôte/nom.
database-newer = Une version plus récente de Cordée s’est servie de cette base de données : démarrez cette version, ou restaurez une sauvegarde antérieure.
database-tables = La base de données est incomplète : il manque { $missing }. Restaurez une sauvegarde, ou commencez avec une base vide.
database-folder = Le dossier { $folder } prévu pour la base de données n’existe pas : créez-le d’abord.
database-file = La base de données { $path } est inutilisable : { $reason }.
database-taken = Un autre serveur utilise { $path } : un fichier SQLite ne sert qu’un serveur. Arrêtez l’autre, ou donnez à celui-ci son propre fichier avec --database ; plusieurs serveurs peuvent partager une base PostgreSQL.
do-link = Nouveau lien
do-links = Voir le lien
do-bot = Confier à un robot
do-free = Ouvrir à tous
note-link = pour qui a le lien
line-give-bot = { $you ->
    [yes] Vous confiez une place à un robot.
   *[no] { $name } confie une place à un robot.
}
line-give-free = { $you ->
    [yes] Vous ouvrez une place à tous.
   *[no] { $name } ouvre une place à tous.
}
line-give-link = { $you ->
    [yes] Vous créez un nouveau lien pour une place.
   *[no] { $name } crée un nouveau lien pour une place.
}
chances = Chances de gagner, d’après la recherche :
hint-then = Ensuite : { $moves }.
hint-and = { ", puis " }
hint-answer = Réponse probable de { $name } : { $move }.
hint-equal = aussi bon
hint-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-by-next-turn = { $what } d’ici votre prochain tour, en moyenne : { $own } ; { $others }.
hint-at-end = { $what } à la fin, en moyenne : { $own } ; { $others }.
fair = Les dés sont-ils honnêtes ?
copy = Copier
copied = Copié

## Vos données

own-data = Vos données
own-lead = Il n’y a pas de comptes ici. Votre navigateur garde un cookie qui dit qui vous êtes ; qui l’a possède vos places.
kept-title = Ce que ce serveur garde
kept-cookie = Un nombre au hasard dans votre cookie, pour que vos places soient à vous.
kept-name = Le nom que vous avez donné : { $name }.
kept-no-name = Le nom que vous donnez, quand vous en avez donné un.
kept-tables = { $count ->
    [0] Aucune table à vous.
    [one] Une table que vous avez ouverte, où vous avez joué ou parlé, avec vos coups et vos phrases.
   *[other] { $count } tables que vous avez ouvertes, où vous avez joué ou parlé, avec vos coups et vos phrases.
}
kept-open = Tables où aucune partie ne commence : gardées { $days }.
kept-unfinished = Parties que personne ne continue : { $days }.
kept-finished = Parties finies : { $days }.
kept-talk = Ce qui a été dit : { $days }.
kept-not = Aucune adresse, aucun courriel, aucun pistage.
keep-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
keep-ever = sans limite
own-download = Tout télécharger
logout-title = Se déconnecter partout
logout-about = Avez-vous joué sur une autre machine, ou confié votre jeton à un programme ? Seul ce navigateur vous connaîtra encore.
logout-others = Se déconnecter partout ailleurs
logout-here = Ici aussi
logout-warning = Rien ne vous rendra vos places : il n’y a pas de mot de passe. Les autres peuvent laisser un robot jouer pour vous.
logout-all = Se déconnecter partout, ici aussi
logged-out = C’est fait : seul ce navigateur vous connaît encore.
delete-title = Supprimer vos données
delete-about = Les tables où il n’y a jamais eu que vous sont supprimées. Aux autres, votre nom et tout ce que vous avez dit disparaissent, un robot continue pour vous, et les autres gardent leurs parties. Les tables que vous avez ouvertes et qui attendent encore sont fermées. C’est sans retour.
delete-sure = Oui, supprimer tout ce qui me concerne
delete-do = Supprimer
delete-unsure = Rien n’a été supprimé : cochez d’abord la case.
deleted = Tout ce qui vous concernait a été supprimé.
somebody-gone = Ancien joueur
muted = La personne qui tient ce serveur vous a retiré la parole : vous pouvez jouer, mais pas parler.
blocked = La personne qui tient ce serveur vous en a exclu.
database-none = Il n’y a pas de base de données { $path } : « cordee serve » la crée. --database en nomme une autre.
database-schema = La base de données a le schéma { $schema }, et cette version de Cordée connaît { $known }. Employez « cordee admin » dans la version qui la sert.

## Apprendre

learn = Apprendre
lesson-title = Leçon { $number } sur { $count } : { $title }
lesson-go-on = Continuer
lesson-following = Ensuite : { $title }
lesson-again = Encore une fois
lesson-play = Jouer une première partie
lesson-learned = Bravo !
lesson-alone = Dans une leçon, il n’y a rien d’autre à faire qu’essayer ce qu’elle demande.
guide = Ce qui se présente pour la première fois
guide-play = Première partie guidée
guide-about = Contre un robot novice : tout est expliqué quand cela se présente.
guide-with = Expliquer ce qui se présente pour la première fois
guide-leave = Quitter le guide ; la partie continue
guide-remark = Vraiment ? Il vous reste ainsi { $share } de chances de gagner. « { $move } » semble meilleur : { $better }.
guide-ok = Compris
guide-again = Revenir sur ce choix
guide-anyway = Jouer quand même

## L’étude d’une partie

study = Étudier la partie
study-title = Ce qui a décidé de la partie
study-unfinished = On peut étudier une partie une fois qu’elle est finie.
study-one = Une autre de vos études est en cours : celle-ci commencera ensuite.
study-first = Premier regard…
study-closer = On regarde de plus près…
study-table = Retour à la table
study-curve-how = Une ligne par joueur, du début à la fin. Sur la courbe, les flèches du clavier parcourent la partie.
study-curve-table = La courbe en tableau
study-event = Ce qui s’est passé
study-rolls = Lancers les plus et les moins heureux
study-played = Joué
study-better = Mieux

## Explorer

explore = Explorer
explore-lead = Essayez tous les coups et tous les lancers depuis n’importe quelle position, et voyez ce que la recherche pense de chacun.
explore-here = Explorer d’ici
explore-from = Explorer une position, ou jouer à partir de là
explore-unfinished = On peut explorer une partie une fois qu’elle est finie.
explore-no-ply = La partie n’a pas d’événement { $ply } : ils vont de 0 à { $high }.
explore-empty = Collez d’abord une position : une ligne, ou une table de champs.
explore-large = Une position a au plus { $most } caractères.
explore-no-json = La ligne { $line } n’est pas du JSON. Une position est une ligne comme « pig/1 players=2 turn=1 phase=choose pot=3 score=(58,32) », ou une table de champs telle que la donne Position.to_dict.
explore-no-game = game vaut { $given } ; il faut l’un de { $known }.
explore-long = Une ligne a au plus { $most } coups : recommencez d’ici.
explore-alone = Quand on explore, il n’y a personne avec qui faire cela : essayez des coups et des lancers.
start-over = La partie est finie dans cette position : il n’y a plus rien à jouer.
start-seats = Dans cette position on joue à { $count }, pas à { $given } : il faut autant de places.
start-options = Dans cette position valent d’autres options : ne les indiquez pas, ou donnez les mêmes.
line-start = La partie a commencé dans une position donnée.
explore-paste = Une position
explore-paste-about = Une ligne telle que la donne « Position.text », ou une table de champs telle que la donne « Position.to_dict ». Une erreur nomme le champ.
explore-start = Ou depuis le début d’une partie
explore-start-about = Choisissez le nombre de joueurs. Les parties finies s’explorent depuis n’importe quel moment : on y vient par la fin d’une partie, son étude et la revue de ses coups.
explore-players = { $count } joueurs
explore-back = Retour
explore-forth = Avancer, comme la dernière fois
explore-roll = Au hasard
explore-link = Copier le lien
explore-game = Vers la partie
explore-looks = regards
explore-certain = certain
explore-unseen = pas encore regardé
explore-best = le meilleur
explore-equal = à peu près aussi bon
explore-played = joué dans la partie
explore-odds = probabilité
explore-share = Part de victoire pour
explore-begin = Le point de départ
explore-more = Tout montrer
explore-none = Aucun résultat n’a tous ces mots.
explore-search = Chercher
explore-order = Ordre
explore-order-likely = probables d’abord
explore-order-best = meilleurs d’abord
explore-order-worst = pires d’abord
explore-lines = Lignes essayées
explore-play = Jouer à partir d’ici
explore-play-about = Une nouvelle table qui commence dans cette position, avec ses propres dés équitables.
explore-play-now = Jouer
explore-keep = Garder ou partager
explore-text = La position en texte
