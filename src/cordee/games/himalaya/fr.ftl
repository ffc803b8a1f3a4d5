title = Himalaya
pitch = Un alpiniste et quatre sherpas chacun, sur une voie semée d’avalanches où rôde un yéti capricieux. Un alpiniste ne va que là où se tiennent deux de ses sherpas : le premier au sommet gagne.
score-counts = cases gravies

## Les choses

base-camp = camp de base
    .to = vers le camp de base
camp-to = vers le camp { $camp }

## Ce qui est demandé

ask-first-roll = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} faire le premier lancer, avec { $dice } dés.
ask-roll = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} lancer les { $dice } dés.
ask-yeti = Une carte yéti va être tirée.
ask-move = { $you ->
    [yes] Quel
   *[no] { $player }, quel
} dé ou quelle carte utilisez-vous, et qui déplacez-vous ?{ $left ->
    [one] {" "}C’est le dernier dé : vous pouvez aussi relancer.
   *[other] {""}
}
ask-recover = { $you ->
    [yes] Quelle
   *[no] { $player }, quelle
} carte récupérez-vous au camp { $camp } ?

## Ce qu’on peut choisir

by-value = { $by ->
    [card] carte { $card } pour { $value }
   *[die] dé { $value }
}
n-along = { $along ->
    [0] seul
    [one] avec 1 autre
   *[other] avec { $along } autres
}
n-steps = { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}

choice-climber = { by-value } : alpiniste, { $start } → { $end }
choice-summit = { by-value } : alpiniste, { $start } → SOMMET
choice-sherpa = { by-value } : sherpa, { $start } → { $end }
choice-slides = { by-value } : sherpa, { $start } → { $first }, glisse jusqu’à { $end }
choice-back = { by-value } : sherpa, recule, { $start } → { $end }
choice-back-slides = { by-value } : sherpa, recule, { $start } → { $first }, glisse jusqu’à { $end }
choice-rope = { by-value } : sherpa, { $start } → { $first }, puis en cordée, { n-steps } → { $end }, { n-along }
choice-rope-slides = { by-value } : sherpa, { $start } → { $first }, puis en cordée, { n-steps } → { $second }, glisse jusqu’à { $end }, { n-along }
choice-reroll = relancer tous les dés (puis le yéti bouge, et vous choisissez)
choice-skip = prendre le dé { $value } sans bouger
choice-recover = récupérer la carte { $card } (camp { $camp })
choice-leave = ne plus rien récupérer à ce tour, et garder le droit pour plus tard

## En bref

by-short = { $by ->
    [card] carte { $value }
   *[die] { $value }
}
n-with = { $along ->
    [0] {""}
   *[other] {" "}+{ $along }
}
brief-climber = { by-short } : alpiniste { $start }→{ $end }
brief-summit = { by-short } : alpiniste {"→"} SOMMET
brief-sherpa = { by-short } : sherpa { $start }→{ $end }
brief-slides = { by-short } : sherpa { $start }→{ $first }↓{ $end }
brief-back = { by-short } : sherpa { $start }→{ $end }
brief-back-slides = { by-short } : sherpa { $start }→{ $first }↓{ $end }
brief-rope = { by-short } : cordée { $start }→{ $first }→{ $end }{ n-with }
brief-rope-slides = { by-short } : cordée { $start }→{ $first }→{ $second }↓{ $end }{ n-with }
brief-reroll = relancer tous les dés
group-die = dé { $value } : { $count } coups
group-card = carte à { $value } : { $count } coups
group-skip = prendre un dé sans bouger : { $count } dés
group-recover = récupérer une carte : { $count } façons

## Ce qui s’est passé

