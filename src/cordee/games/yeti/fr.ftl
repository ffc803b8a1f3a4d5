title = Yeti
pitch = Sept dés, une montagne et un yéti qui court devant : plus on est haut, plus chaque empreinte compte. Dès qu’un marqueur rattrape le yéti (Y), on finit le tour de table, et celui qui a le plus de points gagne.
score-counts = points
option-weather = Météo
option-weather-none = sans
option-weather-mixed = favorable et défavorable, mêlées
option-weather-good = toute favorable
option-weather-bad = toute défavorable

## Les choses

face-snow = neige
    .one = une neige
    .many = Neiges
face-coin = pièce
    .one = une pièce
    .many = Pièces
    .use = { "" }, pour acheter
face-sherpa = sherpa
    .one = un sherpa
    .many = Sherpas
    .use = { "" }, pour monter
face-print = empreinte
    .one = une empreinte
    .many = Empreintes
    .use = { "" } : +{ $camp } au camp de base, +{ $peak } au sommet
face-tent = tente
    .one = une tente
    .many = Tentes
    .use = { "" }, pour rester en haut

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
    .does = 1 pièce de plus, une fois, à un autre tour
tile-guide = Guide
    .the = le guide
    .does = 1 sherpa ou tente de plus, une fois
tile-goggles = Lunettes
    .the = les lunettes
    .does = avec 1 ou 2 neiges, en relancer une, dès le prochain tour
tile-bivouac = Bivouac
    .the = le bivouac
    .does = 1 tente de plus à chaque tour
tile-porter = Porteur
    .the = le porteur
    .does = 1 sherpa de plus à chaque tour
tile-lens = Objectif
    .the = l’objectif
    .does = 1 empreinte de plus à chaque tour
tile-radio = Radio
    .the = la radio
    .does = garder jusqu’à deux symboles, dès le prochain tour
tile-once = usage unique
tile-lasting = effet permanent

weather-thaw = Dégel
    .good = Avec 1 ou 2 neiges : relancer toutes les neiges, une fois.
    .bad = Avec 3 neiges ou plus, aucun dé ne peut être tourné.
weather-press = Presse
    .good = Une photo rapporte 3 de plus.
    .bad = Une tuile achetée à un joueur lui rapporte 3 de moins.
weather-market = Marché
    .good = Acheter un équipement rapporte 2.
    .bad = Fin du tour : seul à son niveau, on perd 2.
weather-clear = Éclaircie
    .good = Après chaque lancer, on garde autant de symboles qu’on veut.
    .bad = Une empreinte de moins.
weather-flurry = Flocons
    .good = Fin du tour : 1 point pour chacun de ses dés neige.
    .bad = Une pièce de moins.
weather-bargain = Marchandage
    .good = Une fois, pour 2 points : un dé sur une autre face.
    .bad = Un sherpa de moins.
weather-now = Ce tour de table : { $sky }. { $does }

## Ce qui est demandé

ask-show = La première tuile Météo va être montrée.
ask-weather = La météo va changer.
ask-roll = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} lancer { n-dice }.
ask-keep = { $you ->
    [yes] { $symbols ->
        [several] Quels symboles
       *[one] Quel symbole
    }
   *[no] { $player }, { $symbols ->
        [several] quels symboles
       *[one] quel symbole
    }
} gardez-vous ?
ask-before = { $you ->
    [yes] Changez
   *[no] { $player }, changez
}-vous un dé avant d’utiliser vos dés ?
ask-reroll = La neige est relancée.
ask-snow = { $you ->
    [yes] Tournez
   *[no] { $player }, tournez
}-vous une des trois neiges sur une autre face ?
ask-coins = { $you ->
    [yes] Qu’achetez
   *[no] { $player }, qu’achetez
}-vous ? Vous avez { n-coins }.
ask-sherpas = { $you ->
    [yes] Utilisez
   *[no] { $player }, utilisez
}-vous le guide comme sherpa ?
ask-climb = { $you ->
    [yes] De combien
   *[no] { $player }, de combien
} montez-vous ?
ask-tents = { $you ->
    [yes] Utilisez
   *[no] { $player }, utilisez
}-vous le guide comme tente, pour rester en haut ?

