# Why an answer is not taken. $rule is the id of the rule behind it; it is put at the end by whoever tells it.

refusal-over = Het spel is afgelopen.
refusal-not-asked = De vraag is niet aan jou, maar aan { $person }.
refusal-stale = Dat antwoord kwam te laat: het spel is verdergegaan.
refusal-preparation = De eerste vier beurten zijn voorbereiding: je kunt alleen Wisselen (of niet).
refusal-turned-up = { $edition ->
        [1] Je kaart is in de vorige beurt opengelegd: je kunt alleen Wisselen (of niet).
       *[2] Je kaart is in de vorige beurt opengelegd: je kunt niet Aankondigen.
    }
refusal-peeked = Je hebt buiten je beurt naar je kaart gekeken: je kunt alleen Kijken.
refusal-no-accidents = Aan deze tafel kun je niet per ongeluk kijken.
refusal-not-own-card = Je kunt alleen naar een eigen kaart kijken.
refusal-own-turn = Per ongeluk kijken kan alleen buiten je eigen beurt.
refusal-other-question = Er wordt nu iets anders gevraagd.
refusal-no-such-card = Zo’n kaart is er niet om te nemen, te bekijken of mee te claimen.
refusal-not-the-seen-card = Bij de verplichte wissel moet je de kaart nemen die opengelegd was.
refusal-not-in-play = Dat masker is niet in het spel.
refusal-must-choose = Van deze kracht kun je niet afzien.
refusal-no-target = Dat is nu geen doelwit voor deze kracht.
refusal-not-in-hand = Die kaart heb je niet.
refusal-follow = Je moet de kleur bekennen waarmee is uitgekomen.
refusal-must-play = Niemand mag overslaan: speel een kaart.
refusal-no-pile = De Dief doorzoekt een stapel met kaarten van een andere speler, of doet niets.
refusal-no-diamond = De Dief neemt één diamant uit die stapel, of niets.
refusal-no-trade = De Koopman geeft een handkaart voor een kaart van een andere soort uit de stapel, of doet niets.
refusal-with-rule = { $sentence } (Regel { $rule })
