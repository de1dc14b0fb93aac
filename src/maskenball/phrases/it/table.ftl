# At the table of Mascarade, and around every table: the tray, the log, chat, the end.

table-ring = Il tavolo
table-you = { $name } (tu)
table-you-short = Tu
place-label =
    { $name }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $cards }
table-face-down = carta coperta
table-away = assente
place-court = Tribunale
table-says = { $person } dice: sono { $mask_the }
table-said = { $name }: «{ $text }»
table-log = Che cosa è successo
table-menu = Menu
table-invite = Invita
table-watching = Stai guardando
table-memory = Memoria: { $level }
table-query-coins = Monete: { $purses }. Tribunale: { $court }.
tray-label = Che cosa puoi fare
tray-your-turn = Tocca a te, { $name }
tray-take = Scambia, o no
    .about = La tua carta e un'altra, sotto il tavolo.
tray-look = Guarda
    .about = Guarda la tua carta. Solo tu la vedi.
tray-announce = Dichiara
    .about = Nomina una maschera, vera o no.
tray-why-not =
    { $must ->
        [prepare] I primi quattro turni servono a scambiare (regola U1).
        [swap] La tua carta era scoperta nel turno precedente (regola U3).
        [swap-or-look] La tua carta era scoperta nel turno precedente (regola U3).
        [look] Hai guardato fuori dal tuo turno (regola A2.2).
       *[free] Non ora.
    }
tray-choose-hint = Scegli sul tavolo o nell'elenco.
tray-confirm = Scelgo così
tray-own-card =
    { $slot ->
        [left] La mia carta sinistra
        [right] La mia carta destra
       *[protected] La mia carta protetta
    }
tray-which-own = Quale delle tue carte?
tray-announce-which = Chi dici di essere?
tray-announce-hint = Nomina una maschera in gioco, vera o no.
tray-say-it = Di': sono { $mask_the }
tray-say-it-plain = Dillo
tray-more-time = Mi serve più tempo
tray-bot-plays = Un bot gioca per te
tray-take-back = Riprendo a giocare io
tray-watching = Un momento …
contest-question = Sei anche tu { $mask_the }?
contest-pass = Passo
contest-claim = Sono { $mask_the }
contest-if-nobody = Solo se nessuno l'ha rivendicata
contest-if-somebody = Solo se qualcuno l'ha rivendicata
contest-ahead = Puoi rispondere in anticipo.
contest-claimed = La rivendicano anche: { $people }.
contest-nobody = Nessuno contesta ancora.
contest-passed = Hanno passato: { $people }.
contest-cost = Una rivendicazione falsa costa 1 moneta.
contest-order = D'ora in poi passo sempre
contest-order-off = Chiedimelo di nuovo
hands-title = Le tue mani, sotto il tavolo
hands-first = la tua
hands-second = l'altra
hands-cross = Incrocia le carte
hands-back = Rimettile a posto
hands-crossed = Incrociate: cambieranno posto.
hands-straight = Dritte: resteranno dov'erano.
memorise-title = Ricorda chi è chi
memorise-about = Presto le carte saranno coperte e nessuno sarà più sicuro.
memorise-ready = Ho visto
memorise-waiting = Stanno ancora guardando: { $people }
tray-peek = Guarda la tua carta per sbaglio
    .about = Poi devi Guardare, nel tuo primo turno che lo permette.
seen-hold = Tieni premuto per rivederla
seen-done = Vista
end-title = Il ballo è finito
end-wanted =
    { $n ->
        [one] { $people } vuole terminare la partita.
       *[other] { $people } vogliono terminare la partita.
    }
end-wanted-alone = Vuoi terminare la partita.
end-wanted-too = Anch'io
end-ask = Termina la partita
    .about = Se tutti i presenti sono d'accordo, la partita finisce qui: tutte le carte vengono mostrate e nessuno vince.
end-sure = Sì, termina
end-not = Continua
end-rematch = Ancora una volta
end-rotate = Ancora, un posto più in là
end-replay = Rivedi la partita
end-sheet = Scheda della partita
panel-since = Dal tuo ultimo turno
panel-masks = Maschere in gioco
panel-nothing = Ancora niente.
panel-beliefs = Che cosa può essere dove?
chat-phrases = Di' qualcosa …
chat-say = Con parole tue
chat-send = Di'
table-meta = { $game } · { $players } giocatori
mascarade-edition = Mascarade, { $edition ->
        [1] prima
       *[2] seconda
    } edizione
table-closed = Questo tavolo è chiuso
table-closed-why =
    { $why ->
        [other-rules] La partita è stata distribuita con regole che questa versione non conosce. Non si può continuare, ma la scheda della partita resta.
       *[older] È stato aperto con una versione più vecchia e la partita non si può continuare. Le partite finite restano come schede della partita.
    }
tray-centre-card = Carta { $n } del centro
tray-card-of =
    { $slot ->
        [left] { $name }, sinistra
        [right] { $name }, destra
       *[protected] { $name }, protetta
    }
tray-own-only = La mia carta
panel-notes = I tuoi appunti
order-title = Ordine permanente
order-pass = Passa a ogni dichiarazione
order-except = Ma chiedimi per queste:
