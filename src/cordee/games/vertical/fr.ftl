title = Vertical
pitch = Bâtissez la falaise tuile par tuile tout en la gravissant. Emportez quatre jetons matériel, posez mousquetons, échelles et tyroliennes, gare aux chutes : le plus haut gagne quand la dernière tuile est jouée.
score-counts = hauteur atteinte

## Les choses

token-axe = piolet
    .one = un piolet
    .does = pour se tenir sur les tuiles piolet
token-crampons = crampons
    .one = des crampons
    .does = pour se tenir sur les tuiles crampons
token-map = plan des grottes
    .one = un plan des grottes
    .does = pour aller de grotte en grotte
token-carabiner = mousqueton
    .one = un mousqueton
    .does = posé sur la falaise, il arrête une chute
token-ladder = échelle
    .one = une échelle
    .does = posée sur une tuile échelle, elle permet à tous de s’y tenir
token-zipline = tyrolienne
    .one = une tyrolienne
    .does = posée sur une tuile, elle mène de là à toute tuile aussi haute ou plus basse

tile-kind = { $kind ->
    [plain] une tuile simple
    [axe] une tuile piolet
    [crampons] une tuile crampons
    [ladder] une tuile échelle
    [cave] une grotte
    [danger] une tuile danger
   *[fall] une tuile chute
}

## Ce qui est demandé

ask-pack = { $you ->
    [yes] Qu’emportez
   *[no] { $player }, qu’emportez
}-vous ? ({ $number } sur 4)
ask-draw = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} piocher une tuile dans le tas { $pile } (il en reste { $left } en tout).
ask-place = { $you ->
    [yes] Où
   *[no] { $player }, où
} posez-vous la tuile ({ tile-kind }) ?
ask-equip = { $you ->
    [yes] Équipez-vous la paroi
   *[no] { $player }, équipez-vous la paroi
} d’un jeton ?
ask-move = { $you ->
    [yes] Où
   *[no] { $player }, où
} allez-vous ?
ask-zip = { $you ->
    [yes] Continuez
   *[no] { $player }, continuez
}-vous par la tyrolienne ?

## Ce qu’on peut choisir

choice-pack = emporter { $token } : { $does }
choice-place = { tile-kind } en { $place }
choice-equip = { $token } en { $place }
choice-bare = ne pas équiper la paroi
choice-step = aller en { $place } ({ tile-kind })
choice-cave = passer par les grottes jusqu’en { $place }
choice-zip = tyrolienne jusqu’en { $place } ({ tile-kind })
choice-stay = rester sur place
choice-no-zip = ne pas prendre la tyrolienne
brief-place = { $place }
brief-step = { $place } ({ tile-kind })
brief-cave = grottes → { $place }
brief-zip = { $place } ({ tile-kind })
brief-stay = rester
brief-no-zip = pas de tyrolienne
brief-bare = aucun jeton

## Ce qui s’est passé

story-pack = { $you ->
    [yes] Vous emportez
   *[no] { $player } emporte
} { $token }.
story-packed = Tous les sacs sont prêts : à l’assaut de la falaise !
story-draw = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
} { tile-kind }.
story-last-of-pile = C’était la dernière tuile du tas { $pile }.
story-last-tile = C’était la dernière tuile : la partie finit avec ce tour.
story-place = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
} { tile-kind } en { $place }.
story-equip = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
} { $token } en { $place }.
story-bare = { $you ->
    [yes] Vous n’équipez pas la paroi.
   *[no] { $player } n’équipe pas la paroi.
}
story-step = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} en { $place }.
story-cave = { $you ->
    [yes] Vous passez
   *[no] { $player } passe
} par les grottes jusqu’en { $place }.
story-zip = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} la tyrolienne jusqu’en { $place }.
story-stay = { $you ->
    [yes] Vous restez
   *[no] { $player } reste
} sur place.
story-no-zip = { $you ->
    [yes] Vous ne prenez
   *[no] { $player } ne prend
} pas la tyrolienne.
story-fall-at-foot = { $you ->
    [yes] Vous êtes au pied et ne pouvez
   *[no] { $player } est au pied et ne peut
} pas chuter : le tour continue.
story-fall-held = Le mousqueton en { $place } { $you ->
    [yes] vous retient
   *[no] retient { $player }
} : le tour continue.
story-fall-to-foot = { $you ->
    [yes] Vous chutez
   *[no] { $player } chute
} de { $start } jusqu’au pied de la falaise.
story-fall-to = { $you ->
    [yes] Vous chutez de { $start } et le mousqueton en { $place } vous arrête.
   *[no] { $player } chute de { $start } et le mousqueton en { $place } l’arrête.
}

