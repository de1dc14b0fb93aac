# What every screen of the browser needs: buttons, the line to the server, refusals, ready-made sentences.

house-close = Schließen
house-back = Zurück
house-home = Zur Startseite
house-here-instead = Hier weiterspielen
house-reload = Neu laden

# The line to the server. notice-…: by the code that the server sends.
house-connecting = Verbindung wird aufgebaut …
house-reconnecting = Die Verbindung ist unterbrochen und wird wiederhergestellt …
line-lost = Die Verbindung ist weg
line-trying = Versuch { $tries }. Dein Platz bleibt deiner.
line-try = Jetzt versuchen
seat-gone = Du hast hier keinen Platz
notice-another-tab = Dein Platz ist in einem anderen Tab oder auf einem anderen Gerät offen.
notice-stopping = Der Server macht Pause. Dein Platz bleibt dir; sobald der Server wieder da ist, geht es hier von selbst weiter.
notice-no-seat = Dein Platz wurde freigegeben, oder du hast ihn in einem anderen Tab verlassen.
notice-outdated = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen; dein Platz bleibt dir.
notice-too-many = Von dieser Seite kamen zu viele Nachrichten auf einmal. Die Verbindung wurde getrennt und ist gleich wieder da.

# Why the server does not do something, by its code. refused-else: anything else. What the rules refuse is in refusals.ftl.
refused-not-now = Das geht gerade nicht.
refused-not-yet = Alle sehen noch, was geschehen ist. Du wirst gleich gefragt.
refused-not-alone = An diesem Tisch spielt noch jemand mit.
refused-not-host = Das kann nur, wer einlädt.
refused-no-seat = Diesen Platz gibt es nicht.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-empty = Dort sitzt niemand.
refused-full = Es gibt nicht genug Plätze.
refused-not-full = Es sind noch Plätze frei.
refused-unplayable = So lässt sich an diesem Tisch nicht spielen.
refused-other-game = Das galt einer früheren Partie.
refused-not-asked = Gefragt ist gerade jemand anderes.
refused-no-contest = Gerade gibt es nichts zu beanspruchen.
refused-answered = Du hast schon geantwortet.
refused-no-card = So eine Karte hast du nicht.
refused-no-lodging = An diesem Tisch antwortet niemand im Voraus.
refused-no-clock = An diesem Tisch läuft keine Uhr.
refused-no-more-time = Du hattest schon mehr Zeit; das gibt es nur einmal je Partie.
refused-no-notes = Die Gedächtnisregel dieses Tisches erlaubt keine Notizen.
refused-no-helper = Die Gedächtnisregel dieses Tisches erlaubt keinen Helfer.
refused-no-chat = An diesem Tisch gibt es keinen Chat.
refused-empty = Die Nachricht war leer.
refused-spectator = Du siehst hier nur zu.
refused-present = Diese Person ist da. Nur sie selbst kann einen Bot für sich spielen lassen.
refused-bot-plays = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
refused-too-many = Das war zu viel auf einmal. Warte kurz und versuch es dann noch einmal.
refused-journal-full = Du hast fürs Erste so viel geschrieben, wie pro Platz erlaubt ist. Im Lauf des Spiels darfst du wieder schreiben.
refused-not-stored = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuch es noch einmal.
refused-unknown = Hier ist nichts. Vielleicht ist der Link oder der Code falsch oder veraltet.
refused-set-aside = Dieser Tisch ist nicht lesbar und wurde beiseitegelegt. Wer den Server betreibt, kann helfen.
refused-too-long = Dieser Text ist zu lang.
refused-not-over = Das Spiel ist noch nicht aus.
refused-other-rules = Dieses Spiel folgt Regeln, die diese Version nicht kennt. Sein Spielprotokoll kann man noch lesen.
refused-offline = Der Server ist nicht zu erreichen. Bist du online?
refused-else = Das hat nicht geklappt. Versuch es noch einmal.

# What is wrong with home-made masks or a deck of one's own: $sentence comes from the server as it is.
breach-plain = { $sentence } ({ $rule })
breach-line = Zeile { $line }: { $sentence } ({ $rule })

# Ready-made sentences for the chat, said to the whole table.
phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-hurry = Geht es bald weiter?
phrase-one-moment = Einen Moment, bitte.
phrase-i-am-sure = Ich bin mir ganz sicher.
phrase-i-doubt-it = Das bezweifle ich.
phrase-trust-me = Vertraut mir!
phrase-who-knows = Wer weiß …
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-once-more = Noch eine Partie?