story-roll = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
} { $dice }.
story-yeti = Carte yéti { $card } : le yéti va de { $start } à { $end }.
story-yeti-stays = Carte yéti { $card } : le yéti ne peut aller plus loin et reste en { $end }.
story-storm = La carte « mauvais temps » est tirée : la partie s’arrête ici.
story-shuffle = La dernière carte yéti est tirée : toutes sont mélangées, et le « mauvais temps » en fait désormais partie.
story-sherpas-flee = { $you ->
    [yes] { $count ->
        [one] Un de vos sherpas est chassé
       *[other] { $count } de vos sherpas sont chassés
    }
   *[no] { $player } : { $count ->
        [one] un sherpa est chassé
       *[other] { $count } sherpas sont chassés
    }
} de la case { $space } { $shelter }.
story-climber-flees = { $you ->
    [yes] Votre alpiniste
   *[no] { $player } : l’alpiniste
} est chassé de la case { $space } { $shelter }.
story-stand-firm = { $you ->
    [yes] Votre alpiniste et { $count ->
        [one] votre sherpa
       *[other] vos { $count } sherpas
    }
   *[no] { $player } : l’alpiniste et { $count ->
        [one] son sherpa
       *[other] ses { $count } sherpas
    }
} font face au yéti en { $space } et restent.
story-climber = { $you ->
    [yes] Vous avancez votre
   *[no] { $player } avance son
} alpiniste : { $start } → { $end } ({ by-value }).
story-summit = { $you ->
    [yes] Vous menez votre
   *[no] { $player } mène son
} alpiniste de { $start } au sommet ({ by-value }) !
story-sherpa = { $you ->
    [yes] Vous avancez un
   *[no] { $player } avance un
} sherpa : { $start } → { $end } ({ by-value }).
story-slides = { $you ->
    [yes] Vous avancez un
   *[no] { $player } avance un
} sherpa : { $start } → { $first } ; il glisse jusqu’à { $end } ({ by-value }).
story-back = { $you ->
    [yes] Vous faites
   *[no] { $player } fait
} reculer un sherpa : { $start } → { $end } ({ by-value }).
story-back-slides = { $you ->
    [yes] Vous faites
   *[no] { $player } fait
} reculer un sherpa : { $start } → { $first } ; il glisse jusqu’à { $end } ({ by-value }).
story-rope = { $you ->
    [yes] Vous avancez un
   *[no] { $player } avance un
} sherpa : { $start } → { $first }, puis en cordée, { n-steps } → { $end }, { n-along } ({ by-value }).
story-rope-slides = { $you ->
    [yes] Vous avancez un
   *[no] { $player } avance un
} sherpa : { $start } → { $first }, puis en cordée, { n-steps }, { n-along } ; avalanche : { $second } → { $end } ({ by-value }).
story-reroll = { $you ->
    [yes] Vous reprenez le dernier dé et relancez
   *[no] { $player } reprend le dernier dé et relance
} tous les dés.
story-skip = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} le { $value } sans bouger.
story-recover = { $you ->
    [yes] Vous récupérez
   *[no] { $player } récupère
} la carte { $card } au camp { $camp }.
story-leave = { $you ->
    [yes] Vous ne récupérez
   *[no] { $player } ne récupère
} plus rien à ce tour.

## La fin

n-lead = { $lead ->
    [one] { $lead } case
   *[other] { $lead } cases
}
end-summit = { $you ->
    [yes] Vous gagnez
   *[no] { $winners } gagne
} : au sommet avant tout le monde, avec { n-lead } d’avance sur { $rivals }.
end-storm = Le mauvais temps met fin à la partie : { $you ->
    [yes] vous gagnez
   *[no] { $winners } gagne
}, au plus près du sommet sur la case { $best }, avec { n-lead } d’avance sur { $rivals }.
end-storm-shared = Le mauvais temps met fin à la partie, tous les alpinistes au camp de base : { $you ->
    [yes] vous{ $others } partagez
   *[no] { $winners } partagent
} la victoire.
won-summit = { $you ->
    [yes] Vous avez
   *[no] { $winners } a
} gagné au sommet
won-storm = { $you ->
    [yes] Vous avez
   *[no] { $winners } a
} gagné par mauvais temps, { $best } à { $second }
won-storm-shared = { $you ->
    [yes] Vous{ $others } avez
   *[no] { $winners } ont
} partagé la victoire, bloqués au camp de base par le mauvais temps
ending-summit = au sommet
ending-storm = par mauvais temps
account-dice = Avec les dés
account-cards = Avec les cartes
account-yeti = Reculs devant le yéti
account-total = Case atteinte

