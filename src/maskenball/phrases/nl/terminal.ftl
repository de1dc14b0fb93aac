# At a keyboard: what `maskenball play`, `watch` and `rules` say besides the game itself.
# Words between backquotes are typed as they are in every language.

play-welcome = Welkom op het bal. Typ ? voor hulp, `quit` om te stoppen; er gaat niets verloren.
play-company = Aan tafel: { $people }.
play-person-bot = { $person } ({ $level })
play-person-here = { $person } (aan het toetsenbord)
play-memory = Geheugen: { $level }. { $about }
play-seed = Seed: { $seed }. Dezelfde seed geeft dezelfde kaarten.
play-compiling = De bots van niveau { $level } bereiden zich voor (eenmalig, minder dan een minuut) …
play-your-number = Je antwoord, een nummer of de tekst ervan:
play-option = { $number }  { $option }
play-thinking = { $person } denkt na …
play-memorise = Onthoud wie wie is. Druk op Enter om de kaarten gedekt te leggen.
play-peek-hint = Buiten je eigen beurt mag je met `{ $peek }` per ongeluk naar je kaart kijken; in je eerste beurt waarin dat mag, moet je dan Kijken.
play-hand-over = Het toetsenbord gaat naar { $person }. Alle anderen kijken weg.
play-hand-over-ready = { $person }, druk op Enter als er niemand anders kijkt.
play-hand-over-done = { $person }, druk op Enter om dit te verbergen.
play-over-saved = Het scoreblad staat in { $file }. Bekijk het nog eens met: maskenball replay { $file }
play-saved = Bewaard in { $file }.
play-go-on = Ga verder met: maskenball play --resume { $file }
play-resumed = Het spel gaat verder waar het gebleven was: beslissing { $number }.
play-interrupted = Gestopt. Er is niets verloren.
play-no-more-input = De invoer houdt hier op. Er is niets verloren.
play-not-a-number = { $number } is geen van de antwoorden: die lopen van 1 tot en met { $last }.
play-not-understood = “{ $text }” is hier geen antwoord en geen opdracht. Typ een nummer van 1 tot en met { $last }, of ? voor hulp.
play-cannot-save = Bewaren in { $file } lukt niet: { $why }
play-nothing-yet = Er is nog niets gebeurd.
play-log-title = Wat er gebeurde:
play-log-strict = Aan een strikte tafel zie je alleen wat er sinds je laatste beurt is gebeurd:
play-since = Sinds je laatste antwoord:
play-table-title = De tafel:
play-deal-title = De verdeling was:
play-deal-hidden = De verdeling wordt aan deze tafel niet getoond; je hebt haar één keer gezien.
play-notes-title = Je notities:
play-notes-none = Je hebt geen notities. Schrijf er een met `note` en een paar woorden.
play-notes-taken = Genoteerd.
play-notes-off = Aan deze tafel zijn er geen notities; het geheugenniveau is { $level }.
play-helper-title = Hoe waarschijnlijk elk masker waar ligt, volgens alles wat je hebt gezien:
play-helper-off = Aan deze tafel wordt zonder hulp gespeeld.
play-help-title = Elk antwoord:
play-help-option = { $number }  { $option }: { $help }
play-commands-title = Daarnaast, op elk moment:
play-command-help = `?`  wat elk antwoord betekent
play-command-log = `log`  wat er tot nu toe gebeurde
play-command-table = `table`  goudstukken, maskers in het spel, wie aan de beurt is
play-command-notes = `notes`  je notities; `note WOORDEN` voegt er een toe
play-command-rules = `rules`  de regels; `rules spy` wat één masker doet
play-command-save = `save BESTAND`  bewaar het spel in een bestand; de hele waarheid staat erin, ook elke kaart
play-command-quit = `quit`  stoppen; het spel wordt bewaard
play-command-peek = `{ $peek }`  per ongeluk naar je eigen kaart kijken
play-mask-line = { $mask }: { $power }
play-mask-unknown = Een masker met de naam “{ $text }” is er hier niet.
play-wins-you = Je hebt gewonnen!
play-wins-not = Deze keer heb je niet gewonnen.
watch-title = Bots aan het spelen. Ctrl-C stopt.
replay-standing = { $person } moet beslissen: { $answers }
rules-title = De regels van { $game }
rules-none = Niemand heeft hier de regels van { $game } opgeschreven.
rules-title-edition = De regels van { $game }, { $edition ->
        [1] eerste
       *[2] tweede
    } editie
