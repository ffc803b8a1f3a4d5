# Ce qu’une partie guidée du Cervin explique, quand cela se présente pour la première fois.

begin = Le premier dont les deux pions sont au sommet gagne aussitôt (M18). À chaque tour, vous lancez des dés pour poser des jetons ; chacun vaut une action, par exemple un pas vers le haut. Relancez tant que vous l’osez, et arrêtez-vous à temps.

## Ce qui est demandé

ask-setup = Vos deux pions partent de la ligne 12, sur des cercles libres de votre choix (M3). De la plupart des cercles, deux mènent plus haut ; d’un cercle du bord, un seul, qu’un obstacle suffit à barrer. Restez donc loin du bord.
ask-drop = On additionne les valeurs qui n’apparaissent qu’une fois (M5) : c’est la ligne de votre jeton, de 5 à 12. Éliminer des dés change la somme, mais ils manquent jusqu’à la fin du tour. Éliminez-en peu, et visez une ligne où il y a un pion : elle donne un bonus.
ask-token = Ce jeton vaudra une action quand vous vous arrêterez. Mais à la fin du tour on le retourne, et il devient un obstacle (M12) : posez-le sur le chemin des autres, pas au-dessus de vos propres pions.
ask-bonus = Il y a un pion sur la ligne de votre jeton : vous avez une action tout de suite (M8). Elle s’ajoute à celles de vos jetons, et reste acquise même si le tour tourne mal. Un pas vers le haut est rarement une erreur.
ask-choose = Si vous vous arrêtez, chaque jeton posé ce tour-ci vaut une action. En relançant, vous pouvez en poser un de plus, mais un lancer qui n’en permet aucun les fait toutes perdre (M10). Moins il reste de dés, plus le risque est grand : à deux, réfléchissez bien.
ask-actions = Utilisez vos actions dans l’ordre que vous voulez (M11) : déplacer un de vos pions, pousser celui d’un adversaire, enlever un obstacle. Voyez d’abord de combien de pas vous pouvez monter : c’est ainsi qu’on gagne. Rien n’oblige à les utiliser toutes.
ask-block = Ce lancer a mal tourné, et les actions du tour sont perdues. En consolation, vous pouvez poser un obstacle, sur une ligne où vous n’avez pas posé de jeton ce tour-ci (M10) : de préférence juste au-dessus d’un pion qui devance les vôtres.

## Ce qu’on peut faire

may-drop = Pendant un même tour, une ligne ne reçoit qu’un de vos jetons, et une ligne pleine aucun (M6). Chaque jeton rend donc le suivant plus difficile ; un bon lancer est celui où rien n’est à éliminer.
may-move = Un pion va sur un cercle libre voisin : plus haut, plus bas ou de côté (M14). Avant de faire un pas, regardez les cercles au-dessus de celui où il mène : il faut pouvoir continuer.
may-push = Vous pouvez pousser le pion d’un adversaire vers le haut ou de côté, jamais vers le bas ni au sommet (M15). Cela libère un cercle qui vous plaît, ou laisse ce pion sous des obstacles.
may-clear = Enlever un obstacle ouvre son cercle à tous (M16). Cela vaut une action si aucun cercle libre ne mène plus haut que votre pion ; sinon, prenez plutôt celui qui est libre.

## Ce qui s’est passé

event-next = À la fin d’un tour, on retourne ses jetons. Ce sont dès lors des obstacles : aucun pion n’entre dans leurs cercles tant qu’ils y sont (M12).
event-failure = { $you ->
    [yes] Un échec, cela arrive à tout le monde, et surtout avec peu de dés. Ce qu’un bonus a apporté reste acquis, et vos pions restent où ils sont.
   *[no] Un autre joueur n’a pu poser aucun jeton : un échec. Il a perdu les actions du tour (M10), et peut poser un obstacle à la place. C’est ce qui arrive quand on relance trop souvent, avec trop peu de dés.
}
event-row-cleared = La ligne { $row } était pleine : à la fin du tour, tous ses jetons sont allés dans la réserve ; les pions restent (M12). Voyez si un chemin s’est ouvert pour vous.
event-push = { $you ->
    [yes] Vous avez poussé un pion de { $start } en { $end }.
    [other] On a poussé votre pion de { $start } en { $end }.
   *[no] Un joueur a poussé le pion d’un autre de { $start } en { $end }.
} On pousse les pions de côté ou vers le haut : personne n’y perd donc de ligne (M15).
event-summit = { $you ->
    [yes] Un de vos pions est au sommet, et personne ne l’en délogera (M17). À l’autre, maintenant !
   *[no] Un autre joueur a un pion au sommet, où il reste (M17). Avec le second, il gagne : mettez des obstacles sur son chemin, ou dépêchez-vous !
}