## Pourquoi un coup est refusé

why-other-question = { $rule } : « { $text } » répond à une autre question. { $phase ->
    [first-roll] C’est le moment du premier lancer.
    [roll] C’est le moment de lancer les dés.
    [yeti] C’est le moment de tirer une carte yéti.
    [move] Il s’agit de choisir un dé ou une carte, et qui déplacer.
    [recover] Il s’agit de choisir la carte à récupérer.
   *[over] La partie est finie.
}
why-dice = { $rule } : on lance { $dice } dés dans cette partie, ni plus ni moins.
why-yeti-card = { $rule } : cette carte n’est pas dans la pioche en ce moment.
why-reroll = { $rule } : on ne relance que s’il ne reste qu’un seul dé ; il en reste { $left }.
why-recover = { $rule } : la carte { $card } n’est pas parmi vos cartes utilisées.
why-skip = { $rule } : on ne prend un dé sans bouger que si aucun dé de la table ne permet un coup.
why-no-card = { $rule } : la carte { $card } n’est pas dans votre main.
why-no-die = { $rule } : aucun dé de la table ne montre { $value }.
why-no-sherpa = { $rule } : aucun de vos sherpas n’est en { $space }.
why-card-summit = { $rule } : une carte ne mène jamais au sommet ni au-delà.
why-climber-alone = { $rule } : un alpiniste ne va que là où se tiennent au moins deux de ses sherpas ; en { $space } il y en a moins.
why-climber-taken = { $rule } : un autre alpiniste est en { $space }.
why-back-base = { $rule } : un sherpa au camp de base ne peut pas reculer.
why-sherpa-summit = { $rule } : les sherpas n’entrent pas au sommet : ce coup y mènerait, ou au-delà.
why-rope-slide = { $rule } : { $space } est une case d’avalanche : on n’en repart pas en cordée.
why-rope-nobody = { $rule } : aucun autre sherpa n’est en { $space } : personne avec qui s’encorder.
why-rope-along = { $rule } : { $own ->
    [0] aucun de vos sherpas n’est
    [one] un seul de vos sherpas est
   *[other] seuls { $own } de vos sherpas sont
} en { $space } pour vous accompagner.
why-cave = { $rule } : personne ne s’arrête dans la grotte du yéti, en { $space }.
why-yeti = { $rule } : le yéti est en { $space } : personne ne s’y arrête.
why-slide-yeti = { $rule } : l’avalanche en { $first } mène en { $space }, où est le yéti : personne ne s’y arrête.
why-snow = { $rule } : { $space } est un champ de neige : une carte n’y mène jamais.
why-rope-cave = { $rule } : la première case d’une cordée doit permettre de s’arrêter, et { $space } est la grotte du yéti.
why-rope-yeti = { $rule } : la première case d’une cordée doit permettre de s’arrêter, et le yéti est en { $space }.
why-rope-snow = { $rule } : la première case d’une cordée doit permettre de s’arrêter, et { $space } est un champ de neige : une carte n’y mène jamais.

## Pourquoi une position est impossible