rules-star = ★ levert goudstukken van de bank op
rules-least =
    { $ours ->
        [yes] vanaf { $players } spelers, door ons bepaald
       *[no] vanaf { $players } spelers
    }
rules-copies =
    { $copies ->
        [one] 1 kaart
       *[other] { $copies } kaarten
    }
rules-other-edition = { $mask } komt alleen voor in de { $edition ->
        [1] eerste
       *[2] tweede
    } editie (--edition { $edition }):
scenario-sheet = { $players } spelers: { $masks }
play-nameless = Gast
play-cannot-clear = Deze terminal kan niet worden gewist: wat aan één persoon wordt verteld, blijft hierboven leesbaar voor de anderen.
play-helper-partners = Hoe waarschijnlijk elke speler een partner is, uit alles wat je hebt gezien:
play-command-helper = `helper`  hoe waarschijnlijk elk masker waar ligt

# What cannot be at a keyboard, and why.
play-open-elsewhere = Dit spel is ergens anders open: { $file }. Sluit het daar eerst.
play-no-game = In { $file } staat geen spel om mee verder te gaan.
play-skipped = { $file } is niet te lezen en wordt overgeslagen: { $why }
play-resume-names = Aan het toetsenbord van dit spel: { $people }. Laat --name weg.
play-resume-options = Een spel dat verdergaat, houdt wat aan het begin is afgesproken. Laat weg: { $options }.
play-resumed-over = Dit spel is afgelopen.
play-sheet-level = { $file }: er is geen niveau “{ $level }” (voor { $person }).
play-sheet-keyboard = { $file }: in `[Keyboard]` staat niemand.
play-why-taken = daar staat al iets anders
play-why-no-folder = die map bestaat niet
play-lost = Gestopt. Dit spel kon niet worden bewaard: het is verloren.
play-lost-since = Gestopt. De laatste zetten konden niet worden bewaard; in het bestand staat het spel zoals het daarvoor was.
play-welcome-unsaved = Welkom op het bal. Typ ? voor hulp, `quit` om te stoppen.
play-only-enter = Druk op Enter om verder te gaan, of typ ? voor hulp.
play-help-typed = Als tekst: { $texts }
play-command-table-masquerade = `table`  stapels, de slag, je hand, wie aan de beurt is
play-command-rules-masquerade = `rules`  de regels; `rules thief` een deel ervan
play-command-helper-masquerade = `helper`  hoe waarschijnlijk elke speler een partner is
play-name-unfit = “{ $name }” kan hier geen naam zijn: hooguit { $most } tekens, geen , # " \ [ ], geen spatie aan de rand, en niet `centre`.
play-names-same = Twee spelers hebben dezelfde naam.
play-names-unfit = { $names } namen passen niet bij --players { $players }.
play-levels-unfit = Niveaus: { $levels }, bots: { $bots }. Geef één niveau voor allen, of één voor elk.
play-nobody-called = Niemand hier heet “{ $person }”. Aan tafel: { $people }.
play-seed-unfit = De seed is niet leesbaar als tekst (`UTF-8`).

# What `maskenball serve` says.
serve-title = Maskenball is open.
serve-here = Op deze computer: { $link }
serve-house = Voor iedereen in huis: { $link }
serve-stop = Stoppen met Ctrl-C. De tafels blijven bewaard en gaan bij de volgende start verder.
