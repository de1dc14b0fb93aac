# Mascarade: what happens, what is asked, what can be answered.
# $you says whether the person of the sentence is the reader. A name never stands where it would need an ending.

# Cards. $slot: left, right or protected with 2 and 3 players, else only.
# Before a person: of anybody, and of whoever acts in the sentence.
card-of =
    { $you ->
        [yes] { $slot ->
            [left] jouw linkerkaart
            [right] jouw rechterkaart
            [protected] jouw beschermde kaart
           *[only] jouw kaart
        }
       *[no] { $slot ->
            [left] de linkerkaart van { $person }
            [right] de rechterkaart van { $person }
            [protected] de beschermde kaart van { $person }
           *[only] de kaart van { $person }
        }
    }
card-of-actor =
    { $you ->
        [yes] { $slot ->
            [left] jouw linkerkaart
            [right] jouw rechterkaart
            [protected] jouw beschermde kaart
           *[only] jouw kaart
        }
       *[no] { $slot ->
            [left] de eigen linkerkaart
            [right] de eigen rechterkaart
            [protected] de eigen beschermde kaart
           *[only] de eigen kaart
        }
    }
card-centre = kaart { $number } in het midden

# The opening.
opening-mascarade = Mascarade, { $edition ->
        [1] eerste
       *[2] tweede
    } editie, { $players } spelers. Iedereen ziet de verdeling:
opening-place = { $person }: { $masks }; { $coins ->
        [one] 1 goudstuk
       *[other] { $coins } goudstukken
    }
opening-slot =
    { $slot ->
        [left] { $mask } (links)
        [right] { $mask } (rechts)
       *[protected] { $mask } (beschermd)
    }
opening-centre = In het midden: { $masks }
opening-court = Rechtbank: { $coins }. De kaarten worden gedekt gelegd.

# What happened.
event-turn = { $you ->
        [yes] Beurt { $turn }: jij bent aan zet.
       *[no] Beurt { $turn }: { $person }.
    }
event-must =
    { $must ->
        [prepare] De eerste vier beurten zijn voorbereiding: Wisselen (of niet).
        [swap] In de vorige beurt opengelegd: het moet Wisselen (of niet) zijn.
        [look] Buiten de eigen beurt gekeken: het moet Kijken zijn.
       *[swap-or-look] In de vorige beurt opengelegd: geen aankondiging.
    }
event-must-card = In de vorige beurt opengelegd: alleen Wisselen (of niet), en { $card } moet erbij zijn.
event-take = { $you ->
        [yes] Je neemt { $own } en { $other } onder de tafel.
       *[no] { $person } neemt { $own } en { $other } onder de tafel.
    }
event-swap =
    { $swapped ->
        [yes] { $you ->
            [yes] Je legt ze terug, gewisseld.
           *[no] { $person } legt ze terug, gewisseld.
        }
        [no] { $you ->
            [yes] Je legt ze terug, niet gewisseld.
           *[no] { $person } legt ze terug, niet gewisseld.
        }
       *[hidden] { $you ->
            [yes] Je legt ze terug, gewisseld of niet.
           *[no] { $person } legt ze terug, gewisseld of niet.
        }
    }
event-look = { $you ->
        [yes] Je kijkt naar { $card }.
       *[no] { $person } kijkt naar { $card }.
    }
event-look-seen = { $you ->
        [yes] Je kijkt naar { $card }: het is { $mask_the }.
       *[no] { $person } kijkt naar { $card }: het is { $mask_the }.
    }
event-peek = { $you ->
        [yes] Je kijkt per ongeluk naar { $card }.
       *[no] { $person } kijkt per ongeluk naar { $card }.
    }
event-peek-seen = { $you ->
        [yes] Je kijkt per ongeluk naar { $card }: het is { $mask_the }.
       *[no] { $person } kijkt per ongeluk naar { $card }: het is { $mask_the }.
    }
event-announce = { $you ->
        [yes] Je kondigt aan: “Ik ben { $mask_the }!”
       *[no] { $person } kondigt aan: “Ik ben { $mask_the }!”
    }
event-announce-card = { $you ->
        [yes] Je kondigt aan met { $card }: “Ik ben { $mask_the }!”
       *[no] { $person } kondigt aan met { $card }: “Ik ben { $mask_the }!”
    }
event-pass = { $you ->
        [yes] Je past.
       *[no] { $person } past.
    }