## La fin

end-score = { $you ->
    [yes] Vous gagnez
   *[no] { $winners } gagne
} à la hauteur { $best }, { $second ->
    [-1] sans personne d’autre sur la falaise.
   *[other] avec { $lead } d’avance sur { $rivals }.
}
end-score-shared = { $best ->
    [-1] Personne n’est sur la falaise : { $you ->
        [yes] vous{ $others } partagez
       *[no] { $winners } partagent
    } la victoire.
   *[other] { $you ->
        [yes] Vous{ $others } partagez
       *[no] { $winners } partagent
    } la victoire à la hauteur { $best }.
}
won-score = { $you ->
    [yes] Vous avez
   *[no] { $winners } a
} gagné, hauteur { $best } contre { $second ->
    [-1] le pied
   *[other] { $second }
}
won-score-shared = { $you ->
    [yes] Vous{ $others } avez
   *[no] { $winners } ont
} partagé la victoire { $best ->
    [-1] au pied
   *[other] à la hauteur { $best }
}
account-start = Au pied
account-up = Montée à pied
account-down = Descente à pied
account-caves = Par les grottes
account-ziplines = En tyrolienne
account-falls = Chutes
account-total = Hauteur
account-value = { $value ->
    [-1] pied
   *[other] { $text }
}

## Pourquoi un coup est refusé

why-other-question = { $rule } : « { $text } » répond à une autre question. { $phase ->
    [pack] Il s’agit de choisir quoi emporter.
    [draw] C’est le moment de piocher une tuile.
    [place] Il s’agit de choisir où poser la tuile.
    [equip] Il s’agit de choisir si l’on équipe la paroi.
    [move] Il s’agit de choisir où aller.
    [zip] Il s’agit de choisir si l’on continue par la tyrolienne.
   *[over] La partie est finie.
}
why-draw = { $rule } : il n’y a plus de tuile de cette sorte dans le tas { $pile }.
why-pack = { $rule } : il n’y a plus de jeton de cette sorte dans le stock.
why-first-tile = { $rule } : la première tuile va en 0,0.
why-below-foot = { $rule } : { $place } est sous les tuiles de pied ; les hauteurs commencent à 0.
why-spot-taken = { $rule } : il y a déjà une tuile en { $place }.
why-spot-alone = { $rule } : { $place } ne touche aucune tuile de la falaise par un côté.
why-cave-high = { $rule } : une grotte va en ce moment à la hauteur { $most } au plus : trois niveaux au-dessus des tuiles de pied ou d’une autre grotte.
why-no-tile = { $rule } : il n’y a pas de tuile en { $place }.
why-equip-blue = { $rule } : { $token ->
    [axe] un piolet reste
    [crampons] des crampons restent
   *[map] un plan des grottes reste
} dans le sac ; on pose sur la falaise mousquetons, échelles et tyroliennes.
why-no-token = { $rule } : il n’y a pas { $token ->
    [carabiner] de mousqueton
    [ladder] d’échelle
   *[zipline] de tyrolienne
} dans votre sac.
why-token-twice = { $rule } : cette tuile a déjà { $token ->
    [carabiner] un mousqueton
    [ladder] une échelle
   *[zipline] une tyrolienne
}.
why-equip-ladder = { $rule } : une échelle ne va que sur une tuile échelle. Le livret laisse équiper toute tuile, mais ici elle ne servirait jamais à personne (notre décision).
why-equip-danger = { $rule } : pas de tyrolienne sur une tuile danger. Le livret laisse équiper toute tuile, mais personne ne s’y tient jamais pour la prendre (notre décision).
why-equip-far = { $rule } : un mousqueton va sur votre tuile, ou sur une tuile à portée de votre premier déplacement, sans la tyrolienne qui le suivrait (nos décisions).
why-here = { $rule } : vous y êtes déjà : « stay » reste sur place.
why-from-foot = { $rule } : du pied, un pas mène sur une tuile de hauteur 0.
why-step-far = { $rule } : un pas mène une tuile plus haut, plus bas, à gauche ou à droite.
why-no-zipline = { $rule } : vous n’êtes pas sur une tuile avec une tyrolienne.
why-zip-up = { $rule } : une tyrolienne mène à la même hauteur ou plus bas.
why-not-in-cave = { $rule } : vous n’êtes pas sur une grotte.
why-no-map = { $rule } : le passage par les grottes demande un plan des grottes dans le sac.
why-cave-no-cave = { $rule } : cette tuile n’est pas une grotte.
why-cave-far = { $rule } : le passage mène à la grotte la plus proche sans alpiniste, et celle-là est plus loin.
why-taken = { $rule } : un autre alpiniste est là.
why-danger = { $rule } : personne ne se tient sur une tuile danger.
why-needs-ladder = { $rule } : une tuile échelle demande d’abord une échelle.
why-needs-token = { $rule } : cette tuile demande { $token ->
    [axe] un piolet
   *[crampons] des crampons
} dans votre sac.

