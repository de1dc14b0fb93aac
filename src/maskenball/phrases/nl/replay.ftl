# Looking back at a game that is over: the film of it, its story, who was who, and what its deal proves.

replay-title = Terugkijken
replay-loading = Het spel wordt opgehaald …
replay-begin = De verdeling
replay-dealt = Iedereen ziet wie wie is. Dan worden de kaarten gedekt gelegd.
replay-dealt-hands = De kaarten zijn verdeeld. Iedereen ziet alleen de eigen hand.
replay-turn = Beurt { $turn }
replay-trick = Slag { $turn }
replay-step = Stap { $at } van { $all }
replay-film = Film van het spel
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Eén stap verder
replay-last = Naar het einde
replay-layer = Wat er te zien is
replay-layer-table = Zoals de tafel het zag
replay-layer-truth = De hele waarheid
replay-story = Verhaal
replay-who = Wie was wie
replay-held = Wie had wat
replay-proof = De verdeling
replay-panel = Naast de film

# Beside an announcement or a claim, when the whole truth is shown.
replay-said-true = Dat was waar.
replay-said-false = In werkelijkheid: { $mask_the }.

# Who was who. A mask lay before somebody from a turn on.
replay-who-about = Elk masker dat voor iemand lag, met de beurt waarin het daar kwam. Kies er een om naar dat moment te gaan.
replay-who-since = { $mask }, sinds beurt { $turn }
replay-who-dealt = { $mask }, sinds het begin
replay-who-dealt-short = Begin
replay-centre = Midden { $number }

# Masquerade.
replay-team =
    { $team ->
        [partners] Partner
       *[others] Tegen de partners
    }
replay-hand = Hand
replay-pile =
    { $cards ->
        [0] Geen kaart gewonnen
        [one] 1 kaart gewonnen
       *[other] { $cards } kaarten gewonnen
    }
replay-diamonds =
    { $diamonds ->
        [one] 1 diamant
       *[other] { $diamonds } diamanten
    }
replay-hidden-hand =
    { $cards ->
        [0] Geen kaart in de hand
        [one] 1 kaart in de hand
       *[other] { $cards } kaarten in de hand
    }

# What the record of the deal proves.
replay-sheet = Spelverslag bewaren
replay-proof-about = De kaarten zijn verdeeld op basis van een geheim van de server en een zout van elk apparaat. Vooraf liet ieder alleen een vingerafdruk daarvan zien, de SHA-256, en kon daarna niets meer veranderen. De zouten werden onthuld toen alle vingerafdrukken open lagen, het geheim na het spel.
replay-proof-commitment = Vingerafdruk van het geheim, getoond voor de verdeling
replay-proof-secret = Geheim, verteld na het spel
replay-proof-salts = Zouten en hun vingerafdrukken
replay-proof-no-salt = geen
replay-proof-held-back = niet onthuld
replay-proof-right = Wat na het spel is verteld, past bij de vingerafdrukken van tevoren.
replay-proof-wrong = Wat na het spel is verteld, past niet bij de vingerafdrukken van tevoren.
replay-proof-missing = Dit spel bevat geen geheim en geen vingerafdruk.
replay-proof-alone = Geen enkel apparaat heeft een zout ingebracht: wie de server beheert, kon de verdeling uitkiezen.
replay-proof-old = Deze zouten waren niet vooraf beloofd: wie de database van de server kon lezen en het eigen zout als laatste stuurde, kon uit veel verdelingen kiezen.
replay-proof-seen = Het zijn de vingerafdrukken die dit apparaat voor de verdeling heeft gezien, en het eigen zout zit erbij.
replay-proof-nobody = Niemand kon dus het toeval kiezen dat de kaarten heeft verdeeld.
replay-proof-differs = Dit is niet wat dit apparaat voor de verdeling heeft gezien. Vertrouw deze verdeling niet.
replay-proof-left-out = Maar het zout van dit apparaat kwam niet op tijd en zit er niet bij. Voor jou bewijzen deze getallen niets.
replay-proof-unseen = Dit apparaat heeft niet aan de verdeling meegedaan. Voor jou bewijzen deze getallen niets: ze kunnen allemaal samen verzonnen zijn.
replay-proof-unrevealed = Beloofd en niet op tijd onthuld: { $names }. Een zout dat wordt achtergehouden, door het apparaat of door de server, laat de keuze tussen twee verdelingen.
replay-proof-limits = Niet bewezen is dat niemand tijdens het spel in de kaarten keek (wie de server beheert, kan dat), wie er op de plaatsen zat, en dat er niet eerder een spel is afgebroken.
replay-proof-yourself = Wil je ook de kaarten controleren, bewaar dan het spelverslag en laat je eigen computer nog eens verdelen:
