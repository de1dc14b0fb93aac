# Why an answer is not taken. $rule is the id of the rule behind it; it is put at the end by whoever tells it.

refusal-over = Das Spiel ist aus.
refusal-not-asked = Gefragt bist nicht du, sondern { $person }.
refusal-stale = Diese Antwort kam zu spät: Das Spiel ist schon weiter.
refusal-preparation = Die ersten vier Züge sind Vorbereitung: Du kannst nur tauschen.
refusal-turned-up = { $edition ->
        [1] Deine Karte wurde im Zug davor aufgedeckt: Du kannst nur tauschen (oder nicht).
       *[2] Deine Karte wurde im Zug davor aufgedeckt: Du kannst nicht ansagen.
    }
refusal-peeked = Du hast deine Karte außerhalb deines Zugs angesehen: Jetzt geht nur Ansehen.
refusal-no-accidents = An diesem Tisch gibt es kein versehentliches Ansehen.
refusal-not-own-card = Du kannst nur eine eigene Karte ansehen.
refusal-own-turn = Versehentlich ansehen kannst du nur außerhalb deines Zugs.
refusal-other-question = Gerade ist etwas anderes gefragt.
refusal-no-such-card = So eine Karte gibt es nicht, weder zum Nehmen noch zum Ansehen oder Beanspruchen.
refusal-not-the-seen-card = Beim erzwungenen Tausch muss die Karte dabei sein, die aufgedeckt war.
refusal-not-in-play = Diese Maske ist nicht im Spiel.
refusal-must-choose = Auf diese Fähigkeit kannst du nicht verzichten.
refusal-no-target = Das ist gerade kein Ziel dieser Fähigkeit.
refusal-not-in-hand = Diese Karte hast du nicht.
refusal-follow = Du musst die ausgespielte Farbe bedienen.
refusal-must-play = Niemand darf aussetzen: Spiel eine Karte.
refusal-no-pile = Der Dieb durchsucht den Stapel einer anderen Person, auf dem Karten liegen, oder tut nichts.
refusal-no-diamond = Der Dieb nimmt einen Diamanten aus diesem Stapel oder nichts.
refusal-no-trade = Der Händler tauscht eine Handkarte gegen eine Karte anderer Art aus dem Stapel oder tut nichts.
refusal-with-rule = { $sentence } (Regel { $rule })
