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
table-says = { $person } zegt: ik ben { $mask_the }
table-said = { $name }: “{ $text }”
table-log = Wat er gebeurde
table-menu = Menu
table-invite = Uitnodigen
table-watching = Je kijkt toe
table-memory = Geheugen: { $level }
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
tray-own-card =
    { $slot ->
        [left] Mijn linkerkaart
        [right] Mijn rechterkaart
       *[protected] Mijn beschermde kaart
    }
tray-which-own = Welke van je kaarten?
tray-announce-which = Wie zeg je dat je bent?
tray-announce-hint = Noem een masker in het spel, waar of niet.
tray-say-it = Zeg: ik ben { $mask_the }
tray-say-it-plain = Zeg het
tray-more-time = Ik heb meer tijd nodig
tray-bot-plays = Een bot speelt voor jou
tray-take-back = Zelf verder spelen
tray-watching = Een ogenblik …
contest-question = Ben jij ook { $mask_the }?
contest-pass = Passen
contest-claim = Ik ben { $mask_the }
contest-if-nobody = Alleen als niemand anders het zei
contest-if-somebody = Alleen als iemand anders het zei
contest-ahead = Je kunt vooraf antwoorden.
contest-claimed = Zeggen het ook: { $people }.
contest-nobody = Nog niemand betwist het.
contest-passed = Gepast: { $people }.
contest-cost = Een valse claim kost 1 goudstuk.
contest-order = Vanaf nu altijd passen
contest-order-off = Vraag het me weer
hands-title = Je handen, onder de tafel
hands-first = van jou
hands-second = de andere
hands-cross = Kaarten kruisen
hands-back = Leg ze terug
hands-crossed = Gekruist: ze wisselen van plaats.
hands-straight = Recht: ze blijven waar ze lagen.
memorise-title = Onthoud wie wie is
memorise-about = Straks liggen alle kaarten gedekt en is niemand meer zeker.
memorise-ready = Klaar
memorise-waiting = Kijken nog: { $people }
tray-peek = Per ongeluk naar je kaart kijken
    .about = Daarna moet je Kijken, in je eerste beurt waarin dat mag.
seen-hold = Houd vast om je kaart te zien
seen-done = Gezien
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
