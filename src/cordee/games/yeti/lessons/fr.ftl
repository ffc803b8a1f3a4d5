# Leçons de Yeti : le titre, ce qu’il faut faire à chaque pas, et ce qui en est venu.

prints = Suivre les empreintes

prints-1 = Vous avez lancé tous vos dés. La neige est mise de côté aussitôt ; du reste vous gardez tous les dés d’un symbole. Chaque empreinte rapportera 1 point ici, au camp de base. Gardez les trois empreintes.
prints-1-wrong = C’est permis, mais ce sont les empreintes qui rapportent : gardez-les cette fois.
prints-1-after = Les empreintes sont de côté, et vous lancez le reste.

prints-2 = Encore une empreinte, et encore de la neige. Quand il y a de la neige, on peut aussi ne rien garder d’autre et relancer. Gardez l’empreinte.
prints-2-after = Il ne reste aucun dé : le tour est fini. Quatre empreintes au camp de base, 4 points. Plus vous êtes haut, plus une empreinte vaut.
