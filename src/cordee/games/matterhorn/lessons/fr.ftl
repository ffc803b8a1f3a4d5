# Leçons du Cervin : le titre, ce qu’il faut faire à chaque pas, ce qui en est venu, et pourquoi pas autre chose.

## En route

start = En route

start-1 = Le premier dont les deux pions sont au sommet gagne. Les pions partent de la ligne 12. L’un des vôtres est en 12.3 : placez l’autre à côté, mais pas en 12.1, au bord. De là, un seul cercle mène plus haut ; de 12.2, deux : 11.1 et 11.2.
start-1-wrong = Dans une partie, tout cercle libre de la ligne 12 convient (M3). Ici, restez à gauche des pions adverses et loin du bord : 12.2, 12.4 ou 12.5.
start-1-after = C’est vous qui commencez, et vos cinq dés montrent 1, 2, 2, 3 et 4. Dans une partie, le hasard décide ; dans ces leçons, les dés tombent comme nous l’avons préparé.

start-2 = Seules comptent les valeurs qui n’apparaissent qu’une fois : 1 + 3 + 4 = 8 ; les deux 2 n’ajoutent rien. Le résultat est le numéro d’une ligne, de 5 à 12. Éliminer des dés le changerait, mais vous ne les auriez plus jusqu’à la fin du tour. N’éliminez rien.
start-2-wrong = C’est permis, mais un dé éliminé manque à tous les lancers suivants du tour (M5). Gardez les cinq : n’éliminez rien.
start-2-after = Le résultat est 8, et les cinq dés restent en jeu.

start-3 = Posez maintenant un jeton sur la ligne 8. Il vaudra une action quand vous vous arrêterez, et deviendra un obstacle à la fin du tour. Mettez-le donc sur le chemin de l’adversaire plutôt que sur le vôtre : en 8.5 ou 8.6.
start-3-wrong = C’est la bonne ligne, mais là, une fois devenu obstacle, il pourrait vous gêner vous-même. En 8.5 ou 8.6, il gêne l’adversaire.
start-3-after = Un jeton posé. Si vous vous arrêtiez là, vous auriez une action : un pas vers le haut, par exemple.

start-4 = S’arrêter, ou relancer pour un autre jeton ? Si un lancer ne permet d’en poser aucun, les actions du tour sont perdues. Mais cinq dés échouent moins d’une fois sur cent. Relancez !
start-4-wrong = Une action, c’est un pas, et il en faut beaucoup. Avec cinq dés, vous ne risquez presque rien : relancez.
start-4-after = 3 + 4 + 5 = 12 : votre deuxième jeton ira sur la ligne 12. Voilà un tour : lancer, poser un jeton, relancer, et s’arrêter avant que cela tourne mal.

## Éliminer des dés

drop = Un dé de moins, un bonus de plus

drop-1 = Vous avez lancé 2, 2, 4, 6 et 6. Seul le 4 compte, et il n’y a pas de ligne 4. Mais éliminez un 6, et l’autre devient unique : 4 + 6 = 10, la ligne de l’un de vos pions. Elle vous vaudra un bonus.
drop-1-wrong = Ne rien éliminer serait un échec, puisqu’il n’y a pas de ligne 4 (M10). Tout autre choix coûte plus de dés ou mène à une ligne sans pion. Éliminez un 6.
drop-1-after = Le résultat est 10. Le 6 est hors jeu jusqu’à la fin du tour, et il vous reste quatre dés.

drop-2 = Posez le jeton sur la ligne 10. De 11.8, l’adversaire ne peut monter qu’en 10.7 ou en 10.8. Prenez 10.7 : il ne lui restera que le bord.
drop-2-wrong = C’est la bonne ligne ; mais c’est en 10.7 que le jeton gêne le plus l’adversaire, sans vous gêner vous-même.
drop-2-after = Il y a un pion sur la ligne 10 : vous avez une action bonus, tout de suite (M8). N’importe quel pion la donne, même celui d’un adversaire.

