# The masks: their names in every form that the sentences need, and what they do.
# $edition is 1 or 2. The attributes are the same for all masks of a language; $mask_the in a sentence is .the here.

mask-judge = Juge
    .the = le Juge
    .of = du Juge
    .to = au Juge
mask-bishop = Évêque
    .the = l'Évêque
    .of = de l'Évêque
    .to = à l'Évêque
mask-trickster = Escroc
    .the = l'Escroc
    .of = de l'Escroc
    .to = à l'Escroc
mask-king = Roi
    .the = le Roi
    .of = du Roi
    .to = au Roi
mask-queen = Reine
    .the = la Reine
    .of = de la Reine
    .to = à la Reine
mask-empress = Impératrice
    .the = l'Impératrice
    .of = de l'Impératrice
    .to = à l'Impératrice
mask-fool = Fou
    .the = le Fou
    .of = du Fou
    .to = au Fou
mask-thief = Voleur
    .the = le Voleur
    .of = du Voleur
    .to = au Voleur
mask-witch = Sorcière
    .the = la Sorcière
    .of = de la Sorcière
    .to = à la Sorcière
mask-spy = Espionne
    .the = l'Espionne
    .of = de l'Espionne
    .to = à l'Espionne
mask-peasant = Paysan
    .the = un Paysan
    .of = d'un Paysan
    .to = à un Paysan
mask-cheat = Tricheur
    .the = le Tricheur
    .of = du Tricheur
    .to = au Tricheur
mask-inquisitor = Inquisiteur
    .the = l'Inquisiteur
    .of = de l'Inquisiteur
    .to = à l'Inquisiteur
mask-guru = Gourou
    .the = le Gourou
    .of = du Gourou
    .to = au Gourou
mask-widow = Veuve
    .the = la Veuve
    .of = de la Veuve
    .to = à la Veuve
mask-puppet-master = Marionnettiste
    .the = le Marionnettiste
    .of = du Marionnettiste
    .to = au Marionnettiste
mask-patron = Mécène
    .the = le Mécène
    .of = du Mécène
    .to = au Mécène
mask-beggar = Mendiant
    .the = le Mendiant
    .of = du Mendiant
    .to = au Mendiant
mask-princess = Princesse
    .the = la Princesse
    .of = de la Princesse
    .to = à la Princesse
mask-hidden = un masque caché
    .the = un masque caché
    .of = d'un masque caché
    .to = à un masque caché

# A home-made mask in a sentence: nobody knows its article.
home-made-mask = « { $name } »

power-judge = Prends toutes les pièces de la Justice. Les amendes de ce tour viennent après et y restent.
    .short = tout de la justice
power-bishop = Prends 2 pièces au plus riche des autres joueurs ; si plusieurs sont à égalité, choisis l'un d'eux.
    .short = 2 du plus riche
power-trickster = Prends 2 pièces au plus riche des autres joueurs ; si plusieurs sont à égalité, choisis l'un d'eux.
    .short = 2 du plus riche
power-king =
    Prends { $edition ->
        [1] 3
       *[2] 2
    } pièces à la banque.
    .short = { $edition ->
            [1] 3
           *[2] 2
        } de la banque
power-queen = Prends 2 pièces à la banque.
    .short = 2 de la banque
power-empress = Prends 3 pièces à la banque.
    .short = 3 de la banque
power-fool = Prends 1 pièce à la banque. Puis prends les cartes de deux autres joueurs, sans les regarder, et échange-les ou non.
    .short = 1, croise deux cartes
power-thief = Prends 1 pièce à ton voisin de gauche et 1 à ton voisin de droite.
    .short = 1 de chaque côté
power-witch = Tu peux échanger toute ta fortune avec celle d'un autre joueur.
    .short = échange deux fortunes
power-spy =
    { $edition ->
        [1] Choisis une carte d'un autre joueur ou du centre.
       *[2] Choisis une carte d'un autre joueur.
    } Regarde-la en secret, ainsi que ta propre carte, puis échange-les ou non.
    .short = voit deux cartes
power-peasant = Prends 1 pièce à la banque. Si les deux Paysans sont révélés dans la même contestation, chacun en prend 2.
    .short = 1 de la banque, 2 à deux
power-cheat = Si tu as 10 pièces ou plus, tu gagnes aussitôt.
    .short = gagne avec 10
power-inquisitor = Choisis un autre joueur. Il dit quel masque est le sien et le révèle : s'il se trompe, il te donne 4 pièces.
    .short = demande qui tu es
power-guru = Choisis un autre joueur. Il dit quel masque est le sien et le révèle : s'il se trompe, il te donne 4 pièces.
    .short = demande qui tu es
power-widow = Prends des pièces à la banque jusqu'à en avoir 10.
    .short = jusqu'à 10 pièces
power-puppet-master = Choisis deux autres joueurs et prends 1 pièce à chacun. Puis ces deux joueurs échangent leurs places ; les cartes et les pièces restent où elles sont.
    .short = déplace deux personnes
power-patron = Prends 3 pièces à la banque. Ton voisin de gauche et ton voisin de droite en reçoivent chacun 1 de la banque.
    .short = 3, et 1 aux voisins
power-beggar = Dans le sens horaire à partir de ta gauche, chaque joueur plus riche que toi à ce moment-là te donne 1 pièce.
    .short = 1 des plus riches
power-princess = Prends 2 pièces à la banque. Choisis un autre joueur : tout le monde sauf lui voit sa carte.
    .short = 2, montre une carte
