# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Stich { $turn } von { $all }
tricks-people = Am Tisch
tricks-trick = Der Stich
tricks-your-hand = Deine Hand
tricks-your-pile = Dein Stapel
tricks-in-hand = Hand: { $cards }
tricks-won = Stapel: { $cards }
tricks-seat = { $name }: { $hand } auf der Hand, { $won } auf dem Stapel
tricks-led = ausgespielt
tricks-wins = gewinnt bisher
tricks-takes = gewinnt den Stich
tricks-your-card = deine Karte

# The hand, and what is about to be done.
tricks-can-play = kann gespielt werden
tricks-can-give = kann getauscht werden
tricks-chosen = gewählt
tricks-choose =
    { $kind ->
        [play] Wähle eine Karte
        [steal] Wähle einen Stapel
        [take] Wähle einen Diamanten
       *[trade] Wähle zwei Karten
    }
tricks-play = { $card } spielen
tricks-look = Den Stapel von { $name } durchsuchen
tricks-take = { $card } nehmen
tricks-trade = { $hand } gegen { $pile } tauschen
tricks-nothing-to-take = In diesem Stapel ist kein Diamant.
tricks-pile-seen = Der Stapel, den du durchsuchst
tricks-give-first = Wähle zuerst eine Handkarte, dann eine Karte aus deinem Stapel.
tricks-give = Du gibst { $card }. Für welche Karte aus deinem Stapel?
tricks-copies = { $card }, { $n }-mal

# The ladder: an order of cards, the best first.
tricks-order = Niedrig schlägt hoch, Rot ist Trumpf
tricks-ladder = Die Leiter dieses Stichs
tricks-ladder-short = Leiter
tricks-ladder-nothing = Noch ist nichts ausgespielt. Oben steht Rot, dann folgt die ausgespielte Farbe. Niedrig schlägt hoch.
tricks-ladder-about =
    { $colour ->
        [red] Rot wurde ausgespielt.
        [blue] Blau wurde ausgespielt.
        [yellow] Gelb wurde ausgespielt.
       *[green] Grün wurde ausgespielt.
    } Weiter oben gewinnt: Rot ist Trumpf, niedrig schlägt hoch.
tricks-ladder-wins = { $you ->
        [yes] du gewinnst bisher
       *[no] { $name }: gewinnt bisher
    }
tricks-ladder-won = { $you ->
        [yes] du gewinnst den Stich
       *[no] { $name }: gewinnt den Stich
    }
tricks-ladder-led = { $you ->
        [yes] von dir ausgespielt
       *[no] { $name } hat ausgespielt
    }
tricks-ladder-lies = { $you ->
        [yes] du
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] in deiner Hand
       *[other] { $cards } in deiner Hand
    }
tricks-ladder-lost = { $colours } können hier nicht gewinnen.
tricks-colour =
    { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }

# Looking back.
tricks-last = Letzter Stich
tricks-last-won = { $you ->
        [yes] Der letzte Stich: Du hast ihn gewonnen.
       *[no] Der letzte Stich: { $name } hat ihn gewonnen.
    }
tricks-pile-empty = Du hast noch keinen Stich gewonnen.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] Partner?
       *[others] kein Partner?
    }
tricks-guess-about =
    { $guess ->
        [partners] Deine Vermutung über { $name }: Partner. Ändern
        [others] Deine Vermutung über { $name }: kein Partner. Ändern
       *[none] Eine Vermutung über { $name } anheften: Partner oder nicht?
    }

# The end.
tricks-team =
    { $team ->
        [partners] Partner
       *[others] andere
    }
tricks-teams =
    { $team ->
        [partners] Partner
       *[others] Die anderen
    }
tricks-team-won = gewonnen
tricks-diamonds =
    { $diamonds ->
        [one] 1 Diamant
       *[other] { $diamonds } Diamanten
    }
