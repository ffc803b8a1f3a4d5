title = Pig
pitch = Un tout petit jeu avec un dé : on lance et relance, mais un 1 fait tout perdre. L’exemple de la façon dont un jeu s’écrit pour Cordée.
score-counts = points

## Ce qui est demandé

ask-roll = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} lancer le dé.
ask-choose = { $you ->
    [yes] Relancer
   *[no] { $player }, relancer
} ou garder ? La cagnotte est de { $pot }, votre score de { $score }.

## Ce qu’on peut choisir

choice-again = relancer : un 1 ferait perdre la cagnotte de { $pot }
choice-hold = garder : { $pot } de plus, un score de { $score }

## Ce qui s’est passé

story-roll = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
} { $value } : la cagnotte est de { $pot }.
story-bust = { $you ->
    [yes] Vous lancez 1 et perdez
   *[no] { $player } lance 1 et perd
} la cagnotte.
story-again = { $you ->
    [yes] Vous relancez
   *[no] { $player } relance
}.
story-hold = { $you ->
    [yes] Vous gardez { $pot } et avez
   *[no] { $player } garde { $pot } et a
} { $score }.

account-total = Points

## Pourquoi un coup est refusé

why-other-question = { $rule } : « { $text } » répond à une autre question. { $phase ->
    [roll] C’est le moment de lancer le dé.
    [choose] Il s’agit de relancer ou de garder.
   *[over] La partie est finie.
}

## Pourquoi une position est impossible

impossible-pot = { $rule } : la cagnotte est de { $pot } dans la phase { $phase } ; elle est d’au moins 2 dans la phase choose, et de 0 à la fin.
impossible-end = { $rule } : seule la place qui joue a { $goal } points ou plus, et seulement quand la partie est finie.
impossible-score = { $rule } : nul ne garde un score de 1.

## Ce que sont les choses

meaning-pot = { $pot } dans la cagnotte. S’arrêter l’ajoute au score ; un 1 la fait perdre.
    .name = Cagnotte
meaning-cup = Il lance le dé : de 2 à 6, cela va dans la cagnotte ; un 1 perd la cagnotte et finit le tour.
    .name = Gobelet
meaning-panel = { $score } sur { $goal }. Le premier qui garde { $goal } points ou plus gagne.
    .name = { $name }

## La table

board-goal = Le premier à { $goal }
board-pot = Cagnotte
board-desc = La cagnotte est de { $pot }. Scores : { $scores }.
board-phase-roll = Lancez le dé.
board-phase-choose = Relancer ou garder ?
board-phase-over = La partie est finie.

## La boîte dans un fichier

box-goal = P5 (règle du livret) : les points qui font gagner.