impossible-route = { $rule } : route vaut { $value } ; il faut la voie de ce jeu.
impossible-dice = { $rule } : { $count ->
    [one] { $count } dé est
   *[other] { $count } dés sont
} sur la table ; dans la phase { $phase } il en faut { $exact ->
    [yes] { $low }
   *[no] de { $low } à { $high }
}.
impossible-cards = { $rule } : la place { $seat } a chacune des cartes { $right } une fois, dans cards ou dans used.
impossible-deck = { $rule } : la pioche n’est vide qu’une fois la partie finie par le « mauvais temps », sa dernière carte.
impossible-yeti-home = { $rule } : aucune carte yéti n’a été tirée, le yéti est donc dans sa grotte, en { $space }.
impossible-ground = { $rule } : un pion de la place { $seat } est en { $space }, la grotte ou une case d’avalanche, où personne ne s’arrête.
impossible-climbers = { $rule } : climber vaut { $value } ; hors du camp de base, chaque case a un alpiniste au plus.
impossible-yeti = { $rule } : le yéti est en { $space } avec des pions qu’il aurait chassés : seuls ceux d’une place peuvent rester, et leur alpiniste est là ou plus haut.
impossible-start = { $rule } : avant le premier lancer, tout est comme au début.
impossible-recover = { $rule } : la place { $seat } n’a rien à récupérer : il faut une carte utilisée, et deux sherpas dans un camp dont le droit n’est pas épuisé.
impossible-summit = { $rule } : un alpiniste au sommet a fini la partie avec un dé, à son propre tour.
impossible-over = { $rule } : la partie est finie avec un alpiniste au sommet, ou après la carte « mauvais temps », tous les dés venant d’être lancés.

## Ce qui ne va pas dans une voie

faulty-route-range = { $entry } : la case { $space } doit être entre { $low } et { $high } : les quatre premières cases sont ordinaires, et le sommet est au-delà.
faulty-route-twice = { $entry } : la case { $space } est déjà { $other } ; chaque case n’est qu’une chose.
faulty-slide-up = { $entry } : une avalanche descend, elle ne va pas de { $space } à { $end }.
faulty-slide-end = { $entry } : une avalanche finit sur une case ordinaire ou un camp, et { $end } est { $other }.

## La table dans un terminal

scene-yeti = yéti en { $space }
scene-storm = le mauvais temps est dans la pioche
scene-base = Camp de base
scene-legend = ▲ alpiniste △ sherpa Y yéti ⌂ camp * neige ∩ grotte 9↓5 avalanche ^ sommet
scene-space = case
scene-cards = cartes (utilisées)
scene-recovered = récupéré en
scene-deck = Cartes yéti à venir : { $cards }
scene-card-storm = mauvais temps
scene-dice = Dés : { $dice }
scene-no-dice = Dés : aucun sur la table

## Ce que sont les choses

meaning-die = Le prendre fait avancer un de ses pions de { $value }, alpiniste ou sherpa ; ou reculer un sherpa de { $back }. Les dés qui restent sont pour les suivants.
    .name = Dé { $value }
meaning-die-taken = Pris, ou pas encore lancés. Quand il n’y a plus de dé, le joueur suivant relance les { $count }, et une carte yéti est tirée.
    .name = Places des dés
meaning-cup = { $dice ->
    [one] Il ne reste qu’un dé : au lieu de le prendre, on peut relancer tous les dés. Une carte yéti suit, puis on choisit.
   *[other] Qui ne trouve plus qu’un dé peut relancer tous les dés. Une carte yéti suit chaque lancer, sauf le premier.
}
    .name = Gobelet
meaning-supply = { $state ->
    [hand] Jouée au lieu d’un dé, une carte vaut une de ses deux valeurs ; les dés restent. Aucune carte ne mène sur un champ de neige, ni au sommet. Une carte jouée est perdue jusqu’à ce qu’un camp la rende.
   *[used] Jouées. On en récupère une à la fin de son tour avec deux de ses sherpas dans un camp d’altitude : une fois par camp.
}
    .name = { $state ->
    [hand] Cartes d’approvisionnement { $cards } ({ $name })
   *[used] Cartes utilisées { $cards } ({ $name })
}
meaning-climber = { $left ->
    [0] { $you ->
        [yes] Vous êtes
       *[no] { $name } est
    } au sommet.
   *[other] { $you ->
        [yes] Vous êtes
       *[no] { $name } est
    } { $space ->
        [0] au camp de base
       *[other] sur la case { $space }
    }, à { $left } du sommet. Un alpiniste ne fait qu’avancer, et ne s’arrête que là où se tiennent deux de ses sherpas et aucun autre alpiniste. Le sommet se passe de sherpas.
}
    .name = { $you ->
    [yes] Votre alpiniste
   *[no] Alpiniste ({ $name })
}
meaning-sherpas = Ils sont sur { $spaces }. Un sherpa avance de la valeur d’un dé ou d’une carte, ou recule de la moitié, arrondie au-dessus. S’il en rejoint d’autres en avançant, il peut continuer en cordée. Les sherpas n’entrent jamais au sommet.
    .name = { $you ->
    [yes] Vos sherpas
   *[no] Sherpas ({ $name })
}
meaning-yeti = Il est sur { $space } : personne ne peut s’y arrêter. Là où il finit son trajet, hors des camps, les sherpas fuient vers le camp le plus proche en dessous ou, à défaut, vers le camp de base. Un alpiniste accompagné d’au moins un de ses sherpas reste, et ses sherpas de la case avec lui ; un alpiniste sans aucun des siens fuit aussi.
    .name = Yéti
