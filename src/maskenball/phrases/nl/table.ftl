# At the table of Mascarade, and around every table: the tray, the log, chat, the end.

table-ring = De tafel
table-you = { $name } (jij)
table-you-short = Jij
place-label =
    { $name }, { $coins ->
        [one] 1 goudstuk
       *[other] { $coins } goudstukken
    }, { $cards }
table-face-down = kaart gedekt
table-away = weg
place-court = Rechtbank
table-says =
    { $person } zegt:
    ik ben { $mask_the }
table-said = { $name }: “{ $text }”
table-log = Wat er gebeurde
table-menu = Menu
table-invite = Uitnodigen
table-watching = Je kijkt toe
table-memory = Geheugen:
table-query-coins = Goudstukken: { $purses }. Rechtbank: { $court }.
tray-label = Wat je kunt doen
tray-your-turn = Jouw beurt, { $name }
tray-take = Ruilen, of niet
    .about = Je kaart en een andere, onder de tafel.
tray-look = Kijken
    .about = Bekijk je eigen kaart. Alleen jij ziet hem.
tray-announce = Aankondigen
    .about = Noem een masker, waar of niet.
tray-why-not =
    { $must ->
        [prepare] De eerste vier beurten zijn om te ruilen (regel U1).
        [swap] Je kaart lag vorige beurt open (regel U3).
        [swap-or-look] Je kaart lag vorige beurt open (regel U3).
        [look] Je hebt buiten je beurt gekeken (regel A2.2).
       *[free] Nu niet.
    }
tray-choose-hint = Kies op de tafel of in de lijst.
tray-confirm = Deze keuze
tray-confirm-fortune = Neem { $coins }
tray-fortune = Je hebt { $coins }.
tray-whose-fortune = Wiens vermogen voor dat van jou?
tray-keep-fortune = Het jouwe houden
tray-name-which = Noem je eigen masker
tray-name-hint = Daarna wordt je kaart omgedraaid.
tray-own-card =
    { $slot ->
        [left] Mijn linkerkaart
        [right] Mijn rechterkaart
       *[protected] Mijn beschermde kaart
    }
tray-which-own = Welke van je kaarten?
tray-announce-which = Wie zeg je dat je bent?
tray-announce-hint = Noem een masker in het spel, waar of niet.
tray-say-it-plain = Zeg het
tray-more-time = Ik heb meer tijd nodig
tray-bot-plays = Een bot speelt voor jou
tray-take-back = Zelf verder spelen
tray-take-over = De plaats van { $name } overnemen
tray-watching = Een ogenblik …
contest-question = Ben jij ook { $mask_the }?
contest-pass = Passen
contest-claim = Ik ben { $mask_the }
contest-if-nobody = Alleen als niemand anders het zei
contest-if-somebody = Alleen als iemand anders het zei
contest-ahead = Je kunt vooraf antwoorden.
contest-passed = Gepast: { $people }.
contest-order = Vanaf nu altijd passen
contest-order-off = Vraag het me weer
hands-title = Je handen, onder de tafel
hands-first = van jou
hands-of = van { $name }
hands-slot =
    { $slot ->
        [left] links
        [right] rechts
       *[protected] beschermd
    }
hands-help = Niemand ziet het. Kruis zo vaak je wilt.
hands-cross = Kaarten kruisen
hands-back = Leg ze terug
hands-crossed = Gekruist: ze wisselen van plaats.
hands-straight = Recht: ze blijven waar ze lagen.
hands-see = Je ziet ze allebei
    .about = Open zolang je vasthoudt.
hands-see-hold = Vasthouden om te zien
hands-others = Twee kaarten, geen van jou
memorise-title = Onthoud wie wie is
memorise-about = Straks liggen alle kaarten gedekt en is niemand meer zeker.
memorise-ready = Klaar
memorise-waiting = Kijken nog: { $people }
tray-peek = Per ongeluk naar je kaart kijken
    .about = Daarna moet je Kijken, in je eerste beurt waarin dat mag.
seen-hold = Houd vast om je kaart te zien
seen-hold-short = Vasthouden
seen-done = Gezien
seen-card = Je kaart
    .about = Hij blijft open zolang je vinger erop ligt en valt meteen als je loslaat.
end-title = Het bal is voorbij
end-wanted =
    { $n ->
        [one] { $people } wil het spel beëindigen.
       *[other] { $people } willen het spel beëindigen.
    }
end-wanted-alone = Je wilt het spel beëindigen.
end-wanted-too = Ik ook
end-ask = Spel beëindigen
    .about = Als iedereen die er is het wil, eindigt het spel hier: alle kaarten worden getoond en niemand wint.
end-sure = Ja, beëindigen
end-not = Doorspelen
end-rematch = Nog een keer
end-rotate = Nog een keer, één plaats verder
end-replay = Terugkijken
end-sheet = Spelverslag
panel-since = Sinds je vorige beurt
panel-masks = Maskers in het spel
panel-nothing = Nog niets.
panel-beliefs = Wat kan waar liggen?
chat-phrases = Zeg iets …
chat-say = In je eigen woorden
chat-send = Zeg
table-meta = { $game } · { $players } spelers
mascarade-edition = Mascarade, { $edition ->
        [1] eerste
       *[2] tweede
    } editie
table-closed = Deze tafel is gesloten
table-closed-why =
    { $why ->
        [other-rules] Dit spel is gedeeld volgens regels die deze versie niet kent. Het kan niet verder, maar het spelverslag blijft bewaard.
       *[older] Deze tafel is geopend met een oudere versie en het spel kan niet verder. Afgelopen spellen blijven bewaard als spelverslag.
    }
