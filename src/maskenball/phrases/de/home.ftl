# The first screen, the invitation, gathering at a table, and what a host chooses.

home-tagline = Zwei Kartenspiele mit Masken. Ein Link, kein Konto.
home-name = Dein Name
home-nameless = Gast
home-open = Einen Tisch eröffnen
home-join = Mit Code beitreten
home-code = Code oder Link
home-go = Los
home-alone = Allein spielen
home-learn = Spielen lernen
home-rules = Regeln
join-title = { $host } lädt dich zum Ball ein
join-about =
    { $game ->
        [masquerade] Masquerade
       *[mascarade] Mascarade, { $edition ->
            [1] erste
           *[2] zweite
        } Auflage
    }, { $players } Personen.
join-sit = Platz nehmen
invite-join = Wer diesen Link hat, kann sich setzen und mitspielen.
invite-watch = Wer diesen Link hat, kann zuschauen und sieht kein Geheimnis.
invite-share = Link teilen
invite-copied = Kopiert
invite-qr = Der Link als Code für Telefone
gather-title = Wer sitzt am Tisch?
gather-empty = Freier Stuhl
gather-you = du
gather-host = lädt ein
gather-bot = Ein Bot für diesen Stuhl
gather-bot-level = Bot: { $level }
gather-nobody = Noch niemand
gather-sit = Hierher setzen
gather-remove = Den Stuhl von { $name } räumen
gather-fill =
    { $n ->
        [one] Ein Bot für den freien Stuhl
       *[other] Bots für { $n } freie Stühle
    }
gather-start = Karten geben
gather-start-bots = Geben, mit Bots
gather-waiting = { $name } gibt die Karten, wenn alle da sind.
gather-leave = Den Tisch verlassen
gather-rules = Was gespielt wird
option-game = Spiel
option-mascarade = Bluff und Gedächtnis
option-masquerade = Stiche mit verborgenen Partnern
option-edition = Auflage
option-players = Personen
option-memory = Gedächtnis
option-masks = Masken im Spiel
option-own-masks = Selbst aussuchen
option-own-about = { $n } Karten gewählt.
option-add-mask = Eine mehr: { $mask }
option-remove-mask = Eine weniger: { $mask }
option-deck = Wo die Diamanten liegen
option-more = Weitere Einstellungen
option-clock = Uhr
option-no-clock = Keine: Wir sind unter uns
option-seconds = { $n } Sekunden für jede Entscheidung
option-clock-about = Sie beginnt bei jeder Entscheidung neu. Ist die Zeit um: passen, anschauen oder Zufall.
option-contest = Ansprüche
option-contest-lodged = Antworten im Voraus sind möglich
option-contest-live = Alle antworten erst, wenn sie gefragt sind
option-first = Erster Zug
option-first-drawn = Mit den Karten ausgelost
option-seat = Stuhl { $n }
option-chat = Chat
option-accidents = Versehentliches Ansehen
    .about = Wer außerhalb des eigenen Zugs eine eigene Karte ansieht, muss im nächsten eigenen Zug Ansehen wählen.
option-home-made = Selbst gemachte Masken
    .about = Masken, die du selbst geschrieben hast, als TOML-Datei. Sie liegen mit den anderen in der Schachtel und reisen mit dem Spielprotokoll.
option-home-made-file = Datei wählen
option-home-made-text = Selbst gemachte Masken als Text
menu-light = Licht
menu-light-system = Wie das System
menu-light-night = Nacht
menu-light-day = Tag
menu-away = Wer weg ist
menu-hand-over = Ein Bot spielt für { $name } weiter
menu-commitment = Das Geben ist versiegelt: Niemand kann die Karten aussuchen. Nach dem Spiel können es alle mit dieser Zahl nachprüfen.
menu-quick = Schnelle Bewegungen
home-watch = Bots zusehen
menu-sounds = Geräusche
