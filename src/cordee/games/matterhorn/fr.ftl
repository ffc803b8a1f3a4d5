title = Le Cervin
pitch = Lancez cinq dés, posez des jetons Action et arrêtez-vous à temps : chaque jeton vaut une action. Le premier dont les deux pions sont au sommet gagne. Un lancer de trop, et les actions du tour sont perdues.
score-counts = lignes gravies par les deux pions
option-summit = Nombre d’actions pour passer de la ligne 5 au sommet (M19)

## Ce qui est demandé

ask-setup = { $you ->
    [yes] D’où
   *[no] { $player }, d’où
} part votre pion ?
ask-roll = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} lancer { n-dice }.
ask-drop = { $you ->
    [yes] Quels
   *[no] { $player }, quels
} dés éliminez-vous ? Tels quels, ils donnent { $result }.
ask-token = { $you ->
    [yes] Sur
   *[no] { $player }, sur
} quel cercle de la ligne { $result } posez-vous le jeton ?
ask-bonus = { $you ->
    [yes] Un pion
   *[no] { $player }, un pion
} est sur cette ligne : que faites-vous de l’action bonus ?
ask-choose = { $you ->
    [yes] Vous arrêtez
   *[no] { $player }, vous arrêtez
}-vous avec { n-actions }, ou relancez-vous ?
ask-actions = { $you ->
    [yes] Il
   *[no] { $player }, il
} reste { n-actions } : que faites-vous ?
ask-block = { $you ->
    [yes] C’est
   *[no] { $player }, c’est
} un échec. Posez-vous un obstacle ?

n-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
n-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
n-lost = { $lost ->
    [one] 1 action perdue
   *[other] { $lost } actions perdues
}

## Ce qu’on peut choisir

choice-pawn = pion en { $circle }
choice-drop = éliminer { $dice } : résultat { $result }
choice-drop-none = ne rien éliminer : résultat { $result }
choice-refuse = ne rien éliminer : un ÉCHEC, { $result } ne permet pas de poser de jeton{ $lost ->
    [0] {""}
   *[other] , { n-lost }
}
choice-token = jeton en { $circle }{ $bonus ->
    [yes] {" "}(action bonus)
   *[no] {""}
}
choice-block = obstacle en { $circle }
choice-stop = s’arrêter : { n-actions }
choice-again = relancer { n-dice } ; un échec ferait perdre les actions
choice-move = { $way ->
    [up] monter de { $start } en { $end }
    [down] descendre de { $start } en { $end }
   *[beside] faire un pas de côté, de { $start } en { $end }
}
choice-summit = monter de { $start } au SOMMET{ $price ->
    [one] {""}
   *[other] {" "}({ $price } actions)
}
choice-push = pousser { $you ->
    [other] un de vos pions
   *[no] un pion ({ $other })
} de { $start } en { $end }
choice-clear = enlever l’obstacle en { $circle }
choice-done-bonus = renoncer à l’action bonus
choice-done-actions = renoncer aux actions restantes et finir le tour
choice-done-block = ne pas poser d’obstacle

## En bref

brief-drop = éliminer { $dice } → { $result }
brief-drop-none = ne rien éliminer → { $result }
brief-refuse = ne rien éliminer → ÉCHEC
group-move = déplacer un de vos pions : { $count } façons
group-push = pousser le pion d’un adversaire : { $count } façons
group-clear = enlever un obstacle : il y en a { $count }
group-block = poser un obstacle : { $count } cercles
group-drop = éliminer { $value } des dés : { $count } façons
brief-move = { $way ->
    [up] monter
    [down] descendre
   *[beside] de côté
} { $start }→{ $end }
brief-summit = { $start }→SOMMET
brief-push = pousser { $start }→{ $end }
brief-clear = enlever { $circle }
brief-block = { $circle }
brief-done-block = aucun
brief-done-bonus = renoncer
brief-done-actions = renoncer

## Ce qui en découle aussitôt

effect-bonus = une action bonus
effect-row-cleared = la ligne { $row } est pleine et se vide
effect-refill = tous les obstacles retournent dans la réserve

