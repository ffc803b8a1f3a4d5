# Ce que dit le laboratoire.

## Ce qu’il refuse

lab-clock = --bots { $name } : les parties de robots qui jouent à la montre ne peuvent pas être rejouées ; donnez un nombre de simulations.
lab-setting = { $option } { $given } : il faut une clé, un signe égal et une valeur, comme start=60.
lab-vary = --vary { $given } : il faut une clé et plusieurs valeurs, comme start=40..80:10 ou start=40,55.
lab-range = --vary { $given } : un intervalle va d’un nombre à un autre plus grand, par pas d’au moins 1, comme 40..80:10, et compte au plus { $most } valeurs.
lab-grid = Cela fait { $count } boîtes ; on peut en comparer { $most } au plus.
lab-key = La boîte de { $game } n’a pas de { $entry }. Les plus proches : { $near }. « cordee box { $game } » donne toutes les clés.
lab-index = { $entry } : { $where } est une liste dont les places vont de 0 à { $last }.
lab-value = { $given } n’est pas une valeur : un nombre entier, true, false, un mot, ou une liste comme [1, 2].
lab-against = Donnez soit --vary, soit --against.
lab-extra = Les graphiques demandent deux paquets de plus : pip install « cordee[lab] ». Sans --html, tout le reste fonctionne.
lab-parquet = Le format Parquet demande un paquet de plus : pip install « cordee[parquet] ». Ou donnez un fichier qui finit par .csv.
lab-complete = La question de ce fichier a sa réponse : il n’y a plus rien à jouer. Sa commande, sous « command », la pose à nouveau.
lab-table = { $path } : les chiffres s’écrivent en .csv ou .parquet.

## Ce qu’il ne reprend pas

kept-other-version = Ce fichier a été commencé par une autre version, dont les parties peuvent différer. Là-bas : { $theirs }. Ici : { $ours }. Pour le reprendre, installez ce qu’il y avait là-bas ; ou bien recommencez. Le fichier reste tel quel.
kept-other-box = La boîte de { $game } dans ce fichier a d’autres nombres que celle d’ici ({ $theirs } ; ici { $ours }). Pour le reprendre, installez la version avec laquelle il a été commencé ; ou bien recommencez. Le fichier reste tel quel.

## Chiffres

lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-points = { $points } pts
lab-count = { NUMBER($count, useGrouping: 1) }
lab-with-reach = { $mean } ± { $reach }
lab-between = { $mean } ({ $low } à { $high })
lab-seat = { $seat ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}

## Le résumé

lab-title = { $game } au laboratoire
lab-games = { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 1) } parties
}
lab-games-up-to = jusqu’à { NUMBER($games, useGrouping: 1) } parties
lab-played = { $games } pour chaque nombre de joueurs, avec { $bots } à toutes les places
lab-played-boxes = { $games } avec chacune des { $boxes } boîtes pour chaque nombre de joueurs, avec { $bots } à toutes les places et les mêmes dés
lab-players = { $players } joueurs
lab-says-seats = La { $seat } place gagne { $share } ± { $reach } (à parts égales : { $even }) : { $verdict ->
    [unsure] trop peu de parties pour le dire.
    [fair] c’est équitable.
    [nearly] c’est presque équitable.
    [tilted] { $side ->
        [ahead] un net avantage.
       *[behind] un net désavantage.
    }
   *[unfair] { $side ->
        [ahead] un grand avantage.
       *[behind] un grand désavantage.
    }
}
lab-says-length = Une partie demande { $decisions } décisions en { $rounds } tours de table : environ { $minutes } minutes, à { $pace } secondes par décision.
lab-says-open = Qui mène à mi-partie gagne { $share } : { $verdict ->
    [unsure] trop peu de parties pour le dire.
    [open] tout reste ouvert.
    [leaning] le meneur est favori.
   *[decided] presque tout est joué.
}
lab-says-dice = Entre égaux, les dés expliquent { $share } de l’issue ({ $low } à { $high }).
lab-says-stronger = Un { $strong } parmi des { $weak } gagne { $share } ({ $even } à parts égales) : { $verdict ->
    [unsure] trop peu de parties pour le dire.
    [hardly] le talent compte à peine.
    [some] le talent compte un peu.
    [much] le talent compte beaucoup.
   *[all] le talent décide.
}
lab-says-never = Presque jamais choisi quand c’était possible : { $names }.
lab-says-always = Presque toujours choisi quand c’était possible : { $names }.
lab-says-without = Ce dont on se passe le plus mal : { $names }.
lab-says-traps = Ce qui coûte le plus, pris à la première occasion : { $names }.
lab-says-boon = Ce qui rapporte le plus, pris à la première occasion : { $names }.
lab-says-endings = Les parties finissent ainsi : { $names }.
lab-says-broken = { $count ->
    [one] { $count } partie a été interrompue : elle n’en finissait pas.
   *[other] { NUMBER($count, useGrouping: 1) } parties ont été interrompues : elles n’en finissaient pas.
}
lab-says-none-real = Aucune des { $count } différences examinées ne dépasse ce que peut le hasard.
lab-says-real = { $real } des { $count } différences examinées sont réelles ; les plus nettes :
lab-says-difference = { $box }, { $players } joueurs : { $what } { $change } ({ $low } à { $high })
lab-same = exactement les mêmes parties
lab-base = la première boîte
lab-shipped = la boîte d’origine

## Parties du rapport

