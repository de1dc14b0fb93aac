# At a keyboard: what `maskenball play`, `watch` and `rules` say besides the game itself.
# Words between backquotes are typed as they are in every language.

play-welcome = Ti diamo il benvenuto al ballo. Scrivi ? per l'aiuto, `quit` per smettere; niente va perso.
play-company = Al tavolo: { $people }.
play-person-bot = { $person } ({ $level })
play-person-here = { $person } (alla tastiera)
play-memory = Memoria: { $level }. { $about }
play-seed = Seme casuale: { $seed }. Lo stesso seme distribuisce le stesse carte.
play-compiling = I bot di livello «{ $level }» si preparano (una volta sola, meno di un minuto) …
play-your-number = La tua risposta, un numero o il suo testo:
play-option = { $number }  { $option }
play-thinking = { $person } sta pensando …
play-memorise = Ricorda chi è chi. Premi Invio per coprire le carte.
play-peek-hint = Fuori dal tuo turno puoi guardare la tua carta per sbaglio con `{ $peek }`; poi devi Guardare, nel tuo primo turno che lo permette.
play-hand-over = La tastiera passa a { $person }. Tutti gli altri guardano altrove.
play-hand-over-ready = { $person }, premi Invio quando nessun altro guarda.
play-hand-over-done = { $person }, premi Invio per nascondere tutto.
play-over-saved = Il verbale della partita è in { $file }. Rivedilo con: maskenball replay { $file }
play-saved = Salvato in { $file }.
play-go-on = Continua con: maskenball play --resume { $file }
play-resumed = La partita riprende da dov'era: decisione { $number }.
play-interrupted = Interrotto. Niente va perso.
play-no-more-input = L'input finisce qui. Niente va perso.
play-not-a-number = { $number } non è tra le risposte: vanno da 1 a { $last }.
play-not-understood = «{ $text }» qui non è né una risposta né un comando. Scrivi un numero da 1 a { $last }, o ? per l'aiuto.
play-cannot-save = Non si può salvare in { $file }: { $why }
play-nothing-yet = Non è ancora successo niente.
play-log-title = Che cosa è successo:
play-log-strict = A un tavolo con memoria severa vedi solo ciò che è successo dal tuo ultimo turno:
play-since = Dalla tua ultima risposta:
play-table-title = Il tavolo:
play-deal-title = La distribuzione era:
play-deal-hidden = A questo tavolo la distribuzione non si mostra; l'hai vista una volta.
play-notes-title = I tuoi appunti:
play-notes-none = Non hai appunti. Scrivine uno con `note` e qualche parola.
play-notes-taken = Annotato.
play-notes-off = A questo tavolo non ci sono appunti; il livello di memoria è «{ $level }».
play-helper-title = Quanto è probabile che ogni maschera sia in ogni posto, da tutto ciò che hai visto:
play-helper-off = A questo tavolo si gioca senza aiutante.
play-help-title = Ogni risposta:
play-help-option = { $number }  { $option }: { $help }
play-commands-title = Inoltre, in qualsiasi momento:
play-command-help = `?`  che cosa significa ogni risposta
play-command-log = `log`  che cosa è successo finora
play-command-table = `table`  monete, maschere in gioco, a chi tocca
play-command-notes = `notes`  i tuoi appunti; `note PAROLE` ne aggiunge uno
play-command-rules = `rules`  le regole; `rules spy` che cosa fa una maschera
play-command-save = `save FILE`  conserva la partita in un file; contiene tutta la verità, anche ogni carta
play-command-quit = `quit`  smetti; la partita viene conservata
play-command-peek = `{ $peek }`  guarda la tua carta per sbaglio
play-mask-line = { $mask }: { $power }
play-mask-unknown = Qui non c'è nessuna maschera chiamata «{ $text }».
play-wins-you = Hai vinto!
play-wins-not = Stavolta non hai vinto.
watch-title = I bot giocano. Ctrl-C per fermare.
replay-standing = { $person } deve decidere: { $answers }
rules-title = Le regole di { $game }
rules-none = Qui nessuno ha scritto le regole di { $game }.
rules-title-edition = Le regole di { $game }, { $edition ->
        [1] prima
       *[2] seconda
    } edizione
rules-star = ★ porta monete dalla banca
rules-least =
    { $ours ->
        [yes] da { $players } giocatori in su, numero stabilito da noi
       *[no] da { $players } giocatori in su
    }
rules-copies =
    { $copies ->
        [one] 1 carta
       *[other] { $copies } carte
    }
rules-other-edition = { $mask }: solo nella { $edition ->
        [1] prima
       *[2] seconda
    } edizione (--edition { $edition }):
scenario-sheet = { $players } giocatori: { $masks }
play-nameless = Ospite
play-cannot-clear = Questo terminale non si può svuotare: ciò che viene detto a una persona resta leggibile più in alto per le altre.
play-helper-partners = Quanto è probabile che ciascuno sia un partner, da tutto ciò che hai visto:
play-command-helper = `helper`  dove si trova probabilmente ogni maschera

# What cannot be at a keyboard, and why.
play-open-elsewhere = Questa partita è aperta altrove: { $file }. Prima va chiusa lì.
play-no-game = In { $file } non c'è nessuna partita da continuare.
play-skipped = { $file } non si può leggere e viene saltato: { $why }
play-resume-names = Alla tastiera di questa partita: { $people }. Togli --name.
play-resume-options = Una partita che continua mantiene ciò che è stato deciso all'inizio. Togli: { $options }.
play-resumed-over = Questa partita è finita.
play-sheet-level = { $file }: non c'è nessun livello «{ $level }» (per { $person }).
play-sheet-keyboard = { $file }: `[Keyboard]` non nomina nessuno.
play-why-taken = lì c'è già un altro file
play-why-no-folder = questa cartella non esiste
play-lost = Interrotto. Non è stato possibile salvare questa partita: è persa.
play-lost-since = Interrotto. Non è stato possibile salvare le ultime mosse; il file contiene la partita di prima.
play-welcome-unsaved = Ti diamo il benvenuto al ballo. Scrivi ? per l'aiuto, `quit` per smettere.
play-only-enter = Premi Invio per continuare, o scrivi ? per l'aiuto.
play-help-typed = Come testo: { $texts }
play-command-table-masquerade = `table`  i mazzetti, la presa, la tua mano, a chi tocca
play-command-rules-masquerade = `rules`  le regole; `rules thief` una parte di esse
play-command-helper-masquerade = `helper`  quanto è probabile che ognuno sia un compagno
play-name-unfit = «{ $name }» qui non può essere un nome: al massimo { $most } caratteri, nessuno di , # " \ [ ], senza spazi ai bordi, e non `centre`.
play-names-same = Due persone al tavolo hanno lo stesso nome.
play-names-unfit = { $names } nomi non vanno con --players { $players }.
play-levels-unfit = Livelli: { $levels }, bot: { $bots }. Indica un livello per tutti, o uno per ciascuno.
play-nobody-called = Qui nessuno si chiama «{ $person }». Al tavolo: { $people }.
play-seed-unfit = Il seme non si può leggere come testo (`UTF-8`).

# What `maskenball serve` says.
serve-title = Maskenball è aperto.
serve-here = Su questa macchina: { $link }
serve-house = Per tutti in casa: { $link }
serve-stop = Per fermare: Ctrl-C. I tavoli restano e riprendono al prossimo avvio.
