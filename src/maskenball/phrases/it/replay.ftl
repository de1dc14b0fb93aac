# Looking back at a game that is over: the film of it, its story, who was who, and what its deal proves.

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
replay-held = Chi aveva cosa
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

# What the record of the deal proves.
replay-sheet = Conserva la scheda della partita
replay-proof-about = Le carte sono state distribuite a partire da un segreto del server e da un sale di ogni dispositivo. Prima della distribuzione ognuno ne ha mostrato solo l'impronta, lo SHA-256, senza poter più cambiare nulla. I sali sono stati svelati quando tutte le impronte erano visibili, il segreto a fine partita.
replay-proof-commitment = Impronta del segreto, mostrata prima della distribuzione
replay-proof-secret = Segreto, svelato dopo la partita
replay-proof-salts = Sali e relative impronte
replay-proof-no-salt = nessuno
replay-proof-held-back = non svelato
replay-proof-right = Ciò che è stato svelato a fine partita corrisponde alle impronte mostrate prima.
replay-proof-wrong = Ciò che è stato svelato a fine partita non corrisponde alle impronte mostrate prima.
replay-proof-missing = Questa partita non contiene né segreto né impronta.
replay-proof-alone = Nessun dispositivo ha portato un sale: chi gestisce il server poteva scegliere la distribuzione.
replay-proof-old = Questi sali non erano stati promessi prima di essere inviati: chi poteva leggere il database del server e inviava il suo per ultimo poteva scegliere fra molte distribuzioni.
replay-proof-seen = Sono le impronte che questo dispositivo ha visto prima della distribuzione, e il suo sale è fra i sali.
replay-proof-nobody = Quindi nessuno poteva scegliere il caso che ha distribuito le carte.
replay-proof-differs = Non è ciò che questo dispositivo ha visto prima della distribuzione. Non fidarti di questa distribuzione.
replay-proof-left-out = Ma il sale di questo dispositivo non è arrivato in tempo e non c'è. Per te questi numeri non dimostrano nulla.
replay-proof-unseen = Questo dispositivo non ha preso parte alla distribuzione. Per te questi numeri non dimostrano nulla: potrebbero essere stati inventati tutti insieme.
replay-proof-unrevealed = Promesso e non svelato in tempo: { $names }. Un sale trattenuto, dal suo dispositivo o dal server, lascia la scelta fra due distribuzioni.
replay-proof-limits = Non è dimostrato che nessuno abbia guardato le carte durante la partita (chi gestisce il server può farlo), chi sedesse ai posti, né che prima non sia stata interrotta un'altra partita.
replay-proof-yourself = Per verificare anche le carte, conserva la scheda della partita e fai distribuire di nuovo alla tua macchina:
