# Masquerade: cards, what happens, what is asked, what can be answered.
# Colour cards are named without an article (Rot 5), so that they fit every case.

card-colour =
    { $colour ->
        [red] Rot { $number }
        [blue] Blau { $number }
        [yellow] Gelb { $number }
       *[green] Grün { $number }
    }
card-magician = Zauberer
card-partner = Partner
card-thief = Dieb
card-merchant = Händler
card-diamond = Diamant
card-with = { $card } ({ $marks })
card-hidden = eine verdeckte Karte

opening-masquerade = Masquerade, { $players } Personen, je { $cards } Karten. Niedrig schlägt hoch, und Rot ist Trumpf.
opening-deck = Zauberer: Rot 1. Partner: Rot 2. Dieb: { $thief }. Händler: { $merchant }.
opening-diamonds = Diamanten: { $cards }.
opening-hand = Deine Hand: { $cards }.
opening-hand-of = { $person }: { $cards }.

event-trick-begins = { $you ->
        [yes] Stich { $turn }: Du spielst aus.
       *[no] Stich { $turn }: { $person } spielt aus.
    }
event-play = { $you ->
        [yes] Du spielst { $card }.
       *[no] { $person } spielt { $card }.
    }
event-trick = { $you ->
        [yes] Du gewinnst den Stich.
       *[no] { $person } gewinnt den Stich.
    }
event-steal =
    { $target_you ->
        [yes] { $person } durchsucht als Dieb deinen Stapel.
       *[no] { $you ->
            [yes] Du durchsuchst als Dieb den Stapel von { $target }.
           *[no] { $person } durchsucht als Dieb den Stapel von { $target }.
        }
    }
event-see = Dort liegt { $card }.
event-stolen =
    { $target_you ->
        [yes] { $person } stiehlt dir { $card }.
       *[no] { $you ->
            [yes] Du stiehlst { $card } von { $target }.
           *[no] { $person } stiehlt { $card } von { $target }.
        }
    }
event-trade = { $person } tauscht als Händler eine Handkarte gegen eine Karte aus dem eigenen Stapel.
event-trade-seen = { $you ->
        [yes] Du tauschst als Händler { $hand } gegen { $pile } aus deinem Stapel.
       *[no] { $person } tauscht als Händler { $hand } gegen { $pile } aus dem eigenen Stapel.
    }
event-tricks-over = Das Spiel ist aus. Diamanten: die Partner { $partners }, die anderen { $others }.
event-draw = Unentschieden.
event-team =
    { $team ->
        [partners] { $person } gehörte zu den Partnern.
       *[others] { $person } gehörte zu den anderen.
    }

question-play = Welche Karte spielst du?
question-play-lead = Du spielst aus. Welche Karte spielst du?
question-steal = Dieb: Wessen Stapel durchsuchst du?
question-steal-take = Dieb: Welchen Diamanten nimmst du?
question-trade = Händler: Welche Handkarte tauschst du gegen welche Karte aus deinem Stapel?
waiting-masquerade =
    { $kind ->
        [play] { $person } muss eine Karte spielen.
        [steal] { $person } muss als Dieb einen Stapel wählen.
        [take] { $person } durchsucht als Dieb einen Stapel.
       *[trade] { $person } entscheidet als Händler: tauschen oder nicht.
    }

answer-play = { $card }
answer-steal = Den Stapel von { $target }
answer-steal-take = Nehmen: { $card }
answer-trade = Tauschen: { $hand } gegen { $pile }
answer-decline-action = Nichts tun
help-play = Niedrig schlägt hoch, Rot schlägt alles. Hast du die ausgespielte Farbe, musst du sie bedienen. Regeln K1 und K2.
help-steal = Du durchsuchst diesen Stapel heimlich und darfst einen Diamanten daraus auf deinen legen. Regel X1.
help-steal-take = Alle sehen, welche Karte du nimmst. Regel X1.
help-trade = Niemand sieht die Karten. Die Karte, die du hergibst, kommt auf deinen Stapel. Regel X2.
help-decline-action = Du lässt es. Eine Aktion zu nutzen ist nie Pflicht. Regel X4.

table-hand = Deine Hand: { $cards }
table-pile =
    { $cards ->
        [one] { $person }: 1 Karte auf dem Stapel
       *[other] { $person }: { $cards } Karten auf dem Stapel
    }
table-trick = Auf dem Tisch: { $cards }
table-played = { $person }: { $card }

# What is wrong with a table.
breach-d1-players = Masquerade spielt man zu { $least } bis { $most }, nicht zu { $players }.
