# Looking back at a game that is over: the film of it, its story, who was who, and what its deal proves.

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
replay-held = Wer hielt was
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

# What the record of the deal proves.
replay-sheet = Spielprotokoll behalten
replay-proof-about = Die Karten wurden aus einem Geheimnis des Servers und einem Salz von jedem Gerät verteilt. Vorher zeigten alle nur einen Fingerabdruck davon, den SHA-256, und konnten danach nichts mehr ändern. Die Salze wurden aufgedeckt, als alle Fingerabdrücke offen lagen, das Geheimnis nach dem Spiel.
replay-proof-commitment = Fingerabdruck des Geheimnisses, gezeigt vor der Verteilung
replay-proof-secret = Geheimnis, verraten nach dem Spiel
replay-proof-salts = Salze und ihre Fingerabdrücke
replay-proof-no-salt = keines
replay-proof-held-back = nicht aufgedeckt
replay-proof-right = Was nach dem Spiel verraten wurde, passt zu den Fingerabdrücken von vorher.
replay-proof-wrong = Was nach dem Spiel verraten wurde, passt nicht zu den Fingerabdrücken von vorher.
replay-proof-missing = Dieses Spiel hat kein Geheimnis und keinen Fingerabdruck.
replay-proof-alone = Kein Gerät hat ein Salz beigetragen: Wer den Server betreibt, konnte die Verteilung aussuchen.
replay-proof-old = Diese Salze waren nicht vorher versprochen: Wer die Datenbank des Servers lesen konnte und sein Salz zuletzt schickte, konnte unter vielen Verteilungen wählen.
replay-proof-seen = Es sind die Fingerabdrücke, die dieses Gerät vor der Verteilung gesehen hat, und sein eigenes Salz ist dabei.
replay-proof-nobody = Niemand konnte also den Zufall aussuchen, der die Karten verteilt hat.
replay-proof-differs = Das ist nicht, was dieses Gerät vor der Verteilung gesehen hat. Dieser Verteilung ist nicht zu trauen.
replay-proof-left-out = Aber das Salz dieses Geräts kam nicht rechtzeitig an und ist nicht dabei. Dir beweisen diese Zahlen nichts.
replay-proof-unseen = Dieses Gerät hat an der Verteilung nicht mitgewirkt. Dir beweisen diese Zahlen nichts: Sie könnten alle zusammen erfunden sein.
replay-proof-unrevealed = Versprochen und nicht rechtzeitig aufgedeckt: { $names }. Wird ein Salz zurückgehalten, von seinem Gerät oder vom Server, bleibt die Wahl zwischen zwei Verteilungen.
replay-proof-limits = Nicht bewiesen ist, dass während des Spiels niemand in die Karten sah (wer den Server betreibt, kann es), wer auf den Plätzen saß und dass vorher kein Spiel abgebrochen wurde.
replay-proof-yourself = Um auch die Karten zu prüfen, behalte das Spielprotokoll und lass deinen eigenen Rechner noch einmal verteilen:
