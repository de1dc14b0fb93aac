# Masquerade: cards, what happens, what is asked, what can be answered.

card-colour =
    { $colour ->
        [red] rood { $number }
        [blue] blauw { $number }
        [yellow] geel { $number }
       *[green] groen { $number }
    }
card-magician = Tovenaar
card-partner = Partner
card-thief = Dief
card-merchant = Koopman
card-diamond = diamant
card-with = { $card } ({ $marks })
card-hidden = een verborgen kaart

opening-masquerade = Masquerade, { $players } spelers, ieder { $cards } kaarten. Laag slaat hoog en rood is troef.
opening-deck = Tovenaar: rood 1. Partner: rood 2. Dief: { $thief }. Koopman: { $merchant }.
opening-diamonds = Diamanten: { $cards }.
opening-hand = Je hand: { $cards }.
opening-hand-of = { $person }: { $cards }.

event-trick-begins = { $you ->
        [yes] Slag { $turn }: jij komt uit.
       *[no] Slag { $turn }: { $person } komt uit.
    }
event-play = { $you ->
        [yes] Je speelt { $card }.
       *[no] { $person } speelt { $card }.
    }
event-trick = { $you ->
        [yes] Je wint de slag.
       *[no] { $person } wint de slag.
    }
event-steal =
    { $target_you ->
        [yes] { $person } doorzoekt als Dief jouw stapel.
       *[no] { $you ->
            [yes] Je doorzoekt als Dief de stapel van { $target }.
           *[no] { $person } doorzoekt als Dief de stapel van { $target }.
        }
    }
event-see = Daar ligt { $card }.
event-stolen =
    { $target_you ->
        [yes] { $person } steelt { $card } van jou.
       *[no] { $you ->
            [yes] Je steelt { $card } van { $target }.
           *[no] { $person } steelt { $card } van { $target }.
        }
    }
event-trade = { $person } ruilt als Koopman een handkaart voor een kaart uit de eigen stapel.
event-trade-seen = { $you ->
        [yes] Je geeft als Koopman { $hand } voor { $pile } uit je stapel.
       *[no] { $person } geeft als Koopman { $hand } voor { $pile } uit de eigen stapel.
    }
event-tricks-over = Het spel is afgelopen. Diamanten van de partners: { $partners }, van de anderen: { $others }.
event-draw = Gelijkspel.
event-team =
    { $team ->
        [partners] { $person } was een partner.
       *[others] { $person } hoorde bij de anderen.
    }

question-play = Welke kaart speel je?
question-play-lead = Jij komt uit. Welke kaart speel je?
question-steal = Dief: welke stapel doorzoek je?
question-steal-take = Dief: welke diamant neem je?
question-trade = Koopman: welke kaart uit je hand geef je voor welke kaart uit je stapel?
waiting-masquerade =
    { $kind ->
        [play] { $person } moet een kaart spelen.
        [steal] { $person } moet als Dief een stapel kiezen.
        [take] { $person } doorzoekt als Dief een stapel.
       *[trade] { $person } mag als Koopman ruilen of niet.
    }

answer-play = { $card }
answer-steal = De stapel van { $target }
answer-steal-take = Nemen: { $card }
answer-trade = Ruilen: { $hand } voor { $pile }
answer-decline-action = Niets doen
help-play = Laag slaat hoog, rood slaat alles. Heb je de kleur waarmee is uitgekomen, dan moet je bekennen. Regels K1 en K2.
help-steal = Je doorzoekt die stapel in het geheim en mag er één diamant uit nemen voor je eigen stapel. Regel X1.
help-steal-take = Iedereen ziet welke kaart je neemt. Regel X1.
help-trade = Niemand ziet de kaarten. De kaart die je geeft, gaat op je stapel. Regel X2.
help-decline-action = Je laat het zo. Een actie gebruiken is nooit verplicht. Regel X4.

table-hand = Je hand: { $cards }
table-pile =
    { $cards ->
        [one] { $person }: 1 kaart op de stapel
       *[other] { $person }: { $cards } kaarten op de stapel
    }
table-trick = Op tafel: { $cards }
table-played = { $person }: { $card }

# What is wrong with a table.
breach-d1-players = Masquerade is voor { $least } tot { $most } spelers, niet voor { $players }.
