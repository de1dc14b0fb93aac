# The first screen, the invitation, gathering at a table, and what a host chooses.

home-tagline = Due giochi di carte in maschera. Un link, nessun account.
home-name = Il tuo nome
home-nameless = Ospite
home-open = Apri un tavolo
home-join = Entra con un codice
home-code = Codice o link
home-go = Entra
home-alone = Gioca da solo
home-learn = Impara a giocare
home-rules = Regole
join-title = { $host } ti invita al ballo
join-about =
    { $game ->
        [masquerade] Masquerade
       *[mascarade] Mascarade, { $edition ->
            [1] prima
           *[2] seconda
        } edizione
    }, { $players } giocatori.
join-sit = Siediti
invite-join = Chi ha questo link può sedersi e giocare.
invite-watch = Chi ha questo link può guardare, senza vedere segreti.
invite-share = Condividi il link
invite-copied = Copiato
invite-qr = Il link come codice per telefoni
gather-title = Chi siede al tavolo?
gather-empty = Sedia libera
gather-you = tu
gather-host = ospita
gather-bot = Un bot per questa sedia
gather-bot-level = Bot: { $level }
gather-nobody = Ancora nessuno
gather-sit = Siediti qui
gather-remove = Libera la sedia di { $name }
gather-fill =
    { $n ->
        [one] Un bot per la sedia libera
       *[other] Bot per { $n } sedie libere
    }
gather-start = Dai le carte
gather-start-bots = Dai le carte, con i bot
gather-waiting = { $name } darà le carte quando ci saranno tutti.
gather-leave = Lascia il tavolo
gather-rules = A che cosa si gioca
option-game = Gioco
option-mascarade = bluff e memoria
option-masquerade = prese con compagni nascosti
option-edition = Edizione
option-players = Giocatori
option-memory = Memoria
option-masks = Maschere in gioco
option-own-masks = Scegli tu
option-own-about = { $n } carte scelte.
option-add-mask = Una in più: { $mask }
option-remove-mask = Una in meno: { $mask }
option-deck = Dove sono i diamanti
option-more = Altre scelte
option-clock = Orologio
option-no-clock = Nessuno: siamo tra amici
option-seconds = { $n } secondi per ogni decisione
option-clock-about = Riparte a ogni decisione. Allo scadere: passare, guardare o il caso.
option-contest = Contestazioni
option-contest-lodged = Si può rispondere in anticipo
option-contest-live = Ognuno risponde quando tocca a lui
option-first = Primo turno
option-first-drawn = Estratto a sorte
option-seat = Sedia { $n }
option-chat = Chat
option-accidents = Sguardi involontari
    .about = Chi guarda una sua carta fuori dal proprio turno deve Guardare nel proprio turno seguente.
option-home-made = Maschere fatte in casa
    .about = Maschere che hai scritto tu, in un file TOML. Stanno nella scatola con le altre e viaggiano con la scheda della partita.
option-home-made-file = Scegli un file
option-home-made-text = Maschere fatte in casa, come testo
menu-light = Luce
menu-light-system = Come il sistema
menu-light-night = Notte
menu-light-day = Giorno
menu-away = Chi è assente
menu-hand-over = Un bot gioca per { $name }
menu-commitment = La distribuzione è sigillata: nessuno può scegliere le carte. A fine partita tutti possono verificarlo con questo numero.
menu-quick = Movimenti rapidi
home-watch = Guarda i bot
menu-sounds = Suoni
