# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Slag { $turn } van { $all }
tricks-people = Aan tafel
tricks-trick = De slag
tricks-cards = De kaarten
tricks-your-hand = Je hand
tricks-your-pile = Je stapel
tricks-in-hand = hand: { $cards }
tricks-won = stapel: { $cards }
tricks-seat = { $name }: { $hand } in de hand, { $won } op de stapel
tricks-led = uitgekomen
tricks-wins = wint tot nu toe
tricks-takes = wint
tricks-your-card = jouw kaart

# The hand, and what is about to be done.
tricks-can-play = kan gespeeld worden
tricks-can-give = kan gegeven worden
tricks-chosen = gekozen
tricks-choose =
    { $kind ->
        [play] Kies een kaart
        [steal] Kies een stapel
        [take] Kies een diamant
       *[trade] Kies twee kaarten
    }
tricks-play = Speel { $card }
tricks-look = Bekijk de stapel van { $name }
tricks-take = Neem { $card }
tricks-trade = { $hand } voor { $pile }
tricks-nothing-to-take = Er ligt geen diamant in deze stapel.
tricks-copies = { $card }, { $n } keer

# What is asked, in a few words.
tricks-turn-short = Slag
tricks-you = Jij
tricks-asks =
    { $kind ->
        [play] Jouw kaart
        [lead] Jij komt uit
        [steal] Wiens stapel, Dief?
        [take] Welke diamant?
       *[trade] Ruilen, Koopman?
    }
tricks-help =
    { $kind ->
        [lead] Elke kaart mag. Wat je uitspeelt, moet bekend worden.
        [free] Je kunt niet bekennen: elke kaart mag.
        [steal] Alleen jij bekijkt hem, en je mag één diamant nemen.
        [take] Iedereen ziet wat je neemt, niet wat je zag.
       *[trade] Til een kaart van je hand op, kies er een van je stapel.
    }
tricks-follow =
    { $colour ->
        [red] Rood is gevraagd: je moet bekennen.
        [blue] Blauw is gevraagd: je moet bekennen.
        [yellow] Geel is gevraagd: je moet bekennen.
       *[green] Groen is gevraagd: je moet bekennen.
    }
tricks-decline =
    { $kind ->
        [steal] Laat maar
        [take] Geen
       *[trade] Alles houden
    }
tricks-pile-cards =
    { $cards ->
        [0] leeg
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
tricks-pile-own = Je stapel, met deze slag
tricks-pile-eyes = Een stapel, alleen voor jou
tricks-pile-eyes-of = De stapel van { $name }, alleen voor jou
tricks-rest = zonder diamant: { $cards }

# What you know of your side.
tricks-side =
    { $dealt ->
        [0] Kamp open
        [one] Jij: Partner
       *[other] Beide Partners
    }
tricks-side-about =
    { $kind ->
        [pair] jouw kamp: { $needed }
        [with] met { $name }: { $needed }
        [alone] je bent alleen: { $needed }
        [either] elk kamp: { $needed }
       *[open] nodig { $needed } of { $other }
    }

# Who waits.
tricks-acts =
    { $kind ->
        [play] { $name } speelt
        [steal] { $name } kiest een stapel
        [take] { $name } kijkt door een stapel
       *[trade] { $name } mag ruilen
    }
tricks-acts-about =
    { $kind ->
        [steal] De Dief bekijkt één stapel, of laat het.
        [take] Er mag één diamant weg, of geen.
       *[trade] De Koopman ruilt met de eigen stapel, of houdt alles.
    }
tricks-searched = { $you ->
        [yes] Jouw stapel: er mag één diamant weg, of geen.
       *[no] De stapel van { $name }: er mag één diamant weg, of geen.
    }
tricks-ahead = Til alvast een kaart op als je wilt. Alleen jij speelt hem.
tricks-back = Terug naar je hand

# The end of a trick.
tricks-full = De slag is vol
tricks-winner = { $you ->
        [yes] Jij wint de slag
       *[no] { $name } wint de slag
    }
tricks-why =
    { $kind ->
        [only-red] Rood { $number } is het enige rood. { $colour ->
            [blue] Rood slaat blauw.
            [yellow] Rood slaat geel.
           *[green] Rood slaat groen.
        }
        [lowest-red] Rood { $number } is het laagste rood.
        [no-red] Niemand speelde rood. { $colour ->
            [blue] Blauw { $number } is het laagste blauw.
            [yellow] Geel { $number } is het laagste geel.
           *[green] Groen { $number } is het laagste groen.
        }
        [magicians] De tweede Tovenaar slaat de eerste (K3).
       *[first] Van twee gelijke kaarten wint de eerste (K3).
    }
tricks-gathered = { $cards } kaarten op de stapel: nu { $pile }, gedekt.
tricks-leads = { $you ->
        [yes] Jij komt uit
       *[no] { $name } komt uit
    }
tricks-leads-about = Wie een slag wint, komt uit.
tricks-taken = { $you ->
        [yes] Je neemt { $card }
       *[no] { $name } neemt { $card }
    }
tricks-taken-about = Van de stapel van { $target }: één diamant wisselt van stapel.
tricks-traded = { $you ->
        [yes] Je ruilt één kaart
       *[no] { $name } ruilt één kaart
    }
tricks-traded-about = Eén uit de hand tegen één van de stapel: niemand anders ziet welke.
tricks-declined =
    { $kind ->
        [steal] { $you ->
            [yes] Je laat alle stapels met rust
           *[no] { $name } laat alle stapels met rust
        }
        [take] { $you ->
            [yes] Je neemt er geen
           *[no] { $name } neemt er geen
        }
       *[trade] { $you ->
            [yes] Je houdt al je kaarten
           *[no] { $name } houdt alle kaarten
        }
    }
tricks-stolen = gestolen

# The ladder: an order of cards, the best first.
tricks-ladder = De ladder van deze slag
tricks-ladder-short = Ladder
tricks-ladder-nothing = Er is nog niet uitgekomen. Bovenaan staat rood, daarna de kleur waarmee wordt uitgekomen. Laag slaat hoog.
tricks-ladder-about =
    { $colour ->
        [red] Er is met rood uitgekomen.
        [blue] Er is met blauw uitgekomen.
        [yellow] Er is met geel uitgekomen.
       *[green] Er is met groen uitgekomen.
    } Hoger op de ladder wint: rood is troef, laag slaat hoog.
tricks-ladder-wins = { $you ->
        [yes] jij wint tot nu toe
       *[no] { $name }: wint tot nu toe
    }
tricks-ladder-won = { $you ->
        [yes] jij wint de slag
       *[no] { $name }: wint de slag
    }
tricks-ladder-led = { $you ->
        [yes] jij kwam uit
       *[no] { $name } kwam uit
    }
tricks-ladder-lies = { $you ->
        [yes] jij
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] in je hand
       *[other] { $cards } in je hand
    }