lab-section-seats = Qui gagne
lab-about-seats = La part de victoire de chaque place, avec son intervalle à 95 % (de Wilson). Une victoire partagée compte pour sa part.
lab-section-length = Combien de temps
lab-about-length = Moyennes avec leur intervalle à 95 %. Un tour de table est un tour de qui en a eu le plus ; une décision est une question à plusieurs réponses. Les minutes comptent { $pace } s par décision, dés compris. Dernière colonne : ce que couvrent 80 % des parties.
lab-section-scores = Scores
lab-about-scores = En { $counts } : le vainqueur, son avance sur le meilleur des autres, et ce que couvrent 80 % des places à la fin.
lab-section-lead = Quand c’est joué
lab-about-lead = Combien de fois la tête change, et quelle part des parties gagne qui mène seul après un quart, la moitié et trois quarts des tours, comptés en tours de table entiers. La tête se juge au score.
lab-section-luck = La part de la chance
lab-about-luck = Dés : la part de la dispersion des résultats entre égaux qu’explique la chance aux dés, lancer par lancer ; le reste vient des décisions, et de ce que les estimations manquent. Talent : ce que gagne un joueur plus fort parmi de plus faibles, à chaque place tour à tour.
lab-section-choices = Ce qu’on choisit, et ce que cela rapporte
lab-about-choices = Choisi : combien de fois, quand c’était possible à côté d’autre chose. Avec et sans : la part de victoire de qui l’a choisi et de qui aurait pu. Corrigé : la différence entre eux dans des moments semblables, c’est-à-dire à la même place, avec autant d’avance et aussi tard dans la partie. Cela mêle encore ce qu’un choix rapporte et la raison de le faire. On l’essaie donc aussi, dans des parties à part avec les mêmes dés : un joueur le prend à la première occasion, ou jamais ; la différence est ce qu’il gagne de plus ou de moins. En gras, et foncé dans les graphiques : plus que ne peut le hasard, vu combien de choix ont été examinés (correction de Holm).
lab-about-choices-seen = Choisi : combien de fois, quand c’était possible à côté d’autre chose. Avec et sans : la part de victoire de qui l’a choisi et de qui aurait pu. Corrigé : la différence entre eux dans des moments semblables, c’est-à-dire à la même place, avec autant d’avance et aussi tard dans la partie. En gras : plus que ne peut le hasard, vu combien de choix ont été examinés (correction de Holm). Cela mêle encore ce qu’un choix rapporte et la raison de le faire.
lab-section-endings = Comment finissent les parties
lab-section-boxes = Côte à côte
lab-about-boxes = La première ligne est la boîte à laquelle les autres sont comparées. Chaque partie a été jouée avec chaque boîte, avec les mêmes dés.
lab-section-differences = Ce qui diffère
lab-about-differences = Différences partie par partie, avec leur intervalle à 95 %. En gras : réelles, c’est-à-dire plus que ne peut le hasard, vu que { $count } différences ont été examinées. La correction de Holm garde sous 5 % le risque d’en dire réelle ne serait-ce qu’une à tort, quels que soient leurs liens.
lab-more-real = … et { $count ->
    [one] 1 autre, réelle aussi
   *[other] { $count } autres, réelles aussi
} : --html ou --table les donne toutes.
lab-command = Pour refaire ces chiffres :
lab-by = Cordée { $version }, boîte { $digest }, graine { $seed }

## Colonnes

lab-column-players = joueurs
lab-column-seat = place { $seat }
lab-column-rounds = tours de table
lab-column-turns = tours
lab-column-decisions = décisions
lab-column-plies = coups
lab-column-minutes = minutes
lab-column-most = 80 % des parties
lab-column-winner = vainqueur
lab-column-margin = avance
lab-column-scores = 80 % des places
lab-column-changes = changements de tête
lab-column-quarter = après ¼
lab-column-half = après ½
lab-column-three_quarters = après ¾
lab-column-dice = les dés expliquent
lab-column-stronger = { $strong } parmi { $weak }
lab-column-even = parts égales
lab-column-choice = choix
lab-column-rate = choisi
lab-column-with = avec
lab-column-without = sans
lab-column-worth = corrigé
lab-column-taken = dès que possible
lab-column-never = jamais
lab-column-how = fin
lab-column-box = boîte
lab-column-what = quoi
lab-column-before = avant
lab-column-difference = différence
lab-column-sure = 95 %
lab-column-real = réelle
lab-what-share = part de la { $seat } place
lab-what-decisions = décisions
lab-what-rounds = tours de table
lab-what-changes = changements de tête
lab-what-winner = score du vainqueur
lab-what-margin = avance du vainqueur
lab-what-quarter = le meneur après ¼ gagne
lab-what-half = le meneur après ½ gagne
lab-what-three_quarters = le meneur après ¾ gagne
lab-yes = oui
lab-no = non

## Fins

ending-score = au score
ending-plain = autrement
lab-ending-shared = { $how }, à égalité
lab-ending-tie = { $how }, après départage

## Graphiques

lab-axis-share = part de victoire
lab-axis-decisions = décisions par partie
lab-axis-games = part des parties
lab-axis-leader = le meneur gagne
lab-axis-turns = part des tours joués
lab-axis-change = changement, en points
lab-axis-difference = différence
lab-chart-seats = La part de chaque place, à { $players } joueurs
lab-chart-length = Durée, à { $players } joueurs
lab-chart-lead = Quand c’est joué
lab-chart-choices = Ce qu’un choix rapporte, à { $players } joueurs
lab-chart-vary = { $what } selon { $key }
lab-taken = pris à la première occasion
lab-never = jamais pris
