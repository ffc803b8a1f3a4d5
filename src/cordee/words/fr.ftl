## Mots communs

seat = Joueur { $number }
you = vous
bot-novice = débutant
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
bot-master = maître
bot-random = hasard
bot-quick = rapide
bot-search = recherche
bot-judge = juge
list = { $first } et { $last }
semicolon = { "\u00A0" };{ " " }

## La table

called-you = Vous
scene-wins = { $you ->
    [yes] gagnez !
   *[no] gagne !
}
scene-to-play = { $you ->
    [yes] jouez
   *[no] joue
}
meaning-turn = Elle dit à qui c’est de jouer, et ce qui est demandé en ce moment.
    .name = À qui de jouer
board-turn = { $you ->
    [yes] À vous de jouer
   *[no] À { $name } de jouer
}
board-wins = { $you ->
    [yes] Vous gagnez !
   *[no] { $name } gagne !
}
board-win-shared = Victoire partagée !
ask-over = La partie est finie.
story-over = La partie est finie : { $count ->
    [one] { $you ->
        [yes] vous gagnez
       *[no] { $winners } gagne
    }
   *[other] { $you ->
        [yes] vous{ $others } partagez
       *[no] { $winners } partagent
    } la victoire
}.

effect-over = fin de la partie : { $count ->
    [one] { $you ->
        [yes] vous gagnez
       *[no] { $winners } gagne
    }
   *[other] { $you ->
        [yes] vous{ $others } partagez
       *[no] { $winners } partagent
    } la victoire
}

## La fin

end-plain = { $count ->
    [one] { $you ->
        [yes] Vous gagnez
       *[no] { $winners } gagne
    }
   *[other] { $you ->
        [yes] Vous{ $others } partagez
       *[no] { $winners } partagent
    } la victoire
}.
end-score = { $you ->
    [yes] Vous gagnez
   *[no] { $winners } gagne
} { $best } à { $second }.
end-score-shared = { $you ->
    [yes] Vous{ $others } partagez
   *[no] { $winners } partagent
} la victoire avec { $best } chacun.
end-score-tie = Égalité à { $best } entre { $you ->
    [yes] vous et { $rivals } : vous l’emportez
   *[no] { $winners } et { $rivals } : { $winners } l’emporte
}, { $worth } à { $less }.
end-resigned = { $you ->
    [yes] Vous gagnez
   *[no] { $winners } gagne
} : { $gone_count ->
    [one] { $you ->
        [gone] { $gone } avez
       *[other] { $gone } a
    } abandonné
   *[other] { $you ->
        [gone] { $gone } avez
       *[other] { $gone } ont
    } abandonné
}.
won-plain = { $count ->
    [one] { $you ->
        [yes] Vous avez
       *[no] { $winners } a
    } gagné
   *[other] { $you ->
        [yes] Vous{ $others } avez
       *[no] { $winners } ont
    } partagé la victoire
}
won-score = { $you ->
    [yes] Vous avez
   *[no] { $winners } a
} gagné { $best } à { $second }
won-score-shared = { $you ->
    [yes] Vous{ $others } avez
   *[no] { $winners } ont
} partagé la victoire, { $best } chacun
won-score-tie = { $you ->
    [yes] Vous avez
   *[no] { $winners } a
} gagné à égalité, { $best } chacun
won-resigned = { $you ->
    [yes] Vous avez gagné
   *[no] { $winners } a gagné
} : { $gone_count ->
    [one] { $you ->
        [gone] { $gone } avez
       *[other] { $gone } a
    } abandonné
   *[other] { $you ->
        [gone] { $gone } avez
       *[other] { $gone } ont
    } abandonné
}
board-end-resigned = { $you ->
    [gone] Vous{ $gone_others } avez
   *[other] { $gone_count ->
        [one] { $gone } a
       *[other] { $gone } ont
    }
} abandonné.
account = D’où cela vient
account-start = Avant cette position
account-total = Score
account-tie = Départage
account-value = { $text }

## Ce qui ne va pas dans ce qui a été donné

