# Words of the house: languages, games, levels of bots, memory levels. Terminal and browser share them.

language-name = Italiano
game-mascarade = Mascarade
game-masquerade = Masquerade
edition = { $edition ->
        [1] Prima edizione
       *[2] Seconda edizione
    }
scenario-1e-2013 = Le combinazioni standard del 2013 (con la Spia per 7 giocatori)
scenario-1e-2014 = Le combinazioni standard del 2014 (con il Giullare per 7 giocatori)
scenario-2e-A = Combinazioni nostre per le prime partite
scenario-2e-B = Combinazioni nostre, più insidiose
deck-default = La nostra ricostruzione: i diamanti stanno su blu, giallo, verde e sull'11 rosso
deck-points = Un'alternativa: i diamanti stanno sulle carte basse degli altri colori e sul rosso dall'8 all'11
level-gentle = Gentile
    .about = Dice solo ciò di cui è sicuro. Adatto a una prima partita.
level-steady = Costante
    .about = Calcola le probabilità e bluffa quando conviene.
level-cunning = Sagace
    .about = Sa anche ascoltare: si accorge di chi mente e di chi no.
level-masterly = Magistrale
    .about = Pensa con diversi turni di anticipo. Difficile da battere.
memory-strict = Severa
    .about = Vedi solo ciò che è successo dal tuo ultimo turno.
memory-log = Cronaca
    .about = Tutto ciò che è stato detto e fatto in pubblico si può rileggere.
memory-notes = Appunti
    .about = La cronaca, la distribuzione e appunti tuoi.
memory-helper = Aiutante
    .about = Per allenarsi: quanto è probabile che ogni maschera sia in ogni posto, calcolato da tutto ciò che hai visto.
and-list = { $first } e { $last }
or-list = { $first } o { $last }
unofficial = Una versione non ufficiale per divertimento privato, senza alcun legame con gli editori dei giochi.
scenario-verdict = { $cards } maschere, { $players } giocatori, edizione { $edition }: { $verdict ->
        [yes] si può giocare.
        [advised] si può giocare; ecco qualche consiglio:
       *[no] non si può giocare, perché:
    }

# What any game may say, and all that is said of a game that has no words of its own.
opening-any = { $game }, { $players } giocatori.
event-any = { $you ->
        [yes] Tu: { $text }
       *[no] { $person }: { $text }
    }
event-over-any = La partita è finita.
question-any = Tocca a te. Che cosa fai?
waiting-any = Tocca a { $person }.
event-decline = { $you ->
        [yes] Rinunci.
       *[no] { $person } rinuncia.
    }
event-winner = Vince: { $winners }.
event-winners = Vincono: { $winners }.
game-ended =
    { $why ->
        [agreed] Tutti hanno voluto terminare qui la partita. Nessuno ha vinto.
       *[long] Dopo 2000 decisioni la partita finisce qui. Nessuno ha vinto.
    }
