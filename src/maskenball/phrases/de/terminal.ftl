# At a keyboard: what `maskenball play`, `watch` and `rules` say besides the game itself.
# Words between backquotes are typed as they are in every language.

play-welcome = Willkommen auf dem Ball. Tippe ? für Hilfe, `quit` zum Aufhören; nichts geht verloren.
play-company = Am Tisch: { $people }.
play-person-bot = { $person } ({ $level })
play-person-here = { $person } (an der Tastatur)
play-memory = Gedächtnis: { $level }. { $about }
play-seed = Startzahl (Seed): { $seed }. Dieselbe Startzahl teilt dieselben Karten aus.
play-compiling = Die Bots der Stufe „{ $level }“ bereiten sich vor (einmalig, weniger als eine Minute) …
play-your-number = Deine Antwort, als Zahl oder als Text:
play-option = { $number }  { $option }
play-thinking = { $person } denkt nach …
play-memorise = Merk dir, wer wer ist. Drück die Eingabetaste, um die Karten zu verdecken.
play-peek-hint = Außerhalb deines Zugs darfst du mit `{ $peek }` versehentlich deine eigene Karte ansehen; in deinem ersten Zug, der es erlaubt, musst du dann Ansehen wählen.
play-hand-over = Die Tastatur geht an { $person }. Alle anderen schauen weg.
play-hand-over-ready = { $person }, drück die Eingabetaste, wenn sonst niemand hinsieht.
play-hand-over-done = { $person }, drück die Eingabetaste, um das hier zu verbergen.
play-over-saved = Das Spielprotokoll liegt in { $file }. Noch einmal ansehen mit: maskenball replay { $file }
play-saved = Gespeichert in { $file }.
play-go-on = Weiter geht es mit: maskenball play --resume { $file }
play-resumed = Das Spiel geht dort weiter, wo es stand: Entscheidung { $number }.
play-interrupted = Angehalten. Nichts ist verloren.
play-no-more-input = Hier endet die Eingabe. Nichts ist verloren.
play-not-a-number = { $number } ist keine der Antworten: Sie gehen von 1 bis { $last }.
play-not-understood = „{ $text }“ ist hier weder Antwort noch Befehl. Tippe eine Zahl von 1 bis { $last } oder ? für Hilfe.
play-cannot-save = Speichern in { $file } geht nicht: { $why }
play-nothing-yet = Noch ist nichts geschehen.
play-log-title = Was geschehen ist:
play-log-strict = An einem strengen Tisch siehst du nur, was seit deinem letzten Zug geschehen ist:
play-since = Seit deiner letzten Antwort:
play-table-title = Der Tisch:
play-deal-title = So wurde ausgeteilt:
play-deal-hidden = Die Verteilung wird an diesem Tisch nicht gezeigt; du hast sie einmal gesehen.
play-notes-title = Deine Notizen:
play-notes-none = Du hast keine Notizen. Schreib eine mit `note` und ein paar Worten.
play-notes-taken = Notiert.
play-notes-off = An diesem Tisch gibt es keine Notizen; seine Gedächtnisstufe ist „{ $level }“.
play-helper-title = Wie wahrscheinlich welche Maske wo liegt, nach allem, was du gesehen hast:
play-helper-off = Dieser Tisch spielt ohne den Helfer.
play-help-title = Die Antworten:
play-help-option = { $number }  { $option }: { $help }
play-commands-title = Außerdem jederzeit:
play-command-help = `?`  was jede Antwort bedeutet
play-command-log = `log`  was bisher geschehen ist
play-command-table = `table`  Goldstücke, Masken im Spiel, wer am Zug ist
play-command-notes = `notes`  deine Notizen; `note WORTE` fügt eine hinzu
play-command-rules = `rules`  die Regeln; `rules spy` was eine einzelne Maske kann
play-command-save = `save DATEI`  die Partie in einer Datei behalten; darin steht die ganze Wahrheit, auch jede Karte
play-command-quit = `quit`  aufhören; das Spiel bleibt erhalten
play-command-peek = `{ $peek }`  versehentlich die eigene Karte ansehen
play-mask-line = { $mask }: { $power }
play-mask-unknown = Eine Maske namens „{ $text }“ gibt es hier nicht.
play-wins-you = Du hast gewonnen!
play-wins-not = Diesmal hast du nicht gewonnen.
watch-title = Bots beim Spiel. Strg-C hält an.
replay-standing = { $person } hat die Wahl: { $answers }
rules-title = Die Regeln von { $game }
rules-none = Die Regeln von { $game } hat hier niemand aufgeschrieben.
rules-title-edition = Die Regeln von { $game }, { $edition ->
        [1] erste
       *[2] zweite
    } Auflage
