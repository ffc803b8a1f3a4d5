# Ce qu’une partie guidée de Yeti explique, quand cela se présente pour la première fois.

begin = Pour gagner, ayez le plus de points quand un marqueur rattrape le yéti. Plus on est haut, plus une empreinte rapporte ; les photos et la première fois au sommet rapportent aussi. À votre tour, vous lancez, gardez des dés jusqu’au dernier, puis les utilisez.

## Ce qui est demandé

ask-keep = Choisissez un symbole : vous gardez tous ses dés, et relancez les autres. La neige est mise de côté d’office ; s’il y en a, rien n’oblige à garder autre chose (Y10). On utilise ensuite les dés dans cet ordre : neige, pièces, sherpas, empreintes, tentes.
ask-before = Il ne reste plus de dé à lancer, mais avant d’utiliser les vôtres vous pouvez encore y changer quelque chose (Y12). Voyez ce qui aiderait le plus : un sherpa fait monter, une tente permet de dormir là-haut. Si tout vous va, utilisez-les tels quels.
ask-snow = Vous pouvez tourner une de vos trois neiges sur une autre face (Y13). Prenez ce qui manque : une empreinte pour des points, un sherpa s’il vous fait gagner un niveau, une tente si vous deviez dormir trop bas cette nuit.
ask-coins = Les pièces paient un seul achat par tour, une photo ou une tuile Équipement, et le reste est perdu (Y16). En début de partie, un équipement vous aidera pendant bien des tours ; vers la fin, mieux vaut les photos.
ask-sherpas = Avec le guide comme sherpa de plus, vous monteriez plus haut (Y22). Il en vaut la peine si vous avez des empreintes : chaque niveau y ajoute un point. Sinon, gardez-le : il peut être une tente cette nuit, ou servir à un autre tour.
ask-climb = Les sherpas vous font monter : un ou deux de 1 niveau, trois de 2, six de 3 (Y18). Les empreintes se comptent ensuite, là où vous serez : monter est presque toujours bon. Avec peu de tentes, vous dormirez simplement plus bas.
ask-tents = La nuit tombe, et vous avez moins de tentes que votre niveau n’en demande. Avec le guide comme tente de plus, vous dormez plus haut (Y22), et votre prochain tour part de là. À votre dernier tour, cela n’importe plus guère.

## Ce qu’on peut faire

may-keep = Les sherpas font monter, les empreintes rapportent, les tentes permettent de rester en haut, les pièces achètent. Pour commencer : un sherpa, puis des empreintes. Au niveau 1, une empreinte vaut 2 points au lieu de 1, et avec une tente vous y restez.
may-photo = Une photo rapporte des points tout de suite, et plus vous avez gardé de pièces ce tour-ci, plus elle peut rapporter (Y4). Comparez : une tuile rapporterait-elle davantage d’ici la fin ?
may-buy = Le guide et la bourse servent une fois, les autres tuiles à chaque tour (Y5). Si une tuile est à un joueur, elle coûte autant, mais en général il marque des points ; de même, on peut acheter les vôtres.
may-use = La bourse est une pièce de plus, le guide un sherpa ou une tente de plus, une seule fois : ils retournent ensuite dans la réserve, où chacun peut les acheter. Utilisez-les quand ils rapportent le plus.
may-reroll = Une ou deux neiges servent rarement à elles seules. Relancées, elles peuvent devenir quelque chose d’utile (Y12).
may-bargain = Avec la météo du moment, vous pouvez payer en points pour mettre un dé sur une autre face, une fois par tour (Y12). Faites-le si ce dé rapporte plus qu’il ne coûte : un sherpa quand vous avez beaucoup d’empreintes, par exemple.

## Ce qui s’est passé

event-prints = { $you ->
    [yes] Vos empreintes vous ont rapporté +{ $points }.
   *[no] Les empreintes d’un autre joueur ont rapporté +{ $points }.
} Chacune vaut 1 point au camp de base, 2 au niveau 1, 3 au niveau 2 et 4 au sommet (Y20) : voilà pourquoi tout le monde veut être en haut.
event-camp = { $you ->
    [yes] Grâce à vos tentes, vous avez dormi là où vous étiez. Vous partez de plus haut : les empreintes rapportent davantage, et il faut moins de sherpas jusqu’au sommet.
   *[no] Un autre joueur avait assez de tentes pour dormir dans la montagne : son prochain tour part de là, et ses empreintes rapporteront davantage.
}
event-descend = { $you ->
    [yes] Il vous manquait des tentes : la nuit venue, vous avez dû redescendre. Vos points vous restent.
   *[no] Il manquait des tentes à un autre joueur : il est redescendu pour la nuit.
} On ne dort pas plus haut que ses tentes ne le permettent : une pour le niveau 1, deux pour le niveau 2, trois pour le sommet (Y21).
event-blizzard = Plus de trois neiges, c’est le blizzard (Y14) : le yéti file, cette fois sur { $yeti }, et devient plus dur à rattraper. Les neiges au-delà de trois restent { $you ->
    [yes] sur votre aide de jeu jusqu’à votre prochain tour : les autres lancent moins de dés.
   *[no] sur l’aide de jeu de ce joueur jusqu’à son prochain tour : les autres lancent moins de dés.
}
event-peak = { $you ->
    [yes] C’était votre première fois au sommet : vous avez pris le jeton Sommet du haut de la pile, +{ $points }.
   *[no] Première fois au sommet pour un autre joueur : il a pris le jeton Sommet du haut de la pile, +{ $points }.
} Chacun en a un, la première fois qu’il y est, et chaque jeton vaut moins que le précédent (Y19).
event-buy-from = { $you ->
    [yes] La tuile est à vous, et celui qui l’avait a marqué +{ $paid }.
    [seller] Un autre joueur vous a acheté une tuile : elle n’est plus là, mais vous avez marqué +{ $paid }.
   *[no] Un joueur a acheté une tuile à un autre, qui a marqué +{ $paid }.
} Personne ne peut refuser de vendre (Y16) : profitez d’une tuile tant qu’elle est à vous.
event-end-set = Un marqueur a rattrapé le yéti, sur { $yeti } : c’est le dernier tour de table, et votre dernier tour (Y26). Seuls les points comptent encore : des empreintes, d’aussi haut que possible, ou une photo. Les tentes ne servent plus guère.
event-weather = Vous jouez avec la météo : une tuile change une règle pour tous, pendant un tour de table (Y29). La table montre ce qu’elle fait. Regardez-la avant de choisir ce que vous gardez.
