# Leçons de Yeti : le titre, ce qu’il faut faire à chaque pas, et ce qui en est venu.

prints = Sur la piste du yéti

prints-1 = Pour gagner, ayez le plus de points quand un marqueur rattrape le yéti. Une empreinte vaut 1 point au camp de base, mais 2 au niveau 1, où un sherpa vous fait monter. Après chaque lancer, vous gardez tous les dés d’un symbole et relancez les autres, jusqu’au dernier dé : gardez le sherpa. (Dans ces leçons, les dés tombent comme prévu.)
prints-1-wrong = C’est permis, mais les empreintes viennent facilement : elles sont sur deux des six faces (Y1). C’est le sherpa qui leur fait rapporter le double. Gardez le sherpa.
prints-1-after = Vous avez relancé les cinq autres dés. La neige est aussitôt mise de côté (Y9). (À deux joueurs, le tout premier tour se joue avec six des sept dés.)

prints-2 = Trois empreintes : au niveau 1, elles rapportent 6 points. Gardez les empreintes.
prints-2-wrong = C’est permis, mais ce sont les empreintes qui rapportent, et en voici trois. Gardez les empreintes.
prints-2-after = Le dernier dé montre une tente, et il ne reste plus de dé. On utilise maintenant tous les dés, toujours dans le même ordre : neige, pièces, sherpas, empreintes, tentes.

prints-3 = Un sherpa permet de gagner un niveau. Montez, avant que l’on compte les empreintes.
prints-3-wrong = Vous pouvez rester, mais au camp de base chaque empreinte vaut 1 point au lieu de 2 (Y20). Montez.
prints-3-after = Trois empreintes à 2 points : 6 points. La nuit venue, votre tente vous permet de dormir au niveau 1 ; sans elle, c’était le retour au camp de base (Y21). Votre prochain tour commence ici.

peak = Jusqu’au sommet

peak-1 = Plus on est haut, mieux c’est : une empreinte vaut 3 points au niveau 2, et 4 au sommet. Mais vous ne dormez pas plus haut que vos tentes ne le permettent : il en faut deux pour le niveau 2. Gardez les tentes.
peak-1-wrong = Le choix se défend, mais sans tente vous dormirez au camp de base (Y21). Cette fois, gardez les tentes.
peak-1-after = Deux tentes de côté, et voici trois sherpas.

peak-2 = Un ou deux sherpas font gagner 1 niveau, trois 2 niveaux, six 3 niveaux (Y18). Du niveau 1, trois sherpas vous mènent au sommet. Gardez les sherpas.
peak-2-wrong = Seuls les sherpas font monter, et vous n’en avez encore gardé aucun. Gardez les trois sherpas.
peak-2-after = Les deux derniers dés montrent des empreintes. Elles se comptent là où vous serez après la montée.

peak-3 = Vous pouvez monter de moins de niveaux, mais c’est le sommet qui rapporte le plus. Montez de 2 niveaux.
peak-3-wrong = Vous pouvez vous arrêter plus bas (Y18), mais seul le sommet vous offre un jeton et 4 points par empreinte. Montez de 2 niveaux.
peak-3-after = C’est votre première fois au sommet : vous prenez le jeton Sommet du haut de la pile, 8 points (Y19). Deux empreintes à 4 points en font 8 de plus. Avec deux tentes, vous dormez au niveau 2 ; pour rester au sommet, il en faudrait trois.

snow = Neige et blizzard

snow-1 = Votre sherpa vous mène déjà du niveau 2 au sommet, un second n’y ajoute rien. Si un lancer donne de la neige, rien ne vous oblige à garder autre chose (Y10). Ne gardez que la neige, et relancez ce dé.
snow-1-wrong = Deux sherpas font gagner 1 niveau, pas plus qu’un seul (Y18). Ne gardez que la neige.
snow-1-after = Encore de la neige, la troisième. Bonne nouvelle !