rules-star = ★ bringt Goldstücke aus der Bank
rules-least =
    { $ours ->
        [yes] ab { $players } Personen, von uns festgelegt
       *[no] ab { $players } Personen
    }
rules-copies =
    { $copies ->
        [one] 1 Karte
       *[other] { $copies } Karten
    }
rules-other-edition = { $mask } gibt es nur in der { $edition ->
        [1] ersten
       *[2] zweiten
    } Auflage (--edition { $edition }):
scenario-sheet = { $players } Personen: { $masks }
play-nameless = Gast
play-cannot-clear = Dieses Terminal lässt sich nicht leeren: Was einer Person erzählt wird, steht weiter oben und bleibt für die anderen lesbar.
play-helper-partners = Wie wahrscheinlich jede Person zu den Partnern gehört, nach allem, was du gesehen hast:
play-command-helper = `helper`  wie wahrscheinlich jede Maske wo liegt

# What cannot be at a keyboard, and why.
play-open-elsewhere = Diese Partie ist anderswo offen: { $file }. Beende sie zuerst dort.
play-no-game = In { $file } liegt keine Partie, die weitergehen kann.
play-skipped = { $file } ist nicht lesbar und wird übersprungen: { $why }
play-resume-names = An der Tastatur dieser Partie: { $people }. Lass --name weg.
play-resume-options = Eine Partie, die weitergeht, behält, was am Anfang vereinbart wurde. Lass weg: { $options }.
play-resumed-over = Diese Partie ist zu Ende.
play-sheet-level = { $file }: Eine Stufe „{ $level }“ gibt es nicht (für { $person }).
play-sheet-keyboard = { $file }: In `[Keyboard]` steht niemand.
play-why-taken = dort liegt schon etwas anderes
play-why-no-folder = diesen Ordner gibt es nicht
play-lost = Angehalten. Diese Partie war nicht zu speichern: Sie ist verloren.
play-lost-since = Angehalten. Die letzten Züge waren nicht zu speichern; in der Datei steht die Partie, wie sie davor war.
play-welcome-unsaved = Willkommen auf dem Ball. Tippe ? für Hilfe, `quit` zum Aufhören.
play-only-enter = Weiter geht es mit der Eingabetaste; tippe ? für Hilfe.
play-help-typed = Als Text: { $texts }
play-command-table-masquerade = `table`  Stapel, Stich, deine Hand, wer am Zug ist
play-command-rules-masquerade = `rules`  die Regeln; `rules thief` ein Teil davon
play-command-helper-masquerade = `helper`  wie wahrscheinlich wer Partner ist
play-name-unfit = „{ $name }“ kann hier niemand heißen: höchstens { $most } Zeichen, keines von , # " \ [ ], kein Leerzeichen am Rand und nicht `centre`.
play-names-same = Zwei am Tisch haben denselben Namen.
play-names-unfit = { $names } Namen passen nicht zu --players { $players }.
play-levels-unfit = Stufen: { $levels }, Bots: { $bots }. Gib eine Stufe für alle an, oder eine für jeden.
play-nobody-called = Niemand hier heißt „{ $person }“. Am Tisch: { $people }.
play-seed-unfit = Die Startzahl ist nicht als Text (`UTF-8`) lesbar.

# What `maskenball serve` says.
serve-title = Maskenball ist offen.
serve-here = Auf diesem Rechner: { $link }
serve-house = Für alle im Haus: { $link }
serve-stop = Beenden mit Strg-C. Die Tische bleiben und gehen beim nächsten Start weiter.