tray-centre-card = Kaart { $n } van het midden
tray-card-of =
    { $slot ->
        [left] { $name }, links
        [right] { $name }, rechts
       *[protected] { $name }, beschermd
    }
tray-own-only = Mijn kaart
panel-notes = Je notities
order-title = Vaste opdracht
order-pass = Bij elke aankondiging passen
order-except = Maar vraag het me bij deze:

# What may be asked of the stage: more time to read a reveal, or less; bots that wait for the only person.
stage-keep = Laat ze open
stage-keeps =
    { $you ->
        [yes] Je laat ze open
       *[no] { $name } laat ze open
    }
stage-keeps-note = wacht
stage-one-more = { $you ->
        [yes] Je wilt verder; nog één stem en de kaarten gaan dicht.
       *[no] { $people } wil verder; nog één stem en de kaarten gaan dicht.
    }
stage-go-on = Verder
stage-going = Klaar om verder te gaan: { $people }
stage-missed = Gemist? Wat er gebeurde
stage-missed-about = Wat je hebt gemist. Alleen jij ziet dit.
stage-was =
    { $who ->
        [you] Jij was { $mask_the }
        [nobody] Niemand was { $mask_the }
       *[other] { $person } was { $mask_the }
    }
steer-pause = Pauze
steer-step = Eén stap
steer-skip = Tot ik aan de beurt ben
steer-skip-show = Deze beurt overslaan
table-chat = Woorden
tray-take-which = Wiens kaart, met die van jou?
tray-confirm-take = Neem beide
tray-quote = ‘Ik ben { $mask_the }’
tray-side =
    { $side ->
        [left] { $n ->
            [1] links van je
            [2] 2e links
            [3] 3e links
           *[other] { $n }e links
        }
        [right] { $n ->
            [1] rechts van je
            [2] 2e rechts
            [3] 3e rechts
           *[other] { $n }e rechts
        }
       *[across] tegenover
    }
tray-sides =
    { $side ->
        [left] links
        [across] tegenover
       *[right] rechts
    }
contest-then =
    { $n ->
        [0] { $person } beslist, dan jij.
       *[other] { $person } beslist, dan nog { $n } voor jou.
    }
contest-silence = Zwijgen is passen.
contest-lie = Liegen kost 1.
contest-passers = { $first } en { $n } anderen hebben gepast.

# A reveal. Two lines in the middle of the table, one in the tray.
reveal-count =
    { $n ->
        [2] Twee
        [3] Drie
        [4] Vier
        [5] Vijf
       *[other] { $n }
    } zeggen het.
    Maskers af!
reveal-claims =
    { $n ->
        [2] Twee
        [3] Drie
        [4] Vier
        [5] Vijf
       *[other] { $n }
    } zeggen: ik ben { $mask_the }
reveal-soon = Zo gaan de maskers af.
reveal-is =
    { $you ->
        [yes]
            Jij
            bent { $mask_the }
       *[no]
            { $person }
            is { $mask_the }
    }
reveal-nobody =
    Niemand
    is { $mask_the }
reveal-both =
    Beide
    zijn echt
reveal-not = Niet { $mask_the }: { $people }.
reveal-fine =
    { $n ->
        [one] { $people }: 1 goudstuk naar de rechtbank.
       *[other] { $people }: elk 1 goudstuk naar de rechtbank.
    }
reveal-you = jij
reveal-power = { $mask }: { $power }.
reveal-chooses = { $person }, { $mask_the }, kiest
reveal-stay = De kaarten blijven open.
reveal-first =
    { $who ->
        [you] Jij wordt eerst gevraagd.
       *[other] { $person } wordt eerst gevraagd.
    }
reveal-shown = Iedereen ziet je kaart
    .about = Iedereen behalve jij. Zo ligt hij weer dicht.
swap-named =
    { $you ->
        [yes] Je neemt twee kaarten
       *[no] { $person } neemt twee kaarten
    }
swap-under = Onder de tafel
swap-held = Verwisseld of niet?
swap-held-help = Alleen { $person } weet het. Het ziet er altijd hetzelfde uit en duurt altijd even lang.
swap-back =
    { $you ->
        [yes] Je legt ze terug
       *[no] { $person } legt ze terug
    }
swap-back-help = Eén stapeltje, dan op elke plaats één kaart.

# What happened since your last turn, each in one short line. $people and $coins: lists; $n: how many passed, or whether coins moved.
story-look = { $you ->
        [yes] Je keek naar { $card }.
       *[no] { $person } keek naar { $card }.
    }
story-take = { $you ->
        [yes] Je nam { $own } en { $other }.
       *[no] { $person } nam { $own } en { $other }.
    }
story-announce = { $you ->
        [yes] Je zei: ik ben { $mask_the }.
       *[no] { $person } zei: ik ben { $mask_the }.
    }
story-passed = { $n ->
        [one] 1 heeft gepast.
       *[other] { $n } hebben gepast.
    }
story-claimed = “Ik ook”: { $people }.
story-from =
    { $from ->
        [bank] { $coins } van de bank
       *[court] { $coins } van de Rechtbank
    }
story-unopposed = { $you ->
        [yes] Je zei { $mask }, onbetwist
       *[no] { $person } zei { $mask }, onbetwist
    }{ $n ->
        [0] .
       *[other] : { $coins }
    }
story-contested = { $you ->
        [yes] Je zei { $mask }, { $people } ook.
       *[no] { $person } zei { $mask }, { $people } ook.
    }