## Ce qui s’est passé

story-next = { $you ->
    [yes] À vous
   *[no] À { $player }
} de jouer.
story-pawn = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} un pion en { $circle }.
story-roll = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
} { $dice } : résultat { $result }.
story-drop = { $you ->
    [yes] Vous éliminez
   *[no] { $player } élimine
} { $dice } : résultat { $result }.
story-drop-none = { $you ->
    [yes] Vous n’éliminez
   *[no] { $player } n’élimine
} rien : résultat { $result }.
story-refuse = { $you ->
    [yes] Vous n’éliminez
   *[no] { $player } n’élimine
} rien, et { $result } ne permet pas de poser de jeton.
story-failure = { $lost ->
    [0] Échec : le tour est fini.
   *[other] Échec : le tour est fini, { n-lost }.
}
story-token = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
} un jeton en { $circle }.
story-bonus = Un pion est sur la ligne { $row } : { $you ->
    [yes] vous avez
   *[no] { $player } a
} une action bonus.
story-block = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
} un obstacle en { $circle }.
story-stop = { $you ->
    [yes] Vous vous arrêtez
   *[no] { $player } s’arrête
} : { n-actions }.
story-again = { $you ->
    [yes] Vous relancez
   *[no] { $player } relance
} { n-dice }.
story-move = { $you ->
    [yes] Vous { $way ->
        [up] montez
        [down] descendez
       *[beside] faites un pas de côté,
    }
   *[no] { $player } { $way ->
        [up] monte
        [down] descend
       *[beside] fait un pas de côté,
    }
} de { $start } en { $end }.
story-summit = { $you ->
    [yes] Vous montez
   *[no] { $player } monte
} de { $start } au sommet !
story-push = { $you ->
    [yes] Vous poussez un pion ({ $other })
    [other] { $player } pousse un de vos pions
   *[no] { $player } pousse un pion ({ $other })
} de { $start } en { $end }.
story-clear = { $you ->
    [yes] Vous enlevez
   *[no] { $player } enlève
} l’obstacle en { $circle }.
story-done-bonus = { $you ->
    [yes] Vous renoncez
   *[no] { $player } renonce
} à l’action bonus.
story-done-actions = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} terminé.
story-done-block = { $you ->
    [yes] Vous ne posez
   *[no] { $player } ne pose
} pas d’obstacle.
story-row-cleared = La ligne { $row } est pleine : { $tokens ->
    [one] son jeton retourne
   *[other] ses { $tokens } jetons retournent
} à la réserve.
story-refill = La réserve est vide : les { $tokens } obstacles y retournent tous.

## La fin

n-lead = { $lead ->
    [one] { $lead } ligne
   *[other] { $lead } lignes
}
end-score = { $you ->
    [yes] Vous gagnez, vos deux pions au sommet ; il restait { n-lead } à gravir à { $rivals }.
    [rivals] { $winners } gagne, ses deux pions au sommet ; { $rivals } aviez encore { n-lead } à gravir.
   *[no] { $winners } gagne, ses deux pions au sommet ; il restait { n-lead } à gravir à { $rivals }.
}
won-score = { $you ->
    [yes] Vous avez gagné avec deux
   *[no] { $winners } a gagné avec deux
} pions au sommet, { $best } lignes à { $second }
account-actions = Actions d’un arrêt
account-bonus = Actions bonus
account-down = En redescendant
account-pushed = Grâce aux autres
account-total = Lignes gravies

## Pourquoi un coup est refusé

