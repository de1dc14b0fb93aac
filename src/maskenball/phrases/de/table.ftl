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
table-says = { $person } sagt: Ich bin { $mask_the }
table-said = { $name }: „{ $text }“
table-log = Was geschah
table-menu = Menü
table-invite = Einladen
table-watching = Du schaust zu
table-memory = Gedächtnis: { $level }
table-query-coins = Goldstücke: { $purses }. Gericht: { $court }.
tray-label = Was du tun kannst
tray-your-turn = Du bist am Zug, { $name }
tray-take = Tauschen oder nicht
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
tray-own-card =
    { $slot ->
        [left] Meine linke Karte
        [right] Meine rechte Karte
       *[protected] Meine geschützte Karte
    }
tray-which-own = Welche deiner Karten?
tray-announce-which = Wer willst du sein?
tray-announce-hint = Nenne eine Maske im Spiel, wahr oder nicht.
tray-say-it = Sagen: Ich bin { $mask_the }
tray-say-it-plain = Sagen
tray-more-time = Ich brauche mehr Zeit
tray-bot-plays = Ein Bot spielt für dich
tray-take-back = Selbst weiterspielen
tray-watching = Einen Augenblick …
contest-question = Bist du auch { $mask_the }?
contest-pass = Passen
contest-claim = Ich bin { $mask_the }
contest-if-nobody = Nur, wenn es sonst niemand behauptet hat
contest-if-somebody = Nur, wenn es schon jemand behauptet hat
contest-ahead = Du kannst im Voraus antworten.
contest-claimed = Behaupten es auch: { $people }.
contest-nobody = Noch bestreitet es niemand.
contest-passed = Gepasst: { $people }.
contest-cost = Wer es zu Unrecht behauptet, zahlt 1 Goldstück.
contest-order = Ab jetzt immer passen
contest-order-off = Wieder gefragt werden
hands-title = Deine Hände unter dem Tisch
hands-first = deine
hands-second = die andere
hands-cross = Karten kreuzen
hands-back = Zurücklegen
hands-crossed = Gekreuzt: Sie wechseln den Platz.
hands-straight = Gerade: Sie bleiben, wo sie lagen.
memorise-title = Merk dir, wer wer ist
memorise-about = Gleich liegen alle Karten verdeckt, und niemand ist sich mehr sicher.
memorise-ready = Bereit
memorise-waiting = Schauen noch: { $people }
tray-peek = Die eigene Karte versehentlich ansehen
    .about = Dann musst du in deinem ersten Zug, der es erlaubt, Ansehen wählen.
seen-hold = Gedrückt halten: was du gesehen hast
seen-done = Gesehen
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
