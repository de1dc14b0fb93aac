# Looking back at a game that is over: the film of it, its story, who was who, and whether the deal was honest.

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
replay-on-table = Op tafel
replay-table-empty = In deze slag ligt nog geen kaart.
replay-wins-so-far = wint tot nu toe
replay-wins-trick = wint de slag

# Whether the deal was honest.
replay-sheet = Spelverslag bewaren
replay-proof-about = Voordat iemand ging zitten, koos de server een geheim en liet de vingerafdruk daarvan zien, de SHA-256. Iedereen die ging zitten, voegde een eigen zout toe. Geheim en zouten samen verdeelden de kaarten: niemand kon ze uitkiezen.
replay-proof-commitment = Vingerafdruk, getoond voor de verdeling
replay-proof-secret = Geheim, verteld na het spel
replay-proof-salts = Zouten
replay-proof-no-salt = geen, een bot
replay-proof-checking = Wordt gecontroleerd …
replay-proof-right = Het geheim is het beloofde: de SHA-256 ervan is de vingerafdruk.
replay-proof-wrong = Het geheim is niet het beloofde: de SHA-256 ervan is een andere.
replay-proof-missing = Dit spel bevat geen geheim en geen vingerafdruk.
replay-proof-insecure = Via deze verbinding kan de browser geen SHA-256 berekenen. Dat kan wel via https, of op de computer van de server.
replay-proof-yourself = Wil je ook de kaarten controleren, bewaar dan het spelverslag en laat je eigen computer nog eens verdelen:
