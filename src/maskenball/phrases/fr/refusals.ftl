# Why an answer is not taken. $rule is the id of the rule behind it; it is put at the end by whoever tells it.

refusal-over = La partie est finie.
refusal-not-asked = Ce n'est pas à toi de répondre, mais à { $person }.
refusal-stale = Cette réponse arrive trop tard : la partie a continué.
refusal-preparation = Les quatre premiers tours sont la préparation : tu peux seulement Échanger (ou pas).
refusal-turned-up = { $edition ->
        [1] Ta carte a été révélée au tour précédent : tu peux seulement Échanger (ou pas).
       *[2] Ta carte a été révélée au tour précédent : tu ne peux pas Annoncer.
    }
refusal-peeked = Tu as regardé ta carte hors de ton tour : tu peux seulement Regarder.
refusal-no-accidents = À cette table, on ne joue pas avec les coups d'œil accidentels.
refusal-not-own-card = Tu ne peux regarder qu'une de tes propres cartes.
refusal-own-turn = Tu ne peux regarder par accident que hors de ton tour.
refusal-other-question = Ce n'est pas la question posée maintenant.
refusal-no-such-card = Il n'y a pas de telle carte à prendre, à regarder ou avec laquelle revendiquer.
refusal-not-the-seen-card = L'échange forcé doit porter sur la carte qui a été révélée.
refusal-not-in-play = Ce masque n'est pas en jeu.
refusal-must-choose = On ne peut pas renoncer à ce pouvoir.
refusal-no-target = Ce n'est pas une cible de ce pouvoir en ce moment.
refusal-not-in-hand = Tu n'as pas cette carte.
refusal-follow = Tu dois jouer la couleur demandée.
refusal-must-play = Personne ne peut passer : joue une carte.
refusal-no-pile = Le Voleur fouille la pile d'un autre joueur, si elle a des cartes, ou ne fait rien.
refusal-no-diamond = Le Voleur prend un diamant de cette pile, ou rien.
refusal-no-trade = Le Marchand donne une carte de sa main contre une carte d'une autre sorte de sa pile, ou ne fait rien.
refusal-with-rule = { $sentence } (Règle { $rule })
