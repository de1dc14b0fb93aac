# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Presa { $turn } di { $all }
tricks-people = Al tavolo
tricks-trick = La presa
tricks-your-hand = La tua mano
tricks-your-pile = Il tuo mazzetto
tricks-in-hand = mano: { $cards }
tricks-won = prese: { $cards }
tricks-seat = { $name }: { $hand } in mano, { $won } nel mazzetto
tricks-led = apertura
tricks-wins = per ora vince
tricks-takes = vince la presa
tricks-your-card = la tua carta

# The hand, and what is about to be done.
tricks-can-play = si può giocare
tricks-can-give = si può dare
tricks-chosen = scelta
tricks-choose =
    { $kind ->
        [play] Scegli una carta
        [steal] Scegli un mazzetto
        [take] Scegli un diamante
       *[trade] Scegli due carte
    }
tricks-play = Gioca: { $card }
tricks-look = Esamina il mazzetto di { $name }
tricks-take = Prendi: { $card }
tricks-trade = Dai { $hand } per { $pile }
tricks-nothing-to-take = In questo mazzetto non ci sono diamanti.
tricks-pile-seen = Il mazzetto che esamini
tricks-give-first = Scegli prima una carta della tua mano, poi una del tuo mazzetto.
tricks-give = Dai: { $card }. Per quale carta del tuo mazzetto?
tricks-copies = { $card }, { $n } volte

# The ladder: an order of cards, the best first.
tricks-order = Basso batte alto, rosso è briscola
tricks-ladder = La scala di questa presa
tricks-ladder-short = Scala
tricks-ladder-nothing = Nessuno ha ancora aperto. In alto sta il rosso, poi viene il colore di apertura. La carta bassa batte quella alta.
tricks-ladder-about =
    { $colour ->
        [red] Si è aperto con il rosso.
        [blue] Si è aperto con il blu.
        [yellow] Si è aperto con il giallo.
       *[green] Si è aperto con il verde.
    } Più in alto sulla scala vince: il rosso è briscola, la carta bassa batte quella alta.
tricks-ladder-wins = { $you ->
        [yes] per ora vinci tu
       *[no] { $name }: per ora vince
    }
tricks-ladder-won = { $you ->
        [yes] vinci tu la presa
       *[no] { $name }: vince la presa
    }
tricks-ladder-led = { $you ->
        [yes] la tua apertura
       *[no] { $name }, apertura
    }
tricks-ladder-lies = { $you ->
        [yes] tu
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] nella tua mano
       *[other] { $cards } nella tua mano
    }
tricks-ladder-lost = Qui non possono vincere: { $colours }.
tricks-colour =
    { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[green] verde
    }

# Looking back.
tricks-last = Ultima presa
tricks-last-won = { $you ->
        [yes] L'ultima presa: l'hai vinta tu.
       *[no] L'ultima presa: l'ha vinta { $name }.
    }
tricks-pile-empty = Non hai ancora vinto nessuna presa.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] partner?
       *[others] non partner?
    }
tricks-guess-about =
    { $guess ->
        [partners] La tua ipotesi su { $name }: partner. Cambia
        [others] La tua ipotesi su { $name }: non partner. Cambia
       *[none] Appunta un'ipotesi su { $name }: partner o no?
    }

# The end.
tricks-team =
    { $team ->
        [partners] partner
       *[others] altri
    }
tricks-teams =
    { $team ->
        [partners] I partner
       *[others] Gli altri
    }
tricks-team-won = vittoria
tricks-diamonds =
    { $diamonds ->
        [one] 1 diamante
       *[other] { $diamonds } diamanti
    }
