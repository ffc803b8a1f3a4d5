title = Yéti
pitch = Sept dés, une montagne et un yéti qui court devant : plus on est haut, plus chaque empreinte compte.

## Les choses

face-snow = neige
face-coin = pièce
face-sherpa = sherpa
face-print = empreinte
face-tent = tente

dice-snow = { $n ->
    [one] { $n } neige
   *[other] { $n } neiges
}
dice-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
dice-sherpa = { $n ->
    [one] { $n } sherpa
   *[other] { $n } sherpas
}
dice-print = { $n ->
    [one] { $n } empreinte
   *[other] { $n } empreintes
}
dice-tent = { $n ->
    [one] { $n } tente
   *[other] { $n } tentes
}

level-0 = Camp de base
    .at = au camp de base
level-1 = Niveau 1
    .at = au niveau 1
level-2 = Niveau 2
    .at = au niveau 2
level-3 = Sommet
    .at = au sommet

tile-purse = Bourse
    .the = la bourse
    .does = ajoute 1 pièce
tile-guide = Guide
    .the = le guide
    .does = ajoute 1 sherpa ou 1 tente
tile-goggles = Lunettes
    .the = les lunettes
    .does = avec 1 ou 2 neiges : en relancer une
tile-bivouac = Bivouac
    .the = le bivouac
    .does = ajoute 1 tente à chaque tour
tile-porter = Porteur
    .the = le porteur
    .does = ajoute 1 sherpa à chaque tour
tile-lens = Objectif
    .the = l’objectif
    .does = ajoute 1 empreinte à chaque tour
tile-radio = Radio
    .the = la radio
    .does = garder jusqu’à deux symboles
tile-once = une fois
tile-lasting = durable

weather-thaw = Dégel
    .good = Avec 1 ou 2 neiges : relancer toutes les neiges, une fois.
    .bad = Avec 3 neiges ou plus, aucun dé ne peut être tourné.
weather-press = Presse
    .good = Une photo rapporte 3 de plus.
    .bad = Une tuile achetée à un joueur lui rapporte 3 de moins.
weather-market = Marché
    .good = Acheter un équipement rapporte 2.
    .bad = Fin du tour : seul à son niveau, on perd 2.
weather-clear = Éclaircie
    .good = Après chaque jet, on garde autant de symboles qu’on veut.
    .bad = Une empreinte de moins.
weather-flurry = Flocons
    .good = Fin du tour : 1 point pour chacun de ses dés neige.
    .bad = Une pièce de moins.
weather-bargain = Marchandage
    .good = Une fois, pour 2 points : un dé sur une autre face.
    .bad = Un sherpa de moins.

## Ce qui est demandé

ask-show = La première tuile météo va être montrée.
ask-weather = Le temps va changer.
ask-roll = { $player } va lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
ask-keep = { $player }, quel symbole gardez-vous ?
ask-before = { $player }, changez-vous un dé avant de vous en servir ?
ask-reroll = La neige est relancée.
ask-snow = { $player }, tournez-vous une des trois neiges sur une autre face ?
ask-coins = { $player }, qu’achetez-vous ? Vous avez { $coins ->
    [0] 0 pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-sherpas = { $player }, le guide vous aide-t-il à monter plus haut ?
ask-climb = { $player }, de combien montez-vous ?
ask-tents = { $player }, le guide sert-il de tente pour rester en haut ?
ask-over = La partie est finie.

## Ce que l’on peut choisir

choice-keep = garder { $dice }
choice-keep-none = ne garder que la neige
choice-reroll-one = lunettes : relancer une neige
choice-reroll-all = dégel : relancer toutes les neiges
choice-bargain = marchandage : reculer de { $points } points, changer { $face } en { $to }
choice-done = se servir des dés tels quels
choice-turn = tourner une neige en { $to }
choice-leave-snow = laisser la neige
choice-use-purse = ouvrir la bourse : une pièce de plus, et elle retourne à la réserve
choice-photo = photo pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-buy = acheter { $tile } pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}{ $points ->
    [0] {""}
   *[other] {" "}et marquer { $points }
} : { $does }
choice-buy-from = acheter { $tile } à { $seller } pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} ; { $seller } marque { $paid }{ $points ->
    [0] {""}
   *[other] , vous { $points }
} : { $does }
choice-buy-nothing = ne rien acheter
choice-use-guide = { $role ->
    [sherpa] prendre le guide comme sherpa ; il retourne à la réserve
   *[tent] prendre le guide comme tente ; il retourne à la réserve
}
choice-save-guide = garder le guide pour plus tard
choice-climb = monter { $levels ->
    [one] d’un niveau, { $place }
   *[other] de { $levels } niveaux, { $place }
}{ $points ->
    [0] {""}
   *[other] {" "}: { $points } points
}
choice-stay = ne pas monter

