# Words of the house: languages, games, levels of bots, memory levels. Terminal and browser share them.

language-name = Deutsch
game-mascarade = Mascarade
game-masquerade = Masquerade
edition = { $edition ->
        [1] Erste Auflage
       *[2] Zweite Auflage
    }
scenario-1e-2013 = Die Standard-Zusammenstellungen von 2013 (zu siebt mit der Spionin)
scenario-1e-2014 = Die Standard-Zusammenstellungen von 2014 (zu siebt mit dem Narren)
scenario-2e-A = Unsere eigenen Zusammenstellungen für die ersten Partien
scenario-2e-B = Unsere eigenen Zusammenstellungen, etwas gerissener
deck-default = Unsere Rekonstruktion: Die Diamanten liegen auf Blau, Gelb, Grün und auf Rot 11
deck-points = Eine Variante: Die Diamanten liegen auf niedrigen Nebenfarben und auf Rot 8 bis 11
level-gentle = Sanft
    .about = Sagt nur, was sicher ist. Gut für eine erste Partie.
level-steady = Besonnen
    .about = Rechnet die Chancen aus und blufft, wenn es sich lohnt.
level-cunning = Gerissen
    .about = Hört auch zu: merkt, wer lügt und wer nicht.
level-masterly = Meisterlich
    .about = Denkt mehrere Züge voraus. Schwer zu schlagen.
memory-strict = Streng
    .about = Du siehst nur, was seit deinem letzten Zug geschehen ist.
memory-log = Verlauf
    .about = Alles, was öffentlich gesagt und getan wurde, lässt sich nachlesen.
memory-notes = Notizen
    .about = Der Verlauf, die Verteilung und eigene Notizen.
memory-helper = Helfer
    .about = Zum Üben: wie wahrscheinlich welche Maske wo liegt, berechnet aus allem, was du gesehen hast.
and-list = { $first } und { $last }
or-list = { $first } oder { $last }
unofficial = Eine inoffizielle Umsetzung zum privaten Vergnügen, ohne Verbindung zu den Verlagen der Spiele.
scenario-verdict = { $cards } Masken, { $players } Personen, Auflage { $edition }: { $verdict ->
        [yes] spielbar.
        [advised] spielbar, mit Empfehlungen:
       *[no] nicht spielbar, denn:
    }

# What any game may say, and all that is said of a game that has no words of its own.
opening-any = { $game }, { $players } Personen.
event-any = { $you ->
        [yes] Du: { $text }
       *[no] { $person }: { $text }
    }
event-over-any = Das Spiel ist zu Ende.
question-any = Du bist an der Reihe. Was tust du?
waiting-any = { $person } ist an der Reihe.
event-decline = { $you ->
        [yes] Du verzichtest.
       *[no] { $person } verzichtet.
    }
event-winner = Gewonnen hat { $winners }.
event-winners = Gewonnen haben { $winners }.
game-ended =
    { $why ->
        [agreed] Alle wollten das Spiel hier beenden. Niemand hat gewonnen.
       *[long] Nach 2000 Entscheidungen endet das Spiel hier. Niemand hat gewonnen.
    }
