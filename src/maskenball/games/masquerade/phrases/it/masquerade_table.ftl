# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Presa { $turn } di { $all }
tricks-people = Al tavolo
tricks-trick = La presa
tricks-cards = Le carte
tricks-your-hand = La tua mano
tricks-your-pile = Il tuo mazzetto
tricks-in-hand = mano: { $cards }
tricks-won = prese: { $cards }
tricks-seat = { $name }: { $hand } in mano, { $won } nel mazzetto
tricks-led = apertura
tricks-wins = per ora vince
tricks-takes = vince
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
tricks-trade = { $hand } per { $pile }
tricks-nothing-to-take = In questo mazzetto non ci sono diamanti.
tricks-copies = { $card }, { $n } volte

# What is asked, in a few words.
tricks-turn-short = Presa
tricks-you = Tu
tricks-asks =
    { $kind ->
        [play] La tua carta
        [lead] Apri tu
        [steal] Quale mazzetto, Ladro?
        [take] Quale diamante?
       *[trade] Scambi, Mercante?
    }
tricks-help =
    { $kind ->
        [lead] Una carta qualsiasi. Gli altri dovranno rispondere.
        [free] Non puoi rispondere: gioca quello che vuoi.
        [steal] Lo esamini in segreto e puoi prendere un diamante.
        [take] Tutti vedranno che cosa prendi, non che cosa hai visto.
       *[trade] Solleva una carta della mano, scegline una del mazzetto.
    }
tricks-follow =
    { $colour ->
        [red] Si è aperto con il rosso: devi rispondere.
        [blue] Si è aperto con il blu: devi rispondere.
        [yellow] Si è aperto con il giallo: devi rispondere.
       *[green] Si è aperto con il verde: devi rispondere.
    }
tricks-decline =
    { $kind ->
        [steal] Rinuncia
        [take] Nessuno
       *[trade] Tieni tutto
    }
tricks-pile-cards =
    { $cards ->
        [0] vuoto
        [one] 1 carta
       *[other] { $cards } carte
    }
tricks-pile-own = Il tuo mazzetto, con questa presa
tricks-pile-eyes = Un mazzetto, solo per te
tricks-pile-eyes-of = Il mazzetto di { $name }, solo per te
tricks-rest = senza diamante: { $cards }

# What you know of your side.
tricks-side =
    { $dealt ->
        [0] Parte ignota
        [one] Tu: Partner
       *[other] Due Partner
    }
tricks-side-about =
    { $kind ->
        [pair] la tua parte: { $needed }
        [with] con { $name }: { $needed }
        [alone] contro due: { $needed }
        [either] ogni parte: { $needed }
       *[open] servono { $needed } / { $other }
    }

# Who waits.
tricks-acts =
    { $kind ->
        [play] Tocca a { $name }
        [steal] { $name } sceglie un mazzetto
        [take] { $name } sta esaminando
       *[trade] { $name } può scambiare
    }
tricks-acts-about =
    { $kind ->
        [steal] Il Ladro esamina un mazzetto, o rinuncia.
        [take] Può sparire un diamante, o nessuno.
       *[trade] Il Mercante scambia con il proprio mazzetto, o tiene tutto.
    }
tricks-searched = { $you ->
        [yes] Il tuo mazzetto: può sparire un diamante, o nessuno.
       *[no] Il mazzetto di { $name }: può sparire un diamante, o nessuno.
    }
tricks-ahead = Solleva già una carta, se vuoi. La giochi solo tu.
tricks-back = Torna alla mano

# The end of a trick.
tricks-full = La presa è completa
tricks-winner = { $you ->
        [yes] Vinci tu la presa
       *[no] { $name } vince la presa
    }