## Ce qui s’est passé

story-show = La première tuile météo montre { $sky }.
story-weather = Météo de cette manche : { $sky }. { $effect }
story-next = { $player } prend { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
story-roll = { $player } lance : { $dice }.
story-reroll = { $player } relance : { $dice }.
story-keep = { $player } garde { $dice }.
story-keep-none = { $player } ne garde que la neige.
story-reroll-one = { $player } relance une neige grâce aux lunettes.
story-reroll-all = { $player } relance toutes les neiges : c’est le dégel.
story-bargain = { $player } recule de { $points } points et change { $face } en { $to }.
story-done = { $player } se sert des dés tels quels.
story-turn = { $player } tourne une neige en { $to }.
story-leave-snow = { $player } laisse la neige.
story-blizzard = Blizzard ! { $player } met de côté { $held ->
    [one] { $held } neige
   *[other] { $held } neiges
} jusqu’au prochain tour ; le yéti { $steps ->
    [0] reste
    [one] avance de { $steps } case, le voici
   *[other] avance de { $steps } cases, le voici
} sur { $yeti }.
story-use-purse = { $player } ouvre la bourse : une pièce de plus.
story-photo = { $player } paie une photo { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
story-buy = { $player } achète { $tile }{ $points ->
    [0] {""}
   *[other] {" "}: +{ $points } points
}.
story-buy-from = { $player } achète { $tile } à { $seller }, qui marque +{ $paid }{ $points ->
    [0] {""}
   *[other] {" "}; { $player } marque +{ $points }
}.
story-buy-nothing = { $player } n’achète rien.
story-use-guide = { $role ->
    [sherpa] { $player } envoie le guide en avant comme sherpa.
   *[tent] { $player } dort sous la tente du guide.
}
story-save-guide = { $player } garde le guide pour plus tard.
story-climb = { $player } monte { $levels ->
    [one] d’un niveau
   *[other] de { $levels } niveaux
} : { $place }.
story-stay = { $player } ne monte pas.
story-peak = Première fois au sommet : { $player } marque +{ $points }.
story-prints = { $prints ->
    [0] { $player } ne trouve aucune empreinte.
    [one] { $player } trouve { $prints } empreinte { $place } : { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.
   *[other] { $player } trouve { $prints } empreintes { $place } : +{ $points } points.
}
story-descend = { $player } redescend et dort { $place }.
story-camp = { $player } dort { $place }.
story-flurry = Flocons : { $player } marque +{ $points } pour sa neige.
story-lonely = Sans compagnie à ce niveau, { $player } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-stands = { $player } a { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
story-yeti-back = Le yéti est repoussé sur { $yeti }.
story-end-set = Le yéti est rattrapé sur { $yeti } : c’est la dernière manche.
story-over = { $count ->
    [one] La partie est finie : { $winners } gagne.
   *[other] La partie est finie : { $winners } partagent la victoire.
}

## Pourquoi un coup est refusé

why-other-question = { $rule } : « { $text } » répond à une autre question. { $phase ->
    [show] Pour l’instant, on montre la première tuile météo.
    [weather] Pour l’instant, le temps change.
    [roll] Pour l’instant, on lance les dés.
    [keep] Pour l’instant, on choisit quel symbole garder.
    [before] Pour l’instant, on choisit quoi changer avant de se servir des dés.
    [reroll] Pour l’instant, la neige est relancée.
    [snow] Pour l’instant, on choisit sur quelle face tourner une neige.
    [coins] Pour l’instant, on choisit quoi acheter.
    [sherpas] Pour l’instant, on choisit si le guide aide à monter.
    [climb] Pour l’instant, on choisit de combien monter.
    [tents] Pour l’instant, on choisit si le guide sert de tente.
   *[over] La partie est finie.
}
why-keep-none = { $rule } : un lancer sans neige garde au moins un symbole.
why-keep-absent = { $rule } : aucun dé de ce lancer ne montre { $face ->
    [coin] de pièce
    [sherpa] de sherpa
    [print] d’empreinte
   *[tent] de tente
}.
why-keep-many = { $rule } : on garde au plus { $most ->
    [one] un symbole ; deux avec la radio, autant qu’on veut par éclaircie +
   *[other] deux symboles avec la radio ; autant qu’on veut par éclaircie +
}.
why-effect-lacking = { $rule } : { $source ->
    [goggles] seul le propriétaire des lunettes peut relancer une neige
    [thaw] toutes les neiges ne se relancent que par dégel +
   *[bargain] on ne marchande un dé que par marchandage +
}.
why-effect-used = { $rule } : une fois par tour, et c’est déjà fait.
why-effect-snow = { $rule } : il faut 1 ou 2 neiges à ce moment pour relancer ; il y en a { $snow }.
why-bargain-price = { $rule } : un marchandage coûte { $price } points, et il y en a moins.
why-bargain-face = { $rule } : aucun dé ne montre { $face ->
    [snow] de neige
    [coin] de pièce
    [sherpa] de sherpa
    [print] d’empreinte
   *[tent] de tente
}.
why-no-purse = { $rule } : seul son propriétaire ouvre la bourse, et elle n’est pas à vous.
why-photo-coins = { $rule } : cette photo coûte { $cost } pièces ; vous en avez { $coins }.
why-own-tile = { $rule } : on n’achète rien à soi-même, et cette tuile est à vous.
why-tile-coins = { $rule } : cette tuile coûte { $cost } pièces ; vous en avez { $coins }.
why-climb = { $rule } : les sherpas font monter de { $most ->
    [one] { $most } niveau
   *[other] { $most } niveaux
} au plus.
why-dice = { $rule } : on lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, ni plus ni moins.
why-weather = { $rule } : cette face ne peut pas venir maintenant.

## Pourquoi une position est impossible

impossible-no-weather = { $rule } : sans l’option weather il n’y a pas de météo ; weather doit être null et weather_seen vide.
impossible-weather-turn = { $rule } : dans la phase { $phase }, turn vaut 0, et show ne vient qu’à la manche 1.
impossible-seen-list = { $rule } : weather_seen vaut { $value } ; il faut une liste de six faces au plus.
impossible-seen-count = { $rule } : weather_seen a { $count } faces ; à cette manche et dans cette phase il en faut { $right }.
impossible-seen-faces = { $rule } : weather_seen vaut { $value } ; chaque tuile vient une fois, et seulement sur une face que l’option permet au départ.
impossible-weather-other = { $rule } : weather vaut { $value } ; d’après weather_seen il faut { $right }.
impossible-dice-many = { $rule } : held, kept et rolled font { $count } dés ; il y en a { $dice }.
impossible-dice-few = { $rule } : held, kept et rolled font { $count } dés ; dans la phase { $phase } il faut les { $dice }.
impossible-dice-held = { $rule } : { $count } dés sont retenus ; un blizzard en laisse trois, donc { $most } au plus.
impossible-dice-none-left = { $rule } : dans la phase { $phase }, un dé au moins n’est ni retenu ni gardé, et rolled est à zéro.
impossible-dice-between = { $rule } : dans la phase { $phase }, rien n’est gardé ni lancé.
impossible-rolled = { $rule } : rolled montre des dés dans la phase keep et dans aucune autre ; la phase est { $phase }.
impossible-only-snow = { $rule } : un lancer de neige seule ne demande rien.
impossible-held-early = { $rule } : la place { $seat } a repris les dés qu’elle retenait ; avant un blizzard elle n’en retient aucun.
impossible-peak-tokens = { $rule } : peak vaut { $value } ; les jetons se prennent du haut de { $right }.
impossible-peak-without-token = { $rule } : la place { $seat } est au sommet et doit avoir un jeton.
impossible-newcomer = { $rule } : la place { $seat } n’a pas encore joué ; son score, son niveau, son jeton et son équipement sont ceux du départ.
impossible-newcomer-dice = { $rule } : la place { $seat } n’a pas encore joué et tient les dés remis au départ.
impossible-used-order = used vaut { $value } ; il faut une liste prise dans { $known }, dans cet ordre.
impossible-used = { $rule } : { $use } n’a pas pu servir dans cette position (phase { $phase }).
impossible-yeti-low = { $rule } : le yéti est sur { $value } ; sans météo rien ne le repousse en dessous de { $start }.
impossible-end-not-set = { $rule } : un marqueur a rattrapé le yéti sur { $yeti }, donc ending doit être true.
impossible-end-too-long = { $rule } : la manche où la fin est fixée est la dernière ; ici une autre a commencé.
impossible-over-early = { $rule } : la partie n’est finie que si la fin est fixée et que la dernière place a joué.
impossible-reroll = { $rule } : les lunettes ou le dégel relancent une ou toutes les neiges ; ici { $count } dés sont relancés.
impossible-blizzard = { $rule } : après le blizzard, trois dés au plus montrent la neige, et deux au moins si des dés sont retenus ; ici { $count }.
impossible-no-question = Dans la phase { $phase }, il n’y a ici rien à choisir : le jeu aurait continué.

## La table au terminal

round = Manche { $lap }
last-round = Dernière manche
scene-weather = Météo
scene-weather-hidden = la tuile du dessus va être retournée
scene-tokens = jetons
scene-photos = Photos, pièces → points
scene-blizzard = Blizzard : yéti +{ $steps }
scene-equipment = Équipement
scene-cost = prix
scene-resale = vente
scene-value = égal.
scene-owner = chez
scene-reserve = réserve
scene-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
scene-holds = { $dice ->
    [one] retient { $dice } dé
   *[other] retient { $dice } dés
}
scene-token = jeton sommet { $points }
scene-wins = gagne !
scene-to-play = joue
scene-yeti = yéti sur { $yeti }
scene-rolled = Lancés
scene-kept = De côté
scene-hand = En main
scene-dice = { $dice ->
    [one] { $dice } dé à lancer
   *[other] { $dice } dés à lancer
}
scene-per-print = × points par empreinte

## La table en image

board-desc = La table de Yéti, manche { $lap } : { $scores }. Le yéti est sur { $yeti }.
board-desc-player = { $name } { $score }
board-short-0 = Camp
board-short-1 = Niveau 1
board-short-2 = Niveau 2
board-short-3 = Sommet
board-per-print = ×{ $points } par empreinte
board-points = Points
board-turn = À { $name } de jouer
board-phase-show = La première tuile météo se dévoile.
board-phase-weather = Le temps change.
board-phase-roll = Lancez les dés.
board-phase-keep = Gardez un symbole.
board-phase-keep-snow = Gardez un symbole, ou aucun.
board-phase-before = Changez un dé, ou continuez.
board-phase-reroll = La neige est relancée.
board-phase-snow = Trois neiges : un dé peut être tourné.
board-phase-coins = Achetez une photo ou une tuile.
board-phase-sherpas = Le guide, pour monter plus haut ?
board-phase-climb = Choisissez de combien monter.
board-phase-tents = Le guide, pour rester en haut ?
board-phase-over = La partie est finie.
board-wins = { $name } gagne !
board-win-shared = Victoire partagée !
board-tile-about = { $tile } ({ $kind }) : coûte { $cost }, rapporte { $resale } à qui on l’achète, vaut { $value } à égalité
board-photos = Photos
board-photo-about = { $cost } pièces paient une photo de { $points } points
board-blizzard = Blizzard
board-blizzard-steps = +{ $steps }
board-blizzard-about = Au blizzard, le yéti avance de { $steps } cases
board-weather-coming = À venir
board-weather-hidden = Météo
board-weather-hidden-effect = La tuile du dessus va être retournée.
