# Leçons de Vertical : le titre, ce qu’il faut faire à chaque pas, ce qui en est venu, et pourquoi pas autre chose.

## Le sac, et le premier pas

bag = Quatre jetons dans un sac

bag-1 = Vous gravissez une falaise en la bâtissant, et le plus haut gagne quand la dernière tuile est jouée. D’abord, chacun emporte quatre jetons. Vous avez un piolet et des crampons, pour les tuiles du même nom. Qui pioche une chute tombe dans sa colonne, jusqu’au pied ou jusqu’à un mousqueton. Emportez-en un.
bag-1-wrong = Cela peut servir aussi, mais rien ne fait perdre autant qu’une chute. Emportez un mousqueton.
bag-1-after = Un mousqueton est dans votre sac. Votre adversaire en a emporté un aussi.

bag-2 = Les jetons bleus (piolet, crampons, plan des grottes) restent dans le sac toute la partie : un de chaque suffit. Les jetons orange (mousqueton, échelle, tyrolienne) se posent sur la falaise, pour de bon. Parmi les 60 tuiles, il y a six chutes : emportez un second mousqueton.
bag-2-wrong = Un second piolet ou d’autres crampons ne serviraient à rien, et le reste sert moins souvent qu’un mousqueton : il y a six chutes parmi les tuiles. Emportez-en un second.
bag-2-after = Les sacs sont prêts, et vous avez pioché une tuile simple, ouverte à tous. La première va en 0,0 : colonne 0, hauteur 0. Dans une partie, les tuiles viennent au hasard ; dans ces leçons, comme nous l’avons préparé.

bag-3 = Une fois la tuile posée, vous pouvez équiper la paroi d’un jeton orange. Si bas, un mousqueton serait gâché. Ne posez rien.
bag-3-wrong = De la hauteur 0, une chute ne coûte qu’un pas. Gardez vos deux mousquetons pour plus haut : ne posez rien.
bag-3-after = Les deux mousquetons restent dans votre sac.

bag-4 = Ensuite, vous pouvez vous déplacer : une tuile vers le haut, le bas, la gauche ou la droite. Du pied, d’où partent tous les alpinistes, on va sur n’importe quelle tuile de hauteur 0. Allez en 0,0.
bag-4-wrong = On peut rester sur place, mais ce n’est pas ainsi qu’on monte. Allez en 0,0.
bag-4-after = Vous voilà sur la falaise, et votre adversaire en 1,0. C’est cela, un tour : piocher une tuile, la poser, équiper la paroi, se déplacer.

## Poser des tuiles

cliff = Bâtir ce que l’on gravit

cliff-1 = Vous avez pioché une tuile piolet. N’y vont que les alpinistes qui ont un piolet dans leur sac, et vous en avez un. Une tuile touche la falaise par un côté, jamais sous la hauteur 0. Posez celle-ci juste au-dessus de vous, en 0,1.
cliff-1-wrong = Elle peut aller sur toute place libre qui touche la falaise par un côté (V6). Mais au-dessus de vous, en 0,1, c’est votre prochain pas.
cliff-1-after = La tuile piolet est en 0,1, juste au-dessus de vous. Les tuiles crampons, c’est pareil, avec des crampons.

cliff-2 = Équipez-vous la paroi ? Même de la hauteur 1, une chute ne coûterait pas cher. Ne posez rien.
cliff-2-wrong = Un mousqueton posé ne revient jamais (V2). Gardez-le pour plus haut : ne posez rien.
cliff-2-after = Rien de posé, rien de perdu.

cliff-3 = Vous avez le piolet : montez en 0,1. Il reste dans votre sac et ne s’use pas.
cliff-3-wrong = Il faut être haut, et votre piolet vous permet de monter : allez en 0,1.
cliff-3-after = Hauteur 1. Votre adversaire a posé une tuile simple en 1,2 et y est monté : hauteur 2. Et vous avez pioché une tuile danger.

cliff-4 = Personne ne va jamais sur une tuile danger, même bien équipé. Posez-la où elle gêne votre adversaire, qui est en 1,2 : juste au-dessus, en 1,3.
cliff-4-wrong = Là, elle ne gênerait personne, ou seulement vous. En 1,3, elle barre la route à votre adversaire, qui vous devance.
cliff-4-after = Votre adversaire ne peut plus monter tout droit. Posez au-dessus de vous ce qui vous sert, et ce qui gêne au-dessus de ceux qui vous devancent. Une tuile ne porte qu’un alpiniste : vous aussi, vous pouvez barrer la route à quelqu’un.

## Les chutes

fall = Tomber sans tout perdre

fall-1 = Vous êtes en 0,4, une tuile simple en main. Il ne reste qu’une chute dans le tas 1 : votre adversaire va la piocher ; puis vient le tas 2, qui en a deux. Prolongez d’abord votre colonne, qui finit en 0,5 : posez la tuile en 0,6.
fall-1-wrong = En 0,6, elle prolonge votre propre colonne, là où vous en aurez besoin. Posez-la là.
fall-1-after = Votre colonne atteint la hauteur 6.

fall-2 = D’ici, une chute fait mal. Un mousqueton se pose sur la tuile où vous êtes, ou sur une tuile où vous pourriez aller maintenant (V8). Posez-le en 0,5, où vous irez ensuite.
fall-2-wrong = Des chutes vont venir : posez un mousqueton maintenant, et aussi haut que possible, en 0,5.
fall-2-after = Le mousqueton est en 0,5 pour de bon, et retient quiconque s’y trouve.