n-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
n-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
n-cost = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-levels = { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}

## Ce que l’on peut choisir

choice-keep = garder { $dice }{ $use }
choice-keep-none = ne garder que la neige
choice-reroll-one = lunettes : relancer une neige
choice-reroll-all = dégel : relancer toutes les neiges
choice-bargain = pour { n-points } : { $face } → { $to }
choice-done = utiliser les dés tels quels
choice-turn = tourner une neige sur la face { $to }
choice-leave-snow = laisser la neige
choice-use-purse = ouvrir la bourse : { $more ->
    [0] { weather-flurry }− prend sa pièce
   *[other] une pièce de plus
}, et elle retourne dans la réserve
choice-photo = photo à { n-cost } : { n-points }
choice-buy = { $tile } ({ $does }) : { n-cost }{ $points ->
    [0] {""}
   *[other] , et vous marquez { $points }
}
choice-buy-from = { $tile } ({ $does }) : { n-cost }, { $you ->
    [seller] à vous : +{ $paid } pour vous
   *[other] à { $seller }, qui marque { $paid }
}{ $points ->
    [0] {""}
   *[other] { $you ->
        [seller] , +{ $points } pour l’acheteur
       *[other] , et vous { $points }
    }
}
choice-buy-nothing = ne rien acheter
choice-use-guide = { $role ->
    [sherpa] utiliser le guide comme sherpa ; il retourne dans la réserve
   *[tent] utiliser le guide comme tente ; il retourne dans la réserve
}
choice-save-guide = garder le guide pour plus tard
choice-climb = monter de { n-levels } : { $place }, empreintes ×{ $worth }{ $points ->
    [0] {""}
   *[other] , jeton Sommet { $points }
}
choice-stay = ne pas monter : { $place }, empreintes ×{ $worth }

## La même chose en bref

