# At the table of Mascarade, and around every table: the tray, the log, chat, the end.

table-ring = Der Tisch
table-you = { $name } (du)
table-you-short = Du
place-label =
    { $name }, { $coins ->
        [one] 1 Goldstück
       *[other] { $coins } Goldstücke
    }, { $cards }
table-face-down = Karte verdeckt
table-away = weg
place-court = Gericht
table-says =
    { $person } sagt:
    Ich bin { $mask_the }
table-said = { $name }: „{ $text }“
table-log = Was geschah
table-menu = Menü
table-invite = Einladen
table-watching = Du schaust zu
table-memory = Gedächtnis:
table-query-coins = Goldstücke: { $purses }. Gericht: { $court }.
tray-label = Was du tun kannst
tray-your-turn = Du bist am Zug, { $name }
tray-take = Tauschen?
    .about = Deine Karte und eine andere, unter dem Tisch.
tray-look = Ansehen
    .about = Sieh deine eigene Karte an. Nur du siehst sie.
tray-announce = Ansagen
    .about = Nenne eine Maske, wahr oder nicht.
tray-why-not =
    { $must ->
        [prepare] In den ersten vier Zügen wird getauscht (Regel U1).
        [swap] Deine Karte lag im letzten Zug offen (Regel U3).
        [swap-or-look] Deine Karte lag im letzten Zug offen (Regel U3).
        [look] Du hast außer der Reihe geschaut (Regel A2.2).
       *[free] Jetzt nicht.
    }
tray-choose-hint = Wähle am Tisch oder in der Liste.
tray-confirm = Diese Wahl
tray-confirm-fortune = Nimm { $coins }
tray-fortune = Du hast { $coins }.
tray-whose-fortune = Wessen Vermögen für dein eigenes?
tray-keep-fortune = Das eigene behalten
tray-name-which = Nenne deine eigene Maske
tray-name-hint = Dann wird deine Karte aufgedeckt.
tray-own-card =
    { $slot ->
        [left] Meine linke Karte
        [right] Meine rechte Karte
       *[protected] Meine geschützte Karte
    }
tray-which-own = Welche deiner Karten?
tray-announce-which = Wer willst du sein?
tray-announce-hint = Nenne eine Maske im Spiel, wahr oder nicht.
tray-say-it-plain = Sagen
tray-more-time = Ich brauche mehr Zeit
tray-bot-plays = Ein Bot spielt für dich
tray-take-back = Selbst weiterspielen
tray-take-over = Den Platz von { $name } übernehmen
tray-watching = Einen Augenblick …
contest-question = Bist du auch { $mask_the }?
contest-pass = Passen
contest-claim = Ich bin { $mask_the }
contest-if-nobody = Nur, wenn es noch niemand sagt
contest-if-somebody = Nur, wenn es schon jemand sagt
contest-ahead = Du kannst im Voraus antworten.
contest-passed = Gepasst: { $people }.
contest-order = Ab jetzt immer passen
contest-order-off = Wieder gefragt werden
hands-title = Deine Hände unter dem Tisch
hands-first = deine
hands-of = von { $name }
hands-slot =
    { $slot ->
        [left] links
        [right] rechts
       *[protected] geschützt
    }
hands-help = Niemand sieht es. Kreuze, so oft du magst.
hands-cross = Karten kreuzen
hands-back = Zurücklegen
hands-crossed = Gekreuzt: Sie wechseln den Platz.
hands-straight = Gerade: Sie bleiben, wo sie lagen.
hands-see = Du siehst beide
    .about = Offen, solange du hältst.
hands-see-hold = Halten zum Sehen
hands-others = Zwei Karten, keine davon deine
memorise-title = Merk dir, wer wer ist
memorise-about = Gleich liegen alle Karten verdeckt, und niemand ist sich mehr sicher.
memorise-ready = Bereit
memorise-waiting = Schauen noch: { $people }
tray-peek = Die eigene Karte versehentlich ansehen
    .about = Dann musst du in deinem ersten Zug, der es erlaubt, Ansehen wählen.
seen-hold = Gedrückt halten: was du gesehen hast
seen-hold-short = Halten
seen-done = Gesehen
seen-card = Deine Karte
    .about = Sie bleibt offen, solange dein Finger darauf liegt, und fällt sofort, wenn du loslässt.
end-title = Der Ball ist aus
end-wanted =
    { $n ->
        [one] { $people } will das Spiel beenden.
       *[other] { $people } wollen das Spiel beenden.
    }
end-wanted-alone = Du willst das Spiel beenden.
end-wanted-too = Ich auch
end-ask = Spiel beenden
    .about = Wenn alle, die da sind, zustimmen, endet das Spiel hier: Alle Karten werden gezeigt, und niemand gewinnt.
end-sure = Ja, beenden
end-not = Weiterspielen
end-rematch = Noch einmal
end-rotate = Noch einmal, einen Platz weiter
end-replay = Zurückblicken
end-sheet = Spielprotokoll
panel-since = Seit deinem letzten Zug
panel-masks = Masken im Spiel
panel-nothing = Noch nichts.
panel-beliefs = Was könnte wo liegen?
chat-phrases = Etwas sagen …
chat-say = Mit eigenen Worten
chat-send = Sagen
table-meta = { $game } · { $players } Personen
mascarade-edition = Mascarade, { $edition ->
        [1] erste
       *[2] zweite
    } Auflage