## Pourquoi une position est impossible

impossible-tiles = { $rule } : tiles vaut { $value } ; il faut une liste de { $most } tuiles au plus.
impossible-tile-tokens = { $rule } : les jetons de { $name } sont { $value } ; il faut une liste d’éléments de { $known }, dans cet ordre.
impossible-tiles-order = { $rule } : tiles doit être trié par y, puis x, une tuile par emplacement.
impossible-climber-place = { $rule } : l’alpiniste de la place { $seat } est en { $value }, où il n’y a pas de tuile ; au pied il faut null.
impossible-tokens = { $rule } : pour { $token }, il y en a { $count } dans le stock, les sacs et sur la falaise ; il en faut { $right }.
impossible-packing = { $rule } : les sacs contiennent { $value } jetons ; on les remplit un jeton à la fois, dans l’ordre des places.
impossible-packed = { $rule } : { $count ->
    [one] { $count } jeton a
   *[other] { $count } jetons ont
} quitté le stock ; une fois les sacs prêts il en faut { $right }.
impossible-bag-full = { $rule } : la place { $seat } a { $count } jetons dans son sac ; elle en emporte quatre.
impossible-pile-more = { $rule } : un tas a plus de tuiles qu’au début.
impossible-pile-order = { $rule } : un tas a été entamé avant que le précédent soit épuisé.
impossible-pile-kind = { $rule } : { $count ->
    [one] { $count } tuile { $kind } est
   *[other] { $count } tuiles { $kind } sont
} sur la falaise ou en main ; les tas disent { $right }.
impossible-drawn-pile = { $rule } : la tuile en main, { $kind }, vient du tas { $pile }, et il n’y en manque aucune.
impossible-pack-drawn = { $rule } : tant qu’on remplit les sacs, aucune tuile n’est piochée ; ici il en manque { $count }.
impossible-newcomer = { $rule } : la place { $seat } n’a pas encore bougé et se trouve au pied : son alpiniste doit être null.
impossible-used = { $rule } : la place { $seat } a posé plus de jetons sur la falaise ({ $count }) qu’elle n’a eu de tours pour le faire ({ $turns }).
impossible-turn = { $rule } : après { $count ->
    [one] { $count } tuile piochée
   *[other] { $count } tuiles piochées
}, c’est à une autre place de jouer.
impossible-cliff = { $rule } : la falaise doit tenir ensemble par les côtés, autour d’une tuile en 0,0.
impossible-cave = { $rule } : une grotte à la hauteur { $height } est à plus de trois niveaux au-dessus des autres, plus basses, et des tuiles de pied.
impossible-gear = { $rule } : les jetons en { $x },{ $y } ne peuvent pas tous y être ({ $kind }) : les échelles vont sur les tuiles échelle, les tyroliennes partout sauf sur danger, les mousquetons là où quelqu’un pouvait se tenir.
impossible-climbers = { $rule } : chaque tuile a un alpiniste au plus.
impossible-climber = { $rule } : la place { $seat } n’a pas pu arriver en { $x },{ $y }, une tuile { $kind }.
impossible-drawn = { $rule } : on a une tuile en main dans la phase place et dans aucune autre ; la phase est { $phase }.
impossible-over = { $rule } : la partie est finie quand toutes les tuiles ont été piochées, et alors seulement ; la phase est { $phase }.
impossible-zip = { $rule } : la place { $seat } n’est pas sur une tyrolienne.

## Ce qui ne va pas dans les tas

faulty-piles = pile : { $tiles } tuiles, dont { $falls } chutes ; il en faut { $most } au plus, et au moins une qu’on puisse poser.
faulty-tokens = tokens : { $tokens } en tout ; cinq joueurs à quatre jetons chacun en demandent au moins { $least }.