event-claim = { $you ->
        [yes] Je claimt: “Dat ben ik!”
       *[no] { $person } claimt: “Dat ben ik!”
    }
event-claim-card = { $you ->
        [yes] Je claimt met { $card }: “Dat ben ik!”
       *[no] { $person } claimt met { $card }: “Dat ben ik!”
    }
event-turn-up = Opengelegd: { $card } is { $mask_the }.
event-turn-up-hidden = Opengelegd voor alle anderen: { $card }.
event-power = { $you ->
        [yes] Je gebruikt de kracht van { $mask_the }.
       *[no] { $person } gebruikt de kracht van { $mask_the }.
    }
event-nothing = Er gebeurt niets.
event-choose-player =
    { $target_you ->
        [yes] { $person } kiest jou.
       *[no] { $you ->
            [yes] Je kiest { $target }.
           *[no] { $person } kiest { $target }.
        }
    }
event-choose-card = { $you ->
        [yes] Je kiest { $card }.
       *[no] { $person } kiest { $card }.
    }
event-name = { $you ->
        [yes] Je zegt: “Ik ben { $mask_the }.”
       *[no] { $person } zegt: “Ik ben { $mask_the }.”
    }
event-coins-bank = { $you ->
        [yes] Je krijgt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } van de bank.
       *[no] { $person } krijgt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } van de bank.
    }
event-coins-court = { $you ->
        [yes] Je neemt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } van de Rechtbank.
       *[no] { $person } neemt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } van de Rechtbank.
    }
event-coins-person =
    { $target_you ->
        [yes] { $person } betaalt jou { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        }.
       *[no] { $you ->
            [yes] Je betaalt { $amount ->
                [one] 1 goudstuk
               *[other] { $amount } goudstukken
            } aan { $target }.
           *[no] { $person } betaalt { $amount ->
                [one] 1 goudstuk
               *[other] { $amount } goudstukken
            } aan { $target }.
        }
    }
event-coins-to-bank = { $you ->
        [yes] Je betaalt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } aan de bank.
       *[no] { $person } betaalt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } aan de bank.
    }
event-coins-to-court = { $you ->
        [yes] Je betaalt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } aan de Rechtbank.
       *[no] { $person } betaalt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } aan de Rechtbank.
    }
event-coins-court-to-bank = De Rechtbank betaalt { $amount ->
        [one] 1 goudstuk
       *[other] { $amount } goudstukken
    } aan de bank.
event-coins-bank-to-court = De bank betaalt { $amount ->
        [one] 1 goudstuk
       *[other] { $amount } goudstukken
    } aan de Rechtbank.
event-fine = { $you ->
        [yes] Je betaalt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } boete aan de Rechtbank.
       *[no] { $person } betaalt { $amount ->
            [one] 1 goudstuk
           *[other] { $amount } goudstukken
        } boete aan de Rechtbank.
    }
event-fortunes = { $person } en { $target } ruilen hun fortuin.
event-places = { $person } en { $target } wisselen van plaats. Kaarten en goudstukken blijven liggen.
event-over =
    { $reason ->
        [thirteen] Het spel is afgelopen: iemand heeft 13 goudstukken of meer.
        [bankrupt] Het spel is afgelopen: iemand heeft geen goudstukken meer.
       *[cheat] Het spel is afgelopen: de Oplichter heeft 10 goudstukken of meer.
    }
event-reveal = Onthuld: { $card } was { $mask_the }.

# What is asked.
question-turn = Jouw beurt: Wisselen, Kijken of Aankondigen?
question-turn-prepare = Voorbereiding: welke kaart neem je om met de jouwe te wisselen of niet?
question-turn-swap = Je kaart is opengelegd en je moet wisselen of doen alsof: welke kaart neem je?
question-turn-swap-card = Je moet { $card } wisselen of doen alsof: welke andere kaart neem je?
question-turn-look = Je hebt buiten je beurt gekeken en moet nu Kijken.
question-turn-swap-or-look = Je kaart is opengelegd en je mag niet aankondigen: Wisselen of Kijken?
question-secret = Niemand ziet je handen: wissel je { $own } met { $other }?
question-contest = { $person } zegt: “Ik ben { $mask_the }!” Claim jij dat jij { $mask_the } bent?
question-choose-player = { $mask }: welke speler kies je?
question-choose-card = { $mask }: welke kaart kies je?
question-name = { $mask }: { $person } vraagt wie je bent. Welk masker noem je?
waiting =
    { $kind ->
        [turn] { $person } is aan de beurt.
        [secret] { $person } wisselt onder de tafel, of niet.
        [contest] { $person } moet passen of claimen.
        [choose] { $person } moet kiezen.
       *[name] { $person } moet een masker noemen.
    }