game-unknown = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.
register-left-out = cordee : « { $name } » ({ $kind ->
    [games] un jeu
   *[bots] un robot
} du paquet { $package }) est laissé de côté : { $reason }
register-name = son nom doit être fait de minuscules sans accent, de chiffres et de _, commencer par une lettre et compter 24 signes au plus.
register-shipped = Cordée a déjà le sien sous ce nom.
register-twice = un autre paquet en a un du même nom.
game-lacks = { $part }.py n’a pas { $name }.
game-lacks-part = il n’y a pas de { $part }.py.
lesson-unknown = Il n’y a pas de leçon « { $name } » pour { $game }. Les leçons sont : { $known }.
lesson-not-asked = C’est permis, mais cette leçon demande autre chose : voyez ce qui est marqué.
plain = { $text }
file-changed = un autre programme a écrit ce fichier entre-temps ; cette séance déferait ce qu’il a fait
secret-size = Un secret a { $size } octets.
seed-unusable = { $given } n’est pas une graine : il faut un nombre entier ou un texte.
picture-unknown = { $given } : il faut l’un de { $known }.
move-no-move = { $value } n’est pas un coup de ce jeu : jouez l’un de moves(), ou son texte.
record-no-result = « { $value } » n’est pas un résultat : il faut la part de chaque place, comme 1 0 0, ou *.
seat-long = « { $name } » est trop long : un nom a { $most } caractères au plus.
bot-unknown = Il n’y a pas de robot « { $name } ». Les robots sont : { $known } ; un robot à vous se nomme module:Classe, ou exec:./programme.
bot-budget = « { $name } » : seuls { $known } acceptent un budget, un nombre de simulations ou une durée : search:2000, judge:0.5s.
bot-limit = « { $name } » : un robot a au moins un instant et au plus { $most } s par décision, comme mybot:Photographer:2s.
bot-file = « { $name } » nomme un fichier : un module se nomme sans son .py, soit { $meant }.
bot-no-module = « { $name } » : il n’y a pas de module « { $module } », ni ici ni parmi ce qui est installé. Un robot à vous se nomme module:Classe, comme mybot:Photographer pour la classe Photographer de mybot.py.
bot-broken = Le robot « { $name } » ne peut pas être chargé depuis { $module } : { $reason }
bot-no-class = « { $name } » : il n’y a pas de classe « { $wanted } » dans { $where }.
bot-unmade = Le robot « { $name } » ne peut pas être créé : { $reason }
bot-shapeless = « { $name } » n’est pas un robot : il n’a pas de méthode choose(position).
bot-answer = Le robot { $name } a répondu « { $answer } ». { $reason } { $legal }
bot-raised = Le robot { $name } s’est arrêté sur une erreur : { $reason }. { $legal }
bot-slow = Le robot { $name } n’avait pas répondu au bout de { $seconds } s. { $legal }
program-words = « { $name } » ne se lit pas comme une commande : { $reason }
program-none = « { $name } » : il n’y a pas de programme « { $program } ». Un programme de ce dossier se nomme exec:./mybot.
program-locked = « { $name } » : { $program } est là, mais ne peut pas être lancé. Pour le permettre : chmod +x { $program }
program-no-move = Le robot { $name } a répondu { $answer } ; une réponse est une ligne comme { $example }. { $legal }
program-not-json = Le robot { $name } a répondu { $answer }, qui n’est pas un objet JSON ; une réponse est une ligne comme { $example }. { $legal }
program-protocol = Le robot { $name } a répondu { $answer } à hello ; il doit répondre { $example }.
program-unasked = Le robot { $name } a écrit { $answer } avant qu’on l’interroge : il doit répondre à chaque ligne par une ligne.
program-partial = Le robot { $name } a écrit { $answer }, et au bout de { $seconds } s la ligne n’avait pas de fin. (Un programme doit parfois vider lui-même sa sortie.)
program-long = Le robot { $name } a écrit une ligne de plus de { $most } octets : { $answer }
program-ended = Le robot { $name } s’est terminé quand on l’a interrogé (état { $status }). Ses derniers mots sur sa sortie d’erreur : { $words }
bot-legal = Coups légaux : { $moves }.
bot-legal-more = Coups légaux : { $moves } et { $more } autres.
judge-damaged = { $file } est abîmé : il ne contient pas ce que dit sa première ligne. Le juge ne sert pas.
judge-other = { $file } : { $what } vaut { $found }, cette version a { $right }. Le juge ne sert pas.
course-other = { $path } garde un apprentissage d’un autre plan : { $what } y vaut { $found }, ici { $right }. Donnez la même commande, nommez un autre fichier avec --out, ou supprimez-le.
course-damaged = { $path } ne se lit pas comme un apprentissage gardé. Supprimez-le, ou nommez un autre fichier avec --out.
course-unwritable = { $path } ne peut pas être écrit : { $reason }.
search-limit = { $name } = { $given } : il faut une valeur de { $low } à { $high }.
nobody-decides = Aucune place ne décide maintenant : les dés vont tomber, ou la partie est finie.
search-nothing = Personne n’a à décider : les dés vont tomber, ou la partie est finie.
study-nothing = Il n’y a rien à étudier : rien n’a encore été joué.
match-bots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
} : il en faut de 2 à { $most }, chacun une fois.
match-twice = { $name } est nommé deux fois : un robot joue contre d’autres.
match-no-dice = { $game } n’a pas de dés : sans chance, il n’y a rien à corriger.
match-adjusted-pairs = --adjusted et --paired ne vont pas ensemble : tous deux retirent la chance des dés, chacun à sa façon.
bots-untrusted = Ce fichier nomme des robots qui lancent du code de cette machine : { $names }. Si vous lui faites confiance, ajoutez --trust.
sheet-other = { $path } ne contient pas les { $games } parties jouées jusqu’ici : nommez un autre fichier, ou continuez sans.
sheet-no-parquet = Parquet demande le paquet pyarrow (pip install "cordee[parquet]") ; un fichier en .csv ne demande rien.
match-killed = Un processus qui jouait des parties a été tué : ce qui a été joué avant est gardé.
arena-file = { $path } n’est pas une arène gardée : `cordee arena … --json FILE` en écrit une.
simulation-file = { $path } n’est pas une simulation gardée : `cordee simulate … --json FILE` en écrit une.
lab-file = { $path } n’est pas une question du laboratoire qui a été gardée : `cordee lab … --json FILE` en garde une quand on l’interrompt.
cluster-address = --cluster { $given } : ce doit être l’adresse d’un ordonnanceur Dask, par exemple tcp://host:8786.
cluster-extra = Un cluster demande Dask, qui n’est pas installé. Pour l’installer : pip install "cordee[cluster]"
cluster-none = Aucun ordonnanceur Dask ne répond à { $address }. Pour en lancer un sur place : dask scheduler
cluster-no-workers = Aucun worker à { $address } depuis { $seconds } s. Pour en lancer un : dask worker { $address }
cluster-versions = Le worker { $worker } ne joue pas comme nous, ses parties ne sont donc pas comptées. Là-bas : { $theirs }. Ici : { $ours }. Installez la même chose des deux côtés.
cluster-unlike = Un worker à { $address } ne peut pas faire ce qu’on lui demande ({ $reason }). Ici : { $ours }. Installez la même chose là-bas.
cluster-killed = Plusieurs workers à { $address } sont morts l’un après l’autre sur la même part du travail : ont-ils assez de mémoire ?
cluster-lost = L’ordonnanceur à { $address } ne répond plus.
gpu-extra = Jouer sur une carte graphique demande numba-cuda, qui n’est pas installé. Pour l’installer : pip install "cordee[cuda]"
gpu-none = Aucune carte graphique utilisable ({ $reason }). Il faut une carte NVIDIA et son pilote ; --device cpu s’en passe.
gpu-memory = La carte graphique n’a pas assez de mémoire libre pour ce jeu.
gpu-rules = Les noyaux de { $game } ne peuvent pas être compilés pour une carte graphique : { $reason } --device cpu les joue.
gpu-fault = La carte graphique a échoué : { $reason }
option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
option-none = Il n’y a pas d’option « { $option } » : ce jeu n’en a pas.
option-value = « { $given } » n’est pas une valeur de { $option }. Il faut : { $known }.
seat-empty = « { $given } » : une place n’a pas de nom. Les places sont des noms séparés par des virgules, comme me,bot:random,Bo.
seat-twice = Deux places s’appellent { $name } : donnez à chacun un nom à soi.
seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
} : il en faut de { $low } à { $high }.
players-out-of-range = { $given } joueurs ? Il faut un nombre entier de { $low } à { $high }.
file-unreadable = { $path } ne peut pas être lu : { $reason }.
file-too-large = { $path } dépasse { $size } octets : aucun de nos fichiers n’est si grand.
file-silent = Rien n’est sorti de { $path } pendant { $seconds } secondes : quelqu’un y écrit-il ?
file-not-text = { $path } n’est pas un texte UTF-8.