## La table dans un terminal

scene-hand = en main : { $kind }
scene-higher = ↑ { $count ->
    [one] 1 hauteur de plus
   *[other] { $count } hauteurs de plus
}
scene-lower = ↓ { $count ->
    [one] 1 hauteur de plus
   *[other] { $count } hauteurs de plus
}
scene-foot = Au pied :
scene-at-foot = au pied
scene-at = en { $place }
scene-piles = Restent
scene-stock = Stock : { $about }
scene-nothing = rien
scene-tokens = { $n ->
    [1] { $token }
   *[other] { $token } ×{ $n }
}
scene-sign-plain = ·
scene-sign-axe = P
scene-sign-crampons = C
scene-sign-ladder = E
scene-sign-cave = ∩
scene-sign-danger = !
scene-sign-fall = ↓
scene-sign-on-carabiner = m
scene-sign-on-ladder = #
scene-sign-on-zipline = t
scene-on-carabiner = mousqueton
scene-on-ladder = échelle posée
scene-on-zipline = tyrolienne

## Ce que sont les choses

meaning-hand = { $drawn ->
    [yes] { $tile }. { $first ->
        [yes] C’est la première tuile : elle va en 0,0.
       *[no] On la pose sur la falaise, par un côté contre une autre tuile.
    }
   *[no] Aucune tuile en ce moment. Chaque tour commence par en piocher une.
}
    .name = Tuile en main
meaning-spots = { $first ->
    [yes] C’est la première tuile : elle va en 0,0.
   *[no] La tuile peut aller à { $spots ->
        [one] 1 place
       *[other] { $spots } places
    } : libre, et par un côté contre une tuile. { $cave ->
        [yes] Au-dessus de la hauteur { $reach }, une grotte demande une autre grotte au plus { $reach } plus bas, ou plus haut.
       *[no] Il n’y a de limite ni en largeur ni en hauteur.
    }
}
    .name = Places pour la tuile
meaning-piles = { $left ->
    [one] 1 tuile
   *[other] { $left } tuiles
} à piocher, le tas 1 d’abord, { $falls ->
    [0] sans aucune chute
    [one] dont { $falls } chute
   *[other] dont { $falls } chutes
}. Après le tour de la dernière tuile, l’alpiniste le plus haut gagne.
    .name = Tuiles à piocher
meaning-climber = { $height ->
    [-1] { $you ->
        [yes] Vous êtes
       *[no] { $name } est
    } au pied, où personne ne tombe.
   *[other] { $you ->
        [yes] Vous êtes
       *[no] { $name } est
    } à la hauteur { $height }. { $fall ->
        [held] Le mousqueton d’ici arrêterait une chute.
        [down] Une chute finirait à la hauteur { $to }, sur un mousqueton plus bas.
       *[foot] Une chute finirait au pied : pas de mousqueton libre plus bas dans cette colonne.
    }
} Un alpiniste va d’une tuile par tour, vers le haut, vers le bas ou de côté, là où il peut se tenir.
    .name = { $you ->
    [yes] Votre alpiniste
   *[no] Alpiniste ({ $name })
}
meaning-foot = Tous partent d’ici, sous la hauteur 0. D’ici on va sur n’importe quelle tuile de hauteur 0. Qui tombe sans mousqueton revient ici.
    .name = Pied de la falaise
meaning-heights = L’alpiniste le plus haut gagne après la dernière tuile ; le pied est sous la hauteur 0.
    .name = Hauteurs et colonnes
meaning-tile-plain = Tous peuvent s’y tenir, un alpiniste à la fois. À piocher encore : { $left }.
    .name = Tuile simple
meaning-tile-axe = Pour s’y tenir, il faut un piolet dans son sac ; il ne s’use pas. À piocher encore : { $left }.
    .name = Tuile piolet
meaning-tile-crampons = Pour s’y tenir, il faut des crampons dans son sac ; ils ne s’usent pas. À piocher encore : { $left }.
    .name = Tuile crampons
meaning-tile-ladder = Personne ne s’y tient avant qu’une échelle y soit posée ; ensuite, tous le peuvent. À piocher encore : { $left }.
    .name = Tuile échelle