tricks-ladder-lost = { $colours } kunnen hier niet winnen.
tricks-colour =
    { $colour ->
        [red] rood
        [blue] blauw
        [yellow] geel
       *[green] groen
    }

# Looking back.
tricks-last = Vorige slag
tricks-last-won = { $you ->
        [yes] De vorige slag: die heb jij gewonnen.
       *[no] De vorige slag: { $name } heeft hem gewonnen.
    }
tricks-pile-empty = Je hebt nog geen slag gewonnen.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] partner?
       *[others] geen partner?
    }
tricks-guess-about =
    { $guess ->
        [partners] Je vermoeden over { $name }: partner. Wijzigen
        [others] Je vermoeden over { $name }: geen partner. Wijzigen
       *[none] Een vermoeden over { $name } prikken: partner of niet?
    }

# The end.
tricks-who = Wie hoorde bij wie?
tricks-end =
    { $scene ->
        [hush] De laatste kaart is gespeeld
        [sides] Twee kampen
       *[count] Er wordt geteld
    }
tricks-end-about =
    { $scene ->
        [hush] Nu hoort iedereen voor wie er gespeeld is.
        [uncover] Zo waren ze gedeeld, wie ze ook speelde.
        [sides] Nu worden de diamanten van elk kamp geteld.
        [unknowing] Wie links van beide Partners zit, hoort erbij.
       *[count] Stapel voor stapel, vanaf de eerste uitkomst.
    }
tricks-partners =
    { $kind ->
        [own] Beide Partners lagen bij jou
        [both] Beide Partners: { $people }
       *[two] Partners: { $people }
    }
tricks-never-knew = { $you ->
        [yes] … en jij wist van niets
       *[no] … en { $name } wist van niets
    }
tricks-plate =
    { $kind ->
        [out] uitgespeeld
        [partners] Partner
        [unknowing] onwetend
       *[others] de anderen
    }
tricks-win =
    { $kind ->
        [you] Jij wint
        [yours] { $people } winnen
        [one] { $people } wint
        [draw] Gelijkspel
       *[several] { $people } winnen
    }
tricks-win-about = { $diamonds } diamanten, { $needed } waren nodig.
tricks-draw-about = { $diamonds } diamanten aan elke kant.
tricks-dealt = Zo was er gedeeld
tricks-dealt-to =
    { $kind ->
        [both] { $you ->
            [yes] Jij kreeg beide Partners.
           *[no] { $name } kreeg beide Partners.
        }
        [unknowing] { $you ->
            [yes] Jij, links van beide: partner zonder het te weten (P2).
           *[no] { $name }, links van beide: partner zonder het te weten (P2).
        }
       *[one] { $you ->
            [yes] Jij kreeg een Partner.
           *[no] { $name } kreeg een Partner.
        }
    }
tricks-piles = Diamanten
tricks-needed = Nodig
tricks-needed-about = { $all } diamanten. Om te winnen: de Partners { $partners }, de anderen { $others }.
tricks-of = van { $needed }
tricks-all-cards = Alle kaarten
tricks-teams =
    { $team ->
        [partners] Partners
       *[others] De anderen
    }
tricks-team-won = gewonnen
tricks-diamonds =
    { $diamonds ->
        [one] 1 diamant
       *[other] { $diamonds } diamanten
    }
