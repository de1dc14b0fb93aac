# Why an answer is not taken. $rule is the id of the rule behind it; it is put at the end by whoever tells it.

refusal-over = La partita è finita.
refusal-not-asked = La domanda non è per te, ma per { $person }.
refusal-stale = La risposta è arrivata troppo tardi: la partita è andata avanti.
refusal-preparation = I primi quattro turni sono di preparazione: puoi solo Scambiare.
refusal-turned-up = { $edition ->
        [1] La tua carta è stata scoperta nel turno precedente: puoi solo Scambiare (o no).
       *[2] La tua carta è stata scoperta nel turno precedente: non puoi Dichiarare.
    }
refusal-peeked = Hai guardato la tua carta fuori dal tuo turno: puoi solo Guardare.
refusal-no-accidents = A questo tavolo si gioca senza sguardi involontari.
refusal-not-own-card = Puoi guardare solo una carta tua.
refusal-own-turn = Per sbaglio si guarda solo fuori dal proprio turno.
refusal-other-question = Adesso la domanda è un'altra.
refusal-no-such-card = Non c'è una carta così da prendere, guardare o usare per rivendicare.
refusal-not-the-seen-card = Nello scambio obbligato bisogna prendere la carta che è stata scoperta.
refusal-not-in-play = Questa maschera non è in gioco.
refusal-must-choose = A questo potere non si può rinunciare.
refusal-no-target = Questo potere ora non può avere quel bersaglio.
refusal-not-in-hand = Non hai quella carta.
refusal-follow = Devi rispondere al colore di apertura.
refusal-must-play = Nessuno può saltare il turno: gioca una carta.
refusal-no-pile = Il Ladro esamina il mazzetto di un altro giocatore, se contiene carte, oppure non fa niente.
refusal-no-diamond = Il Ladro prende un diamante di quel mazzetto, oppure niente.
refusal-no-trade = Il Mercante dà una carta della mano per una di altro tipo del mazzetto, oppure non fa niente.
refusal-with-rule = { $sentence } (Regola { $rule })