brief-keep = { $dice }
brief-keep-none = la neige seule
brief-bargain = { $face } → { $to }
brief-use-purse = ouvrir la bourse : { $more ->
    [0] { weather-flurry }− prend sa pièce
   *[other] une pièce de plus
}
brief-buy = { $tile } : { n-cost }{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
brief-buy-from = { $tile } : { n-cost }, { $you ->
    [seller] à vous : +{ $paid }
   *[other] { $seller } +{ $paid }
}
brief-use-guide = utiliser le guide
brief-climb = { $place }, ×{ $worth }{ $points ->
    [0] {""}
   *[other] , jeton { $points }
}
brief-stay = rester { $place }, ×{ $worth }
mark-prints = +{ $points }
mark-descend = dormir { $place }
mark-camp = camper { $place }
mark-blizzard = BLIZZARD
mark-lonely = −{ $points }
mark-end-set = dernier tour de table

## Ce qui en découle aussitôt

effect-prints = +{ n-points } d’empreintes
effect-descend = trop peu de tentes, vous dormez { $place }
effect-camp = vous campez { $place }
effect-blizzard = BLIZZARD, le yéti avance de { $steps }
effect-flurry = +{ n-points } pour la neige
effect-lonely = −{ n-points } : sans compagnie { $place }
effect-end-set = le yéti est rattrapé : dernier tour de table

## Ce qui s’est passé

story-show = La première tuile Météo montre { $sky }. Elle n’agit pas encore : elle reviendra, retournée, au tour de table 6.
story-weather = Météo de ce tour de table : { $sky }. { $effect }
story-next = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} { n-dice }.
story-roll = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
} : { $dice }.
story-reroll = { $you ->
    [yes] Vous relancez
   *[no] { $player } relance
} : { $dice }.
story-keep = { $you ->
    [yes] Vous gardez
   *[no] { $player } garde
} { $dice }.
story-keep-none = { $you ->
    [yes] Vous ne gardez
   *[no] { $player } ne garde
} que la neige.
story-reroll-one = { $you ->
    [yes] Vous relancez
   *[no] { $player } relance
} une neige grâce aux lunettes.
story-reroll-all = { $you ->
    [yes] Vous relancez
   *[no] { $player } relance
} toutes les neiges : c’est le dégel.
story-bargain = { $you ->
    [yes] Vous reculez de { n-points } et changez
   *[no] { $player } recule de { n-points } et change
} { $face } en { $to }.
story-done = { $you ->
    [yes] Vous utilisez
   *[no] { $player } utilise
} les dés tels quels.
story-turn = { $you ->
    [yes] Vous tournez
   *[no] { $player } tourne
} une neige sur la face { $to }.
story-no-turn = { $sky } : aucune neige ne peut être tournée.
story-leave-snow = { $you ->
    [yes] Vous laissez
   *[no] { $player } laisse
} la neige.
story-blizzard = Blizzard ! { $you ->
    [yes] Vous posez
   *[no] { $player } pose
} { $held ->
    [one] { $held } neige
   *[other] { $held } neiges
} sur { $you ->
    [yes] votre aide de jeu jusqu’à votre
   *[no] son aide de jeu jusqu’à son
} prochain tour ; le yéti { $steps ->
    [0] reste
    [one] avance de { $steps } case, le voici
   *[other] avance de { $steps } cases, le voici
} sur { $yeti }.
story-count = { $what } : { $sum } = { $total }
story-use-purse = { $you ->
    [yes] Vous ouvrez
   *[no] { $player } ouvre
} la bourse : { $more ->
    [0] { weather-flurry }− prend sa pièce
   *[other] une pièce de plus
}.
story-given-back = { $you ->
    [yes] Vous remettez
   *[no] { $player } remet
} { $tile } dans la réserve.
story-photo = { $you ->
    [yes] Vous achetez
   *[no] { $player } achète
} la photo à { n-cost } : +{ n-points }.
story-buy = { $you ->
    [yes] Vous achetez
   *[no] { $player } achète
} { $tile }{ $points ->
    [0] {""}
   *[other] {" "}: +{ n-points }
}.
story-buy-from = { $you ->
    [yes] Vous achetez { $tile } à { $seller }, qui marque
    [seller] { $player } vous achète { $tile }, et vous marquez
   *[no] { $player } achète { $tile } à { $seller }, qui marque
} +{ $paid }{ $points ->
    [0] {""}
   *[other] {" "}; { $you ->
        [yes] vous marquez
       *[no] { $player } marque
    } +{ $points }
}.
story-buy-nothing = { $you ->
    [yes] Vous n’achetez
   *[no] { $player } n’achète
} rien.
story-use-guide = { $role ->
    [sherpa] { $you ->
        [yes] Vous envoyez
       *[no] { $player } envoie
    } le guide en avant comme sherpa.
   *[tent] { $you ->
        [yes] Vous dormez
       *[no] { $player } dort
    } sous la tente du guide.
}
story-save-guide = { $you ->
    [yes] Vous gardez
   *[no] { $player } garde
} le guide pour plus tard.
story-climb = { $you ->
    [yes] Vous montez
   *[no] { $player } monte
} de { n-levels } : { $place }.
story-stay = { $you ->
    [yes] Vous ne montez
   *[no] { $player } ne monte
} pas.
story-peak = Première fois au sommet : { $you ->
    [yes] vous marquez
   *[no] { $player } marque
} +{ n-points }.
story-prints = { $prints ->
    [0] { $you ->
        [yes] Vous ne trouvez
       *[no] { $player } ne trouve
    } aucune empreinte.
   *[other] { $you ->
        [yes] Vous trouvez
       *[no] { $player } trouve
    } { $prints ->
        [one] { $prints } empreinte
       *[other] { $prints } empreintes
    } { $place } : +{ n-points }.
}
story-descend = Trop peu de tentes : { $you ->
    [yes] vous redescendez et dormez
   *[no] { $player } redescend et dort
} { $place }.
story-camp = { $you ->
    [yes] Vous dormez
   *[no] { $player } dort
} { $place }.
story-flurry = Flocons : { $you ->
    [yes] vous marquez +{ n-points } pour votre
   *[no] { $player } marque +{ n-points } pour sa
} neige.
story-lonely = Marché− : sans compagnie { $place }, { $you ->
    [yes] vous perdez
   *[no] { $player } perd
} { n-points }.
story-stands = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
story-yeti-back = Le yéti recule lui aussi, sur { $yeti }.
story-end-set = Le yéti, sur { $yeti }, est rattrapé : c’est le dernier tour de table.

