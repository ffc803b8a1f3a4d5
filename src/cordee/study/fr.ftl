# Ce que dit une étude.

study-mistake = { $you ->
    [yes] Vous avez joué : { $played }. Meilleur : { $better }.
   *[no] { $player } a joué : { $played }. Meilleur : { $better }.
} C’était céder { NUMBER($cost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des chances de gagner.
study-scores-turn = { $what }, en moyenne jusqu’au tour suivant : { $better } au lieu de { $played }.
study-scores-end = { $what }, en moyenne à la fin : { $better } au lieu de { $played }.
study-chance = { $what } : { NUMBER($better, style: "percent") } au lieu de { NUMBER($played, style: "percent") }.
study-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-luck = chance, { $player } { $change } %
study-decision = décision, { $player } { $change } %
study-title = { $game } : chance ou talent ?
study-curve = Part de victoire que chacun pouvait espérer, coup par coup ; barres : chance aux dés
study-curve-ply = Coup
study-start = Au début
study-luck-of = Chance aux dés de { $name }
study-decisions-of = Décisions de { $name }
study-end = À la fin
study-ledger = Le compte
study-turning = Tournants de la partie
study-mistakes = Erreurs
study-no-mistakes = Aucune décision ne se distingue comme une erreur.
study-luckiest = Le lancer le plus heureux pour { $name }
study-unluckiest = Le lancer le plus malheureux pour { $name }
study-best = meilleure
study-good = bonne
study-inaccuracy = imprécision
study-mistake-called = erreur
study-blunder = bourde
study-verdicts = Décisions
study-about = Parts de victoire telles que les voit une recherche de { NUMBER($simulations, useGrouping: 0) } simulations à chaque coup.
study-running = Étude de { $game }
study-written = Écrit : { $path }