snow-2 = Avec exactement trois neiges, vous pouvez en tourner une sur la face de votre choix (Y13). Au sommet, une empreinte vaut 4 points : tournez une neige sur la face empreinte.
snow-2-wrong = C’est permis, mais une empreinte est ici ce qui rapporte le plus : 4 points au sommet. Tournez une neige sur la face empreinte.
snow-2-after = Vous voilà avec trois empreintes.

snow-3 = Montez au sommet, là où elles rapportent le plus.
snow-3-wrong = Vous pouvez rester, mais chacune de vos trois empreintes vaudrait un point de moins (Y20). Montez.
snow-3-after = Trois empreintes à 4 points : 12. Avec une tente, vous dormez au niveau 1. Puis l’autre joueur a eu quatre neiges : blizzard ! Le yéti a filé de 7 cases, sur 57 : plus dur à rattraper. Il a pu en tourner une de trois, mais la quatrième reste sur son aide de jeu jusqu’à son prochain tour : vous ne lancez que 6 dés (Y14).

coins = À quoi servent les pièces

coins-1 = Les pièces paient un achat par tour : une photo, des points tout de suite (1 pièce : 1 point, 3 pièces : 6, 5 pièces : 13), ou une tuile équipement. Le guide coûte 1 pièce et remplace une fois un sherpa ou une tente. Vous avez deux sherpas : achetez le guide.
coins-1-wrong = C’est permis, mais une photo à une pièce rapporte 1 point, alors qu’un troisième sherpa fait gagner un niveau entier, pour quatre empreintes. Achetez le guide.
coins-1-after = Le guide est à vous, et peut aider dès ce tour (Y22).

coins-2 = Deux sherpas et le guide font trois : 2 niveaux au lieu d’un. Utilisez le guide comme sherpa.
coins-2-wrong = Comme tente, il vous garderait en haut cette nuit. Comme sherpa, il rapporte 4 points tout de suite : utilisez le guide.
coins-2-after = Il ne sert qu’une fois et retourne dans la réserve, où chacun peut l’acheter de nouveau.

coins-3 = Montez de 2 niveaux : quatre empreintes n’attendent que d’être comptées.
coins-3-wrong = Vous pouvez monter moins haut, mais au niveau 2 vos quatre empreintes rapportent 12 points (Y20). Montez de 2 niveaux.
coins-3-after = Quatre empreintes à 3 points : 12. L’autre joueur a ensuite acheté le porteur : un sherpa de plus à chaque tour. C’est de nouveau à vous, et vous avez gardé trois pièces.

coins-4 = On peut aussi acheter une tuile à un joueur : le prix est le même, et il marque des points, 4 pour le porteur. La tuile vous servira à chaque tour, et ne lui servira plus. Achetez le porteur.
coins-4-wrong = Une photo à trois pièces rapporte 6 points, une fois. Le porteur, lui, travaille pour vous à chaque tour, et plus pour l’autre joueur. Achetez le porteur.
coins-4-after = L’autre joueur marque 4 points pour la vente. Votre porteur vous a aussitôt mené au niveau 1 : deux empreintes, 4 points, et votre tente vous y garde. Les tuiles valent surtout en début de partie ; vers la fin, mieux vaut les photos.

end = Le dernier tour de table

end-1 = Vous avez la bourse : une pièce de plus, une seule fois. Mais pas de pièce à y ajouter, et à elle seule elle ne rapporterait qu’un point. N’achetez rien, et gardez la bourse pour plus tard.
end-1-wrong = Une pièce achète 1 point. Ajoutée à quatre autres, elle fait d’une photo à 9 points une photo à 13 (Y4). N’achetez rien encore.
end-1-after = La bourse vous reste.