## La fin

n-best = { $best ->
    [one] { $best } point
   *[other] { $best } points
}
end-score = { $you ->
    [yes] Vous gagnez
   *[no] { $winners } gagne
} avec { n-best }, soit { $lead } d’avance sur { $rivals }.
end-score-shared = { $you ->
    [yes] Vous{ $others } partagez
   *[no] { $winners } partagent
} la victoire : { n-best } partout, et des tuiles de même valeur.
end-score-tie = Égalité à { n-best } entre { $you ->
    [yes] vous et { $rivals } ; vous gagnez grâce à la valeur de vos
   *[no] { $winners } et { $rivals } ; { $winners } gagne grâce à la valeur de ses
} tuiles, { $worth } contre { $less }.
won-score-tie = { $you ->
    [yes] Vous avez gagné par la valeur de vos
   *[no] { $winners } a gagné par la valeur des
} tuiles, { n-best } partout
account-photos = Photos
account-prints = Empreintes
account-peak = Jeton Sommet
account-sold = Tuiles vendues
account-bought = Marché+, achats
account-flurry = Flocons+, neige
account-bargain = Marchandage+, payé
account-alone = Marché−, sans compagnie
account-total = Points
account-tie = Valeur des tuiles

## Pourquoi un coup est refusé

why-other-question = { $rule } : « { $text } » répond à une autre question. { $phase ->
    [show] Pour l’instant, on montre la première tuile Météo.
    [weather] Pour l’instant, la météo change.
    [roll] Pour l’instant, on lance les dés.
    [keep] Pour l’instant, on choisit quoi garder.
    [before] Pour l’instant, on choisit quoi changer avant d’utiliser les dés.
    [reroll] Pour l’instant, la neige est relancée.
    [snow] Pour l’instant, on choisit si l’on tourne une neige.
    [coins] Pour l’instant, on choisit quoi acheter.
    [sherpas] Pour l’instant, on choisit si le guide aide à monter.
    [climb] Pour l’instant, on choisit de combien monter.
    [tents] Pour l’instant, on choisit si le guide sert de tente.
   *[over] La partie est finie.
}
why-keep-none = { $rule } : après un lancer sans neige, on garde au moins un symbole.
why-keep-absent = { $rule } : aucun dé de ce lancer ne montre { $face ->
    [coin] de pièce
    [sherpa] de sherpa
    [print] d’empreinte
   *[tent] de tente
}.
why-keep-many = { $rule } : on garde au plus { $most ->
    [one] un symbole ; deux avec la radio, autant qu’on veut par éclaircie+
   *[other] deux symboles avec la radio ; autant qu’on veut par éclaircie+
}.
why-effect-lacking = { $rule } : { $source ->
    [goggles] seul le propriétaire des lunettes peut relancer une neige
    [thaw] toutes les neiges ne se relancent que par dégel+
   *[bargain] on ne marchande un dé que par marchandage+
}.
why-effect-used = { $rule } : une fois par tour, et c’est déjà fait.
why-effect-snow = { $rule } : il faut 1 ou 2 neiges à ce moment pour relancer ; il y en a { $snow }.
why-bargain-price = { $rule } : un marchandage coûte { $price } points, et vous ne les avez pas.
why-bargain-face = { $rule } : aucun dé ne montre { $face ->
    [snow] de neige
    [coin] de pièce
    [sherpa] de sherpa
    [print] d’empreinte
   *[tent] de tente
}.
why-no-purse = { $rule } : seul son propriétaire ouvre la bourse, et elle n’est pas à vous.
why-photo-coins = { $rule } : cette photo coûte { n-cost } ; vous avez { n-coins }.
why-own-tile = { $rule } : on n’achète rien à soi-même, et cette tuile est à vous.
why-tile-coins = { $rule } : cette tuile coûte { n-cost } ; vous avez { n-coins }.
why-climb = { $rule } : l’alpiniste peut monter de { $most ->
    [one] { $most } niveau
   *[other] { $most } niveaux
} au plus : les sherpas, et la montagne, ne vont pas plus loin.
why-dice = { $rule } : on lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, ni plus ni moins.
why-weather = { $rule } : cette face ne peut pas venir maintenant : sa tuile a été vue, ou aucune des tuiles cachées n’a commencé sur cette face.
why-weather-known = { $rule } : toutes les tuiles ont été vues, et c’est { $sky } qui revient.

