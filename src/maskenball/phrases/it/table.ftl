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
table-says =
    { $person } dice:
    sono { $mask_the }
table-said = { $name }: «{ $text }»
table-log = Che cosa è successo
table-menu = Menu
table-invite = Invita
table-watching = Stai guardando
table-memory = Memoria:
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
tray-confirm-fortune = Prendi { $coins }
tray-fortune = Hai { $coins }.
tray-whose-fortune = Quale fortuna per la tua?
tray-keep-fortune = Tieni la tua
tray-name-which = Di’ qual è la tua maschera
tray-name-hint = Poi la tua carta si scopre.
tray-own-card =
    { $slot ->
        [left] La mia carta sinistra
        [right] La mia carta destra
       *[protected] La mia carta protetta
    }
tray-which-own = Quale delle tue carte?
tray-announce-which = Chi dici di essere?
tray-announce-hint = Nomina una maschera in gioco, vera o no.
tray-say-it-plain = Dillo
tray-more-time = Mi serve più tempo
tray-bot-plays = Un bot gioca per te
tray-take-back = Riprendo a giocare io
tray-take-over = Prendi il posto di { $name }
tray-watching = Un momento …
contest-question = Sei anche tu { $mask_the }?
contest-pass = Passo
contest-claim = Sono { $mask_the }
contest-if-nobody = Solo se nessuno l'ha rivendicata
contest-if-somebody = Solo se qualcuno l'ha rivendicata
contest-ahead = Puoi rispondere in anticipo.
contest-passed = Hanno passato: { $people }.
contest-order = D'ora in poi passo sempre
contest-order-off = Chiedimelo di nuovo
hands-title = Le tue mani, sotto il tavolo
hands-first = la tua
hands-of = di { $name }
hands-slot =
    { $slot ->
        [left] sinistra
        [right] destra
       *[protected] protetta
    }
hands-help = Nessuno vede. Incrocia quanto vuoi.
hands-cross = Incrocia le carte
hands-back = Rimettile a posto
hands-crossed = Incrociate: cambieranno posto.
hands-straight = Dritte: resteranno dov'erano.
hands-see = Le vedi tutte e due
    .about = Scoperte finché tieni premuto.
hands-see-hold = Tieni premuto per vedere
hands-others = Due carte, nessuna tua
memorise-title = Ricorda chi è chi
memorise-about = Presto le carte saranno coperte e nessuno sarà più sicuro.
memorise-ready = Ho visto
memorise-waiting = Stanno ancora guardando: { $people }
tray-peek = Guarda la tua carta per sbaglio
    .about = Poi devi Guardare, nel tuo primo turno che lo permette.
seen-hold = Tieni premuto per rivederla
seen-hold-short = Tieni premuto
seen-done = Vista
seen-card = La tua carta
    .about = Resta scoperta finché il dito la tocca e ricade appena lo alzi.
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

# What may be asked of the stage: more time to read a reveal, or less; bots that wait for the only person.
stage-keep = Lasciale scoperte
stage-keeps =
    { $you ->
        [yes] Guardi ancora
       *[no] { $name } guarda ancora
    }
stage-keeps-note = aspetta
stage-one-more = { $you ->
        [yes] Vuoi continuare; ancora una voce, e le carte si coprono.
       *[no] { $people } vuole continuare; ancora una voce, e le carte si coprono.
    }
stage-go-on = Avanti
stage-going = Pronti a continuare: { $people }
stage-missed = Ti è sfuggito? Che cosa è successo
stage-missed-about = Quello che ti è sfuggito. Lo vedi solo tu.
stage-was =
    { $who ->
        [you] Eri { $mask_the }
        [nobody] Nessuno era { $mask_the }
       *[other] { $person } era { $mask_the }
    }
