# Leçons de Himalaya : le titre, ce qu’il faut faire à chaque pas, et ce qui en est venu.

pair = Les sherpas d’abord

pair-1 = Le premier alpiniste au sommet gagne, mais un alpiniste ne va que là où se tiennent deux de ses sherpas (H16). Un seul lancer sert à tous : à votre tour, prenez un dé et déplacez un pion de sa valeur. Deux de vos sherpas sont en 4 : prenez le 4 pour votre alpiniste. (Dans ces leçons, les dés tombent comme prévu.)
pair-1-wrong = C’est permis, mais le 4 est juste ce qu’il faut à votre alpiniste pour rejoindre vos deux sherpas. Prenez-le avant que l’autre joueur ne le fasse.
pair-1-after = Votre alpiniste est en 4. L’autre joueur a pris le 3, et il reste un dé, un 2.

pair-2 = Aux sherpas de partir devant. Celui de la case 2 peut atteindre la 4, où il y en a trois. En cordée, il repart aussitôt, d’une case pour chacun d’eux, à vous ou non, et emmène autant des vôtres que vous voulez (H18). Avancez-le avec le 2, continuez en cordée, et emmenez les deux autres.
pair-2-wrong = Il faudra bientôt deux sherpas sur une même case à votre alpiniste (H16). Prenez le 2 pour le sherpa de la case 2, continuez en cordée, et emmenez les deux autres.
pair-2-after = Trois de vos sherpas sont en 7. Il ne restait aucun dé, l’autre joueur a donc relancé les cinq. Après chaque nouveau lancer, on tire une carte yéti : c’était +2, et le yéti est allé de 18 à 20.

pair-3 = De 4 à 7, il faut un 3, et le voici. Menez votre alpiniste à ses sherpas.
pair-3-wrong = C’est permis, mais les dés n’attendent pas : le 3 mène dès maintenant votre alpiniste à vos sherpas, en 7. Prenez-le.
pair-3-after = Vous êtes en 7, deux cases devant l’autre alpiniste. Voilà toute l’ascension en bref : les sherpas devant, et ensemble, puis l’alpiniste. Une case accueille autant de sherpas qu’on veut, mais un seul alpiniste.

route = Avalanches et reculs

route-1 = Votre alpiniste est en 12. Un sherpa attend en 15, il en manque un second. Or un sherpa qui arrive en 21 glisse jusqu’à 15 (H13) : pour une fois, c’est là que vous le voulez. Prenez le 2 pour le sherpa de la case 19.
route-1-wrong = Réunissez d’abord deux sherpas à portée de votre alpiniste : de 19, un 2 mène en 21, et l’avalanche de là en 15, où se tient déjà un des vôtres (H13).
route-1-after = Deux sherpas sont en 15. D’ordinaire, une avalanche vous coûte des cases : voyez où mène un dé avant de le prendre.

route-2 = Le 3 mène votre alpiniste de 12 à 15.
route-2-wrong = C’est permis, mais vos deux sherpas attendent en 15, et le 3 y mène. Prenez-le pour votre alpiniste.
route-2-after = Les deux sherpas suivants devraient être à six cases au plus : un seul dé suffira pour les rejoindre.

route-3 = Vous avez un sherpa en 20 et un en 23, mais pas ensemble. Un sherpa peut aussi reculer, de la moitié du dé, arrondie à l’unité supérieure : 3 cases avec un 6 (H10). Faites reculer celui de la case 23 jusqu’à 20.
route-3-wrong = Deux sherpas ensemble valent mieux qu’un seul plus loin : avec le 6, celui de la case 23 recule de 3 cases (H10) et rejoint l’autre en 20.
route-3-after = Les voilà réunis en 20 : un 5 y mènera votre alpiniste. En chemin se trouve la grotte du yéti, en 18 : personne ne s’y arrête, mais chacun peut la traverser (H12).

cards = Cartes et camps d’altitude

cards-1 = Au lieu de prendre un dé, vous pouvez jouer une carte d’approvisionnement pour l’une de ses deux valeurs. Aucun dé ne montre 2, mais votre carte 1/2, si : jouez-la pour 2, et le sherpa de la case 10 rejoint l’autre au camp 12.
cards-1-wrong = Il vous faut deux sherpas au camp, six cases devant votre alpiniste. Jouez la carte 1/2 pour 2, avec le sherpa de la case 10.
cards-1-after = Deux de vos sherpas sont au camp, où personne ne craint le yéti (H20). Et avec deux sherpas dans un camp, vous pouvez récupérer une carte utilisée à la fin d’un tour : une fois dans la partie pour chaque camp (H21).

cards-2 = Vous pourriez récupérer tout de suite la 1/2. Mais au prochain tour vous jouerez la 5/6, qui vaut davantage : ne récupérez rien, et vous aurez encore ce droit à ce moment-là.
cards-2-wrong = Ce camp ne vous rend qu’une carte (H21). S’il vous rend la 1/2, il ne pourra pas vous rendre la 5/6 au prochain tour. Ne récupérez rien pour l’instant.
cards-2-after = Les trois autres ont joué. Il reste deux dés, deux 5.

cards-3 = À votre alpiniste, en 6, il faut un 6. Jouez la carte 5/6 pour 6 avec votre alpiniste. Les cartes mènent presque partout, mais jamais sur un champ de neige, comme la case 11, ni au sommet (H14).
cards-3-wrong = Vos deux sherpas du camp sont 6 cases plus loin, et aucun dé ne montre 6. Votre carte 5/6 le peut : jouez-la pour 6 avec votre alpiniste.
cards-3-after = Votre alpiniste est au camp, et vos deux sherpas y sont toujours.

cards-4 = Vous pouvez donc récupérer une carte, même celle que vous venez de jouer. Récupérez la 5/6.
cards-4-wrong = Quelle que soit la carte, ce camp n’en rendra pas d’autre (H21) : prenez la meilleure, la 5/6.
cards-4-after = Six cases pour votre alpiniste, et la carte est de nouveau dans votre main. Le camp 12 ne vous rendra plus rien ; le camp 24, lui, le peut encore.

yeti = Face au yéti

yeti-1 = Les cartes yéti à venir sont visibles : un +2 mènerait le yéti de 18 à 20. Il chasse les sherpas jusqu’au camp au-dessous, mais un alpiniste accompagné d’un de ses sherpas reste, et tous ses sherpas de la case avec lui (H23). Prenez le 1 : votre alpiniste rejoint les deux qui sont en 20.
yeti-1-wrong = Si le +2 sort maintenant, vos deux sherpas de la case 20 sont chassés jusqu’à 12. Avec votre alpiniste à leurs côtés, ils restent (H23). Prenez le 1.
yeti-1-after = Il ne restait aucun dé, vous avez lancé, et le +2 est sorti ! Votre alpiniste et ses deux sherpas sont restés ; le sherpa de l’autre joueur a été chassé de 20 à 12. Personne ne s’arrête là où est le yéti, mais qui s’y trouve peut en partir (H12).

yeti-2 = Dans un camp, vous êtes à l’abri. Avec le 2, un sherpa va de 20 à 22, où sont deux des vôtres : en cordée, il repart de 2 cases, jusqu’au camp 24. Emmenez-en un, ou les deux.
yeti-2-wrong = Au camp 24, deux sherpas seraient à l’abri et vous rendraient votre carte. Prenez le 2 pour un sherpa de la case 20, continuez en cordée, et emmenez-en d’autres.
yeti-2-after = Vos sherpas sont au camp. L’un d’eux est resté avec votre alpiniste, qui n’a donc pas non plus à craindre le yéti.

yeti-3 = Votre carte 5/6 est utilisée, et ce camp ne vous en a encore rendu aucune. Récupérez-la.
yeti-3-wrong = Le droit vous resterait (H21), mais c’est votre seule carte. Récupérez-la dès maintenant.
yeti-3-after = La 5/6 est de nouveau dans votre main. L’autre joueur a avancé un sherpa.

yeti-4 = Le 4 mène votre alpiniste de 20 au camp.
yeti-4-wrong = C’est permis, mais vos sherpas du camp sont 4 cases devant votre alpiniste. Prenez le 4 pour lui.
yeti-4-after = Votre alpiniste est au camp 24, à l’abri du yéti et à 12 cases du sommet.

summit = Jusqu’au sommet

summit-1 = Votre alpiniste est en 26, une case derrière l’autre. Deux de vos sherpas sont en 32, mais les deux dés montrent 1. Jouez votre carte pour 6 avec votre alpiniste.
summit-1-wrong = Un 1 ne mène à rien. La carte 5/6, jouée pour 6, mène votre alpiniste en 32, à portée du sommet.
summit-1-after = Votre alpiniste est en 32, à quatre cases du sommet. L’autre joueur a pris un 1, et il reste un dé.

summit-2 = Il est trop petit. Mais s’il ne reste qu’un dé, on peut les relancer tous (H8), et avec un 4, un 5 ou un 6 vous gagnez : seul le sommet se passe de sherpas. Relancez tous les dés.
summit-2-wrong = Un 1 n’atteint pas le sommet, et une carte n’y mène jamais (H14). Relancez : sur cinq dés, il y a de bonnes chances que l’un montre au moins 4.
summit-2-after = 1, 2, 3, 4 et 5. La carte yéti était −2, et personne n’a eu à reculer.

summit-3 = Au sommet, les points en trop sont perdus (H17). Le 4 suffit donc, et le 5 aussi : allez-y !
summit-3-wrong = Vous pouvez gagner tout de suite : prenez le 4 ou le 5 pour votre alpiniste.
summit-3-after = Votre alpiniste est au sommet : la partie est aussitôt finie, et vous gagnez (H26).

storm = Le mauvais temps

storm-1 = Une fois toutes tirées, les cartes yéti sont mélangées, « mauvais temps » compris. Quand il arrive, l’alpiniste le plus proche du sommet gagne : vous, pour l’instant, 25 contre 24. Aucun dé ne vous fait bouger, car un sherpa n’entre pas au sommet (H15), et 3 cases plus bas il y a le yéti : prenez-en un sans bouger (H11). Un 6 mènerait l’autre alpiniste en 30 : prenez le 6.
storm-1-wrong = Avec le 6, l’autre alpiniste va en 30 et passe devant. Ne le lui laissez pas.
storm-1-after = L’autre joueur n’a pu utiliser qu’un 5, pour un sherpa. Il reste un dé, encore un 5, qui ne bouge aucun de vos pions.

storm-2 = Il reste deux cartes yéti, dont le « mauvais temps ». S’il arrive, vous gagnez ; sinon, vous choisissez en premier parmi cinq nouveaux dés. Relancez tous les dés.
storm-2-wrong = Si vous prenez le 5, c’est l’autre joueur qui lance et choisit en premier. Relancez vous-même (H8).
storm-2-after = Le mauvais temps ! La partie s’arrête là, votre alpiniste en 25, l’autre en 24 : vous gagnez (H27). Dès que cette carte est dans la pioche, une seule case peut tout décider.