## Pourquoi une position est impossible

impossible-no-weather = { $rule } : sans l’option weather il n’y a pas de météo ; weather doit être null et weather_seen vide.
impossible-weather-turn = { $rule } : dans la phase { $phase }, turn vaut 0, et show ne vient qu’au tour de table 1.
impossible-seen-list = { $rule } : weather_seen vaut { $value } ; il faut une liste de six faces au plus.
impossible-seen-count = { $rule } : la longueur de weather_seen est { $count } ; à ce tour de table et dans cette phase il faut { $right }.
impossible-seen-faces = { $rule } : weather_seen vaut { $value } ; chaque tuile vient une fois, et seulement sur une face que l’option permet au départ.
impossible-weather-other = { $rule } : weather vaut { $value } ; d’après weather_seen il faut { $right }.
impossible-dice-many = { $rule } : held, kept et rolled font { $count } dés ; il y en a { $dice }.
impossible-dice-few = { $rule } : held, kept et rolled font { $count } dés ; dans la phase { $phase } il faut les { $dice }.
impossible-dice-held = { $rule } : { $count } dés sont détenus ; un blizzard en laisse trois, donc { $most } au plus.
impossible-dice-none-left = { $rule } : dans la phase { $phase }, un dé au moins n’est ni détenu ni gardé, et rolled est à zéro.
impossible-dice-between = { $rule } : dans la phase { $phase }, rien n’est gardé ni lancé.
impossible-rolled = { $rule } : rolled montre des dés dans la phase keep et dans aucune autre ; la phase est { $phase }.
impossible-only-snow = { $rule } : un lancer de neige seule ne demande rien.
impossible-held-early = { $rule } : la place { $seat } a repris les dés qu’elle détenait ; avant un blizzard elle n’en détient aucun.
impossible-peak-tokens = { $rule } : peak vaut { $value } ; les jetons se prennent du haut de { $right }.
impossible-peak-without-token = { $rule } : la place { $seat } est au sommet et doit avoir un jeton.
impossible-newcomer = { $rule } : la place { $seat } n’a pas encore joué ; son score, son niveau, son jeton et son équipement sont ceux du départ.
impossible-newcomer-climb = { $rule } : la place { $seat } en est à son premier tour ; elle est au camp de base tant qu’elle ne monte pas, et n’a un jeton Sommet qu’une fois au sommet.
impossible-newcomer-dice = { $rule } : la place { $seat } n’a pas encore joué et tient les dés remis au départ.
impossible-used = { $rule } : { $use } n’a pas pu servir dans cette position (phase { $phase }).
impossible-end-without-reason = { $rule } : la fin est déclenchée, mais aucun score n’approche de la première case du yéti, { $start }.
impossible-yeti-far = { $rule } : le yéti est sur { $yeti } ; jusqu’ici il a pu aller à { $most } au plus.
impossible-yeti-low = { $rule } : le yéti est sur { $yeti } ; en dessous de { $start }, il ne recule que dans un dernier tour de table avec market- ou bargain+.
impossible-yeti-stride = { $rule } : le yéti est sur { $yeti } ; depuis { $start } il avance de { $stride } par blizzard, et chaque place qui détient des dés en a eu un.
impossible-tiles-many = { $rule } : la place { $seat } possède plus de tuiles ({ $count }) qu’elle n’a eu de tours pour en acheter ({ $turns }).
impossible-peak-not-scored = { $rule } : la place { $seat } a marqué moins que son jeton Sommet.
impossible-end-not-set = { $rule } : un marqueur a rattrapé le yéti sur { $yeti }, donc ending doit être true.
impossible-end-too-long = { $rule } : le tour de table où la fin est déclenchée est le dernier ; ici un autre a commencé.
impossible-over-early = { $rule } : la partie n’est finie que si la fin est déclenchée et que la dernière place a joué.
impossible-reroll = { $rule } : les lunettes ou le dégel relancent une ou toutes les neiges ; ici les dés relancés sont { $count }.
impossible-blizzard = { $rule } : après le blizzard, trois dés au plus montrent la neige, et deux au moins si des dés sont détenus ; ici { $count }.
impossible-no-question = Dans la phase { $phase }, il n’y a ici rien à choisir : le jeu aurait continué.