tricks-why =
    { $kind ->
        [only-red] Rosso { $number } è l'unico rosso. { $colour ->
            [blue] Il rosso batte il blu.
            [yellow] Il rosso batte il giallo.
           *[green] Il rosso batte il verde.
        }
        [lowest-red] Rosso { $number } è il rosso più basso.
        [no-red] Nessuno ha giocato rosso. { $colour ->
            [blue] Blu { $number } è il blu più basso.
            [yellow] Giallo { $number } è il giallo più basso.
           *[green] Verde { $number } è il verde più basso.
        }
        [magicians] Il secondo Mago batte il primo (K3).
       *[first] Di due carte uguali vince la prima (K3).
    }
tricks-gathered = { $cards } carte nel mazzetto: ora { $pile }, coperte.
tricks-leads = { $you ->
        [yes] Apri tu
       *[no] Apre { $name }
    }
tricks-leads-about = Chi vince una presa apre la prossima.
tricks-taken = { $you ->
        [yes] Prendi { $card }
       *[no] { $name } prende { $card }
    }
tricks-taken-about = Dal mazzetto di { $target }: un diamante cambia padrone.
tricks-traded = { $you ->
        [yes] Scambi una carta
       *[no] { $name } scambia una carta
    }
tricks-traded-about = Una della mano per una del mazzetto: nessun altro vede quale.
tricks-declined =
    { $kind ->
        [steal] { $you ->
            [yes] Non esamini nessun mazzetto
           *[no] { $name } non esamina nessun mazzetto
        }
        [take] { $you ->
            [yes] Non ne prendi nessuno
           *[no] { $name } non ne prende nessuno
        }
       *[trade] { $you ->
            [yes] Tieni tutte le carte
           *[no] { $name } tiene tutte le carte
        }
    }
tricks-stolen = rubata

# The ladder: an order of cards, the best first.
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
tricks-who = Chi stava con chi?
tricks-end =
    { $scene ->
        [hush] L'ultima carta è giocata
        [sides] Due parti
       *[count] Si conta
    }
tricks-end-about =
    { $scene ->
        [hush] Ora tutti scoprono per chi hanno giocato.
        [uncover] Così erano stati dati, chiunque li abbia giocati.
        [sides] Ora si contano i diamanti di ogni parte.
        [unknowing] Chi siede a sinistra dei due Partner sta con loro.
       *[count] Mazzetto per mazzetto, dalla prima apertura.
    }
tricks-partners =
    { $kind ->
        [own] I due Partner erano tuoi
        [both] Tutti e due i Partner: { $people }
       *[two] I Partner: { $people }
    }
tricks-never-knew = { $you ->
        [yes] … e tu non lo sapevi
       *[no] … e { $name } non lo sapeva
    }
tricks-plate =
    { $kind ->
        [out] giocato
        [partners] un Partner
        [unknowing] non sapeva
       *[others] gli altri
    }
tricks-win =
    { $kind ->
        [you] Vinci tu
        [yours] { $people } vincete
        [one] { $people } vince
        [draw] Pareggio
       *[several] { $people } vincono
    }
tricks-win-about = { $diamonds } diamanti, ne servivano { $needed }.
tricks-draw-about = { $diamonds } diamanti per parte.
tricks-dealt = Come erano le carte
tricks-dealt-to =
    { $kind ->
        [both] { $you ->
            [yes] Avevi tutti e due i Partner.
           *[no] { $name } aveva tutti e due i Partner.
        }
        [unknowing] { $you ->
            [yes] Tu, a sinistra di entrambi: con loro senza saperlo (P2).
           *[no] { $name }, a sinistra di entrambi: con loro senza saperlo (P2).
        }
       *[one] { $you ->
            [yes] Avevi un Partner.
           *[no] { $name } aveva un Partner.
        }
    }
tricks-piles = Diamanti
tricks-needed = Quanti ne servivano
tricks-needed-about = { $all } diamanti. Per vincere: i Partner { $partners }, gli altri { $others }.
tricks-of = su { $needed }
tricks-all-cards = Tutte le carte
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