end-2 = Le guide est à vous, lui aussi : sherpa maintenant, ou tente cette nuit. Du sommet, vos deux empreintes rapporteraient 2 points de plus ; avec une seconde tente, votre prochain tour part du niveau 2. Gardez-le pour plus tard.
end-2-wrong = Comme sherpa, il rapporte 2 points. Comme tente, il vous garde un niveau plus haut, et chaque empreinte du prochain tour rapportera davantage (Y20). Gardez-le pour plus tard.
end-2-after = Deux empreintes au niveau 2 : 6 points. La nuit tombe.

end-3 = Votre unique tente ne suffit pas pour le niveau 2. Que le guide soit la seconde : utilisez-le.
end-3-wrong = Sans lui, vous redescendez au niveau 1 (Y21). C’est cette nuit qu’il vaut le plus : utilisez le guide.
end-3-after = Vous dormez au niveau 2. À votre tour suivant, vous avez quatre pièces et deux empreintes. Vous en êtes à 39 points, l’autre joueur à 46, et le yéti est sur 57.

end-4 = Quatre pièces achètent 9 points, cinq en achètent 13. Ouvrez la bourse !
end-4-wrong = Ouvrez d’abord la bourse : cinq pièces achètent 4 points de plus que quatre (Y4), et il vous les faut.
end-4-after = Cinq pièces, et la bourse retourne dans la réserve.

end-5 = 39 points, 13 pour la photo, 6 pour deux empreintes au niveau 2 : cela fait 58, et dépasse le yéti, sur 57. Achetez la photo à 5 pièces.
end-5-wrong = Pour l’équipement, il est trop tard : 13 points rattrapent le yéti. Achetez la photo à 5 pièces.
end-5-after = Vous dépassez le yéti : c’est le dernier tour de table (Y26). On le finit : l’autre joueur a joué encore une fois, pour 4 points. Vous gagnez, 58 à 50 ! À égalité, la valeur des tuiles aurait décidé (Y27).

weather = La variante Météo

weather-1 = Dans la variante, une tuile Météo change une règle pour un tour de table. C’est le dégel : avant d’utiliser vos dés, avec 1 ou 2 neiges, vous pouvez les relancer toutes, une fois. Vos lunettes en relancent une, à chaque tour. Relancez toutes les neiges.
weather-1-wrong = Le dégel relance les deux neiges, les lunettes une seule (Y12). Relancez toutes les neiges.
weather-1-after = Une empreinte et une tente : trois empreintes au niveau 2, 9 points. Le nouveau tour de table apporte une nouvelle tuile, le marchandage, et vos dés montrent cinq empreintes et deux neiges.

weather-2 = Vos lunettes ne coûtent rien, et la neige ne vous sert à rien. Relancez une neige.
weather-2-wrong = Marchander coûte 2 points, les lunettes rien : voyez d’abord ce qu’elles donnent (Y12). Relancez une neige.
weather-2-after = Une sixième empreinte !

weather-3 = Marchandage : reculez de 2 points, et mettez un dé sur la face de votre choix. Avec un sherpa, vous voilà au sommet : 6 points de jeton, et un de plus pour chacune des six empreintes. Changez la neige en sherpa.
weather-3-wrong = Pour 2 points, vous pouvez avoir mieux : un sherpa en rapporte 12 ici. Changez la neige en sherpa.
weather-3-after = 2 points payés, 6 pour le jeton, 24 pour les empreintes : vous en avez 55. Nouveau tour de table, nouvelle tuile, les flocons : en fin de tour, chaque neige rapporte 1 point. L’autre joueur a rattrapé le yéti avec 59 points, et le dernier tour est à vous.

weather-4 = Trois empreintes au camp de base et deux neiges : 55 + 3 + 2 font 60, un de plus que lui. Utilisez les dés tels quels.
weather-4-wrong = Une tente à la place d’une neige, et c’est 59 partout ; or sa tuile vaut plus que la vôtre (Y27). Ne risquez rien : utilisez les dés tels quels.
weather-4-after = 60 à 59 : vous gagnez ! Il y a six tuiles Météo, chacune avec une face favorable et une défavorable ; celle qui compte est toujours visible sur la table (Y6).
