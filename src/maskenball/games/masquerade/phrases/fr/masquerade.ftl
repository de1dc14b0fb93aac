# Masquerade: cards, what happens, what is asked, what can be answered.
# A card has no article: in a sentence it stands after a colon.

card-colour =
    { $colour ->
        [red] { $number } rouge
        [blue] { $number } bleu
        [yellow] { $number } jaune
       *[green] { $number } vert
    }
card-magician = Magicien
card-partner = Partenaire
card-thief = Voleur
card-merchant = Marchand
card-diamond = diamant
card-with = { $card } ({ $marks })
card-hidden = une carte cachée

opening-masquerade = Masquerade, { $players } joueurs, { $cards } cartes chacun. Les petites cartes battent les grandes et le rouge est atout.
opening-deck = Magicien : 1 rouge. Partenaire : 2 rouge. Voleur : { $thief }. Marchand : { $merchant }.
opening-diamonds = Diamants : { $cards }.
opening-hand = Ta main : { $cards }.
opening-hand-of = { $person } : { $cards }.

event-trick-begins = { $you ->
        [yes] Pli { $turn } : tu entames.
       *[no] Pli { $turn } : { $person } entame.
    }
event-play = { $you ->
        [yes] Tu joues : { $card }.
       *[no] { $person } joue : { $card }.
    }
event-trick = { $you ->
        [yes] Tu remportes le pli.
       *[no] { $person } remporte le pli.
    }
event-steal =
    { $target_you ->
        [yes] Avec le Voleur, { $person } fouille ta pile.
       *[no] { $you ->
            [yes] Avec le Voleur, tu fouilles la pile devant { $target }.
           *[no] Avec le Voleur, { $person } fouille la pile devant { $target }.
        }
    }
event-see = Il y a là : { $card }.
event-stolen =
    { $target_you ->
        [yes] { $person } te vole une carte : { $card }.
       *[no] { $you ->
            [yes] Tu voles une carte à { $target } : { $card }.
           *[no] { $person } vole une carte à { $target } : { $card }.
        }
    }
event-trade = Avec le Marchand, { $person } échange une carte de sa main contre une carte de sa pile.
event-trade-seen = { $you ->
        [yes] Avec le Marchand, tu échanges une carte de ta main contre une carte de ta pile : { $hand } contre { $pile }.
       *[no] Avec le Marchand, { $person } échange une carte de sa main contre une carte de sa pile : { $hand } contre { $pile }.
    }
event-tricks-over = La partie est finie. Diamants des Partenaires : { $partners }, des autres : { $others }.
event-draw = Partie nulle.
event-team =
    { $team ->
        [partners] { $person } était dans l'équipe des Partenaires.
       *[others] { $person } était avec les autres.
    }

question-play = Quelle carte joues-tu ?
question-play-lead = Tu entames. Quelle carte joues-tu ?
question-steal = Voleur : quelle pile fouilles-tu ?
question-steal-take = Voleur : quel diamant prends-tu ?
question-trade = Marchand : quelle carte de ta main donnes-tu, et contre quelle carte de ta pile ?
waiting-masquerade =
    { $kind ->
        [play] C'est à { $person } de jouer une carte.
        [steal] Voleur : c'est à { $person } de choisir une pile.
        [take] Voleur : { $person } fouille une pile.
       *[trade] Marchand : c'est à { $person } d'échanger ou non.
    }

answer-play = { $card }
answer-steal = La pile devant { $target }
answer-steal-take = Prendre : { $card }
answer-trade = Donner : { $hand } contre { $pile }
answer-decline-action = Ne rien faire
help-play = Les petites cartes battent les grandes, le rouge bat tout. Si tu as la couleur demandée, tu dois en jouer. Règles K1 et K2.
help-steal = Tu fouilles cette pile en secret et tu peux y prendre un diamant pour le mettre sur la tienne. Règle X1.
help-steal-take = Tout le monde voit quelle carte tu prends. Règle X1.
help-trade = Personne ne voit les cartes. La carte que tu donnes va sur ta pile. Règle X2.
help-decline-action = Tu ne fais rien. Une action n'est jamais obligatoire. Règle X4.

table-hand = Ta main : { $cards }
table-pile =
    { $cards ->
        [one] { $person } : { $cards } carte dans la pile
       *[other] { $person } : { $cards } cartes dans la pile
    }
table-trick = Sur la table : { $cards }
table-played = { $person } : { $card }

# What is wrong with a table.
breach-d1-players = Masquerade se joue de { $least } à { $most }, pas à { $players }.
