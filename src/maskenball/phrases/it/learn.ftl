# Learning: a first game with a coach, and the rules to read.

learn-title = Il tuo primo ballo
learn-about = Una partita intera di Mascarade, circa dieci minuti, contro tre bot tranquilli. Ogni cosa viene spiegata quando accade per la prima volta.
learn-begin = Prendi posto
learn-go-on = Continua la partita
learn-anew = Ricomincia
learn-rather-rules = Leggo piuttosto le regole
learn-coach = Spiegazione
learn-got-it = Capito
learn-skip = Basta spiegazioni
learn-progress = { $seen } di { $all } spiegati
learn-done = È stato il tuo primo ballo
learn-done-about = Hai visto ciò che conta. Il resto è coraggio, memoria e una faccia impassibile.
learn-missed = Questa volta non è successo:
learn-friends = Apri un tavolo per gli amici
learn-look-back = Guarda che cosa è successo davvero
learn-again = Ancora una volta

# What the coach says. $person did it; $you says whether that is the reader.
learn-tip-deal = Tutte le maschere sono scoperte, una volta sola. Ricorda chi sei e, per quanto puoi, chi sono gli altri: presto ogni carta sarà coperta.
    .title = La distribuzione
learn-tip-prepare = Nei primi quattro turni si può fare una cosa sola: prendere sotto il tavolo la propria carta e un'altra, e scambiarle o no. E già nessuno è più sicuro.
    .title = Preparazione
learn-tip-hands = Nessuno vede le tue mani. Incrocia le carte o lasciale, quante volte vuoi, poi rimettile a posto. Solo tu sai come stanno: tienilo a mente.
    .title = Sotto il tavolo
learn-tip-turn = D'ora in poi puoi scegliere fra tre azioni. Non sai bene chi sei? Guarda. Vuoi confondere gli altri? Scambia, o fai finta. Hai una certezza, o coraggio? Dichiara.
    .title = Il tuo turno
learn-tip-look = { $you ->
        [yes] Solo tu hai visto la tua carta. Ma tutti hanno visto che l'hai guardata.
       *[no] { $person } ha guardato la propria carta. Che cos'era resta segreto, ma ora qualcuno a questo tavolo è sicuro di qualcosa.
    }
    .title = Guardare
learn-tip-announce = { $you ->
        [yes] Hai detto chi sei, vero o no. Ora ognuno, a turno, può dire: anch'io!
       *[no] { $person } dice: «Sono { $mask_the }.» Può essere vero o no, e nessuno deve esserne sicuro. Ora ognuno, a turno, può dire: anch'io!
    }
    .title = Una dichiarazione
learn-tip-contest = Passa, e non ti costa nulla. Oppure di' che anche tu sei { $mask_the }: allora si scoprono le carte. Se è vero, il potere è tuo. Se no, paghi 1 moneta.
    .title = Tocca a te rispondere
learn-tip-ahead = Non tocca ancora a te, ma puoi già dire che cosa risponderai. Nessuno lo viene a sapere prima del tuo momento.
    .title = Rispondere in anticipo
learn-tip-reveal = L'hanno detto in più di uno, perciò le loro carte vengono scoperte. Chi è davvero la maschera usa il potere. Gli altri pagano una multa di 1 moneta. Poi le carte vengono coperte di nuovo.
    .title = Giù la maschera!
learn-tip-power = Che cosa fa { $mask_the }: { $power }
    .title = Un potere
learn-tip-court = Le multe vanno al Tribunale, il leone al centro. Chi è il Giudice, o è creduto tale, le prende tutte.
    .title = Il Tribunale
learn-tip-bound = La tua carta è stata appena scoperta e tutti la conoscono. Per questo ora devi scambiare, o fare finta.
    .title = Lo sanno tutti
learn-tip-win = Chi ha 13 monete vince subito. Se qualcuno non ne ha più, la partita finisce lo stesso e vince il più ricco. Tieni quindi d'occhio le monete.
    .title = Come si vince

# The rules to read.
rules-masks-of-edition = Le maschere di questa edizione
rules-masks-others = Le altre maschere di questa edizione