## Pourquoi une boîte est refusée

faulty-weather = { $entry } = { $value } : cette face est déjà { $other }. Chacune des six tuiles a sa face favorable et sa face défavorable ; il manque encore : { $missing }.

## La table au terminal

round = Tour de table { $lap }
last-round = Dernier tour de table
scene-weather = Météo : { $about }
scene-coming = À venir : { $about }
scene-weather-hidden = la tuile du dessus va être retournée
scene-tokens = jetons
scene-photos = Photos, pièces → points : { $about }{ $bonus ->
    [0] {""}
   *[other] {"  "}+{ $bonus } (Presse+)
}
scene-blizzard = Blizzard : +{ $steps }
scene-equipment = Équipement
scene-cost = coût
scene-resale = rev.
scene-value = val.
scene-owner = chez
scene-reserve = réserve
scene-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
scene-holds = { $dice ->
    [one] { $dice } dé de côté
   *[other] { $dice } dés de côté
}
scene-token = jeton { $points }
scene-yeti = yéti sur { $yeti }
scene-rolled = Lancés : { $about }
scene-kept = De côté : { $about }
scene-hand = En main : { $about }
scene-snow = Neige en tout : { $snow } (blizzard à partir de 4)
scene-dice = { $dice ->
    [one] { $dice } dé à lancer
   *[other] { $dice } dés à lancer
}
scene-per-print = × pts/empreinte

## Ce que sont les choses

meaning-die-snow = Mise de côté dès qu’elle sort. { $turned ->
    [yes] Avec { $calm } neiges, on peut en tourner une sur une autre face ; avec plus
   *[no] Avec plus de { $calm } neiges
}, c’est le blizzard : le yéti avance de { $steps }, et les neiges en trop restent sur l’aide de jeu jusqu’au prochain tour du joueur. Neiges jusqu’ici : { $snow }.{ $now }
    .name = Neige
meaning-die-coin = Les pièces achètent une photo ou une tuile par tour. Celles qui restent sont perdues.{ $now }
    .name = Pièce
meaning-die-sherpa = { $one } fait monter de 1 niveau, { $two } font monter de 2, { $three } font monter de 3, jamais au-delà du sommet. On peut monter moins.{ $now }
    .name = Sherpa
meaning-die-print = Chacune rapporte selon la place de l’alpiniste une fois monté : de { $camp } au camp de base à { $peak } au sommet.{ $now }
    .name = Empreinte
meaning-die-tent = À la fin du tour, on ne dort pas plus haut que le nombre de ses tentes : sans tente, au camp de base. Les tentes en trop ne servent à rien.
    .name = Tente
meaning-die-loose = { $dice ->
    [one] Ce dé n’a
   *[other] Ces dés n’ont
} pas encore été { $dice ->
    [one] lancé
   *[other] lancés
}. Après chaque lancer, la neige est mise de côté, ainsi qu’un symbole au choix ; on relance le reste jusqu’au dernier dé.{ $now }
    .name = Dés à lancer