meaning-summit = Le premier alpiniste ici gagne aussitôt. Il n’y faut pas de sherpas, et les points en trop sont perdus. Seul un dé y mène, jamais une carte.
    .name = Sommet { $space }
meaning-space-camp = On n’y craint pas le yéti. Avec deux de ses sherpas ici à la fin de son tour, on récupère une carte utilisée, une fois dans la partie.{ $some ->
    [yes] {" "}Déjà fait : { $rested }.
   *[no] {""}
}{ $crowd ->
    [0] {""}
   *[other] {" "}Ici : { $who }. { $yeti ->
        [yes] Tant que le yéti est ici, personne d’autre ne s’y arrête.
       *[no] Un autre sherpa qui arrive en avançant peut continuer de { $crowd } en cordée.
    }
}
    .name = Camp d’altitude { $space }
meaning-space-snow = Aucune carte n’y mène, un dé oui.{ $crowd ->
    [0] {""}
   *[other] {" "}Ici : { $who }. { $yeti ->
        [yes] Tant que le yéti est ici, personne d’autre ne s’y arrête.
       *[no] Un autre sherpa qui arrive en avançant peut continuer de { $crowd } en cordée.
    }
}
    .name = Champ de neige { $space }
meaning-space-snows = Aucune carte n’y mène, un dé oui.
    .name = Champs de neige { $spaces }
meaning-space-slide = Un sherpa qui arrive ici glisse aussitôt jusqu’à { $to }, et ne continue pas en cordée.{ $crowd ->
    [0] {""}
   *[other] {" "}Ici : { $who }.
}
    .name = Avalanche { $space } → { $to }
meaning-space-cave = Le yéti part d’ici. Personne ne s’y arrête ; passer est permis.{ $crowd ->
    [0] {""}
   *[other] {" "}Ici : { $who }.
}
    .name = Grotte du yéti { $space }
meaning-space-crowd = Ici : { $who }. { $yeti ->
    [yes] Tant que le yéti est ici, personne d’autre ne s’y arrête.
   *[no] Un autre sherpa qui y arrive en avançant peut continuer en cordée, de { $crowd } exactement, seul ou avec des sherpas de sa couleur qui s’y trouvent. Un alpiniste ne s’y arrête qu’avec deux des siens.
}
    .name = Case { $space }
meaning-space = Les sherpas peuvent s’y arrêter. Un alpiniste ne s’arrête que là où se tiennent au moins deux de ses sherpas et aucun autre alpiniste. Où est le yéti, personne ne s’arrête.
    .name = Cases de la voie
meaning-base = Tous partent d’ici, avec quatre sherpas sur les quatre premières cases. Le camp de base abrite tout le monde, et qui fuit sans camp au-dessous y trouve refuge.
    .name = Camp de base
meaning-yeti-cards = { $over ->
    [yes] Restées dans la pioche : { $cards }.
   *[no] Encore à venir : { $cards }. On en tire une après chaque lancer, sauf le premier ; + va vers le sommet. Une fois toutes tirées, on les mélange avec le mauvais temps.
}
    .name = Cartes yéti