drop-3 = Montez avec votre pion de 10.3, en 9.2 ou en 9.3. Ce qu’un bonus apporte reste acquis, même si le tour tourne mal ensuite.
drop-3-wrong = Le bonus peut être n’importe quelle action (M8), mais c’est en montant qu’on gagne. Ici, montez de 10.3 en 9.2 ou en 9.3.
drop-3-after = Votre pion est sur la ligne 9, et le jeton en 10.7 vaudra toujours une action quand vous vous arrêterez.

drop-4 = Vous n’avez qu’une action à perdre, et ici quatre dés échouent environ une fois sur quarante. Relancez.
drop-4-wrong = Pour une seule action, il est trop tôt pour s’arrêter : quatre dés n’échouent presque jamais. Relancez.
drop-4-after = 1 + 2 + 3 + 4 = 10 : encore cette ligne.

drop-5 = Pendant un même tour, une ligne ne reçoit qu’un seul de vos jetons (M6), et la ligne 10 a le sien. Éliminez donc le 1 : 2 + 3 + 4 = 9, la ligne où se trouve maintenant votre pion.
drop-5-wrong = La ligne 10 a déjà votre jeton : ne rien éliminer serait un échec (M10). Éliminez le 1 : seul le 9 donne un nouveau bonus pour un seul dé.
drop-5-after = Le résultat est 9 : un deuxième jeton, et un deuxième bonus avec lui. Visez les lignes où il y a des pions, et éliminez le moins de dés possible.

## S’arrêter

stop = S’arrêter à temps

stop-1 = Trois jetons sont posés, qui valent trois actions, et il reste deux dés. Les relancer échouerait dans 15 cas sur 36, et les trois actions seraient perdues. Arrêtez-vous.
stop-1-wrong = Quelle audace ! Mais deux dés échoueraient dans 15 cas sur 36, et trois actions, c’est beaucoup à perdre. Arrêtez-vous.
stop-1-after = Vous avez trois actions, de toute sorte et dans l’ordre que vous voulez (M11) : déplacer un de vos pions, pousser celui d’un adversaire, ou enlever un obstacle.

stop-2 = Des obstacles enferment vos pions : 10.3, 10.4 et 10.5 au-dessus, 11.3 et 11.6 de côté. Enlevez celui de 10.4, qui barre la route aux deux.
stop-2-wrong = Regardez au-dessus de vos pions : 10.4 est le seul cercle qui servirait aux deux. Enlevez l’obstacle qui s’y trouve.
stop-2-after = L’obstacle retourne à la réserve, et il vous reste deux actions.

stop-3 = Un pion va sur un cercle libre voisin : plus haut, plus bas ou de côté. Montez en 10.4 avec l’un ou l’autre de vos pions.
stop-3-wrong = Le cercle 10.4 est libre maintenant : montez-y, avec l’un ou l’autre de vos pions.
stop-3-after = Une ligne de gagnée, et il reste une action.

stop-4 = Montez encore, en 9.4. Là, les deux cercles au-dessus seront libres, 8.3 et 8.4 ; au-dessus de 9.3, un obstacle barre 8.2. Et votre autre pion pourra suivre en 10.4.
stop-4-wrong = Continuez de 10.4, et montez en 9.4 : au-dessus de 9.3, un obstacle barre 8.2.
stop-4-after = Il ne reste pas d’action, votre tour est donc fini : vos trois jetons sont retournés et deviennent des obstacles, en 9.6, 8.6 et 6.4. Personne n’entre dans ces cercles tant que les obstacles y sont.

## L’échec

failure = Un lancer de trop

failure-1 = Votre adversaire est devant ; vous avez posé deux jetons et il vous reste trois dés. Ici, trois dés échouent environ une fois sur neuf : le risque en vaut la peine. Relancez.
failure-1-wrong = Deux actions, c’est peu à perdre, et trois dés n’échouent ici qu’une fois sur neuf environ : relancez.
failure-1-after = C’était bien jugé, mais pas de chance ! Avec 1, 1 et 2, quoi que vous éliminiez, vous n’arrivez pas à 5. C’est un échec (M10) : le tour est fini et vos deux actions sont perdues. Un bonus, lui, vous serait resté.

