# Looking back at a game that is over: the film of it, its story, who was who, and whether the deal was honest.

replay-title = Rückblick
replay-loading = Das Spiel wird geholt …
replay-begin = Die Verteilung
replay-dealt = Alle sehen, wer wer ist. Dann werden die Karten verdeckt.
replay-dealt-hands = Die Karten sind verteilt. Alle sehen nur die eigene Hand.
replay-turn = Zug { $turn }
replay-trick = Stich { $turn }
replay-step = Schritt { $at } von { $all }
replay-film = Film des Spiels
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-layer = Was zu sehen ist
replay-layer-table = Wie alle es sahen
replay-layer-truth = Die ganze Wahrheit
replay-story = Verlauf
replay-who = Wer war wer
replay-proof = Verteilung
replay-panel = Neben dem Film

# Beside an announcement or a claim, when the whole truth is shown.
replay-said-true = Das war wahr.
replay-said-false = In Wahrheit: { $mask_the }.

# Who was who. A mask lay before somebody from a turn on.
replay-who-about = Jede Maske, die vor jemandem lag, mit dem Zug, in dem sie dorthin kam. Wähle eine und sieh dir diesen Moment an.
replay-who-since = { $mask }, seit Zug { $turn }
replay-who-dealt = { $mask }, seit Spielbeginn
replay-who-dealt-short = Start
replay-centre = Mitte { $number }

# Masquerade.
replay-team =
    { $team ->
        [partners] Partner
       *[others] Gegen die Partner
    }
replay-hand = Hand
replay-pile =
    { $cards ->
        [0] Keine Karte gewonnen
        [one] 1 Karte gewonnen
       *[other] { $cards } Karten gewonnen
    }
replay-diamonds =
    { $diamonds ->
        [one] 1 Diamant
       *[other] { $diamonds } Diamanten
    }
replay-hidden-hand =
    { $cards ->
        [0] Keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
replay-on-table = Auf dem Tisch
replay-table-empty = In diesem Stich liegt noch keine Karte.
replay-wins-so-far = gewinnt bisher
replay-wins-trick = gewinnt den Stich

# Whether the deal was honest.
replay-sheet = Spielprotokoll behalten
replay-proof-about = Bevor sich jemand setzte, wählte der Server ein Geheimnis und zeigte dessen Fingerabdruck, den SHA-256. Alle, die sich setzten, brachten ein eigenes Salz mit. Geheimnis und Salze zusammen verteilten die Karten: Niemand konnte sie aussuchen.
replay-proof-commitment = Fingerabdruck, gezeigt vor der Verteilung
replay-proof-secret = Geheimnis, verraten nach dem Spiel
replay-proof-salts = Salze
replay-proof-no-salt = keines, ein Bot
replay-proof-checking = Wird geprüft …
replay-proof-right = Das Geheimnis ist das versprochene: Sein SHA-256 ist der Fingerabdruck.
replay-proof-wrong = Das Geheimnis ist nicht das versprochene: Sein SHA-256 ist ein anderer.
replay-proof-missing = Dieses Spiel hat kein Geheimnis und keinen Fingerabdruck.
replay-proof-insecure = Über diese Verbindung kann der Browser keinen SHA-256 berechnen. Er kann es über https oder auf dem Rechner des Servers.
replay-proof-yourself = Um auch die Karten zu prüfen, behalte das Spielprotokoll und lass deinen eigenen Rechner noch einmal verteilen:
