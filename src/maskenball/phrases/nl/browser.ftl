# What every screen of the browser needs: buttons, the line to the server, refusals, ready-made sentences.

house-close = Sluiten
house-back = Terug
house-home = Naar de startpagina
house-here-instead = Hier verder spelen
house-reload = Opnieuw laden

# The line to the server. notice-…: by the code that the server sends.
house-connecting = Verbinding maken …
house-reconnecting = De verbinding is weg en wordt hersteld …
line-lost = De verbinding is weg
line-trying = Poging { $tries }. Je plaats blijft van jou.
line-try = Nu proberen
seat-gone = Je hebt hier geen plaats
notice-another-tab = Je plaats is open in een ander tabblad of op een ander apparaat.
notice-stopping = De server pauzeert even. Je plaats blijft van jou; zodra de server terug is, gaat het hier vanzelf verder.
notice-no-seat = Je plaats is vrijgegeven, of je hebt die in een ander tabblad verlaten.
notice-outdated = Deze pagina is ouder dan de server. Laad haar opnieuw om verder te spelen; je plaats blijft van jou.
notice-too-many = Er kwamen te veel berichten tegelijk van deze pagina. De verbinding is verbroken en is zo weer terug.

# Why the server does not do something, by its code. refused-else: anything else. What the rules refuse is in refusals.ftl.
refused-not-now = Dat kan nu niet.
refused-not-yet = Iedereen kijkt nog naar wat er gebeurd is. Zo word je iets gevraagd.
refused-not-alone = Er speelt nog iemand aan deze tafel.
refused-not-host = Dat kan alleen wie uitnodigt.
refused-no-seat = Die plaats bestaat niet.
refused-seat-taken = Daar zit al iemand.
refused-seat-empty = Daar zit niemand.
refused-full = Er zijn niet genoeg plaatsen.
refused-not-full = Er zijn nog plaatsen vrij.
refused-unplayable = Zo kan er aan deze tafel niet worden gespeeld.
refused-other-game = Dat was voor een eerder spel.
refused-not-asked = De vraag is aan iemand anders.
refused-no-contest = Er valt nu niets te claimen.
refused-answered = Je hebt al geantwoord.
refused-no-card = Zo’n kaart heb je niet.
refused-no-lodging = Aan deze tafel antwoordt niemand vooraf.
refused-no-clock = Aan deze tafel loopt geen klok.
refused-no-more-time = Je hebt al extra tijd gehad; dat kan één keer per spel.
refused-no-notes = De geheugenregel van deze tafel staat geen notities toe.
refused-no-helper = De geheugenregel van deze tafel staat geen hulp toe.
refused-no-chat = Aan deze tafel is er geen chat.
refused-empty = Het bericht was leeg.
refused-spectator = Je kijkt hier alleen toe.
refused-present = Deze persoon is er. Alleen hij of zij kan een bot laten invallen.
refused-bot-plays = Een bot speelt voor je. Neem eerst je plaats weer in.
refused-too-many = Dat was te veel tegelijk. Wacht even en probeer het dan opnieuw.
refused-journal-full = Je hebt voorlopig zoveel geschreven als per plaats mag. Naarmate het spel vordert, mag je weer meer.
refused-not-stored = Het kon niet worden bewaard en is dus niet gebeurd. Probeer het opnieuw.
refused-unknown = Hier is niets. Misschien is de link of de code fout of verouderd.
refused-set-aside = Deze tafel kan niet worden gelezen en is apart gezet. Wie de server beheert, kan helpen.
refused-too-long = Die tekst is te lang.
refused-not-over = Het spel is nog niet afgelopen.
refused-other-rules = Dit spel volgt regels die deze versie niet kent. Het spelverslag is nog te lezen.
refused-offline = De server is niet bereikbaar. Ben je online?
refused-else = Dat is niet gelukt. Probeer het opnieuw.

# What is wrong with home-made masks or a deck of one's own: $sentence comes from the server as it is.
breach-plain = { $sentence } ({ $rule })
breach-line = Regel { $line }: { $sentence } ({ $rule })

# Ready-made sentences for the chat, said to the whole table.
phrase-hello = Hallo allemaal!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-hurry = Gaan we verder?
phrase-one-moment = Een ogenblikje, graag.
phrase-i-am-sure = Ik weet het zeker.
phrase-i-doubt-it = Dat betwijfel ik.
phrase-trust-me = Vertrouw me maar!
phrase-who-knows = Wie weet …
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-once-more = Nog een potje?
