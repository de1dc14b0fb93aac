# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Pli { $turn } sur { $all }
tricks-people = À la table
tricks-trick = Le pli
tricks-your-hand = Ta main
tricks-your-pile = Ta pile
tricks-in-hand = main : { $cards }
tricks-won = pile : { $cards }
tricks-seat = { $name } : { $hand } en main, { $won } dans la pile
tricks-led = entame
tricks-wins = en tête
tricks-takes = remporte le pli
tricks-your-card = ta carte

# The hand, and what is about to be done.
tricks-can-play = peut être jouée
tricks-can-give = peut être donnée
tricks-chosen = choisie
tricks-choose =
    { $kind ->
        [play] Choisis une carte
        [steal] Choisis une pile
        [take] Choisis un diamant
       *[trade] Choisis deux cartes
    }
tricks-play = Jouer : { $card }
tricks-look = Fouiller la pile devant { $name }
tricks-take = Prendre : { $card }
tricks-trade = Donner { $hand } contre { $pile }
tricks-nothing-to-take = Il n'y a pas de diamant dans cette pile.
tricks-pile-seen = La pile que tu fouilles
tricks-give-first = Choisis d'abord une carte de ta main, puis une de ta pile.
tricks-give = Tu donnes : { $card }. Contre quelle carte de ta pile ?
tricks-copies = { $card }, { $n } fois

# The ladder: an order of cards, the best first.
tricks-order = Petit bat grand, rouge est atout
tricks-ladder = L'échelle de ce pli
tricks-ladder-short = Échelle
tricks-ladder-nothing = Rien n'est encore joué. Le rouge est en haut, puis vient la couleur demandée. Les petites cartes battent les grandes.
tricks-ladder-about =
    { $colour ->
        [red] Le rouge est demandé.
        [blue] Le bleu est demandé.
        [yellow] Le jaune est demandé.
       *[green] Le vert est demandé.
    } Plus haut sur l'échelle gagne : le rouge est atout, les petites cartes battent les grandes.
tricks-ladder-wins = { $you ->
        [yes] toi, en tête
       *[no] { $name }, en tête
    }
tricks-ladder-won = { $you ->
        [yes] tu remportes le pli
       *[no] { $name } : remporte le pli
    }
tricks-ladder-led = { $you ->
        [yes] ton entame
       *[no] { $name }, entame
    }
tricks-ladder-lies = { $you ->
        [yes] toi
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] dans ta main
       *[other] { $cards } dans ta main
    }
tricks-ladder-lost = Ici ne peuvent pas gagner : { $colours }.
tricks-colour =
    { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }

# Looking back.
tricks-last = Dernier pli
tricks-last-won = { $you ->
        [yes] Le dernier pli : tu l'as remporté.
       *[no] Le dernier pli : { $name } l'a remporté.
    }
tricks-pile-empty = Tu n'as encore remporté aucun pli.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] Partenaire ?
       *[others] pas Partenaire ?
    }
tricks-guess-about =
    { $guess ->
        [partners] Ton avis sur { $name } : Partenaire. Changer
        [others] Ton avis sur { $name } : pas Partenaire. Changer
       *[none] Noter un avis sur { $name } : Partenaire ou non ?
    }

# The end.
tricks-team =
    { $team ->
        [partners] Partenaire
       *[others] autre
    }
tricks-teams =
    { $team ->
        [partners] Partenaires
       *[others] Les autres
    }
tricks-team-won = victoire
tricks-diamonds =
    { $diamonds ->
        [one] { $diamonds } diamant
       *[other] { $diamonds } diamants
    }
