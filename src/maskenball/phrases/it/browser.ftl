# What every screen of the browser needs: buttons, the line to the server, refusals, ready-made sentences.

house-close = Chiudi
house-back = Indietro
house-home = Alla pagina iniziale
house-here-instead = Continua qui
house-reload = Ricarica

# The line to the server. notice-…: by the code that the server sends.
house-connecting = Connessione in corso…
house-reconnecting = Connessione persa. Nuovo tentativo…
line-lost = La connessione è persa
line-trying = Tentativo { $tries }. Il tuo posto resta tuo.
line-try = Prova ora
seat-gone = Qui non hai un posto
notice-another-tab = Il tuo posto è aperto in un'altra scheda o su un altro dispositivo.
notice-stopping = Il server fa una pausa. Il tuo posto resta tuo; quando il server torna, la pagina riprende da sola.
notice-no-seat = Il tuo posto è stato liberato, oppure l'hai lasciato in un'altra scheda.
notice-outdated = Questa pagina è più vecchia del server. Ricaricala per continuare; il tuo posto resta tuo.
notice-too-many = Da questa pagina sono arrivati troppi messaggi insieme. La connessione è stata chiusa e torna tra un attimo.

# Why the server does not do something, by its code. refused-else: anything else. What the rules refuse is in refusals.ftl.
refused-not-now = Adesso non è possibile.
refused-not-yet = Tutti stanno ancora guardando che cosa è successo. Tra un momento tocca a te.
refused-not-alone = A questo tavolo gioca anche qualcun altro.
refused-not-host = Può farlo solo chi ospita.
refused-no-seat = Questo posto non esiste.
refused-seat-taken = Lì c'è già qualcuno.
refused-seat-empty = Lì non c'è nessuno.
refused-full = Non ci sono abbastanza posti.
refused-not-full = Ci sono ancora posti liberi.
refused-unplayable = Così non si può giocare a questo tavolo.
refused-other-game = Era per una partita precedente.
refused-not-asked = La domanda è per qualcun altro.
refused-no-contest = Adesso non c'è niente da rivendicare.
refused-answered = Hai già risposto.
refused-no-card = Non hai una carta così.
refused-no-lodging = A questo tavolo non si risponde in anticipo.
refused-no-clock = A questo tavolo si gioca senza orologio.
refused-no-more-time = Hai già avuto più tempo; si può una volta sola per partita.
refused-no-notes = La regola della memoria di questo tavolo non permette appunti.
refused-no-helper = La regola della memoria di questo tavolo non permette l'aiutante.
refused-no-chat = A questo tavolo non c'è la chat.
refused-empty = Il messaggio era vuoto.
refused-spectator = Qui puoi solo guardare.
refused-present = Questa persona è presente. Solo lei può far giocare un bot al suo posto.
refused-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
refused-too-many = Troppo in una volta sola. Aspetta un attimo e riprova.
refused-journal-full = Per ora hai scritto quanto è permesso. Andando avanti con la partita potrai scrivere ancora.
refused-not-stored = Non si è potuto salvare, quindi non è successo niente. Riprova.
refused-unknown = Qui non c'è niente. Forse il link o il codice è sbagliato o scaduto.
refused-set-aside = Questo tavolo non si può leggere ed è stato messo da parte. Chi gestisce il server può aiutare.
refused-too-long = Questo testo è troppo lungo.
refused-not-over = La partita non è ancora finita.
refused-other-rules = Questa partita segue regole che questa versione non conosce. La sua scheda si può ancora leggere.
refused-offline = Il server non risponde. Sei online?
refused-else = Non ha funzionato. Riprova.

# What is wrong with home-made masks or a deck of one's own: $sentence comes from the server as it is.
breach-plain = { $sentence } ({ $rule })
breach-line = Riga { $line }: { $sentence } ({ $rule })

# Ready-made sentences for the chat, said to the whole table.
phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-hurry = Andiamo avanti?
phrase-one-moment = Un attimo, per favore.
phrase-i-am-sure = Non ho dubbi.
phrase-i-doubt-it = Ne dubito.
phrase-trust-me = Fidatevi di me!
phrase-who-knows = Chissà…
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-once-more = Un'altra partita?