move-invalid = « { $text } » n’est pas un coup. Peut-être : { $near }.
move-invalid-over = « { $text } » n’est pas un coup, et la partie est finie.
no-chance-event = Rien n’est laissé au hasard maintenant : un joueur décide, ou la partie est finie.
no-dice = Cette position n’a pas de dés à elle : jouez un résultat donné au lieu de lancer.
nothing-to-undo = Il n’y a rien à reprendre.
ply-out-of-range = Coup { $given } : il faut de 0 à { $high }.

box-file =
    { $title } : la boîte. Mettez-y ce que montre la vôtre et jouez avec :
    cordee play { $game } --components mine.toml
    Une clé absente garde la valeur qu’elle a ici.
components-not-toml = { $path }, ligne { $line } : « { $content } » n’est pas du TOML.
components-dots = { $path }, ligne { $line } : { $count } points. Les clés sont quelques mots au plus, séparés par des points.
components-unknown = { $entry } : cette clé n’existe pas. Les clés sont : { $known }.
components-whole = { $entry } = { $value } : il faut un nombre entier de { $low } à { $high }.
components-row = { $entry } = { $value } : il faut une liste de { $count } nombres entiers de { $low } à { $high }.
components-flag = { $entry } = { $value } : il faut true ou false.
components-word = { $entry } = { $value } : il faut l’un de ces mots : { $known }.
components-pair = { $entry } = { $value } : il faut une liste de deux éléments.
components-both = { $entry } et { $other } ne vont pas ensemble : { $entry } remplace { $other }.
components-falling = { $entry } = { $value } : le plus grand vient d’abord.
components-some =
    { $exact ->
        [yes] { $entry } = { $value } : il faut une liste de { $low } éléments.
       *[no] { $entry } = { $value } : il faut une liste de { $low } à { $high } éléments.
    }
