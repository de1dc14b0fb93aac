# Words of the house: languages, games, levels of bots, memory levels. Terminal and browser share them.

language-name = Nederlands
game-mascarade = Mascarade
game-masquerade = Masquerade
edition = { $edition ->
        [1] Eerste editie
       *[2] Tweede editie
    }
scenario-1e-2013 = De standaardsets van 2013 (met de Spion bij 7 spelers)
scenario-1e-2014 = De standaardsets van 2014 (met de Nar bij 7 spelers)
scenario-2e-A = Onze eigen sets voor de eerste potjes
scenario-2e-B = Onze eigen sets, maar sluwer
deck-default = Onze reconstructie: de diamanten staan op blauw, geel, groen en de rode 11
deck-points = Een alternatief: de diamanten staan op lage bijkaarten en op rood 8 tot en met 11
level-gentle = Mild
    .about = Zegt alleen wat zeker is. Goed voor een eerste potje.
level-steady = Bedaard
    .about = Berekent de kansen en bluft als het loont.
level-cunning = Sluw
    .about = Luistert ook: merkt wie liegt en wie niet.
level-masterly = Meesterlijk
    .about = Denkt enkele beurten vooruit. Moeilijk te verslaan.
memory-strict = Strikt
    .about = Je ziet alleen wat er sinds je laatste beurt is gebeurd.
memory-log = Logboek
    .about = Alles wat openlijk is gezegd en gedaan, kun je nalezen.
memory-notes = Notities
    .about = Het logboek, de verdeling van de kaarten en je eigen notities.
memory-helper = Hulp
    .about = Om te oefenen: hoe waarschijnlijk elk masker waar ligt, berekend uit alles wat je hebt gezien.
and-list = { $first } en { $last }
or-list = { $first } of { $last }
unofficial = Een onofficiële uitvoering voor privéplezier, niet verbonden aan de uitgevers van de spellen.
scenario-verdict = { $cards } maskers, { $players } spelers, editie { $edition }: { $verdict ->
        [yes] speelbaar.
        [advised] speelbaar, met aanbevelingen:
       *[no] niet speelbaar, want:
    }

# What any game may say, and all that is said of a game that has no words of its own.
opening-any = { $game }, { $players } spelers.
event-any = { $you ->
        [yes] Jij: { $text }
       *[no] { $person }: { $text }
    }
event-over-any = Het spel is afgelopen.
question-any = Jij bent aan de beurt. Wat doe je?
waiting-any = { $person } is aan de beurt.
event-decline = { $you ->
        [yes] Je ziet ervan af.
       *[no] { $person } ziet ervan af.
    }
event-winner = Gewonnen door: { $winners }.
event-winners = Samen gewonnen door: { $winners }.
game-ended =
    { $why ->
        [agreed] Iedereen wilde het spel hier beëindigen. Niemand heeft gewonnen.
       *[long] Na 2000 beslissingen eindigt het spel hier. Niemand heeft gewonnen.
    }