meaning-die-held = { $dice ->
    [one] Ce dé reste
   *[other] Ces dés restent
} chez un joueur jusqu’à son prochain tour. Les autres jouent sans { $dice ->
    [one] lui
   *[other] eux
}.
    .name = Dés retenus
meaning-level = Une empreinte rapporte { $worth } ici. { $level ->
    [0] On y dort sans tente.
    [one] Pour y dormir il faut 1 tente ; sans elle, retour au camp de base.
   *[other] Pour y dormir il faut { $level } tentes ; avec moins, on descend jusqu’où elles le permettent.
}{ $sherpas ->
    [0] {""}
   *[other] {" "}Pour y monter, { $you ->
        [yes] il vous faut
       *[no] { $name } a besoin de
    } { dice-sherpa }.{ $now }
}
    .name = { $called }
meaning-climber = { $you ->
    [yes] Vous vous trouvez
   *[no] { $name } se trouve
} { $place }, où une empreinte rapporte { $worth }. { $level ->
    [0] Les sherpas font monter l’alpiniste.
    [one] Pour y passer la nuit, il faut 1 tente.
   *[other] Pour y passer la nuit, il faut { $level } tentes.
}
    .name = { $you ->
    [yes] Votre alpiniste
   *[no] Alpiniste ({ $name })
}
meaning-peak = { $points ->
    [0] Tous ont été pris.
   *[other] Qui atteint le sommet pour la première fois prend le meilleur qui reste : { $points } points en ce moment.
} Chacun en a un au plus.
    .name = Jetons Sommet
meaning-yeti = Il est sur { $yeti }. Dès qu’un marqueur l’atteint ou le dépasse, on finit le tour de table, et le joueur qui a le plus de points gagne. Il n’avance qu’en cas de blizzard, et jamais au-delà d’un marqueur devant lui.
    .name = Le yéti
meaning-track = Une case par point ; la piste n’a pas de fin. Qui atteint le yéti, sur { $yeti } en ce moment, amène le dernier tour de table.
    .name = Piste de score
meaning-marker = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} { n-points }. { $missing ->
    [0] Le yéti est rattrapé : c’est le dernier tour de table.
   *[other] Encore { $missing } pour rattraper le yéti.
}
    .name = { $you ->
    [yes] Vos points
   *[no] Points ({ $name })
}
meaning-tile = { $does }.{ $once ->
    [yes] {" "}Une fois utilisée, elle retourne dans la réserve.
   *[no] {""}
} Elle coûte { n-cost } ; si on l’achète à un autre joueur, il marque { $resale }. Elle vaut { $value } en cas d’égalité. { $owned ->
    [you] En ce moment elle est à vous.
    [yes] En ce moment elle est à { $owner }.
   *[no] En ce moment elle est dans la réserve.
}{ $now }
    .name = { $tile }
meaning-photos = Pièces → points : { $prices }. Un achat par tour, photo ou tuile ; il y a toujours assez de photos.{ $now }
    .name = Photos
meaning-blizzard = Plus de { $calm } dés neige dans un tour : le yéti avance de { $steps }, mais jamais sur un marqueur devant lui ni au-delà. Les neiges en trop restent sur l’aide de jeu jusqu’au prochain tour du joueur.
    .name = Blizzard
meaning-weather = { $shown ->
    [yes] { $now }
   *[no] Elle va changer.
} { $known ->
    [yes] { $shown ->
        [yes] Au prochain tour de table
       *[no] À ce tour de table
    } : { $coming }.
   *[no] Personne ne sait encore ce qui suit.
}
    .name = Météo
meaning-round = { $last ->
    [yes] Le yéti est rattrapé : ce tour de table est le dernier.
   *[no] On joue jusqu’à ce qu’un marqueur atteigne le yéti ; alors on finit le tour de table.
}
    .name = Tour de table { $lap }
meaning-panel = { n-points }, { $place }.{ $dice ->
    [0] {""}
    [one] {" "}Retient 1 dé jusqu’à son prochain tour.
   *[other] {" "}Retient { $dice } dés jusqu’à son prochain tour.
} Le joueur qui a le plus de points gagne ; à égalité, celui dont les tuiles ont la plus grande valeur.
    .name = { $name }

