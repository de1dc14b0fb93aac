# Looking back at a game that is over: the film of it, its story, who was who, and whether the deal was honest.

replay-title = Rivedi la partita
replay-loading = La partita sta arrivando …
replay-begin = La distribuzione
replay-dealt = Tutti vedono chi è chi. Poi le carte vengono coperte.
replay-dealt-hands = Le carte sono distribuite. Ognuno vede solo la propria mano.
replay-turn = Turno { $turn }
replay-trick = Presa { $turn }
replay-step = Passo { $at } di { $all }
replay-film = Film della partita
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-layer = Che cosa si vede
replay-layer-table = Come l'ha vista il tavolo
replay-layer-truth = Tutta la verità
replay-story = Racconto
replay-who = Chi era chi
replay-proof = Distribuzione
replay-panel = Accanto al film

# Beside an announcement or a claim, when the whole truth is shown.
replay-said-true = Era vero.
replay-said-false = In verità: { $mask_the }.

# Who was who. A mask lay before somebody from a turn on.
replay-who-about = Ogni maschera che è stata davanti a qualcuno, con il turno in cui ci è arrivata. Scegline una per andare a quel momento.
replay-who-since = { $mask }, dal turno { $turn }
replay-who-dealt = { $mask }, dall'inizio
replay-who-dealt-short = Inizio
replay-centre = Centro { $number }

# Masquerade.
replay-team =
    { $team ->
        [partners] Partner
       *[others] Contro i partner
    }
replay-hand = Mano
replay-pile =
    { $cards ->
        [0] Nessuna carta vinta
        [one] 1 carta vinta
       *[other] { $cards } carte vinte
    }
replay-diamonds =
    { $diamonds ->
        [one] 1 diamante
       *[other] { $diamonds } diamanti
    }
replay-hidden-hand =
    { $cards ->
        [0] Nessuna carta in mano
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }
replay-on-table = Sul tavolo
replay-table-empty = In questa presa non c'è ancora nessuna carta.
replay-wins-so-far = per ora vince
replay-wins-trick = vince la presa

# Whether the deal was honest.
replay-sheet = Conserva la scheda della partita
replay-proof-about = Prima che qualcuno si sedesse, il server ha scelto un segreto e ne ha mostrato l'impronta, lo SHA-256. Ognuno, sedendosi, ha aggiunto un proprio sale. Il segreto e i sali insieme hanno distribuito le carte: nessuno poteva sceglierle.
replay-proof-commitment = Impronta, mostrata prima della distribuzione
replay-proof-secret = Segreto, svelato dopo la partita
replay-proof-salts = Sali
replay-proof-no-salt = nessuno, un bot
replay-proof-checking = Verifica in corso …
replay-proof-right = Il segreto è quello promesso: il suo SHA-256 è l'impronta.
replay-proof-wrong = Il segreto non è quello promesso: il suo SHA-256 è un altro.
replay-proof-missing = Questa partita non contiene né segreto né impronta.
replay-proof-insecure = Con questa connessione il browser non può calcolare uno SHA-256. Può farlo tramite https, o sulla macchina del server.
replay-proof-yourself = Per verificare anche le carte, conserva la scheda della partita e fai distribuire di nuovo alla tua macchina:
