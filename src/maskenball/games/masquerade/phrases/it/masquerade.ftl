# Masquerade: cards, what happens, what is asked, what can be answered.
# A card has no article ("3 rosso"), so that no sentence needs to choose between il and l'.

card-colour =
    { $colour ->
        [red] { $number } rosso
        [blue] { $number } blu
        [yellow] { $number } giallo
       *[green] { $number } verde
    }
card-magician = Mago
card-partner = Partner
card-thief = Ladro
card-merchant = Mercante
card-diamond = diamante
card-with = { $card } ({ $marks })
card-hidden = una carta nascosta

opening-masquerade = Masquerade, { $players } giocatori, { $cards } carte ciascuno. La carta bassa batte quella alta e il rosso è briscola.
opening-deck = Mago: 1 rosso. Partner: 2 rosso. Ladro: { $thief }. Mercante: { $merchant }.
opening-diamonds = Diamanti: { $cards }.
opening-hand = La tua mano: { $cards }.
opening-hand-of = { $person }: { $cards }.

event-trick-begins = { $you ->
        [yes] Presa { $turn }: apri tu.
       *[no] Presa { $turn }: apre { $person }.
    }
event-play = { $you ->
        [yes] Giochi: { $card }.
       *[no] { $person } gioca: { $card }.
    }
event-trick = { $you ->
        [yes] Vinci la presa.
       *[no] { $person } vince la presa.
    }
event-steal =
    { $target_you ->
        [yes] Con il Ladro, { $person } esamina il tuo mazzetto.
       *[no] { $you ->
            [yes] Con il Ladro, esamini il mazzetto di { $target }.
           *[no] Con il Ladro, { $person } esamina il mazzetto di { $target }.
        }
    }
event-see = Nel mazzetto: { $card }.
event-stolen =
    { $target_you ->
        [yes] { $person } ti ruba una carta: { $card }.
       *[no] { $you ->
            [yes] Rubi una carta a { $target }: { $card }.
           *[no] { $person } ruba una carta a { $target }: { $card }.
        }
    }
event-trade = Con il Mercante, { $person } scambia una carta della mano con una del proprio mazzetto.
event-trade-seen = { $you ->
        [yes] Con il Mercante, dai { $hand } in cambio di { $pile } dal tuo mazzetto.
       *[no] Con il Mercante, { $person } dà { $hand } in cambio di { $pile } dal proprio mazzetto.
    }
event-tricks-over = La partita è finita. Diamanti dei partner: { $partners }; degli altri: { $others }.
event-draw = Pareggio.
event-team =
    { $team ->
        [partners] { $person } era nella squadra dei partner.
       *[others] { $person } era con gli altri.
    }

question-play = Quale carta giochi?
question-play-lead = Apri tu. Quale carta giochi?
question-steal = Ladro: di chi esamini il mazzetto?
question-steal-take = Ladro: quale diamante prendi?
question-trade = Mercante: quale carta della tua mano dai, e per quale del tuo mazzetto?
waiting-masquerade =
    { $kind ->
        [play] { $person } deve giocare una carta.
        [steal] Con il Ladro, { $person } deve scegliere un mazzetto.
        [take] Con il Ladro, { $person } sta esaminando un mazzetto.
       *[trade] Con il Mercante, { $person } deve scambiare o no.
    }

answer-play = { $card }
answer-steal = Il mazzetto di { $target }
answer-steal-take = Prendere { $card }
answer-trade = Dare { $hand } in cambio di { $pile }
answer-decline-action = Non fare niente
help-play = La carta bassa batte quella alta, il rosso batte tutto. Se hai il colore di apertura, devi rispondere. Regole K1 e K2.
help-steal = Esamini in segreto quel mazzetto e puoi prenderne un diamante per il tuo. Regola X1.
help-steal-take = Tutti vedono quale carta prendi. Regola X1.
help-trade = Nessuno vede le carte. La carta che dai va sul tuo mazzetto. Regola X2.
help-decline-action = Lasci perdere. Usare un'azione non è mai un obbligo. Regola X4.

table-hand = La tua mano: { $cards }
table-pile =
    { $cards ->
        [one] { $person }: 1 carta nel mazzetto
       *[other] { $person }: { $cards } carte nel mazzetto
    }
table-trick = Sul tavolo: { $cards }
table-played = { $person }: { $card }

# What is wrong with a table.
breach-d1-players = A Masquerade si gioca da { $least } a { $most }, non in { $players }.