# What can be answered, and what it means.
answer-take = Wisselen (of niet): { $own } met { $card }
answer-swap = Wel wisselen
answer-keep = Niet wisselen
answer-look = Kijken naar { $card }
answer-announce = Aankondigen: { $mask }
answer-announce-card = Aankondigen: { $mask }, met { $card }
answer-pass = Passen
answer-claim = Claimen: dat ben ik!
answer-claim-card = Claimen met { $card }: dat ben ik!
answer-choose-player = { $target }
answer-choose-card = { $card }
answer-decline = Ervan afzien
answer-name = { $mask }
help-take = Je neemt de twee kaarten uit het zicht van iedereen en wisselt ze of niet. Alleen jij weet het. Regel A1.
help-swap = De twee kaarten wisselen van plaats. Niemand anders komt het te weten. Regel A1.2.
help-keep = De twee kaarten blijven waar ze waren. Niemand anders komt het te weten. Regel A1.2.
help-look = Je kijkt in het geheim naar je kaart. Iedereen ziet dat je het doet. Regel A2.
help-announce = Je zegt wie je bent, waar of niet. Claimt niemand hetzelfde, dan gebruik je de kracht: { $power } Claimt iemand het wel, dan worden er kaarten opengelegd en betaalt wie loog 1 goudstuk aan de Rechtbank. Regel A3.
help-pass = Je laat het zo. Claimt niemand, dan wordt de kracht gebruikt en wordt er geen kaart opengelegd. Regel A3.2.
help-claim = Je zegt dat jij het bent. Iedereen die claimt, legt de eigen kaart open: wie het masker echt is, gebruikt de kracht, de anderen betalen 1 goudstuk aan de Rechtbank. Regels A3.4 tot en met A3.6.
help-choose-player = Goudstukken: jij { $coins }, de ander { $target_coins }. { $power }
help-choose-card = { $power }
help-decline = Je gebruikt de kracht niet. Regel P2.
help-name = Je kaart wordt opengelegd. Heb je het mis, dan geef je 4 goudstukken. Regel P2.

# The table in words.
table-court = Rechtbank: { $coins }
table-place = { $person }: { $coins ->
        [one] 1 goudstuk
       *[other] { $coins } goudstukken
    }
table-place-you = { $person } (jij): { $coins ->
        [one] 1 goudstuk
       *[other] { $coins } goudstukken
    }
table-masks = In het spel: { $masks }

# A scenario of one's own: what is wrong with it.
breach-s3 = { $scenario } is een scenario van editie { $edition }. (S3)
breach-s4 = { $mask } is geen masker van editie { $edition }. (S4)
breach-s4-scenario = { $scenario } is geen scenario. Bekend zijn: { $known }; of noem de maskers met komma’s ertussen. (S4)
breach-s4a = De Rechter ontbreekt. (S4a)
breach-s4b = Kaarten met goudstukken van de bank: slechts { $stars } van de { $cards }; het { $advice ->
        [yes] zou minstens een derde moeten zijn
       *[no] moet minstens een derde zijn
    }. (S4b)
breach-s4c = Eén Boer alleen: neem ze allebei of geen van beide. (S4c)
breach-s4d =
    { $ours ->
        [yes] { $mask }: pas vanaf { $least } spelers (door ons bepaald). (S4d)
       *[no] { $mask }: pas vanaf { $least } spelers. (S4d)
    }
breach-s4e-players = Met { $players } spelers gaat het niet: editie { $edition } is voor { $least } tot en met { $most }. (S4e)
breach-s4e-cards = Aantal kaarten: { $cards }, maar bij { $players } spelers moeten het er { $wanted } zijn. (S4e)
breach-s4e-six = { $cards } kaarten; met { $players } spelers worden er zes aanbevolen. (S4e)
breach-s4f = { $mask }: { $cards } kaarten, maar de doos bevat er { $copies }. (S4f)
breach-advice = Een aanbeveling: { $breach }