meaning-tile-cave = Tous peuvent s’y tenir. Avec le plan des grottes, on va d’ici à l’autre grotte libre la plus proche. On la pose jusqu’à la hauteur { $reach }, ou au plus { $reach } au-dessus d’une autre grotte. À piocher encore : { $left }.
    .name = Grotte
meaning-tile-danger = Personne ne peut s’y tenir. À piocher encore : { $left }.
    .name = Tuile danger
meaning-tile-fall = Qui la pioche tombe : jusqu’au mousqueton libre le plus proche en dessous dans la même colonne, sinon jusqu’au pied ; son tour est fini. Sur un mousqueton, ou au pied, on reste, et l’on continue. À piocher encore : { $left }.
    .name = Tuile chute
meaning-token = { $does }. { $colour ->
    [blue] Ce jeton matériel reste dans le sac et ne s’use jamais.
   *[orange] Ce jeton matériel y reste et sert à tous.
} Dans le stock : { $stock }.
    .name = { $token }
meaning-stock = Avant de grimper, chacun emporte { $packed } jetons matériel, un à la fois. Ce que personne n’emporte ne sert pas.
    .name = Stock
meaning-chart = Toute la falaise. Le cadre est la partie montrée en grand ; un toucher en montre une autre.
    .name = Carte de la falaise
meaning-looks = Elles montrent une autre partie de la falaise, ou plus de la falaise.
    .name = Flèches et loupes
meaning-panel = { $height ->
    [-1] Au pied.
   *[other] À la hauteur { $height }.
} Jetons dans le sac : { $tokens }. Le plus haut gagne après la dernière tuile.
    .name = { $name }

## La table en image

board-desc = La falaise de Vertical : { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
}, { $left } à piocher. { $heights }.
board-desc-climber = { $name } à la hauteur { $height }
board-desc-foot = { $name } au pied
board-kind-plain = Simple
board-kind-axe = Piolet
board-kind-crampons = Crampons
board-kind-ladder = Échelle
board-kind-cave = Grotte
board-kind-danger = Danger
board-kind-fall = Chute
board-token-axe = Piolet
board-token-crampons = Crampons
board-token-map = Plan
board-token-carabiner = Mousqueton
board-token-ladder = Échelle
board-token-zipline = Tyrolienne
board-tile-about = { $kind }, { $place }
board-spot-about = La tuile peut aller en { $place }
board-chart-about = Toute la falaise ; le cadre est la partie montrée en grand, un toucher en montre une autre
board-look-left = Voir plus à gauche
board-look-right = Voir plus à droite
board-look-up = Voir plus haut
board-look-down = Voir plus bas
board-look-nearer = Voir de plus près
board-look-farther = Voir plus de la falaise
board-progress = Tuile { $drawn } sur { $whole }
board-piles = À piocher
board-pile-about = Tas { $pile } : { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
board-stock = Stock
board-token-about = { $token } : { $count }
board-hand = En main
board-hand-none = Aucune
board-height = Hauteur { $height }
board-foot = Au pied
board-phase-pack = Emportez un jeton.
board-phase-draw = Une tuile est piochée.
board-phase-place = Posez la tuile sur la falaise.
board-phase-equip = Équipez la paroi, ou non.
board-phase-move = Déplacez l’alpiniste, ou restez.
board-phase-zip = Prenez la tyrolienne, ou restez.
board-phase-over = La partie est finie.

## La boîte dans un fichier

box-tokens = V2 (règle du livret : 30 jetons de 6 sortes ; cinq de chaque : décision) : les jetons matériel de chaque sorte, de 4 à 9 ; ou, si vous effacez la première des deux lignes et le # de la seconde, un nombre pour chaque sorte, de 0 à 30, au moins 20 en tout (axe : piolet ; map : plan des grottes ; carabiner : mousqueton ; ladder : échelle ; zipline : tyrolienne).
box-pile = V1 (règle du livret : 60 tuiles en trois tas ; leur répartition : nombres à nous) : les tas 1, 2 et 3 ; 60 tuiles au plus en tout, dont au moins une qui ne soit pas une chute (plain : simple, sans logo ; axe : piolet ; ladder : échelle ; cave : grotte ; fall : chute).

## Ce qui compte dans une étude

matter-fall-to = Risque de tomber de quelques tuiles
matter-fall-to-foot = Risque de tomber au pied
matter-fall-held = Chances qu’un mousqueton arrête une chute
stand-exposed = Niveaux qu’une chute ferait perdre
stand-carabiners = Mousquetons dans le sac
