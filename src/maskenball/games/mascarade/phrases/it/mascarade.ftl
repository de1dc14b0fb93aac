# Mascarade: what happens, what is asked, what can be answered.
# $you says whether the person of the sentence is the reader. Nothing agrees in gender with a person.

# Cards. $slot: left, right or protected with 2 and 3 players, else only.
# Before a person: of anybody, and of whoever acts in the sentence.
card-of =
    { $you ->
        [yes] { $slot ->
            [left] la tua carta sinistra
            [right] la tua carta destra
            [protected] la tua carta protetta
           *[only] la tua carta
        }
       *[no] { $slot ->
            [left] la carta sinistra di { $person }
            [right] la carta destra di { $person }
            [protected] la carta protetta di { $person }
           *[only] la carta di { $person }
        }
    }
card-of-actor =
    { $you ->
        [yes] { $slot ->
            [left] la tua carta sinistra
            [right] la tua carta destra
            [protected] la tua carta protetta
           *[only] la tua carta
        }
       *[no] { $slot ->
            [left] la propria carta sinistra
            [right] la propria carta destra
            [protected] la propria carta protetta
           *[only] la propria carta
        }
    }
card-centre = la carta { $number } del centro

# The opening.
opening-mascarade = Mascarade, { $edition ->
        [1] prima
       *[2] seconda
    } edizione, { $players } giocatori. Tutti vedono la distribuzione:
opening-place = { $person }: { $masks }; { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
opening-slot =
    { $slot ->
        [left] { $mask } (a sinistra)
        [right] { $mask } (a destra)
       *[protected] { $mask } (carta protetta)
    }
opening-centre = Al centro: { $masks }
opening-court = Tribunale: { $coins }. Le carte vengono coperte.

# What happened.
event-turn = { $you ->
        [yes] Turno { $turn }: tocca a te.
       *[no] Turno { $turn }: { $person }.
    }
event-must =
    { $must ->
        [prepare] I primi quattro turni sono di preparazione: si può solo Scambiare (o no).
        [swap] Carta scoperta nel turno precedente: bisogna Scambiare (o no).
        [look] Carta guardata fuori dal proprio turno: bisogna Guardare.
       *[swap-or-look] Carta scoperta nel turno precedente: non si può Dichiarare.
    }
event-must-card = Carta scoperta nel turno precedente: bisogna Scambiare (o no) e prendere { $card }.
event-take = { $you ->
        [yes] Prendi sotto il tavolo { $own } e { $other }.
       *[no] { $person } prende sotto il tavolo { $own } e { $other }.
    }
event-swap =
    { $swapped ->
        [yes] { $you ->
            [yes] Le rimetti sul tavolo, scambiate.
           *[no] { $person } le rimette sul tavolo, scambiate.
        }
        [no] { $you ->
            [yes] Le rimetti sul tavolo, non scambiate.
           *[no] { $person } le rimette sul tavolo, non scambiate.
        }
       *[hidden] { $you ->
            [yes] Le rimetti sul tavolo, scambiate o no.
           *[no] { $person } le rimette sul tavolo, scambiate o no.
        }
    }
event-look = { $you ->
        [yes] Guardi { $card }.
       *[no] { $person } guarda { $card }.
    }
event-look-seen = { $you ->
        [yes] Guardi { $card }: è { $mask_the }.
       *[no] { $person } guarda { $card }: è { $mask_the }.
    }
event-peek = { $you ->
        [yes] Guardi per sbaglio { $card }.
       *[no] { $person } guarda per sbaglio { $card }.
    }
event-peek-seen = { $you ->
        [yes] Guardi per sbaglio { $card }: è { $mask_the }.
       *[no] { $person } guarda per sbaglio { $card }: è { $mask_the }.
    }
event-announce = { $you ->
        [yes] Dichiari: «Sono { $mask_the }!»
       *[no] { $person } dichiara: «Sono { $mask_the }!»
    }
event-announce-card = { $you ->
        [yes] Dichiari con { $card }: «Sono { $mask_the }!»
       *[no] { $person } dichiara con { $card }: «Sono { $mask_the }!»
    }
event-pass = { $you ->
        [yes] Passi.
       *[no] { $person } passa.
    }
event-claim = { $you ->
        [yes] Rivendichi: «Anch'io!»
       *[no] { $person } rivendica: «Anch'io!»
    }
event-claim-card = { $you ->
        [yes] Rivendichi con { $card }: «Anch'io!»
       *[no] { $person } rivendica con { $card }: «Anch'io!»
    }
event-turn-up = Si scopre { $card }: è { $mask_the }.
event-turn-up-hidden = Mostrata a tutti gli altri: { $card }.
event-power = { $you ->
        [yes] Usi il potere { $mask_of }.
       *[no] { $person } usa il potere { $mask_of }.
    }
event-nothing = Non succede nulla.
event-choose-player =
    { $target_you ->
        [yes] { $person } sceglie te.
       *[no] { $you ->
            [yes] Scegli { $target }.
           *[no] { $person } sceglie { $target }.
        }
    }
event-choose-card = { $you ->
        [yes] Scegli { $card }.
       *[no] { $person } sceglie { $card }.
    }
event-name = { $you ->
        [yes] Dici: «Sono { $mask_the }.»
       *[no] { $person } dice: «Sono { $mask_the }.»
    }
event-coins-bank = { $you ->
        [yes] Ricevi { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } dalla banca.
       *[no] { $person } riceve { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } dalla banca.
    }
event-coins-court = { $you ->
        [yes] Prendi { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } dal Tribunale.
       *[no] { $person } prende { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } dal Tribunale.
    }
event-coins-person =
    { $target_you ->
        [yes] { $person } ti paga { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        }.
       *[no] { $you ->
            [yes] Paghi { $amount ->
                [one] 1 moneta
               *[other] { $amount } monete
            } a { $target }.
           *[no] { $person } paga { $amount ->
                [one] 1 moneta
               *[other] { $amount } monete
            } a { $target }.
        }
    }
event-coins-to-bank = { $you ->
        [yes] Paghi { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } alla banca.
       *[no] { $person } paga { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } alla banca.
    }
event-coins-to-court = { $you ->
        [yes] Paghi { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } al Tribunale.
       *[no] { $person } paga { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } al Tribunale.
    }
event-coins-court-to-bank = Il Tribunale paga { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    } alla banca.
event-coins-bank-to-court = La banca paga { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    } al Tribunale.
event-fine = { $you ->
        [yes] Paghi una multa di { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } al Tribunale.
       *[no] { $person } paga una multa di { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        } al Tribunale.
    }
event-fortunes = { $person } e { $target } si scambiano i patrimoni.
event-places = { $person } e { $target } si scambiano di posto. Carte e monete restano dove sono.
event-over =
    { $reason ->
        [thirteen] La partita è finita: qualcuno ha 13 monete o più.
        [bankrupt] La partita è finita: qualcuno non ha più monete.
       *[cheat] La partita è finita: il Baro ha 10 monete o più.
    }
event-reveal = Si scopre che { $card } era { $mask_the }.

# What is asked.
question-turn = Tocca a te: Scambiare, Guardare o Dichiarare?
question-turn-prepare = Preparazione: quale carta prendi, per scambiarla o no con la tua?
question-turn-swap = La tua carta è stata scoperta e devi scambiare o fingere di farlo: quale carta prendi?
question-turn-swap-card = Devi scambiare { $card }, o fingere di farlo: quale altra carta prendi?
question-turn-look = Hai guardato fuori dal tuo turno e ora devi Guardare.
question-turn-swap-or-look = La tua carta è stata scoperta e non puoi dichiarare: Scambiare o Guardare?
question-secret = Nessuno vede le tue mani: scambi { $own } e { $other }?
question-contest = { $person } dice: «Sono { $mask_the }!» Rivendichi anche tu di essere { $mask_the }?
question-choose-player = { $mask }: quale giocatore scegli?
question-choose-card = { $mask }: quale carta scegli?
question-name = { $mask }: { $person } chiede chi sei. Quale maschera dici?
waiting =
    { $kind ->
        [turn] È il turno di { $person }.
        [secret] { $person } scambia sotto il tavolo, o no.
        [contest] { $person } deve passare o rivendicare.
        [choose] { $person } deve scegliere.
       *[name] { $person } deve dire una maschera.
    }

# What can be answered, and what it means.
answer-take = Scambiare o no: { $own } con { $card }
answer-swap = Scambiarle
answer-keep = Lasciarle come sono
answer-look = Guardare { $card }
answer-announce = Dichiarare: { $mask }
answer-announce-card = Dichiarare: { $mask }, con { $card }
answer-pass = Passare
answer-claim = Rivendicare: anch'io!
answer-claim-card = Rivendicare con { $card }: anch'io!
answer-choose-player = { $target }
answer-choose-card = { $card }
answer-decline = Rinunciare
answer-name = { $mask }
help-take = Prendi le due carte lontano dagli occhi di tutti e le scambi o no. Lo sai solo tu. Regola A1.
help-swap = Le due carte si scambiano di posto. Nessun altro lo viene a sapere. Regola A1.2.
help-keep = Le due carte restano dov'erano. Nessun altro lo viene a sapere. Regola A1.2.
help-look = Guardi la tua carta in segreto. Tutti vedono che lo fai. Regola A2.
help-announce = Dici chi sei, vero o no. Se nessuno rivendica la stessa maschera, usi il potere: { $power } Se qualcuno lo fa, le carte vengono scoperte e chi ha mentito paga 1 moneta al Tribunale. Regola A3.
help-pass = Lasci correre. Se nessuno rivendica, il potere viene usato e nessuna carta viene scoperta. Regola A3.2.
help-claim = Dici che quella maschera sei tu. Tutti quelli che rivendicano scoprono la propria carta: chi è davvero la maschera usa il potere, gli altri pagano 1 moneta al Tribunale. Regole da A3.4 a A3.6.
help-choose-player = Le tue monete: { $coins }; le sue: { $target_coins }. { $power }
help-choose-card = { $power }
help-decline = Non usi il potere. Regola P2.
help-name = La tua carta viene scoperta. Se sbagli, dai 4 monete. Regola P2.

# The table in words.
table-court = Tribunale: { $coins }
table-place = { $person }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
table-place-you = { $person } (tu): { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
table-masks = In gioco: { $masks }

# A scenario of one's own: what is wrong with it.
breach-s3 = { $scenario } è uno scenario dell'edizione { $edition }. (S3)
breach-s4 = { $mask } non è una maschera dell'edizione { $edition }. (S4)
breach-s4-scenario = { $scenario } non è uno scenario. Quelli noti sono: { $known }; oppure indica le maschere, separate da virgole. (S4)
breach-s4a = Manca il Giudice. (S4a)
breach-s4b = Carte che portano monete dalla banca: solo { $stars } su { $cards }; { $advice ->
        [yes] dovrebbero essere almeno un terzo
       *[no] devono essere almeno un terzo
    }. (S4b)
breach-s4c = Un Contadino da solo: prendili tutti e due o nessuno. (S4c)
breach-s4d =
    { $ours ->
        [yes] { $mask }: servono almeno { $least } giocatori (numero stabilito da noi). (S4d)
       *[no] { $mask }: servono almeno { $least } giocatori. (S4d)
    }
breach-s4e-players = Numero di giocatori non adatto: { $players }; l'edizione { $edition } è da { $least } a { $most }. (S4e)
breach-s4e-cards = { $cards ->
        [one] 1 carta non va
       *[other] { $cards } carte non vanno
    } bene per { $players } giocatori: devono essere { $wanted }. (S4e)
breach-s4e-six = { $cards } carte; in { $players } giocatori se ne consigliano sei. (S4e)
breach-s4f = { $mask }: { $cards } carte, ma la scatola ne contiene { $copies }. (S4f)
breach-advice = Un consiglio: { $breach }