failure-2 = En consolation, vous pouvez poser un obstacle sur n’importe quel cercle libre, sauf sur les lignes 11 et 6, où vous avez posé des jetons ce tour-ci. Au-dessus du pion adverse de 6.4, il n’y a qu’un cercle : bloquez 5.3.
failure-2-wrong = C’est permis, mais le pion adverse de 6.4 est à deux pas du sommet, et 5.3 est son seul chemin. Bloquez 5.3.
failure-2-after = Cela coûtera une action à l’adversaire : enlever l’obstacle ou le contourner. Vos deux jetons aussi sont devenus des obstacles, en 11.8 et 6.1. En règle générale : avec deux jetons posés, relancez trois dés, mais pas deux.

## Les lignes pleines

full = Une ligne pleine

full-1 = L’un de vos pions est au sommet, et votre tour s’est arrêté sur deux jetons : deux actions. Montez avec l’autre pion, de 8.2 en 7.2.
full-1-wrong = Montez en 7.2 : au-dessus il y a deux cercles, 6.1 et 6.2 ; au-dessus de 7.1, un seul.
full-1-after = Il reste une action, mais la route est barrée : en 6.1 par un obstacle, en 6.2 par votre propre jeton, qu’on ne peut pas enlever ce tour-ci (M16).

full-2 = Regardez la ligne 6 : trois jetons, un pion, aucun cercle libre. À la fin d’un tour, une ligne pleine perd tous ses jetons (M12). Si vous en enleviez un, elle ne serait plus pleine, et votre jeton resterait en 6.2 comme obstacle. Rien n’oblige à utiliser chaque action : renoncez à la dernière.
full-2-wrong = Laissez la ligne 6 pleine : elle se videra à la fin de votre tour (M12). Rien de ce que vous pourriez faire ne vaut mieux : renoncez à la dernière action.
full-2-after = La ligne 6 était pleine : ses trois jetons retournent à la réserve, le pion adverse reste. Au-dessus de 7.2, les deux cercles sont libres maintenant, 6.1 et 6.2.

## La victoire

summit = Le sommet

summit-1 = Votre troisième jeton est sur la ligne 5, où il y a des pions : une action bonus. De la ligne 5, un seul pas mène au sommet. Faites-le avec votre pion de 5.2 !
summit-1-wrong = C’est permis, mais de 5.2 le sommet n’est qu’à un pas : allez-y.
summit-1-after = Votre premier pion y est, et il y reste (M17). Mais votre adversaire en a un là-haut lui aussi, et l’autre en 5.1, à un pas seulement.

summit-2 = Votre autre pion est en 6.1. Vos trois jetons, en 11.6, 9.2 et 5.3, valent trois actions, et trois suffisent pour gagner, vous allez voir. Arrêtez-vous.
summit-2-wrong = Trois actions suffisent pour gagner, et un échec les ferait perdre : arrêtez-vous.
summit-2-after = Trois actions. À vous d’en faire bon usage.

summit-3 = De 6.1, seul 5.1 mène plus haut, et le pion adverse s’y trouve. Poussez-le de côté, en 5.2. On pousse les pions des adversaires vers le haut ou de côté, mais jamais vers le bas ni au sommet (M15).
summit-3-wrong = Le pion adverse de 5.1 est sur votre chemin : poussez-le de côté, en 5.2.
summit-3-after = 5.1 est libre. Peu importe que l’adversaire soit toujours sur la ligne 5 : c’est votre tour, et il vous reste deux actions.

summit-4 = Montez de 6.1 en 5.1.
summit-4-wrong = Il reste deux actions, et il vous faut les deux : montez de 6.1 en 5.1.
summit-4-after = La ligne 5, et encore une action.

summit-5 = De la ligne 5, un pas mène au sommet. Faites-le !
summit-5-wrong = Le sommet n’est qu’à un pas : allez-y !
summit-5-after = Vos deux pions sont au sommet : vous gagnez, aussitôt (M18). Vous savez maintenant tout ce qu’il faut. Bonne ascension !