meaning-yeti-drawn = Tirées : { $cards }.{ $over ->
    [yes] {""}
   *[no] {" "}Elles reviennent une fois toutes les cartes tirées.
}
    .name = Cartes yéti tirées
meaning-storm = { $state ->
    [in] Il est dans la pioche. Tiré, il termine la partie : l’alpiniste le plus près du sommet gagne.
    [drawn] Il a été tiré : la partie est finie.
   *[out] Il est de côté jusqu’à ce qu’on mélange. Tiré, il termine la partie : l’alpiniste le plus près du sommet gagne.
}
    .name = Mauvais temps
meaning-panel = Sur la case { $space }. Camps qui ont rendu une carte : { $rested } sur { $camps }. Le premier alpiniste au sommet gagne.
    .name = { $name }

## La table en image

board-summit = Sommet
board-yeti = Yéti
board-base = Camp de base
board-space-camp = Case { $space } : un camp d’altitude. On n’y craint pas le yéti, et avec deux sherpas on y récupère une carte utilisée, une seule fois.
board-space-snow = Case { $space } : un champ de neige. Aucune carte n’y mène.
board-space-slide = Case { $space } : une avalanche. Les sherpas qui y arrivent glissent jusqu’à { $to }.
board-space-cave = Case { $space } : la grotte du yéti. Personne ne s’y arrête.
board-supply = { $state ->
    [hand] Carte d’approvisionnement { $card }, en main
   *[used] Carte d’approvisionnement { $card }, utilisée
}
board-recovered = Cartes récupérées : { $count } (camps : { $camps })
board-deck = Cartes yéti
board-deck-left = { $count } à venir
board-deck-about = Cartes yéti encore à venir : { $count }
board-yeti-card = { $state ->
    [in] Carte yéti { $card }, encore à venir
   *[out] Carte yéti { $card }, déjà tirée
}
board-yeti-storm = { $state ->
    [in] La carte « mauvais temps » est dans la pioche : elle termine la partie
    [drawn] La carte « mauvais temps » a été tirée : la partie est finie
   *[out] La carte « mauvais temps » est de côté jusqu’à ce qu’on mélange
}
board-storm = Gare au mauvais temps !
board-phase-first-roll = Lancez tous les dés.
board-phase-roll = Plus de dé : lancez-les tous.
board-phase-yeti = Tirez une carte yéti.
board-phase-move = Prenez un dé ou jouez une carte.
board-phase-move-last = Dernier dé : prenez-le ou relancez.
board-phase-recover = Récupérez une carte, ou renoncez.
board-phase-over = La partie est finie.
board-phase-over-storm = Mauvais temps : partie finie.
board-crowd = Qui se tient sur la case { $space } : touchez pour les écarter
board-desc = Une voie de { $length } cases serpente vers le sommet. Alpinistes : { $climbers }. Le yéti est sur la case { $yeti }.
board-desc-player = { $name } sur { $space }

## La boîte dans un fichier

box-route = H1 (règle du livret pour les sortes de cases) : la voie, du camp de base, 0, au sommet.
box-route-length = H1 (nombre à nous) : le numéro du sommet, de 20 à 100.
box-route-camps = H1 (connu par ailleurs : deux camps ; où ils se trouvent : nombres à nous) : les camps d’altitude, de 1 à 16.
box-route-cave = H1 (règle du livret : une grotte ; où elle se trouve : nombre à nous) : la grotte du yéti.
box-route-slides = H1 (nombres à nous) : les avalanches et les glissements de terrain, chacun avec la case où il mène, plus bas.
box-route-snow = H1 (nombres à nous) : les champs de neige, où aucune carte ne mène.

## Ce qui compte dans une étude

matter-summit = Chances d’atteindre le sommet
matter-sherpas-flee = Risque que le yéti fasse fuir des sherpas
matter-climber = Chances que l’alpiniste avance
matter-climber-flees = Risque que le yéti fasse reculer l’alpiniste
stand-behind = Sherpas laissés derrière l’alpiniste
stand-in-pairs = Cases devant avec deux sherpas, prêtes pour l’alpiniste
