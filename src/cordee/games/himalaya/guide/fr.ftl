# Ce qu’une partie guidée de Himalaya explique, quand cela se présente pour la première fois.

begin = Le premier alpiniste au sommet gagne ; si le mauvais temps arrive avant, c’est le plus proche du sommet. Vous avez un alpiniste, qui ne va que là où se tiennent au moins deux de vos sherpas (H16), et quatre sherpas qui partent devant.

## Ce qui est demandé

ask-move = Les dés servent à tous : prenez-en un, et déplacez un de vos pions de sa valeur. Ce dé, personne d’autre ne l’aura. Cherchez donc deux choses : des sherpas qui se retrouvent sur une case, et un dé qui mène votre alpiniste à deux des vôtres.
ask-recover = Vous avez au moins deux sherpas dans un camp : vous pouvez récupérer une carte d’approvisionnement déjà utilisée (H21). Chaque camp ne le permet qu’une fois dans la partie. Si vous allez bientôt en utiliser une meilleure, attendez : le droit vous reste.

## Ce qu’on peut faire

may-die = Un sherpa qui en rejoint d’autres en avançant, à vous ou non, peut repartir aussitôt en cordée : d’autant de cases qu’il y avait de sherpas, avec autant des vôtres que vous voulez (H18). Rien n’est plus rapide, et vos sherpas restent ensemble.
may-card = Au lieu d’un dé, vous pouvez jouer une carte d’approvisionnement, pour une de ses valeurs (H9). Utilisée, elle ne revient que grâce à un camp : gardez-la pour une valeur qu’aucun dé ne montre. Elle ne mène ni sur un champ de neige ni au sommet (H14).
may-reroll = Il ne reste qu’un dé. S’il ne vous plaît pas, relancez-les tous (H8) : vous choisirez en premier. Mais une carte yéti vient avec le lancer : voyez d’abord qui des vôtres se tient là où le yéti pourrait aller.

## Ce qui s’est passé

event-climber = { $you ->
    [yes] Votre alpiniste est monté. Aux sherpas de repartir devant : que les deux prochains se retrouvent là où un seul dé mène votre alpiniste.
   *[no] Un autre joueur a mené son alpiniste à deux de ses sherpas. Sauf au camp de base, une case n’accueille qu’un alpiniste (H16) : si deux de vos sherpas y sont, il vous faut une autre place.
}
event-slides = Une avalanche ! Un sherpa qui arrive en { $first } glisse aussitôt jusqu’à { $end } (H13). Les flèches le montrent sur le plan de jeu : regardez-les avant de prendre un dé. Parfois, un autre des vôtres attend justement là, en bas.
event-back = Un sherpa a reculé. C’est permis, de la moitié de la valeur, arrondie à l’unité supérieure (H10), et cela vaut la peine pour se retrouver à deux ou pour éviter le yéti.
event-yeti = Après chaque lancer, sauf le premier, on tire une carte yéti (H7) : le yéti est allé de { $start } à { $end }. Personne ne s’arrête là où il est (H12), et ceux qu’il y trouve doivent parfois reculer. La table montre les cartes à venir.
event-sherpas-flee = { $you ->
    [yes] Le yéti a trouvé des sherpas à vous.
   *[no] Le yéti a trouvé des sherpas d’un autre joueur.
} Ils reculent jusqu’au premier camp au-dessous ou, à défaut, jusqu’au camp de base (H23). Dans un camp, on ne craint rien. Ailleurs, un alpiniste et ses propres sherpas se protègent ; seul, l’alpiniste recule aussi.
event-stand-firm = { $you ->
    [yes] Le yéti a rejoint votre alpiniste, qui est resté, et vos sherpas de la case aussi.
   *[no] Le yéti a rejoint un autre alpiniste, qui est resté, avec ses sherpas de la case.
} Un alpiniste accompagné d’au moins un de ses sherpas ne recule pas (H23). Laissez-en donc un près du vôtre là où le yéti peut venir.
event-recover = { $you ->
    [yes] La carte est de nouveau dans votre main. Chaque camp ne vous en rend qu’une de toute la partie (H21), mais chacun vous en rend une.
   *[no] Un autre joueur a récupéré une carte utilisée : deux de ses sherpas étaient dans un camp (H21). Vous le pouvez aussi, une fois dans chaque camp.
}
event-shuffle = Toutes les cartes yéti ont été tirées : on les mélange, et le « mauvais temps » en est désormais (H25). Quand il sort, la partie s’arrête, et l’alpiniste le plus proche du sommet gagne (H27). Chaque case compte : faites monter le vôtre.
