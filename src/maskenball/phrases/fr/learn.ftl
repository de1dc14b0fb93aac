# Learning: a first game with a coach, and the rules to read.

learn-title = Ton premier bal
learn-about = Une partie entière de Mascarade, environ dix minutes, contre trois bots doux. Chaque chose est expliquée quand elle arrive pour la première fois.
learn-begin = Prendre place
learn-go-on = Continuer la partie
learn-anew = Recommencer
learn-rather-rules = Plutôt lire les règles
learn-coach = Explication
learn-got-it = Compris
learn-skip = Ne plus rien expliquer
learn-progress = { $seen } sur { $all } expliqués
learn-done = C'était ton premier bal
learn-done-about = Tu as vu l'essentiel. Le reste, c'est de l'audace, de la mémoire et un visage impassible.
learn-missed = N'est pas arrivé cette fois :
learn-friends = Ouvrir une table entre amis
learn-look-back = Voir ce qui s'est vraiment passé
learn-again = Encore une fois

# What the coach says. $person did it; $you says whether that is the reader.
learn-tip-deal = Tous les masques sont visibles, une seule fois. Retiens qui tu es, et autant que possible qui sont les autres : bientôt, toutes les cartes seront cachées.
    .title = La donne
learn-tip-prepare = Pendant les quatre premiers tours, une seule chose est permise : prendre sa carte et une autre sous la table, et les échanger ou non. Déjà, plus personne n'est sûr de rien.
    .title = Préparation
learn-tip-hands = Personne ne voit tes mains. Croise les cartes ou laisse-les, autant de fois que tu veux, puis remets-les. Il n'y a que toi qui saches où elles sont : retiens-le.
    .title = Sous la table
learn-tip-turn = Désormais, tu as le choix entre trois actions. Tu doutes de qui tu es ? Regarde. Tu veux semer le trouble ? Échange, ou fais semblant. Tu as une certitude, ou de l'audace ? Annonce.
    .title = À toi
learn-tip-look = { $you ->
        [yes] Il n'y a que toi qui as vu ta carte. Mais tout le monde a vu que tu l'as regardée.
       *[no] { $person } a regardé sa propre carte. Ce que c'était reste secret, mais maintenant quelqu'un à cette table est sûr de quelque chose.
    }
    .title = Regarder
learn-tip-announce = { $you ->
        [yes] Tu as dit qui tu es, vrai ou faux. Maintenant, à tour de rôle, on peut dire : moi aussi !
       *[no] { $person } dit : « Je suis { $mask_the }. » Vrai ou faux, personne n'a besoin d'en être sûr. Maintenant, à tour de rôle, on peut dire : moi aussi !
    }
    .title = Une annonce
learn-tip-contest = Passe, et cela ne te coûte rien. Ou dis que tu es aussi { $mask_the } : les cartes seront révélées. Si c'est vrai, le pouvoir est à toi. Sinon, tu paies 1 pièce.
    .title = On te demande
learn-tip-ahead = Ce n'est pas encore à toi de répondre, mais tu peux déjà dire ce que tu répondras. Personne ne l'apprend avant ton tour.
    .title = Répondre à l'avance
learn-tip-reveal = Plusieurs l'ont dit, leurs cartes sont donc révélées. Qui est vraiment le masque utilise le pouvoir. Les autres paient une amende de 1 pièce. Puis les cartes sont remises face cachée.
    .title = Bas les masques !
learn-tip-power = Ce que fait { $mask_the } : { $power }
    .title = Un pouvoir
learn-tip-court = Les amendes vont à la Justice, le lion au milieu. Qui est le Juge, ou passe pour l'être, les prend toutes.
    .title = La Justice
learn-tip-bound = Ta carte vient d'être révélée, tout le monde la connaît. C'est pourquoi tu dois maintenant échanger, ou faire semblant.
    .title = Connu de tous
learn-tip-win = Qui a 13 pièces gagne aussitôt. Si quelqu'un n'en a plus, la partie est finie aussi, et le plus riche gagne. Garde donc un œil sur les pièces.
    .title = Comment gagner

# The rules to read.
rules-masks-of-edition = Les masques de cette édition
rules-masks-others = Les autres masques de cette édition
