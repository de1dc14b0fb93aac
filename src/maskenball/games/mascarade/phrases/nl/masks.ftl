# The masks: their names in every form that the sentences need, and what they do.
# $edition is 1 or 2. The attributes are the same for all masks of a language; $mask_the in a sentence is .the here.

mask-judge = Rechter
    .the = de Rechter
mask-bishop = Bisschop
    .the = de Bisschop
mask-trickster = Zwendelaar
    .the = de Zwendelaar
mask-king = Koning
    .the = de Koning
mask-queen = Koningin
    .the = de Koningin
mask-empress = Keizerin
    .the = de Keizerin
mask-fool = Nar
    .the = de Nar
mask-thief = Dief
    .the = de Dief
mask-witch = Heks
    .the = de Heks
mask-spy = Spion
    .the = de Spion
mask-peasant = Boer
    .the = een Boer
mask-cheat = Oplichter
    .the = de Oplichter
mask-inquisitor = Inquisiteur
    .the = de Inquisiteur
mask-guru = Goeroe
    .the = de Goeroe
mask-widow = Weduwe
    .the = de Weduwe
mask-puppet-master = Poppenspeler
    .the = de Poppenspeler
mask-patron = Mecenas
    .the = de Mecenas
mask-beggar = Bedelaar
    .the = de Bedelaar
mask-princess = Prinses
    .the = de Prinses
mask-hidden = een verborgen masker
    .the = een verborgen masker

# A home-made mask in a sentence: nobody knows its article.
home-made-mask = “{ $name }”

power-judge = Neem alle goudstukken van de Rechtbank. De boetes van deze beurt komen later en blijven daar.
    .short = alles van de rechtbank
power-bishop = Neem 2 goudstukken van de rijkste andere speler; zijn er meer even rijk, kies dan een van hen.
    .short = 2 van de rijkste
power-trickster = Neem 2 goudstukken van de rijkste andere speler; zijn er meer even rijk, kies dan een van hen.
    .short = 2 van de rijkste
power-king =
    Neem { $edition ->
        [1] 3
       *[2] 2
    } goudstukken van de bank.
    .short = { $edition ->
            [1] 3
           *[2] 2
        } uit de bank
power-queen = Neem 2 goudstukken van de bank.
    .short = 2 uit de bank
power-empress = Neem 3 goudstukken van de bank.
    .short = 3 uit de bank
power-fool = Neem 1 goudstuk van de bank. Neem dan de kaarten van twee andere spelers, zonder te kijken, en wissel ze of niet.
    .short = 1, kruist twee kaarten
power-thief = Neem 1 goudstuk van je linkerbuur en 1 van je rechterbuur.
    .short = 1 van elke kant
power-witch = Je mag je hele fortuin ruilen met dat van één andere speler.
    .short = ruilt twee vermogens
power-spy =
    { $edition ->
        [1] Kies een kaart van een andere speler of uit het midden.
       *[2] Kies een kaart van een andere speler.
    } Bekijk die en je eigen kaart in het geheim en wissel ze dan of niet.
    .short = ziet twee kaarten
power-peasant = Neem 1 goudstuk van de bank. Worden beide Boeren bij dezelfde betwisting opengelegd, dan neemt elk er 2.
    .short = 1 uit de bank, samen 2
power-cheat = Heb je 10 goudstukken of meer, dan win je meteen.
    .short = wint met 10
power-inquisitor = Kies een andere speler. Die noemt het eigen masker en legt het open: klopt het niet, dan geeft die speler je 4 goudstukken.
    .short = vraagt wie je bent
power-guru = Kies een andere speler. Die noemt het eigen masker en legt het open: klopt het niet, dan geeft die speler je 4 goudstukken.
    .short = vraagt wie je bent
power-widow = Neem goudstukken van de bank tot je er 10 hebt.
    .short = tot 10 goudstukken
power-puppet-master = Kies twee andere spelers en neem van elk 1 goudstuk. Daarna wisselen deze twee van plaats; kaarten en goudstukken blijven liggen.
    .short = verzet twee mensen
power-patron = Neem 3 goudstukken van de bank. Je linkerbuur en je rechterbuur krijgen elk 1 goudstuk van de bank.
    .short = 3, en 1 voor elke kant
power-beggar = Met de klok mee, te beginnen links van je, geeft elke speler die op dat moment rijker is dan jij je 1 goudstuk.
    .short = 1 van wie rijker is
power-princess = Neem 2 goudstukken van de bank. Kies een andere speler: iedereen behalve die speler zelf krijgt de kaart van die speler te zien.
    .short = 2, toont een kaart
