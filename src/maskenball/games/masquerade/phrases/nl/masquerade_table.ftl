# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Slag { $turn } van { $all }
tricks-people = Aan tafel
tricks-trick = De slag
tricks-your-hand = Je hand
tricks-your-pile = Je stapel
tricks-in-hand = hand: { $cards }
tricks-won = stapel: { $cards }
tricks-seat = { $name }: { $hand } in de hand, { $won } op de stapel
tricks-led = uitgekomen
tricks-wins = wint tot nu toe
tricks-takes = wint de slag
tricks-your-card = jouw kaart

# The hand, and what is about to be done.
tricks-can-play = kan gespeeld worden
tricks-can-give = kan gegeven worden
tricks-chosen = gekozen
tricks-choose =
    { $kind ->
        [play] Kies een kaart
        [steal] Kies een stapel
        [take] Kies een diamant
       *[trade] Kies twee kaarten
    }
tricks-play = Speel { $card }
tricks-look = Doorzoek de stapel van { $name }
tricks-take = Neem { $card }
tricks-trade = Ruil { $hand } voor { $pile }
tricks-nothing-to-take = Er ligt geen diamant in deze stapel.
tricks-pile-seen = De stapel die je doorzoekt
tricks-give-first = Kies eerst een kaart uit je hand, dan een uit je stapel.
tricks-give = Je geeft { $card }. Voor welke kaart uit je stapel?
tricks-copies = { $card }, { $n } keer

# The ladder: an order of cards, the best first.
tricks-order = Laag slaat hoog, rood is troef
tricks-ladder = De ladder van deze slag
tricks-ladder-short = Ladder
tricks-ladder-nothing = Er is nog niet uitgekomen. Bovenaan staat rood, daarna de kleur waarmee wordt uitgekomen. Laag slaat hoog.
tricks-ladder-about =
    { $colour ->
        [red] Er is met rood uitgekomen.
        [blue] Er is met blauw uitgekomen.
        [yellow] Er is met geel uitgekomen.
       *[green] Er is met groen uitgekomen.
    } Hoger op de ladder wint: rood is troef, laag slaat hoog.
tricks-ladder-wins = { $you ->
        [yes] jij wint tot nu toe
       *[no] { $name }: wint tot nu toe
    }
tricks-ladder-won = { $you ->
        [yes] jij wint de slag
       *[no] { $name }: wint de slag
    }
tricks-ladder-led = { $you ->
        [yes] jij kwam uit
       *[no] { $name } kwam uit
    }
tricks-ladder-lies = { $you ->
        [yes] jij
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] in je hand
       *[other] { $cards } in je hand
    }
tricks-ladder-lost = { $colours } kunnen hier niet winnen.
tricks-colour =
    { $colour ->
        [red] rood
        [blue] blauw
        [yellow] geel
       *[green] groen
    }

# Looking back.
tricks-last = Vorige slag
tricks-last-won = { $you ->
        [yes] De vorige slag: die heb jij gewonnen.
       *[no] De vorige slag: { $name } heeft hem gewonnen.
    }
tricks-pile-empty = Je hebt nog geen slag gewonnen.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] partner?
       *[others] geen partner?
    }
tricks-guess-about =
    { $guess ->
        [partners] Je vermoeden over { $name }: partner. Wijzigen
        [others] Je vermoeden over { $name }: geen partner. Wijzigen
       *[none] Een vermoeden over { $name } prikken: partner of niet?
    }

# The end.
tricks-team =
    { $team ->
        [partners] partner
       *[others] ander
    }
tricks-teams =
    { $team ->
        [partners] Partners
       *[others] De anderen
    }
tricks-team-won = gewonnen
tricks-diamonds =
    { $diamonds ->
        [one] 1 diamant
       *[other] { $diamonds } diamanten
    }
