# Ce que dit une étude.

study-mistake = { $you ->
    [yes] Vous avez joué : { $played }. Mieux valait : { $better }.
   *[no] { $player } a joué : { $played }. Mieux valait : { $better }.
} C’était céder { NUMBER($cost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des chances de gagner.
study-then = Ensuite : { $moves }.
study-and = { ", puis " }
study-answer = { $name } aurait sans doute répondu : { $move }.
study-scores-turn = { $what } d’ici au tour suivant, en moyenne : { $better } au lieu de { $played }.
study-scores-end = { $what } à la fin, en moyenne : { $better } au lieu de { $played }.
study-rival-turn = { $you ->
    [yes] Cela vous freine.
   *[no] Cela freine { $name }.
} { $what } dans le même temps, en moyenne : { $better } au lieu de { $played }.
study-rival-end = { $you ->
    [yes] Cela vous freine.
   *[no] Cela freine { $name }.
} { $what } à la fin, en moyenne : { $better } au lieu de { $played }.
study-against = Mais cela a un prix.
study-later = Ce que cela apporte ne se voit que plus tard.
study-stand = { $what } : { $better } au lieu de { $played } au tour suivant.
study-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-chance = { $what } : { NUMBER($better, style: "percent", maximumFractionDigits: 0) } au lieu de { NUMBER($played, style: "percent", maximumFractionDigits: 0) } avant le tour suivant.
study-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-axis = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
study-luck = chance, { $player } { $change } %
study-decision = décision, { $player } { $change } %
study-title = { $game } : chance ou talent ?
study-curve = Part de victoire que chacun pouvait espérer, coup par coup ; barres : chance aux dés
study-curve-ply = Coup
study-start = Au début
study-luck-of = { $you ->
    [yes] Votre chance aux dés
   *[no] Chance aux dés : { $name }
}
study-decisions-of = { $you ->
    [yes] Vos décisions
   *[no] Décisions : { $name }
}
study-end = À la fin
study-ledger = Le compte
study-turning = Tournants de la partie
study-mistakes = Erreurs
study-no-mistakes = Aucune décision ne se distingue comme une erreur.
study-luckiest = { $you ->
    [yes] Le lancer le plus heureux pour vous
   *[no] Le lancer le plus heureux pour { $name }
}
study-unluckiest = { $you ->
    [yes] Le lancer le plus malheureux pour vous
   *[no] Le lancer le plus malheureux pour { $name }
}
study-best = meilleure
study-good = bonne
study-inaccuracy = imprécision
study-mistake-called = erreur
study-blunder = bourde
study-verdicts = Décisions
study-about = Parts de victoire telles que les voit une recherche de { NUMBER($simulations, useGrouping: 0) } simulations à chaque coup.
study-running = Étude de { $game }
study-written = Écrit : { $path }