steer-pause = Pausa
steer-step = Un passo
steer-skip = Fino al mio turno
steer-skip-show = Salta questo turno
table-chat = Parole
tray-take-which = Quale carta, con la tua?
tray-confirm-take = Prendi entrambe
tray-quote = «Sono { $mask_the }»
tray-side =
    { $side ->
        [left] { $n ->
            [1] alla tua sinistra
            [2] 2° a sinistra
            [3] 3° a sinistra
           *[other] { $n }° a sinistra
        }
        [right] { $n ->
            [1] alla tua destra
            [2] 2° a destra
            [3] 3° a destra
           *[other] { $n }° a destra
        }
       *[across] di fronte
    }
tray-sides =
    { $side ->
        [left] a sinistra
        [across] di fronte
       *[right] a destra
    }
contest-then =
    { $n ->
        [0] { $person } decide, poi tu.
       *[other] { $person } decide, poi altri { $n } prima di te.
    }
contest-silence = Chi tace passa.
contest-lie = Mentire costa 1.
contest-passers = { $first } e altri { $n } hanno passato.

# A reveal. Two lines in the middle of the table, one in the tray.
reveal-count =
    In { $n ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
       *[other] { $n }
    } lo dicono.
    Giù le maschere!
reveal-claims =
    In { $n ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
       *[other] { $n }
    } dicono: sono { $mask_the }
reveal-soon = Tra poco cadono le maschere.
reveal-is =
    { $you ->
        [yes]
            Tu
            sei { $mask_the }
       *[no]
            { $person }
            è { $mask_the }
    }
reveal-nobody =
    Nessuno
    è { $mask_the }
reveal-both =
    Tutti e due
    sono veri
reveal-not = Non è { $mask_the }: { $people }.
reveal-fine =
    { $n ->
        [one] { $people }: 1 moneta al tribunale.
       *[other] { $people }: 1 moneta ciascuno al tribunale.
    }
reveal-you = tu
reveal-power = { $mask }: { $power }.
reveal-chooses = { $person }, { $mask_the }, sceglie
reveal-stay = Le carte restano scoperte.
reveal-first =
    { $who ->
        [you] Tocca prima a te rispondere.
       *[other] Risponde prima { $person }.
    }
reveal-shown = Tutti vedono la tua carta
    .about = Tutti tranne te. Tra poco si ricopre.
swap-named =
    { $you ->
        [yes] Prendi due carte
       *[no] { $person } prende due carte
    }
swap-under = Sotto il tavolo
swap-held = Scambiate o no?
swap-held-help = Lo sa solo { $person }. Sembra sempre uguale e dura sempre uguale.
swap-back =
    { $you ->
        [yes] Le rimetti a posto
       *[no] { $person } le rimette a posto
    }
swap-back-help = Un mazzetto, poi una carta a ogni posto.

# What happened since your last turn, each in one short line. $people and $coins: lists; $n: how many passed, or whether coins moved.
story-look = { $you ->
        [yes] Hai guardato { $card }.
       *[no] { $person } ha guardato { $card }.
    }
story-take = { $you ->
        [yes] Hai preso { $own } e { $other }.
       *[no] { $person } ha preso { $own } e { $other }.
    }
story-announce = { $you ->
        [yes] Hai detto: sono { $mask_the }.
       *[no] { $person } ha detto: sono { $mask_the }.
    }
story-passed = { $n ->
        [one] 1 ha passato.
       *[other] { $n } hanno passato.
    }
story-claimed = «Anch’io»: { $people }.
story-from =
    { $from ->
        [bank] { $coins } dalla banca
       *[court] { $coins } dal Tribunale
    }
story-unopposed = { $you ->
        [yes] Hai detto { $mask }, senza opposizione
       *[no] { $person } ha detto { $mask }, senza opposizione
    }{ $n ->
        [0] .
       *[other] : { $coins }
    }
story-contested = { $you ->
        [yes] Hai detto { $mask }, anche { $people }.
       *[no] { $person } ha detto { $mask }, anche { $people }.
    }