components-tables = { $entry } = { $value } : il faut { $count } tables, comme [[{ $entry }]] écrit { $count } fois.
components-table = { $entry } = { $value } : il faut une table de clés et de valeurs.

position-not-table = Une position est une table de champs, pas { $value }.
position-other-game = game vaut « { $game } » ; il faut « { $right } ».
position-options = options vaut { $value } ; il faut une table d’options.
position-missing = Le champ { $name } manque.
position-unknown = { $name } n’est pas un champ. Les champs sont : { $known }.
position-whole = { $name } vaut { $value } ; il faut un nombre entier de { $low } à { $high }.
position-row = { $name } vaut { $value } ; il faut une liste de { $count } nombres.
position-listing = { $name } vaut { $value } ; il faut une liste de { $count }.
position-list = { $name } vaut { $value } ; il faut une liste.
position-some = { $name } vaut { $value } ; il faut une liste { $low ->
    [0] d’au plus { $high } nombres
   *[other] de { $low } à { $high } nombres
}.
position-rising = { $name } vaut { $value } ; les nombres doivent être dans l’ordre croissant.
position-table = { $name } vaut { $value } ; il faut une table avec les clés { $keys }.
position-choice = { $name } vaut { $value } ; il faut l’un de { $known }.
position-flag = { $name } vaut { $value } ; il faut true ou false.
position-owner = { $name } vaut { $value } ; il faut null ou une seule place de 0 à { $high }.
encoding-needed = { $game } a besoin d’un encoding.py à lui : son enregistrement contient autre chose que des nombres entiers dans « { $column } ».
position-part = { $name } vaut { $value } ; il faut une liste d’éléments de { $known }, dans cet ordre.
position-text-none = { $text } n’est pas une position : il faut une ligne comme « pig/1 players=2 turn=0 phase=roll pot=0 score=(0,0) », ou une table de champs.
position-text-version = La position est écrite dans la version « { $given } » de la notation ; Cordée lit la version { $right }.
position-text-long = Une position a au plus { $most } caractères.
position-text-part = « { $part } » n’est pas un champ d’une position : il faut par exemple turn=0 ou score=(8,13).
position-text-twice = Le champ { $name } est là deux fois.
position-text-value = { $name } vaut « { $value } », ce qui ne peut pas se lire. Une valeur est un nombre, un mot, yes, no, - pour rien, une liste (8,13) ou une table (snow:2,coin:3).

