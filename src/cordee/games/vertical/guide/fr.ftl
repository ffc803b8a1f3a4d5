# Ce qu’une partie guidée de Vertical explique, quand cela se présente pour la première fois.

begin = Vous gravissez une falaise en la bâtissant : le plus haut gagne après la dernière tuile (V15). À votre tour, vous piochez une tuile et la posez, équipez la paroi d’un jeton si vous voulez, puis faites un pas. Mais d’abord, chacun prépare son sac.

## Ce qui est demandé

ask-pack = Choisissez quatre jetons pour toute la partie, un à la fois. Piolet, crampons et plan des grottes restent dans le sac et ne s’usent pas : un de chaque suffit (V2). Mousquetons, échelles et tyroliennes se posent pour de bon : deux peuvent être utiles.
ask-place = Posez la tuile sur une place libre qui touche la falaise par un côté (V6) ; une grotte, trois niveaux au plus au-dessus des tuiles de pied ou d’une autre grotte (V7). Si vous pouvez vous y tenir, au-dessus de vous. Sinon, au-dessus de qui vous devance.
ask-equip = Vous pouvez équiper la paroi d’un jeton de votre sac (V8). Il y reste et sert à tous : mettez-le là où il vous sert à vous. Rien ne presse : tout en bas, un mousqueton est gâché, car une chute y coûte peu.
ask-move = Faites un pas : en haut, en bas, à gauche ou à droite, sur une tuile où vous pouvez vous tenir (V9) ; du pied, sur toute tuile de hauteur 0. Mieux vaut monter ; si c’est barré, passez dans une colonne qui continue. Vous pouvez aussi rester.
ask-zip = Vous voilà sur une tyrolienne, et vous pouvez la prendre aussitôt (V12). Faites-le si une tuile aussi haute que celle-ci permet de mieux continuer à monter. Ensuite, vous ne vous déplacez plus pendant ce tour.

## Ce qu’on peut faire

may-pack = Ce sont les chutes qui font le plus redescendre, et seul un mousqueton les arrête : deux, c’est un bon choix. Piolet et crampons vous ouvrent bien des tuiles. Échelle, plan des grottes et tyrolienne valent beaucoup au bon endroit, mais servent moins souvent.
may-place = Chacun peut se tenir sur les tuiles simples et dans les grottes. Les tuiles piolet et crampons demandent ce jeton dans le sac, les tuiles échelle une échelle posée ; sur une tuile danger, personne. Et une tuile ne porte qu’un alpiniste (V10).
may-equip = Un mousqueton va là où vous êtes ou pourriez aller maintenant ; il arrête qui chute de plus haut dans sa colonne. Une échelle va sur une tuile échelle et l’ouvre. Une tyrolienne mène de sa tuile à toute tuile aussi haute ou plus basse (V8).
may-cave = Vous êtes dans une grotte, avec un plan des grottes : au lieu d’un pas, vous pouvez aller dans la plus proche des grottes où il n’y a personne (V11). Si elle est plus haute, cela vous épargne bien des pas.
may-zip = D’une tuile avec tyrolienne, on peut aller sur toute autre tuile aussi haute ou plus basse, avec ou sans vides, si l’on peut s’y tenir (V12). De quoi quitter une colonne qui ne mène plus nulle part.

## Ce qui s’est passé

event-packed = Tous les sacs sont prêts, et chacun peut les voir. Qui n’a pas de piolet ou de crampons ne va pas sur ces tuiles : pensez-y quand vous les posez.
event-equip = { $you ->
    [yes] Votre jeton est sur la falaise pour de bon, et peut aussi servir aux autres.
   *[no] Un autre joueur a posé un jeton sur la falaise, en { $place }. Il y reste, et peut vous servir autant qu’à lui.
} Mousquetons, échelles et tyroliennes ne demandent pas qui les a posés.
event-cave = { $you ->
    [yes] Vous avez traversé les grottes. Qui n’a pas de plan doit faire un pas pour chaque tuile.
   *[no] Un autre joueur est passé de grotte en grotte : qui a un plan des grottes dans son sac le peut, au lieu d’un pas (V11).
}
event-zip = { $you ->
    [yes] Vous avez pris la tyrolienne jusqu’en { $place }. Elle reste où elle est, pour tout le monde.
   *[no] Un autre joueur a pris une tyrolienne jusqu’en { $place } : de sa tuile, elle mène à toute tuile aussi haute ou plus basse (V12). Vous le pourrez aussi, si vous y arrivez.
}
event-fall-at-foot = { $you ->
    [yes] Vous avez pioché une chute, mais au pied rien ne se passe : votre tour continue.
   *[no] Un autre joueur a pioché une chute, mais au pied rien ne se passe.
} Plus haut, cela fait mal : on chute jusqu’au mousqueton le plus proche au-dessous, dans la même colonne, ou jusqu’au pied (V13).
event-fall-held = { $you ->
    [yes] Vous avez pioché une chute, mais le mousqueton de votre tuile vous retient.
   *[no] Un autre joueur a pioché une chute, mais le mousqueton de sa tuile le retient.
} Rien n’est perdu, et le tour continue (V14). Là où il y a un mousqueton, on ne risque rien.
event-fall-to = { $you ->
    [yes] Vous avez pioché une chute : de { $start } à { $place }, où un mousqueton vous retient.
   *[no] Un autre joueur a pioché une chute : de { $start } à { $place }, où un mousqueton l’a retenu.
} Il arrête quiconque chute dans sa colonne, si personne ne s’y tient (V13). Le reste du tour est perdu.
event-fall-to-foot = { $you ->
    [yes] Vous avez pioché une chute, sans mousqueton libre au-dessous dans votre colonne : vous voilà de retour au pied (V13). Repartez par le meilleur chemin : la falaise est déjà bâtie.
   *[no] Un autre joueur a pioché une chute et, sans mousqueton pour l’arrêter, s’est retrouvé au pied (V13), depuis { $start }. Posez-en un au-dessous de vous avant que cela ne vous arrive.
}
event-last-of-pile = Le tas { $pile } est épuisé. Dans notre répartition, le suivant est plus rude : moins de tuiles simples, plus de chutes (V1). Y a-t-il un mousqueton au-dessous de vous ?
event-last-tile = C’était la dernière tuile : la partie finit avec ce tour (V15). Ne pensez plus qu’à la hauteur, et montez autant que vous pouvez.