## La table en image

board-desc = Le plateau de Yeti, tour de table { $lap } : { $scores }. Le yéti est sur { $yeti }.
board-desc-player = { $name } { $score }
board-short-0 = Camp
board-short-1 = Niveau 1
board-short-2 = Niveau 2
board-short-3 = Sommet
board-per-print = ×{ $points } par empreinte
board-points = Points
board-tents = 1 tente par niveau
board-phase-show = La première tuile Météo se dévoile.
board-phase-weather = La météo change.
board-phase-roll = Lancez les dés.
board-phase-keep = Gardez un symbole.
board-phase-keep-snow = Gardez un symbole, ou aucun.
board-phase-keep-several = Gardez des symboles.
board-phase-keep-several-snow = Gardez des symboles, ou aucun.
board-phase-before = Changez un dé, ou continuez.
board-phase-reroll = La neige est relancée.
board-phase-snow = Trois neiges : un dé peut être tourné.
board-phase-coins = Achetez une photo ou une tuile.
board-phase-sherpas = Le guide, pour monter plus haut ?
board-phase-climb = Choisissez de combien monter.
board-phase-tents = Le guide, pour rester en haut ?
board-phase-over = La partie est finie.
board-tile-about = { $tile } ({ $kind }) : { $does }. Coûte { $cost }, rapporte { $resale } à son propriétaire si on la lui achète, vaut { $value } en cas d’égalité
board-photos = Photos
board-photo-about = { n-cost } : une photo à { n-points }
board-blizzard = Blizzard
board-blizzard-steps = +{ $steps }
board-blizzard-about = En cas de blizzard, le yéti avance de { $steps }
board-weather-coming = À venir
board-weather-hidden = Météo
board-weather-hidden-effect = La tuile du dessus va être retournée.

## La boîte dans un fichier

box-start = Y2 (règle du livret) : la case de départ du yéti, de 1 à 9999.
box-peaks = Y3 (règle du livret pour 8, 6 et 4 ; 2 et 1 : nombres à nous) : les jetons Sommet, le plus fort d’abord ; une partie en prend autant qu’il y a de joueurs.
box-photos = Y4 (nombres à nous ; une critique du jeu ne confirme que le dernier) : les points des photos qui coûtent 1, 2, 3, 4, 5, 6 et 7 pièces.
box-blizzard = Y14 (règle du livret) : de combien de cases le blizzard fait avancer le yéti à 2, 3, 4 et 5 joueurs.
box-weather = Y6 (règle du livret pour l’effet des faces ; les paires et les noms : à nous) : la face favorable et la face défavorable de chacune des six tuiles Météo. « cordee rules yeti Y6 » dit quel nom désigne quel effet.
box-equipment = Y5 (règle du livret pour les effets ; ces nombres et les noms des tuiles : à nous) : le coût en pièces, imprimé en haut à gauche ; les points du propriétaire quand un autre joueur lui rachète la tuile, en bas à gauche ; la valeur en cas d’égalité, en bas à droite.
box-equipment-purse = { tile-purse } : { tile-purse.does }
box-equipment-guide = { tile-guide } : { tile-guide.does }
box-equipment-goggles = { tile-goggles } : { tile-goggles.does }
box-equipment-bivouac = { tile-bivouac } : { tile-bivouac.does }
box-equipment-porter = { tile-porter } : { tile-porter.does }
box-equipment-lens = { tile-lens } : { tile-lens.does }
box-equipment-radio = { tile-radio } : { tile-radio.does }
box-equipment-goggles-once = Y5 (décision) : true si la tuile porte « 1x » et retourne dans la réserve après usage.
box-equipment-radio-once = Y5 (décision) : true si la tuile porte « 1x » et retourne dans la réserve après usage.

## Ce qui compte dans une étude

matter-peak = Chances d’être au sommet pour la première fois
matter-blizzard = Risque de blizzard
matter-descend = Risque de dormir plus bas, faute de tentes
stand-level = Niveau
stand-equipment = Tuiles d’équipement possédées