fall-3 = Montez maintenant en 0,5.
fall-3-wrong = Le mousqueton est en 0,5 : montez-y.
fall-3-after = Votre adversaire, en 2,4, a pioché la chute. Sans mousqueton dans la colonne 2, le voilà de retour au pied. Puis vous avez pioché une chute aussi, mais le mousqueton de votre tuile vous retient : votre tour continue.

fall-4 = Une tuile chute ne se pose pas, mais vous pouvez encore équiper la paroi et vous déplacer. Le prochain pas mène juste au-dessus de votre mousqueton : l’autre peut attendre. Ne posez rien.
fall-4-wrong = Si près du premier, un second mousqueton ne sauverait qu’un niveau. Gardez-le pour plus haut : ne posez rien.
fall-4-after = L’autre mousqueton reste dans votre sac.

fall-5 = Montez en 0,6. En cas de chute, il y a un mousqueton juste au-dessous.
fall-5-wrong = Continuez : une chute de 0,6 s’arrêterait en 0,5, à votre mousqueton.
fall-5-after = Et la chute est venue, dès votre tour suivant : jusqu’au mousqueton le plus proche au-dessous, dans votre colonne, en 0,5. Un niveau de perdu, et non sept. Qui a chuté n’équipe pas la paroi et ne se déplace pas pendant ce tour (V14).

## Grottes et tyroliennes

caves = Le plan et la tyrolienne

caves-1 = Vous êtes dans la grotte en -1,1, avec un plan qui mène de grotte en grotte, et vous en avez pioché une autre. Une grotte se pose trois niveaux au plus au-dessus de la hauteur 0 ou d’une autre grotte. La vôtre est à la hauteur 1, la limite est donc 4 : posez la nouvelle en 2,4.
caves-1-wrong = Plus la grotte est haute, plus le plan vous mène haut, et la limite est maintenant la hauteur 4 (V7). Cette leçon continue en 2,4 : posez-la là.
caves-1-after = La grotte est en 2,4, trois niveaux au-dessus de vous.

caves-2 = Avant d’y aller, posez-y votre tyrolienne. Elle va sur toute tuile, sauf danger ; en 2,4, elle vous servira aussitôt.
caves-2-wrong = C’est permis, mais en 2,4 la tyrolienne vous servira dès ce tour-ci. Posez-la là.
caves-2-after = La tyrolienne est en 2,4 pour de bon, ouverte à tous.

caves-3 = Avec un plan des grottes, un alpiniste qui est dans une grotte peut, au lieu d’un pas, aller dans la plus proche des autres grottes où il n’y a personne. Passez par les grottes jusqu’en 2,4.
caves-3-wrong = Un pas ne mène pas plus haut que la hauteur 1 ; le plan, à la hauteur 4 : passez par les grottes jusqu’en 2,4.
caves-3-after = De la hauteur 1 à la hauteur 4 d’un seul coup, et sur une tyrolienne !

caves-4 = Après un pas ou un passage qui mène sur une tyrolienne, on peut la prendre aussitôt, vers toute tuile aussi haute ou plus basse où l’on peut se tenir, avec ou sans vides. Au-dessus de la grotte, pas encore de tuile ; au-dessus de 0,4, si. Prenez la tyrolienne jusqu’en 0,4.
caves-4-wrong = Cherchez une tuile de même hauteur d’où vous pourrez continuer à monter : 0,4, avec 0,5 au-dessus.
caves-4-after = Vous êtes aussi haut que votre adversaire, en 1,4. Au prochain tour, vous pourrez monter en 0,5 ; et tant que vous êtes en 0,4, il ne peut pas y aller.

## La fin

end = Les dernières tuiles

end-1 = Il ne reste plus de chute, et votre adversaire et vous êtes à la hauteur 8. Vous avez pioché la tuile 57 sur 60, une tuile échelle : personne n’y va tant qu’une échelle n’y est pas posée, et vous en avez une. Posez la tuile au-dessus de vous, en 0,9.
end-1-wrong = Avec l’échelle de votre sac, cette tuile vous fait monter d’un niveau, si elle est au-dessus de vous : en 0,9.
end-1-after = Il lui faut maintenant une échelle.

end-2 = Posez votre échelle en 0,9. Une échelle ne va que sur une tuile échelle ; dès lors, tout le monde peut s’y tenir.
end-2-wrong = La tuile où il vous faut une échelle est juste au-dessus de vous : posez-la en 0,9.
end-2-after = 0,9 est ouverte à tous.

end-3 = Montez en 0,9.
end-3-wrong = C’est la hauteur qui décide, et il ne reste que trois tuiles : montez en 0,9.
end-3-after = Hauteur 9 ! Votre adversaire, toujours à la hauteur 8, a posé une tuile crampons au-dessus de vous, en 0,10 ; vous n’avez pas de crampons. Et vous avez pioché une tuile danger.

end-4 = Il reste une tuile simple, et votre adversaire va la piocher. En 2,9, elle lui permettrait de monter à la hauteur 9, comme vous. Posez donc votre tuile danger à cette place, en 2,9.
end-4-wrong = Votre adversaire pourrait alors poser la dernière tuile en 2,9, monter à la hauteur 9 et partager la victoire (V15). Posez-y d’abord la tuile danger.
end-4-after = Votre adversaire ne peut plus monter.

end-5 = Pour vous non plus il n’y a plus de chemin vers le haut, et descendre ne sert à rien. Rien n’oblige à se déplacer : restez sur place.
end-5-wrong = À la hauteur 8, vous ne seriez plus devant votre adversaire. Restez sur place, à la hauteur 9.
end-5-after = La dernière tuile est jouée : vous êtes à la hauteur 9, votre adversaire à 8. Vous gagnez ! À la même hauteur, vous auriez partagé la victoire (V15). Bonne ascension !
