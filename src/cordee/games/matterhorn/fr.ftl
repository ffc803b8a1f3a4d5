title = Le Cervin

## La table dans un terminal

scene-box = Réserve : { $box }
scene-price = sommet : { $actions } actions
scene-action = action
scene-obstacle = obstacle
scene-summit = Sommet
scene-top = sommet
scene-rolled = Lancer : { $dice } = { $result }
scene-hand = En main : { $dice ->
    [one] 1 dé à lancer
   *[other] { $dice } dés à lancer
}
scene-dropped = Écartés : { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
scene-actions = { $actions ->
    [one] Reste 1 action
   *[other] Restent { $actions } actions
}

## La table en image

board-height = 4478 m
board-summit = sommet
board-box = Réserve
board-dropped = Dés écartés
board-dropped-short = Écartés
board-action = Action
board-action-about = posé ce tour-ci
board-obstacle = Obstacle
board-obstacle-about = barre le cercle
board-desc = La table du Cervin. Pions : { $pawns }. Obstacles : { $obstacles }. Jetons dans la réserve : { $box }.
board-desc-player = { $name } : { $places }
board-desc-none = aucun
board-phase-setup = Placez un pion sur la rangée 12.
board-phase-roll = Lancez les dés.
board-phase-drop = Écartez des dés, ou aucun.
board-phase-token = Posez un jeton sur la rangée { $row }.
board-phase-bonus = Bonus : employez une action.
board-phase-choose = Arrêtez-vous, ou relancez.
board-phase-actions = { $actions ->
    [one] Employez votre dernière action.
   *[other] Employez vos { $actions } actions.
}
board-phase-block = Échec : posez un obstacle ?
board-phase-over = La partie est finie.
