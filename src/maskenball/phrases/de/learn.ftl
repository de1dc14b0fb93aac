# Learning: a first game with a coach, and the rules to read.

learn-title = Dein erster Ball
learn-about = Ein ganzes Spiel Mascarade, etwa zehn Minuten, gegen drei sanfte Bots. Alles wird erklärt, wenn es zum ersten Mal geschieht.
learn-begin = Platz nehmen
learn-go-on = Das Spiel fortsetzen
learn-anew = Neu anfangen
learn-rather-rules = Lieber die Regeln lesen
learn-coach = Erklärung
learn-got-it = Verstanden
learn-skip = Nichts mehr erklären
learn-progress = { $seen } von { $all } erklärt
learn-done = Das war dein erster Ball
learn-done-about = Du hast gesehen, worauf es ankommt. Der Rest ist Mut, Gedächtnis und eine unbewegte Miene.
learn-missed = Kam diesmal nicht vor:
learn-friends = Einen Tisch für Freunde öffnen
learn-look-back = Sehen, was wirklich geschah
learn-again = Noch einmal

# What the coach says. $person did it; $you says whether that is the reader.
learn-tip-deal = Einmal liegen alle Masken offen. Merk dir, wer du bist, und von den anderen so viel du kannst: Gleich liegt jede Karte verdeckt.
    .title = Die Verteilung
learn-tip-prepare = In den ersten vier Zügen geht nur eines: die eigene Karte und eine andere unter den Tisch nehmen und vertauschen oder nicht. Schon ist sich niemand mehr sicher.
    .title = Vorbereitung
learn-tip-hands = Niemand sieht deine Hände. Kreuze die Karten oder lass sie, so oft du magst, und leg sie dann zurück. Nur du weißt, wie sie liegen: Merk es dir.
    .title = Unter dem Tisch
learn-tip-turn = Von nun an hast du die Wahl zwischen drei Aktionen. Nicht sicher, wer du bist? Ansehen. Die anderen verwirren? Tauschen, oder so tun. Sicher oder kühn? Ansagen.
    .title = Dein Zug
learn-tip-look = { $you ->
        [yes] Nur du hast deine Karte gesehen. Aber alle haben gesehen, dass du sie dir angesehen hast.
       *[no] { $person } hat sich die eigene Karte angesehen. Was es war, bleibt geheim, doch jetzt ist sich jemand an diesem Tisch sicher.
    }
    .title = Ansehen
learn-tip-announce = { $you ->
        [yes] Du hast gesagt, wer du bist, ob wahr oder nicht. Jetzt dürfen der Reihe nach alle sagen: Ich auch!
       *[no] { $person } sagt: „Ich bin { $mask_the }.“ Ob wahr oder nicht: Niemand muss sich sicher sein. Jetzt dürfen der Reihe nach alle sagen: Ich auch!
    }
    .title = Eine Ansage
learn-tip-contest = Passen kostet nichts. Oder sag, dass du auch { $mask_the } bist: Dann werden Karten aufgedeckt. Ist es wahr, gehört die Fähigkeit dir. Wenn nicht, zahlst du 1 Goldstück.
    .title = Du bist gefragt
learn-tip-ahead = Du bist noch nicht gefragt, kannst aber schon sagen, was du antworten wirst. Niemand erfährt davon, bevor du an der Reihe bist.
    .title = Im Voraus antworten
learn-tip-reveal = Mehr als eine Person hat es gesagt, also werden ihre Karten aufgedeckt. Wer die Maske wirklich ist, nutzt die Fähigkeit. Die anderen zahlen 1 Goldstück Strafe. Dann werden die Karten wieder verdeckt.
    .title = Masken ab!
learn-tip-power = Was { $mask_the } kann: { $power }
    .title = Eine Fähigkeit
learn-tip-court = Strafen liegen beim Gericht, dem Löwen in der Mitte. Wer der Richter ist oder dafür gehalten wird, nimmt sie alle.
    .title = Das Gericht
learn-tip-bound = Deine Karte wurde gerade aufgedeckt, alle kennen sie. Darum musst du jetzt tauschen, oder so tun.
    .title = Allen bekannt
learn-tip-win = Wer 13 Goldstücke hat, gewinnt sofort. Hat jemand keine mehr, ist das Spiel ebenfalls aus, und die reichste Person gewinnt. Behalte also die Goldstücke im Auge.
    .title = So gewinnst du

# The rules to read.
rules-masks-of-edition = Die Masken dieser Auflage
rules-masks-others = Die anderen Masken dieser Auflage