table-closed = Dieser Tisch ist geschlossen
table-closed-why =
    { $why ->
        [other-rules] Das Spiel wurde nach Regeln ausgeteilt, die diese Version nicht kennt. Es kann nicht fortgesetzt werden, aber sein Spielprotokoll bleibt erhalten.
       *[older] Er wurde mit einer älteren Version eröffnet, und das Spiel kann nicht fortgesetzt werden. Beendete Spiele bleiben als Spielprotokolle erhalten.
    }
tray-centre-card = Karte { $n } der Mitte
tray-card-of =
    { $slot ->
        [left] { $name }, links
        [right] { $name }, rechts
       *[protected] { $name }, geschützt
    }
tray-own-only = Meine Karte
panel-notes = Deine Notizen
order-title = Dauerauftrag
order-pass = Bei jeder Ansage passen
order-except = Aber frag mich bei diesen:

# What may be asked of the stage: more time to read a reveal, or less; bots that wait for the only person.
stage-keep = Offen lassen
stage-keeps =
    { $you ->
        [yes] Du lässt sie offen
       *[no] { $name } lässt sie offen
    }
stage-keeps-note = lässt offen
stage-one-more = { $you ->
        [yes] Du möchtest weiter; noch eine Stimme, und die Karten drehen sich um.
       *[no] { $people } möchte weiter; noch eine Stimme, und die Karten drehen sich um.
    }
stage-go-on = Weiter
stage-going = Bereit weiterzuspielen: { $people }
stage-missed = Verpasst? Was geschah
stage-missed-about = Was du verpasst hast. Nur du siehst es.
stage-was =
    { $who ->
        [you] Du warst { $mask_the }
        [nobody] Niemand war { $mask_the }
       *[other] { $person } war { $mask_the }
    }
steer-pause = Anhalten
steer-step = Ein Schritt
steer-skip = Bis ich dran bin
steer-skip-show = Diesen Zug überspringen
table-chat = Worte
tray-take-which = Wessen Karte, mit deiner?
tray-confirm-take = Beide nehmen
tray-quote = „Ich bin { $mask_the }“
tray-side =
    { $side ->
        [left] { $n ->
            [1] links von dir
            [2] 2. links
            [3] 3. links
           *[other] { $n }. links
        }
        [right] { $n ->
            [1] rechts von dir
            [2] 2. rechts
            [3] 3. rechts
           *[other] { $n }. rechts
        }
       *[across] gegenüber
    }
tray-sides =
    { $side ->
        [left] links
        [across] gegenüber
       *[right] rechts
    }
contest-then =
    { $n ->
        [0] { $person } entscheidet, dann du.
       *[other] { $person } entscheidet, dann noch { $n } vor dir.
    }
contest-silence = Schweigen passt.
contest-lie = Lügen kostet 1.
contest-passers = { $first } und { $n } weitere haben gepasst.

# A reveal. Two lines in the middle of the table, one in the tray.
reveal-count =
    { $n ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $n }
    } sagen es.
    Masken ab!
reveal-claims =
    { $n ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $n }
    } sagen: Ich bin { $mask_the }
reveal-soon = Gleich fallen die Masken.
reveal-is =
    { $you ->
        [yes]
            Du
            bist { $mask_the }
       *[no]
            { $person }
            ist { $mask_the }
    }
reveal-nobody =
    Niemand
    ist { $mask_the }
reveal-both =
    Beide
    sind echt
reveal-not = Nicht { $mask_the }: { $people }.
reveal-fine =
    { $n ->
        [one] { $people }: 1 Goldstück ans Gericht.
       *[other] { $people }: je 1 Goldstück ans Gericht.
    }
reveal-you = du
reveal-power = { $mask }: { $power }.
reveal-chooses = { $person }, { $mask_the }, wählt
reveal-stay = Die Karten bleiben offen.
reveal-first =
    { $who ->
        [you] Zuerst wirst du gefragt.
       *[other] Zuerst wird { $person } gefragt.
    }
reveal-shown = Alle sehen deine Karte
    .about = Alle außer dir. Gleich liegt sie wieder verdeckt.
swap-named =
    { $you ->
        [yes] Du nimmst zwei Karten
       *[no] { $person } nimmt zwei Karten
    }
swap-under = Unter den Tisch
swap-held = Getauscht, oder nicht?
swap-held-help = Das weiß nur { $person }. Es sieht immer gleich aus und dauert immer gleich lang.
swap-back =
    { $you ->
        [yes] Du legst sie zurück
       *[no] { $person } legt sie zurück
    }
swap-back-help = Ein Stapel, dann je eine Karte auf jeden Platz.

# What happened since your last turn, each in one short line. $people and $coins: lists; $n: how many passed, or whether coins moved.
story-look = { $you ->
        [yes] Du hast dir { $card } angesehen.
       *[no] { $person } sah sich { $card } an.
    }
story-take = { $you ->
        [yes] Du hast { $own } und { $other } genommen.
       *[no] { $person } nahm { $own } und { $other }.
    }
story-announce = { $you ->
        [yes] Du hast gesagt: Ich bin { $mask_the }.
       *[no] { $person } sagte: Ich bin { $mask_the }.
    }
story-passed = { $n ->
        [one] 1 hat gepasst.
       *[other] { $n } haben gepasst.
    }
story-claimed = „Ich auch“: { $people }.
story-from =
    { $from ->
        [bank] { $coins } aus der Bank
       *[court] { $coins } vom Gericht
    }
story-unopposed = { $you ->
        [yes] Du hast { $mask } gesagt, unbestritten
       *[no] { $person } sagte { $mask }, unbestritten
    }{ $n ->
        [0] .
       *[other] : { $coins }
    }
story-contested = { $you ->
        [yes] Du hast { $mask } gesagt, { $people } auch.
       *[no] { $person } sagte { $mask }, { $people } auch.
    }