record-line = Ligne { $line } : { $reason }
record-no-colon = Ligne { $line } : « { $content } » n’est pas une ligne `clé: valeur`.
record-key-twice = Ligne { $line } : { $name } est là deux fois.
record-key-missing = Ligne { $line } : { $name } manque.
record-not-one = Ce n’est pas une partie de Cordée : ses premières lignes sont `cordee: 1` et `game: …`.
record-game-missing = Il n’y a pas de jeu « { $name } » ici : pour lire cette partie, installez le paquet qui le contient. Les jeux ici sont : { $known }.
record-key-unknown = Ligne { $line } : { $name } n’est pas une clé d’une partie de ce jeu.
record-too-long = Cette partie a plus de { $most } événements : aucune n’est si longue.
record-format = Ligne { $line } : format { $value } ; Cordée lit le format { $right }.
record-not-json = Ligne { $line } : components doit être une ligne de JSON.
record-date = Ligne { $line } : { $value } n’est pas une date ; il faut par exemple 2026-01-31 ou 2026-01-31T20:15:00.
record-hex = Ligne { $line } : { $name } doit avoir { $count } chiffres 0 à 9 et petites lettres a à f.
record-drawn = Ligne { $line } : { $name } vaut « { $value } » ; il faut les nombres { $right }, dans l’ordre où les places jouent.
record-restored = Ligne { $line } : { $name } doit être le numéro d’un événement de hasard, à partir de { $low }, puis { $count ->
    [one] les bits du serveur et ceux de la place
   *[other] les bits du serveur et ceux de { $count } places
}, chacun de 32 chiffres 0 à 9 et petites lettres a à f ; « - » pour une place qui n’en a pas donné.
record-other-start = Ligne { $line } : start doit avoir les joueurs et les options que disent les autres lignes.
record-after-end = La partie était finie avant cet événement.
record-wrong-actor = L’événement est donné à « { $given } » ; il est à « { $right } ».
record-result = Ligne { $line } : le résultat donné est « { $value } » ; les coups mènent à « { $right } ».

## Vérification

verify-good = Vérifié : les { $rolls } événements de hasard découlent { $salted ->
    [yes] du secret et des contributions
   *[no] du secret
}, et le secret est celui qui était promis.
verify-good-so-far = Vérifié jusqu’ici : { $rolls ->
    [one] l’événement de hasard découle
   *[other] les { $rolls } événements de hasard découlent
} { $salted ->
    [yes] du secret et des contributions
   *[no] du secret
}, et le secret est celui qui était promis. La partie n’est pas finie.
verify-no-secret = Rien à vérifier pour l’instant : le secret n’est pas dans le fichier.
verify-no-commitment = Rien à vérifier : le fichier ne porte pas d’engagement.
verify-no-rolls = Rien à vérifier pour l’instant : aucun hasard jusqu’ici.
verify-other-secret = Ne correspond pas : ce n’est pas le secret promis.
verify-other-roll = Ne correspond pas : le coup { $ply } dit « { $found } », le secret dit « { $fair } ».
verify-other-mix = Ne correspond pas : le coup { $ply } dit « { $found } », le secret et les contributions disent « { $fair } ». Le lancer, ou une ligne qui commence par salt ou restored, n’est pas ce qu’il était à la table.
verify-other-draw = Ne correspond pas : les places ont été tirées dans l’ordre { $found }, le secret et les contributions disent { $fair }. Cette ligne, ou une qui commence par salt, n’est pas ce qu’elle était à la table.

proof-start = Cette partie est partie d’une position donnée, que l’enregistrement indique : les dés sont vérifiés à partir de là.
proof-secret = Personne n’a contribué à ces dés. Qui a vu la promesse avant la partie sait qu’aucun lancer n’a été changé ensuite ; qui a choisi le secret a pu choisir les dés avec lui. Sur son propre serveur, on se fait confiance à soi-même.
proof-salt = Ont contribué aux dés : { $names }.
proof-to = Chacune de ces personnes sait que nul n’a pu choisir les dés, ni le serveur ni un joueur, si elle a vu cette promesse avant de contribuer, retrouve ici sa contribution, et si sa page a constaté que les autres n’ont pu choisir la leur après coup. Tous les autres savent qu’aucun lancer n’a été changé après la promesse. Qui pouvait lire le secret du serveur pendant la partie pouvait voir les dés d’avance.
proof-given = { $name } : { $given }
proof-restored = Une sauvegarde a été restaurée après { $rolls ->
    [one] { $rolls } événement de hasard
   *[other] { $rolls } événements de hasard
} : à partir de là, les dés sont nouveaux. { $count ->
    [0] Personne n’y a contribué : qui tenait le serveur a pu les choisir.
   *[other] Seuls y ont contribué : { $names }.
}