why-other-question = { $rule } : « { $text } » répond à une autre question. { $phase ->
    [setup] Il s’agit de choisir d’où part un pion.
    [roll] C’est le moment de lancer les dés.
    [drop] Il s’agit de choisir les dés à éliminer.
    [token] Il s’agit de choisir où poser le jeton.
    [bonus] Il s’agit de choisir que faire de l’action bonus.
    [choose] Il s’agit de s’arrêter ou de relancer.
    [actions] Il s’agit de choisir que faire des actions.
    [block] Il s’agit de choisir où poser un obstacle, ou d’y renoncer.
   *[over] La partie est finie.
}
why-dice = { $rule } : on lance { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, ni plus ni moins.
why-drop-absent = { $rule } : il n’y a pas autant de dés qui montrent { $value }.
why-drop-row = { $rule } : il resterait un résultat de { $result }, et les lignes vont de 5 à 12.
why-drop-placed = { $rule } : il resterait { $result }, une ligne où vous avez déjà posé un jeton ce tour-ci.
why-drop-full = { $rule } : il resterait { $result }, une ligne sans cercle libre.
why-no-circle = { $rule } : il n’y a pas de cercle { $circle } sur cette montagne.
why-setup-row = { $rule } : les pions partent de la ligne 12.
why-token-row = { $rule } : le résultat est { $result } : le jeton va sur un cercle libre de cette ligne.
why-block-row = { $rule } : vous avez posé un jeton sur la ligne { $row } ce tour-ci.
why-taken = { $rule } : { $circle } n’est pas libre.
why-clear-free = { $rule } : il n’y a rien en { $circle }.
why-clear-action = { $rule } : le jeton en { $circle } est côté action ; on n’enlève que des obstacles.
why-clear-pawn = { $rule } : en { $circle } il y a un pion, pas un obstacle.
why-no-pawn = { $rule } : il n’y a pas de pion en { $circle }.
why-push-own = { $rule } : le pion en { $circle } est à vous : « move » le déplace.
why-move-other = { $rule } : le pion en { $circle } n’est pas à vous ; « push » pousse le pion d’un adversaire.
why-far = { $rule } : { $circle } ne touche pas { $start }.
why-same = { $rule } : le pion est déjà en { $circle }.
why-push-down = { $rule } : on ne pousse jamais le pion d’un adversaire vers le bas.
why-push-summit = { $rule } : on ne pousse jamais le pion d’un adversaire au sommet.
why-step-taken = { $rule } : en { $circle } il y a { $what ->
    [token] un jeton
    [obstacle] un obstacle
   *[pawn] un pion
}.
why-summit-far = { $rule } : on atteint le sommet depuis la ligne 5.
why-summit-stays = { $rule } : un pion arrivé au sommet y reste.
why-summit-price = { $rule } : avec cette option, le pas vers le sommet prend { $price } actions d’un même arrêt.

## Pourquoi une position est impossible

impossible-pawns = { $rule } : les pions de la place { $seat } sont { $value } ; il faut une liste de deux endroits au plus, triés comme des textes.
impossible-circles = { $name } vaut { $value } ; il faut une liste de cercles.
impossible-circles-order = { $name } vaut { $value } ; il faut aller par ligne de 12 à 5, puis de gauche à droite.
impossible-circle = { $rule } : { $name } contient { $value }, qui n’est pas un cercle de cette montagne.
impossible-circle-taken = { $rule } : { $name } contient { $value }, où il y a déjà quelque chose.
impossible-box = { $rule } : box vaut { $count } ; avec les jetons sur la montagne il faut { $right }.
impossible-tokens = { $rule } : { $count } jetons sont sur la montagne ; il y en a { $right }.
impossible-setup = { $rule } : la place { $seat } a { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} sur la montagne ; à la mise en place ils viennent de la dernière place à la première, ensuite chacun en a deux.
impossible-setup-board = { $rule } : à la mise en place, les pions sont sur la ligne 12 et aucun jeton n’est posé.
impossible-dice = { $rule } : dice montre { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} ; dans la phase { $phase } il en faut { $right }.
impossible-dropped = { $rule } : on n’élimine des dés que pour un résultat qu’on pose, et aucun jeton n’a été posé ce tour-ci.
impossible-actions = { $rule } : actions_left vaut { $count } ; dans la phase { $phase } il faut { $exact ->
    [yes] { $low }
   *[no] de { $low } à { $high }
}.
impossible-summit-price = { $rule } : le pas vers le sommet prend { $price } actions d’un même arrêt, et { $tokens ->
    [one] un seul jeton a été posé
   *[other] { $tokens } jetons ont été posés
}.
impossible-action-twice = { $rule } : la ligne { $row } a plus d’un jeton côté action.
impossible-last-token = { $rule } : le résultat des dés est { $result }, mais aucun jeton côté action n’est sur une ligne de ce numéro.
impossible-bonus = { $rule } : un bonus demande un pion sur la ligne { $row }.
impossible-full-row = { $rule } : la ligne { $row } est pleine, ses jetons sont donc déjà dans la réserve.
impossible-box-empty = { $rule } : un tour ne commence pas avec une réserve vide.
impossible-drop = { $rule } : avec ces dés on ne peut poser aucun jeton, on ne demande donc pas lesquels éliminer.
impossible-token = { $rule } : on ne peut pas poser de jeton pour un résultat de { $result }.
impossible-block = { $rule } : on demande un obstacle après un échec, avec un jeton dans la réserve.
impossible-end = { $rule } : la partie est finie quand la place qui joue a ses deux pions au sommet, et alors seulement.

## Pourquoi une boîte est refusée

faulty-rows-apart = { $entry } = { $value } : aucun cercle de la ligne { $row } ne toucherait la ligne { $below }, et personne ne pourrait monter ; un décalage de -1, 0 ou 1 convient toujours.

## La table dans un terminal

scene-box = Réserve : { $box }
scene-price = sommet : { $actions } actions
scene-action = action
scene-obstacle = obstacle
scene-summit = Sommet
scene-top = sommet
scene-rolled = Lancer : { $dice } = { $result }
scene-hand = En main : { $dice ->
    [one] 1 dé à lancer
   *[other] { $dice } dés à lancer
}
scene-dropped = Éliminés : { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
scene-actions = { $actions ->
    [one] Reste 1 action
   *[other] Restent { $actions } actions
}

## Ce que sont les choses

meaning-die-single = Une valeur qui n’apparaît qu’une fois compte. On peut éliminer n’importe quel dé : il est hors jeu jusqu’à la fin du tour.
    .name = Dés qui comptent
meaning-die-pair = Les valeurs qui apparaissent deux fois ou plus ne comptent pas, mais on les relance avec le reste. Si l’on élimine un dé d’un double, l’autre compte.
    .name = Doubles, qui ne comptent pas
meaning-die-loose = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} à lancer. Le premier lancer d’un tour est obligatoire.
    .name = Dés à lancer
meaning-result = La somme des valeurs qui n’apparaissent qu’une fois : { $result }.{ $open ->
    [past] {""}
    [yes] {" "}On peut poser un jeton sur la ligne { $result }.
    [no] {" "}La ligne { $result } ne prend pas de jeton en ce moment : elle est pleine, ou en a un de ce tour, ou la réserve est vide.
   *[none] {" "}Aucune ligne n’a ce nombre, seulement { $highest } à { $lowest }.
}
    .name = Ce que donnent les dés
meaning-dropped = Les dés éliminés sont hors jeu jusqu’à la fin du tour. Moins de dés, moins de points : un lancer qui ne va sur aucune ligne est un échec.
    .name = { $dice ->
    [0] Place des dés éliminés
   *[other] Dés éliminés
}
meaning-cup = Relancer, c’est lancer tous les dés non éliminés. Un lancer qui ne permet de poser aucun jeton est un échec : { $placed ->
    [0] le tour est fini
    [one] l’action du jeton de ce tour est perdue
   *[other] les actions des { $placed } jetons de ce tour sont perdues
}, et l’on peut poser un jeton comme obstacle. Les actions bonus restent faites.
    .name = Gobelet
meaning-summit = Le premier dont les deux pions sont ici gagne aussitôt. Depuis la ligne { $row }, il faut { $actions ->
    [one] 1 action
   *[other] { $actions } actions du même arrêt
}. Il y a place pour tous les pions, et ils y restent.
    .name = Sommet
meaning-row = Quand les dés donnent { $row }, on pose un jeton sur un de ses cercles libres : { $free } en ce moment. { $token ->
    [yes] Elle a déjà un jeton de ce tour, on n’en pose pas d’autre.
   *[no] { $pawn ->
        [yes] Un pion s’y trouve : un jeton sur cette ligne donne aussitôt une action bonus.
       *[no] Avec un pion ici, un jeton donnerait aussitôt une action bonus.
    }
} Une ligne pleine perd tous ses jetons à la fin du tour.
    .name = Ligne { $row }
meaning-token-action = Posés ce tour-ci. Qui s’arrête a une action pour chacun ; à la fin du tour, ils deviennent des obstacles.
    .name = Jetons Action
meaning-token-obstacle = Il barre son cercle. Une action l’enlève ; une ligne pleine perd tous ses jetons.
    .name = Obstacles
meaning-actions = { $actions ->
    [one] Reste 1 action
   *[other] Restent { $actions } actions
} : déplacer un de ses pions d’un cercle vers le haut, vers le bas ou de côté, celui d’un autre vers le haut ou de côté, ou enlever un obstacle.
    .name = Actions
meaning-box = { $tokens ->
    [one] 1 jeton
   *[other] { $tokens } jetons
} à poser. Si la réserve est vide à la fin d’un tour, tous les obstacles y retournent.
    .name = Réserve de jetons
meaning-pawns = { $you ->
    [yes] Vous les déplacez
   *[no] { $name } les déplace
} par des actions vers un cercle libre au-dessus, au-dessous ou à côté ; les autres peuvent les pousser vers le haut ou de côté, jamais vers le bas ni au sommet. Un cercle porte un pion ou un jeton.
    .name = { $you ->
    [yes] Vos pions
   *[no] Pions ({ $name })
}
meaning-panel = Pions au sommet : { $up } sur { $pawns }. Le premier qui les y a tous gagne.
    .name = { $name }

## La table en image

board-height = 4478 m
board-summit = sommet
board-box = Réserve
board-dropped = Dés éliminés
board-dropped-short = Éliminés
board-action = Action
board-action-about = posé ce tour-ci
board-obstacle = Obstacle
board-obstacle-about = barre le cercle
board-desc = Le plateau du Cervin. Pions : { $pawns }. Obstacles : { $obstacles }. Jetons dans la réserve : { $box }.
board-desc-player = { $name } : { $places }
board-desc-none = aucun
board-phase-setup = Placez un pion sur la ligne 12.
board-phase-roll = Lancez les dés.
board-phase-drop = Éliminez des dés, ou aucun.
board-phase-token = Posez un jeton sur la ligne { $row }.
board-phase-bonus = Bonus : utilisez une action.
board-phase-choose = { $actions ->
    [one] Arrêtez avec 1 action, ou risquez-la.
   *[other] Arrêtez avec { $actions } actions, ou risquez-les.
}
board-phase-actions = { $actions ->
    [one] Utilisez votre dernière action.
   *[other] Utilisez vos { $actions } actions.
}
board-phase-block = Échec : poser un obstacle ?
board-phase-over = La partie est finie.

## La boîte dans un fichier

box-bottom = M1 (nombre à nous ; les critiques du jeu connaissent une pyramide) : les cercles de la ligne 12, de 8 à 12 ; chaque ligne au-dessus en a un de moins et commence la moitié d’un cercle plus à droite.
box-rows = M1 (nombres à nous) : au lieu de « bottom » (effacez-le alors, et le # ci-dessous), ligne par ligne, de la ligne 12 à la ligne 5 : les cercles, de 1 à 12 (ligne 12 : de 8 à 12), et le décalage du premier vers la droite par rapport au premier de la ligne du dessous, en moitiés de largeur de cercle, de -2 à 2. Des cercles de lignes voisines se touchent quand ils sont décalés de moins d’un cercle.
box-tokens = M2 (connu par des critiques du jeu) : les jetons de la boîte, de 10 à 60.

## Ce qui compte dans une étude

matter-failure = Risque d’échec
matter-bonus = Chances d’une action bonus
matter-summit = Chances d’amener un pion au sommet
stand-way = Nombre approximatif d’actions qu’il faut encore aux deux pions pour être au sommet
stand-blocked = Pions sans cercle libre au-dessus d’eux
