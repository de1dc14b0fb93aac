# The rules pages. Each message is a section with its title. $edition is 1 or 2; $players is not known here.

rules-mascarade-aim = Atteins 13 pièces avant les autres. Tu es celui ou celle que montre le masque devant toi, mais les cartes sont sans cesse échangées en secret : personne n'en est sûr bien longtemps. La partie finit aussi quand quelqu'un n'a plus de pièces : le joueur le plus riche gagne alors.
    .title = Le but
rules-mascarade-table = De { $edition ->
        [1] 2 à 13
       *[2] 4 à 12
    } joueurs ; pour une première partie, les règles du jeu recommandent d'être 4 à 8. Chacun commence avec 6 pièces et un masque{ $edition ->
        [1] {" "}(deux masques à 3 joueurs, trois à 2)
       *[2] {""}
    }. Tous les masques sont distribués face visible, pour que tout le monde les voie, puis retournés face cachée. Les pièces sont toujours publiques. Les amendes vont à la Justice. Avec les masques habituels, il y en a deux au centre à 4 joueurs et un à 5, devant personne.
    .title = La table
rules-mascarade-turn = Les quatre premiers tours de la partie sont la préparation : à chacun, on doit Échanger (ou pas). Ensuite, à ton tour, choisis une action parmi trois : Échanger (ou pas), Regarder ou Annoncer. Puis c'est le tour du joueur de gauche. { $edition ->
        [1] Si ta carte a été révélée au tour juste avant le tien, tu dois échanger cette carte, ou faire semblant.
       *[2] Si ta carte a été révélée au tour juste avant le tien, tu n'as pas le droit d'Annoncer.
    }
    .title = Ton tour
rules-mascarade-swap = Prends sous la table ta carte et celle d'un autre joueur, ou une carte du centre. Sans les regarder, échange-les ou non, puis repose-les. Personne d'autre ne sait ce que tu as fait.
    .title = Échanger (ou pas)
rules-mascarade-look = Regarde ta propre carte en secret.
    .title = Regarder
rules-mascarade-announce = Dis quel masque tu es, vrai ou faux ; ce peut être n'importe quel masque en jeu. Dans le sens horaire, chaque autre joueur passe ou revendique le même masque. Si personne ne revendique, tu utilises le pouvoir et aucune carte n'est révélée. Si quelqu'un revendique, toi et tous ceux qui revendiquent, vous révélez votre carte : qui est vraiment le masque utilise son pouvoir. Puis chacun de vous qui ne l'est pas paie 1 pièce à la Justice, et les cartes sont remises face cachée.
    .title = Annoncer
rules-mascarade-powers = Ce que fait chaque masque est dit plus bas. Si quelqu'un doit plus qu'il n'a, il paie ce qu'il a. Une étoile signifie que les pièces viennent de la banque.
    .title = Les pouvoirs
rules-mascarade-end = La partie finit aussitôt que quelqu'un a 13 pièces ou plus, que quelqu'un n'en a plus, ou qu'un Tricheur gagne. { $edition ->
        [1] Si plusieurs en ont 13 à la même étape, le plus riche d'entre eux gagne.
       *[2] Si plusieurs en ont 13 à la même étape, ils partagent la victoire.
    } Si personne n'en a 13 et que quelqu'un n'en a plus, le plus riche gagne ; à égalité, la victoire est partagée.
    .title = La fin
rules-mascarade-few = { $edition ->
        [1] À 3 joueurs, chacun a deux cartes, celle de gauche et celle de droite ; à 2 joueurs, trois : celle de gauche, celle de droite et la carte protégée. Pour prendre, regarder, annoncer ou revendiquer, tu te sers de l'une d'elles et tu dis laquelle. L'autre joueur ne touche jamais ta carte protégée ; toi, tu peux échanger avec elle, la regarder et revendiquer avec elle, mais pas annoncer avec elle.
       *[2] La deuxième édition se joue de 4 à 12 joueurs.
    }
    .title = À deux et à trois
rules-mascarade-knowing = Public : la donne, toutes les pièces, qui a pris quelles cartes, qui a regardé, ce qui a été dit, et chaque carte révélée. Secret : ce que quelqu'un a vu, et si des cartes ont vraiment été échangées. À la fin, toutes les cartes sont révélées.
    .title = Qui sait quoi
rules-mascarade-ours = { $edition ->
        [1] Les règles du jeu laissent des points ouverts ; voici notre lecture. Lors de l'échange forcé, on peut aussi prendre une carte du centre. Regarder sa propre carte hors de son tour est une option de la table, inactive sauf choix contraire. Qui l'a fait doit Regarder, au premier de ses tours qui le permet. À 2 ou 3 joueurs, on peut choisir soi-même six masques, et échanger entre elles deux de ses propres cartes, même pendant la préparation. La victime de l'Inquisiteur nomme un masque en jeu.
       *[2] Les règles du jeu laissent des points ouverts ; voici notre lecture. Quels masques composent les séries A et B, lesquels ont une étoile, et à partir de combien de joueurs un masque est utilisé : nous n'avons vu ni les feuilles ni les cartes imprimées. Après le Marionnettiste, les amendes se paient depuis la nouvelle place, et qui a annoncé peut jouer encore une fois. La victime du Gourou nomme un masque en jeu. Regarder sa propre carte hors de son tour est une option de la table, inactive sauf choix contraire ; qui l'a fait doit Regarder, au premier de ses tours qui le permet.
    }
    .title = Ce qui vient de nous
